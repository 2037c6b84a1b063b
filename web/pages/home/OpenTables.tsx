import { SeatMark } from '@incognita/boards/seats';
import type { TableInfo, TableLists } from '@incognita/server/protocol';
import { type ReactElement, useState } from 'react';
import { Link, useLocation } from 'wouter';
import * as lobby from '../../api/lobby.ts';
import { DEFAULT_GAME, useGameWords } from '../../catalogue.ts';
import type { Said } from '../../play/session.ts';
import { useSettings } from '../../settings.ts';
import { Emblem } from '../../style/posters.tsx';
import { useHomeWords } from '../../text/home.ts';
import { useLobbyWords } from '../../text/lobby.ts';
import { useWords } from '../../text/site.ts';

/** How many tables of each kind are listed. */
const TABLES_SHOWN = 4;

/** Tables on the server: those that wait for players, and those one can look on at. */
export function OpenTables(props: { readonly lists: TableLists }): ReactElement {
  const words = useWords();
  const home = useHomeWords();
  const games = useGameWords();
  const { language, name } = useSettings();
  const [, go] = useLocation();
  const [trouble, setTrouble] = useState<Said | null>(null);
  const strange = (table: TableInfo): boolean => table.you.seats.length === 0;
  const open = props.lists.open.filter(strange).slice(0, TABLES_SHOWN);
  const running = props.lists.running.filter(strange).slice(0, TABLES_SHOWN);
  const sitDown = async (id: string): Promise<void> => {
    try {
      await lobby.introduce(name, words.seatColour[0] ?? '');
      await lobby.join(id, null);
      go(`/table/${id}`);
    } catch (error) {
      if (!(error instanceof lobby.RefusedError)) throw error;
      setTrouble(error.said);
    }
  };
  return (
    <section className="leaf" aria-labelledby="open-tables">
      <header className="leaf-head">
        <h2 id="open-tables">{home.openTables}</h2>
      </header>
      {trouble && (
        <p className="refusal" role="alert">
          {trouble[language]}
        </p>
      )}
      {open.length + running.length === 0 && (
        <>
          <p className="leaf-empty">{home.noTables}</p>
          <Link href={`/new/${DEFAULT_GAME}?where=online`} className="button quiet">
            {home.openOne}
          </Link>
        </>
      )}
      <ul className="game-list">
        {open.map((table) => (
          <Row key={table.id} table={table}>
            <button
              type="button"
              className="button"
              aria-label={words.labelled(words.sitDown, tableName(table, games))}
              onClick={() => void sitDown(table.id)}
            >
              {words.sitDown}
            </button>
          </Row>
        ))}
        {running.map((table) => (
          <Row key={table.id} table={table}>
            <Link
              href={`/table/${table.id}`}
              className="button"
              aria-label={words.labelled(home.watch, tableName(table, games))}
            >
              {home.watch}
            </Link>
          </Row>
        ))}
      </ul>
    </section>
  );
}

/** A table is called by its game and its code. */
function tableName(table: TableInfo, games: ReturnType<typeof useGameWords>): string {
  return `${games(table.game).name}${table.code === null ? '' : ` ${table.code}`}`;
}

function Row(props: { readonly table: TableInfo; readonly children: ReactElement }): ReactElement {
  const home = useHomeWords();
  const lobbyWords = useLobbyWords();
  const { table } = props;
  const free = table.seats.filter((seat) => seat.by === 'empty').length;
  const facts = [
    table.state === 'open' ? home.gathering(free) : home.running,
    ...(table.pace ? [lobbyWords.paceOf(table.pace)] : []),
  ];
  return (
    <li>
      <Emblem game={table.game} size={44} />
      <span className="game-line">
        <strong>{useGameWords()(table.game).name}</strong>
        <span>
          {table.code !== null && <span className="table-code">{table.code}</span>}
          {facts.join(' · ')}
        </span>
      </span>
      <span className="marks">
        {table.seats.map((seat, i) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          seat.by === 'empty' ? null : <SeatMark key={i} seat={i} size={15} />,
        )}
      </span>
      {props.children}
    </li>
  );
}
