// Everything here is plain JSON, so that a content set can be hashed, stored with a table and
// overridden piece by piece.

export interface Bilingual {
  readonly en: string;
  readonly fr: string;
}

/** A cell by column and row: `15C`. */
export type CellName = string;

/** The Solar disc's positions along its arc. */
export type Disc = 'I' | 'II' | 'III' | 'IV' | 'V' | 'VI' | 'VII';

export const DISCOVERIES = ['cairn', 'franklin', 'inuit', 'cartography', 'strait'] as const;
/** The five kinds of discovery tokens, in the order of the collection columns. */
export type Discovery = (typeof DISCOVERIES)[number];
/** What can be printed on a tile: every kind but Cartography. */
export type TileSymbol = Exclude<Discovery, 'cartography'>;

/** Land and Sea of a tile's corners, upper row first: `SLS/LLL`, or `LS/SL` on a Small tile. */
export type Corners = string;

export interface ArrowPlace {
  readonly side: 'E' | 'W';
  readonly cells: readonly CellName[];
}

export interface PrintedTile {
  readonly id: string;
  readonly cells: readonly CellName[];
  readonly face: Corners;
  readonly symbol: TileSymbol;
  readonly at: CellName;
}

/** A multiplier area: the columns from the first to the last. */
export interface Zone {
  readonly times: 1 | 2 | 3;
  readonly columns: readonly [number, number];
}

export interface Board {
  readonly cols: number;
  readonly rows: number;
  readonly greenland: ArrowPlace;
  readonly passage: ArrowPlace;
  readonly printed: readonly PrintedTile[];
  readonly zones: readonly Zone[];
  /** How many rows are frozen, from the north, at each position of the disc. */
  readonly frozenRows: Readonly<Record<Disc, number>>;
  /** Where the disc is in each season. */
  readonly sunPath: readonly Disc[];
}

export type TileClass =
  | 'open-sea'
  | 'islet'
  | 'coast'
  | 'channel'
  | 'strait'
  | 'isthmus'
  | 'narrows'
  | 'cove'
  | 'inland';

export interface LargeTile {
  readonly id: string;
  readonly a: Corners;
  readonly b: Corners;
  /** What face A shows. */
  readonly class: TileClass;
  /** On face A only. */
  readonly symbol: TileSymbol | null;
  /** The symbol's cell as printed: 1 is the left one, 2 the right one; 0 without a symbol. */
  readonly cell: 0 | 1 | 2;
}

export const SHAPES = ['S0', 'S1', 'S2a', 'S2o', 'S3', 'S4'] as const;
/** The six piles of Small tiles. */
export type Shape = (typeof SHAPES)[number];
/** A Small tile is known by its shape, a Large one by its number. */
export const isSmall = (tile: string): tile is Shape => SHAPES.some((shape) => shape === tile);

export interface SmallPile {
  readonly id: Shape;
  readonly name: Bilingual;
  readonly corners: Corners;
  readonly count: number;
}

export type Provision = 'food' | 'morale';

/** What a Voyage card does beside shifting the ice. */
export type VoyageEffect =
  | { readonly kind: 'none' }
  | { readonly kind: 'lose'; readonly what: Provision; readonly count: number }
  /** Less for the owner of an Inuit token. */
  | {
      readonly kind: 'lose-food-without-inuit';
      readonly count: number;
      readonly withInuit: number;
    }
  /** More for whoever has less Morale than Food. */
  | { readonly kind: 'lose-morale-if-lower'; readonly count: number; readonly otherwise: number }
  | { readonly kind: 'lose-morale-at'; readonly discs: readonly Disc[]; readonly count: number }
  | { readonly kind: 'lose-food-per-vehicle-on-ice'; readonly count: number }
  | { readonly kind: 'lose-morale-if-icebound'; readonly count: number }
  | { readonly kind: 'gain-food-with-sled'; readonly count: number }
  | { readonly kind: 'gain-morale-in-the-west'; readonly count: number; readonly otherwise: number }
  | { readonly kind: 'move-costs-more'; readonly vehicle: 'ship' | 'sled'; readonly pawns: number }
  | { readonly kind: 'first-ship-move-free' };

export type VoyageIcon = Provision | 'ice' | 'movement';

export interface VoyageCard {
  readonly id: string;
  readonly name: Bilingual;
  readonly icons: readonly VoyageIcon[];
  /** Rows that freeze or thaw beyond the disc's position, this season. */
  readonly ice: -1 | 0 | 1;
  readonly effect: VoyageEffect;
}

export const ACTIONS = [
  'draw',
  'refresh',
  'place',
  'move',
  'transfer',
  'explore',
  'discover',
  'tuunbaq',
] as const;
export type ActionId = (typeof ACTIONS)[number];

/** Prestige tokens in play, the highest first. */
export interface Prestige {
  readonly passage: readonly number[];
  readonly greenland: readonly number[];
}

export interface TrackIcon {
  readonly step: number;
  readonly food: number;
  readonly morale: number;
}

/** A way to play alone or together against the ice. */
export interface Expedition {
  readonly supplies: number;
  readonly prestige: Prestige;
  /** Franklin points to win. */
  readonly franklin: number;
  /** A total that is a success. */
  readonly target: number;
}

export interface NorthwestContent {
  readonly board: Board;
  readonly large: readonly LargeTile[];
  readonly small: readonly SmallPile[];
  readonly tokens: Readonly<Record<Discovery, number>>;
  readonly pawns: number;
  /** Pawns that each action costs in the standard game. */
  readonly costs: Readonly<Record<ActionId, number>>;
  /** By number of players. */
  readonly prestige: Readonly<Record<2 | 3 | 4, Prestige>>;
  /** Points of an island by its tiles, from two on; the last value holds for all larger ones. */
  readonly islands: readonly number[];
  /** 1st, 2nd and 3rd place. */
  readonly majorities: Readonly<
    Record<'franklin' | 'strait' | 'cartography', readonly [number, number, number]>
  >;
  readonly series: number;
  /** What an abandoned pawn and an abandoned Ship cost; alone or together also a Sled. */
  readonly penalties: {
    readonly pawn: number;
    readonly ship: number;
    readonly sledOfExpedition: number;
  };
  readonly displays: {
    readonly standard: number;
    readonly large: number;
  };
  readonly expeditions: Readonly<Record<'solo' | 'coop', Expedition>>;
  /** The most Food, and the most Morale, in play. */
  readonly provisions: number;
  readonly moraleOfPassage: number;
  readonly turnsPerSeason: number;
  readonly franklinTrack: { readonly last: number; readonly icons: readonly TrackIcon[] };
  readonly voyage: readonly VoyageCard[];
}
