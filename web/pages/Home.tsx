import type { ReactElement } from 'react';
import { FIRST_STEPS, SHELF } from '../catalogue.ts';
import { useWords } from '../text/site.ts';
import { Frame } from './Frame.tsx';
import { BringPeople } from './home/BringPeople.tsx';
import { FirstTaste } from './home/FirstTaste.tsx';
import { GameCard } from './home/GameCard.tsx';
import { MyGames } from './home/MyGames.tsx';
import { OpenTables } from './home/OpenTables.tsx';
import { useLists } from './home/server.ts';
import './home.css';

export function Home(): ReactElement {
  const words = useWords();
  const lists = useLists();
  return (
    <Frame title={null} className="home">
      <h1 className="sr">Incognita, {words.tagline}</h1>
      <div className="shelf">
        {SHELF.map((game) => (
          <GameCard key={game.id} game={game} />
        ))}
      </div>
      <div className="lower" data-server={lists !== null}>
        <MyGames online={lists?.mine ?? []} />
        {lists && <OpenTables lists={lists} />}
        <BringPeople server={lists !== null} />
        {FIRST_STEPS && <FirstTaste game={FIRST_STEPS} />}
      </div>
    </Frame>
  );
}
