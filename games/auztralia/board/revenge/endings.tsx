import { n, type Point } from '@incognita/boards/poster';
import type { ReactElement } from 'react';
import { Icon } from '../Pieces.tsx';
import { type Arm, armAlong } from '../tentacle.ts';
import { Frame, HEIGHT, spark, stars, Tentacle, WIDTH, Windmill } from './drawing.tsx';
import { GreatEye } from './underground.tsx';

/** Rails that run to the horizon. */
function railsTo(horizon: Point, half: number): string {
  let d = '';
  for (let i = 0; i < 16; i++) {
    const t = (i / 16) ** 1.9;
    const y = horizon.y + (HEIGHT - horizon.y) * t;
    const w = 2 + half * t;
    const thick = 1 + 7 * t;
    d += `M${n(horizon.x - w * 1.5)} ${n(y)}h${n(w * 3)}v${n(thick)}h${n(-w * 3)}Z`;
  }
  return d;
}

const DAWN_SLEEPERS = railsTo({ x: 240, y: 206 }, 66);
const FADING = stars(33, 34, 90);

/** The humans have won: the eye in the hills is closed. */
export function LandSleeps(props: { readonly fit: string }): ReactElement {
  return (
    <Frame fit={props.fit} name="land-sleeps">
      <defs>
        <linearGradient id="dawn-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#2E4468" />
          <stop offset=".42" stopColor="#C98C77" />
          <stop offset=".8" stopColor="#FBD08A" />
          <stop offset="1" stopColor="#FFE9B8" />
        </linearGradient>
        <linearGradient id="dawn-land" x2="0" y2="1">
          <stop offset="0" stopColor="#D98A4A" />
          <stop offset="1" stopColor="#7C3A22" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height="214" fill="url(#dawn-sky)" />
      <path d={FADING} fill="#FFF8E6" opacity=".55" />
      <circle cx="240" cy="206" r="92" fill="#FFF1C4" opacity=".35" />
      <circle cx="240" cy="206" r="52" fill="#FFF6D8" />
      <path
        d="M0 214V176q40-30 96-22q50 6 84 34q30 14 60 16v10zM480 214v-26q-30-34-84-30q-58 2-96 34q-26 12-60 12v10z"
        fill="#A85C43"
      />
      {/* a lid, and the lines where it closed */}
      <g fill="none" stroke="#6A2A33" strokeLinecap="round">
        <path d="M318 178q46 24 104 3" strokeWidth="5" />
        <path
          d="M328 184l-6 8M344 190l-4 9M362 193v10M382 193l3 9M400 189l5 9M415 184l7 7"
          strokeWidth="2.6"
        />
        <path d="M322 168q48-20 98 4" strokeWidth="2" opacity=".55" />
      </g>
      <rect y="206" width={WIDTH} height="160" fill="url(#dawn-land)" />
      <path
        d="M0 232q80-6 150 2t140-2t190 4M0 270q120-10 220 2t260-4M0 322q140-12 260 2t220-4"
        fill="none"
        stroke="#FFF1C4"
        strokeOpacity=".2"
        strokeWidth="2"
      />
      <path d={DAWN_SLEEPERS} fill="#3A1A12" />
      <path
        d="M238.600 206L128 365h11L239.600 206ZM241.400 206L352 365h-11L240.400 206Z"
        fill="#F6DDB0"
      />
      <Windmill x={104} y={230} />
      <path d="M58 244v-18l14-10 14 10v18z" fill="#4A1E1A" />
      <path d="M56 228l16-13 16 13" fill="none" stroke="#2A1010" strokeWidth="3" />
      <path d="M68 244v-9h8v9z" fill="#FFD98A" />
      <g fill="#F8EEDC" stroke="#4A2A1E" strokeWidth="1.4">
        <path d="M136 250q-1-8 8-8t9 8zM170 262q-1-9 9-9t10 9zM120 268q-1-9 9-9t10 9z" />
        <path d="M153 246h5v4h-5zM189 257h5v4h-5zM139 263h5v4h-5z" fill="#4A2A1E" />
      </g>
      <g fill="#4A1E1A">
        <Icon name="empty" size={74} x={404} y={262} className="icon own" />
        <Icon name="empty" size={44} x={452} y={250} className="icon own" />
      </g>
    </Frame>
  );
}

