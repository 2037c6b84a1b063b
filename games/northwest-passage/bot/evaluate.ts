import type { Look } from '../rules/kit.ts';
import { playerLines, totalOf } from '../rules/scoring.ts';

/** What a position is worth to a seat. */
export function evaluate(g: Look, seat: number): number {
  return totalOf(playerLines(g, seat));
}
