import {
  type ChoiceOf,
  canonicalJson,
  type Engine,
  type EventOf,
  fingerprint,
  type GameTypes,
  type Json,
  type Question,
  RuleError,
  type Span,
  type World,
} from '@incognita/kernel';
import { type Clocks, charged, type Pace, running, type WhenOut } from './clocks.ts';
import type { EntryRecord } from './entry-record.ts';
import type { Body } from './log.ts';
import { NO_PASSES, type StandingPasses } from './passes.ts';
import type { Occupant } from './seats.ts';
import type { Contribution } from './seed.ts';
import { type Horizon, refuse, shortly, type TableRefusal } from './troubles.ts';

/** What was agreed when the table was opened; it never changes. */
export interface Terms<T extends GameTypes> {
  readonly config: T['Config'];
  /** Who sat where at the opening. */
  readonly seats: readonly Occupant[];
  readonly pace: Pace | null;
  readonly whenOut: WhenOut;
  /** How long a person may think in a window, in ms; without it, or null, as long as they have. */
  readonly windowTime?: number | null;
  /** How long after a window was opened its answer is heard, in ms; without it, as the host has it. */
  readonly windowDelay?: number;
  /** What the content set changes in what ships with the game. */
  readonly overrides: Json | null;
  readonly commitment: string;
}

/** A decision that stands, or a new key for chance. The kernel folds it as it is. */
export type FoldEntry<T extends GameTypes> =
  | {
      readonly seq: number;
      readonly at: number;
      readonly seat: number;
      readonly choice: ChoiceOf<T>;
      /** The rest of an answer in several choices; undone with the first. */
      readonly also?: readonly ChoiceOf<T>[];
      /** Why undo does not go freely behind it, or null where it does. */
      readonly horizon: Horizon | null;
    }
  | { readonly seq: number; readonly rekey: string };

/** The world after the first `length` steps of the line. Nobody ever changes it. */
export interface Anchor<T extends GameTypes> {
  readonly length: number;
  readonly world: World<T>;
}

/** Somebody asks the others to let something be taken back. */
export interface UndoRequest {
  /** The entry in which it was asked. */
  readonly seq: number;
  readonly seat: number;
  readonly keep: number;
  readonly agreed: readonly number[];
  readonly waiting: readonly number[];
}

/** A rule threw. The cause is for the host alone: it may tell what is hidden. */
export interface Broken {
  readonly step: string;
  readonly seq: number;
  readonly cause: string;
}

/** The entry that started the game, and the seed it settled. */
export interface Begun {
  readonly seq: number;
  readonly at: number;
  readonly seed: string;
}

/**
 * Where a table stands after an entry. A change makes another one; of this one, only what is worked
 * out about it is added.
 */
export interface TableState<T extends GameTypes> {
  readonly engine: Engine<T>;
  readonly terms: Terms<T>;
  readonly secret: string;
  /** A local game shows its secret to whoever plays it. */
  readonly local: boolean;
  /** The host held the secret all along. */
  readonly verified: boolean;
  readonly seats: readonly Occupant[];
  readonly entropy: readonly Contribution[];
  /** The number and time of the last entry, and of the last one that changed the position. */
  readonly seq: number;
  readonly at: number;
  readonly positionSeq: number;
  readonly positionTime: number;
  readonly begun: Begun | null;
  /** Never changed in place: a decision makes another one. Null before the start. */
  readonly world: World<T> | null;
  readonly asked: number | null;
  readonly timeline: readonly FoldEntry<T>[];
  /** How many decisions the timeline holds. */
  readonly taken: number;
  /** Worlds at horizons; the last horizon comes last, and is where free undo refolds from. */
  readonly anchors: readonly Anchor<T>[];
  readonly request: UndoRequest | null;
  readonly reseeds: number;
  readonly clocks: Clocks;
  /** Beside the log, and no part of a snapshot. */
  passes: StandingPasses;
  /** Found when somebody looked, or tried something. */
  broken: Broken | null;
  /** The question of this position, as long as somebody looks at it. */
  question: Question<T> | null;
  /** Its legal choices, which whoever answers it needs again; null where nobody has looked. */
  choices: readonly ChoiceOf<T>[] | null;
}

/** A change that is possible: the entry it writes, and where the table stands after it. */
export interface Change<T extends GameTypes> {
  readonly body: Body<T>;
  readonly events: readonly EventOf<T>[];
  /** Of a decision: the spans that end with it. */
  readonly ended?: readonly Span[];
  /** Of an undo: the decisions it takes back. */
  readonly undone?: readonly EntryRecord<T>[];
  readonly next: TableState<T>;
}

/** A state that is being made; nobody else has it yet. */
export type Draft<T extends GameTypes> = { -readonly [F in keyof TableState<T>]: TableState<T>[F] };

/**
 * Where the table stands after the next entry: the clock that ran is charged, `change` makes what is
 * different, and the clock of the person who is asked then runs on.
 */
