/** Where things lie on the ice: one sheet, nearly square, with the trail winding over it. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const SHEET = { x: 0, y: 0, width: 880, height: 820 };

/** The trail bends here, from the base camp to the pole. */
const BENDS: readonly Point[] = [
  { x: 150, y: 690 },
  { x: 340, y: 742 },
  { x: 560, y: 730 },
  { x: 738, y: 652 },
  { x: 706, y: 528 },
  { x: 520, y: 496 },
  { x: 310, y: 486 },
  { x: 138, y: 404 },
  { x: 176, y: 276 },
  { x: 350, y: 236 },
  { x: 540, y: 298 },
  { x: 716, y: 262 },
  { x: 722, y: 138 },
];

/** A point of a smooth line through the bends (Catmull-Rom), for t from 0 to 1. */
function along(t: number): Point {
  const spans = BENDS.length - 1;
  const span = Math.min(Math.floor(t * spans), spans - 1);
  const u = t * spans - span;
  const at = (i: number): Point =>
    BENDS[Math.max(0, Math.min(BENDS.length - 1, i))] ?? { x: 0, y: 0 };
  const [a, b, c, d] = [at(span - 1), at(span), at(span + 1), at(span + 2)];
  const blend = (p: number, q: number, r: number, s: number): number =>
    0.5 *
    (2 * q +
      (r - p) * u +
      (2 * p - 5 * q + 4 * r - s) * u * u +
      (3 * q - p - 3 * r + s) * u * u * u);
  return { x: blend(a.x, b.x, c.x, d.x), y: blend(a.y, b.y, c.y, d.y) };
}

const FINE = 480;
const FINE_POINTS: readonly Point[] = Array.from({ length: FINE + 1 }, (_, i) => along(i / FINE));

/** How far along the trail each fine point lies. */
const REACH: readonly number[] = FINE_POINTS.reduce<number[]>((reach, q, i) => {
  const p = FINE_POINTS[i - 1] ?? q;
  reach.push((reach[i - 1] ?? 0) + Math.hypot(q.x - p.x, q.y - p.y));
  return reach;
}, []);

/** The fine point of a space: spaces are as far apart from each other as the trail is long. */
function fineOf(pole: number, space: number): number {
  const wanted = ((REACH[FINE] ?? 1) * space) / pole;
  return Math.max(
    0,
    REACH.findIndex((reach) => reach >= wanted - 0.01),
  );
}

/** Spaces 0 to the pole. */
export const spacesOf = (pole: number): readonly Point[] =>
  Array.from({ length: pole + 1 }, (_, space) => FINE_POINTS[fineOf(pole, space)] ?? SHEET);

/** The way from one space to another, as the trail runs. */
export function wayBetween(pole: number, from: number, to: number): string {
  const points = FINE_POINTS.slice(fineOf(pole, from), fineOf(pole, to) + 1);
  return `M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}`;
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** The trail as a line, or as the two tracks of a runner a little to either side of it. */
export function trailPath(aside: number): string {
  const points = FINE_POINTS.filter((_, i) => i % 6 === 0).map((p, i, all) => {
    const [from, to] = [all[i - 1] ?? p, all[i + 1] ?? p];
    const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
    return {
      x: p.x - ((to.y - from.y) / length) * aside,
      y: p.y + ((to.x - from.x) / length) * aside,
    };
  });
  return `M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}`;
}

/** Teams on one space stand around its middle: one behind the other, or at the four corners. */
export function standing(place: number, company: number): Point {
  if (company <= 1) return { x: 0, y: 0 };
  if (company === 2) return { x: 0, y: place === 0 ? -25 : 23 };
  return { x: place % 2 === 0 ? -46 : 46, y: place < 2 ? -25 : 23 };
}

/** Whether the trail runs west from this space, so that dogs look where they go. */
export function runsWest(spaces: readonly Point[], space: number): boolean {
  const [here, next] = [spaces[space], spaces[space + 1]];
  return here !== undefined && next !== undefined && next.x < here.x - 4;
}
