import { n, type Point, polygon, seeded } from '@incognita/boards/poster';
import './revenge.css';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../Pieces.tsx';
import { type Arm, armAlong } from '../tentacle.ts';
import { GreatEye, UndergroundPaints } from './underground.tsx';

const WIDTH = 480;
const HEIGHT = 365;

function Frame(props: {
  readonly fit: string;
  readonly name: string;
  readonly children: ReactNode;
}): ReactElement {
  return (
    <svg
      className={`poster-art poster-revenge ${props.name}`}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio={props.fit}
      aria-hidden="true"
    >
      <UndergroundPaints />
      {props.children}
    </svg>
  );
}

function Tentacle(props: { readonly arm: Arm }): ReactElement {
  return (
    <g>
      <path d={props.arm.outline} className="arm" />
      <path d={props.arm.belly} className="arm-belly" />
      {props.arm.suckers.map(({ at, r }) => (
        <circle key={`${at.x} ${at.y}`} cx={n(at.x)} cy={n(at.y)} r={n(r)} className="sucker" />
      ))}
    </g>
  );
}

/** Small stars, fewer towards the ground. */
function stars(seed: number, count: number, floor: number): string {
  const chance = seeded(seed);
  let d = '';
  for (let i = 0; i < count; i++) {
    const y = chance() ** 1.6 * floor;
    const r = 0.5 + chance() * 1.1;
    const x = chance() * WIDTH;
    d += `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
  }
  return d;
}

/** A star with four rays. */
const spark = ({ x, y }: Point, r: number): string =>
  `M${n(x)} ${n(y - r)}Q${n(x)} ${n(y)} ${n(x + r)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y + r)}Q${n(x)} ${n(y)} ${n(x - r)} ${n(y)}Q${n(x)} ${n(y)} ${n(x)} ${n(y - r)}Z`;

// ---- the poster: the land as those below see it ----

const EYE: Point = { x: 240, y: 288 };

/** Arms that reach from the eye for the light above. */
const REACHING: readonly Arm[] = [
  armAlong(
    [
      { x: 168, y: 300 },
      { x: 120, y: 276 },
      { x: 92, y: 226 },
      { x: 108, y: 178 },
      { x: 88, y: 142 },
      { x: 60, y: 146 },
      { x: 60, y: 166 },
    ],
    (t) => 30 - t * 23,
    1,
  ),
  armAlong(
    [
      { x: 316, y: 302 },
      { x: 366, y: 276 },
      { x: 388, y: 232 },
      { x: 372, y: 190 },
      { x: 392, y: 150 },
      { x: 426, y: 148 },
      { x: 430, y: 172 },
    ],
    (t) => 30 - t * 23,
    -1,
  ),
  armAlong(
    [
      { x: 208, y: 262 },
      { x: 188, y: 224 },
      { x: 202, y: 186 },
      { x: 188, y: 150 },
      { x: 200, y: 124 },
    ],
    (t) => 20 - t * 15,
    1,
  ),
  armAlong(
    [
      { x: 282, y: 262 },
      { x: 300, y: 222 },
      { x: 284, y: 190 },
      { x: 300, y: 160 },
      { x: 292, y: 138 },
    ],
    (t) => 18 - t * 13,
    -1,
  ),
];

/** Layers of the ground, each with an edge of its own. */
function strata(): readonly { readonly d: string; readonly fill: string }[] {
  const chance = seeded(77);
  const fills = ['#7A3F3A', '#5A2C44', '#41204A', '#2C1640', '#1B0D2C'];
  return fills.map((fill, layer) => {
    const top = 112 + layer * 40;
    const edge: Point[] = [];
    for (let x = -10; x <= WIDTH + 24; x += 24) {
      edge.push({ x, y: top + (layer === 0 ? 0 : 1) * (chance() - 0.5) * 16 });
    }
    return { fill, d: polygon([...edge, { x: WIDTH + 10, y: HEIGHT }, { x: -10, y: HEIGHT }]) };
  });
}

/** Stones and old bones in the ground. */
function buried(): string {
  const chance = seeded(411);
  let d = '';
  for (let i = 0; i < 46; i++) {
    const [x, y] = [chance() * WIDTH, 128 + chance() * 220];
    const [w, h] = [3 + chance() * 8, 2 + chance() * 4];
    d += `M${n(x - w)} ${n(y)}q${n(w * 0.4)} ${n(-h)} ${n(w)} ${n(-h)}q${n(w * 0.7)} 0 ${n(w)} ${n(h)}q${n(-w)} ${n(h * 0.7)} ${n(-2 * w)} 0Z`;
  }
  return d;
}

const STRATA = strata();
const BURIED = buried();
const NIGHT = stars(1921, 90, 96);

/** A little train with lit windows, seen from far away. */
function FarTrain(props: { readonly x: number; readonly y: number }): ReactElement {
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <path
        d="M0 0h20v-9h-9v-6h-4v6h-7zM22 0h15v-8h-15zM39 0h15v-8h-15zM56 0h15v-8h-15z"
        fill="#130A14"
      />
      <path
        d="M12-7h4v3h-4zM24-6h3v3h-3zM31-6h3v3h-3zM41-6h3v3h-3zM48-6h3v3h-3zM58-6h3v3h-3zM65-6h3v3h-3z"
        fill="#FFD98A"
      />
      <circle cx="0" cy="-4" r="9" fill="#FFD98A" opacity=".35" />
      <path d="M7-15q-3-7 4-10q8-4 6-11q14 5 6 14q-6 6-12 6z" fill="#8E7AA8" opacity=".6" />
    </g>
  );
}

function Windmill(props: { readonly x: number; readonly y: number }): ReactElement {
  const { x, y } = props;
  const blades = Array.from({ length: 8 }, (_, i) => {
    const turn = (Math.PI * i) / 4 + 0.2;
    return `M${n(x)} ${n(y - 30)}L${n(x + Math.cos(turn) * 10)} ${n(y - 30 + Math.sin(turn) * 10)}`;
  });
  return (
    <g stroke="#130A14" strokeWidth="1.6" fill="none" strokeLinecap="round">
      <path d={`M${x - 6} ${y}L${x} ${y - 30}L${x + 6} ${y}M${x - 4} ${y - 10}H${x + 4}`} />
      <path d={blades.join('')} />
    </g>
  );
}

/** Above: rails, a train, lamps. Below: whoever hears them. */
export function RevengePicture(props: { readonly fit: string }): ReactElement {
  return (
    <Frame fit={props.fit} name="revenge-below">
      <defs>
        <linearGradient id="rev-sky" x2="0" y2="1">
          <stop offset="0" stopColor="#0E0A24" />
          <stop offset=".6" stopColor="#3A1C55" />
          <stop offset="1" stopColor="#B0523F" />
        </linearGradient>
        <radialGradient id="rev-glow">
          <stop offset="0" stopColor="#8F5BD6" stopOpacity=".8" />
          <stop offset="1" stopColor="#8F5BD6" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height="120" fill="url(#rev-sky)" />
      <path d={NIGHT} fill="#F3E9FF" opacity=".85" />
      <path
        d={[
          { x: 330, y: 18 },
          { x: 352, y: 30 },
          { x: 366, y: 50 },
          { x: 392, y: 56 },
          { x: 410, y: 40 },
          { x: 434, y: 34 },
        ]
          .map((at, i) => spark(at, i % 2 === 0 ? 7 : 5))
          .join('')}
        fill="#E8D6FF"
      />
      <path
        d="M0 112V96l40-3 12-10 44-1 10 12 50 4v14zM300 112v-9l50-4 10-8h64l8 10 48 3v8z"
        fill="#2A1430"
      />
      {STRATA.map(({ d, fill }) => (
        <path key={fill} d={d} fill={fill} />
      ))}
      <path d={BURIED} fill="#0E0616" opacity=".4" />
      <circle cx={EYE.x} cy={EYE.y} r="190" fill="url(#rev-glow)" />
      <path d="M0 112.5H480" stroke="#F0C08A" strokeWidth="2.2" />
      <path
        d={Array.from({ length: 40 }, (_, i) => `M${i * 12.4} 113h6v3h-6z`).join('')}
        fill="#1A0B10"
      />
      <Windmill x={70} y={112} />
      <FarTrain x={206} y={112} />
      <path d="M404 112v-10h6v-5h4v5h14v-7l8-5 8 5v17z" fill="#130A14" />
      <path d="M408 105h4v4h-4zM418 105h4v4h-4zM434 99h4v5h-4z" fill="#FFD98A" />
      {REACHING.map((arm) => (
        <Tentacle key={arm.outline} arm={arm} />
      ))}
      <GreatEye at={EYE} w={112} />
    </Frame>
  );
}

// ---- the endings ----

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
