import { type ReactElement, useEffect, useState } from 'react';
import type { Direction } from '../content/types.ts';
import { boardWords } from '../text/board.ts';
import { NightArt, Portrait } from './art/index.ts';
import { facesOf } from './card-face.tsx';
import { Die } from './Die.tsx';
import { places } from './places.ts';
import { isCharacter, type Props } from './props.ts';
import { LASTS, type Told, toldOf } from './told.ts';

const still = (): boolean =>
  document.documentElement.dataset.motion === 'off' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

/** All moments of one look together; more of them go faster. */
const MOST_MS = 2500;

/** What is told now, of all that just happened; a click or a key skips the rest. */
function useTold(props: Props): Told | null {
  const [queue, setQueue] = useState<readonly Told[]>([]);
  const { news } = props;
  useEffect(() => {
    // Nights and deaths are told to everybody; where nothing may move, the dice just lie there.
    const told = toldOf(news.events);
    setQueue(still() ? told.filter(({ what }) => what === 'night' || what === 'died') : told);
  }, [news]);
  useEffect(() => {
    const [now] = queue;
    if (!now) return undefined;
    const share = Math.min(1, MOST_MS / queue.reduce((sum, held) => sum + LASTS[held.what], 0));
    const timer = setTimeout(() => setQueue((held) => held.slice(1)), LASTS[now.what] * share);
    const skip = (): void => setQueue([]);
    addEventListener('pointerdown', skip, { capture: true });
    addEventListener('keydown', skip, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('pointerdown', skip, { capture: true });
      removeEventListener('keydown', skip, { capture: true });
    };
  }, [queue]);
  return queue[0] ?? null;
}

/** Dice, the night and deaths, told over the map. The log says the same in words. */
export function Herald(props: Props): ReactElement | null {
  const told = useTold(props);
  if (!told) return null;
  return (
    <div className="max-told" data-what={told.what} aria-hidden="true">
      <Moment {...props} told={told} />
    </div>
  );
}

function Moment(props: Props & { readonly told: Told }): ReactElement {
  const { told } = props;
  const words = boardWords(props.language);
  switch (told.what) {
    case 'dice':
      return (
        <div className="max-dice">
          <Dice values={told.dice} size={54} />
          <b>{told.total}</b>
          <p>{words.matches(told.matches)}</p>
        </div>
      );
    case 'stealth':
      return (
        <div className="max-dice" data-success={told.success || undefined}>
          <Dice values={told.dice} size={54} />
          <b>{told.success ? '✓' : '✗'}</b>
          <p>
            {words.names.title(told.who)} · {words.stealthOf(told.level)}
          </p>
        </div>
      );
    case 'token':
      return (
        <div className="max-dice">
          <p>{words.spawnToken(words.names.spawnToken(told.token))}</p>
        </div>
      );
    case 'night':
      return <Night {...props} told={told} />;
    case 'died':
      return (
        <div className="max-death">
          {isCharacter(told.id) && <Portrait id={told.id} />}
          <b>{words.died(told.id)}</b>
        </div>
      );
  }
}

export function Dice(props: {
  readonly values: readonly number[];
  readonly size: number;
}): ReactElement {
  return (
    <span className="max-tumble">
      {places(props.values.length).map((place) => (
        <Die key={place} value={props.values[place] ?? 1} size={props.size} />
      ))}
    </span>
  );
}

/** The Night card turns, and the tokens march in its wind. */
function Night(
  props: Props & { readonly told: Extract<Told, { readonly what: 'night' }> },
): ReactElement {
  const { told } = props;
  const words = boardWords(props.language);
  const { book } = facesOf(props.content, props.language);
  return (
    <>
      <div className="max-night-card">
        <h3>{words.names.title(told.card)}</h3>
        <NightArt id={told.card} />
        <p>{book.text(told.card)}</p>
      </div>
      {told.direction !== null && (
        <div className="max-day-card">
          <h3>{words.dayMarch(words.names.direction[told.direction])}</h3>
          <Compass way={told.direction} />
          <p>{words.marched(told.marched)}</p>
        </div>
      )}
    </>
  );
}

const TURNED: Readonly<Record<Direction, number>> = { N: 0, E: 90, S: 180, W: 270 };

/** The way that the Day card shows, on a rose of the winds. */
export function Compass(props: { readonly way: Direction }): ReactElement {
  return (
    <svg className="max-compass" viewBox="-12 -12 24 24" aria-hidden="true">
      <circle r="11" />
      <path d="M0-8L5 6L0 3L-5 6Z" transform={`rotate(${TURNED[props.way]})`} />
    </svg>
  );
}
