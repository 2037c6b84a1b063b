import { type AnyTypes, say } from '@incognita/kernel';
import type { RedactedEntry } from '@incognita/table';
import type { ShellWords } from '../text/shell.ts';
import type { TableState } from './use-table.ts';

/** A line of the log in the reader's language. */
export interface LogLine {
  readonly key: string;
  readonly seq: number;
  readonly seat: number | null;
  readonly text: string;
  readonly rule: string | null;
  /** It was taken back: told so that people know what, but it no longer stands. */
  readonly undone: boolean;
  /** The reader is told more than the others are. */
  readonly hushed: boolean;
}

type Speech = Pick<TableState, 'catalogue' | 'teller' | 'looks' | 'doer' | 'hushed'>;

/** What entries of the log say, oldest first; an undo is followed by what it took back. */
export function logLines(
  told: readonly RedactedEntry<AnyTypes>[],
  table: Speech,
  words: ShellWords,
): LogLine[] {
  return told.flatMap((entry): LogLine[] => [
    ...linesOf(entry, table, words, false),
    ...(entry.undone ?? []).flatMap((held) => linesOf(held, table, words, true)),
  ]);
}

function linesOf(
  entry: RedactedEntry<AnyTypes>,
  table: Speech,
  words: ShellWords,
  undone: boolean,
): LogLine[] {
  const { seq, what } = entry;
  const lead: LogLine[] =
    what.kind === 'decision'
      ? []
      : [
          {
            key: `${seq}`,
            seq,
            seat: 'seat' in what ? what.seat : null,
            text: words.entry(what, table.teller),
            rule: null,
            undone,
            hushed: false,
          },
        ];
  return [
    ...lead,
    ...entry.events.map((event, i) => ({
      key: `${seq} ${i}`,
      seq,
      seat: seatOf(event) ?? table.doer?.(event, table.looks) ?? null,
      text: say(table.catalogue, event, table.teller),
      rule: event.rule,
      undone,
      hushed: table.hushed?.(event) ?? false,
    })),
  ];
}

/** The seat that an event names; below 0 is a side that nobody plays. */
const seatOf = (event: object): number | null =>
  'seat' in event && typeof event.seat === 'number' && event.seat >= 0 ? event.seat : null;
