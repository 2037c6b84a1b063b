// Everything here is plain JSON, so that a content set can be hashed, stored with a table and
// overridden piece by piece (an owner's pack, a small synthetic map, one inline card).

import type { RevengeContent } from './revenge/types.ts';

export interface Bilingual {
  readonly en: string;
  readonly fr: string;
}

export type PlayerCount = 1 | 2 | 3 | 4;

// ---- the board ----

/** The printed number of a hex; the lower, the earlier it wakes (AUZ-GEO-01). */
export type HexId = number;
export type MapId = 'east' | 'west';
export type Terrain = 'coastal' | 'outback' | 'hills' | 'farmland' | 'desert';

/** 1 = north, then clockwise: 2 NE, 3 SE, 4 S, 5 SW, 6 NW (AUZ-GEO-02). */
export type Direction = 1 | 2 | 3 | 4 | 5 | 6;
export type Rotation = 'cw' | 'acw';

export type OldOneLevel = 1 | 2 | 3;

export interface Hex {
  readonly n: HexId;
  readonly q: number;
  readonly r: number;
  readonly terrain: Terrain;
  /** 0 where no Old One can be placed: not outback, not desert (AUZ-GEO-06, AUZ-RULING-43). */
  readonly level: 0 | OldOneLevel;
  /** The name of the Port symbol, the same in every language. */
  readonly port: string | null;
  readonly survey: boolean;
  /** Value of the VP token that the hex starts with. */
  readonly vp: 0 | 3 | 5;
}

export interface BoardMap {
  readonly id: MapId;
  readonly name: Bilingual;
  readonly hexes: readonly Hex[];
  readonly startGoods: StartGoods;
  /** Survey symbols that place nothing on this map. */
  readonly surveyIgnores: readonly Good[];
  /** Least straight distance between two Ports. */
  readonly portSpacing: number;
}

// ---- goods and Farms ----

export type Good = 'coal' | 'iron' | 'gold' | 'phosphate';
export type FarmType = 'corn' | 'sheep' | 'cattle';

export interface StartGoods {
  readonly coal: number;
  readonly iron: number;
  readonly gold: number;
}

// ---- the survey ----

export type SurveyTileId = string;

/** 0 = the survey hex itself, 1 to 6 = its neighbour in that direction. */
export type SurveySlot = 0 | Direction;

export interface SurveyTile {
  readonly id: SurveyTileId;
  readonly redClip: boolean;
  readonly symbols: Readonly<Record<Good | 'oldOnes', readonly SurveySlot[]>>;
}

// ---- military units ----

export type UnitType = 'infantry' | 'car' | 'artillery' | 'airship' | 'train';

export interface Unit {
  readonly type: UnitType;
  readonly count: number;
  readonly cost: number;
  readonly range: number;
  readonly capacity: number;
  /** Whether the type adds to the TP of an Attack (AUZ-ATK-11). */
  readonly countsForTime: boolean;
}

// ---- Old Ones ----

export type OldOneType =
  | 'cthulhu'
  | 'shoggoth'
  | 'migo'
  | 'zombie'
  | 'loyalist'
  | 'temple'
  | 'empty';

/** The types with a row on every Old One card. */
export type FightingType = Exclude<OldOneType, 'empty'>;

export type OldOneTileId = string;
export type OldOneCardId = string;

export interface OldOneTile {
  readonly id: OldOneTileId;
  readonly back: OldOneLevel | 'x';
  readonly type: OldOneType;
  readonly vp: number;
  /** Damage that destroys it; 0 on Empty tiles, which never fight. */
  readonly capacity: number;
  /** The X tiles that a Spawning Temple brings into play. */
  readonly spawns: 'migo' | 'zombie' | null;
  /** In play only with a challenge (AUZ-SETUP-07). */
  readonly challenge: boolean;
}

export interface CombatRow {
  readonly hits: readonly UnitType[];
  readonly damage: number;
  readonly airshipDamage: number;
  readonly sanity: number;
}

