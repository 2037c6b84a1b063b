import type { Catalogue, Teller } from '@incognita/kernel';
import type { ActionId } from '../../content/types.ts';
import type { Northwest } from '../../rules/kit.ts';
import type { Vehicle } from '../../rules/state.ts';
import { names, told } from '../names.fr.ts';
import { capital, listed, NBSP, spot } from '../typography.ts';

const seats = (order: readonly number[], t: Teller): string =>
  listed(
    order.map((seat) => t.seat(seat)),
    names.and,
  );
const frozen = (rows: number): string =>
  rows === 0 ? 'aucune ligne gelée' : `${names.rows(rows)} ${rows === 1 ? 'gelée' : 'gelées'}`;

const does = (action: ActionId, vehicle: Vehicle): string => {
  const { the, of } = names.vehicle[vehicle];
  const done: Readonly<Record<ActionId, string>> = {
    draw: `pioche avec l’équipage ${of}`,
    refresh: `renouvelle les tuiles visibles et pioche avec l’équipage ${of}`,
    place: `pose une tuile près ${of}`,
    move: `se met en route avec ${the}`,
    transfer: `répartit l’équipage depuis ${the}`,
    explore: `explore avec ${the}`,
    discover: `fait une découverte avec ${the}`,
    tuunbaq: `attire le Tuunbaq depuis ${the}`,
  };
  return done[action];
};

/** A line of the log: one sentence in the present, with a full stop. */
export const events: Catalogue<Northwest>['events'] = {
  'setup.order': (p, t) => `L’ordre du tour est tiré${NBSP}: ${seats(p.order, t)}.`,
  'setup.display': (p) => `On commence avec ${names.tiles(p.tiles.length)} visibles.`,
  taken: (p, t) => `${t.seat(p.seat)} prend ${told.aTile(p.tile)}.`,
  refilled: (p) => `${capital(told.aTile(p.tile))} est retournée.`,
  refreshed: (p, t) =>
    `${t.seat(p.seat)} fait retourner de nouvelles ${p.size === 'large' ? 'grandes' : 'petites'} tuiles.`,
  acted: (p, t) => `${t.seat(p.seat)} ${does(p.action, p.with)} (${names.pawns(p.pawns)}).`,
  spent: (p, t) => `${t.seat(p.seat)} dépense 1 ${names.provision[p.what]}, il en reste ${p.left}.`,
  sacrificed: (p, t) =>
    `${t.seat(p.seat)} ${does(p.action, p.with)}, au prix de la vie d’un homme.`,
  placed: (p, t) => `${t.seat(p.seat)} pose ${told.aTile(p.tile)} en ${spot(p.cells)}.`,
  'token.put': (p) => `${capital(names.token[p.token].a)} apparaît en ${p.cell}.`,
  'hole.filled': (p) =>
    p.joker
      ? `Le trou en ${p.cell} est comblé par un Joker, comme ${told.aTile(p.tile)}.`
      : `Le trou en ${p.cell} est comblé par ${told.aTile(p.tile)}.`,
  island: (p, t) =>
    `${t.seat(p.seat)} ferme une île de ${names.tiles(p.tiles)} pour ${p.points} Prestige${p.token ? ' et un jeton Cartographie' : `${NBSP}; il ne reste pas de jeton Cartographie`}.`,
  'island.shared': (p, t) =>
    `${t.seat(p.seat)} partage la carte pour ${p.points} Prestige${p.token ? ' et un jeton Cartographie' : ''}.`,
  moved: (p, t) =>
    `${t.seat(p.seat)} déplace ${names.vehicle[p.with].the} vers ${told.place(p.to)}.`,
  transferred: (p, t) =>
    `${t.seat(p.seat)} a maintenant ${names.pawns(p.ship)} sur le Navire et ${p.sled} sur le Traîneau.`,
  'sled.deployed': (p, t) => `${t.seat(p.seat)} débarque le Traîneau en ${p.cell}.`,
  'sled.aboard': (p, t) => `${t.seat(p.seat)} reprend le Traîneau à bord.`,
  'token.taken': (p, t) =>
    `${t.seat(p.seat)} prend ${names.token[p.token].the} en ${p.cell}${p.points > 0 ? ` pour ${p.points} Prestige` : ''}.`,
  provisions: (p, t) =>
    p.count < 0
      ? `${t.seat(p.seat)} perd ${-p.count} ${names.provision[p.what]}, il en reste ${p.total}.`
      : `${t.seat(p.seat)} gagne ${p.count} ${names.provision[p.what]}, ${p.total} en tout.`,
  'provisions.full': (p, t) =>
    `La réserve est vide${NBSP}: ${t.seat(p.seat)} renonce à ${p.lost} ${names.provision[p.what]}.`,
  franklin: (p, t) =>
    `${t.seat(p.seat)} gagne ${p.count} ${p.count < 2 ? 'point' : 'points'} Franklin, ${p.total} en tout.`,
  passed: (p, t) =>
    `${t.seat(p.seat)} passe et jouera ${p.place === 1 ? '1er' : `${p.place}e`} la saison prochaine.`,
  rested: (p, t) => `${t.seat(p.seat)} passe${NBSP}; l’équipage se repose après le tour ${p.turn}.`,
  season: (p) => `La saison ${p.season} commence${NBSP}: soleil en ${p.disc}, ${frozen(p.frozen)}.`,
  order: (p, t) => `Le nouvel ordre du tour est ${seats(p.order, t)}.`,
  'sled.climbed': (p, t) =>
    `${t.seat(p.seat)} met le Traîneau à l’abri de la glace qui cède en ${p.cell}.`,
  'sled.lost': (p, t) =>
    `La glace cède en ${p.cell}${NBSP}: ${t.seat(p.seat)} perd le Traîneau et ${names.pawns(p.pawns)}.`,
  passage: (p, t) =>
    `${t.seat(p.seat)} découvre le passage du Nord-Ouest pour ${p.value} Prestige.`,
  home: (p, t) =>
    p.value > 0
      ? `${t.seat(p.seat)} rentre au Groenland pour ${p.value} Prestige.`
      : `${t.seat(p.seat)} rentre au Groenland, où il ne reste pas de jeton.`,
  'tuunbaq.appears': (p) => `Le Tuunbaq apparaît en ${p.cell}.`,
  'tuunbaq.moved': (p, t) => `${t.seat(p.seat)} déplace le Tuunbaq en ${p.to}.`,
  'toll.pawn': (p, t) =>
    `${t.seat(p.seat)} perd un homme ${names.vehicle[p.column].of}, pris par le Tuunbaq.`,
  'toll.token': (p, t) => `${t.seat(p.seat)} laisse ${names.token[p.token].a} au Tuunbaq.`,
  card: (p) =>
    `La carte Voyage est «${NBSP}${told.card(p.card)}${NBSP}»${NBSP}; ${frozen(p.frozen)}.`,
  'card.nothing': (p, t) => `«${NBSP}${told.card(p.card)}${NBSP}» épargne ${t.seat(p.seat)}.`,
  died: (p, t) =>
    `Plus de ${names.provision[p.what]}${NBSP}: ${t.seat(p.seat)} perd un homme ${names.vehicle[p.column].of}.`,
  end: (p) => {
    if (p.ending === 'home') return `Tout le monde est rentré${NBSP}: la partie est finie.`;
    return p.ending === 'crew'
      ? `Un équipage a péri jusqu’au dernier${NBSP}: la partie est finie.`
      : `La dernière saison est passée${NBSP}: la partie est finie.`;
  },
};
