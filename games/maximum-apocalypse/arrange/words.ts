import type { Colour } from '../content/effects.ts';
import type { CharacterId, Family, SurvivorId } from '../content/types.ts';

/** Where in a turn play goes on: before its first phase, in one of the seven, or after the round. */
export const MOMENTS = [
  'begin',
  'spawn',
  'draw',
  'actions',
  'end',
  'hunger',
  'monsters',
  'check',
  'night',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** The words of an `arrange` block; docs/scenarios/maximum-apocalypse.md explains each. */
export interface Words {
  readonly map?: readonly TileWords[];
  readonly start?: string;
  readonly survivors?: readonly SurvivorWords[];
  readonly active?: SurvivorId;
  readonly first?: SurvivorId;
  readonly phase?: Moment;
  readonly round?: number;
  /** Actions left, 4 unless given. */
  readonly actions?: number;
  readonly swapped?: boolean;
  readonly traded?: boolean;
  readonly scavenged?: readonly string[];
  readonly decks?: DeckWords;
  readonly next?: DeckWords;
  readonly discards?: {
    readonly scavenge?: readonly string[];
    readonly monsters?: readonly string[];
    readonly insanity?: readonly string[];
  };
  readonly drawnTokens?: readonly string[];
  readonly bosses?: readonly string[];
  readonly lasting?: readonly LastingWords[];
  readonly mission?: MissionWords;
}

/** An effect that lasts, by the card that brought it. */
export interface LastingWords {
  readonly card: string;
  /** Whose it is; nobody's for a night. */
  readonly of?: SurvivorId;
  /** Who is immune, and where only. */
  readonly on?: readonly CharacterId[];
  readonly at?: string;
}

export interface TileWords {
  /** `C2`: column and row. */
  readonly at: string;
  /** Its English name or its id; without it, one of the mission's, face down. */
  readonly tile?: string;
  readonly up?: boolean;
  readonly tokens?: number;
  readonly marker?: number;
  readonly entered?: boolean;
  readonly fuel?: number;
  readonly dropped?: readonly string[];
}

export interface BodyWords {
  readonly hp?: number;
  readonly poison?: number;
  readonly dead?: boolean;
}

export interface SurvivorWords extends BodyWords {
  readonly is: SurvivorId;
  readonly at?: string;
  /** The Dog beside the Veteran. */
  readonly dog?: BodyWords;
  readonly hunger?: number;
  /** The box of the hunger track, from 1: this survivor is Starving. */
  readonly box?: number;
  readonly hand?: readonly string[];
  readonly gear?: readonly (string | GearWords)[];
  readonly insanity?: readonly (string | InsanityWords)[];
  readonly monsters?: readonly (string | MonsterWords)[];
  readonly posture?: 'tiger' | 'crane';
  readonly flipped?: boolean;
  /** Exactly these are left in the deck, the next one first. */
  readonly deck?: readonly string[];
  /** The next cards of the deck. */
  readonly next?: readonly string[];
  readonly discard?: readonly string[];
  /** Where its last turn began. */
  readonly woke?: string;
  readonly entered?: readonly string[];
  /** It has left a tile this turn; where tiles were entered, it has. */
  readonly left?: boolean;
  /** Rises of hunger that will be skipped. */
  readonly skipHunger?: number;
  /** Quick Draw has put the Colt Pistol back already. */
  readonly recalled?: boolean;
}

export interface InsanityWords {
  readonly card: string;
  /** Phases 5 since it was drawn. */
  readonly turns?: number;
}

export interface GearWords {
  readonly card: string;
  readonly charges?: number;
  readonly hollow?: number;
  /** Cards attached to it. */
  readonly under?: readonly string[];
  /** Uses of its free clause this turn. */
  readonly used?: number;
  readonly on?: 'dog';
}

export interface MonsterWords {
  readonly card: string;
  readonly hp?: number;
  /** Whose next turn ends its stun. */
  readonly stun?: SurvivorId;
  /** A boss that was set aside. */
  readonly aside?: boolean;
}

export type DeckWords = Readonly<Partial<Record<Colour | DeckName, readonly string[]>>>;
export type DeckName = 'monsters' | 'insanity' | 'nights' | 'bag';

export interface MissionWords {
  readonly delivered?: readonly number[] | Readonly<Partial<Record<Family, number>>>;
  readonly worked?: readonly number[];
  readonly killed?: Readonly<Record<string, number>>;
  readonly bosses?: number;
  readonly visited?: readonly boolean[];
  readonly unmarked?: number;
  readonly razed?: number;
  readonly message?: boolean;
  readonly scientist?: number;
  readonly timer?: number;
  readonly begun?: readonly boolean[];
  /** Events that wait for the next survivor on a tile. */
  readonly waiting?: readonly WaitingWords[];
}

export interface WaitingWords {
  /** Which event of the mission, from 1, and from which of its steps on. */
  readonly event: number;
  readonly step?: number;
  readonly at: string;
}
