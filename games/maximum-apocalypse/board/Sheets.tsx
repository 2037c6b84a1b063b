import type { ReactElement } from 'react';
import { boardWords } from '../text/board.ts';
import { LastNight } from './LastNight.tsx';
import { attendedOf, inTurnOrder, type Props, playedBy } from './props.ts';
import { Sheet } from './Sheet.tsx';
import { Strip } from './Strip.tsx';

/** The survivors of the reader: the one that acts in full, the others in two lines. */
export function Own(props: Props): ReactElement {
  const attended = attendedOf(props);
  return (
    <div className="max-mine">
      {playedBy(props.view, props.seat).map((held) =>
        held === attended ? (
          <Sheet key={held.is} {...props} survivor={held} />
        ) : (
          <Strip key={held.is} {...props} survivor={held} />
        ),
      )}
      <LastNight {...props} />
    </div>
  );
}

/** Everybody else, each in two lines. */
export function Team(props: Props): ReactElement | null {
  const mine = playedBy(props.view, props.seat);
  const others = inTurnOrder(props.view).filter((held) => !mine.includes(held));
  if (others.length === 0) return null;
  return (
    <section className="max-team" aria-label={boardWords(props.language).team}>
      {others.map((held) => (
        <Strip key={held.is} {...props} survivor={held} />
      ))}
    </section>
  );
}
