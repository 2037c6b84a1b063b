import { type ReactElement, useEffect, useState } from 'react';
import { Sign } from '../style/signs.tsx';
import { useTableWords } from '../text/table.ts';
import { timeText } from './time-text.ts';
import type { TableState } from './use-table.ts';

/** What is left of a window's time, after which it is passed; nothing where windows have none. */
export function WindowClock(props: { readonly table: TableState }): ReactElement | null {
  const words = useTableWords();
  const { look, state } = props.table;
  const time = look.window === null ? null : look.windowTime;
  const [now, setNow] = useState(() => Date.now());
  const runs = time !== null;
  useEffect(() => {
    if (!runs) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [runs]);
  if (time === null || !look.asked) return null;
  const since = now + (state.company?.skew ?? 0) - look.asked.since;
  return (
    <span className="clock" role="timer" aria-label={words.windowCloses} data-runs>
      <Sign name="clock" size={15} /> {timeText(Math.max(0, time - since), words)}
    </span>
  );
}
