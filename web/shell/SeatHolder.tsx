import type { ReactElement } from 'react';
import { usePlayWords } from '../text/play.ts';
import { useTableWords } from '../text/table.ts';
import type { OpenTable, TableState } from './use-table.ts';

/** The seats that a bot holds for whoever sits at this screen. */
export function heldForMe(open: OpenTable, table: TableState): number[] {
  const { look, state } = table;
  if (open.place.at === 'review' || look.result) return [];
  return look.seats.flatMap((held, seat) => {
    if (held.by !== 'bot' || held.holdsFor === null) return [];
    const mine = state.company?.info.you.seats.includes(seat) ?? open.place.at === 'local';
    return mine ? [seat] : [];
  });
}

/** A bot plays for the reader: says so, and gives the seat back. */
export function SeatHolder(props: {
  readonly open: OpenTable;
  readonly table: TableState;
}): ReactElement | null {
  const words = usePlayWords();
  const tableWords = useTableWords();
  const seats = heldForMe(props.open, props.table);
  if (seats.length === 0) return null;
  return (
    <div className="panel holder" role="status">
      <span>{tableWords.botPlaysForYou}</span>
      {seats.map((seat) => (
        <button
          key={seat}
          type="button"
          className="button"
          onClick={() => props.open.session.toHuman(seat)}
        >
          {words.takeBack}
          {seats.length > 1 && `: ${props.table.teller.seat(seat)}`}
        </button>
      ))}
    </div>
  );
}
