import type { ReactElement } from 'react';
import { n, type Point, polygon, seeded } from './chance.ts';
import { type Arm, armAlong } from './tentacle.ts';

const RAIL = 296;
const SUN: Point = { x: 318, y: 206 };

/** The smoke of the locomotive is no smoke. */
const PLUME = armAlong(
  [
    { x: 103, y: 196 },
    { x: 96, y: 160 },
    { x: 104, y: 122 },
    { x: 146, y: 92 },
    { x: 214, y: 92 },
    { x: 280, y: 112 },
    { x: 348, y: 122 },
    { x: 412, y: 104 },
    { x: 436, y: 62 },
    { x: 412, y: 26 },
    { x: 372, y: 28 },
    { x: 360, y: 58 },
    { x: 382, y: 74 },
  ],
  (t) => (t < 0.3 ? 17 + t * 66 : 37 - (t - 0.3) * 45),
  1,
);

/** What reaches out of the sand. */
const SMALL_ARMS: readonly Arm[] = [
  armAlong(
    [
      { x: 418, y: 360 },
      { x: 414, y: 318 },
      { x: 428, y: 286 },
      { x: 456, y: 280 },
      { x: 466, y: 302 },
      { x: 450, y: 312 },
    ],
    (t) => 22 - t * 17,
    1,
  ),
  armAlong(
    [
      { x: 384, y: 362 },
      { x: 390, y: 336 },
      { x: 380, y: 314 },
      { x: 360, y: 314 },
      { x: 358, y: 330 },
    ],
    (t) => 14 - t * 10,
    -1,
  ),
];

function rays(): string {
  const wedges: string[] = [];
  for (let i = 0; i < 18; i++) {
    const from = Math.PI + (i / 18) * Math.PI * 1.02;
    const to = from + Math.PI / 36;
    const reach = 520;
    const end = (angle: number): Point => ({
      x: SUN.x + Math.cos(angle) * reach,
      y: SUN.y + Math.sin(angle) * reach,
    });
    wedges.push(polygon([SUN, end(from), end(to)]));
  }
  return wedges.join('');
}

/** Dry grass along the line, nearer and taller towards the bottom. */
function grass(): string {
  const chance = seeded(1934);
  let d = '';
  for (let i = 0; i < 90; i++) {
    const x = chance() * 480;
    const y = 326 + chance() * 44;
    const tall = 6 + (y - 322) * 0.42 + chance() * 6;
    const lean = (chance() - 0.5) * 9;
    d += `M${n(x)} ${n(y)}q${n(lean * 0.2)} ${n(-tall * 0.6)} ${n(lean)} ${n(-tall)}`;
  }
  return d;
}

function sleepers(): string {
  let d = '';
  for (let x = -4; x < 484; x += 13) d += `M${x} ${RAIL + 3}h7l-1.5 5h-7z`;
  return d;
}

const RAYS = rays();
const GRASS = grass();
const SLEEPERS = sleepers();

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

function Wheel(props: { readonly x: number; readonly r: number }): ReactElement {
  const { x, r } = props;
  const spokes = [0, 45, 90, 135].map((angle) => {
    const [dx, dy] = [Math.cos((angle * Math.PI) / 180) * r, Math.sin((angle * Math.PI) / 180) * r];
    return `M${n(x - dx)} ${n(RAIL - r - dy)}L${n(x + dx)} ${n(RAIL - r + dy)}`;
  });
  return (
    <g>
      <circle cx={x} cy={RAIL - r} r={r} className="iron" />
      <circle cx={x} cy={RAIL - r} r={r - 3.5} className="spoke-ring" />
      <path d={spokes.join('')} className="spoke" />
      <circle cx={x} cy={RAIL - r} r={r * 0.26} className="hub" />
    </g>
  );
}

