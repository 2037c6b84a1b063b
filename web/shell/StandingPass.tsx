import type { ReactElement } from 'react';
import { useTableWords } from '../text/table.ts';
import type { TableState } from './use-table.ts';

/** In a window: passing it and all others of its span at once. Afterwards: being asked again. */
export function StandingPass(props: {
  readonly table: TableState;
  readonly set: (on: boolean) => void;
}): ReactElement | null {
  const words = useTableWords();
  const { window, passing } = props.table.look;
  if (passing !== null)
    return (
      <p className="standing-pass">
        {words.passing[passing]}{' '}
        <button type="button" className="quiet" onClick={() => props.set(false)}>
          {words.askAgain}
        </button>
      </p>
    );
  if (window === null) return null;
  return (
    <button type="button" className="quiet standing-pass" onClick={() => props.set(true)}>
      {words.passFor[window.span]}
    </button>
  );
}
