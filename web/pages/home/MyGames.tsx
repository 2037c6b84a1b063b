import type { TableInfo } from '@incognita/server/protocol';
import { lazy, type ReactElement, Suspense, useEffect, useState } from 'react';
import { allSavedGames, type BrowserGame, deleteGame } from '../../play/saved-games.ts';
import { EmptyChart } from '../../style/EmptyChart.tsx';
import { type HomeWords, useHomeWords } from '../../text/home.ts';
import { useWords } from '../../text/site.ts';
import type { MyGame } from './GameRow.tsx';
import { ImportGame } from './ImportGame.tsx';

// Whoever comes for the first time has no games.
const GameRow = lazy(async () => ({ default: (await import('./GameRow.tsx')).GameRow }));

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
        <Suspense>
          {shown.map((game) => (
            <GameRow key={game.id} game={game} first={game === waiting[0]} removed={read} />
          ))}
        </Suspense>
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
