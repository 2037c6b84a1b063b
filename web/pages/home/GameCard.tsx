import type { ReactElement } from 'react';
import { Link } from 'wouter';
import type { Shelved } from '../../games.ts';
import { Lettering } from '../../look/lettering.tsx';
import { Poster } from '../../look/posters/index.tsx';
import { useWords } from '../../text/index.ts';

/** A game on the shelf. One that is not ready says so, and has nothing to press. */
export function GameCard(props: { readonly game: Shelved }): ReactElement {
  const words = useWords();
  const { id, ready, seats, minutes } = props.game;
  const name = words.gameName[id] ?? id;
  return (
    <article className="game-card" aria-labelledby={`game-${id}`} data-ready={ready}>
      <div className="game-poster">
        <Poster game={id} keep="top" />
        <h2 id={`game-${id}`}>
          <span className="sr">{name}</span>
          <span aria-hidden="true">
            <Lettering game={id} name={name} />
          </span>
        </h2>
      </div>
      <div className="game-foot">
        <p className="game-about">{words.about[id]}</p>
        <div className="game-row">
          {ready ? (
            <>
              <Link
                href={`/new/${id}`}
                className="button main"
                aria-label={words.labelled(words.play, name)}
              >
                {words.play}
              </Link>
              <Link
                href={`/rules/${id}`}
                className="button"
                aria-label={words.labelled(words.rules, name)}
              >
                {words.rules}
              </Link>
            </>
          ) : (
            <p className="not-yet">
              <strong>{words.notYet}</strong>
              <span>{words.notYetNote}</span>
            </p>
          )}
          <p className="game-facts">
            <span>
              {id === 'maximum-apocalypse' ? words.together(seats) : words.players(seats)}
            </span>
            <span>{id === 'auztralia' ? words.minutesEach(minutes) : words.minutes(minutes)}</span>
          </p>
        </div>
      </div>
    </article>
  );
}
