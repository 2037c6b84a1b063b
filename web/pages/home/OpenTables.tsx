import { SeatMark } from '@incognita/boards/seats';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Emblem } from '../../look/posters/index.tsx';
import { useWords } from '../../text/index.ts';
import type { OpenTableRow } from './server.ts';

/** Tables on the server that wait for players. Without a server there is nothing to show. */
export function OpenTables(props: { readonly tables: readonly OpenTableRow[] }): ReactElement {
  const words = useWords();
  return (
    <section className="leaf" aria-labelledby="open-tables">
      <header className="leaf-head">
        <h2 id="open-tables">{words.openTables}</h2>
        <p className="note">{words.realTime}</p>
      </header>
      {props.tables.length === 0 && <p className="leaf-empty">{words.noTables}</p>}
      <ul className="game-list">
        {props.tables.map(({ id, game, name, seats, note }) => (
          <li key={id}>
            <Emblem game={game} size={44} />
            <span className="game-line">
              <strong>{name}</strong>
              <span>{note || words.freeSeats(seats.filter((seat) => seat === 'free').length)}</span>
            </span>
            <span className="marks">
              {seats.map((seat, i) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                seat === 'taken' ? <SeatMark key={i} seat={i} size={15} /> : null,
              )}
            </span>
            <Link
              href={`/table/${id}`}
              className="button"
              aria-label={words.labelled(words.sitDown, name)}
            >
              {words.sitDown}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
