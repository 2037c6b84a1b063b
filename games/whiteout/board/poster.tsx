import type { Poster } from '@incognita/boards/poster';
import './poster.css';
import type { ReactElement } from 'react';

const DOG = 'M0 0l2-7l-3-4l2-3l4 3h13l5-5l5 1l3 3l-4 2l-3 5l-3 5l3 6h-3l-5-6h-9l-3 6h-3l2-7z';

/** Whiteout: dogs ahead, the pole a stick on the horizon, weather coming. */
function Picture(props: { readonly fit: string }): ReactElement {
  return (
    <svg
      className="poster-art poster-whi"
      viewBox="0 0 480 365"
      preserveAspectRatio={props.fit}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="whi-sky" x2="0" y2="1">
          <stop offset="0" className="s0" />
          <stop offset=".6" className="s1" />
          <stop offset="1" className="s2" />
        </linearGradient>
      </defs>
      <rect width="480" height="365" fill="url(#whi-sky)" />
      <path className="squall" d="M0 70Q120 30 230 66T480 40V150Q360 120 250 150T0 140Z" />
      <circle cx="392" cy="106" r="24" className="sun" />
      <path
        className="ridge-far"
        d="M0 206l54-40 34 22 50-48 66 54 44-26 60 40 52-30 48 26 72-44v150H0z"
      />
      <path className="ridge" d="M0 238q90-40 190-12t290-18v157H0z" />
      <path className="trail" d="M30 365Q150 300 236 282T372 232T404 196" />
      <path className="pole-stick" d="M404 198v-52M404 147l22 7l-22 8" />
      <path className="snow" d="M0 292q120-34 250-8t230-10v91H0z" />
      <path className="track" d="M0 346q90-24 180-28M0 356q100-24 182-28" />
      <path className="trace" d="M178 309q60-14 126-18" />
      <path className="team" transform="translate(216 306) rotate(-5)" d={DOG} />
      <path className="team" transform="translate(258 301) rotate(-5) scale(.96)" d={DOG} />
      <path className="team" transform="translate(298 296) rotate(-6) scale(.92)" d={DOG} />
      <g transform="translate(132 318) rotate(-5)">
        <path className="load" d="M0-8l3-16h40l8 16z" />
        <path className="runner" d="M-6 0h58q10-1 12-9M2-8v8M42-8v8M-4-26L2-4" />
        <path
          className="musher"
          d="M-16-2l2-16l-3-10q1-8 8-8q7 1 7 9l-2 9l4 16h-6l-4-12l-1 12zM-13-38a5 5 0 1 1 10 0a5 5 0 0 1-10 0z"
        />
      </g>
      <path
        className="flakes"
        d="M40 60h.1M96 128h.1M150 44h.1M212 108h.1M268 62h.1M322 30h.1M350 160h.1M440 70h.1M60 190h.1M190 196h.1M296 200h.1M456 150h.1M20 250h.1M120 258h.1M340 262h.1M430 300h.1M260 340h.1M70 330h.1M380 340h.1"
      />
    </svg>
  );
}

function Lettering(props: { readonly name: string }): ReactElement {
  return <span className="lettering-plain">{props.name.toUpperCase()}</span>;
}

export const poster: Poster = { Picture, Lettering, strip: 'bottom' };
