import type { TableInfo, TableLists } from '@incognita/server/protocol';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import * as lobby from '../../api/lobby.ts';
import { DEFAULT_GAME, useGameWords } from '../../catalogue.ts';
import type { Said } from '../../play/session.ts';
import { useSettings } from '../../settings.ts';
import { useHomeWords } from '../../text/home.ts';
import { useWords } from '../../text/site.ts';

const TableRow = lazy(async () => ({ default: (await import('./TableRow.tsx')).TableRow }));

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
        <Suspense>
          {open.map((table) => (
            <TableRow key={table.id} table={table}>
              <button
                type="button"
                className="button"
                aria-label={words.labelled(words.sitDown, tableName(table, games))}
                onClick={() => void sitDown(table.id)}
              >
                {words.sitDown}
              </button>
            </TableRow>
          ))}
          {running.map((table) => (
            <TableRow key={table.id} table={table}>
              <Link
                href={`/table/${table.id}`}
                className="button"
                aria-label={words.labelled(home.watch, tableName(table, games))}
              >
                {home.watch}
              </Link>
            </TableRow>
          ))}
        </Suspense>
      </ul>
    </section>
  );
}

/** A table is called by its game and its code. */
function tableName(table: TableInfo, games: ReturnType<typeof useGameWords>): string {
  return `${games(table.game).name}${table.code === null ? '' : ` ${table.code}`}`;
}
