import { isFrozen } from '../rules/ice.ts';
import type { Look } from '../rules/kit.ts';
import { type Berth, berths } from '../rules/placement.ts';
import { GREENLAND, LAND, NO_TILE, PASSAGE, SEA } from '../rules/state.ts';
import { charted } from './atlas.ts';

/** Where no way leads. */
export const FAR = 200;

/** What a cell of the unknown takes on the way out (half a Draw, a Place and a Move, and bad luck), and back. */
const UNCHARTED = { out: 1.8, back: 0.6 };
const CHARTED = { out: 1, back: 1 };
/** The last cell before the known takes a tile of its own now and then. */
const LAST = 0.9;
/** What a way through ice is longer by: it waits, or goes around. */
const ICE = 3;

const cellsOf = (g: Look, tile: number): readonly number[] =>
  g.content.spots[g.state.tiles.spot[tile] ?? 0]?.cells ?? [];

/** By cell: actions from there to the Passage, and moves from the Passage back to it. */
export interface Westward {
  readonly out: Float64Array;
  readonly back: Float64Array;
  /** The way out from a cell beside this one that leads over it. */
  readonly over: Float64Array;
}

/** The ways to the Passage, if the unknown is kind. */
export const westward = (g: Look): Westward => charted(g, 'west', () => soundWest(g));

function soundWest(g: Look): Westward {
  const { content: chart, state } = g;
  const out = new Float64Array(chart.cellCount).fill(FAR);
  const back = new Float64Array(chart.cellCount).fill(FAR);
  const over = new Float64Array(chart.cellCount).fill(FAR);
  /** 1 where the way goes on into the unknown. */
  const unknownAhead = new Uint8Array(chart.cellCount);
  const queue: number[] = [];
  const settle = (cell: number, there: number, here: number, ahead: number): void => {
    if (there + here >= (out[cell] ?? 0) + (back[cell] ?? 0)) return;
    const tile = state.cells[cell] ?? NO_TILE;
    for (const part of tile === NO_TILE ? [cell] : cellsOf(g, tile)) {
      out[part] = there;
      back[part] = here;
      unknownAhead[part] = ahead;
      queue.push(part);
    }
  };
  const open = (a: number, b: number): boolean =>
    state.corners[a] !== LAND || state.corners[b] !== LAND;
  for (const { cell, a, b } of chart.gates.passage) if (open(a, b)) settle(cell, 1, 1, 0);
  const cold = summerIce(g);
  for (let i = 0; i < queue.length; i++) {
    const cell = queue[i] ?? 0;
    const unknown = state.cells[cell] === NO_TILE;
    const step = unknown ? UNCHARTED : CHARTED;
    const ice = isFrozen(chart, cell, cold) ? ICE : 0;
    const last = unknown && unknownAhead[cell] === 0 ? LAST : 0;
    const there = (out[cell] ?? FAR) + step.out + ice + last;
    const here = (back[cell] ?? FAR) + step.back + ice;
    over[cell] = there;
    for (let d = 0; d < 4; d++) {
      const side = 4 * cell + d;
      const next = chart.next[side] ?? -1;
      if (next >= 0 && open(chart.sideA[side] ?? 0, chart.sideB[side] ?? 0))
        settle(next, there, here, unknown ? 1 : 0);
    }
  }
  return { out, back, over };
}

/** Rows that are frozen in the seasons in which Ships come home. */
const summerIce = (g: Look): number => {
  const { frozenRows, sunPath } = g.content.content.board;
  return frozenRows[sunPath.at(-1) ?? 'V'];
};

/** Actions from a place to the Passage, tiles on the way included. */
export function outWest(g: Look, place: number): number {
  if (place === PASSAGE) return 0;
  const { out } = westward(g);
  if (place >= 0) return out[cellsOf(g, place)[0] ?? 0] ?? FAR;
  let best = FAR;
  for (const { cell } of g.content.gates.greenland)
    best = Math.min(best, (out[cell] ?? FAR) + CHARTED.out);
  return best;
}

