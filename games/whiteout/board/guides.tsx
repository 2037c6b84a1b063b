import type { Guides } from '@incognita/boards/guide';
import type { ReactElement } from 'react';

/** A woman in a fur hood, low sun on her left. */
function DriverPortrait(): ReactElement {
  return (
    <svg viewBox="0 0 102 102" aria-hidden="true">
      <clipPath id="whi-driver">
        <circle cx="51" cy="51" r="48" />
      </clipPath>
      <g clipPath="url(#whi-driver)">
        <path fill="#a9cadb" d="M0 0h102v102H0z" />
        <path fill="#c3dbe7" d="M0 0h51v102H0z" />
        <path fill="#f4fafc" d="M0 62q26-12 51-4t51-6v50H0z" />
        <path fill="#31566b" d="M14 102q2-26 24-30h26q22 4 24 30z" />
        <path fill="#274655" d="M51 72h13q22 4 24 30H51z" />
        <path
          fill="#7a5a40"
          d="M51 12q32 0 33 36q1 26-14 34q-8 5-19 5t-19-5q-15-8-14-34q1-36 33-36z"
        />
        <path fill="#64482f" d="M51 12q32 0 33 36q1 26-14 34q-8 5-19 5z" />
        <path
          fill="#f2e6d3"
          d="M51 22q24 0 25 27q1 20-9 27q-7 5-16 5t-16-5q-10-7-9-27q1-27 25-27z"
        />
        <path
          fill="#b97a56"
          d="M51 29q18 0 19 22q0 15-8 21q-5 4-11 4t-11-4q-8-6-8-21q1-22 19-22z"
        />
        <path fill="#cf9069" d="M51 29v47q-6 0-11-4q-8-6-8-21q1-22 19-22z" />
        <path fill="#3a2418" d="M33 44q8-13 18-13t18 13q-8-7-18-7t-18 7z" />
        <path fill="#3a2418" d="M38 49h9v3.4h-9zM55 49h9v3.4h-9z" />
        <path fill="#8f563a" d="M51 50l4 11h-6zM44 66h14q-2 4-7 4t-7-4z" />
        <path fill="#c9382a" d="M34 78q17 9 34 0l3 11q-20 10-40 0z" />
        <path fill="#a62c21" d="M51 82q9 0 17-4l3 11q-10 5-20 5z" />
      </g>
      <circle cx="51" cy="51" r="48.4" fill="none" stroke="#2b1b12" strokeWidth="3.2" />
    </svg>
  );
}

export const guides: Guides = {
  driver: {
    name: { en: 'The Dog Driver', fr: 'La meneuse de chiens' },
    Portrait: DriverPortrait,
  },
};
