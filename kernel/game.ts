import type { ConfigSpec } from './config.ts';
import type { Evaluation } from './evaluation.ts';
import type { Json } from './json.ts';
import type { Pool } from './resample.ts';
import type { Result } from './result.ts';
import type { Schema } from './schema.ts';
import type { SeatLook } from './seat-look.ts';
import type { Eye } from './slots.ts';
import type { Reader, Rules, Run, Step } from './steps.ts';
import type {
  AnyCatalogue,
  AnyTypes,
  Catalogue,
  FaceIndexOf,
  GameTypes,
  Language,
  Teller,
} from './words.ts';

/**
 * What a page needs to show a table of a game without playing it: who it is, how it can be set up,
 * and what its cards and maps are. No rule is in it.
 */
export interface GameFace<T extends GameTypes> {
  readonly id: string;
  /** Goes up when an old log would fold to something else. */
  readonly version: number;
  readonly config: ConfigSpec<T>;
  /** Named configs that stand for the ways to play; tests and the lab go through them. */
  readonly modes: Readonly<Record<string, Partial<T['Config']>>>;
  /** The content that ships with the game. */
  readonly content: T['Content'];
  /** Works out adjacency and the like, once per content set and config. */
  readonly index: (content: T['Content'], config: T['Config']) => FaceIndexOf<T>;
  /**
   * Whether seats keep anything from each other in that config. Where they do not, people in front of
   * one screen need not hand it over. Without it, they do.
   */
  readonly hidesBetweenSeats?: (config: T['Config']) => boolean;
  /**
   * Whether anybody is ever asked in a window in that config. Where they are, a table can give
   * windows a time of their own. Without it, nobody is.
   */
  readonly opensWindows?: (config: T['Config']) => boolean;
  /**
   * How the seats look where not all of them are alike: as far as the config tells before the start,
   * then by the view. Without it, every seat has the look of its place.
   */
  readonly looks?: (config: T['Config'], view: T['View'] | null) => readonly SeatLook[];
}

/** Everything a game hands to the kernel. */
export interface Game<T extends GameTypes> extends Omit<GameFace<T>, 'index'> {
  /** What rules look things up in: the index of the face, or that and what they compile from it. */
  readonly index: (content: T['Content'], config: T['Config']) => T['Index'];
  readonly state: {
    readonly schema: Schema<T['State']>;
    readonly clone: (s: T['State']) => T['State'];
  };
  readonly rules: Rules<T>;
  /** The state before anything happened, without any draw. */
  readonly blank: (config: T['Config'], content: T['Index']) => T['State'];
  /** The step that plays the whole game, from the set-up to its end. */
  readonly main: Step<object, null>;
  /** The only door out: what a seat or a spectator may know. */
  readonly view: (g: Reader<T>, eye: Eye) => T['View'];
  /** Hidden things that could be swapped for each other without anybody seeing a difference. */
  readonly pools: (state: T['State'], content: T['Index']) => readonly Pool[];
  readonly result: (g: Reader<T>) => Result<T>;
  /** The first broken conservation law as a sentence, or null. */
  readonly invariants: (g: Reader<T>) => string | null;
  readonly text: Readonly<Record<Language, Catalogue<T>>>;
  /** What a bot aims at. */
  readonly evaluation: Evaluation<T>;
  /** The table in plain text. */
  readonly describe: (view: T['View'], teller: Teller) => string;
  readonly arrange: Scenario<T>;
}

/** The words of scenario files. */
export interface Scenario<T extends GameTypes> {
  /** The JSON schema of the `arrange` block, for documentation and checking. */
  readonly schema: Json;
  /** The content set of a scenario: what ships, with what the file writes out instead. */
  readonly content: (standard: T['Content'], overrides: Json) => T['Content'];
  /**
   * Puts the position together, after a legal set-up, and says where play goes on: the steps
   * under way, outermost first. A word it does not know, or a piece that is not to be had,
   * throws a sentence.
   */
  readonly position: (g: Run<T>, words: Json) => readonly Resume[];
}

/** A step under way, at a phase other than its first if one is named. */
export interface Resume {
  readonly step: string;
  readonly args: object;
  readonly at: string | null;
}

export function resume<Args extends object, P extends string>(
  step: Step<Args, unknown> & { readonly phases: readonly P[] },
  args: Args,
  at: NoInfer<P> | null = null,
): Resume {
  return { step: step.name, args, at };
}

/**
 * A game whose types nobody at hand knows: what a table, a bot or the lab is given at run time.
 * Sound because an engine only ever hands a game its own data.
 */
export type AnyGame = Game<AnyTypes>;
export type AnyFace = GameFace<AnyTypes>;
export type AnyScenario = Scenario<AnyTypes>;
export const anyGame = <T extends GameTypes>(game: Game<T>): AnyGame => game as unknown as AnyGame;
export const anyFace = <T extends GameTypes>(face: GameFace<T>): AnyFace =>
  face as unknown as AnyFace;
export const anyScenario = <T extends GameTypes>(scenario: Scenario<T>): AnyScenario =>
  scenario as unknown as AnyScenario;
export const anyCatalogue = <T extends GameTypes>(catalogue: Catalogue<T>): AnyCatalogue =>
  catalogue as unknown as AnyCatalogue;
