import { n, type Point } from '@incognita/boards/poster';

export interface Arm {
  readonly outline: string;
  /** The lighter belly, along which the suckers sit. */
  readonly belly: string;
  readonly suckers: readonly { readonly at: Point; readonly r: number }[];
}

/** A point of a smooth line through all the given points (Catmull-Rom). */
function along(points: readonly Point[], t: number): Point {
  const spans = points.length - 1;
  const span = Math.min(Math.floor(t * spans), spans - 1);
  const u = t * spans - span;
  const at = (i: number): Point =>
    points[Math.max(0, Math.min(points.length - 1, i))] ?? { x: 0, y: 0 };
  const [a, b, c, d] = [at(span - 1), at(span), at(span + 1), at(span + 2)];
  const blend = (p: number, q: number, r: number, s: number): number =>
    0.5 *
    (2 * q +
      (r - p) * u +
      (2 * p - 5 * q + 4 * r - s) * u * u +
      (3 * q - p - 3 * r + s) * u * u * u);
  return { x: blend(a.x, b.x, c.x, d.x), y: blend(a.y, b.y, c.y, d.y) };
}

/** An arm that swells and tapers along a line; `side` says on which side the suckers are. */
export function armAlong(line: readonly Point[], width: (t: number) => number, side: 1 | -1): Arm {
  const steps = 72;
  const spine = Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const p = along(line, t);
    const q = along(line, Math.min(1, t + 0.004));
    const o = along(line, Math.max(0, t - 0.004));
    const length = Math.hypot(q.x - o.x, q.y - o.y) || 1;
    return { p, w: width(t) / 2, nx: -(q.y - o.y) / length, ny: (q.x - o.x) / length };
  });
  const edge = (share: number): Point[] =>
    spine.map(({ p, w, nx, ny }) => ({ x: p.x + nx * w * share, y: p.y + ny * w * share }));
  const run = (points: readonly Point[]): string =>
    points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L');
  const between = (from: number, to: number): string =>
    `M${run(edge(from))}L${run(edge(to).reverse())}Z`;
  const suckers = spine
    .filter((_, i) => i % 3 === 1)
    .map(({ p, w, nx, ny }) => ({
      at: { x: p.x + nx * w * 0.52 * side, y: p.y + ny * w * 0.52 * side },
      r: w * 0.24,
    }));
  return { outline: between(1, -1), belly: between(0.12 * side, side), suckers };
}
