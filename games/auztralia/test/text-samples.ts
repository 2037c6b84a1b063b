import type { Shown } from '@incognita/kernel';
import type { Auztralia } from '../rules/kit.ts';

type Samples<M, Extra = unknown> = {
  readonly [K in keyof M]: readonly [Shown<M[K]> & Extra, ...(Shown<M[K]> & Extra)[]];
};

/** The longest name there is, so that lengths are tried at their worst. */
const LONG = 'outback-group';
const seat = 1;
const hex = 46;
const none = { infantry: 0, car: 0, artillery: 0, airship: 0, train: 0 };
const one = { ...none, infantry: 1 };
const all = { infantry: 2, car: 1, artillery: 1, airship: 3, train: 2 };

/** Made-up parameters for every key, at the edges where words change: none, one and many. */
const choices: Samples<Auztralia['Choices']> = {
  variant: [{ variant: 'scarce-arms' }],
  port: [{ hex }],
  box: [{ box: 'rail-plain' }, { box: 'rail-any' }, { box: 'buy' }, { box: 'retrieve' }],
  play: [{ personality: LONG }],
  done: [{}],
  track: [{ edge: '36-46' }],
  mine: [
    { hex, good: 'iron' },
    { hex, good: 'gold' },
    { hex, good: 'vp' },
  ],
  recruit: [{ personality: LONG }],
  look: [{}],
  refresh: [{}],
  discard: [{ personality: LONG }],
  keep: [{ place: 1, personality: LONG }],
  exchange: [{ personality: LONG }],
  give: [{ seat }],
  buy: [
    { unit: 'infantry', count: 1 },
    { unit: 'infantry', count: 2 },
    { unit: 'train', count: 1 },
  ],
  import: [{ good: 'coal' }],
  export: [{ good: 'iron' }],
  farm: [{ type: 'cattle', hex }],
  join: [{ unit: 'artillery' }],
  attack: [{ hex }],
  stay: [{}],
  withdraw: [{ part: 'airships' }, { part: 'others' }, { part: 'all' }],
  damage: [{ unit: 'car' }, { unit: 'infantry' }],
  rescue: [{ unit: 'train' }],
  strike: [{ personality: 'milligan', tile: 'L1-06' }],
  sacrifice: [{ unit: 'car', tile: 'L3-01' }],
  repair: [{ unit: 'artillery' }, { unit: 'train' }],
  defend: [{ hex }],
  uncover: [{ hex }],
  enlist: [{ unit: 'airship' }],
  raze: [{ tile: 'XX-M' }],
  restore: [{ hex }],
  bombard: [{ tile: 'L2-02' }],
};

const boxes = {
  'rail-plain': 2,
  'rail-any': 3,
  mine: 1,
  recruit: 1,
  buy: 1,
  trade: 1,
  farm: 0,
  attack: 0,
  retrieve: 1,
};

const prompts: Samples<Auztralia['Prompts']> = {
  variant: [{}],
  port: [{ towns: { 41: 'Melbourne' } }],
  action: [{ time: boxes, gold: boxes }],
  'after-action': [{}],
  track: [
    { laid: 0, box: 'rail-plain' },
    { laid: 0, box: 'rail-any' },
    { laid: 1, box: 'rail-any' },
  ],
  mine: [{}],
  recruit: [{}],
  refresh: [{ discarded: 0 }, { discarded: 2 }],
  keep: [{}],
  exchange: [{ personality: LONG }],
  receiver: [{ personality: LONG }],
  buy: [{ gold: all }],
  trade: [{ deals: 0 }, { deals: 1 }],
  gift: [{ good: 'coal' }, { good: 'iron' }, { good: 'gold' }],
  farm: [{ placed: 0 }, { placed: 2 }],
  attack: [
    { force: none, time: 0 },
    { force: all, time: 3 },
  ],
  withdrawal: [{}],
  jones: [{}],
  damage: [{ left: 1 }, { left: 12 }],
  neumann: [{ unit: 'infantry' }, { unit: 'train' }],
  window: [{ when: 'before' }, { when: 'after' }],
  alika: [{}],
  davies: [{}],
  flounder: [{}],
  danger: [{}],
  appleseed: [{ restored: 0 }, { restored: 1 }],
  kitchener: [{}],
  'outback-group': [{}],
};

