import type { Catalogue } from '@incognita/kernel';
import type { OldOneTileId, UnitType } from '../../content/types.ts';
import type { Auztralia } from '../../rules/kit.ts';
import { cards, names } from '../names.en.ts';
import { faceOf } from '../names.ts';
import { revenge } from '../revenge/en.ts';
import { capital, listed, side } from '../typography.ts';

const GOOD = names.good;
const the = (id: OldOneTileId): string => cards.tileNoun(id).the;
const a = (id: OldOneTileId): string => cards.tileNoun(id).a;
const isEmpty = (id: OldOneTileId): boolean => faceOf(id)?.type === 'empty';
const and = (items: readonly string[]): string => listed(items, names.and);

const units = (force: Readonly<Record<UnitType, number>>): string => {
  const types = Object.keys(names.unit) as UnitType[];
  const there = types.filter((type) => force[type] > 0);
  return and(there.map((type) => names.count(force[type], names.unit[type]))) || 'no unit';
};

/** A line of the log: one sentence in the past. It also reads well where a seat is called You. */
export const events: Catalogue<Auztralia>['events'] = {
  'setup.first': (p, t) => `${t.seat(p.seat)} will act first.`,
  'setup.variantCards': (p) =>
    `The draw brought the variant ${p.cards.length === 1 ? 'card' : 'cards'} ${and(p.cards.map((id) => `“${cards.variantCard(id)}”`))}.`,
  'setup.variant': (p) => `The variant ${cards.variant(p.variant)} is in force.`,
  'setup.objective': (p) => `The solo objective is ${cards.objective(p.objective)}.`,
  'setup.survey': (p) => `The survey was made with ${p.tiles} tiles.`,
  'setup.port': (p, t) => `${t.seat(p.seat)} founded a Port in ${p.town} (${p.hex}).`,
  action: (p, t) =>
    p.gold > 0
      ? `${t.seat(p.seat)} chose ${names.box[p.box]}, and paid ${p.gold} Gold.`
      : `${t.seat(p.seat)} chose ${names.box[p.box]}.`,
  'time.moved': (p, t) => `${t.seat(p.seat)} spent ${p.spaces} TP and moved to space ${p.space}.`,
  'time.oldOnes': (p) => `The Old Ones moved to space ${p.space}.`,
  retrieved: (p, t) =>
    `${t.seat(p.seat)} retrieved ${p.cubes === 1 ? '1 cube' : `${p.cubes} cubes`}.`,
  'track.laid': (p, t) => `${t.seat(p.seat)} laid track ${side(p.edge)}.`,
  mined: (p, t) => {
    const who = t.seat(p.seat);
    if (p.good === 'vp') return `${who} mined a token of ${p.count} VP in ${p.hex}.`;
    const taken = `${who} mined ${p.count} ${GOOD[p.good]} in ${p.hex}`;
    if (p.gold > 0) return `${taken} and took ${p.gold} Gold.`;
    return p.extra > 0 ? `${taken} and took ${p.extra} more from the supply.` : `${taken}.`;
  },
  bought: (p, t) =>
    `${t.seat(p.seat)} bought ${names.count(p.count, names.unit[p.unit])} for ${p.gold} Gold.`,
  imported: (p, t) =>
    p.to === p.seat
      ? `${t.seat(p.seat)} imported 1 ${GOOD[p.good]}.`
      : `${t.seat(p.seat)} imported 1 ${GOOD[p.good]} for ${t.seat(p.to)}.`,
  exported: (p, t) =>
    p.to === p.seat
      ? `${t.seat(p.seat)} exported 1 ${GOOD[p.good]} for 1 Gold.`
      : `${t.seat(p.seat)} exported 1 ${GOOD[p.good]}; ${t.seat(p.to)} received the Gold.`,
  'farm.placed': (p, t) => {
    const placed = `${t.seat(p.seat)} placed a ${names.farm[p.type]} Farm in ${p.hex}`;
    return p.gold > 0 ? `${placed} and took ${p.gold} Gold.` : `${placed}.`;
  },
  'farm.blighted': (p, t) =>
    `${t.seat(p.seat)} lost the ${names.farm[p.type]} Farm in ${p.hex} to the blight.`,
  'farm.saved': (p) => `The Farm in ${p.hex} was saved.`,
  'farm.restored': (p, t) => `${t.seat(p.seat)} got the Farm in ${p.hex} back to work.`,
  'display.entered': (p) => `${cards.personality(p.personality)} entered the display.`,
  'display.discarded': (p) => `${cards.personality(p.personality)} was discarded.`,
  'display.left': (p) => `${cards.personality(p.personality)} left the display and the game.`,
  'recruit.refresh': (p, t) => `${t.seat(p.seat)} paid 1 Gold to refresh the display.`,
  'recruit.looked': (p, t) => {
    const seen = p.cards
      ? and(p.cards.map(cards.personality))
      : p.count === 1
        ? 'a card'
        : `${p.count} cards`;
    return `${t.seat(p.seat)} paid 1 Gold and looked at ${seen}.`;
  },
  'recruit.kept': (p, t) => `${t.seat(p.seat)} kept ${cards.personality(p.personality)}.`,
  'recruit.exchanged': (p, t) =>
    `${t.seat(p.seat)} exchanged ${cards.personality(p.given)} for ${cards.personality(p.taken)}.`,
  recruited: (p, t) =>
    p.to === p.seat
      ? `${t.seat(p.seat)} recruited ${cards.personality(p.personality)}.`
      : `${t.seat(p.seat)} recruited ${cards.personality(p.personality)} for ${t.seat(p.to)}.`,
  'oneUse.played': (p, t) => `${t.seat(p.seat)} played ${cards.personality(p.personality)}.`,
  gained: (p, t) =>
    p.count > 0
      ? `${t.seat(p.seat)} took ${p.count} ${GOOD[p.good]}.`
      : `${t.seat(p.seat)} found no ${GOOD[p.good]} left in the supply.`,
  tokens: (p, t) => `${t.seat(p.seat)} took ${p.vp} VP in tokens.`,
  attack: (p, t) => `${t.seat(p.seat)} attacked ${p.hex} with ${units(p.force)}, for ${p.time} TP.`,
  'combat.begins': (p, t) => `${t.seat(p.seat)} fought in ${p.hex} with ${units(p.force)}.`,
  'combat.nothing': (p, t) => `${t.seat(p.seat)} found nobody to fight in ${p.hex}.`,
  'combat.withdrew': (p, t) => {
    if (p.part === 'all') return `${t.seat(p.seat)} withdrew every unit.`;
    return p.part === 'airships'
      ? `${t.seat(p.seat)} withdrew the Airships.`
      : `${t.seat(p.seat)} withdrew all but the Airships.`;
  },
  'combat.defeat': (p, t) => `${t.seat(p.seat)} suffered a defeat in ${p.hex}.`,
  'combat.ends': (p) => {
    if (p.left === 0) return `The combat in ${p.hex} ended with no Old One left there.`;
    return `The combat in ${p.hex} ended with ${p.left === 1 ? '1 Old One' : `${p.left} Old Ones`} left there.`;
  },
  'card.turned': (p) => `Old One card ${p.card} was turned up.`,
  'deck.reshuffled': () => 'The Old One discard pile became a new deck.',
  'oldOne.hit': (p, t) => `${t.seat(p.seat)} dealt ${p.damage} damage to ${the(p.tile)}.`,
  'oldOne.claimed': (p, t) =>
    `${t.seat(p.seat)} destroyed ${the(p.tile)} in ${p.hex} and claimed it for ${p.vp} VP.`,
  'oldOne.shared': (p, t) => {
    const shares = p.shares.flatMap((vp, seat) => (vp > 0 ? [`${vp} VP for ${t.seat(seat)}`] : []));
    return `${capital(the(p.tile))} in ${p.hex} was destroyed together: ${and(shares) || 'no VP to share'}.`;
  },
  'oldOne.regenerated': (p) => `${capital(the(p.tile))} in ${p.hex} regenerated.`,
  'oldOne.revealed': (p) => {
    if (isEmpty(p.tile)) return `The tile in ${p.hex} was turned up and nothing was there.`;
    return faceOf(p.tile)?.type === 'temple'
      ? `${capital(a(p.tile))} came to light in ${p.hex}.`
      : `${capital(a(p.tile))} woke in ${p.hex}.`;
  },
  'oldOne.empty': (p) => `An Empty tile left the game from ${p.hex}.`,
  'oldOne.spawned': (p) => `${capital(a(p.tile))} came out of the Temple in ${p.hex}.`,
  'oldOne.onTemple': (p) => `${capital(a(p.tile))} appeared on the Temple in ${p.hex}.`,
  'oldOne.moved': (p) => `${capital(the(p.tile))} moved from ${p.from} to ${p.to}.`,
  'oldOnes.still': () => 'No Old One was able to move.',
  'sanity.lost': (p, t) => `${t.seat(p.seat)} lost ${p.lost} Sanity, with ${p.left} left.`,
  'unit.damaged': (p, t) => `${t.seat(p.seat)} took 1 damage on ${names.stack[p.unit].the}.`,
  'unit.eliminated': (p, t) => `${t.seat(p.seat)} lost 1 ${names.stack[p.unit].one}.`,
  'unit.rescued': (p, t) =>
    `${t.seat(p.seat)} sent ${names.unit[p.unit].the} home with ${cards.personality('neumann')}.`,
  'unit.repaired': (p, t) =>
    `${t.seat(p.seat)} took 1 damage off ${names.stack[p.unit].the} with ${cards.personality('caprotti')}.`,
  'unit.enlisted': (p, t) => `${t.seat(p.seat)} took 1 ${names.unit[p.unit].one} free of charge.`,
  'damage.lost': (p) => `${p.damage} damage had no effect, as only Airships were left.`,
  'personality.struck': (p, t) =>
    `${t.seat(p.seat)} dealt ${p.damage} damage to ${the(p.tile)} with ${cards.personality(p.personality)}.`,
  castro: (p, t) =>
    `${t.seat(p.seat)} dealt 2 damage to ${the(p.tile)} in ${p.hex} with ${cards.personality('castro')}.`,
  karpov: (p, t) =>
    `${t.seat(p.seat)} dealt 2 damage to every Old One in ${p.hex} with ${cards.personality('karpov')}.`,
  'alika.holds': (p, t) =>
    `${t.seat(p.seat)} stopped the Old Ones in ${p.hex} with ${cards.personality('alika')}.`,
  bombarded: (p, t) => `${t.seat(p.seat)} dealt 2 damage to ${the(p.tile)} in ${p.hex} from afar.`,
  'temple.razed': (p, t) =>
    `${t.seat(p.seat)} removed ${the(p.tile)} in ${p.hex} with all Old Ones there.`,
  'port.attacked': (p, t) => `${t.seat(p.seat)} had to defend the Port in ${p.hex}.`,
  'port.lost': (p, t) => `${t.seat(p.seat)} lost the Port in ${p.hex}.`,
  revelation: (p) => `The Revelation was “${cards.revelation(p.revelation)}”.`,
  'revelation.nothing': () => 'The Revelation had no effect.',
  'revelation.assassinated': (p) => {
    const who = and(p.personalities.map(cards.personality));
    if (who === '') return 'There was nobody to assassinate.';
    return `${who} ${p.personalities.length === 1 ? 'was' : 'were'} assassinated.`;
  },
  'benefit.goods': (p, t) => {
    const goods = (['coal', 'iron', 'gold'] as const).flatMap((good) =>
      p[good] > 0 ? [`${p[good]} ${GOOD[good]}`] : [],
    );
    return `${t.seat(p.seat)} received ${and(goods) || 'nothing'}.`;
  },
  'benefit.infantry': (p, t) =>
    `${t.seat(p.seat)} received ${p.count > 0 ? names.count(p.count, names.unit.infantry) : 'nothing'}.`,
  'objective.broken': (p) =>
    `${cards.objective(p.objective)} is out of reach now, with an Old One awake in ${p.hex}.`,
  'end.asleep': (p) => {
    if (isEmpty(p.tile)) return `Nothing slept in ${p.hex}.`;
    return `${capital(a(p.tile))} was asleep in ${p.hex}: ${p.vp * p.times} VP for the Old Ones.`;
  },
  end: (p) =>
    p.ending === 'port'
      ? 'The game is over, as a Port was lost.'
      : 'The game is over, as all discs are out of time.',
  ...revenge.events,
};
