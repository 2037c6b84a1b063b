import { type ReactElement, useId } from 'react';
import { hasOwnMoon, nightPicture } from './nights.ts';
import { PALETTES } from './palette.ts';
import { Shapes } from './TileScene.tsx';

const STARS =
  'M24 18h1.6v1.6h-1.6zM60 34h2v2h-2zM98 14h1.6v1.6h-1.6zM132 28h2v2h-2zM176 12h1.6v1.6h-1.6zM206 44h1.6v1.6h-1.6zM262 20h2v2h-2zM14 62h1.6v1.6h-1.6zM80 62h1.6v1.6h-1.6zM248 66h1.6v1.6h-1.6z';

/** The picture of a Day/Night card, 280 by 160. */
export function NightArt(props: { readonly id: string }): ReactElement {
  const id = useId();
  const { sky, orb } = PALETTES.night;
  return (
    <svg viewBox="0 0 280 160" className="max-night-art" aria-hidden="true">
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stopColor={sky[0]} />
        <stop offset=".6" stopColor={sky[1]} />
        <stop offset="1" stopColor={sky[2]} />
      </linearGradient>
      <rect width="280" height="160" fill={`url(#${id})`} />
      <path d={STARS} fill={orb} />
      {!hasOwnMoon(props.id) && (
        <>
          <circle cx="234" cy="40" r="34" fill={orb} opacity=".12" />
          <circle cx="234" cy="40" r="20" fill={orb} />
        </>
      )}
      <Shapes shapes={nightPicture(props.id)} light="night" />
    </svg>
  );
}
