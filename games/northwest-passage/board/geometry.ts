import type { Box } from '@incognita/boards';
import type { Chart } from '../rules/chart.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Side of a cell in the chart's own units; a corner `x,y` lies at x and y times this. */
export const CELL = 56;

export const round = (value: number): number => Math.round(value * 10) / 10;

export const between = (a: Point, b: Point, share = 0.5): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

export const cornerPoint = (chart: Chart, corner: number): Point => ({
  x: (corner % (chart.cols + 1)) * CELL,
  y: Math.floor(corner / (chart.cols + 1)) * CELL,
});

/** The north-west corner of a cell. */
export const cellPoint = (chart: Chart, cell: number): Point => ({
  x: (cell % chart.cols) * CELL,
  y: Math.floor(cell / chart.cols) * CELL,
});

export const cellCentre = (chart: Chart, cell: number): Point => {
  const { x, y } = cellPoint(chart, cell);
  return { x: x + CELL / 2, y: y + CELL / 2 };
};

/** Where a spot of one or two cells lies: `8D`, `8D-9D`. */
export function spotBox(chart: Chart, name: string): Box {
  const cells = chart.spot(name)?.cells ?? [];
  const [first = 0] = cells;
  const last = cells.at(-1) ?? first;
  const [from, to] = [cellPoint(chart, first), cellPoint(chart, last)];
  return { x: from.x, y: from.y, width: to.x - from.x + CELL, height: to.y - from.y + CELL };
}

export const middleOf = (box: Box): Point => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
});

/** The smallest box around several, with a margin. */
export function boxAround(boxes: readonly Box[], margin: number): Box | null {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.x)) - margin;
  const top = Math.min(...boxes.map((box) => box.y)) - margin;
  const right = Math.max(...boxes.map((box) => box.x + box.width)) + margin;
  const bottom = Math.max(...boxes.map((box) => box.y + box.height)) + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A number from 0 to 1 that is the same for everybody, whenever the chart is drawn. */
export function noise(...seed: readonly number[]): number {
  let h = 0x811c9dc5;
  for (const part of seed) h = Math.imul(h ^ (part * 2654435761), 0x01000193) >>> 0;
  h ^= h >>> 15;
  h = Math.imul(h, 0x2c1b3c6d) >>> 0;
  h ^= h >>> 12;
  h = Math.imul(h, 0x297a2d39) >>> 0;
  return ((h ^ (h >>> 15)) >>> 0) / 0x1_0000_0000;
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** Noise that changes gently from place to place, from -1 to 1. */
function swell(x: number, y: number, seed: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [ease(x - left), ease(y - top)];
  const at = (i: number, k: number): number => noise(left + i + 500, top + k + 500, seed) * 2 - 1;
  const upper = at(0, 0) + (at(1, 0) - at(0, 0)) * u;
  const lower = at(0, 1) + (at(1, 1) - at(0, 1)) * u;
  return upper + (lower - upper) * v;
}

/** How far a coast strays at a place. It hangs on the place alone, so that tiles agree on it. */
export function drift({ x, y }: Point): Point {
  const far = (seed: number): number =>
    swell(x / 21, y / 21, seed) * 6.2 + swell(x / 8.5, y / 8.5, seed + 7) * 2.1;
  return { x: far(1), y: far(2) };
}
