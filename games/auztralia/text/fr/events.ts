import type { Catalogue } from '@incognita/kernel';
import type { OldOneTileId, UnitType } from '../../content/types.ts';
import type { Auztralia } from '../../rules/kit.ts';
import { cards, names } from '../names.fr.ts';
import { faceOf } from '../names.ts';
import { revenge } from '../revenge/fr.ts';
import { capital, listed, NBSP, side } from '../typography.ts';

const GOOD = names.good;
const NONE_OF = {
  coal: 'de Charbon',
  iron: 'de Fer',
  gold: 'd’Or',
  phosphate: 'de Phosphate',
};
const the = (id: OldOneTileId): string => cards.tileNoun(id).the;
/** To the tile: au Zombie, à Cthulhu, à la tuile X. */
const to = (id: OldOneTileId): string => `à ${the(id)}`.replace(/^à le /, 'au ');
const a = (id: OldOneTileId): string => cards.tileNoun(id).a;
const isEmpty = (id: OldOneTileId): boolean => faceOf(id)?.type === 'empty';
const and = (items: readonly string[]): string => listed(items, names.and);
const hits = (damage: number): string => `${damage} ${damage < 2 ? 'dégât' : 'dégâts'}`;
const quoted = (text: string): string => `«${NBSP}${text}${NBSP}»`;

const units = (force: Readonly<Record<UnitType, number>>): string => {
  const types = Object.keys(names.unit) as UnitType[];
  const there = types.filter((type) => force[type] > 0);
  const listing = and(there.map((type) => names.count(force[type], names.unit[type])));
  return listing === '' ? 'sans unité' : `avec ${listing}`;
};

