import type { Catalogue, Teller } from '@incognita/kernel';
import type { Northwest } from '../../rules/kit.ts';
import { names, told } from '../names.fr.ts';
import { capital, listed, NBSP, spot } from '../typography.ts';

const seats = (order: readonly number[], t: Teller): string =>
  listed(
    order.map((seat) => t.seat(seat)),
    names.and,
  );
const tiles = (list: readonly string[]): string => listed(list.map(told.tile), names.and);
const frozen = (rows: number): string =>
  rows === 0 ? 'aucune ligne gelée' : `${names.rows(rows)} ${rows === 1 ? 'gelée' : 'gelées'}`;

export const events: Catalogue<Northwest>['events'] = {
  'setup.order': (p, t) => `L’ordre du tour est ${seats(p.order, t)}`,
  'setup.display': (p) => `Tuiles visibles${NBSP}: ${tiles(p.tiles)}`,
  taken: (p, t) => `${t.seat(p.seat)} prend une tuile${NBSP}: ${told.tile(p.tile)}`,
  refilled: (p) => `Nouvelle tuile visible${NBSP}: ${told.tile(p.tile)}`,
  refreshed: (p, t) =>
    `${t.seat(p.seat)} rafraîchit les ${p.size === 'large' ? 'grandes' : 'petites'} tuiles${NBSP}: ${tiles(p.tiles)}`,
  acted: (p, t) =>
    `${t.seat(p.seat)}${NBSP}: ${names.action[p.action]} avec ${names.vehicle[p.with].the}, ${names.pawns(p.pawns)}`,
  spent: (p, t) => `${t.seat(p.seat)} dépense 1 ${names.provision[p.what]}, reste ${p.left}`,
  sacrificed: (p, t) =>
    `${t.seat(p.seat)} sacrifie un pion ${names.vehicle[p.with].of}${NBSP}: ${names.action[p.action]}`,
  placed: (p, t) =>
    `${t.seat(p.seat)} place en ${spot(p.cells)}${NBSP}: ${told.tile(p.tile)}, face ${p.face}, tournée de ${p.turn}°`,
  'token.put': (p) => `${capital(names.token[p.token].a)} est posé en ${p.cell}`,
  'hole.filled': (p) =>
    p.joker
      ? `Le trou ${p.cell} est comblé par un Joker${NBSP}: ${told.tile(p.tile)}`
      : `Le trou ${p.cell} est comblé${NBSP}: ${told.tile(p.tile)}`,
  island: (p, t) =>
    `${t.seat(p.seat)} ferme une île de ${names.tiles(p.tiles)} pour ${p.points}${p.token ? ' et un jeton Cartographie' : `${NBSP}; il ne reste pas de jeton Cartographie`}`,
  'island.shared': (p, t) =>
    `${t.seat(p.seat)} partage la carte pour ${p.points}${p.token ? ' et un jeton Cartographie' : ''}`,
  moved: (p, t) =>
    `${t.seat(p.seat)} déplace ${names.vehicle[p.with].the} vers ${told.place(p.to)}`,
  transferred: (p, t) =>
    `${t.seat(p.seat)} a ${names.pawns(p.ship)} sur le Navire et ${p.sled} sur le Traîneau`,
  'sled.deployed': (p, t) => `${t.seat(p.seat)} déploie le Traîneau en ${p.cell}`,
  'sled.aboard': (p, t) => `${t.seat(p.seat)} reprend le Traîneau à bord`,
  'token.taken': (p, t) =>
    `${t.seat(p.seat)} prend ${names.token[p.token].the} en ${p.cell}${p.points > 0 ? ` pour ${p.points}` : ''}`,
  provisions: (p, t) =>
    p.count < 0
      ? `${t.seat(p.seat)} perd ${-p.count} ${names.provision[p.what]}, reste ${p.total}`
      : `${t.seat(p.seat)} gagne ${p.count} ${names.provision[p.what]}, en a ${p.total}`,
  'provisions.full': (p, t) =>
    `La réserve est vide${NBSP}: ${t.seat(p.seat)} renonce à ${p.lost} ${names.provision[p.what]}`,
  franklin: (p, t) =>
    `${t.seat(p.seat)} gagne ${p.count} ${p.count < 2 ? 'point' : 'points'} Franklin, ${p.total} en tout`,
  passed: (p, t) => `${t.seat(p.seat)} passe, place ${p.place} de la saison suivante`,
  rested: (p, t) => `${t.seat(p.seat)} passe${NBSP}; l’équipage se repose après le tour ${p.turn}`,
  season: (p) => `Saison ${p.season}${NBSP}: soleil en ${p.disc}, ${frozen(p.frozen)}`,
  order: (p, t) => `L’ordre du tour est ${seats(p.order, t)}`,
  'sled.climbed': (p, t) =>
    `Le Traîneau de ${t.seat(p.seat)} quitte la glace qui cède en ${p.cell}`,
  'sled.lost': (p, t) =>
    `La glace cède en ${p.cell}${NBSP}: ${t.seat(p.seat)} perd le Traîneau et ${names.pawns(p.pawns)}`,
  passage: (p, t) => `${t.seat(p.seat)} découvre le passage du Nord-Ouest pour ${p.value}`,
  home: (p, t) =>
    p.value > 0
      ? `${t.seat(p.seat)} rentre au Groenland pour ${p.value}`
      : `${t.seat(p.seat)} rentre au Groenland${NBSP}; il ne reste pas de jeton`,
  'tuunbaq.appears': (p) => `Le Tuunbaq apparaît en ${p.cell}`,
  'tuunbaq.moved': (p, t) => `${t.seat(p.seat)} déplace le Tuunbaq en ${p.to}`,
  'toll.pawn': (p, t) =>
    `Le Tuunbaq prend un pion ${names.vehicle[p.column].of} de ${t.seat(p.seat)}`,
  'toll.token': (p, t) => `${t.seat(p.seat)} laisse ${names.token[p.token].a} au Tuunbaq`,
  card: (p) => `${told.card(p.card)}${NBSP}; ${frozen(p.frozen)}`,
  'card.nothing': (p, t) => `${told.card(p.card)} épargne ${t.seat(p.seat)}`,
  died: (p, t) =>
    `Plus de ${names.provision[p.what]}${NBSP}: ${t.seat(p.seat)} perd un pion ${names.vehicle[p.column].of}`,
  end: (p) => {
    if (p.ending === 'home') return `Tout le monde est rentré${NBSP}; la partie est finie`;
    return p.ending === 'crew'
      ? `Un équipage a péri${NBSP}; la partie est finie`
      : `La dernière saison est passée${NBSP}; la partie est finie`;
  },
};
