import type { Box } from '@incognita/boards';
import type { TileView, View } from '../view.ts';

/** The side of a tile, and from one tile to the next, in units of the drawing. */
export const SIDE = 120;
export const STEP = 130;

export interface Point {
  readonly x: number;
  readonly y: number;
}

type Cell = Pick<TileView, 'x' | 'y'>;

export const cornerOf = ({ x, y }: Cell): Point => ({ x: x * STEP, y: y * STEP });

export const middleOf = (cell: Cell): Point => ({
  x: cell.x * STEP + SIDE / 2,
  y: cell.y * STEP + SIDE / 2,
});

export const boxOf = (cell: Cell): Box => ({ ...cornerOf(cell), width: SIDE, height: SIDE });

/** The box around all of these, with room beside it. */
export function boxAround(boxes: readonly Box[], room: number): Box {
  const left = Math.min(...boxes.map(({ x }) => x)) - room;
  const top = Math.min(...boxes.map(({ y }) => y)) - room;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + room;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + room;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

export const sameBox = (a: Box, b: Box): boolean =>
  a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

const EMPTY: Box = { x: 0, y: 0, width: SIDE, height: SIDE };

export const wholeMap = (view: View): Box =>
  view.tiles.length === 0 ? EMPTY : boxAround(view.tiles.map(boxOf), 18);

/** Where standees stand on a tile: three in a row, from four on closer together. */
export function standAt(place: number, of: number): Point {
  const spread = of <= 1 ? 0 : of <= 3 ? 32 : 88 / (of - 1);
  return { x: SIDE / 2 + (place - (of - 1) / 2) * spread, y: 50 };
}

/** Where the tokens of a tile lie: in a row at the lower right of its picture. */
export const tokenAt = (place: number, of: number): Point => ({
  x: SIDE - 17 - (of - 1 - place) * (of > 4 ? 84 / of : 25),
  y: 66,
});
