import type { Atlas, Edge } from '../rules/atlas.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Side of a hex in the map's own units. */
export const SIDE = 42;
const HEIGHT = SIDE * Math.sqrt(3);

export const centreOf = (q: number, r: number): Point => ({
  x: SIDE * 1.5 * q,
  y: HEIGHT * (r + q / 2),
});

export function hexCentre(atlas: Atlas, n: number): Point {
  const hex = atlas.hex[n];
  return hex ? centreOf(hex.q, hex.r) : { x: 0, y: 0 };
}

/** Corner i of a hex, from the east corner clockwise. */
export const corner = (centre: Point, i: number, side = SIDE): Point => ({
  x: centre.x + side * Math.cos((Math.PI / 3) * i),
  y: centre.y + side * Math.sin((Math.PI / 3) * i),
});

/** The two corners of the side in a compass direction (1 is north). */
export const sideCorners = (direction: number): readonly [number, number] =>
  [(direction + 3) % 6, (direction + 4) % 6] as const;

export const polygon = (centre: Point, side = SIDE): string =>
  `${[0, 1, 2, 3, 4, 5]
    .map((i) => corner(centre, i, side))
    .map((at, i) => `${i === 0 ? 'M' : 'L'}${round(at.x)} ${round(at.y)}`)
    .join('')}Z`;

const drawn = new WeakMap<Atlas, Map<string, string>>();

/** The outline of a hex of the map: worked out once, drawn at every move. */
export function outline(atlas: Atlas, n: number, side: number): string {
  const known = drawn.get(atlas) ?? new Map<string, string>();
  drawn.set(atlas, known);
  const key = `${n} ${side}`;
  const path = known.get(key) ?? polygon(hexCentre(atlas, n), side);
  known.set(key, path);
  return path;
}

export const round = (value: number): number => Math.round(value * 10) / 10;

export const between = (a: Point, b: Point, share = 0.5): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Where a seat's rails meet in a hex: a little beside the centre, so that owners stay apart. */
export function hub(atlas: Atlas, n: number, seat: number): Point {
  const at = hexCentre(atlas, n);
  const turn = (Math.PI / 2) * seat - Math.PI / 4;
  return { x: at.x + Math.cos(turn) * SIDE * 0.1, y: at.y + Math.sin(turn) * SIDE * 0.1 };
}

/** The ends of a track: its two hubs, and the middle of the hex side between them. */
export function trackLine(atlas: Atlas, edge: Edge, seat: number): readonly [Point, Point, Point] {
  const middle = between(hexCentre(atlas, edge.a), hexCentre(atlas, edge.b));
  return [hub(atlas, edge.a, seat), middle, hub(atlas, edge.b, seat)];
}

/** A number from 0 to 1 that is the same for everybody, whenever the map is drawn. */
export function noise(...seed: readonly number[]): number {
  let h = 0x811c9dc5;
  for (const part of seed) h = Math.imul(h ^ (part * 2654435761), 0x01000193) >>> 0;
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d) >>> 0;
  h ^= h >>> 12;
  h = Math.imul(h, 0x297a2d39) >>> 0;
  return ((h ^ (h >>> 15)) >>> 0) / 0x1_0000_0000;
}

/** The box around some hexes, with a margin in sides. */
export function boxAround(atlas: Atlas, hexes: readonly number[], margin: number) {
  const points = hexes.map((n) => hexCentre(atlas, n));
  const [left, right] = [Math.min(...points.map((p) => p.x)), Math.max(...points.map((p) => p.x))];
  const [top, bottom] = [Math.min(...points.map((p) => p.y)), Math.max(...points.map((p) => p.y))];
  const room = SIDE * margin;
  return {
    x: left - room,
    y: top - room,
    width: right - left + 2 * room,
    height: bottom - top + 2 * room,
  };
}