/** Moves home from the Passage, also over what is not charted yet. */
export const homeFromPassage = (g: Look): number =>
  charted(g, `long way home ${iceToCome(g)}`, () => {
    const { back } = westward(g);
    const home = homeward(g);
    let best = FAR;
    for (let tile = 0; tile < home.length; tile++)
      best = Math.min(best, (home[tile] ?? FAR) + (back[cellsOf(g, tile)[0] ?? 0] ?? FAR));
    return best;
  });

/** What lies on the way to the Passage. */
export interface Way {
  /** The last tile before the unknown, or the Ship's own place on an arrow. */
  readonly frontier: number;
  /** Cells that are not charted yet, by zone. Two of them are a Large tile. */
  readonly uncharted: readonly [number, number, number];
}

/** The shortest way from a place to the Passage, as far as it is known. */
export const wayWest = (g: Look, place: number): Way =>
  charted(g, `way ${place}`, () => followWest(g, place));

function followWest(g: Look, place: number): Way {
  const { content: chart, state } = g;
  const { out } = westward(g);
  const uncharted: [number, number, number] = [0, 0, 0];
  let frontier = place;
  let here = outWest(g, place);
  let cells: readonly number[] = place >= 0 ? cellsOf(g, place) : [];
  if (place === GREENLAND) {
    for (const { cell } of chart.gates.greenland)
      if ((out[cell] ?? FAR) < here) {
        here = out[cell] ?? FAR;
        frontier = state.cells[cell] ?? NO_TILE;
      }
    cells = frontier >= 0 ? cellsOf(g, frontier) : [];
  }
  let known = true;
  while (cells.length > 0 && here > 1 && here < FAR) {
    let to = -1;
    for (const cell of cells)
      for (let d = 0; d < 4; d++) {
        const side = 4 * cell + d;
        const there = chart.next[side] ?? -1;
        if (there < 0 || (out[there] ?? FAR) >= here) continue;
        const land = state.corners[chart.sideA[side] ?? 0] === LAND;
        if (land && state.corners[chart.sideB[side] ?? 0] === LAND) continue;
        here = out[there] ?? FAR;
        to = there;
      }
    if (to < 0) break;
    const tile = state.cells[to] ?? NO_TILE;
    cells = tile === NO_TILE ? [to] : cellsOf(g, tile);
    if (tile === NO_TILE) {
      known = false;
      const zone = (chart.times[to] ?? 1) - 1;
      uncharted[zone] = (uncharted[zone] ?? 0) + 1;
    } else if (known) frontier = tile;
  }
  return { frontier, uncharted };
}

/** A berth beside a tile, and where its sides lead. */
export interface Landfall {
  readonly berth: Berth;
  /** Sides towards the tile it lies beside: bits of their two ends. */
  readonly enters: readonly number[];
  /** The other sides, the shortest way to the Passage first: bits of their ends, and that way. */
  readonly exits: readonly { readonly ends: number; readonly out: number }[];
}

/** Every berth beside a tile, with the way that each of its sides opens. */
export const landfalls = (g: Look, beside: number, large: boolean): readonly Landfall[] =>
  charted(g, `landfalls ${beside} ${large}`, () =>
    berths(g, beside, large).map((berth) => landfall(g, beside, berth)),
  );

function landfall(g: Look, beside: number, berth: Berth): Landfall {
  const { content: chart, state } = g;
  const { spot } = berth;
  const { over } = westward(g);
  const enters: number[] = [];
  const exits: { ends: number; out: number }[] = [];
  const bit = (v: number): number => 1 << spot.corners.indexOf(v);
  for (const cell of spot.cells) {
    for (let d = 0; d < 4; d++) {
      const side = 4 * cell + d;
      const there = chart.next[side] ?? -1;
      if (there < 0 || spot.cells.includes(there)) continue;
      const ends = bit(chart.sideA[side] ?? 0) | bit(chart.sideB[side] ?? 0);
      if (state.cells[there] === beside) enters.push(ends);
      else exits.push({ ends, out: over[there] ?? FAR });
    }
    for (const gate of chart.gates.passage)
      if (gate.cell === cell) exits.push({ ends: bit(gate.a) | bit(gate.b), out: 1 });
  }
  return { berth, enters, exits: exits.sort((a, b) => a.out - b.out) };
}

