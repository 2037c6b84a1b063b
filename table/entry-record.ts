import type { EventOf, GameTypes } from '@incognita/kernel';
import type { Body, LogEntry } from './log.ts';
import { type SeatView, seatViewOf } from './seats.ts';

/** What an entry of the log was about, without what is nobody's business. */
export type EntrySummary =
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
  | { readonly kind: 'seat'; readonly seat: number; readonly to: SeatView }
  | { readonly kind: 'time-out'; readonly seat: number; readonly did: 'bot' | 'nothing' };

/** An entry with the events it set off, unredacted: this stays inside the table. */
export interface EntryRecord<T extends GameTypes> {
  readonly seq: number;
  readonly at: number;
  readonly what: EntrySummary;
  readonly events: readonly EventOf<T>[];
  /** Of an undo: the decisions it took back, as far as they can be told. */
  readonly undone: readonly EntryRecord<T>[];
}

export const NOTHING: readonly never[] = [];

/** What happened in an entry, before which so many decisions stood. */
export function recordOf<T extends GameTypes>(
  entry: LogEntry<T>,
  events: readonly EventOf<T>[],
  taken: number,
  undone: readonly EntryRecord<T>[],
): EntryRecord<T> {
  return { seq: entry.seq, at: entry.at, what: summaryOf(entry, taken), events, undone };
}

/** Choices, owners and salts stay inside: a choice may name what only its seat knows. */
function summaryOf<T extends GameTypes>(body: Body<T>, taken: number): EntrySummary {
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
      return { kind: body.kind, seat: body.seat, to: seatViewOf(body.to) };
    case 'time-out':
      return { kind: body.kind, seat: body.seat, did: body.did };
  }
}
