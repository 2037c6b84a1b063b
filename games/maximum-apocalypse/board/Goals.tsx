import type { ReactElement } from 'react';
import { boardWords } from '../text/board.ts';
import { goalText, missionTitle } from '../text/goals.ts';
import type { GoalView } from '../view.ts';
import { places } from './places.ts';
import type { Props } from './props.ts';

/** More pips than these are a number. */
const MOST_PIPS = 8;

/** What the mission wants, and how far it has come. */
export function Goals(props: Props): ReactElement | null {
  const { mission } = props.view;
  const words = boardWords(props.language);
  if (mission.no < 0) return null;
  return (
    <section className="panel max-goals" aria-label={words.wants}>
      <h3>
        {words.wants} <span>{missionTitle(props.language, mission.no)}</span>
      </h3>
      <ul>
        {mission.goals
          .map((goal, i) => ({ goal, text: goalText(props.language, mission.no, i) }))
          .map(({ goal, text }) => (
            <li key={text} data-met={goal.met || undefined}>
              <span>{text}</span>
              <Progress {...props} goal={goal} />
            </li>
          ))}
      </ul>
    </section>
  );
}

function Progress(props: Props & { readonly goal: GoalView }): ReactElement {
  const { goal } = props;
  const words = boardWords(props.language);
  if (goal.met)
    return (
      <b className="max-met">
        <span aria-hidden="true">✓</span>
        <span className="sr">{words.done}</span>
      </b>
    );
  if (goal.need > MOST_PIPS || goal.need < 2)
    return <b>{goal.need < 2 ? '–' : words.progress(goal.have, goal.need)}</b>;
  return (
    <span className="max-pips" role="img" aria-label={words.progress(goal.have, goal.need)}>
      {places(goal.need).map((i) => (
        <i key={i} data-full={i < goal.have || undefined} />
      ))}
    </span>
  );
}