export interface OldOneCard {
  readonly id: OldOneCardId;
  readonly direction: Direction;
  readonly rotation: Rotation;
  /** The circled types. */
  readonly moves: readonly OldOneType[];
  readonly rows: Readonly<Record<FightingType, CombatRow>>;
}

// ---- Revelations ----

export type RevelationId = string;

export type Benefit =
  | { readonly kind: 'goods'; readonly coal: number; readonly iron: number; readonly gold: number }
  | { readonly kind: 'infantry'; readonly count: number }
  | { readonly kind: 'gold-per-farms'; readonly per: number; readonly most: number };

export type RevelationEvent =
  | { readonly kind: 'reveal' }
  | { readonly kind: 'reveal-six' }
  | { readonly kind: 'assassinate' }
  | { readonly kind: 'temples' }
  | { readonly kind: 'none' }
  | { readonly kind: 'benefit'; readonly benefit: Benefit };

export interface Revelation {
  readonly id: RevelationId;
  readonly level: OldOneLevel;
  readonly title: Bilingual;
  readonly event: RevelationEvent;
}

// ---- personalities ----

export type PersonalityKind = 'persistent' | 'combat' | 'one-use' | 'vp';

export type PersonalityId =
  | 'davies'
  | 'castro'
  | 'proust'
  | 'kneebone'
  | 'milligan'
  | 'krupp'
  | 'flounder'
  | 'khouri'
  | 'jones'
  | 'jago'
  | 'krauss'
  | 'danger'
  | 'mcdonald'
  | 'cassan'
  | 'neumann'
  | 'takanashi'
  | 'bones'
  | 'karpov'
  | 'appleseed'
  | 'verne'
  | 'alika'
  | 'kitchener'
  | 'carter'
  | 'outback-group'
  | 'blackstock'
  | 'singh'
  | 'caprotti'
  | 'johnson'
  | 'merino'
  | 'bradshaw'
  | 'sweet'
  | 'guyonne'
  | 'mcguire'
  | 'brassey'
  | 'quilla'
  | 'xiang';

export interface Personality {
  readonly id: PersonalityId;
  /** The rule that holds its effect. */
  readonly rule: `AUZ-PERS-${string}`;
  readonly name: Bilingual;
  readonly kind: PersonalityKind;
}

// ---- solo ----

export type SoloLevelId = 'easy' | 'hard' | 'insane';

export interface SoloLevel {
  readonly id: SoloLevelId;
  readonly startGoods: StartGoods;
  readonly startVp: number;
  /** Survey hexes that get no Survey tile (AUZ-SOLO-06). */
  readonly unsurveyed: readonly HexId[];
}

export type ObjectiveId = string;

export type ObjectiveCondition =
  /** Never a face-up Old One but a Temple within `distance` (by land) of the Port. */
  | { readonly kind: 'port-kept-clear'; readonly distance: number }
  | { readonly kind: 'farms'; readonly least: number }
  | { readonly kind: 'farms-of-each-type'; readonly least: number }
  | { readonly kind: 'tracks'; readonly least: number }
  /** What counts as treasure depends on what the map lets a player mine. */
  | {
      readonly kind: 'treasure';
      readonly least: number;
      readonly counts: Readonly<Record<MapId, 'phosphate' | 'vp-tokens'>>;
    }
  | { readonly kind: 'no-temple-on-board' }
  | {
      readonly kind: 'claimed-of-types';
      readonly least: number;
      readonly types: readonly OldOneType[];
    }
  | { readonly kind: 'claimed'; readonly least: number }
  | { readonly kind: 'no-face-down-tile' }
  | { readonly kind: 'units-of-each-type'; readonly least: number };

export interface Objective {
  readonly id: ObjectiveId;
  readonly title: Bilingual;
  readonly condition: ObjectiveCondition;
  readonly vp: number;
}

// ---- two-player variants ----

