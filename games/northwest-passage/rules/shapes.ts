import type { Corners, LargeTile, SmallPile } from '../content/types.ts';

export type Face = 'A' | 'B';
export type Turn = 0 | 90 | 180 | 270;

/** A tile as it lies: which face is up, how it is turned, and what that makes of its corners. */
export interface Lie {
  readonly face: Face;
  readonly turn: Turn;
  /** Land among the corners of the spot, the first corner in the lowest bit. */
  readonly bits: number;
  /** The symbol's place among the cells of the spot, -1 without one. */
  readonly symbol: number;
}

/** Every way in which one tile can lie. */
export interface TileShape {
  readonly id: string;
  readonly large: boolean;
  /** On two cells side by side, or the only ones of a Small tile. */
  readonly across: readonly Lie[];
  /** On two cells one above the other. */
  readonly down: readonly Lie[];
  /** All of them, also where two look alike. */
  readonly every: readonly Lie[];
}

/** The corners of a face in reading order, true for Land. */
export const landOf = (corners: Corners): readonly boolean[] =>
  [...corners.replace('/', '')].map((corner) => corner === 'L');

/**
 * NWP-CONTENT-16: which printed corner (TL TM TR BL BM BR are 0 to 5) comes to lie on each corner
 * of the spot, and whether cell 1 is its second cell.
 */
const LARGE_TURNS: readonly { turn: Turn; from: readonly number[]; swapped: boolean }[] = [
  { turn: 0, from: [0, 1, 2, 3, 4, 5], swapped: false },
  { turn: 180, from: [5, 4, 3, 2, 1, 0], swapped: true },
  { turn: 90, from: [3, 0, 4, 1, 5, 2], swapped: false },
  { turn: 270, from: [2, 5, 1, 4, 0, 3], swapped: true },
];

const SMALL_TURNS: readonly { turn: Turn; from: readonly number[] }[] = [
  { turn: 0, from: [0, 1, 2, 3] },
  { turn: 90, from: [2, 0, 3, 1] },
  { turn: 180, from: [3, 2, 1, 0] },
  { turn: 270, from: [1, 3, 0, 2] },
];

const bitsOf = (land: readonly boolean[], from: readonly number[]): number =>
  from.reduce((bits, corner, i) => (land[corner] ? bits | (1 << i) : bits), 0);

/** Two lies with the same corners and the same place of the symbol are one. */
function unlike(lies: readonly Lie[]): Lie[] {
  const met = new Set<string>();
  return lies.filter(({ bits, symbol }) => {
    const key = `${bits} ${symbol}`;
    if (met.has(key)) return false;
    met.add(key);
    return true;
  });
}

export function largeShape(tile: LargeTile): TileShape {
  const lies = (turns: readonly Turn[]): Lie[] =>
    (['A', 'B'] as const).flatMap((face) =>
      LARGE_TURNS.filter(({ turn }) => turns.includes(turn)).map(({ turn, from, swapped }) => {
        const shown = face === 'A' && tile.symbol !== null;
        const symbol = shown ? ((tile.cell === 1) === swapped ? 1 : 0) : -1;
        return { face, turn, bits: bitsOf(landOf(face === 'A' ? tile.a : tile.b), from), symbol };
      }),
    );
  const [across, down] = [lies([0, 180]), lies([90, 270])];
  return {
    id: tile.id,
    large: true,
    across: unlike(across),
    down: unlike(down),
    every: [...across, ...down],
  };
}

export function smallShape(pile: SmallPile): TileShape {
  const land = landOf(pile.corners);
  const lies = SMALL_TURNS.map(({ turn, from }) => ({
    face: 'A' as const,
    turn,
    bits: bitsOf(land, from),
    symbol: -1,
  }));
  return { id: pile.id, large: false, across: unlike(lies), down: [], every: lies };
}

/**
 * The lie on offer that looks like a face and a turn: of those that look alike, one is on offer.
 */
export function lookAlike(shape: TileShape, face: Face, turn: Turn): Lie | null {
  const wanted = shape.every.find((lie) => lie.face === face && lie.turn === turn);
  if (!wanted) return null;
  const offered = shape.large && (turn === 90 || turn === 270) ? shape.down : shape.across;
  return offered.find((lie) => lie.bits === wanted.bits && lie.symbol === wanted.symbol) ?? null;
}
