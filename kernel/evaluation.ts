import type { Reader } from './steps.ts';
import type { GameTypes } from './words.ts';

/** Numbers that a bot believes in, by name, in groups or lists. Plain data, so that they can be tuned. */
export type Weights = number | readonly Weights[] | { readonly [name: string]: Weights };

/** One thing that makes a position better or worse for a seat, and by how much. */
export interface Part {
  readonly part: string;
  readonly worth: number;
}

/**
 * How good positions are for a seat. Bots only ask it about worlds that the seat may imagine. The
 * functions that take weights are methods, so that a game can name the shape of its own: nobody
 * hands it others than those it gave, or the same with other numbers.
 */
export interface Evaluation<T extends GameTypes> {
  /** The best that are known, for a config. */
  weights(config: T['Config']): Weights;
  /** Those of `greedy`, which never change: every strength is measured against it. */
  anchor(config: T['Config']): Weights;
  /** What makes up the worth of a position, which is their sum. */
  parts(g: Reader<T>, seat: number, weights: Weights): readonly Part[];
}

/** An evaluation that is one number, with nothing to tune. */
export function inOnePart<T extends GameTypes>(
  worth: (g: Reader<T>, seat: number) => number,
): Evaluation<T> {
  return {
    weights: () => ({}),
    anchor: () => ({}),
    parts: (g, seat) => [{ part: 'position', worth: worth(g, seat) }],
  };
}

export function sumOf(parts: readonly Part[]): number {
  let sum = 0;
  for (const { worth } of parts) sum += worth;
  return sum;
}
