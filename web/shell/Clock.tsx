import { type ReactElement, useEffect, useState } from 'react';
import { Sign } from '../style/signs.tsx';
import { useTableWords } from '../text/table.ts';
import { timeText } from './time-text.ts';
import type { TableState } from './use-table.ts';

/** What is left to a seat; the one that runs ticks. Nothing at a table without clocks. */
export function Clock(props: {
  readonly table: TableState;
  readonly seat: number;
}): ReactElement | null {
  const { table, seat } = props;
  const words = useTableWords();
  const { clocks, seats } = table.look;
  const runs = clocks?.running === seat;
  const skew = table.state.company?.skew ?? 0;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [runs]);
  // For each move everybody has the same: only the clock that runs says something.
  if (!clocks || seats[seat]?.by !== 'human') return null;
  if (clocks.pace.kind === 'per-move' && !runs) return null;
  const spent = runs ? Math.max(0, now + skew - clocks.since) : 0;
  const left = Math.max(0, (clocks.left[seat] ?? 0) - spent);
  const short = runs && left < 30_000;
  return (
    <span
      className="clock"
      role="timer"
      aria-label={words.timeOf(table.teller.seat(seat))}
      data-runs={runs || undefined}
      data-short={short || undefined}
    >
      <Sign name="clock" size={15} /> {timeText(left, words)}
    </span>
  );
}
