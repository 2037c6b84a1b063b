import { type Infer, schema } from '@incognita/kernel';
import type { Discovery, Shape } from '../content/types.ts';
import type { Face } from './shapes.ts';

const { bool, deckOf, int, list, maybe, record, text } = schema;

/** The pawns of one column, by row. */
const column = record({ available: int, resting: int });
const discoveries = record({
  cairn: int,
  franklin: int,
  inuit: int,
  cartography: int,
  strait: int,
});

const player = record({
  crew: record({ ship: column, sled: column }),
  /** Pawns lost at a thaw, sacrificed or killed by a card: they cost points. */
  lost: int,
  /** Pawns that the Tuunbaq took: they cost none. */
  eaten: int,
  /** The tile's number on the map, or a place off the grid. */
  ship: int,
  sled: int,
  /** What the Sled's zone is known by: a Land corner, or CELL_ANCHOR + a frozen cell. */
  anchor: int,
  /** Tiles that were drawn and are not placed yet. */
  reserve: list(text()),
  tokens: discoveries,
  /** Values of the prestige tokens, 0 without one. */
  passage: int,
  greenland: int,
  /** 1 for the first Expedition that came home, 0 for one that is out. */
  home: int,
  /** A living pawn was aboard when it came home. */
  homeAlive: bool,
  /** Prestige scored at once, by where it came from. */
  points: record({ tokens: int, islands: int }),
  food: int,
  morale: int,
  /** Franklin points, alone or together. */
  franklin: int,
});

export const stateSchema = record({
  players: list(player),
  /** Unknown, Sea or Land by corner. */
  corners: list(int),
  /** The number of the tile on each cell, -1 without one. */
  cells: list(int),
  /** The tiles on the map by their numbers, the printed ones first. */
  tiles: record({
    /** What it is: `P1`, `T12`, `S2a`; `J` for a Joker that no pile supplied. */
    is: list(text()),
    /** Where it lies, by the number of the spot. */
    spot: list(int),
    face: list(text<Face>()),
    turn: list(int),
    joker: list(bool),
  }),
  /** Discovery tokens by cell: 0, or 1 + the kind's number. */
  tokens: list(int),
  /** Tokens that are on no map and no player's board. */
  supply: discoveries,
  /** Tokens that the Tuunbaq's victims gave up. */
  discarded: discoveries,
  /** Face-up Large tiles. */
  display: list(text()),
  reserve: deckOf(text()),
  /** Small tiles in the six piles; alone or together they are in the two that follow. */
  piles: list(int),
  smallDisplay: list(text<Shape>()),
  smallReserve: deckOf(text<Shape>()),
  /** Tiles out of the game: removed by a Refresh, alone or together. */
  removed: list(text()),
  /** Prestige tokens that are still to be had, the highest first. */
  passage: list(int),
  greenland: list(int),
  season: int,
  /** Rows that are frozen, from the north. */
  frozen: int,
  /** Row 1 of the turn order. */
  order: list(int),
  /** Row 2: who passed, in that order. */
  passed: list(int),
  /** Whose turn it is, -1 between seasons. */
  active: int,
  /** Actions that were taken in this turn. */
  actions: int,
  /** The turn of the season, alone or together. */
  turn: int,
  /** The Ship moved in this turn. */
  sailed: bool,
  /** Holes that wait for their tile. */
  holes: list(int),
  /** Cells covered by the placement under way. */
  laid: list(int),
  /** The tile that is held over the map: which one, beside which tile, and on which spot. */
  held: maybe(record({ tile: text(), beside: int, spot: int })),
  /** The number of the Tuunbaq's tile, -1 while it is off the board. */
  tuunbaq: int,
  voyage: deckOf(text()),
  /** The Voyage card in force. */
  card: maybe(text()),
  voyageUsed: list(text()),
  over: bool,
});

export type State = Infer<typeof stateSchema>;
export type Player = State['players'][number];
export type Vehicle = 'ship' | 'sled';
export type Tokens = Record<Discovery, number>;

export const UNKNOWN = 0;
export const SEA = 1;
export const LAND = 2;

/** Places off the grid. */
export const GREENLAND = -1;
export const PASSAGE = -2;
/** A Sled that is not deployed, and one that was lost. */
export const ABOARD = -3;
export const LOST = -4;

export const NO_TILE = -1;
export const CELL_ANCHOR = 1000;
export const NO_ANCHOR = -1;
