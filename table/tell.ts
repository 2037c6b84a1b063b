import {
  type EventOf,
  type Eye,
  fold,
  type GameTypes,
  redact,
  type ToldOf,
} from '@incognita/kernel';
import type { Body, LogEntry } from './log.ts';
import { type SeatLook, seatLook } from './seats.ts';
import type { Begun, TableState } from './state.ts';

/** What an entry of the log was about, without what is nobody's business. */
export type What =
  | { readonly kind: 'entropy'; readonly seat: number }
  | { readonly kind: 'start' }
  | { readonly kind: 'decision'; readonly seat: number }
  | {
      readonly kind: 'undo';
      readonly seat: number;
      readonly keep: number;
      /** How many decisions were taken back. */
      readonly back: number;
      readonly leave: 'free' | 'solo' | 'consent';
      readonly agreed: readonly number[];
      /** A draw was taken back, so chance has a new key. */
      readonly reseeded: boolean;
    }
  | {
      readonly kind: 'undo-asked';
      readonly seat: number;
      readonly keep: number;
      readonly back: number;
    }
  | { readonly kind: 'undo-answered'; readonly seat: number; readonly yes: boolean }
  | { readonly kind: 'reseed'; readonly seat: number | null }
  | { readonly kind: 'seat'; readonly seat: number; readonly to: SeatLook }
  | { readonly kind: 'time-out'; readonly seat: number; readonly did: 'bot' | 'nothing' };

/** An entry of the log as an eye may know it. */
export interface Told<T extends GameTypes> {
  readonly seq: number;
  readonly at: number;
  readonly what: What;
  readonly events: readonly ToldOf<T>[];
  /** Of an undo: the decisions it took back, as they were told, oldest first. */
  readonly undone?: readonly Told<T>[];
}

/** What an eye has missed, or why it needs a fresh look instead. */
export type Since<T extends GameTypes> =
  | { readonly seq: number; readonly told: readonly Told<T>[] }
  | { readonly seq: number; readonly fresh: 'undo' | 'forgotten' | 'ahead' };

/** An entry with the events it set off, unredacted: this stays inside the table. */
export interface Happened<T extends GameTypes> {
  readonly entry: LogEntry<T>;
  readonly events: readonly EventOf<T>[];
  /** How many decisions stood before it. */
  readonly taken: number;
  /** Of an undo: the decisions it took back, as far as they are remembered. */
  readonly undone: readonly Happened<T>[];
}

/** How many entries back a client that was away can be told what it missed. */
const REMEMBERED = 200;

/** What a table remembers besides its position: enough to tell what happened. */
export class Memory<T extends GameTypes> {
  /** The last entries, oldest first. */
  readonly recent: Happened<T>[] = [];
  /** Entries that are no decision, all of them: hand-overs, undos, time-outs. */
  readonly asides: Happened<T>[] = [];
  /** The decisions of `recent` that stand. */
  readonly #standing: Happened<T>[] = [];

  keep(entry: LogEntry<T>, events: readonly EventOf<T>[], taken: number): void {
    const undone = entry.kind === 'undo' ? this.#takeBack(taken - entry.keep) : [];
    const happened = { entry, events, taken, undone };
    this.recent.push(happened);
    if (entry.kind === 'decision') this.#standing.push(happened);
    else if (entry.kind !== 'start') this.#setAside(happened);
    // In larger steps, so that not every move shifts a long list.
    for (const list of [this.recent, this.#standing])
      if (list.length > 2 * REMEMBERED) list.splice(0, list.length - REMEMBERED);
  }

  #takeBack(back: number): Happened<T>[] {
    const { length } = this.#standing;
    return this.#standing.splice(Math.max(0, length - back));
  }

  /** Whoever takes back a thousand times is remembered, but not each time with what. */
  #setAside(happened: Happened<T>): void {
    const old = this.asides.length - REMEMBERED;
    const before = this.asides[old];
    if (before && before.undone.length > 0) this.asides[old] = { ...before, undone: [] };
    this.asides.push(happened);
  }
}

export function toldSince<T extends GameTypes>(
  recent: readonly Happened<T>[],
  now: number,
  seq: number,
  eye: Eye,
): Since<T> {
  if (!(Number.isInteger(seq) && seq <= now)) return { seq: now, fresh: 'ahead' };
  const missed = now - seq;
  if (missed > recent.length) return { seq: now, fresh: 'forgotten' };
  const told: Told<T>[] = [];
  for (let i = recent.length - missed; i < recent.length; i++) {
    const held = recent[i];
    if (held === undefined || held.entry.kind === 'undo') return { seq: now, fresh: 'undo' };
    told.push(tell(held, eye));
  }
  return { seq: now, told };
}

/**
 * The whole game as an eye may know it: what still stands, folded again from the start, and in
 * between what people did around it, an undo with what it took back.
 */
export function story<T extends GameTypes>(
  state: TableState<T>,
  asides: readonly Happened<T>[],
  eye: Eye,
): Told<T>[] {
  const { begun } = state;
  if (begun === null) return [];
  const around = asides.filter(({ entry }) => entry.seq > begun.seq).map((held) => tell(held, eye));
  return [...standing(state, begun, eye), ...around].sort((a, b) => a.seq - b.seq);
}

function standing<T extends GameTypes>(state: TableState<T>, begun: Begun, eye: Eye): Told<T>[] {
  const { engine, terms, line } = state;
  const told: Told<T>[] = [];
  fold(engine, { config: terms.config, seed: begun.seed }, line, (_world, events, i) => {
    const step = line[i];
    const seen = events.map((event) => redact<T>(event, eye));
    if (step === undefined)
      told.push({ seq: begun.seq, at: begun.at, what: { kind: 'start' }, events: seen });
    else if ('seat' in step)
      told.push({
        seq: step.seq,
        at: step.at,
        what: { kind: 'decision', seat: step.seat },
        events: seen,
      });
  });
  return told;
}

export function tell<T extends GameTypes>(happened: Happened<T>, eye: Eye): Told<T> {
  const { entry, events, taken, undone } = happened;
  const { seq, at } = entry;
  const seen = events.map((event) => redact<T>(event, eye));
  const told = { seq, at, what: whatOf(entry, taken), events: seen };
  return undone.length > 0 ? { ...told, undone: undone.map((held) => tell(held, eye)) } : told;
}

/** Choices, owners and salts stay inside: a choice may name what only its seat knows. */
function whatOf<T extends GameTypes>(body: Body<T>, taken: number): What {
  switch (body.kind) {
    case 'entropy':
      return { kind: body.kind, seat: body.seat };
    case 'start':
      return { kind: body.kind };
    case 'decision':
      return { kind: body.kind, seat: body.seat };
    case 'undo': {
      const { kind, seat, keep, leave, agreed, rekey } = body;
      return { kind, seat, keep, back: taken - keep, leave, agreed, reseeded: rekey !== null };
    }
    case 'undo-asked':
      return { kind: body.kind, seat: body.seat, keep: body.keep, back: taken - body.keep };
    case 'undo-answered':
      return { kind: body.kind, seat: body.seat, yes: body.yes };
    case 'reseed':
      return { kind: body.kind, seat: body.seat };
    case 'seat':
      return { kind: body.kind, seat: body.seat, to: seatLook(body.to) };
    case 'time-out':
      return { kind: body.kind, seat: body.seat, did: body.did };
  }
}
