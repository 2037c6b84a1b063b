import type { Shown } from '@incognita/kernel';
import type { RevengeWords } from '../../rules/revenge/words.ts';

type Samples<M, Extra = unknown> = {
  readonly [K in keyof M]: readonly [Shown<M[K]> & Extra, ...(Shown<M[K]> & Extra)[]];
};

/** The longest names there are. */
const LONG = 'outback-group';
const card = 'servitor';
const seat = 1;
const hex = 46;
const edge = '36-46';
const none = { infantry: 0, car: 0, artillery: 0, airship: 0, train: 0 };
const two = { ...none, infantry: 1, train: 1 };

const choices: Samples<RevengeWords['Choices']> = {
  place: [{}],
  reveal: [{}],
  move: [{}],
  summon: [{}],
  level: [{ level: 1 }],
  spawn: [{ hex }],
  mythos: [{ card }],
  keepCard: [{ place: 0, card }],
  under: [{ place: 1, card }],
  fight: [{ hex }],
  use: [{}],
  drawMore: [{}],
  human: [{ seat }],
  forfeit: [{ good: 'coal' }, { good: 'iron' }, { good: 'gold' }],
  tear: [{ edge }],
  blight: [{ hex }],
  oust: [{ personality: LONG }],
  delay: [{ seat }],
  horde: [{ type: 'shoggoth' }, { type: 'loyalist' }],
  hurt: [{ unit: 'car' }, { unit: 'outpost' }],
  recall: [{ unit: 'airship' }],
  shield: [{ tile: 'L1-06' }, { tile: 'SPAWN' }],
  heal: [{ tile: 'L3-01', seat }],
  reclaim: [{ tile: 'L3-01' }],
  regain: [{ card }],
  lose: [{ unit: 'train' }],
  outpost: [{ hex }],
  cycle: [{ personality: LONG }],
};

const prompts: Samples<RevengeWords['Prompts']> = {
  'old-ones-action': [{ marches: [] }],
  'place-level': [{}],
  'place-tile': [{ level: 2 }],
  reveal: [{}],
  way: [{ tile: 'L1-06', hex }],
  'next-combat': [{}],
  relief: [
    { hex, force: none },
    { hex, force: two },
  ],
  'keep-card': [{}],
  'under-deck': [{}],
  'combat-cards': [{}],
  'mythos-choice': [{ card }],
  'first-personality': [{}],
  outpost: [{}],
};

const events: Samples<RevengeWords['Events']> = {
  'setup.oldOnes': [{ seat }],
  'oldOnes.acts': [
    { action: 'place' },
    { action: 'reveal' },
    { action: 'move' },
    { action: 'summon' },
  ],
  'oldOnes.drew': [
    { level: 1, tile: null },
    { level: 1, tile: 'L1-06' },
  ],
  'oldOnes.placed': [{ hex, level: 3 }],
  'oldOnes.summoned': [
    { count: 3, cards: null },
    { count: 1, cards: null },
    { count: 2, cards: [card, 'hastur'] },
  ],
  'oldOnes.points': [
    { vp: 1, why: 'unit' },
    { vp: 2, why: 'outpost' },
    { vp: 10, why: 'port' },
  ],
  'mythos.played': [
    { card, cost: 0 },
    { card, cost: 2 },
  ],
  'mythos.turned': [{ card }],
  'mythos.waits': [{ seat, card }],
  'mythos.applied': [{ seat, card }],
  'mythos.nothing': [{ card }],
  'mythos.reshuffled': [{}],
  'mythos.regained': [{ card }],
  'mythos.again': [{ card }],
  'mythos.noZombie': [{ hex }],
  'spawn.placed': [{ hex }],
  'spawn.collected': [{ seat, hex }],
  'spawn.shared': [{ hex, seats: [0, 1] }],
  'port.turned': [{ seat }],
  'outpost.built': [{ seat, hex, gold: 2 }],
  'outpost.attacked': [{ seat, hex }],
  'outpost.relief': [{ seat, hex, force: two }],
  'outpost.lost': [{ seat, hex }],
  'track.torn': [{ seat, edge }],
  'goods.lost': [{ seat, good: 'iron', count: 1 }],
  'deposit.lost': [{ hex }],
  'recruit.cycled': [{ seat, personality: LONG }],
  'oldOne.arrived': [{ tile: 'L3-01', hex }],
  'oldOne.raised': [{ tile: 'L1-06', hex }],
  'oldOne.kangaroo': [{ tile: 'L3-10' }],
  'oldOne.shielded': [{ tile: 'L1-06' }],
  'oldOne.healed': [{ tile: 'L1-06', hex }],
  'unit.recalled': [{ seat, unit: 'car' }],
  'revelations.added': [{ count: 1 }, { count: 2 }],
};

const reasons: Samples<RevengeWords['Reasons']> = {
  'place.noTile': [{ level: 1 }],
  'place.noTiles': [{}],
  'place.tooHigh': [{ level: 3 }],
  'place.noSpawn': [{ level: 3 }],
  'place.noSpawns': [{}],
  'reveal.nothing': [{}],
  'summon.noCard': [{}],
  'mythos.noEffect': [{ card }],
  'mythos.onlyInCombat': [{ card }],
  'mythos.outOfTime': [{ card }],
  'rail.spawn': [{ edge, hex }],
  'farm.spawn': [{ hex }],
  'farm.outpost': [{ hex }],
  'outpost.noGold': [{ gold: 2 }],
  'outpost.noneLeft': [{}],
  'outpost.noClearLine': [{ hex }],
  'outpost.nowhere': [{}],
  'config.oldOnesNeedHumans': [{}],
  'config.fifthIsOldOnes': [{}],
  'config.soloMythosIsSolo': [{}],
  'config.enhancedNeedsTwo': [{}],
  'config.strengthIsRevenge': [{}],
  'config.oldOnesIsRevenge': [{}],
  'config.noChallenge': [{}],
  'config.noVariants': [{}],
  'config.noSoloLevel': [{}],
  'config.coopNeedsHumans': [{}],
  'config.noSuchOldOnesSeat': [{ seat: 4, seats: 3 }],
};

const scores: Samples<RevengeWords['Scores'], { readonly points: number }> = {
  spawns: [
    { count: 3, points: 3 },
    { count: 0, points: 0 },
  ],
  taken: [{ points: 12 }],
};

export const revengeSamples = { choices, prompts, events, reasons, scores };
