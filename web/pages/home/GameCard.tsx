import type { Edition, Manifest } from '@incognita/kernel';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { isReady, pageOf, seatsOf, useGameWords } from '../../catalogue.ts';
import { useSettings } from '../../settings.ts';
import { Lettering, Poster, Stamp } from '../../style/posters.tsx';
import { useHomeWords } from '../../text/home.ts';
import { useWords } from '../../text/site.ts';

/** A game on the shelf. One that is not ready says so, and has nothing to press. */
export function GameCard(props: { readonly game: Manifest }): ReactElement {
  const words = useWords();
  const home = useHomeWords();
  const language = useSettings((settings) => settings.language);
  const { id, minutes, together, code, editions = [] } = props.game;
  const ready = isReady(props.game);
  const { name, about } = useGameWords()(id);
  const seats = seatsOf(props.game);
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
        <p className="game-about">{about}</p>
        {ready &&
          editions.map((edition) => <EditionLink key={edition.id} game={id} edition={edition} />)}
        <div className="game-row">
          {ready ? (
            <>
              <Link
                href={`/new/${id}`}
                className="button main"
                aria-label={words.labelled(home.play, name)}
              >
                {home.play}
              </Link>
              {code?.lessons && (
                <Link
                  href={`/learn/${id}`}
                  className="button"
                  aria-label={words.labelled(home.learn, name)}
                >
                  {home.learn}
                </Link>
              )}
              <Link
                href={`/rules/${id}`}
                className="button"
                aria-label={words.labelled(words.rules, name)}
              >
                {words.rules}
              </Link>
              {(pageOf(id)?.pages ?? []).map(({ path, title }) => (
                <Link key={path} href={`/${id}/${path}`} className="button">
                  {title[language]}
                </Link>
              ))}
            </>
          ) : (
            <p className="not-yet">
              <strong>{words.notYet}</strong>
              <span>{home.notYetNote}</span>
            </p>
          )}
          <p className="game-facts">
            <span>{together ? home.together(seats) : words.players(seats)}</span>
            <span>
              {minutes.each ? home.minutesEach(minutes.text) : home.minutes(minutes.text)}
            </span>
          </p>
        </div>
      </div>
    </article>
  );
}

/** Another way to play the game: straight to its table. */
function EditionLink(props: { readonly game: string; readonly edition: Edition }): ReactElement {
  const { game, edition } = props;
  const language = useSettings((settings) => settings.language);
  const { name, about } = edition.words[language];
  const options = Object.entries(edition.options).map(([field, value]) => [field, String(value)]);
  return (
    <Link href={`/new/${game}?${new URLSearchParams(options)}`} className="edition">
      <Stamp emblem={edition.emblem} size={64} />
      <span>
        <strong>{name}</strong>
        <span>{about}</span>
      </span>
    </Link>
  );
}
