import type { Spot } from '../rules/chart.ts';
import type { Look } from '../rules/kit.ts';
import { GREENLAND, LAND, NO_TILE, PASSAGE, SEA } from '../rules/state.ts';

/** Costs in half pawns: a Move over the map, and a cell that has to be drawn, placed and sailed. */
const CHARTED = 2;
const UNCHARTED = 3;
const FAR = 400;

/** A tile that might be laid: where, and which of its corners are Land. */
export interface Draft {
  readonly spot: Spot;
  readonly bits: number;
}

/** What it takes to sail from each cell to the Passage, if the unknown is kind; ice ignored. */
function costsToPassage(g: Look, draft: Draft | null): Int16Array {
  const { content: chart, state } = g;
  const cost = new Int16Array(chart.cellCount).fill(FAR);
  const queue: number[] = [];
  const isLand = (v: number): boolean => {
    if (state.corners[v] === LAND) return true;
    const at = draft ? draft.spot.corners.indexOf(v) : -1;
    return draft !== null && at >= 0 && (draft.bits & (1 << at)) !== 0;
  };
  const open = (a: number, b: number): boolean => !isLand(a) || !isLand(b);
  const reach = (cell: number, before: number): void => {
    const tile = state.cells[cell] ?? NO_TILE;
    const drafted = draft?.spot.cells.includes(cell) ?? false;
    const here = before + (tile === NO_TILE && !drafted ? UNCHARTED : CHARTED);
    if (here >= (cost[cell] ?? 0)) return;
    const cells = drafted
      ? (draft?.spot.cells ?? [cell])
      : tile === NO_TILE
        ? [cell]
        : (chart.spots[state.tiles.spot[tile] ?? 0]?.cells ?? [cell]);
    for (const part of cells) {
      cost[part] = here;
      queue.push(part);
    }
  };
  for (const { cell, a, b } of chart.gates.passage) if (open(a, b)) reach(cell, 0);
  for (let i = 0; i < queue.length; i++) {
    const cell = queue[i] ?? 0;
    for (let d = 0; d < 4; d++) {
      const side = 4 * cell + d;
      const there = chart.next[side] ?? -1;
      if (there >= 0 && open(chart.sideA[side] ?? 0, chart.sideB[side] ?? 0))
        reach(there, cost[cell] ?? FAR);
    }
  }
  return cost;
}

/** Pawns from a place to the Passage, tiles on the way included. */
export function pawnsToPassage(g: Look, place: number, draft: Draft | null = null): number {
  if (place === PASSAGE) return 0;
  const { content: chart, state } = g;
  const cost = draft
    ? costsToPassage(g, draft)
    : g.memo('bot costs', () => costsToPassage(g, null));
  const cells =
    place === GREENLAND
      ? chart.gates.greenland.map((gate) => gate.cell)
      : (chart.spots[state.tiles.spot[place] ?? 0]?.cells ?? []);
  let best = FAR;
  for (const cell of cells) best = Math.min(best, cost[cell] ?? FAR);
  return place === GREENLAND ? best / 2 : (best - CHARTED) / 2;
}

/** Moves of a Ship from Greenland to every tile of the map, ice ignored; FAR where none leads. */
function movesFromGreenland(g: Look): Int16Array {
  return g.memo('bot moves', () => {
    const { content: chart, state } = g;
    const moves = new Int16Array(state.tiles.is.length).fill(FAR);
    const queue: number[] = [];
    const enter = (cell: number, a: number, b: number, steps: number): void => {
      const tile = state.cells[cell] ?? NO_TILE;
      if (tile === NO_TILE || (moves[tile] ?? 0) <= steps) return;
      if (state.corners[a] !== SEA && state.corners[b] !== SEA) return;
      moves[tile] = steps;
      queue.push(tile);
    };
    for (const { cell, a, b } of chart.gates.greenland) enter(cell, a, b, 1);
    for (let i = 0; i < queue.length; i++) {
      const tile = queue[i] ?? 0;
      for (const cell of chart.spots[state.tiles.spot[tile] ?? 0]?.cells ?? [])
        for (let d = 0; d < 4; d++) {
          const side = 4 * cell + d;
          const there = chart.next[side] ?? -1;
          if (there >= 0)
            enter(there, chart.sideA[side] ?? 0, chart.sideB[side] ?? 0, (moves[tile] ?? 0) + 1);
        }
    }
    return moves;
  });
}

/** Moves of a Ship from a place home. */
export function movesHome(g: Look, place: number): number {
  if (place === GREENLAND) return 0;
  const moves = movesFromGreenland(g);
  if (place >= 0) return moves[place] ?? FAR;
  let best = FAR;
  for (const { cell } of g.content.gates.passage) {
    const tile = g.state.cells[cell] ?? NO_TILE;
    if (tile !== NO_TILE) best = Math.min(best, (moves[tile] ?? FAR) + 1);
  }
  return best;
}

/** How far apart two places are, roughly: in columns and rows. */
export function apart(g: Look, place: number, cell: number): number {
  const { content: chart, state } = g;
  const from =
    place >= 0
      ? (chart.spots[state.tiles.spot[place] ?? 0]?.cells[0] ?? 0)
      : (chart.gates[place === PASSAGE ? 'passage' : 'greenland'][0]?.cell ?? 0);
  const [x, y] = [from % chart.cols, Math.floor(from / chart.cols)];
  return Math.abs(x - (cell % chart.cols)) + Math.abs(y - Math.floor(cell / chart.cols));
}
