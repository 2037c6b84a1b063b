import type { Look } from '../rules/kit.ts';
import { oldOnesLines, playerLines, totalOf } from '../rules/scoring.ts';

/** Points if the game ended now, less half of what the Old Ones are known to score. */
export function evaluate(g: Look, seat: number): number {
  const awake = oldOnesLines(g).filter((line) => line.line !== 'asleep');
  return totalOf(playerLines(g, seat)) - totalOf(awake) / 2;
}
