/** What lies behind the point up to which undo is free. */
export type Horizon = 'drew' | 'showed' | 'asked' | 'marked' | 'over';

/** What a field should have held. */
export type Wanted =
  | { readonly want: 'text'; readonly most: number }
  | { readonly want: 'number'; readonly from: number; readonly to: number }
  | { readonly want: 'word'; readonly of: readonly string[] }
  | { readonly want: 'length'; readonly length: number }
  | { readonly want: 'yesno' | 'list' | 'record' | 'hex' | 'nothing' | 'data' };

/** Whole sentences in both languages where a rule of the game is behind it, else part of one. */
export type ConfigProblem = string | { readonly en: string; readonly fr: string };

/** Everything that can be wrong at a table or in a file, with the facts its sentence needs. */
export interface Troubles {
  'not-started': object;
  started: object;
  over: object;
  broken: { step: string; seq: number };
  'unknown-seat': { seat: string; seats: number };
  'empty-seat': { seat: number };
  'bot-seat': { seat: number };
  'unknown-bot': { kind: string; known: readonly string[] };
  stale: { seq: number; now: number };
  ahead: { seq: number; now: number };
  'not-your-turn': { seat: number; name: string | null };
  illegal: { choice: string; step: string; rule: string | null };
  'one-choice': { step: string };
  'too-many-choices': { step: string; taken: number };
  field: { field: string; value: string; wanted: Wanted };
  'nothing-to-undo': object;
  horizon: { why: Horizon };
  'not-your-decision': { seat: number; name: string | null };
  away: { names: string };
  pending: { seat: number; name: string | null };
  'no-request': { request: number };
  'not-asked': object;
  taken: { seat: number; name: string | null };
  held: { seat: number; name: string | null };
  same: { seat: number };
  'in-time': object;
  'no-window': object;
  'entropy-full': { most: number };
  'secret-kept': object;
  'log-missing': { from: number };

  'not-json': { problem: string };
  'too-deep': { levels: number };
  format: { format: string };
  'format-version': { version: string; reads: number };
  game: { game: string; known: readonly string[] };
  version: { game: string; version: number; here: number };
  content: { content: string; here: string };
  overrides: { problem: string };
  'overrides-refused': object;
  config: { problem: ConfigProblem };
  'no-secret': object;
  commitment: { commitment: string; here: string };
  entropy: object;
  gap: { place: number; seq: number };
  'entry-refused': { seq: number; because: Trouble };
  'entry-differs': { seq: number; field: string };
  truncated: { entries: number };
  'too-many-entries': { entries: number; most: number };
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
