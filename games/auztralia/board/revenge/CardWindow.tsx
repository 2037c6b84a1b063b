import type { ReactElement } from 'react';
import { revengeBoardWords } from '../../text/revenge/board.ts';
import type { Props } from '../MapBoard.tsx';
import { isOldOnes } from './seat.ts';

/** In a combat, the Old Ones' window: for them what comes next and what is seen, for the others that it is open. */
export function CardWindow(props: Props): ReactElement | null {
  const { revenge, combat } = props.view;
  if (!revenge || !combat || revenge.seat === null || props.asked !== revenge.seat) return null;
  const words = revengeBoardWords(props.language);
  if (!isOldOnes(props))
    return (
      <p className="card-window" role="status">
        {words.oldOnesThink}
      </p>
    );
  return (
    <p className="card-window">
      <strong>{words.yourCards}</strong> {words.humanSees(props.seatName(combat.seat))}{' '}
      {words.humanSeesNote(revenge.hand.length)}
    </p>
  );
}
