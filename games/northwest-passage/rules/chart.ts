import type {
  ArrowPlace,
  CellName,
  NorthwestContent,
  Shape,
  VoyageCard,
} from '../content/types.ts';
import type { Config } from './config.ts';
import { type Face, landOf, largeShape, smallShape, type TileShape, type Turn } from './shapes.ts';

/** Where a tile can lie: its cells, its corners and what is around it (NWP-GRID-04). */
export interface Spot {
  readonly index: number;
  /** `8D`, or `8D-9D` for two cells. */
  readonly name: string;
  readonly cells: readonly number[];
  /** In reading order; two cells have six. */
  readonly corners: readonly number[];
  readonly across: boolean;
  /** Cells that share a side with it. */
  readonly around: readonly number[];
}

/** A cell that lies on an arrow, with the ends of their common side. */
export interface Gate {
  readonly cell: number;
  readonly a: number;
  readonly b: number;
}

export type Arrow = 'greenland' | 'passage';

/** The content set with everything worked out that the rules look up: NWP-GRID-01, NWP-GRID-02. */
export interface Chart {
  readonly content: NorthwestContent;
  readonly cols: number;
  readonly rows: number;
  readonly cellCount: number;
  readonly cornerCount: number;
  readonly cellNames: readonly CellName[];
  /** `8,4` by corner. */
  readonly cornerNames: readonly string[];
  /** North-west, north-east, south-west, south-east. */
  readonly cornersOf: readonly (readonly number[])[];
  /**
   * By cell and direction (north, east, south, west) at `4 * cell + direction`; -1 off the board.
   */
  readonly next: readonly number[];
  /** The two ends of that side. */
  readonly sideA: readonly number[];
  readonly sideB: readonly number[];
  /** Corners one step away. */
  readonly cornersAround: readonly (readonly number[])[];
  /** Cells that a corner belongs to. */
  readonly cellsAt: readonly (readonly number[])[];
  readonly row: readonly number[];
  /** Zone multiplier of each cell. */
  readonly times: readonly number[];
  readonly spots: readonly Spot[];
  /** Spots by their first cell. */
  readonly single: readonly Spot[];
  readonly acrossAt: readonly (Spot | undefined)[];
  readonly downAt: readonly (Spot | undefined)[];
  /** Spots of one and of two cells that share a side with a spot and do not lie on it. */
  readonly smallBeside: readonly (readonly Spot[])[];
  readonly largeBeside: readonly (readonly Spot[])[];
  readonly gates: Readonly<Record<Arrow, readonly Gate[]>>;
  readonly shapes: ReadonlyMap<string, TileShape>;
  /** NWP-GRID-05: the pile, and the turn, for each pattern of four corners. */
  readonly fillers: readonly { readonly shape: Shape; readonly turn: Turn }[];
  cell(name: CellName): number;
  corner(name: string): number;
  spot(name: string): Spot | null;
  shape(tile: string): TileShape;
  /** The corners of a face, true for Land. */
  land(tile: string, face: Face): readonly boolean[];
  card(id: string): VoyageCard;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export function chartOf(content: NorthwestContent, _config: Config): Chart {
  const { cols, rows } = content.board;
  const cellCount = cols * rows;
  const wide = cols + 1;
  const at = (col: number, row: number): number => row * cols + col;
  const cornerAt = (x: number, y: number): number => y * wide + x;
  const cellNames = range(cellCount).map(
    (c) => `${(c % cols) + 1}${LETTERS[Math.floor(c / cols)]}`,
  );
  const cornerCount = wide * (rows + 1);
  const cornerNames = range(cornerCount).map((v) => `${v % wide},${Math.floor(v / wide)}`);
  const row = range(cellCount).map((c) => Math.floor(c / cols));
  const cornersOf = range(cellCount).map((c) => {
    const [x, y] = [c % cols, Math.floor(c / cols)];
    return [cornerAt(x, y), cornerAt(x + 1, y), cornerAt(x, y + 1), cornerAt(x + 1, y + 1)];
  });
  const next: number[] = [];
  const sideA: number[] = [];
  const sideB: number[] = [];
  for (let c = 0; c < cellCount; c++) {
    const [x, y] = [c % cols, Math.floor(c / cols)];
    const [nw = 0, ne = 0, sw = 0, se = 0] = cornersOf[c] ?? [];
    next.push(
      y > 0 ? at(x, y - 1) : -1,
      x < cols - 1 ? at(x + 1, y) : -1,
      y < rows - 1 ? at(x, y + 1) : -1,
      x > 0 ? at(x - 1, y) : -1,
    );
    sideA.push(nw, ne, sw, nw);
    sideB.push(ne, se, se, sw);
  }
  const cellsAt: number[][] = range(cornerCount).map(() => []);
  cornersOf.forEach((corners, c) => {
    for (const v of corners) cellsAt[v]?.push(c);
  });
  const cornersAround = range(cornerCount).map((v) => {
    const [x, y] = [v % wide, Math.floor(v / wide)];
    const around: number[] = [];
    if (y > 0) around.push(v - wide);
    if (x < cols) around.push(v + 1);
    if (y < rows) around.push(v + wide);
    if (x > 0) around.push(v - 1);
    return around;
  });

  const spots: Spot[] = [];
  const addSpot = (cells: readonly number[], across: boolean): Spot => {
    const [first = 0, second] = cells;
    const [nw = 0, ne = 0, sw = 0, se = 0] = cornersOf[first] ?? [];
    const [, ne2 = 0, sw2 = 0, se2 = 0] = (second === undefined ? [] : cornersOf[second]) ?? [];
    const corners =
      second === undefined
        ? [nw, ne, sw, se]
        : across
          ? [nw, ne, ne2, sw, se, se2]
          : [nw, ne, sw, se, sw2, se2];
    const around = new Set<number>();
    for (const cell of cells)
      for (let d = 0; d < 4; d++) {
        const there = next[4 * cell + d] ?? -1;
        if (there >= 0 && !cells.includes(there)) around.add(there);
      }
    const name = cells.map((cell) => cellNames[cell]).join('-');
    const spot = { index: spots.length, name, cells, corners, across, around: [...around] };
    spots.push(spot);
    return spot;
  };
  const single = range(cellCount).map((c) => addSpot([c], true));
  const acrossAt = range(cellCount).map((c) =>
    c % cols < cols - 1 ? addSpot([c, c + 1], true) : undefined,
  );
  const downAt = range(cellCount).map((c) =>
    c < cellCount - cols ? addSpot([c, c + cols], false) : undefined,
  );
  const byName = new Map(spots.map((spot) => [spot.name, spot]));
  const covering: Spot[][] = range(cellCount).map(() => []);
  for (const spot of spots) for (const cell of spot.cells) covering[cell]?.push(spot);
  const beside = (spot: Spot, size: number): Spot[] => {
    const found = new Set<Spot>();
    for (const cell of spot.around)
      for (const other of covering[cell] ?? [])
        if (other.cells.length === size && !other.cells.some((held) => spot.cells.includes(held)))
          found.add(other);
    return [...found].sort((a, b) => a.index - b.index);
  };

  const cellIndex = new Map(cellNames.map((name, c) => [name, c]));
  const cornerIndex = new Map(cornerNames.map((name, v) => [name, v]));
  const gatesOf = (arrow: ArrowPlace): Gate[] =>
    arrow.cells.map((name) => {
      const cell = found(cellIndex.get(name), `cell ${name}`);
      const d = 4 * cell + (arrow.side === 'E' ? 1 : 3);
      return { cell, a: sideA[d] ?? 0, b: sideB[d] ?? 0 };
    });

  const shapes = new Map<string, TileShape>();
  for (const tile of content.large) shapes.set(tile.id, largeShape(tile));
  for (const pile of content.small) shapes.set(pile.id, smallShape(pile));
  const large = new Map(content.large.map((tile) => [tile.id, tile]));
  const small = new Map(content.small.map((pile) => [pile.id as string, pile]));
  const cards = new Map(content.voyage.map((card) => [card.id, card]));
  const fillers = range(16).map((bits) => {
    for (const pile of content.small) {
      const lie = shapes.get(pile.id)?.across.find((held) => held.bits === bits);
      if (lie) return { shape: pile.id, turn: lie.turn };
    }
    throw new Error(`no pile of Small tiles has the corners ${bits.toString(2)}`);
  });

  return {
    content,
    cols,
    rows,
    cellCount,
    cornerCount,
    cellNames,
    cornerNames,
    cornersOf,
    next,
    sideA,
    sideB,
    cornersAround,
    cellsAt,
    row,
    times: range(cellCount).map((c) => {
      const column = (c % cols) + 1;
      const zone = content.board.zones.find(
        ({ columns: [from, to] }) => column >= from && column <= to,
      );
      return zone?.times ?? 1;
    }),
    spots,
    single,
    acrossAt,
    downAt,
    smallBeside: spots.map((spot) => beside(spot, 1)),
    largeBeside: spots.map((spot) => beside(spot, 2)),
    gates: { greenland: gatesOf(content.board.greenland), passage: gatesOf(content.board.passage) },
    shapes,
    fillers,
    cell: (name) => found(cellIndex.get(name), `cell ${name}`),
    corner: (name) => found(cornerIndex.get(name), `corner ${name}`),
    spot: (name) => byName.get(name) ?? null,
    shape: (tile) => found(shapes.get(tile), `tile ${tile}`),
    land: (tile, face) => {
      const two = large.get(tile);
      return landOf(
        two ? (face === 'A' ? two.a : two.b) : found(small.get(tile), `tile ${tile}`).corners,
      );
    },
    card: (id) => found(cards.get(id), `Voyage card ${id}`),
  };
}

const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

function found<V>(held: V | undefined, what: string): V {
  if (held === undefined) throw new RangeError(`the content has no ${what}`);
  return held;
}
