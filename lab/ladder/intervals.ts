import type { Chance } from '@incognita/kernel';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

/** Where a rate lies with 95 % certainty, by Wilson: also right for few games and for none won. */
export function wilson(won: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const rate = won / games;
  const centre = rate + (Z * Z) / (2 * games);
  const spread = Z * Math.sqrt((rate * (1 - rate)) / games + (Z * Z) / (4 * games * games));
  const whole = 1 + (Z * Z) / games;
  return {
    low: Math.max(0, (centre - spread) / whole),
    high: Math.min(1, (centre + spread) / whole),
  };
}

/** Where 95 % of the values lie. */
export function middleOf(values: readonly number[]): Interval {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.round(part * (sorted.length - 1))] ?? 0;
  return { low: at(0.025), high: at(0.975) };
}

/** So many of a list, each drawn from all of it. */
export function drawnAgain<V>(list: readonly V[], chance: Chance): V[] {
  return list.map(() => list[chance.below(list.length)] as V);
}
