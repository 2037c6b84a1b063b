import type { DeepReadonly } from '@incognita/kernel';
import type { Range } from '../content/effects.ts';
import type { Tile as TileRow } from '../content/types.ts';
import type { With } from './atlas.ts';
import type { Game, Look } from './kit.ts';
import { NONE, type State, type Tile } from './state.ts';

type Tiles = DeepReadonly<State['tiles']>;

export function tileOf(g: Game, tile: number): Tile;
export function tileOf(g: Look, tile: number): DeepReadonly<Tile>;
export function tileOf(g: Look, tile: number): DeepReadonly<Tile> {
  const found = g.state.tiles[tile];
  if (!found) throw new RangeError(`there is no tile ${tile}`);
  return found;
}

/** What a tile that lies face up says. */
export const tileRow = (g: Look, tile: number): With<TileRow> =>
  g.content.tile(tileOf(g, tile).is.is);

/** Column and row, as on a chart: `C2` is the third column, second row from the north. */
export function cellName(x: number, y: number): string {
  let letters = '';
  for (let n = x; n >= 0; n = Math.floor(n / 26) - 1)
    letters = String.fromCharCode(65 + (n % 26)) + letters;
  return `${letters}${y + 1}`;
}

export function tileName(g: Look, tile: number): string {
  const { x, y } = tileOf(g, tile);
  return cellName(x, y);
}

/** The number of the tile with that name, NONE without one. */
export function tileNamed(g: Look, name: string): number {
  const { tiles } = g.state;
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i];
    if (tile && !tile.gone && cellName(tile.x, tile.y) === name) return i;
  }
  return NONE;
}

/** MAX-RULING-03: steps on the grid, whatever lies between; ranges count across gaps. */
export function distance(g: Look, from: number, to: number): number {
  if (from === to) return 0;
  const a = tileOf(g, from);
  const b = tileOf(g, to);
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

/** MAX-RANGE-01 to 03. `fog`: Thick Fog shortens mid and long by one. */
export function inRange(range: Range, steps: number, fog = false): boolean {
  if (range === 'A') return true;
  if (range === 'S') return steps === 0;
  if (range === 'M') return fog ? steps === 0 : steps <= 1;
  return fog ? steps === 1 : steps >= 1 && steps <= 2;
}

/** What a monster's range reaches: its host always, so long includes distance 0 (MAX-RULING-02). */
export const monsterReaches = (range: Range | null, steps: number): boolean =>
  range === null ? false : steps === 0 || inRange(range, steps);

const WAYS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
export const WAY_OF = { N: WAYS[0], E: WAYS[1], S: WAYS[2], W: WAYS[3] } as const;

export function tileAt(tiles: Tiles, x: number, y: number): number {
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i];
    if (tile && tile.x === x && tile.y === y && !tile.gone) return i;
  }
  return NONE;
}

/** MAX-MAP-01, MAX-MAP-04, MAX-MOVE-01: orthogonal neighbours, clockwise; a gap is none. */
export function neighbours(g: Look, tile: number): number[] {
  const { x, y } = tileOf(g, tile);
  const found: number[] = [];
  for (const [dx, dy] of WAYS) {
    const next = tileAt(g.state.tiles, x + dx, y + dy);
    if (next !== NONE) found.push(next);
  }
  return found;
}

/** Steps over existing tiles from one of them to every other; NONE where no way leads. */
export function stepsFrom(tiles: Tiles, from: number): number[] {
  const steps = tiles.map(() => NONE);
  steps[from] = 0;
  const queue = [from];
  for (let tile = queue.shift(); tile !== undefined; tile = queue.shift()) {
    const here = tiles[tile];
    if (!here) continue;
    for (const [dx, dy] of WAYS) {
      const next = tileAt(tiles, here.x + dx, here.y + dy);
      if (next === NONE || steps[next] !== NONE) continue;
      steps[next] = (steps[tile] ?? 0) + 1;
      queue.push(next);
    }
  }
  return steps;
}

/** MAX-RULING-99: a tile with at least one side without tile. */
export const isBorder = (g: Look, tile: number): boolean => neighbours(g, tile).length < 4;

/** Tiles of a name that lie face up: what lies face down has no name (MAX-RULING-107). */
export function isNamed(g: Look, tile: number, name: string): boolean {
  const { up, gone } = tileOf(g, tile);
  return up && !gone && tileRow(g, tile).en === name;
}

/** The face of a tile that lies face up, as choices name it; empty for what lies face down. */
export function faceUp(g: Look, tile: number): string {
  const held = tileOf(g, tile);
  return held.up ? held.is.is : '';
}