const events: Samples<Auztralia['Events']> = {
  'setup.first': [{ seat }],
  'setup.variantCards': [{ cards: ['TV-2'] }, { cards: ['TV-1', 'TV-3'] }],
  'setup.variant': [{ variant: 'scarce-arms' }],
  'setup.objective': [{ objective: 'SO-01' }],
  'setup.survey': [{ tiles: 13 }],
  'setup.port': [{ seat, hex, town: 'Melbourne' }],
  action: [
    { seat, box: 'rail-plain', gold: 0 },
    { seat, box: 'rail-any', gold: 2 },
  ],
  'time.moved': [{ seat, spaces: 2, space: 32 }],
  'time.oldOnes': [{ space: 23 }],
  retrieved: [
    { seat, cubes: 0, time: 1 },
    { seat, cubes: 1, time: 1 },
    { seat, cubes: 7, time: 2 },
  ],
  'track.laid': [{ seat, edge: '36-46' }],
  mined: [
    { seat, hex, good: 'iron', count: 3, extra: 0, gold: 0 },
    { seat, hex, good: 'gold', count: 3, extra: 1, gold: 0 },
    { seat, hex, good: 'phosphate', count: 1, extra: 0, gold: 1 },
    { seat, hex, good: 'vp', count: 5, extra: 0, gold: 0 },
  ],
  bought: [
    { seat, unit: 'infantry', count: 2, gold: 2 },
    { seat, unit: 'car', count: 1, gold: 3 },
  ],
  imported: [
    { seat, good: 'coal', to: seat },
    { seat, good: 'iron', to: 0 },
  ],
  exported: [
    { seat, good: 'coal', to: seat },
    { seat, good: 'iron', to: 0 },
  ],
  'farm.placed': [
    { seat, type: 'corn', hex, gold: 1 },
    { seat, type: 'sheep', hex, gold: 0 },
  ],
  'farm.blighted': [{ seat, type: 'cattle', hex }],
  'farm.saved': [{ hex }],
  'farm.restored': [{ seat, hex }],
  'display.entered': [{ personality: 'singh' }],
  'display.discarded': [{ personality: 'singh' }],
  'display.left': [{ personality: 'singh' }],
  'recruit.refresh': [{ seat }],
  'recruit.looked': [
    { seat, count: 2, cards: null },
    { seat, count: 1, cards: null },
    { seat, count: 2, cards: ['singh', LONG] },
  ],
  'recruit.kept': [{ seat, personality: 'singh' }],
  'recruit.exchanged': [{ seat, given: 'singh', taken: LONG }],
  recruited: [
    { seat, personality: 'singh', to: seat },
    { seat, personality: 'singh', to: 0 },
  ],
  'oneUse.played': [{ seat, personality: LONG }],
  gained: [
    { seat, good: 'gold', count: 4 },
    { seat, good: 'gold', count: 0 },
  ],
  tokens: [{ seat, vp: 2 }],
  attack: [
    { seat, hex, force: one, time: 1 },
    { seat, hex, force: all, time: 3 },
  ],
  'combat.begins': [
    { seat, hex, force: all },
    { seat, hex, force: none },
  ],
  'combat.nothing': [{ seat, hex }],
  'combat.withdrew': [
    { seat, part: 'airships' },
    { seat, part: 'others' },
    { seat, part: 'all' },
  ],
  'combat.defeat': [{ seat, hex }],
  'combat.ends': [
    { seat, hex, left: 0 },
    { seat, hex, left: 1 },
    { seat, hex, left: 3 },
  ],
  'card.turned': [{ card: 'O34' }],
  'deck.reshuffled': [{}],
  'oldOne.hit': [
    { seat, tile: 'L1-06', damage: 1 },
    { seat, tile: 'L3-01', damage: 2 },
  ],
  'oldOne.claimed': [{ seat, tile: 'L1-06', hex, vp: 1 }],
  'oldOne.shared': [
    { tile: 'L2-02', hex, shares: [3, 3] },
    { tile: 'L2-02', hex, shares: [6, 0] },
    { tile: 'L1-05', hex, shares: [0, 0] },
  ],
  'oldOne.regenerated': [{ tile: 'L1-06', hex }],
  'oldOne.revealed': [
    { tile: 'L1-06', hex },
    { tile: 'L3-01', hex },
    { tile: 'L1-09', hex },
    { tile: 'XX-Z', hex },
    { tile: 'L1-12', hex },
  ],
  'oldOne.empty': [{ hex }],
  'oldOne.spawned': [{ tile: 'X-M1', hex }],
  'oldOne.onTemple': [{ tile: 'L3-02', hex }],
  'oldOne.moved': [
    { tile: 'L1-02', from: 16, to: 8 },
    { tile: 'a-tile-of-my-own', from: 16, to: 8 },
  ],
  'oldOnes.still': [{}],
  'sanity.lost': [{ seat, lost: 1, left: 0 }],
  'unit.damaged': [{ seat, unit: 'infantry' }],
  'unit.eliminated': [{ seat, unit: 'car' }],
  'unit.rescued': [{ seat, unit: 'train' }],
  'unit.repaired': [{ seat, unit: 'artillery' }],
  'unit.enlisted': [{ seat, unit: 'airship' }],
  'damage.lost': [
    { seat, damage: 1 },
    { seat, damage: 2 },
  ],
  'personality.struck': [{ seat, personality: 'singh', tile: 'L1-06', damage: 1 }],
  castro: [{ seat, tile: 'L1-02', hex }],
  karpov: [{ seat, hex }],
  'alika.holds': [{ seat, hex }],
  bombarded: [{ seat, tile: 'L2-02', hex }],
  'temple.razed': [{ seat, tile: 'L1-09', hex }],
  'port.attacked': [{ seat, hex }],
  'port.lost': [{ seat, hex }],
  revelation: [{ revelation: 'R3-01' }],
  'revelation.nothing': [{}],
  'revelation.assassinated': [
    { personalities: [] },
    { personalities: ['singh'] },
    { personalities: ['singh', LONG] },
  ],
  'benefit.goods': [
    { seat, coal: 1, iron: 1, gold: 0 },
    { seat, coal: 0, iron: 0, gold: 0 },
  ],
  'benefit.infantry': [
    { seat, count: 1 },
    { seat, count: 0 },
  ],
  'objective.broken': [{ objective: 'SO-01', hex }],
  'end.asleep': [
    { hex, tile: 'L3-01', vp: 12 },
    { hex, tile: 'L1-12', vp: 0 },
  ],
  end: [{ ending: 'time' }, { ending: 'port' }],
};