/** A line of the log: one sentence in the present. Names are never elided, so no `de` before them. */
export const events: Catalogue<Auztralia>['events'] = {
  'setup.first': (p, t) => `${t.seat(p.seat)} jouera en premier.`,
  'setup.variantCards': (p) =>
    `Le tirage donne ${p.cards.length === 1 ? 'la carte' : 'les cartes'} de variante ${and(p.cards.map((id) => quoted(cards.variantCard(id))))}.`,
  'setup.variant': (p) => `La variante ${cards.variant(p.variant)} est en vigueur.`,
  'setup.objective': (p) => `L’objectif solo est ${cards.objective(p.objective)}.`,
  'setup.survey': (p) => `La Découverte se fait avec ${p.tiles} tuiles.`,
  'setup.port': (p, t) => `${t.seat(p.seat)} fonde son Port à ${p.town} (${p.hex}).`,
  action: (p, t) =>
    p.gold > 0
      ? `${t.seat(p.seat)} choisit ${names.box[p.box]}, et paie ${p.gold} Or.`
      : `${t.seat(p.seat)} choisit ${names.box[p.box]}.`,
  'time.moved': (p, t) =>
    `${t.seat(p.seat)} dépense ${p.spaces} PT et passe à l’espace ${p.space}.`,
  'time.oldOnes': (p) => `Les Grands Anciens passent à l’espace ${p.space}.`,
  retrieved: (p, t) => `${t.seat(p.seat)} reprend ${p.cubes} ${p.cubes < 2 ? 'cube' : 'cubes'}.`,
  'track.laid': (p, t) => `${t.seat(p.seat)} pose un Rail ${side(p.edge)}.`,
  mined: (p, t) => {
    const who = t.seat(p.seat);
    if (p.good === 'vp') return `${who} exploite un pion de ${p.count} PV en ${p.hex}.`;
    const taken = `${who} exploite ${p.count} ${GOOD[p.good]} en ${p.hex}`;
    if (p.gold > 0) return `${taken} et prend ${p.gold} Or.`;
    return p.extra > 0 ? `${taken} et en prend ${p.extra} de plus dans la réserve.` : `${taken}.`;
  },
  bought: (p, t) =>
    `${t.seat(p.seat)} achète ${names.count(p.count, names.unit[p.unit])} pour ${p.gold} Or.`,
  imported: (p, t) =>
    p.to === p.seat
      ? `${t.seat(p.seat)} importe 1 ${GOOD[p.good]}.`
      : `${t.seat(p.seat)} importe 1 ${GOOD[p.good]} pour ${t.seat(p.to)}.`,
  exported: (p, t) =>
    p.to === p.seat
      ? `${t.seat(p.seat)} exporte 1 ${GOOD[p.good]} pour 1 Or.`
      : `${t.seat(p.seat)} exporte 1 ${GOOD[p.good]}, et ${t.seat(p.to)} reçoit l’Or.`,
  'farm.placed': (p, t) => {
    const placed = `${t.seat(p.seat)} place une Ferme de ${names.farm[p.type]} en ${p.hex}`;
    return p.gold > 0 ? `${placed} et prend ${p.gold} Or.` : `${placed}.`;
  },
  'farm.blighted': (p, t) =>
    `${t.seat(p.seat)} voit sa Ferme de ${names.farm[p.type]} ravagée en ${p.hex}.`,
  'farm.saved': (p) => `La Ferme en ${p.hex} est sauvée.`,
  'farm.restored': (p, t) => `${t.seat(p.seat)} retrouve sa Ferme productive en ${p.hex}.`,
  'display.entered': (p) => `${cards.personality(p.personality)} entre dans le tableau.`,
  'display.discarded': (p) => `${cards.personality(p.personality)} va à la défausse.`,
  'display.left': (p) => `${cards.personality(p.personality)} quitte le tableau et la partie.`,
  'recruit.refresh': (p, t) => `${t.seat(p.seat)} paie 1 Or pour renouveler le tableau.`,
  'recruit.looked': (p, t) => {
    const seen = p.cards
      ? and(p.cards.map(cards.personality))
      : p.count === 1
        ? 'une carte'
        : `${p.count} cartes`;
    return `${t.seat(p.seat)} paie 1 Or et regarde ${seen}.`;
  },
  'recruit.kept': (p, t) => `${t.seat(p.seat)} garde ${cards.personality(p.personality)}.`,
  'recruit.exchanged': (p, t) =>
    `${t.seat(p.seat)} échange ${cards.personality(p.given)} contre ${cards.personality(p.taken)}.`,
  recruited: (p, t) =>
    p.to === p.seat
      ? `${t.seat(p.seat)} recrute ${cards.personality(p.personality)}.`
      : `${t.seat(p.seat)} recrute ${cards.personality(p.personality)} pour ${t.seat(p.to)}.`,
  'oneUse.played': (p, t) => `${t.seat(p.seat)} joue ${cards.personality(p.personality)}.`,
  gained: (p, t) =>
    p.count > 0
      ? `${t.seat(p.seat)} prend ${p.count} ${GOOD[p.good]}.`
      : `${t.seat(p.seat)} ne trouve plus ${NONE_OF[p.good]} dans la réserve.`,
  tokens: (p, t) => `${t.seat(p.seat)} prend ${p.vp} PV en pions.`,
  attack: (p, t) =>
    `${t.seat(p.seat)} attaque l’hex ${p.hex} ${units(p.force)}, pour ${p.time} PT.`,
  'combat.begins': (p, t) => `${t.seat(p.seat)} combat en ${p.hex} ${units(p.force)}.`,
  'combat.nothing': (p, t) => `${t.seat(p.seat)} ne trouve personne à combattre en ${p.hex}.`,
  'combat.withdrew': (p, t) => {
    if (p.part === 'all') return `${t.seat(p.seat)} retire toutes ses unités.`;
    return p.part === 'airships'
      ? `${t.seat(p.seat)} retire ses Dirigeables.`
      : `${t.seat(p.seat)} retire tout sauf ses Dirigeables.`;
  },
  'combat.defeat': (p, t) => `${t.seat(p.seat)} subit une Défaite en ${p.hex}.`,
  'combat.ends': (p) => {
    if (p.left === 0) return `Le combat en ${p.hex} est fini, il n’y reste aucun Grand Ancien.`;
    return `Le combat en ${p.hex} est fini, il y reste ${p.left} ${p.left === 1 ? 'Grand Ancien' : 'Grands Anciens'}.`;
  },
  'card.turned': (p) => `La carte Grand Ancien ${p.card} est retournée.`,
  'deck.reshuffled': () => 'La défausse des Grands Anciens devient une nouvelle pioche.',
  'oldOne.hit': (p, t) => `${t.seat(p.seat)} inflige ${hits(p.damage)} ${to(p.tile)}.`,
  'oldOne.claimed': (p, t) =>
    `${t.seat(p.seat)} détruit ${the(p.tile)} en ${p.hex} et le prend pour ${p.vp} PV.`,
  'oldOne.shared': (p, t) => {
    const shares = p.shares.flatMap((vp, seat) =>
      vp > 0 ? [`${vp} PV pour ${t.seat(seat)}`] : [],
    );
    return `${capital(the(p.tile))} en ${p.hex} est détruit en commun${NBSP}: ${and(shares) || 'aucun PV à partager'}.`;
  },
  'oldOne.regenerated': (p) => `${capital(the(p.tile))} en ${p.hex} se régénère.`,
  'oldOne.revealed': (p) => {
    if (isEmpty(p.tile)) return `La tuile en ${p.hex} est retournée et il n’y a rien.`;
    return faceOf(p.tile)?.type === 'temple'
      ? `${capital(a(p.tile))} est mis au jour en ${p.hex}.`
      : `${capital(a(p.tile))} s’éveille en ${p.hex}.`;
  },
  'oldOne.empty': (p) => `Une tuile Vide quitte la partie depuis l’hex ${p.hex}.`,
  'oldOne.spawned': (p) => `${capital(a(p.tile))} sort du Temple en ${p.hex}.`,
  'oldOne.onTemple': (p) => `${capital(a(p.tile))} apparaît sur le Temple en ${p.hex}.`,
  'oldOne.moved': (p) => `${capital(the(p.tile))} va de ${p.from} en ${p.to}.`,
  'oldOnes.still': () => 'Aucun Grand Ancien ne peut bouger.',
  'sanity.lost': (p, t) => `${t.seat(p.seat)} perd ${p.lost} Santé Mentale, il en reste ${p.left}.`,
  'unit.damaged': (p, t) => `${t.seat(p.seat)} prend 1 dégât sur ${names.stack[p.unit].the}.`,
  'unit.eliminated': (p, t) => `${t.seat(p.seat)} perd 1 ${names.stack[p.unit].one}.`,
  'unit.rescued': (p, t) =>
    `${t.seat(p.seat)} ramène ${names.unit[p.unit].the} à la Caserne avec ${cards.personality('neumann')}.`,
  'unit.repaired': (p, t) =>
    `${t.seat(p.seat)} ôte 1 dégât ${names.stack[p.unit].of} avec ${cards.personality('caprotti')}.`,
  'unit.enlisted': (p, t) => `${t.seat(p.seat)} prend gratuitement 1 ${names.unit[p.unit].one}.`,
  'damage.lost': (p) =>
    `${hits(p.damage)} ${p.damage < 2 ? 'reste' : 'restent'} sans effet, car il n’y a plus que des Dirigeables.`,
  'personality.struck': (p, t) =>
    `${t.seat(p.seat)} inflige ${hits(p.damage)} ${to(p.tile)} avec ${cards.personality(p.personality)}.`,
  castro: (p, t) =>
    `${t.seat(p.seat)} inflige 2 dégâts ${to(p.tile)} en ${p.hex} avec ${cards.personality('castro')}.`,
  karpov: (p, t) =>
    `${t.seat(p.seat)} inflige 2 dégâts à chaque Grand Ancien en ${p.hex} avec ${cards.personality('karpov')}.`,
  'alika.holds': (p, t) =>
    `${t.seat(p.seat)} arrête les Grands Anciens en ${p.hex} avec ${cards.personality('alika')}.`,
  bombarded: (p, t) => `${t.seat(p.seat)} inflige de loin 2 dégâts ${to(p.tile)} en ${p.hex}.`,
  'temple.razed': (p, t) =>
    `${t.seat(p.seat)} retire ${the(p.tile)} en ${p.hex} et tous les Grands Anciens qui s’y trouvent.`,
  'port.attacked': (p, t) => `${t.seat(p.seat)} doit défendre son Port en ${p.hex}.`,
  'port.lost': (p, t) => `${t.seat(p.seat)} perd son Port en ${p.hex}.`,
  revelation: (p) => `La Révélation est ${quoted(cards.revelation(p.revelation))}.`,
  'revelation.nothing': () => 'La Révélation reste sans effet.',
  'revelation.assassinated': (p) => {
    const who = and(p.personalities.map(cards.personality));
    if (who === '') return 'Il n’y a personne à assassiner.';
    return `Les Grands Anciens font assassiner ${who}.`;
  },
  'benefit.goods': (p, t) => {
    const goods = (['coal', 'iron', 'gold'] as const).flatMap((good) =>
      p[good] > 0 ? [`${p[good]} ${GOOD[good]}`] : [],
    );
    return goods.length > 0
      ? `${t.seat(p.seat)} reçoit ${and(goods)}.`
      : `${t.seat(p.seat)} ne reçoit rien.`;
  },
  'benefit.infantry': (p, t) =>
    p.count > 0
      ? `${t.seat(p.seat)} reçoit ${names.count(p.count, names.unit.infantry)}.`
      : `${t.seat(p.seat)} ne reçoit rien.`,
  'objective.broken': (p) =>
    `${cards.objective(p.objective)} est hors d’atteinte, un Grand Ancien éveillé est en ${p.hex}.`,
  'end.asleep': (p) => {
    if (isEmpty(p.tile)) return `Rien ne dormait en ${p.hex}.`;
    return `${capital(a(p.tile))} dormait encore en ${p.hex}${NBSP}: ${p.vp * p.times} PV pour les Grands Anciens.`;
  },
  end: (p) =>
    p.ending === 'port'
      ? 'La partie est finie, car un Port est perdu.'
      : 'La partie est finie, car tous les disques sont hors du temps.',
  ...revenge.events,
};
