import type { GameTypes, Language, RefusalOf } from '@incognita/kernel';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';

/** What lies behind the point up to which undo is free. */
export type Horizon = 'drew' | 'showed' | 'asked' | 'marked' | 'over';

/** What a field should have held. */
export type Wanted =
  | { readonly want: 'text'; readonly most: number }
  | { readonly want: 'number'; readonly from: number; readonly to: number }
  | { readonly want: 'word'; readonly of: readonly string[] }
  | { readonly want: 'length'; readonly length: number }
  | { readonly want: 'yesno' | 'list' | 'record' | 'hex' | 'nothing' | 'data' };

/** Everything that can be wrong at a table or in a file, with the facts its sentence needs. */
export interface Troubles {
  'not-started': object;
  started: object;
  over: object;
  broken: { step: string; seq: number };
  'unknown-seat': { seat: string; seats: number };
  'empty-seat': { seat: number };
  'bot-seat': { seat: number };
  stale: { seq: number; now: number };
  ahead: { seq: number; now: number };
  'not-your-turn': { seat: number; name: string | null };
  illegal: { choice: string; step: string; rule: string | null };
  field: { field: string; value: string; wanted: Wanted };
  'nothing-to-undo': object;
  horizon: { why: Horizon };
  'not-yours': { seat: number; name: string | null };
  away: { names: string };
  pending: { seat: number; name: string | null };
  'no-request': { request: number };
  'not-asked': object;
  taken: { seat: number; name: string | null };
  held: { seat: number; name: string | null };
  same: { seat: number };
  'in-time': object;
  'entropy-full': { most: number };
  'secret-kept': object;
  'log-missing': { from: number };

  'not-json': { problem: string };
  format: { format: string };
  'format-version': { version: string; reads: number };
  game: { game: string; known: readonly string[] };
  version: { game: string; version: number; here: number };
  content: { content: string; here: string };
  overrides: { problem: string };
  'overrides-refused': object;
  config: { problem: string };
  'no-secret': object;
  commitment: { commitment: string; here: string };
  entropy: object;
  gap: { place: number; seq: number };
  'entry-refused': { seq: number; because: Trouble };
  'entry-differs': { seq: number; field: string };
  truncated: { entries: number };
  hash: { hash: string; here: string };
  result: object;
  snapshot: { problem: string };
}

export type Code = keyof Troubles;
export type Trouble = { [C in Code]: { readonly code: C } & Readonly<Troubles[C]> }[Code];

/** A sentence for every trouble. A missing one does not compile, in either language. */
export type TableText = {
  readonly [C in Code]: (about: Troubles[C], say: (trouble: Trouble) => string) => string;
};

const TEXTS: Readonly<Record<Language, TableText>> = { en, fr };

/** A trouble as a sentence for the person who meets it. */
export function sentence(trouble: Trouble, language: Language = 'en'): string {
  // The text under a trouble's own code takes that trouble's facts; TypeScript does not follow
  // the link between the two sides of a union.
  const text = TEXTS[language][trouble.code] as (
    about: Trouble,
    say: (inner: Trouble) => string,
  ) => string;
  return text(trouble, (inner) => sentence(inner, language));
}

/** The answer no: why, in a sentence, and by which rule of the game if one is behind it. */
export interface Refused<T extends GameTypes> {
  readonly refused: {
    readonly code: Code;
    readonly reason: string;
    /** The same as facts, for a sentence in the reader's language. */
    readonly trouble: Trouble;
    readonly refusal: RefusalOf<T> | null;
  };
}

export function refuse<T extends GameTypes>(trouble: Trouble): Refused<T> {
  const { code } = trouble;
  return { refused: { code, reason: sentence(trouble), trouble, refusal: null } };
}

/** Thrown where nobody can be answered: a table that cannot be opened, a file that cannot be read. */
export class TableError extends Error {
  override name = 'TableError';
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(sentence(trouble));
    this.trouble = trouble;
  }
}

/** A value from outside in a few words, whatever it is. */
export function shortly(value: unknown): string {
  let told: string;
  try {
    told = JSON.stringify(value) ?? String(value);
  } catch {
    // Too deep, circular or a big integer: nothing that came as JSON.
    told = typeof value;
  }
  return told.length > 80 ? `${told.slice(0, 77)}...` : told;
}
