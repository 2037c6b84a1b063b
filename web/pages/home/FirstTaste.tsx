import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Poster } from '../../look/posters/index.tsx';
import { useWords } from '../../text/index.ts';

/** The small game that teaches how this table works. */
export function FirstTaste(): ReactElement {
  const words = useWords();
  const name = words.gameName.whiteout ?? '';
  return (
    <section className="leaf first-taste" aria-labelledby="first-taste">
      <div className="taste-strip">
        <Poster game="whiteout" keep="bottom" />
      </div>
      <header className="leaf-head">
        <h2 id="first-taste">{words.labelled(words.learn, name)}</h2>
      </header>
      <p>{words.firstTasteNote}</p>
      <p className="taste-row">
        <Link href="/new/whiteout" className="button" aria-label={words.labelled(words.play, name)}>
          {words.play}
        </Link>
        <Link
          href="/rules/whiteout"
          className="button"
          aria-label={words.labelled(words.rules, name)}
        >
          {words.rules}
        </Link>
      </p>
    </section>
  );
}
