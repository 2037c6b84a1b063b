import type { ScoreLineOf } from '@incognita/kernel';
import type { HexId } from '../../content/types.ts';
import type { Auztralia, Look } from '../kit.ts';
import { borrowAll, network, OWN_ONLY } from '../network.ts';
import { modeOf, revengeIn } from './table.ts';

type Line = ScoreLineOf<Auztralia>;

/**
 * REV-MYTH-13, REV-SCORE-09, REV-RULING-11, REV-RULING-35: a Farm is cut off if no chain of tracks leads to its owner's Port and
 * a card has taken tracks from there; in full co-operation borrowed tracks do.
 */
export function farmCounts(
  g: Look,
  farm: { readonly hex: HexId; readonly owner: number },
): boolean {
  const { hex, owner } = farm;
  if (!revengeIn(g).torn[owner]) return true;
  const borrowed = g.config.play === 'coop' ? borrowAll(g, owner) : OWN_ONLY;
  return network(g, owner, borrowed)[hex] === true;
}

/** REV-SCORE-08: 1 VP for each Spawn tile collected. */
export function humanLines(g: Look, seat: number): Line[] {
  const count = revengeIn(g).collected[seat] ?? 0;
  if (!modeOf(g).spawnTiles) return [];
  const points = count * g.content.content.revenge.pieces.spawnTiles.vp;
  return [{ line: 'spawns', rule: 'REV-SCORE-08', points, count }];
}

/** REV-SCORE-01 to 03, REV-VAR-11: what the Old Ones took at once. */
export function tokenLines(g: Look): Line[] {
  const { points } = revengeIn(g);
  return modeOf(g).vp.port > 0 ? [{ line: 'taken', rule: 'REV-SCORE-01', points }] : [];
}
