import { SeatMark } from '@incognita/boards/seats';
import type { TableInfo } from '@incognita/server/protocol';
import type { ReactElement } from 'react';
import { useGameWords } from '../../catalogue.ts';
import { Emblem } from '../../style/posters.tsx';
import { useHomeWords } from '../../text/home.ts';
import { useLobbyWords } from '../../text/lobby.ts';

/** A table on the server, with what one can do there. */
export function TableRow(props: {
  readonly table: TableInfo;
  readonly children: ReactElement;
}): ReactElement {
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
