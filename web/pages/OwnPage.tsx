import type { FinishedGame, OwnPageProps } from '@incognita/boards/page';
import { type ReactElement, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { readyGame } from '../catalogue.ts';
import { allSavedGames } from '../play/saved-games.ts';
import { useSettings } from '../settings.ts';
import { useFonts } from '../style/fonts.ts';
import { useWords } from '../text/site.ts';
import { Frame } from './Frame.tsx';
import { NotFound } from './NotFound.tsx';

type Page = (props: OwnPageProps) => ReactElement;

/** A page that a game brings along, in its colours and letters. */
export function OwnPage(props: { readonly game: string; readonly path: string }): ReactElement {
  const words = useWords();
  const language = useSettings((settings) => settings.language);
  const game = readyGame(props.game);
  const own = game?.page.pages.find(({ path }) => path === props.path) ?? null;
  const [loaded, setLoaded] = useState<{ readonly Page: Page } | null>(null);
  const [failed, setFailed] = useState(false);
  const [, go] = useLocation();
  const finished = useFinished(props.game);
  useFonts(props.game);
  useEffect(() => {
    own?.load().then(
      (Page) => setLoaded({ Page }),
      () => setFailed(true),
    );
  }, [own]);
  if (!game || !own) return <NotFound />;
  return (
    <Frame title={own.title[language]} className="own-page" theme={game.manifest.theme}>
      {loaded ? (
        <loaded.Page
          language={language}
          finished={finished}
          play={(config) => go(`/new/${props.game}?${addressOf(config)}`)}
        />
      ) : (
        <p role="status">{failed ? words.broken : words.loading}</p>
      )}
    </Frame>
  );
}

const NONE: readonly FinishedGame[] = [];

/** The finished games of this device that say how they ended. */
function useFinished(game: string): readonly FinishedGame[] {
  const [finished, setFinished] = useState(NONE);
  useEffect(() => {
    allSavedGames().then(
      (games) =>
        setFinished(
          games.flatMap(({ id, game: of, end, updated, seats }) => {
            if (of !== game || !end) return [];
            const people = seats.filter((name) => name !== '');
            return [{ id, ...end, people, ended: updated, href: `/review/${id}` }];
          }),
        ),
      // A browser that keeps nothing has nothing to show.
      () => setFinished(NONE),
    );
  }, [game]);
  return finished;
}

const addressOf = (config: Readonly<Record<string, string | number | boolean>>): string =>
  new URLSearchParams(
    Object.entries(config).map(([field, value]) => [field, String(value)]),
  ).toString();
