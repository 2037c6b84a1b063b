import type { Bilingual, OldOneLevel, StartGoods, UnitType } from '../types.ts';
import type { Condition, Effect } from './effects.ts';

/** Who is on a Mythos card. */
export type MonsterId =
  | 'abhoth'
  | 'azathoth'
  | 'byakhee'
  | 'chthonian'
  | 'colour-out-of-space'
  | 'dark-young'
  | 'deep-ones'
  | 'dholes'
  | 'dimensional-shambler'
  | 'father-dagon'
  | 'great-race-of-yith'
  | 'hastur'
  | 'hounds-of-tindalos'
  | 'hunting-horror'
  | 'lloigor'
  | 'nyarlathotep'
  | 'nyogtha'
  | 'sand-dwellers'
  | 'serpent-people'
  | 'servitor'
  | 'shub-niggurath'
  | 'yog-sothoth'
  | 'fire-vampires'
  | 'flying-polyp'
  | 'formless-spawn'
  | 'ghasts'
  | 'ghoul'
  | 'haemophore'
  | 'insects-from-shaggai'
  | 'nightgaunts'
  | 'star-vampire';

interface Card {
  readonly id: MonsterId;
  /** Carries the Combat symbol: played, or applied, in a combat. */
  readonly combat: boolean;
  readonly needs: readonly Condition[];
  readonly steps: readonly Effect[];
}

/** A card of the Old Ones player's hand. */
export interface MythosCard extends Card {
  readonly rule: `REV-MC-${string}`;
  /** TP that the purple disc moves on. */
  readonly cost: 0 | 1 | 2;
}

/** A card that happens by itself, alone or against the enhanced Old Ones. */
export interface SoloMythosCard extends Card {
  readonly rule: `REV-SC-${string}`;
  readonly level: OldOneLevel;
}

// ---- pieces ----

/** A side of the Port token. */
export interface PortSide {
  /** Damage that destroys it. */
  readonly strength: 4 | 2;
  /** Sanity more for its owner in its defence. */
  readonly sanity: number;
}

export interface RevengePieces {
  readonly ports: {
    readonly count: number;
    /** The whole side, then the battered one. */
    readonly sides: readonly [PortSide, PortSide];
    /** Damage in one combat that turns a Port which survives it. */
    readonly turnsAt: number;
  };
  readonly outposts: {
    readonly perColour: number;
    readonly cost: number;
    readonly range: number;
    readonly capacity: number;
    /** Units that the owner may send to its defence. */
    readonly relief: number;
  };
  readonly spawnTiles: {
    readonly count: number;
    /** VP of a collected one, and of each share in a kill that clears it. */
    readonly vp: number;
    /** Levels that the Dangerous side adds. */
    readonly dangerous: number;
    /** Heroic: damage that removes an unoccupied one, by side. */
    readonly capacity: { readonly normal: number; readonly dangerous: number };
  };
  readonly summaryCards: { readonly oldOnes: number; readonly human: number };
}

// ---- the Old Ones player ----

export interface OldOnesPlayer {
  readonly hand: number;
  /** Tiles drawn at setup, by level; the others are unused. */
  readonly tiles: Readonly<Record<OldOneLevel, number>>;
  /** TP of Place, Reveal, Move and Summon. */
  readonly actionTime: number;
  /** Old One cards that a Move flips. */
  readonly movementCards: number;
  readonly summon: { readonly draw: number; readonly keep: number };
}

// ---- modes and levels ----

export type RevengeModeId = 'old-ones-player' | 'solo-15' | 'solo-30' | 'enhanced';

/** A column of the matrix of modes. */
export interface RevengeMode {
  readonly id: RevengeModeId;
  /** Fewest and most humans. */
  readonly humans: readonly [number, number];
  /** A seat more than there are humans. */
  readonly oldOnesSeat: boolean;
  readonly spawnTiles: boolean;
  readonly revelations: boolean;
  readonly mythos: {
    readonly deck: 'mythos' | 'solo';
    /** Random cards of each level of the Solo Mythos; 0: the deck has no levels. */
    readonly perLevel: number;
    /** Spaces on which the purple disc turns one over. */
    readonly turnedOn: 'never' | 'dark' | 'every';
  };
  /** null: on the start space of the humans, below their discs. */
  readonly purpleStart: number | null;
  /** null: as the base solo level says. */
  readonly startGoods: StartGoods | null;
  readonly freeInfantry: number;
  readonly freePersonalities: number;
  /** VP of the Old Ones. */
  readonly vp: {
    readonly unit: Readonly<Record<UnitType | 'outpost', number>>;
    readonly port: number;
    /** Whether every Port that falls counts, or only that one has. */
    readonly everyPort: boolean;
    readonly blightedFarm: number;
    /** Times the value of a tile that is face down at the end. */
    readonly faceDown: number;
  };
  readonly soloLevels: boolean;
  readonly challenges: boolean;
  /** Full co-operation: not at all, or with or without its shift of the start space. */
  readonly coop: 'no' | 'shifted' | 'unshifted';
}

export type RevengeLevelId = 'normal' | 'hard' | 'very-hard' | 'heroic';

export interface RevengeLevel {
  readonly id: RevengeLevelId;
  /** The strength that Ports begin with; null: Ports of the base game. */
  readonly ports: 4 | 2 | null;
  /** Recruit Help may change a card of the display for free. */
  readonly refresh: boolean;
  /** Unoccupied Spawn tiles fight, as one Old One of this type. */
  readonly spawnTilesFight: 'zombie' | null;
}

export interface RevengeContent {
  readonly monsters: Readonly<Record<MonsterId, Bilingual>>;
  readonly mythos: readonly MythosCard[];
  readonly soloMythos: readonly SoloMythosCard[];
  readonly pieces: RevengePieces;
  readonly oldOnesPlayer: OldOnesPlayer;
  readonly modes: readonly RevengeMode[];
  readonly levels: readonly RevengeLevel[];
}