/**
 * The way over a tile whose Land lies on these corners; FAR if the Ship cannot sail onto it.
 * What the tile would close elsewhere is seen when it lies.
 */
export function outOver({ enters, exits }: Landfall, bits: number): number {
  if (!enters.some((ends) => (bits & ends) !== ends)) return FAR;
  for (const { ends, out } of exits) if ((bits & ends) !== ends) return out + CHARTED.out;
  return FAR - 1;
}

/** Moves of a Ship over the map, by tile; links through ice count as longer. */
function sail(g: Look, frozen: number, starts: readonly [tile: number, moves: number][]) {
  const { content: chart, state } = g;
  const moves = new Int16Array(state.tiles.is.length).fill(FAR);
  const queue: number[] = [];
  const settle = (tile: number, cost: number): void => {
    if (cost >= (moves[tile] ?? 0)) return;
    moves[tile] = cost;
    queue.push(tile);
  };
  for (const [tile, cost] of starts) settle(tile, cost);
  for (let i = 0; i < queue.length; i++) {
    const tile = queue[i] ?? 0;
    const cost = (moves[tile] ?? FAR) + 1;
    for (const cell of cellsOf(g, tile)) {
      const cold = isFrozen(chart, cell, frozen);
      for (let d = 0; d < 4; d++) {
        const side = 4 * cell + d;
        const there = chart.next[side] ?? -1;
        const other = there < 0 ? NO_TILE : (state.cells[there] ?? NO_TILE);
        if (other === NO_TILE || other === tile) continue;
        if (
          state.corners[chart.sideA[side] ?? 0] !== SEA &&
          state.corners[chart.sideB[side] ?? 0] !== SEA
        )
          continue;
        settle(other, cost + (cold || isFrozen(chart, there, frozen) ? ICE : 0));
      }
    }
  }
  return moves;
}

/** Tiles at an arrow that a Ship can sail onto from it. */
function ashore(g: Look, arrow: 'greenland' | 'passage', moves: number): [number, number][] {
  const { content: chart, state } = g;
  const tiles: [number, number][] = [];
  for (const { cell, a, b } of chart.gates[arrow]) {
    const tile = state.cells[cell] ?? NO_TILE;
    if (tile !== NO_TILE && (state.corners[a] === SEA || state.corners[b] === SEA))
      tiles.push([tile, moves]);
  }
  return tiles;
}

/** Moves of a Ship home from each tile, in a season in which Greenland's sound is open. */
export const homeward = (g: Look): Int16Array =>
  charted(g, `home ${iceToCome(g)}`, () => {
    return sail(g, iceToCome(g), ashore(g, 'greenland', 1));
  });

/** The ice of this season, or in winter that of the next summer. */
const iceToCome = (g: Look): number => {
  const summer = summerIce(g);
  return g.state.frozen <= summer + 1 ? g.state.frozen : summer;
};

export function movesHome(g: Look, place: number): number {
  if (place === GREENLAND) return 0;
  const moves = homeward(g);
  if (place >= 0) return moves[place] ?? FAR;
  let best = FAR;
  for (const [tile] of ashore(g, 'passage', 0)) best = Math.min(best, (moves[tile] ?? FAR) + 1);
  return best;
}

/** Moves of a Ship from a place to each tile. */
export const movesFrom = (g: Look, place: number): Int16Array =>
  charted(g, `from ${place} ${iceToCome(g)}`, () =>
    sail(
      g,
      iceToCome(g),
      place >= 0 ? [[place, 0]] : ashore(g, place === PASSAGE ? 'passage' : 'greenland', 1),
    ),
  );
