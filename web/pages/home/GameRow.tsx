import { SeatMark } from '@incognita/boards/seats';
import { type ReactElement, useState } from 'react';
import { Link } from 'wouter';
import { useGameWords } from '../../catalogue.ts';
import { useSettings } from '../../settings.ts';
import { Emblem } from '../../style/posters.tsx';
import { Sign } from '../../style/signs.tsx';
import { useHomeWords } from '../../text/home.ts';
import { useWords } from '../../text/site.ts';

/** A game of mine, wherever it is played. */
export interface MyGame {
  readonly id: string;
  readonly href: string;
  readonly game: string;
  readonly updated: number;
  readonly over: boolean;
  /** It waits for somebody at this screen. */
  readonly mine: boolean;
  /** Who or what it waits for, when that is not somebody at this screen. */
  readonly state: string;
  readonly seats: number;
  /** Whether it was won, where that is known. */
  readonly won?: boolean | undefined;
  /** Null for games that are not this browser's to remove. */
  readonly remove: (() => Promise<void>) | null;
}

/** A game of mine in the list, with the way into it. */
export function GameRow(props: {
  readonly game: MyGame;
  /** The one game that waits longest at the top is lit. */
  readonly first: boolean;
  readonly removed: () => void;
}): ReactElement {
  const words = useWords();
  const home = useHomeWords();
  const language = useSettings((settings) => settings.language);
  const [asking, setAsking] = useState(false);
  const { game, first } = props;
  const name = useGameWords()(game.game).name;
  const ended = game.won === undefined ? home.over : game.won ? home.won : home.lost;
  const state = game.over ? ended : game.mine ? home.yourMoveIn : game.state;
  const { remove } = game;
  const which = `${name}, ${ago(game.updated, language)}`;
  if (asking && remove)
    return (
      <li className="asking" role="alertdialog" aria-label={home.reallyRemove(name)}>
        <span>{home.reallyRemove(name)}</span>
        <button type="button" className="button" onClick={() => void remove().then(props.removed)}>
          {home.remove}
        </button>
        <button
          type="button"
          className="button"
          ref={(button) => button?.focus()}
          onClick={() => setAsking(false)}
        >
          {home.keep}
        </button>
      </li>
    );
  return (
    <li>
      <Emblem game={game.game} size={44} />
      <span className="game-line">
        <strong>{name}</strong>
        <span>{[...(state === '' ? [] : [state]), ago(game.updated, language)].join(' · ')}</span>
      </span>
      <span className="marks">
        {Array.from({ length: game.seats }, (_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <SeatMark key={seat} seat={seat} size={15} />
        ))}
      </span>
      <Link
        href={game.href}
        className={first ? 'button lit' : 'button'}
        aria-label={words.labelled(game.over ? home.look : home.goOn, which)}
      >
        {game.over ? home.look : home.goOn}
      </Link>
      {remove && (
        <button
          type="button"
          className="quiet"
          aria-label={words.labelled(home.remove, which)}
          title={home.remove}
          onClick={() => setAsking(true)}
        >
          <Sign name="bin" size={18} />
        </button>
      )}
    </li>
  );
}

/** How long ago, in the reader's way. */
function ago(then: number, language: string): string {
  const seconds = (then - Date.now()) / 1000;
  const steps = [
    ['day', 86_400],
    ['hour', 3600],
    ['minute', 60],
  ] as const;
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  for (const [unit, length] of steps)
    if (Math.abs(seconds) >= length) return relative.format(Math.round(seconds / length), unit);
  return relative.format(0, 'minute');
}