function Locomotive(): ReactElement {
  return (
    <g>
      <path className="beam" d="M84 206L-40 150V300L84 224Z" />
      {/* tender */}
      <path className="iron" d="M296 226h86v42h-86z" />
      <path className="coal" d="M300 227q8-15 18-9q6-13 18-6q9-11 20-2q12-6 22 17z" />
      <path className="trim" d="M296 240h86M296 262h86" />
      <Wheel x={312} r={12} />
      <Wheel x={339} r={12} />
      <Wheel x={366} r={12} />
      {/* frame and cab */}
      <path className="iron" d="M82 246h216v14H82zM286 262h14v6h-14z" />
      <path className="iron" d="M236 252V196h52v56z" />
      <path className="iron" d="M228 198q34-13 68 0v-5q-34-12-68 0z" />
      <path className="window" d="M244 206h15v17h-15zM265 206h15v17h-15z" />
      <path className="trim" d="M240 232h44v14h-44z" />
      {/* boiler */}
      <path className="iron" d="M96 208h142v42H96z" />
      <path className="shine" d="M96 213h140v5H96z" />
      <path className="iron" d="M82 205h22v47H82q-6-23 0-47z" />
      <path className="band" d="M132 208v42M168 208v42M204 208v42M104 205v47" />
      <path className="iron" d="M146 209q-2-19 9-19t9 19zM182 209v-9q8-8 16 0v9z" />
      <path className="band" d="M147 203h16M184 203h12" />
      {/* funnel and lamp */}
      <path className="iron" d="M95 206l-3-24h22l-3 24zM88 184q15-7 30 0v-6q-15-5-30 0z" />
      <path className="iron" d="M78 196h14v12H78z" />
      <circle className="glow" cx="80" cy="213" r="17" />
      <circle className="lamp-glass" cx="80" cy="213" r="6.5" />
      {/* wheels, rods, cow-catcher */}
      <Wheel x={110} r={13} />
      <Wheel x={140} r={13} />
      <Wheel x={188} r={24} />
      <Wheel x={244} r={24} />
      <path className="rod" d="M133 258h38l17 14h56M188 272l-22-10" />
      <path className="iron" d="M120 250h26v15h-26z" />
      <path className="buffer" d="M76 246h14v12H76z" />
      <path className="iron" d="M84 258L48 294h48z" />
      <path className="catcher" d="M80 264L58 292M84 264L70 292M87 264L83 292" />
      <path className="rim" d="M96 208h132M228 193q34-12 68 0M82 205h22M88 178q15-5 30 0" />
    </g>
  );
}

/** AuZtralia: the evening train, and what it has woken. */
export function AuztraliaPoster(props: { readonly fit: string }): ReactElement {
  return (
    <svg
      className="poster-art poster-auz"
      viewBox="0 0 480 365"
      preserveAspectRatio={props.fit}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="auz-sky" x2="0" y2="1">
          <stop offset="0" className="s0" />
          <stop offset=".38" className="s1" />
          <stop offset=".72" className="s2" />
          <stop offset="1" className="s3" />
        </linearGradient>
        <linearGradient id="auz-sand" x2="0" y2="1">
          <stop offset="0" className="g0" />
          <stop offset="1" className="g1" />
        </linearGradient>
        <linearGradient id="auz-beam" x1="1" x2="0">
          <stop offset="0" stopColor="#ffe9ad" stopOpacity=".75" />
          <stop offset="1" stopColor="#ffe9ad" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="480" height="250" fill="url(#auz-sky)" />
      <path d={RAYS} className="rays" />
      <circle cx={SUN.x} cy={SUN.y} r="92" className="sun-halo" />
      <circle cx={SUN.x} cy={SUN.y} r="58" className="sun" />
      <path
        className="mesa-far"
        d="M0 240V206l26-3 8-16 58-2 9 17 28 5v33zM352 240v-22l20-5 6-9h40l9 11 53 4v21z"
      />
      <path
        className="mesa"
        d="M398 244l14-38 7-20h61v58zM0 244v-13l34-4 12-10 36 2 8 10 30 4v11z"
      />
      <rect y="240" width="480" height="125" fill="url(#auz-sand)" />
      <path
        className="ripples"
        d="M0 262q60-5 118 0t124-2t120 3t118-3M0 336q70-7 140 0t150-1t190 0"
      />
      <path className="bank" d="M0 303h480v14q-240 12-480 0z" />
      <path className="sleepers" d={SLEEPERS} />
      <path className="rail" d={`M0 ${RAIL + 1.5}H480`} />
      <Tentacle arm={PLUME} />
      <Locomotive />
      {SMALL_ARMS.map((arm) => (
        <Tentacle key={arm.outline} arm={arm} />
      ))}
      <path className="mound" d="M364 365q10-18 34-20q34-6 50 6q12 4 16 14z" />
      <path className="grass" d={GRASS} />
    </svg>
  );
}
