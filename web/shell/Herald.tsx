import type { AnyTypes } from '@incognita/kernel';
import type { RedactedEntry } from '@incognita/table';
import { type ReactElement, useRef } from 'react';
import { useShellWords } from '../text/shell.ts';
import { logLines } from './log-lines.ts';
import type { TableState } from './use-table.ts';

/** More lines at once are for the log to read, not for a voice to say. */
const MAX_LINES_SPOKEN = 6;

/** What came since the table was last drawn; nothing at first. The same list until more comes. */
function useFresh(told: readonly RedactedEntry<AnyTypes>[]): readonly RedactedEntry<AnyTypes>[] {
  const held = useRef<{ seq: number; fresh: readonly RedactedEntry<AnyTypes>[] }>({
    seq: 0,
    fresh: [],
  });
  const seq = told.at(-1)?.seq ?? 0;
  const before = held.current.seq;
  if (seq !== before)
    held.current = {
      seq,
      fresh: before === 0 || seq < before ? [] : told.filter((entry) => entry.seq > before),
    };
  return held.current.fresh;
}

/** Says what happens to those who do not see it: moves of others, and who took back what. */
export function Herald(props: { readonly table: TableState }): ReactElement {
  const { table } = props;
  const words = useShellWords();
  const lines = logLines(useFresh(table.state.told), table, words).slice(-MAX_LINES_SPOKEN);
  return (
    <p className="sr herald" role="status">
      {lines.map((line) => (line.undone ? `${words.takenBack} ${line.text}` : line.text)).join(' ')}
    </p>
  );
}
