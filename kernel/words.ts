import type { Json } from './json.ts';
import type { Eye, Mask } from './slots.ts';
import { sees } from './slots.ts';

/**
 * The words of one game, as types. Each map goes from a key to the parameters that come with it;
 * the catalogues in English and French must have a text for every key.
 */
export interface GameTypes {
  State: object;
  /** What ships with the game or overrides it: plain data, hashed. */
  Content: object;
  /** What the rules read: the content with adjacency and the like worked out, once per set. */
  Index: object;
  Config: { readonly seats: number };
  View: object;
  Rule: string;
  Choices: object;
  Prompts: object;
  Events: object;
  Reasons: object;
  Scores: object;
}

/** What boards read: all that rules read, unless the words of the game say that it is less. */
export type FaceIndexOf<T extends GameTypes> = T extends { FaceIndex: infer F extends object }
  ? F
  : T['Index'];

type Params = Readonly<Record<string, Json>>;

/** The words of a game that is only known at run time. */
export interface AnyTypes extends GameTypes {
  Config: { readonly seats: number } & Readonly<Record<string, string | number | boolean>>;
  Choices: Readonly<Record<string, Params>>;
  Prompts: Readonly<Record<string, Params>>;
  Events: Readonly<Record<string, Params>>;
  Reasons: Readonly<Record<string, Params>>;
  Scores: Readonly<Record<string, Params>>;
}

type Keys<M> = keyof M & string;

/** What a seat may answer: the key under `do`, then what it points at. */
export type ChoiceOf<T extends GameTypes, K extends Keys<T['Choices']> = Keys<T['Choices']>> = {
  [P in K]: { readonly do: P } & Readonly<T['Choices'][P]>;
}[K];

/** What a seat is asked. Everybody at the table may read it. */
export type PromptOf<T extends GameTypes, K extends Keys<T['Prompts']> = Keys<T['Prompts']>> = {
  [P in K]: { readonly ask: P } & Readonly<T['Prompts'][P]>;
}[K];

/** Why something is not possible: the rule, and the facts it rests on. */
export type RefusalOf<T extends GameTypes, K extends Keys<T['Reasons']> = Keys<T['Reasons']>> = {
  [P in K]: { readonly why: P; readonly rule: T['Rule'] } & Readonly<T['Reasons'][P]>;
}[K];

/** What happened, and the rule it applied. */
export type EventOf<T extends GameTypes, K extends Keys<T['Events']> = Keys<T['Events']>> = {
  [P in K]: { readonly tell: P; readonly rule: T['Rule'] } & Readonly<T['Events'][P]>;
}[K];

/** One line of the final account. */
export type ScoreLineOf<T extends GameTypes, K extends Keys<T['Scores']> = Keys<T['Scores']>> = {
  [P in K]: { readonly line: P; readonly rule: T['Rule']; readonly points: number } & Readonly<
    T['Scores'][P]
  >;
}[K];

/** A parameter of an event that not everybody may see. */
export interface Secret<V> {
  readonly secret: V;
  readonly seen: Mask;
}

export const secret = <V>(value: V, seen: Mask): Secret<V> => ({ secret: value, seen });

const isSecret = (value: unknown): value is Secret<unknown> =>
  typeof value === 'object' && value !== null && 'secret' in value && 'seen' in value;

/** Parameters as an eye receives them: what it may not see is null. */
export type Shown<P> = { [K in keyof P]: P[K] extends Secret<infer V> ? V | null : P[K] };

/** An event as an eye receives it. */
export type ToldOf<T extends GameTypes, K extends Keys<T['Events']> = Keys<T['Events']>> = {
  [P in K]: { readonly tell: P; readonly rule: T['Rule'] } & Shown<Readonly<T['Events'][P]>>;
}[K];

export function redact<T extends GameTypes>(event: EventOf<T>, eye: Eye): ToldOf<T> {
  const held: Readonly<Record<string, unknown>> = event;
  let told: Record<string, unknown> | null = null;
  for (const key in held) {
    const value = held[key];
    if (!isSecret(value)) continue;
    told ??= { ...held };
    told[key] = sees(value, eye) ? value.secret : null;
  }
  // Most events hide nothing, and nobody ever changes one: it can be handed out as it is.
  return (told ?? held) as ToldOf<T>;
}

/** Who the reader is told about: names of seats come from the table, not from the rules. */
export interface Teller {
  readonly language: Language;
  seat(seat: number): string;
}

export type Language = 'en' | 'fr';
export const LANGUAGES: readonly Language[] = ['en', 'fr'];

type Told<M, Extra = unknown> = {
  readonly [K in keyof M]: (about: Shown<M[K]> & Extra, teller: Teller) => string;
};

/** All texts of a game in one language. A missing key does not compile. */
export interface Catalogue<T extends GameTypes> {
  readonly name: string;
  readonly about: string;
  readonly config: {
    readonly [K in Keys<T['Config']>]: {
      readonly label: string;
      readonly values: {
        readonly [V in `${T['Config'][K] & (string | number | boolean)}`]: string;
      };
    };
  };
  readonly prompts: Told<T['Prompts']>;
  readonly choices: Told<T['Choices']>;
  /** What stands beside a choice, from what the question says: what it costs, or where it is. */
  readonly notes?: {
    readonly [K in Keys<T['Choices']>]?: (choice: T['Choices'][K], asked: PromptOf<T>) => string;
  };
  readonly events: Told<T['Events']>;
  readonly reasons: Told<T['Reasons']>;
  readonly scores: Told<T['Scores'], { readonly points: number }>;
  /** What a line of the account is called where sides stand beside each other. */
  readonly scoreNames?: { readonly [K in Keys<T['Scores']>]: string };
  /** Names of the sides that are no seat (an automated enemy). */
  readonly sides: Readonly<Record<string, string>>;
}

export type AnyCatalogue = Catalogue<AnyTypes>;

type AnyText = ((about: object, teller: Teller) => string) | undefined;

/** The sentence for a choice, prompt, event, refusal or score line, in a catalogue's language. */
export function say<T extends GameTypes>(
  catalogue: Catalogue<T>,
  it: ChoiceOf<T> | PromptOf<T> | EventOf<T> | ToldOf<T> | RefusalOf<T> | ScoreLineOf<T>,
  teller: Teller,
): string {
  const found = textOf(catalogue, it as Record<string, unknown>);
  if (!found.text) throw new Error(`the catalogue has no ${found.shelf} text for "${found.key}"`);
  return found.text(it, teller);
}

/** What stands beside a choice by the question it answers, or null where its sentence says it all. */
export function noteOf<T extends GameTypes>(
  catalogue: Catalogue<T>,
  choice: ChoiceOf<T>,
  asked: PromptOf<T>,
): string | null {
  const notes = catalogue.notes as
    | Readonly<Record<string, ((choice: object, asked: object) => string) | undefined>>
    | undefined;
  return notes?.[(choice as { readonly do: string }).do]?.(choice, asked) || null;
}

function textOf<T extends GameTypes>(
  catalogue: Catalogue<T>,
  it: Record<string, unknown>,
): { shelf: string; key: string; text: AnyText } {
  const shelves = [
    ['do', 'choices'],
    ['ask', 'prompts'],
    ['tell', 'events'],
    ['why', 'reasons'],
    ['line', 'scores'],
  ] as const;
  for (const [tag, shelf] of shelves) {
    if (!(tag in it)) continue;
    const key = String(it[tag]);
    const texts = catalogue[shelf] as Readonly<Record<string, AnyText>>;
    return { shelf, key, text: texts[key] };
  }
  throw new Error(`nothing to say about ${JSON.stringify(it)}`);
}
