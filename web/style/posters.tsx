import type { Poster as GamePoster } from '@incognita/boards/poster';
import { manifestOf } from '@incognita/catalogue';
import type { Manifest } from '@incognita/kernel';
import { type ReactElement, useEffect, useState } from 'react';
import './posters.css';

/** The posters of all games: every game that has one draws it in `board/poster.tsx`. */
const POSTERS = import.meta.glob<GamePoster>('../../games/*/board/poster.tsx', {
  eager: true,
  import: 'poster',
});

const posterOf = (game: string): GamePoster | null =>
  POSTERS[`../../games/${game}/board/poster.tsx`] ?? null;

/** The picture of an edition once it is there; null until then, and for a game as it comes. */
function useEditionPicture(game: string, edition: string | null): GamePoster['Picture'] | null {
  const [loaded, setLoaded] = useState<{ of: string; Picture: GamePoster['Picture'] } | null>(null);
  const of = edition === null ? null : `${game} ${edition}`;
  useEffect(() => {
    const load = edition === null ? undefined : posterOf(game)?.editions?.[edition];
    if (load && of !== null) load().then((Picture) => setLoaded({ of, Picture }), console.error);
  }, [game, edition, of]);
  return loaded !== null && loaded.of === of ? loaded.Picture : null;
}

/** The way to play that a table's options amount to, where it has a poster of its own. */
const editionPlayed = (game: string, config: Readonly<Record<string, unknown>>): string | null =>
  manifestOf(game)?.editions?.find(({ isPlayed }) => isPlayed(config))?.id ?? null;

/** The picture of a game, filling whatever holds it. */
export function Poster(props: {
  readonly game: string;
  /** What is cut where the frame is flatter than the picture: its foot, or all but a strip. */
  readonly keep: 'top' | 'strip';
  /** The options of a table, which may be those of an edition with a picture of its own. */
  readonly config?: Readonly<Record<string, unknown>>;
}): ReactElement | null {
  const poster = posterOf(props.game);
  const edition = props.config ? editionPlayed(props.game, props.config) : null;
  const EditionPicture = useEditionPicture(props.game, edition);
  if (!poster || (edition !== null && EditionPicture === null)) return null;
  const part = props.keep === 'strip' ? poster.strip : 'top';
  const fit = { top: 'xMidYMin', middle: 'xMidYMid', bottom: 'xMidYMax' }[part];
  const Picture = EditionPicture ?? poster.Picture;
  return <Picture fit={`${fit} slice`} />;
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
  return emblem ? <Stamp emblem={emblem} size={props.size} /> : null;
}

/** A figure on its ground. */
export function Stamp(props: {
  readonly emblem: Manifest['emblem'];
  readonly size: number;
}): ReactElement {
  const { emblem } = props;
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
