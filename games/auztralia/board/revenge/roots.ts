import { n, type Point } from '@incognita/boards/poster';

/**
 * Pairs of points that join all of them with the shortest lines in all (Prim): the roots under the
 * Spawn tiles.
 */
export function spanning(points: readonly Point[]): readonly (readonly [Point, Point])[] {
  const [first, ...others] = points;
  if (!first) return [];
  const joined = [first];
  const waiting = new Set(others);
  const pairs: (readonly [Point, Point])[] = [];
  while (waiting.size > 0) {
    let best: readonly [Point, Point] | null = null;
    let shortest = Number.POSITIVE_INFINITY;
    for (const to of waiting)
      for (const from of joined) {
        const length = Math.hypot(from.x - to.x, from.y - to.y);
        if (length < shortest) [best, shortest] = [[from, to], length];
      }
    if (!best) break;
    pairs.push(best);
    joined.push(best[1]);
    waiting.delete(best[1]);
  }
  return pairs;
}

/** A root that winds from one pit to another. */
export function rootBetween([from, to]: readonly [Point, Point], turn: 1 | -1): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const sway = 0.2 * turn;
  const c1 = { x: from.x + dx * 0.3 - dy * sway, y: from.y + dy * 0.3 + dx * sway };
  const c2 = { x: from.x + dx * 0.7 + dy * sway, y: from.y + dy * 0.7 - dx * sway };
  return `M${n(from.x)} ${n(from.y)}C${n(c1.x)} ${n(c1.y)} ${n(c2.x)} ${n(c2.y)} ${n(to.x)} ${n(to.y)}`;
}
