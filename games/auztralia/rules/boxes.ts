import { type BoxId, perBox } from '../content/types.ts';
import type { Game, Look } from './kit.ts';
import { pay, playerOf } from './people.ts';

/** AUZ-SETUP-03: no cube in any box. */
export const emptyBoxes = (): Record<BoxId, number> => perBox(() => 0);

/**
 * AUZ-ACT-02, AUZ-ACT-03: 1 Gold for each own cube that is already in the box. AUZ-ACT-04,
 * AUZ-RULING-07: the cubes in the other railway box do not count.
 */
export const goldSurcharge = (g: Look, seat: number, box: BoxId): number =>
  g.state.players[seat]?.boxes[box] ?? 0;

/**
 * Puts the cube into its box and pays the surcharge (AUZ-ACT-02, AUZ-RULING-08), before the action
 * brings anything that could pay for it (AUZ-ACT-05).
 */
export function enterBox(g: Game, seat: number, box: BoxId): void {
  const gold = goldSurcharge(g, seat, box);
  if (gold > 0) pay(g, seat, 'gold', gold);
  playerOf(g, seat).boxes[box]++;
  g.tell('action', 'AUZ-ACT-02', { seat, box, gold });
}
