import { type ReactElement, useId } from 'react';
import { type Hour, type Light, PALETTES, SKIES } from './palette.ts';
import { SCENES } from './scenes.ts';
import type { Shape } from './shapes.ts';

/** Pieces of a picture in the colours of a light. */
export function Shapes(props: {
  readonly shapes: readonly Shape[];
  readonly light: Light;
}): ReactElement {
  const palette = PALETTES[props.light];
  return (
    <>
      {props.shapes.map(([tone, path, line]) =>
        line === undefined ? (
          <path key={tone + path} d={path} fill={palette[tone]} />
        ) : (
          <path key={tone + path} d={path} fill="none" stroke={palette[tone]} strokeWidth={line} />
        ),
      )}
    </>
  );
}

/** The upper part of a tile, 120 wide and 82 high: a ruined place under its sky. */
export function TileScene(props: {
  /** The English name of the tile. */
  readonly tile: string;
  readonly light: Light;
  readonly hour: Hour;
}): ReactElement {
  const id = useId();
  const { light, hour } = props;
  const { orb } = PALETTES[light];
  const sky = (light === 'night' ? null : SKIES[light][hour]) ?? PALETTES[light].sky;
  return (
    <g className="max-scene">
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={sky[0]} />
        <stop offset=".45" stopColor={sky[1]} />
        <stop offset=".86" stopColor={sky[2]} />
      </linearGradient>
      <rect width="120" height="64" fill={`url(#${id})`} />
      <Orb light={light} hour={hour} colour={orb} />
      <Shapes shapes={SCENES[props.tile] ?? SCENES['City Street'] ?? []} light={props.light} />
    </g>
  );
}

/** How high the sun stands. */
const HEIGHT: Readonly<Record<Hour, number>> = { morning: 28, noon: 17, dusk: 36 };

/** The sun of the day, the low moon of the dusk, the full moon of the night. */
function Orb(props: {
  readonly light: Light;
  readonly hour: Hour;
  readonly colour: string;
}): ReactElement {
  switch (props.light) {
    case 'day':
      return (
        <>
          <circle cx="88" cy={HEIGHT[props.hour]} r="17" fill={props.colour} opacity=".3" />
          <circle cx="88" cy={HEIGHT[props.hour]} r="10" fill={props.colour} />
        </>
      );
    case 'dusk':
      return (
        <>
          <path d="M93 9a9.5 9.5 0 1 0 3 15a11 11 0 0 1-3-15z" fill={props.colour} />
          <path d="M40 12h1v1h-1zM58 7h1v1h-1zM72 15h1v1h-1zM48 22h1v1h-1z" fill={props.colour} />
        </>
      );
    case 'night':
      return (
        <>
          <circle cx="88" cy="18" r="17" fill={props.colour} opacity=".14" />
          <circle cx="88" cy="18" r="10.5" fill={props.colour} />
          <path d="M84 14a2.4 2.4 0 1 0 .1 0zM91 20a1.8 1.8 0 1 0 .1 0z" fill="#C6D2F0" />
          <path
            d="M40 12h1v1h-1zM58 7h1.2v1.2h-1.2zM70 20h1v1h-1zM48 24h1v1h-1zM108 34h1v1h-1zM30 20h1v1h-1zM112 10h1v1h-1z"
            fill={props.colour}
          />
        </>
      );
  }
}
