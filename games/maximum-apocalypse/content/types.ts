import type { Colour, MonsterType, Range } from './effects.ts';

export interface Names {
  readonly en: string;
  readonly fr: string;
}

/** Clauses in the vocabulary of effects, separated by ` // `; empty for a face without any. */
export type Clauses = string;

export const SURVIVORS = ['FIR', 'GUN', 'HUN', 'MEC', 'SUR', 'VET', 'RON', 'PRI'] as const;
/** A survivor that a player chooses; the Dog comes with the Veteran. */
export type SurvivorId = (typeof SURVIVORS)[number];
export type CharacterId = SurvivorId | 'DOG';

export interface Character extends Names {
  readonly id: CharacterId;
  readonly hp: number;
  readonly stealth: number;
  readonly starving: number;
  /** Encumbrance limit. */
  readonly limit: number;
  readonly ability: Names;
  readonly range: Range | null;
  readonly fx: Clauses;
  /** Damage boxes of the hunger track from the top; the skull comes after the last. */
  readonly track: readonly number[];
  readonly gothic: boolean;
}

export type CardKind = 'gear' | 'instant' | 'event' | 'item';

export interface Charges {
  readonly type: 'ammo' | 'fuel' | 'uses';
  readonly max: number;
}

/** A card of a survivor's deck, or a scavenge card. */
export interface Card extends Names {
  readonly id: string;
  /** How many copies there are. */
  readonly count: number;
  readonly kind: CardKind;
  /** Encumbrance; 0 for what is no gear. */
  readonly enc: number;
  readonly charges: Charges | null;
  readonly range: Range | null;
  readonly fx: Clauses;
}

export interface SurvivorCard extends Card {
  readonly deck: SurvivorId;
}

/** The families of scavenge cards, by the abbreviations of the mission table. */
export const FAMILIES = [
  'Fo',
  'Fu',
  'Me',
  'Am',
  'An',
  'Bi',
  'Sp',
  'Em',
  'Ab',
  'Fl',
  'Pi',
  'Wa',
  'Ba',
  'Bl',
  'Ne',
  'Jo',
  'Dy',
  'Md',
  'Ke',
  'Sc',
] as const;
export type Family = (typeof FAMILIES)[number];

export interface ScavengeCard extends Card {
  readonly family: Family;
  /** The printed sorting colour; grey belongs nowhere in particular. */
  readonly reminder: Colour | 'grey';
}

export interface MonsterCard extends Names {
  readonly id: string;
  readonly type: MonsterType;
  /** 1 for a boss, which is not part of the deck. */
  readonly count: number;
  readonly boss: boolean;
  readonly hp: number;
  /** Attack power. */
  readonly power: number;
  /** Null: hits its host only. */
  readonly range: Range | null;
  readonly fx: Clauses;
}

export interface Tile extends Names {
  /** T01 to T40; several tiles may bear one name. */
  readonly id: string;
  readonly search: readonly Colour[];
  /** 0: nothing ever appears here. */
  readonly spawn: number;
  readonly fx: Clauses;
  readonly gothic: boolean;
}

export interface InsanityCard extends Names {
  readonly id: string;
  readonly enc: number;
  readonly fx: Clauses;
}

export type Direction = 'N' | 'E' | 'S' | 'W';

export interface NightCard extends Names {
  readonly id: string;
  readonly day: Direction;
  readonly fx: Clauses;
}

export interface PostureSide extends Names {
  readonly id: 'tiger' | 'crane';
  readonly fx: Clauses;
}

export type Difficulty = 'tutorial' | 'very easy' | 'easy' | 'normal' | 'hard' | 'very hard';

/** A place of a mission: any tile of that English name, the start tile, or a marker's tile. */
export type Place = string;

/** What must be true in phase 7. `or`: one of two words is enough. */
export type Goal =
  | { readonly goal: 'fuel'; readonly n: number }
  | { readonly goal: 'gather'; readonly at: Place }
  | {
      readonly goal: 'deliver';
      readonly family: Family;
      readonly n: number;
      readonly at: Place;
      readonly act: boolean;
    }
  | { readonly goal: 'work'; readonly at: Place; readonly n: number }
  | { readonly goal: 'escort'; readonly at: Place }
  | {
      readonly goal: 'kill' /** Monster ids, or `boss`. */;
      readonly ids: readonly string[];
      readonly n: number;
    }
  | { readonly goal: 'clear'; readonly marker: number }
  | { readonly goal: 'unmarked' | 'razed'; readonly n: number }
  | { readonly goal: 'revealAll' | 'noEngaged' | 'message' }
  | { readonly goal: 'or'; readonly goals: readonly Goal[] };

