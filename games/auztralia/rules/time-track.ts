import type { BoxId } from '../content/types.ts';
import type { Game, Look } from './kit.ts';
import { OLD_ONES } from './state.ts';

export const spaceOf = (g: Look, seat: number): number =>
  g.state.discs.find((disc) => disc.seat === seat)?.space ?? 0;

export const isOutOfTime = (g: Look, seat: number): boolean =>
  spaceOf(g, seat) >= g.content.content.timeTrack.end;

/**
 * AUZ-TIME-01, AUZ-TIME-02: the rearmost disc below 53, the highest of its stack; null if none.
 * AUZ-TIME-06, AUZ-RULING-03: the purple disc is a disc like any other, so the Old Ones wait until
 * all have gone beyond 22 (AUZ-TIME-07).
 */
export function activeSide(g: Look): number | null {
  const { end } = g.content.content.timeTrack;
  let active: { readonly seat: number; readonly space: number } | null = null;
  // AUZ-TIME-05, AUZ-TIME-10: on 53 a disc has acted for the last time.
  for (const disc of g.state.discs)
    if (disc.space < end && (!active || disc.space <= active.space)) active = disc;
  return active?.seat ?? null;
}

/** AUZ-TIME-03: a disc that arrives lies on top of those already there. */
export function moveDisc(g: Game, seat: number, spaces: number): void {
  const { discs } = g.state;
  const at = discs.findIndex((disc) => disc.seat === seat);
  const [disc] = discs.splice(at, 1);
  if (!disc) throw new Error(`seat ${seat} has no disc on the Time Track`);
  // AUZ-TIME-11, AUZ-RULING-59: the number may go beyond the printed track.
  discs.push({ seat, space: disc.space + spaces });
  const space = disc.space + spaces;
  if (seat === OLD_ONES) g.tell('time.oldOnes', 'AUZ-OO-01', { space });
  else g.tell('time.moved', 'AUZ-ACT-02', { seat, spaces, space });
}

/** AUZ-PORT-07: players by their place on the Time Track, rearmost first, top of a stack first. */
export function playerOrder(g: Look): number[] {
  return g.state.discs
    .map((disc, height) => ({ ...disc, height }))
    .filter((disc) => disc.seat !== OLD_ONES)
    .sort((a, b) => a.space - b.space || b.height - a.height)
    .map((disc) => disc.seat);
}

/** AUZ-ACT-06: the TP printed on a box whose cost is fixed. */
export const boxTime = (g: Look, id: BoxId): number =>
  g.content.content.boxes.find((box) => box.id === id)?.tp ?? 0;