const reasons: Samples<Auztralia['Reasons']> = {
  'port.taken': [{ hex, seat }],
  'port.tooClose': [{ hex, seat, distance: 2, least: 3 }],
  'box.noCube': [{}],
  'box.noGold': [{ gold: 2 }],
  'rail.taken': [{ edge: '36-46', seat }],
  'rail.oldOne': [
    { edge: '36-47', hex: 47, asleep: true },
    { edge: '36-47', hex: 47, asleep: false },
  ],
  'rail.hills': [{ edge: '7-8', hex: 8 }],
  'rail.noClearLine': [{ edge: '36-46' }],
  'rail.closedBorder': [{ edge: '36-46', hex }],
  'rail.noGoods': [{}],
  'rail.noTracks': [{}],
  'rail.nowhere': [{ box: 'rail-plain' }, { box: 'rail-any' }],
  'mine.oldOne': [
    { hex, asleep: true },
    { hex, asleep: false },
  ],
  'mine.noClearLine': [{ hex }],
  'mine.nothing': [{}],
  'recruit.nobody': [{}],
  'recruit.refreshedOnce': [{}],
  'recruit.nothingToDiscard': [{}],
  'recruit.deckEmpty': [{}],
  'recruit.noGold': [{}],
  'buy.none': [
    { unit: 'artillery', left: 0 },
    { unit: 'airship', left: 0 },
    { unit: 'infantry', left: 1 },
  ],
  'buy.noGold': [{ unit: 'artillery', cost: 5, gold: 0 }],
  'buy.nothing': [{ gold: 0 }],
  'trade.noSupply': [{ good: 'coal' }, { good: 'gold' }],
  'trade.noGood': [{ good: 'iron' }],
  'trade.nothing': [{}],
  'farm.terrain': [{ type: 'sheep', hex }],
  'farm.typeUsed': [{ type: 'corn' }],
  'farm.noneLeft': [{ type: 'cattle' }],
  'farm.resources': [{ hex }],
  'farm.token': [{ hex }],
  'farm.farm': [{ hex }],
  'farm.port': [{ hex }],
  'farm.oldOne': [
    { hex, asleep: true },
    { hex, asleep: false },
  ],
  'farm.noClearLine': [{ hex }],
  'farm.nowhere': [{}],
  'attack.noUnits': [{ hex }],
  'attack.noneLeft': [{ unit: 'artillery' }, { unit: 'car' }],
  'attack.train': [{ hex }],
  'attack.tooFar': [
    { hex, range: 1, distance: 3 },
    { hex, range: 1, distance: 99 },
  ],
  'attack.blocked': [{ hex }],
  'attack.reachesNothing': [{ unit: 'train', range: 0 }],
  'attack.emptyBarracks': [{}],
  'attack.nothingInReach': [{}],
  'damage.airship': [{}],
  'window.used': [{ personality: 'khouri' }],
  'window.needs': [
    { personality: 'khouri', unit: 'any' },
    { personality: 'singh', unit: 'car' },
  ],
  'window.afterCard': [{ personality: 'caprotti' }],
  'window.undamaged': [{ unit: 'infantry' }],
  'alika.fought': [{}],
  'alika.outOfTime': [{}],
  'alika.outOfReach': [{ hex }],
  'oneUse.noEffect': [{ personality: 'brassey' }],
  'config.soloNeedsLevel': [{}],
  'config.levelIsSolo': [{}],
  'config.objectiveIsSolo': [{}],
  'config.variantsAreForTwo': [{}],
  'config.coopNeedsTwo': [{}],
};

const scores: Samples<Auztralia['Scores'], { readonly points: number }> = {
  farms: [
    { count: 7, points: 14 },
    { count: 0, points: 0 },
  ],
  phosphate: [
    { count: 2, points: 6 },
    { count: 0, points: 0 },
  ],
  claimed: [
    { count: 3, points: 8 },
    { count: 0, points: 0 },
  ],
  tokens: [{ points: 2 }],
  personality: [
    { personality: 'bradshaw', count: 13, points: 4 },
    { personality: 'merino', count: 1, points: 1 },
    { personality: 'johnson', count: 0, points: 0 },
  ],
  objective: [
    { objective: 'SO-05', met: true, points: 5 },
    { objective: 'SO-05', met: false, points: 0 },
  ],
  awake: [
    { count: 5, points: 12 },
    { count: 0, points: 0 },
  ],
  asleep: [
    { count: 4, points: 14 },
    { count: 0, points: 0 },
  ],
  blighted: [
    { count: 5, points: 5 },
    { count: 0, points: 0 },
  ],
};

export const samples = { prompts, choices, events, reasons, scores };