/** What brings a boss that was set aside, or sets off an event of the mission. */
export type Cause =
  /** The first survivor who enters a tile of that name. */
  | { readonly cause: 'enter'; readonly tile: string }
  /** The survivor who turns up a tile of that name, silently or not. */
  | { readonly cause: 'reveal'; readonly tile: string }
  /** The survivor who turns up the tile of a marker, silently or not. */
  | { readonly cause: 'revealMarker'; readonly marker: number }
  | { readonly cause: 'visit'; readonly marker: number }
  /** The work at that place is complete. */
  | { readonly cause: 'work'; readonly at: Place }
  | { readonly cause: 'seal'; readonly nth: number };

export type MissionStep =
  | {
      readonly op: 'boss' /** Which of the bosses of the mission, from 0. */;
      readonly which: number;
    }
  | { readonly op: 'give'; readonly family: Family; readonly n: number }
  /** The Scientist goes into play on the survivor concerned. */
  | { readonly op: 'scientist' }
  | { readonly op: 'timer'; readonly rounds: number }
  /** Mission 8: a Test of the visitor decides whether the Scientist lives. */
  | { readonly op: 'testForScientist' }
  | { readonly op: 'insanity'; readonly n: number };

export interface MissionEvent {
  readonly on: Cause;
  readonly steps: readonly MissionStep[];
}

export interface BossPlan {
  readonly place: 'aside' | 'bottom' | 'half' | 'deck' | 'under';
  /** `bottom(n)`: so many random monsters with it. */
  readonly n: number;
  readonly type: MonsterType;
  /** A named boss, or null for one at random (of those of the type not taken yet). */
  readonly id: string | null;
}

/** Mission actions that can be spent somewhere. */
export interface WorkPlan {
  /** A tile name, `marker k`, or `markers` for each of them with a count of its own (seals). */
  readonly at: Place;
  readonly n: number;
  readonly needs: 'nothing' | 'journal' | 'deliveries' | 'untokened' | 'scientistAlive';
}

export interface MarkerPlan {
  readonly count: number;
  /** At least so many steps from the start tile; 0: anywhere. */
  readonly fromStart: number;
  /** At least so many steps from each other; 0: anywhere. */
  readonly apart: number;
  /** Tokens that are put on each. */
  readonly tokens: number;
}

export interface Mission extends Names {
  readonly no: number;
  readonly difficulty: Difficulty;
  /** What the fuel icon asks for, at the Van unless that is closed; 0 without the icon. */
  readonly fuel: number;
  readonly monsters: readonly MonsterType[];
  readonly bosses: readonly BossPlan[];
  readonly layout: 'square' | 'centre' | 'long';
  /** The name of the start tile, and of a second tile that lies face up at the other end. */
  readonly start: string;
  readonly second: string | null;
  /** Tiles that must lie at a distance from the start tile. */
  readonly far: readonly { readonly tile: string; readonly steps: number }[];
  /** A tile that is never dealt to the only cell that leads to the second face-up tile. */
  readonly gate: string | null;
  /** Tiles by name and number of copies, the start tile included. */
  readonly tiles: Readonly<Record<string, number>>;
  readonly decks: Readonly<Record<Colour, Readonly<Partial<Record<Family, number>>>>>;
  readonly markers: MarkerPlan | null;
  /** The Scientist: not used, set aside, or in play on a survivor from the start. */
  readonly scientist: 'none' | 'aside' | 'carried';
  /** Fuel cards from the box that the players share at the start. */
  readonly sharedFuel: number;
  /** Without opening monsters. */
  readonly quietStart: boolean;
  /** Fallout: a total of 7 turns up or removes a border tile. */
  readonly fallout: boolean;
  /** Nothing can be delivered to the Van. */
  readonly vanClosed: boolean;
  /** Families that Looters put under their deck instead of discarding, as they do with items. */
  readonly spared: readonly Family[];
  readonly works: readonly WorkPlan[];
  readonly events: readonly MissionEvent[];
  /** Insanity is in play although no Cthulhu deck may be. */
  readonly insanity: boolean;
  readonly win: readonly Goal[];
  readonly gothic: boolean;
}

/** The 30 numbered spawn tokens by value, and how many of the others the box holds. */
export interface SpawnTokens {
  readonly numbered: Readonly<Record<string, number>>;
  readonly sanctuary: number;
  readonly ambush: number;
}

export interface MaximumContent {
  readonly characters: readonly Character[];
  readonly survivorCards: readonly SurvivorCard[];
  readonly scavengeCards: readonly ScavengeCard[];
  readonly monsters: readonly MonsterCard[];
  readonly tiles: readonly Tile[];
  readonly insanity: readonly InsanityCard[];
  readonly nights: readonly NightCard[];
  readonly posture: readonly PostureSide[];
  readonly missions: readonly Mission[];
  readonly spawnTokens: SpawnTokens;
}
