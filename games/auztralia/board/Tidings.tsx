import { type ReactElement, useMemo, useState } from 'react';
import { fightsOf, newSince, nightsOf } from '../story.ts';
import { boardWords } from '../text/board.ts';
import { revelations as en } from '../text/revelations.en.ts';
import { revelations as fr } from '../text/revelations.fr.ts';
import { FightStory, Lines, ownStory } from './FightStory.tsx';
import type { Props } from './MapBoard.tsx';
import { Glyph } from './Pieces.tsx';

/**
 * What came over the reader since their last decision: how their combat ended, what the Old Ones
 * did. It lies on the map until they decide again, and folds to a line.
 */
export function Tidings(props: Props): ReactElement | null {
  const { story, seat, view, content: atlas } = props;
  const words = boardWords(props.language);
  const { from, fights, nights } = useMemo(() => {
    const told = ownStory(story);
    const since = newSince(told, seat);
    return {
      from: since,
      fights: fightsOf(told).filter(
        (fight) => fight.over && fight.deed >= since && (seat === null || fight.seat === seat),
      ),
      nights: nightsOf(told, since).filter(
        (night) => night.revelation !== null || night.events.length > 0,
      ),
    };
  }, [story, seat]);
  if (view.combat !== null || view.ending !== null || fights.length + nights.length === 0)
    return null;
  const { effect } = props.language === 'fr' ? fr : en;
  return (
    <div className="tidings" key={from}>
      {fights.map((fight) => (
        <Fold key={fight.deed} open title={words.combatOver(fight.hex)}>
          <FightStory {...props} fight={fight} />
        </Fold>
      ))}
      {nights.length > 0 && (
        <Fold
          open={fights.length === 0 && matchMedia('(min-width: 768px)').matches}
          title={words.oldOnes}
          note={words.space(nights.at(-1)?.space ?? 0)}
        >
          {nights.map((night) => {
            const card = night.revelation === null ? null : atlas.revelation(night.revelation);
            return (
              <div key={night.space} className="night">
                {card && (
                  <p className="revelation">
                    <strong>{card.title[props.language]}</strong> {effect(card)}
                  </p>
                )}
                <Lines {...props} events={night.events} marks />
              </div>
            );
          })}
        </Fold>
      )}
    </div>
  );
}

function Fold(props: {
  readonly open: boolean;
  readonly title: string;
  readonly note?: string;
  readonly children: ReactElement | ReactElement[];
}): ReactElement {
  const [open, setOpen] = useState(props.open);
  return (
    <details
      className="panel fold"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span className="purple-mark">
          <Glyph name="old-ones" size={16} />
        </span>
        <strong>{props.title}</strong>
        {props.note && <span className="note">{props.note}</span>}
      </summary>
      <div className="unfolded">{props.children}</div>
    </details>
  );
}
