import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { leave } from '../api/lobby.ts';
import { usePlayWords } from '../text/play.ts';
import { useWords } from '../text/site.ts';
import { useTableWords } from '../text/table.ts';
import { file } from './file.ts';
import { MoveToServer } from './MoveToServer.tsx';
import { reportOf } from './report.ts';
import { heldForMe } from './SeatHolder.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { type OpenTable, reviewOf, type TableState } from './use-table.ts';

/** Settings, the seat's stand-in, saving and reporting: what is not played. */
export function SettingsMenu(props: {
  readonly open: OpenTable;
  readonly table: TableState;
  readonly showKeys: () => void;
}): ReactElement {
  const words = useWords();
  const [shown, setShown] = useState(false);
  const menu = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!shown) return undefined;
    const away = (event: Event): void => {
      if (!(event.target instanceof Node && menu.current?.contains(event.target))) setShown(false);
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setShown(false);
    };
    addEventListener('pointerdown', away);
    addEventListener('keydown', closeOnEscape);
    return () => {
      removeEventListener('pointerdown', away);
      removeEventListener('keydown', closeOnEscape);
    };
  }, [shown]);
  return (
    <span className="menu" ref={menu}>
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
          <TableActions {...props} done={() => setShown(false)} />
          <SettingsForm />
        </div>
      )}
    </span>
  );
}

function TableActions(props: {
  readonly open: OpenTable;
  readonly table: TableState;
  readonly showKeys: () => void;
  readonly done: () => void;
}): ReactElement {
  const words = usePlayWords();
  const tableWords = useTableWords();
  const [, go] = useLocation();
  const { session, game, place } = props.open;
  const { look, state } = props.table;
  const on = look.result === null && place.at !== 'review';
  const sits = look.seats[look.eye]?.by === 'human';
  const held = heldForMe(props.open, props.table);
  const name = `incognita-${game.id}-${look.seq}`;
  const then = (doing: () => void) => (): void => {
    doing();
    props.done();
  };
  const leaveTable = async (): Promise<void> => {
    await leave(place.id).catch(() => {});
    go('/');
  };
  return (
    <div className="table-actions">
      {on && sits && (
        <button type="button" className="button" onClick={then(() => session.toBot(look.eye))}>
          {words.toBot}
        </button>
      )}
      {held.map((seat) => (
        <button
          key={seat}
          type="button"
          className="button"
          onClick={then(() => session.toHuman(seat))}
        >
          {words.takeBack}
        </button>
      ))}
      {on && state.company && state.company.info.you.seats.length > 0 && (
        <button type="button" className="button" onClick={() => void leaveTable()}>
          {tableWords.leave}
        </button>
      )}
      <button
        type="button"
        className="button"
        onClick={then(async () => file(`${name}.json`, await session.save()))}
      >
        {words.save}
      </button>
      {place.at !== 'review' && (
        <Link href={reviewOf(place)} className="button">
          {words.review}
        </Link>
      )}
      <button type="button" className="button" onClick={then(props.showKeys)}>
        {tableWords.keys} <kbd>?</kbd>
      </button>
      <button
        type="button"
        className="button"
        onClick={then(async () =>
          file(`${name}-report.json`, await reportOf(props.open, props.table)),
        )}
      >
        {words.report}
      </button>
      {place.at === 'local' && <MoveToServer open={props.open} table={props.table} />}
    </div>
  );
}
