import { type ReactElement, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { importTable, introduce, RefusedError, serverInfo } from '../api/lobby.ts';
import type { Said } from '../play/session.ts';
import { useSettings } from '../settings.ts';
import { useTableWords } from '../text/table.ts';
import type { OpenTable, TableState } from './use-table.ts';

/**
 * Takes a local game to the server, where it can be shared and watched. Online everybody looks
 * through a seat of their own: of several people on this screen, one keeps theirs, and the others
 * take theirs by the link. The game here stays as it is.
 */
export function MoveToServer(props: {
  readonly open: OpenTable;
  readonly table: TableState;
}): ReactElement | null {
  const words = useTableWords();
  const { name, language } = useSettings();
  const [, go] = useLocation();
  const [there, setThere] = useState(false);
  const [trouble, setTrouble] = useState<Said | null>(null);
  useEffect(() => {
    serverInfo().then(setThere);
  }, []);
  const people = props.table.look.seats.flatMap((held, seat) =>
    held.by === 'human' ? [{ seat, name: held.name }] : [],
  );
  const [first] = people;
  const [chosen, setChosen] = useState<number | null>(null);
  if (!there || !first) return null;
  const mine = people.find(({ seat }) => seat === chosen) ?? first;
  const move = async (): Promise<void> => {
    try {
      await introduce(name, mine.name);
      const { id } = await importTable(await props.open.session.save(), mine.seat);
      go(`/table/${id}`);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      setTrouble(error.said);
    }
  };
  return (
    <div className="to-server">
      {people.length > 1 && (
        <label>
          {words.mySeat}{' '}
          <select
            className="field"
            value={mine.seat}
            onChange={(event) => setChosen(Number(event.target.value))}
          >
            {people.map(({ seat, name: called }) => (
              <option key={seat} value={seat}>
                {called}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" className="button" onClick={() => void move()}>
        {words.toServer}
      </button>
      <p className="note">
        {trouble
          ? trouble[language]
          : people.length > 1
            ? words.toServerShared
            : words.toServerNote}
      </p>
    </div>
  );
}
