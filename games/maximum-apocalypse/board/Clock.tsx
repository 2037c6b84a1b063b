import type { ReactElement } from 'react';
import type { Direction } from '../content/types.ts';
import { boardWords } from '../text/board.ts';
import { goalText, missionTitle } from '../text/goals.ts';
import { Sign } from './card-face.tsx';
import { Die, hungerMood } from './Die.tsx';
import { Compass, Dice } from './Herald.tsx';
import { dayTime, hourOf } from './light.ts';
import { places } from './places.ts';
import { attendedOf, type Props } from './props.ts';
import { TokenSign } from './Token.tsx';

const PHASES = ['spawn', 'draw', 'actions', 'end', 'hunger', 'monsters', 'check'] as const;
const ORDER: readonly string[] = PHASES;

/** The sky of this round, the phases of this turn, and what the mission still wants. */
export function Clock(props: Props): ReactElement {
  const { view } = props;
  return (
    <div className="max-clock">
      <Sky {...props} />
      <Vitals {...props} />
      <ol className="max-phases">
        {view.phase === 'night' ? (
          <NightSteps {...props} />
        ) : view.phase === 'setup' ? (
          <li aria-current="step" className="max-phase now">
            {boardWords(props.language).setUp}
          </li>
        ) : (
          PHASES.map((phase, i) => <Phase key={phase} {...props} phase={phase} place={i} />)
        )}
      </ol>
      <Mission {...props} />
    </div>
  );
}

/** On a phone: how the survivor fares whose sheet is behind a tab. */
function Vitals(props: Props): ReactElement | null {
  const survivor = attendedOf(props);
  const words = boardWords(props.language);
  if (!survivor) return null;
  const { hunger, burden, limit } = survivor;
  return (
    <ul className="max-summary" aria-label={words.names.title(survivor.is)}>
      {survivor.bodies.map((body) => (
        <li key={body.is}>
          <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
            <path d="M7 1h6v6h6v6h-6v6H7v-6H1V7h6z" className="max-health" />
          </svg>
          <b aria-hidden="true">{body.hp}</b>
          <small aria-hidden="true">/{body.max}</small>
          <span className="sr">{words.hp(body.hp, body.max)}</span>
        </li>
      ))}
      <li>
        <Die value={hunger} size={26} mood={hungerMood(hunger)} label={words.hunger(hunger)} />
      </li>
      <li>
        <Sign icon="weight" size={17} />
        <b aria-hidden="true">
          {burden}/{limit}
        </b>
        <span className="sr">{words.load(burden, limit)}</span>
      </li>
    </ul>
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
      {phase === 'spawn' && <SpawnRoll {...props} />}
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

/** A night in four steps: the round is over, the card turns, the tokens march, the day breaks. */
function NightSteps(props: Props): ReactElement {
  const { view } = props;
  const words = boardWords(props.language);
  const told = props.story.flatMap(({ events }) => events).map(({ tell }) => tell);
  // The way is shown once the card has done its work.
  const now = told.lastIndexOf('day') > told.lastIndexOf('night') ? 2 : 1;
  const way = view.day === '' ? words.night : words.dayMarch(words.names.direction[view.day]);
  const steps = [words.roundOver(view.round), words.nightCard, way, words.dawn];
  return (
    <>
      {steps.map((step, i) => (
        <li
          key={step}
          className={`max-phase ${i < now ? 'past' : i === now ? 'now' : 'next'}`}
          aria-current={i === now ? 'step' : undefined}
        >
          <i aria-hidden="true">{i < now ? '✓' : i + 1}</i>
          <span>{step}</span>
        </li>
      ))}
    </>
  );
}

/** What was rolled or drawn in this turn, and how many tiles it meant. */
function SpawnRoll(props: Props): ReactElement | null {
  const { view, content } = props;
  const words = boardWords(props.language);
  if (view.spawned === '') return null;
  const total = Number(view.spawned);
  if (Number.isNaN(total)) return <b>{words.names.spawnToken(view.spawned)}</b>;
  const matched = view.tiles.filter(({ is }) => is !== null && content.tile(is).spawn === total);
  const says = `${words.spawnRoll} ${total}. ${words.matches(matched.length)}`;
  return (
    <span className="max-rolled" role="img" aria-label={says} title={says}>
      {view.dice.length === 2 && <Dice values={view.dice} size={20} />}
      <b>{total}</b>
    </span>
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
  const sun = { x: 150 + time * 120, y: 40 - Math.sin((0.2 + time * 0.7) * Math.PI) * 26 };
  return (
    <div className="max-sky" data-night={night || undefined} data-hour={hourOf(view)}>
      <svg viewBox="0 0 300 60" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <circle cx={sun.x} cy={sun.y} r="11" className="max-sun" />
        <path d={SKYLINE} className="max-skyline" />
      </svg>
      <p>
        <b>{view.round === 0 ? words.setUp : words.round(view.round)}</b>{' '}
        {view.round > 0 && living > 1 && words.turnOf(Math.min(turn, living), living)}
        {view.round > 0 &&
          view.config.night &&
          !night &&
          turn === living &&
          `, ${words.nightFalls}`}
      </p>
      {view.config.night && view.day !== '' && <Wind {...props} way={view.day} />}
    </div>
  );
}

/** Where the tokens will march at nightfall: the Day card on top shows it to everybody. */
function Wind(props: Props & { readonly way: Direction }): ReactElement {
  const words = boardWords(props.language);
  const says = words.nextMarch(words.names.direction[props.way]);
  return (
    <span className="max-wind" title={says}>
      <Compass way={props.way} />
      <span className="sr">{says}</span>
    </span>
  );
}

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
