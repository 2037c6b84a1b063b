import type { ReactElement } from 'react';
import { usePlayWords } from '../text/play.ts';
import { useTableWords } from '../text/table.ts';
import type { OpenTable, TableState } from './use-table.ts';

/** Undo up to the last new information; beyond it, why not and what it would take. */
export function UndoButton(props: {
  readonly open: OpenTable;
  readonly table: TableState;
  /** Whether it says why there is nothing to undo freely. */
  readonly asking: boolean;
  readonly setAsking: (asking: boolean) => void;
}): ReactElement | null {
  const words = usePlayWords();
  const tableWords = useTableWords();
  const { asking, setAsking } = props;
  const { undo, request, eye } = props.table.look;
  const { session } = props.open;
  if (!undo || props.table.look.result || props.open.place.at === 'review') return null;
  if (request?.waiting.includes(eye))
    return (
      <span className="undo-request" role="alert">
        {words.undoRequest(props.table.teller.seat(request.seat), request.back)}
        <button
          type="button"
          className="head-button"
          onClick={() => session.consent(request.seq, true)}
        >
          {words.yes}
        </button>
        <button
          type="button"
          className="head-button"
          onClick={() => session.consent(request.seq, false)}
        >
          {words.no}
        </button>
      </span>
    );
  if (request?.seat === eye)
    return (
      <span className="undo-request" role="status">
        {tableWords.undoAsked(request.waiting.map((seat) => props.table.teller.seat(seat)))}
      </span>
    );
  const back = (): void => {
    if (undo.free > 0) session.undo(1, false);
    else setAsking(!asking);
  };
  return (
    <span className="undo">
      <button type="button" className="head-button" onClick={back} aria-expanded={asking}>
        <svg
          width="20"
          height="20"
          viewBox="0 0 24 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3" />
        </svg>
        <span>{words.undo}</span>
        <kbd>Z</kbd>
      </button>
      {asking && undo.free === 0 && (
        <div className="bubble undo-bubble" role="alert">
          <p>
            {undo.own === null || undo.behind === null
              ? words.undoNothing
              : words.undoStops[undo.behind]}
          </p>
          {undo.own !== null && undo.beyond !== null && (
            <button
              type="button"
              className="button"
              onClick={() => {
                setAsking(false);
                session.undo(undo.own ?? 1, undo.beyond === 'consent');
              }}
            >
              {undo.beyond === 'consent' ? words.undoAsk : words.undoSolo}
            </button>
          )}
        </div>
      )}
    </span>
  );
}
