import type { ReactElement } from 'react';
import { useTableWords } from '../text/table.ts';
import type { TableState } from './use-table.ts';

/** In a window: passing it and all others of its span at once. It can be taken back while it lasts. */
export function StandingPass(props: {
  readonly table: TableState;
  readonly set: (on: boolean) => void;
}): ReactElement | null {
  const words = useTableWords();
  const { window, passing } = props.table.look;
  const span = passing ?? window?.span ?? null;
  if (span === null) return null;
  return (
    <label className="standing-pass">
      <input
        type="checkbox"
        role="switch"
        aria-checked={passing !== null}
        checked={passing !== null}
        onChange={(event) => props.set(event.target.checked)}
      />
      <span>{passing === null ? words.passFor[span] : words.passing[passing]}</span>
    </label>
  );
}
