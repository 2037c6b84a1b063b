import { SeatMark } from '@incognita/boards';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { logLines } from './log-lines.ts';
import { useTableWords } from './table-words.ts';
import type { TableState } from './use-table.ts';
import { useShellWords } from './words.ts';

/** How many lines are told; the log has the rest. */
const TOLD = 7;

/** The entry of the reader's last decision, or null. */
function lastOwn(table: TableState): number | null {
  const own = table.sitting.told.findLast(
    ({ what }) => what.kind === 'decision' && what.seat === table.look.eye,
  );
  return own?.seq ?? null;
}

/**
 * For somebody who comes back to a table, or whose line was cut: what happened since their last
 * decision. It goes away by itself with their next one.
 */
export function Recap(props: { readonly table: TableState }): ReactElement | null {
  const { table } = props;
  const words = useTableWords();
  const shellWords = useShellWords();
  const { told, line } = table.sitting;
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
  // Decided meanwhile: whoever decides has seen the board.
  if (since === null || (own !== null && own > since) || table.look.result) return null;
  const lines = logLines(
    told.filter((entry) => entry.seq > since),
    table,
    shellWords,
  );
  if (lines.length === 0) return null;
  return (
    <section className="panel recap" aria-label={words.sinceThen}>
      <h3>{words.sinceThen}</h3>
      <ol>
        {lines.slice(-TOLD).map((one) => (
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
        {lines.length > TOLD && <span>{words.moreInLog(lines.length - TOLD)}</span>}
        <button type="button" className="button" onClick={() => setSince(null)}>
          {words.gotIt}
        </button>
      </p>
    </section>
  );
}
