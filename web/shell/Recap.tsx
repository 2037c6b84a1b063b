import { type BoardModule, SeatMark } from '@incognita/boards';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useShellWords } from '../text/shell.ts';
import { useTableWords } from '../text/table.ts';
import { logLines } from './log-lines.ts';
import type { TableState } from './use-table.ts';

/** How many lines are told; the log has the rest. */
const RECAP_LINES = 7;

/** The entry of the reader's last decision, or null. */
function lastOwn(table: TableState): number | null {
  const own = table.state.told.findLast(
    ({ what }) => what.kind === 'decision' && what.seat === table.look.eye,
  );
  return own?.seq ?? null;
}

/**
 * For somebody who comes back to a table, whose line was cut, or for whom bots moved too fast to
 * follow: what happened since their last decision. It goes away by itself with their next one.
 */
export function Recap(props: {
  readonly table: TableState;
  readonly minor: BoardModule['minor'];
}): ReactElement | null {
  const { table } = props;
  const words = useTableWords();
  const shellWords = useShellWords();
  const { told, line, hurried } = table.state;
  const { mine } = table;
  const own = lastOwn(table);
  const [since, setSince] = useState<number | null>(null);
  const arrived = useRef(false);
  const cutAt = useRef<number | null>(null);
  const { seq } = table.look;
  useEffect(() => {
    if (told.length === 0) return;
    if (!arrived.current) {
      arrived.current = true;
      setSince(own);
    } else if (line === 'lost') cutAt.current ??= seq;
    else {
      if (cutAt.current !== null && seq > cutAt.current) setSince(own ?? cutAt.current);
      cutAt.current = null;
    }
  }, [told.length, line, own, seq]);
  useEffect(() => {
    if (hurried && mine) setSince(own);
  }, [hurried, mine, own]);
  // Decided meanwhile: whoever decides has seen the board.
  if (since === null || (own !== null && own > since) || table.look.result) return null;
  const missed = told.filter((entry) => entry.seq > since);
  const all = logLines(missed, table, shellWords).length;
  const { minor } = props;
  const lines = logLines(
    minor
      ? missed.map((entry) => ({ ...entry, events: entry.events.filter((held) => !minor(held)) }))
      : missed,
    table,
    shellWords,
  ).slice(-RECAP_LINES);
  if (all === 0) return null;
  return (
    <section className="panel recap" aria-label={words.sinceThen}>
      <h3>{words.sinceThen}</h3>
      <ol>
        {lines.map((one) => (
          <li key={one.key}>
            {one.seat !== null && one.seat >= 0 ? (
              <SeatMark seat={one.seat} size={14} />
            ) : (
              <span className="dot" />
            )}
            <span>{one.text}</span>
          </li>
        ))}
      </ol>
      <p>
        {all > lines.length && <span>{words.moreInLog(all - lines.length)}</span>}
        <button type="button" className="button" onClick={() => setSince(null)}>
          {words.gotIt}
        </button>
      </p>
    </section>
  );
}
