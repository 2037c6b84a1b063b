import type { Poster as GamePoster } from '@incognita/boards/poster';
import { manifestOf } from '@incognita/catalogue';
import type { ReactElement } from 'react';
import './posters.css';

/** The posters of all games: every game that has one draws it in `board/poster.tsx`. */
const POSTERS = import.meta.glob<GamePoster>('../../games/*/board/poster.tsx', {
  eager: true,
  import: 'poster',
});

const posterOf = (game: string): GamePoster | null =>
  POSTERS[`../../games/${game}/board/poster.tsx`] ?? null;

/** The picture of a game, filling whatever holds it. */
export function Poster(props: {
  readonly game: string;
  /** What is cut where the frame is flatter than the picture: its foot, or all but a strip. */
  readonly keep: 'top' | 'strip';
}): ReactElement | null {
  const poster = posterOf(props.game);
  if (!poster) return null;
  const part = props.keep === 'strip' ? poster.strip : 'top';
  const fit = { top: 'xMidYMin', middle: 'xMidYMid', bottom: 'xMidYMax' }[part];
  return <poster.Picture fit={`${fit} slice`} />;
}

/** The title of a game as its poster letters it. */
export function Lettering(props: {
  readonly game: string;
  /** In the reader's language, where the name is translated. */
  readonly name: string;
}): ReactElement {
  const poster = posterOf(props.game);
  if (!poster) return <span className="lettering-plain">{props.name}</span>;
  return <poster.Lettering name={props.name} />;
}

/** A game at the size of a stamp. */
export function Emblem(props: {
  readonly game: string;
  readonly size: number;
}): ReactElement | null {
  const emblem = manifestOf(props.game)?.emblem;
  if (!emblem) return null;
  return (
    <svg
      className="emblem"
      width={props.size}
      height={props.size}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      <rect width="48" height="48" rx="9" fill={emblem.ground} />
      <path fillRule="evenodd" d={emblem.figure} className="emblem-figure" />
    </svg>
  );
}
