import type { Config } from '../../rules/config.ts';
import { type Situation, situation } from '../situation.ts';

export const SYDNEY = 7;
export const MELBOURNE = 41;
/** Whoever plays the Old Ones at a table of three. */
export const OLD_ONES_SEAT = 2;

export const PLAYED = {
  seats: 3,
  revenge: 'old-ones-player',
  oldOnes: 'seat-3',
} as const satisfies Partial<Config>;

/** Two humans far from each other, the Old Ones to act, and nothing on the map but what is told. */
export const deep = (words: object = {}, config: Partial<Config> = {}): Situation =>
  situation({
    config: { ...PLAYED, ...config },
    arrange: {
      map: 'empty',
      ports: { 0: SYDNEY, 1: MELBOURNE },
      time: { 0: 20, 1: 22, oldOnes: 10 },
      ...words,
    },
  });

/** The same, with seat 0 to act. */
export const settlers = (words: object = {}, config: Partial<Config> = {}): Situation =>
  deep({ time: { 0: 10, 1: 22, oldOnes: 20 }, ...words }, config);

/** The expansion's part of the table. */
export function revengeOf(t: Situation) {
  const { revenge } = t.state;
  if (!revenge) throw new Error('this table is played without the expansion');
  return revenge;
}

export const spaceOf = (t: Situation, seat: number): number =>
  t.state.discs.find((disc) => disc.seat === seat)?.space ?? -1;

/** The purple disc. */
export const PURPLE = -1;

export const hexesOf = (t: Situation): number[] => t.state.tiles.map((tile) => tile.hex);

export const handOf = (t: Situation): string[] => revengeOf(t).hand.map((held) => held.is);

export const seeds = (count: number): number[] => Array.from({ length: count }, (_, seed) => seed);

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, n) => total + n, 0);
