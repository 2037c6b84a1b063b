import type { ReactElement } from 'react';
import { boardWords } from '../text/board.ts';
import { goalText, missionTitle } from '../text/goals.ts';
import type { View } from '../view.ts';
import { dayTime } from './light.ts';
import { places } from './places.ts';
import type { Props } from './props.ts';
import { TokenSign } from './Token.tsx';

const PHASES = ['spawn', 'draw', 'actions', 'end', 'hunger', 'monsters', 'check'] as const;
const ORDER: readonly string[] = PHASES;

/** The sky of this round, the phases of this turn, and what the mission still wants. */
export function Clock(props: Props): ReactElement {
  const { view } = props;
  return (
    <div className="max-clock">
      <Sky {...props} />
      <ol className="max-phases">
        {view.phase === 'setup' || view.phase === 'night' ? (
          <li aria-current="step" className="max-phase now">
            {view.phase === 'setup'
              ? boardWords(props.language).setUp
              : boardWords(props.language).night}
          </li>
        ) : (
          PHASES.map((phase, i) => <Phase key={phase} {...props} phase={phase} place={i} />)
        )}
      </ol>
      <Mission {...props} />
    </div>
  );
}

function Phase(
  props: Props & { readonly phase: (typeof PHASES)[number]; readonly place: number },
): ReactElement {
  const { view, phase, place } = props;
  const words = boardWords(props.language);
  const now = ORDER.indexOf(view.phase);
  const state = place < now ? 'past' : place === now ? 'now' : 'next';
  const turn = view.budget[0];
  return (
    <li className={`max-phase ${state}`} aria-current={state === 'now' ? 'step' : undefined}>
      <i aria-hidden="true">{state === 'past' ? '✓' : place + 1}</i>
      <span>{words.phases[phase]}</span>
      {phase === 'actions' && state === 'now' && turn && (
        <span className="max-actions" role="img" aria-label={words.actionsLeft(turn.left)}>
          {places(Math.max(4, turn.left)).map((i) => (
            <b key={i} data-left={i >= Math.max(4, turn.left) - turn.left || undefined} />
          ))}
        </span>
      )}
    </li>
  );
}

/** The skyline under the light of the hour: the sun goes down with the turns of a round. */
function Sky(props: Props): ReactElement {
  const { view } = props;
  const words = boardWords(props.language);
  const time = dayTime(view);
  const living = view.survivors.filter((held) => !held.dead).length;
  const turn = Math.round(time * living) + 1;
  const night = view.phase === 'night';
  const sun = { x: 40 + time * 220, y: 44 - Math.sin((0.25 + time * 0.75) * Math.PI) * 30 };
  return (
    <div className="max-sky" data-night={night || undefined} data-hour={hourOf(view)}>
      <svg viewBox="0 0 300 60" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <circle cx={sun.x} cy={sun.y} r="11" className="max-sun" />
        <path d={SKYLINE} className="max-skyline" />
      </svg>
      <p>
        <b>{view.round === 0 ? words.setUp : words.round(view.round)}</b>{' '}
        {view.round > 0 && living > 1 && words.turnOf(Math.min(turn, living), living)}
        {view.round > 0 && view.config.night && turn === living && `, ${words.nightFalls}`}
      </p>
    </div>
  );
}

const hourOf = (view: View): 'morning' | 'noon' | 'dusk' => {
  const time = dayTime(view);
  return time < 0.34 ? 'morning' : time < 0.67 ? 'noon' : 'dusk';
};

const SKYLINE =
  'M0 60V48h14v-8h12v8h10V34h16v14h12v-6h18v6h10V30h8v-6h6v6h8v18h14v-10h20v10h12V36h14v12h16v-8h10v8h18V32h16v16h12v-6h16v6h14v-9h14v9h10v12z';

function Mission(props: Props): ReactElement | null {
  const { view } = props;
  const words = boardWords(props.language);
  const { mission } = view;
  if (mission.no < 0) return null;
  const open = mission.goals.filter(({ met }) => !met);
  const [next] = open;
  const at = next ? mission.goals.indexOf(next) : -1;
  return (
    <div className="max-mission">
      <div>
        <b>{missionTitle(props.language, mission.no)}</b>
        <p>
          {at >= 0 && goalText(props.language, mission.no, at)}{' '}
          {next && next.need > 1 && words.progress(next.have, next.need)}
          {mission.timer >= 0 && ` · ${words.timer(mission.timer)}`}
        </p>
      </div>
      <span className="max-supply" title={words.supply(view.supply)}>
        <TokenSign size={28} />
        <b>{view.supply}</b> {words.supplyShort}
      </span>
    </div>
  );
}
