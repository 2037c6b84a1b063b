import { SeatMark } from '@incognita/boards';
import { type ReactElement, useState } from 'react';
import { RefusedError, sitDown } from '../api/lobby.ts';
import type { Said } from '../play/session.ts';
import { useSettings } from '../settings.ts';
import { useWords } from '../text/site.ts';
import { useTableWords } from '../text/table.ts';
import { seatNamesOf } from './seat-names.ts';
import type { OpenTable, TableState } from './use-table.ts';

/** Seats of a running table that wait for somebody: to be taken, or to be offered by the link. */
export function FreeSeats(props: {
  readonly open: OpenTable;
  readonly table: TableState;
}): ReactElement | null {
  const words = useWords();
  const tableWords = useTableWords();
  const { language } = useSettings();
  const [trouble, setTrouble] = useState<Said | null>(null);
  const [copied, setCopied] = useState(false);
  const { place } = props.open;
  const info = props.table.state.company?.info;
  if (!info || place.at !== 'online' || info.state !== 'running') return null;
  const free = info.seats.flatMap((held, seat) => (held.by === 'empty' ? [seat] : []));
  if (free.length === 0) return null;
  const sits = info.you.seats.length > 0;
  const invite = new URLSearchParams(place.query).get('invite');
  const sit = (seat: number): void => {
    sitDown(place.id, seat, invite).catch((error: unknown) => {
      if (!(error instanceof RefusedError)) throw error;
      setTrouble(error.said);
    });
  };
  const nameOf = seatNamesOf(props.table.looks, language, words.seatColour);
  const names = free.map((seat) => nameOf(seat));
  return (
    <div className="panel holder free-seats" role="status">
      <span>{tableWords.seatsFree(names)}</span>
      {sits ? (
        <button
          type="button"
          className="button"
          onClick={() => {
            navigator.clipboard?.writeText(location.href).then(
              () => setCopied(true),
              () => setCopied(false),
            );
          }}
        >
          {copied ? words.copied : words.copyLink}
        </button>
      ) : (
        free.map((seat, i) => (
          <button key={seat} type="button" className="button" onClick={() => sit(seat)}>
            <SeatMark seat={seat} /> {tableWords.sitAs(names[i] ?? '')}
          </button>
        ))
      )}
      {trouble && <p role="alert">{trouble[language]}</p>}
    </div>
  );
}