export function nextState<T extends GameTypes>(
  state: TableState<T>,
  at: number,
  change: (next: Draft<T>) => void,
): TableState<T> {
  const next: Draft<T> = { ...state };
  next.seq = state.seq + 1;
  next.at = at;
  next.clocks = charged(state.clocks, at);
  // Whoever wants to go on passing after something else than a decision says so again.
  next.passes = NO_PASSES;
  change(next);
  next.clocks = clockAfter(next, at);
  return next;
}

/** Puts a table that is being made into another position. */
export function setPosition<T extends GameTypes>(
  next: Draft<T>,
  world: World<T>,
  asked: number | null,
): void {
  next.world = world;
  next.asked = asked;
  next.positionSeq = next.seq;
  next.positionTime = next.at;
  next.request = null;
  next.question = null;
  next.choices = null;
}

/** The game is on and the rules are sound, or why nothing can be done. */
export function underWay<T extends GameTypes>(
  state: TableState<T>,
): { readonly world: World<T> } | TableRefusal<T> {
  if (state.world === null) return refuse({ code: 'not-started' });
  if (state.world.over) return refuse({ code: 'over' });
  if (state.broken) return refuse({ code: 'broken', ...withoutCause(state.broken) });
  return { world: state.world };
}

export function whyUnknownSeat<T extends GameTypes>(
  state: TableState<T>,
  seat: unknown,
): TableRefusal<T> | null {
  const known = Number.isInteger(seat) && state.seats[seat as number] !== undefined;
  const seats = state.seats.length;
  return known ? null : refuse({ code: 'unknown-seat', seat: shortly(seat), seats });
}

/**
 * Whether somebody who has seen entry `seq` has seen this position. Entries that leave the
 * position alone (a seat handed over, a request) make nobody's choice stale.
 */
export function whyOutOfStep<T extends GameTypes>(
  state: TableState<T>,
  seq: unknown,
): TableRefusal<T> | null {
  const now = state.seq;
  if (typeof seq !== 'number' || !Number.isSafeInteger(seq) || seq < 0)
    return refuse({
      code: 'field',
      field: 'seq',
      value: shortly(seq),
      wanted: { want: 'number', from: 0, to: now },
    });
  if (seq < state.positionSeq) return refuse({ code: 'stale', seq, now });
  return seq > now ? refuse({ code: 'ahead', seq, now }) : null;
}

/** Players learn where the rules failed, not how: a message of a rule may name hidden things. */
export const withoutCause = ({ step, seq }: Broken): { step: string; seq: number } => ({
  step,
  seq,
});

/** Marks the table after a rule threw, and refuses what it threw at. */
export function breakDown<T extends GameTypes>(
  state: TableState<T>,
  error: unknown,
): TableRefusal<T> {
  const step = state.world?.frames.at(-1)?.step ?? 'start';
  const cause = error instanceof Error ? `${error.name}: ${error.message}` : shortly(error);
  state.broken = { step, seq: state.seq, cause };
  return refuse({ code: 'broken', step, seq: state.seq });
}

/** The question of this position, or null: the game is not on, or its rules fail to ask. */
export function questionOf<T extends GameTypes>(state: TableState<T>): Question<T> | null {
  if (state.question === null && state.world !== null && state.broken === null)
    try {
      state.question = state.engine.question(state.world);
      state.choices = state.question?.choices ?? null;
    } catch (error) {
      breakDown(state, error);
    }
  return state.question;
}

/** The seat a world asks; rules that ask a seat which does not exist are wrong. */
export function askedIn<T extends GameTypes>(state: TableState<T>, world: World<T>): number | null {
  const seat = state.engine.seatAsked(world);
  if (seat !== null && state.seats[seat] === undefined)
    throw new RuleError(`seat ${seat} is asked, but the table has ${state.seats.length} seats`);
  return seat;
}

/** The clock of the person who is asked runs; while a bot or nobody is asked, none does. */
export function clockAfter<T extends GameTypes>(state: TableState<T>, at: number): Clocks {
  const seat = state.asked;
  const person = seat !== null && state.seats[seat]?.by === 'human';
  const on = state.terms.pace !== null && !('refused' in underWay(state));
  return running(charged(state.clocks, at), on && person ? seat : null, at);
}

/** How many steps apart worlds are kept for undos that go behind the last horizon. */
const ANCHOR_STRIDE = 64;

/**
 * The anchors with the world at another horizon, which stands after `length` entries; worlds are never
 * changed, so nothing is copied. Behind the last one, two are kept a stride apart: an undo folds
 * little, and a table keeps few worlds.
 */
export function anchorsWith<T extends GameTypes>(
  anchors: readonly Anchor<T>[],
  length: number,
  world: World<T>,
): readonly Anchor<T>[] {
  const [older, newer, last] = anchors;
  const latest = { length, world };
  if (older === undefined || newer === undefined || last === undefined) return [...anchors, latest];
  if (last.length - newer.length < ANCHOR_STRIDE) return [older, newer, latest];
  return [newer, last, latest];
}

const prints = new WeakMap<object, string>();

/** The fingerprint of a content set; worked out once per set. */
export function contentPrint(content: object): string {
  const known = prints.get(content);
  if (known !== undefined) return known;
  const made = fingerprint(canonicalJson(content));
  prints.set(content, made);
  return made;
}
