import type { Guides } from '@incognita/boards/guide';
import type { ReactElement } from 'react';

/** An old man in a hood of white fur, with goggles against the snow. */
function IceMasterPortrait(): ReactElement {
  return (
    <svg viewBox="0 0 102 102" aria-hidden="true">
      <clipPath id="nwp-ice-master">
        <circle cx="51" cy="51" r="48" />
      </clipPath>
      <g clipPath="url(#nwp-ice-master)">
        <path fill="#8fc3cf" d="M0 0h102v102H0z" />
        <path fill="#a9d3dc" d="M0 0h51v102H0z" />
        <path fill="#e6f2f4" d="M0 70l18-14l14 10l19-18l22 20l14-9l15 12v31H0z" />
        <path fill="#24485a" d="M12 102q4-26 28-30h22q24 4 28 30z" />
        <path fill="#1b3745" d="M51 72h11q24 4 28 30H51z" />
        <path
          fill="#f3eee4"
          d="M51 13q31 0 32 35q1 25-13 34q-8 5-19 5t-19-5q-14-9-13-34q1-35 32-35z"
        />
        <path fill="#dcd4c6" d="M51 13q31 0 32 35q1 25-13 34q-8 5-19 5z" />
        <path fill="#3d2a20" d="M51 24q22 0 23 26q0 18-9 26H37q-9-8-9-26q1-26 23-26z" />
        <path fill="#d3a184" d="M51 30q18 0 18 21t-18 24q-18-3-18-24t18-21z" />
        <path fill="#bd8a6d" d="M51 30q18 0 18 21t-18 24z" />
        <path fill="#2a201b" d="M31 45h40v9q-9 5-17 0l-3-3l-3 3q-8 5-17 0z" />
        <path fill="#7ba7b3" d="M35 48h12v3.4H35zM55 48h12v3.4H55z" />
        <path fill="#f7f5f0" d="M33 60q9-2 18 2q9-4 18-2q-1 24-18 27q-17-3-18-27z" />
        <path fill="#e2ddd3" d="M51 62q9-4 18-2q-1 24-18 27z" />
        <path fill="#8d5b49" d="M44 68q7-3 14 0q-2 4-7 4t-7-4z" />
      </g>
      <circle cx="51" cy="51" r="48.4" fill="none" stroke="#2b1b12" strokeWidth="3.2" />
    </svg>
  );
}

export const guides: Guides = {
  'ice-master': {
    name: { en: 'The Ice Master', fr: 'Le maître des glaces' },
    Portrait: IceMasterPortrait,
  },
};
