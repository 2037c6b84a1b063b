import type { ReactElement } from 'react';
import { boardWords } from '../text/board.ts';
import { facesOf } from './card-face.tsx';
import type { Props } from './props.ts';

/** The card of a night holds until the next one, long after it was turned. */
export function LastNight(props: Props): ReactElement | null {
  const words = boardWords(props.language);
  if (!props.view.config.night) return null;
  const last = props.story.flatMap(({ events }) => events).findLast(({ tell }) => tell === 'night');
  if (!last) return null;
  const card = String(last.card);
  const { book } = facesOf(props.content, props.language);
  return (
    <section className="max-last-night" aria-label={words.lastNight}>
      <h3>
        {words.lastNight} <b>{words.names.title(card)}</b>
      </h3>
      <p>{book.text(card)}</p>
    </section>
  );
}
