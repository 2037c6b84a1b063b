import { type Eye, type GameTypes, redact, type ToldOf } from '@incognita/kernel';
import type { EntryRecord, EntrySummary } from './entry-record.ts';
import { foldAgain, inOrder, type Memory } from './memory.ts';
import type { TableState } from './state.ts';

/** An entry of the log as an eye may know it. */
export interface RedactedEntry<T extends GameTypes> {
  readonly seq: number;
  readonly at: number;
  readonly what: EntrySummary;
  readonly events: readonly ToldOf<T>[];
  /** Of an undo: the decisions it took back, as they were told, oldest first. */
  readonly undone?: readonly RedactedEntry<T>[];
}

/** What an eye has missed, or why it needs a fresh look instead. */
export type CatchUp<T extends GameTypes> =
  | { readonly seq: number; readonly told: readonly RedactedEntry<T>[] }
  | { readonly seq: number; readonly fresh: 'undo' | 'forgotten' | 'ahead' };

export function redactEntry<T extends GameTypes>(
  record: EntryRecord<T>,
  eye: Eye,
): RedactedEntry<T> {
  const { seq, at, what, undone } = record;
  const events = record.events.map((event) => redact<T>(event, eye));
  if (undone.length === 0) return { seq, at, what, events };
  return { seq, at, what, events, undone: undone.map((held) => redactEntry(held, eye)) };
}

export function catchUpFrom<T extends GameTypes>(
  state: TableState<T>,
  memory: Memory<T>,
  seq: number,
  eye: Eye,
): CatchUp<T> {
  const now = state.seq;
  if (!(Number.isInteger(seq) && seq <= now)) return { seq: now, fresh: 'ahead' };
  // Who has seen all but the last entry is told of an undo in place.
  if (seq < now - 1 && memory.undoneSince(seq)) return { seq: now, fresh: 'undo' };
  const happened = memory.since(state, seq);
  if (happened === null) return { seq: now, fresh: 'forgotten' };
  return { seq: now, told: happened.map((held) => redactEntry(held, eye)) };
}

/**
 * The whole game as an eye may know it: what still stands, folded again from the start, and in
 * between what people did around it, an undo with what it took back.
 */
export function story<T extends GameTypes>(
  state: TableState<T>,
  asides: readonly EntryRecord<T>[],
  eye: Eye,
): RedactedEntry<T>[] {
  const { begun } = state;
  if (begun === null) return [];
  const around = asides.filter(({ seq }) => seq > begun.seq);
  return inOrder([...foldAgain(state, null), ...around]).map((held) => redactEntry(held, eye));
}
