import type { Chart, Gate, Spot } from './chart.ts';
import type { Look } from './kit.ts';
import { LAND, NO_TILE } from './state.ts';

/**
 * NWP-REACH-01 to 04, NWP-RULING-13: is there a sea route between the arrows, if everything unknown
 * were Sea? Ice, vehicles and the supply of tiles do not matter. Made once
 * per position; a placement is tried by laying its Land over the chart and taking it off again.
 */
class Sounding {
  readonly #chart: Chart;
  /** 1 for a Land corner. */
  readonly #land: Uint8Array;
  /** The other cell of a Large tile, by cell. */
  readonly #partner: Int16Array;
  readonly #from: Int16Array;
  readonly #queue: Int16Array;
  /** 1 for a corner of a side that the route found crosses. */
  readonly #crossed: Uint8Array;
  readonly open: boolean;

  constructor(g: Look) {
    const chart = g.content;
    const { corners, cells, tiles } = g.state;
    this.#chart = chart;
    this.#land = new Uint8Array(chart.cornerCount);
    for (let v = 0; v < chart.cornerCount; v++) if (corners[v] === LAND) this.#land[v] = 1;
    this.#partner = new Int16Array(chart.cellCount).fill(NO_TILE);
    for (let c = 0; c < chart.cellCount; c++) {
      const tile = cells[c] ?? NO_TILE;
      if (tile === NO_TILE) continue;
      const spot = chart.spots[tiles.spot[tile] ?? -1];
      if (spot?.cells.length === 2)
        this.#partner[c] = (spot.cells[0] === c ? spot.cells[1] : spot.cells[0]) ?? NO_TILE;
    }
    this.#from = new Int16Array(chart.cellCount);
    this.#queue = new Int16Array(chart.cellCount);
    this.#crossed = new Uint8Array(chart.cornerCount);
    const goal = this.#search();
    this.open = goal !== null;
    if (goal) this.#mark(goal);
  }

  /** NWP-REACH-05: the test for a tile whose Land would lie on these corners of a spot. */
  staysOpen(spot: Spot, bits: number): boolean {
    if (!this.open) return false;
    const { corners, cells } = spot;
    const land = this.#land;
    let added = 0;
    let touched = false;
    for (let i = 0; i < corners.length; i++) {
      const v = corners[i] ?? 0;
      if ((bits & (1 << i)) === 0 || land[v] === 1) continue;
      added |= 1 << i;
      if (this.#crossed[v] === 1) touched = true;
    }
    // New Land away from the route that was found cannot close it, and a new tile only joins cells.
    if (!touched) return true;
    const [a = 0, b] = cells;
    for (let i = 0; i < corners.length; i++) if (added & (1 << i)) land[corners[i] ?? 0] = 1;
    if (b !== undefined) {
      this.#partner[a] = b;
      this.#partner[b] = a;
    }
    const open = this.#search() !== null;
    for (let i = 0; i < corners.length; i++) if (added & (1 << i)) land[corners[i] ?? 0] = 0;
    if (b !== undefined) {
      this.#partner[a] = NO_TILE;
      this.#partner[b] = NO_TILE;
    }
    return open;
  }

  /** From Greenland, breadth first; the gate of the Passage that was reached, or null. */
  #search(): Gate | null {
    const { next, sideA, sideB, gates } = this.#chart;
    const land = this.#land;
    const partner = this.#partner;
    const from = this.#from.fill(-2);
    const queue = this.#queue;
    let end = 0;
    for (const gate of gates.greenland)
      if (this.#isOpen(gate)) {
        from[gate.cell] = -1;
        queue[end++] = gate.cell;
      }
    for (let i = 0; i < end; i++) {
      const cell = queue[i] as number;
      for (const gate of gates.passage) if (gate.cell === cell && this.#isOpen(gate)) return gate;
      const other = partner[cell] as number;
      if (other >= 0 && from[other] === -2) {
        from[other] = cell;
        queue[end++] = other;
      }
      // West first: that is where the Passage is.
      for (let d = 3; d >= 0; d--) {
        const side = 4 * cell + d;
        const there = next[side] as number;
        if (there < 0 || from[there] !== -2) continue;
        if (land[sideA[side] as number] === 1 && land[sideB[side] as number] === 1) continue;
        from[there] = cell;
        queue[end++] = there;
      }
    }
    return null;
  }

  #isOpen(gate: Gate): boolean {
    return this.#land[gate.a] !== 1 || this.#land[gate.b] !== 1;
  }

  /** Remembers the sides of the route that was just found. */
  #mark(goal: Gate): void {
    const { next, sideA, sideB, gates } = this.#chart;
    const crossed = this.#crossed;
    crossed[goal.a] = 1;
    crossed[goal.b] = 1;
    let cell = goal.cell;
    for (;;) {
      const before = this.#from[cell] as number;
      if (before < 0) break;
      if (this.#partner[cell] !== before)
        for (let d = 0; d < 4; d++)
          if (next[4 * cell + d] === before) {
            crossed[sideA[4 * cell + d] as number] = 1;
            crossed[sideB[4 * cell + d] as number] = 1;
          }
      cell = before;
    }
    for (const gate of gates.greenland)
      if (gate.cell === cell) {
        crossed[gate.a] = 1;
        crossed[gate.b] = 1;
      }
  }
}

const sounding = (g: Look): Sounding => g.memo('sounding', () => new Sounding(g));

/** Whether the arrows are joined as the map is. */
export const routeOpen = (g: Look): boolean => sounding(g).open;

/** NWP-PLACE-08: whether they still are with this Land on the spot. */
export const routeStaysOpen = (g: Look, spot: Spot, bits: number): boolean =>
  sounding(g).staysOpen(spot, bits);
