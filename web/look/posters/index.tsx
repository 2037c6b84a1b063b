import type { ReactElement } from 'react';
import { AuztraliaPoster } from './Auztralia.tsx';
import { MaximumPoster } from './Maximum.tsx';
import { NorthwestPoster } from './Northwest.tsx';
import './posters.css';
import { WhiteoutPoster } from './Whiteout.tsx';

/** The picture of a game, filling whatever holds it. */
export function Poster(props: {
  readonly game: string;
  /** Which part stays where the frame is flatter than the picture. */
  readonly keep: 'top' | 'middle' | 'bottom';
}): ReactElement {
  const fit = { top: 'xMidYMin', middle: 'xMidYMid', bottom: 'xMidYMax' }[props.keep];
  const slice = `${fit} slice`;
  switch (props.game) {
    case 'auztralia':
      return <AuztraliaPoster fit={slice} />;
    case 'northwest-passage':
      return <NorthwestPoster fit={slice} />;
    case 'maximum-apocalypse':
      return <MaximumPoster fit={slice} />;
    default:
      return <WhiteoutPoster fit={slice} />;
  }
}

const EMBLEMS: Readonly<Record<string, string>> = {
  auztralia:
    'M9 33h26v5H9zM12 20h17v13H12zM29 14h9v19h-9zM27 12h13v3H27zM13 12h5v8h-5zM11 10h9v3h-9zM22 15h4v5h-4zM12 38a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM27 37a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM9 33l-5 7h6z',
  'northwest-passage':
    'M23 6h2v26h-2zM11 12h2v20h-2zM35 11h2v21h-2zM17 10h13q2 8 0 17H17q2-8 0-17zM6 15h11q2 6 0 13H6q2-6 0-13zM31 14h10q2 6 0 13H31q2-6 0-13zM4 32h41l-5 9H10zM24 6l9 2l-9 3z',
  'maximum-apocalypse':
    'M6 20l5-9h26q4 0 6 6l1 3v15H6zM12 19h8v-5h-6zM23 19h8v-5h-8zM34 19h6l-1-4q-.5-1-2-1h-3zM10 36a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM30 36a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM13 5h9v5h-9zM24 7h11v3H24z',
  whiteout:
    'M7 33h26q6 0 8-6h3q-2 10-10 10H7zM12 22l2-8h15l4 8zM12 24h3v8h-3zM29 24h3v8h-3zM36 6h2v18h-2zM38 6l8 3l-8 4z',
};

/** A game at the size of a stamp. */
export function Emblem(props: { readonly game: string; readonly size: number }): ReactElement {
  const { game, size } = props;
  return (
    <svg
      className={`emblem emblem-${game}`}
      width={size}
      height={size}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      <rect width="48" height="48" rx="9" className="emblem-ground" />
      <path fillRule="evenodd" d={EMBLEMS[game] ?? EMBLEMS.whiteout} className="emblem-figure" />
    </svg>
  );
}
