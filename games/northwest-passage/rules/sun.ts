import type { Disc } from '../content/types.ts';
import type { Look } from './kit.ts';

/** NWP-SUN-02 to 05, NWP-RULING-03: where the disc is in this season. */
export function discOf(g: Look): Disc {
  const { sunPath } = g.content.content.board;
  return sunPath[Math.max(0, g.state.season - 1)] ?? 'III';
}

export const lastSeason = (g: Look): number => g.content.content.board.sunPath.length;
