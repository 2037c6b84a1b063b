import type { ReactElement } from 'react';
import type { Colour } from '../content/effects.ts';
import type { Atlas } from '../rules/atlas.ts';
import type { FaceBook } from '../text/faces/index.ts';
import { iconOf, TileScene } from './art/index.ts';
import { SIDE } from './geometry.ts';
import type { Hour, LightName } from './light.ts';

/** The band with the name begins where the scene ends. */
const SCENE = 78;

const CHIP: Readonly<Record<Colour, { readonly fill: string; readonly icon: string }>> = {
  red: { fill: '#C8321F', icon: 'deck-red' },
  green: { fill: '#2F7A3A', icon: 'deck-green' },
  blue: { fill: '#1F5FB0', icon: 'deck-blue' },
};

/** Which deck a tile is searched for: colour and picture. */
function SearchChip(props: { readonly deck: Colour; readonly place: number }): ReactElement {
  const { fill, icon } = CHIP[props.deck];
  return (
    <g transform={`translate(${SIDE - 25 - props.place * 23} 5)`} className="max-chip">
      <rect width="20" height="20" rx="4" fill={fill} />
      <use href={iconOf(icon)} fill="#fff" transform="translate(2.6 2.6) scale(.029)" />
    </g>
  );
}

/** A tile that was turned up: its scene, its spawn number, its decks and what it does. */
export function TileFace(props: {
  readonly id: string;
  readonly content: Atlas;
  readonly book: FaceBook;
  readonly name: string;
  readonly light: LightName;
  readonly hour: Hour;
  /** The dice stopped at its number. */
  readonly matched: boolean;
}): ReactElement {
  const row = props.content.tile(props.id);
  const lines = props.book.short(props.id);
  return (
    <g className="max-tile-face" clipPath="url(#max-tile-clip)">
      <svg
        x="0"
        y="0"
        width={SIDE}
        height={SCENE}
        viewBox={`0 0 ${SIDE} ${SCENE}`}
        aria-hidden="true"
      >
        <TileScene tile={row.en} light={props.light} hour={props.hour} />
      </svg>
      <rect x="0" y={SCENE} width={SIDE} height={SIDE - SCENE} className="max-band" />
      <foreignObject x="0" y={SCENE} width={SIDE} height={SIDE - SCENE}>
        <div className="max-band-text">
          <b>{props.name}</b>
          <p>
            {lines.map(({ label, text }) => (
              <span key={`${label} ${text}`}>
                {label !== null && <em>{label}</em>} {text}{' '}
              </span>
            ))}
          </p>
        </div>
      </foreignObject>
      {row.spawn > 0 && (
        <g
          transform="translate(17 17)"
          className="max-spawn"
          data-matched={props.matched || undefined}
        >
          <path d="M0-15L15 0L0 15L-15 0Z" />
          <text y="5.2">{row.spawn}</text>
        </g>
      )}
      {row.search.map((deck, i) => (
        <SearchChip key={deck} deck={deck} place={i} />
      ))}
    </g>
  );
}

/** Roads of an atlas page, by the cell, so that no two neighbours look alike. */
const ROADS: readonly (readonly [string, string])[] = [
  ['M-6 34Q40 30 58 62T126 84', 'M30-6Q44 40 30 66T58 126'],
  ['M-6 88Q50 96 70 50T126 22', 'M84-6Q70 34 90 70T76 126'],
  ['M-6 60Q34 74 62 58T126 62', 'M60-6Q78 40 56 62T62 126'],
  ['M-6 22Q30 60 66 66T126 40', 'M100-6Q52 20 48 66T20 126'],
];

/** A page of the road atlas: nobody knows what is there. */
export function TileBack(props: { readonly x: number; readonly y: number }): ReactElement {
  const turn = (((props.x * 7 + props.y * 13) % 4) + 4) % 4;
  const [road, lane] = ROADS[turn] ?? ['', ''];
  return (
    <g className="max-tile-back" clipPath="url(#max-tile-clip)">
      <rect width={SIDE} height={SIDE} />
      <path d={`M40 0V${SIDE}M80 0V${SIDE}M0 40H${SIDE}M0 80H${SIDE}`} className="max-folds" />
      <path d={road} className="max-road" />
      <path d={lane} className="max-lane" />
      <text x={SIDE / 2} y={SIDE / 2 + 15}>
        ?
      </text>
    </g>
  );
}
