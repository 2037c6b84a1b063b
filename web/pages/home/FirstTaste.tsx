import type { Manifest } from '@incognita/kernel';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useGameWords } from '../../catalogue.ts';
import { Poster } from '../../style/posters.tsx';
import { useHomeWords } from '../../text/home.ts';
import { useWords } from '../../text/site.ts';

/** The small game that teaches how this table works. */
export function FirstTaste(props: { readonly game: Manifest }): ReactElement {
  const words = useWords();
  const home = useHomeWords();
  const { id } = props.game;
  const { name, about } = useGameWords()(id);
  return (
    <section className="leaf first-taste" aria-labelledby="first-taste">
      <div className="taste-strip">
        <Poster game={id} keep="strip" />
      </div>
      <header className="leaf-head">
        <h2 id="first-taste">{words.labelled(home.learn, name)}</h2>
      </header>
      <p>{about}</p>
      <p className="taste-row">
        {props.game.code?.lessons && (
          <Link
            href={`/learn/${id}`}
            className="button"
            aria-label={words.labelled(home.learn, name)}
          >
            {home.learn}
          </Link>
        )}
        <Link href={`/new/${id}`} className="button" aria-label={words.labelled(home.play, name)}>
          {home.play}
        </Link>
        <Link
          href={`/rules/${id}`}
          className="button"
          aria-label={words.labelled(words.rules, name)}
        >
          {words.rules}
        </Link>
      </p>
    </section>
  );
}
