import { SeatMark } from '@incognita/boards';
import { SPECTATOR } from '@incognita/kernel';
import { type ReactElement, useState } from 'react';
import { useCompanyWords } from '../text/company.ts';
import { personName } from '../text/former.ts';
import { Clock } from './Clock.tsx';
import type { OpenTable, TableState } from './use-table.ts';

/** Who is at the table on the server, what they say, and how to bring more people. */
export function Company(props: {
  readonly open: OpenTable;
  readonly table: TableState;
}): ReactElement | null {
  const words = useCompanyWords();
  const [text, setText] = useState('');
  const { company } = props.table.state;
  if (!company) return null;
  const { info, chat, presence } = company;
  return (
    <section className="panel company" aria-label={words.people}>
      <h3>
        {words.people} <span>{words.watching(presence.spectators)}</span>
      </h3>
      <ul className="here">
        {info.seats.map((held, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat}>
            <SeatMark seat={seat} /> {props.table.teller.seat(seat)}
            <Clock table={props.table} seat={seat} />
            <span className={presence.seats[seat] ? 'on' : 'off'}>
              {held.by === 'bot' ? words.bot : presence.seats[seat] ? words.here : words.away}
            </span>
          </li>
        ))}
      </ul>
      {!props.table.look.seed.verified && <p className="note unverified">{words.unverified}</p>}
      <ol className="chat" aria-live="polite">
        {chat.slice(-30).map((line) => (
          <li key={line.id}>
            <strong>{personName(line.name, props.table.teller.language)}</strong> {line.text}
          </li>
        ))}
      </ol>
      {props.table.look.eye === SPECTATOR ? (
        <p className="note">{words.seatedTalk}</p>
      ) : (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim() === '') return;
            props.open.session.chat(text.trim());
            setText('');
          }}
        >
          <label>
            <span className="sr">{words.say}</span>
            <input
              className="field"
              value={text}
              maxLength={500}
              placeholder={words.say}
              onChange={(event) => setText(event.target.value)}
            />
          </label>
          <button type="submit" className="button">
            {words.send}
          </button>
        </form>
      )}
    </section>
  );
}