const SEA_ARMS: readonly Arm[] = [
  armAlong(
    [
      { x: 66, y: 370 },
      { x: 52, y: 300 },
      { x: 84, y: 238 },
      { x: 72, y: 176 },
      { x: 108, y: 142 },
      { x: 142, y: 160 },
      { x: 132, y: 190 },
    ],
    (t) => 40 - t * 31,
    1,
  ),
  armAlong(
    [
      { x: 424, y: 372 },
      { x: 440, y: 308 },
      { x: 408, y: 254 },
      { x: 426, y: 200 },
      { x: 404, y: 158 },
      { x: 372, y: 160 },
      { x: 368, y: 186 },
    ],
    (t) => 38 - t * 30,
    -1,
  ),
  armAlong(
    [
      { x: 196, y: 372 },
      { x: 206, y: 336 },
      { x: 192, y: 308 },
      { x: 212, y: 286 },
      { x: 232, y: 296 },
    ],
    (t) => 22 - t * 16,
    1,
  ),
];

const DEEP_NIGHT = stars(707, 130, 230);
/** The stars that had to come right: in one line, over the eye. */
const ALIGNED = Array.from({ length: 7 }, (_, i): Point => ({ x: 66 + i * 58, y: 46 - i * 3 }));

/** The Old Ones have won: the eye is open, and the lamps are out. */
export function StarsWereRight(props: { readonly fit: string }): ReactElement {
  return (
    <Frame fit={props.fit} name="stars-were-right">
      <defs>
        <linearGradient id="doom-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#07041A" />
          <stop offset=".55" stopColor="#2A1150" />
          <stop offset="1" stopColor="#5E2B86" />
        </linearGradient>
        <radialGradient id="doom-glow">
          <stop offset="0" stopColor="#C9A6F5" stopOpacity=".6" />
          <stop offset="1" stopColor="#C9A6F5" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="doom-sea" x2="0" y2="1">
          <stop offset="0" stopColor="#35205C" />
          <stop offset="1" stopColor="#080414" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height="270" fill="url(#doom-sky)" />
      <path d={DEEP_NIGHT} fill="#EADCFF" opacity=".8" />
      <path
        d={`M${ALIGNED.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}`}
        stroke="#C9A6F5"
        strokeOpacity=".5"
        strokeWidth="1.2"
        strokeDasharray="2 5"
        fill="none"
      />
      <path d={ALIGNED.map((at, i) => spark(at, i === 3 ? 15 : 10)).join('')} fill="#FFF6FF" />
      <circle cx="240" cy="138" r="150" fill="url(#doom-glow)" />
      <GreatEye at={{ x: 240, y: 138 }} w={104} />
      <rect y="262" width={WIDTH} height="104" fill="url(#doom-sea)" />
      <path
        d="M60 276q50-5 90 0M190 284q60-6 110 0M330 274q50-5 100 0M110 306q60-6 120 0M270 316q70-7 130 0M20 338q70-7 150 0M300 346q70-7 150 0"
        fill="none"
        stroke="#C9A6F5"
        strokeOpacity=".32"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d="M0 268V252h18v-12h10v12h20v-8l12-9 12 9v8h24v-16h6v-8h4v8h6v16h26l8 6v10zM480 268v-14h-30v-10l-13-9-13 9v10h-26v-20h-8v20h-30v-8h-14v8h-18l-8 6v8z"
        fill="#0B0614"
      />
      <path
        d="M60 242h4v5h-4zM108 246h4v5h-4zM434 246h5v6h-5zM404 246h4v5h-4zM22 256h4v4h-4zM362 258h4v4h-4z"
        fill="#3A2A58"
      />
      <path
        d="M306 268l34-6-4 10h-26zM322 262v-22M322 242l12 16h-12z"
        fill="#0B0614"
        stroke="#0B0614"
        strokeWidth="1.6"
      />
      {SEA_ARMS.map((arm) => (
        <Tentacle key={arm.outline} arm={arm} />
      ))}
    </Frame>
  );
}
