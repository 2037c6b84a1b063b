import { SeatMark } from '@incognita/boards';
import type { ReactElement } from 'react';
import { usePlayWords } from '../text/play.ts';
import type { OpenTable, TableState } from './use-table.ts';

/** Several people on one screen: nothing is shown until the next one has the device. */
export function HandOver(props: {
  readonly open: OpenTable;
  readonly table: TableState;
  readonly seat: number;
}): ReactElement {
  const words = usePlayWords();
  const name = props.table.teller.seat(props.seat);
  return (
    <main className="hand-over">
      <SeatMark seat={props.seat} size={64} />
      <h2>{words.handOverTo(name)}</h2>
      <p>{words.handOverNote}</p>
      <button type="button" className="button main" onClick={() => props.open.session.takeOver()}>
        {words.ready(name)}
      </button>
    </main>
  );
}
