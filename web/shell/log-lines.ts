import { type AnyTypes, say } from '@incognita/kernel';
import type { Told } from '@incognita/table';
import type { TableState } from './use-table.ts';
import type { ShellWords } from './words.ts';

/** A line of the log in the reader's language. */
export interface LogLine {
  readonly key: string;
  readonly seq: number;
  readonly seat: number | null;
  readonly text: string;
  readonly rule: string | null;
}

/** What entries of the log say, oldest first. */
export function logLines(
  told: readonly Told<AnyTypes>[],
  table: Pick<TableState, 'catalogue' | 'teller'>,
  words: ShellWords,
): LogLine[] {
  return told.flatMap((entry): LogLine[] => {
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
            },
          ];
    return [
      ...lead,
      ...entry.events.map((event, i) => ({
        key: `${seq} ${i}`,
        seq,
        seat: 'seat' in event && typeof event.seat === 'number' ? event.seat : null,
        text: say(table.catalogue, event, table.teller),
        rule: event.rule,
      })),
    ];
  });
}
