import type { Mission } from '../content/types.ts';

export interface Cell {
  x: number;
  y: number;
}

const WAYS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** The automatic layouts (part F.2): cells row by row, where the start and the second tile lie. */
export interface Layout {
  readonly cells: readonly Cell[];
  readonly start: number;
  /** The second tile that lies face up; -1 without one. */
  readonly second: number;
}

export function layoutOf(mission: Mission, count: number): Layout {
  const plan =
    mission.layout === 'square'
      ? square(count)
      : mission.layout === 'centre'
        ? centre(count)
        : long(count);
  return settle(plan.cells, plan.start, mission.second === null ? null : plan.second);
}

/** Sorted row by row from the north-west, with columns and rows counted from 0. */
export function settle(cells: readonly Cell[], start: Cell, second: Cell | null): Layout {
  const left = Math.min(...cells.map(({ x }) => x));
  const top = Math.min(...cells.map(({ y }) => y));
  const placed = cells
    .map(({ x, y }) => ({ x: x - left, y: y - top }))
    .sort((a, b) => a.y - b.y || a.x - b.x);
  const at = (cell: Cell): number =>
    placed.findIndex(({ x, y }) => x === cell.x - left && y === cell.y - top);
  return { cells: placed, start: at(start), second: second === null ? -1 : at(second) };
}

interface Plan {
  cells: Cell[];
  start: Cell;
  second: Cell;
}

const ORIGIN: Cell = { x: 0, y: 0 };

function square(count: number): Plan {
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const cells: Cell[] = [];
  for (let y = 0; y < rows; y++) {
    const width = Math.min(columns, count - y * columns);
    const shift = Math.floor((columns - width) / 2);
    for (let x = 0; x < width; x++) cells.push({ x: x + shift, y });
  }
  const row = Math.floor((rows - 1) / 2);
  const start = cells.find(({ y }) => y === row) ?? ORIGIN;
  return { cells, start, second: farthest(cells, start) };
}

/** The start in the middle, the others by growing rings, each clockwise from the north. */
function centre(count: number): Plan {
  const cells: Cell[] = [ORIGIN];
  for (let ring = 1; cells.length < count; ring++) {
    const corners = [
      [1, 1],
      [-1, 1],
      [-1, -1],
      [1, -1],
    ] as const;
    let cell: Cell = { x: 0, y: -ring };
    for (const [dx, dy] of corners)
      for (let i = 0; i < ring && cells.length < count; i++) {
        cells.push(cell);
        cell = { x: cell.x + dx, y: cell.y + dy };
      }
  }
  return { cells, start: ORIGIN, second: farthest(cells, ORIGIN) };
}

/** Three rows, columns from the left, each filled middle, north, south. */
function long(count: number): Plan {
  const cells: Cell[] = [];
  for (let x = 0; cells.length < count; x++)
    for (const y of [1, 0, 2]) if (cells.length < count) cells.push({ x, y });
  const last = Math.max(...cells.map(({ x }) => x));
  return { cells, start: { x: 0, y: 1 }, second: { x: last, y: 1 } };
}

const farthest = (cells: readonly Cell[], from: Cell): Cell =>
  cells.reduce((best, cell) => (gap(cell, from) > gap(best, from) ? cell : best), from);
const gap = (a: Cell, b: Cell): number => Math.abs(a.x - b.x) + Math.abs(a.y - b.y);

const same = (a: Cell, b: Cell): boolean => a.x === b.x && a.y === b.y;
const around = ({ x, y }: Cell): Cell[] => WAYS.map(([dx, dy]) => ({ x: x + dx, y: y + dy }));

/** Free cells that touch what lies there (MAX-RULING-07); the first tile lies anywhere. */
export function freeCells(cells: readonly Cell[]): Cell[] {
  if (cells.length === 0) return [ORIGIN];
  const found: Cell[] = [];
  for (const cell of cells)
    for (const next of around(cell))
      if (!cells.some((held) => same(held, next)) && !found.some((held) => same(held, next)))
        found.push(next);
  return found.sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Of these, cells with a free side of their own: on the border of the grid. */
export const borderCells = (cells: readonly Cell[]): Cell[] =>
  freeCells(cells).filter((cell) =>
    around(cell).some((next) => !cells.some((held) => same(held, next))),
  );

/** Border cells as many steps over tiles as possible from another, for a second open tile. */
export function farCells(cells: readonly Cell[], from: Cell): Cell[] {
  const border = borderCells(cells);
  const steps = border.map((cell) => stepsTo([...cells, cell], from, cell));
  const most = Math.max(...steps);
  return border.filter((_cell, i) => steps[i] === most);
}

/** Steps from one cell to another over those given. */
function stepsTo(cells: readonly Cell[], from: Cell, to: Cell): number {
  let rest = cells.filter((cell) => !same(cell, from));
  let ring: readonly Cell[] = [from];
  for (let steps = 0; ring.length > 0; steps++) {
    if (ring.some((cell) => same(cell, to))) return steps;
    const near = (cell: Cell): boolean => ring.some((held) => gap(held, cell) === 1);
    const next = rest.filter(near);
    rest = rest.filter((cell) => !near(cell));
    ring = next;
  }
  return 0;
}
