import { SeatMark } from '@incognita/boards/seats';
import type { TableInfo } from '@incognita/server/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useGameWords } from '../../catalogue.ts';
import { allSavedGames, type BrowserGame, deleteGame } from '../../play/saved-games.ts';
import { useSettings } from '../../settings.ts';
import { EmptyChart } from '../../style/EmptyChart.tsx';
import { Emblem } from '../../style/posters.tsx';
import { Sign } from '../../style/signs.tsx';
import { type HomeWords, useHomeWords } from '../../text/home.ts';
import { useWords } from '../../text/site.ts';
import { ImportGame } from './ImportGame.tsx';

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

/** How many are listed before somebody asks for all. */
const GAMES_SHOWN = 3;

const local = (kept: BrowserGame): MyGame => ({
  id: kept.id,
  href: kept.lesson ? `/learn/${kept.lesson}` : `/local/${kept.id}`,
  game: kept.game,
  updated: kept.updated,
  over: kept.over,
  mine: !kept.over && kept.asked !== null,
  state: '',
  won: kept.end?.won,
  seats: kept.seats.length,
  remove: () => deleteGame(kept.id),
});

function onServer(table: TableInfo, home: HomeWords, colours: readonly string[]): MyGame {
  const { id, game, updated, seats, asked, state } = table;
  const held = asked === null ? undefined : seats[asked];
  const name = held?.by === 'human' ? held.name : (colours[asked ?? 0] ?? '');
  const free = seats.filter(({ by }) => by === 'empty').length;
  return {
    id,
    href: `/table/${id}`,
    game,
    updated,
    over: state === 'over' || state === 'closed',
    mine: table.you.turn,
    state: state === 'open' ? home.gathering(free) : asked === null ? '' : home.waitsFor(name),
    seats: seats.length,
    remove: null,
  };
}

/** Games that wait first, the newest of them at the top; `online` are those on a server. */
export function MyGames(props: { readonly online: readonly TableInfo[] }): ReactElement {
  const words = useWords();
  const home = useHomeWords();
  const [here, setHere] = useState<readonly MyGame[] | null>(null);
  const [all, setAll] = useState(false);
  const read = (): void => {
    // Some browsers keep nothing for a page in private: then there are no games.
    allSavedGames().then(
      (games) => setHere(games.map(local)),
      () => setHere([]),
    );
  };
  useEffect(read, []);
  const online = props.online
    .filter((table) => table.state !== 'closed')
    .map((table) => onServer(table, home, words.seatColour));
  const games = [...(here ?? []), ...online].sort(
    (a, b) => Number(b.mine) - Number(a.mine) || b.updated - a.updated,
  );
  const waiting = games.filter(({ mine }) => mine);
  const shown = all ? games : games.slice(0, GAMES_SHOWN);
  return (
    <section className="leaf" aria-labelledby="my-games">
      <header className="leaf-head">
        <h2 id="my-games">{waiting.length > 0 ? home.yourTurn : home.yourGames}</h2>
        {games.length > 0 && <p className="note">{home.howMany(waiting.length, games.length)}</p>}
      </header>
      {here !== null && games.length === 0 && (
        <>
          <p className="leaf-empty">{home.noGames}</p>
          <EmptyChart />
        </>
      )}
      <ul className="game-list">
        {shown.map((game) => (
          <Row key={game.id} game={game} first={game === waiting[0]} removed={read} />
        ))}
      </ul>
      {games.length > shown.length && (
        <button type="button" className="quiet" onClick={() => setAll(true)}>
          {home.moreGames(games.length - shown.length)}
        </button>
      )}
      <ImportGame />
    </section>
  );
}

function Row(props: {
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
