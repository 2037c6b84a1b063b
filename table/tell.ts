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
import type { TableState } from './state.ts';

/** What an entry of the log was about, without what is nobody's business. */
export type What =
  | { readonly kind: 'entropy'; readonly seat: number }
  | { readonly kind: 'start' }
  | { readonly kind: 'decision'; readonly seat: number }
  | {
      readonly kind: 'undo';
      readonly seat: number;
      readonly keep: number;
      readonly leave: 'free' | 'solo' | 'consent';
      readonly agreed: readonly number[];
      /** A draw was taken back, so chance has a new key. */
      readonly reseeded: boolean;
    }
  | { readonly kind: 'undo-asked'; readonly seat: number; readonly keep: number }
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
}

/** What an eye has missed, or why it needs a fresh look instead. */
export type Since<T extends GameTypes> =
  | { readonly seq: number; readonly told: readonly Told<T>[] }
  | { readonly seq: number; readonly fresh: 'undo' | 'forgotten' | 'ahead' };

/** An entry with the events it set off, unredacted: this stays inside the table. */
export interface Happened<T extends GameTypes> {
  readonly entry: LogEntry<T>;
  readonly events: readonly EventOf<T>[];
}

/** How many entries back a client that was away can be told what it missed. */
const REMEMBERED = 200;

export function remember<T extends GameTypes>(recent: Happened<T>[], happened: Happened<T>): void {
  recent.push(happened);
  // In larger steps, so that not every move shifts a long list.
  if (recent.length > 2 * REMEMBERED) recent.splice(0, recent.length - REMEMBERED);
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
  const happened = recent.slice(recent.length - missed);
  if (happened.some(({ entry }) => entry.kind === 'undo')) return { seq: now, fresh: 'undo' };
  return { seq: now, told: happened.map(({ entry, events }) => tell(entry, events, eye)) };
}

/** The whole game as an eye may know it: what still stands, folded again from the start. */
export function story<T extends GameTypes>(state: TableState<T>, eye: Eye): Told<T>[] {
  const { engine, terms, line, begun } = state;
  if (begun === null) return [];
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

function tell<T extends GameTypes>(
  entry: LogEntry<T>,
  events: readonly EventOf<T>[],
  eye: Eye,
): Told<T> {
  const { seq, at } = entry;
  return { seq, at, what: whatOf(entry), events: events.map((event) => redact<T>(event, eye)) };
}

/** Choices, owners and salts stay inside: a choice may name what only its seat knows. */
function whatOf<T extends GameTypes>(body: Body<T>): What {
  switch (body.kind) {
    case 'entropy':
      return { kind: body.kind, seat: body.seat };
    case 'start':
      return { kind: body.kind };
    case 'decision':
      return { kind: body.kind, seat: body.seat };
    case 'undo': {
      const { kind, seat, keep, leave, agreed, rekey } = body;
      return { kind, seat, keep, leave, agreed, reseeded: rekey !== null };
    }
    case 'undo-asked':
      return { kind: body.kind, seat: body.seat, keep: body.keep };
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
