import type { Catalogue } from '@incognita/kernel';
import type { Auztralia } from '../../rules/kit.ts';
import { cards, names } from '../names.en.ts';
import { revenge } from '../revenge/en.ts';
import { side } from '../typography.ts';

const UNIT = names.unit;
const GOOD = names.good;

/** What a seat is asked: an imperative, two short lines on the page at most. */
export const prompts: Catalogue<Auztralia>['prompts'] = {
  variant: () => 'Pick a variant for this game',
  port: () => 'Choose the hex of your Port',
  action: () => 'Choose an action',
  'after-action': () => 'Play a one-use card, or end your turn',
  track: (p) => {
    if (p.laid > 0) return 'Lay a second track, or stop';
    return p.box === 'rail-plain' ? 'Lay a track on plain terrain' : 'Lay a track on any terrain';
  },
  mine: () => 'Choose what to mine',
  recruit: () => 'Recruit a personality',
  refresh: (p) =>
    p.discarded > 0 ? 'Discard another card, or stop' : 'Discard a card of the display',
  keep: () => 'Keep one of the cards you see',
  exchange: (p) => `Keep or exchange ${cards.personality(p.personality)}`,
  receiver: (p) => `Give ${cards.personality(p.personality)} to a player`,
  buy: () => 'Buy a Military Unit',
  trade: (p) => (p.deals > 0 ? 'Import or export once more, or stop' : 'Import or export'),
  gift: (p) => `Choose who receives the ${GOOD[p.good]}`,
  farm: (p) => (p.placed > 0 ? 'Place another Farm, or stop' : 'Place a Farm'),
  attack: (p) =>
    p.time > 0 ? `Add units, or attack for ${p.time} TP` : 'Choose units for the force',
  withdrawal: () => 'Stay in the combat, or withdraw',
  jones: () => 'Face this card, or withdraw from it',
  damage: (p) =>
    p.left > 1 ? `Place 1 of ${p.left} damage on a stack` : 'Place 1 damage on a stack',
  neumann: (p) => `Rescue ${UNIT[p.unit].the}, or let it go`,
  window: (p) =>
    p.when === 'before' ? 'Use a personality before the card' : 'Use a personality after the card',
  alika: () => 'Attack at a threatened Farm, or let it be',
  davies: () => 'Turn up a face-down Old One tile',
  flounder: () => 'Take a unit from the supply',
  danger: () => 'Remove a Temple and all in its hex',
  appleseed: (p) => (p.restored > 0 ? 'Restore another Farm, or stop' : 'Restore a blighted Farm'),
  kitchener: () => 'Take a card of the display',
  'outback-group': () => 'Choose the Old One to strike',
  ...revenge.prompts,
};

/** What a seat may answer: nouns and verbs, unlike each other in every question. */
export const choices: Catalogue<Auztralia>['choices'] = {
  variant: (p) => cards.variant(p.variant),
  port: (p) => `Port in ${p.hex}`,
  box: (p) => names.box[p.box],
  play: (p) => `Play ${cards.personality(p.personality)}`,
  done: () => 'Done',
  track: (p) => `Lay track ${side(p.edge)}`,
  mine: (p) =>
    p.good === 'vp' ? `Mine the VP token in ${p.hex}` : `Mine ${GOOD[p.good]} in ${p.hex}`,
  recruit: (p) => `Recruit ${cards.personality(p.personality)}`,
  look: () => 'Look at two cards for 1 Gold',
  refresh: () => 'Refresh the display for 1 Gold',
  discard: (p) => `Discard ${cards.personality(p.personality)}`,
  keep: (p) => `Keep ${cards.personality(p.personality)}`,
  exchange: (p) => `Take ${cards.personality(p.personality)} instead`,
  give: (p, t) => `Give to ${t.seat(p.seat)}`,
  buy: (p) => `Buy ${names.count(p.count, UNIT[p.unit])}`,
  import: (p) => `Import 1 ${GOOD[p.good]}`,
  export: (p) => `Export 1 ${GOOD[p.good]}`,
  farm: (p) => `${names.farm[p.type]} Farm in ${p.hex}`,
  join: (p) => `Add 1 ${UNIT[p.unit].one}`,
  attack: (p) => `Attack ${p.hex}`,
  stay: () => 'Stay',
  withdraw: (p) => {
    if (p.part === 'all') return 'Withdraw every unit';
    return p.part === 'airships' ? 'Withdraw the Airships' : 'Withdraw all but the Airships';
  },
  damage: (p) => `Place on ${names.stack[p.unit].the}`,
  rescue: (p) => `Rescue ${UNIT[p.unit].the}`,
  strike: (p) => `Strike ${cards.tile(p.tile)} with ${cards.personality(p.personality)}`,
  sacrifice: (p) => `Spend 1 ${names.stack[p.unit].one} to strike ${cards.tile(p.tile)}`,
  repair: (p) => `Take 1 damage off ${names.stack[p.unit].the}`,
  defend: (p) => `Attack at the Farm in ${p.hex}`,
  way: (p) => `Go to ${p.hex}`,
  uncover: (p) => {
    if (p.tile !== undefined) return `Turn up ${cards.tile(p.tile)} in ${p.hex}`;
    if (p.place === undefined) return `Turn up the tile in ${p.hex}`;
    return `Turn up tile ${p.place + 1} in ${p.hex}, of level ${p.back}`;
  },
  enlist: (p) => `Take 1 ${UNIT[p.unit].one}`,
  raze: (p) => `Remove ${cards.tile(p.tile)}`,
  restore: (p) => `Restore the Farm in ${p.hex}`,
  bombard: (p) => `Strike ${cards.tile(p.tile)}`,
  ...revenge.choices,
};