/** What a variant changes, with its numbers; `id` tells the ten apart. */
export type VariantChange =
  | { readonly id: 'restless-sleepers'; readonly purpleStart: number }
  | { readonly id: 'early-ships'; readonly start: number }
  | { readonly id: 'shared-line'; readonly surcharge: number }
  | { readonly id: 'closed-borders' }
  | { readonly id: 'standing-army'; readonly infantry: number }
  | { readonly id: 'scarce-arms'; readonly removed: Readonly<Record<UnitType, number>> }
  | { readonly id: 'open-house'; readonly display: number }
  | { readonly id: 'fickle-friends' }
  | {
      readonly id: 'thin-seams';
      readonly piecesPerSymbol: Readonly<Record<'coal' | 'iron' | 'gold', number>>;
    }
  | { readonly id: 'nothing-sleeps-empty' };

export type VariantId = VariantChange['id'];
export type VariantCardId = string;

export type Variant = VariantChange & {
  /** Card and half, as 'TV-1A'. */
  readonly code: string;
  readonly title: Bilingual;
};

export interface VariantCard {
  readonly id: VariantCardId;
  readonly title: Bilingual;
  readonly variants: readonly [Variant, Variant];
}

// ---- Time Track, Action Boxes, supply ----

export interface TimeTrack {
  readonly firstSpace: number;
  readonly lastSpace: number;
  readonly starts: Readonly<Record<PlayerCount, number>>;
  /** Spaces that full co-operation adds to the start (AUZ-COOP-02). */
  readonly coopShift: number;
  readonly purpleStart: number;
  /** From this space on a player is out of time. */
  readonly end: number;
  readonly illuminated: readonly number[];
}

/** The nine Action Boxes, as they lie on the player board. */
export const BOX_IDS = [
  'rail-plain',
  'rail-any',
  'mine',
  'recruit',
  'buy',
  'trade',
  'farm',
  'attack',
  'retrieve',
] as const;
export type BoxId = (typeof BOX_IDS)[number];

export const perBox = <V>(of: (box: BoxId) => V): Record<BoxId, V> =>
  Object.fromEntries(BOX_IDS.map((box) => [box, of(box)])) as Record<BoxId, V>;

export interface ActionBox {
  readonly id: BoxId;
  /** null where the rules count it: Farm by Farms, Attack by unit types. */
  readonly tp: number | null;
}

export interface VpTokens {
  readonly value: 1 | 3 | 5;
  readonly count: number;
}

export interface Supply {
  /** What each colour has. */
  readonly perColour: {
    readonly ports: number;
    readonly cubes: number;
    readonly discs: number;
    /** Discs left when one is on the Time Track; each stands for five cubes (AUZ-CMB-06). */
    readonly spareDiscs: number;
    readonly tracks: number;
    readonly farms: Readonly<Record<FarmType, number>>;
  };
  readonly goods: Readonly<Record<Good, number>>;
  /** Pieces that one survey symbol places (AUZ-SETUP-12). */
  readonly piecesPerSymbol: Readonly<Record<Good, number>>;
  readonly sanityPerPlayer: number;
  readonly sanityTokens: number;
  readonly purpleCubes: number;
  readonly personalityDisplay: number;
  readonly revelationsPerLevel: number;
  readonly vpTokens: readonly VpTokens[];
}

// ---- the whole set ----

export interface AuztraliaContent {
  readonly revenge: RevengeContent;
  readonly maps: Readonly<Record<MapId, BoardMap>>;
  readonly survey: readonly SurveyTile[];
  readonly oldOneTiles: readonly OldOneTile[];
  readonly oldOneCards: readonly OldOneCard[];
  readonly revelations: readonly Revelation[];
  readonly personalities: readonly Personality[];
  readonly units: readonly Unit[];
  readonly objectives: readonly Objective[];
  readonly soloLevels: readonly SoloLevel[];
  readonly variants: readonly VariantCard[];
  readonly timeTrack: TimeTrack;
  readonly boxes: readonly ActionBox[];
  readonly supply: Supply;
}
