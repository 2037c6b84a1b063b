import { Chance, deriveKey, newChance } from '@incognita/kernel';
import { drawnAgain, type Interval, middleOf } from './intervals.ts';

/** One game between two bots: 1 if the first was ahead, 0 if the other was, ½ if neither. */
export interface Bout {
  readonly a: string;
  readonly b: string;
  readonly score: number;
}

export interface Rating extends Interval {
  readonly bot: string;
  readonly elo: number;
}

export const ANCHOR_ELO = 1000;
const SCALE = 400 / Math.LN10;
const ROUNDS = 200;
const STEPS = 300;

/**
 * Strengths by which the scores are the likeliest (Bradley and Terry), the anchor's being 1,000;
 * the intervals by playing the same bouts again in the mind, drawn by lot.
 */
export function ratingsOf(bouts: readonly Bout[], anchor: string): Rating[] {
  const bots = [...new Set(bouts.flatMap(({ a, b }) => [a, b]))];
  const fitted = fit(bouts, bots, anchor);
  const chance = new Chance(newChance(deriveKey('0'.repeat(64), 'bootstrap')));
  const samples = Array.from({ length: ROUNDS }, () =>
    fit(drawnAgain(bouts, chance), bots, anchor),
  );
  return bots
    .map((bot, i) => ({
      bot,
      elo: fitted[i] ?? 0,
      ...middleOf(samples.map((sample) => sample[i] ?? 0)),
    }))
    .sort((x, y) => x.elo - y.elo);
}

/** A pair that never lost counts as if it had lost half a game: nobody is infinitely strong. */
const PRIOR = 0.5;

function fit(bouts: readonly Bout[], bots: readonly string[], anchor: string): number[] {
  const place = new Map(bots.map((bot, i) => [bot, i]));
  const count = bots.length;
  const scores = new Float64Array(count);
  const games = new Float64Array(count * count);
  const note = (a: number, b: number, score: number, weight: number): void => {
    scores[a] = (scores[a] ?? 0) + score * weight;
    scores[b] = (scores[b] ?? 0) + (1 - score) * weight;
    games[a * count + b] = (games[a * count + b] ?? 0) + weight;
    games[b * count + a] = (games[b * count + a] ?? 0) + weight;
  };
  for (const { a, b, score } of bouts) note(place.get(a) ?? 0, place.get(b) ?? 0, score, 1);
  for (let a = 0; a < count; a++)
    for (let b = a + 1; b < count; b++) if (games[a * count + b]) note(a, b, 0.5, 2 * PRIOR);
  const strength = new Float64Array(count).fill(1);
  for (let step = 0; step < STEPS; step++)
    for (let i = 0; i < count; i++) {
      let met = 0;
      for (let j = 0; j < count; j++)
        if (j !== i) met += (games[i * count + j] ?? 0) / ((strength[i] ?? 1) + (strength[j] ?? 1));
      if (met > 0) strength[i] = (scores[i] ?? 0) / met;
    }
  const zero = strength[place.get(anchor) ?? 0] ?? 1;
  return [...strength].map((held) => ANCHOR_ELO + SCALE * Math.log(held / zero));
}
