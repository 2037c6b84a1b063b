import { type ReactElement, useState } from 'react';
import { SettingsForm } from '../pages/SettingsForm.tsx';
import { useWords } from '../text/index.ts';
import { file } from './file.ts';
import type { OpenTable, TableState } from './use-table.ts';

/** Settings, the seat's stand-in, saving and reporting: what is not played. */
export function SettingsMenu(props: {
  readonly open: OpenTable;
  readonly table: TableState;
}): ReactElement {
  const words = useWords();
  const [shown, setShown] = useState(false);
  const { session, game } = props.open;
  const { look } = props.table;
  const mine = look.seats[look.eye];
  const save = async (): Promise<void> => {
    file(`incognita-${game.id}-${look.seq}.json`, await session.save());
  };
  return (
    <span className="menu">
      <button
        type="button"
        className="head-button"
        aria-expanded={shown}
        aria-label={words.settings}
        onClick={() => setShown(!shown)}
      >
        <svg
          width="20"
          height="20"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          aria-hidden="true"
        >
          <circle cx="12" cy="12" r="3.4" />
          <path d="M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M5.3 18.7l2.1-2.1M16.6 7.4l2.1-2.1" />
        </svg>
      </button>
      {shown && (
        <div className="panel menu-panel">
          <SettingsForm />
          {mine?.by === 'human' && (
            <button type="button" className="button" onClick={() => session.toBot(look.eye)}>
              {words.toBot}
            </button>
          )}
          <button type="button" className="button" onClick={() => void save()}>
            {words.save}
          </button>
        </div>
      )}
    </span>
  );
}
