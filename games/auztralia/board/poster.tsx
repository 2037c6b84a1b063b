import type { Poster } from '@incognita/boards/poster';
import './poster.css';
import { n, type Point, polygon, seeded } from '@incognita/boards/poster';
import type { ReactElement } from 'react';
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
function Picture(props: { readonly fit: string }): ReactElement {
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

/** Drawn as outlines of Limelight (OFL), so that the first page need not fetch a typeface. */
function Lettering(): ReactElement {
  return (
    <svg className="lettering" viewBox="0 -31 201 33" aria-hidden="true">
      <path d={LIMELIGHT} />
    </svg>
  );
}

const LIMELIGHT =
  'M8.3-3.5Q4.8-3.5 3.5-3.5L2.9-2.2Q2.6-1.6 2.4-1Q2 0.2 1.2 0.2Q0.8 0.2 0.6 0Q0.3-0.3 0.3-0.5Q0.3-0.9 0.7-1.5Q1.3-2.3 1.9-3.6Q0.2-3.8 0.2-4.6Q0.2-5.4 1.1-5.4Q1.7-5.4 2.5-5.2L12.2-28.9L25.6 0L15.4 0L13.8-3.5L8.3-3.5ZM4.1-5.1Q6-4.9 7.4-4.9L13.2-4.9L8.3-15.4L4.1-5.1ZM36.7 0.4Q29.8 0.4 29.8-6.3L29.8-20.9L38.2-20.9L38.2-1.7Q38.4-1.6 38.7-1.6L39.3-1.6Q40.9-1.6 43-3.8Q43.7-4.4 44.2-5.2L44.2-20.9L52.6-20.9L52.6 0L44.2 0L44.2-3Q41.1 0.4 36.7 0.4ZM76.7-1.7Q77.8-1.7 77.8-0.9Q77.8-0.5 77.3-0.3Q76.9 0 75.8 0L56.6 0L66.8-26.2L61.9-26.2Q60.4-26.2 59.8-26.1Q59-25.9 58.7-25.9Q57.7-25.9 57.7-26.7Q57.7-27.6 59.6-27.6L77-27.6L67.1-1.4L73.6-1.4Q75.1-1.4 75.6-1.5Q76.3-1.7 76.7-1.7ZM90.1 0.4Q82.5 0.4 82.5-6.6L82.5-19.4L80.2-19.3Q79.2-19.3 79.2-20.1Q79.2-20.9 80.3-20.9L82.2-20.9L82.5-20.9L82.5-23.9L90.8-27.6L90.8-20.9L93.5-20.9L95.3-20.9Q96.5-20.9 96.5-20.1Q96.5-19.7 96.1-19.5Q95.8-19.3 95.4-19.3L93-19.4L90.8-19.4L90.8-1.1Q93.1-1.1 94.6-2.4Q95.4-2.9 95.7-3.8Q96-4.6 96.2-4.9Q96.5-5.1 96.8-5.1Q97.1-5.1 97.4-4.9Q97.6-4.6 97.6-4.2Q97.6-3.9 97.4-3.4Q97.2-3 96.8-2.5Q95.9-1.4 94.8-0.8Q92.7 0.4 90.1 0.4ZM100.9-20.9L109.3-20.9L109.3-14.7Q110.7-18.1 112.2-19.6Q113.8-21.2 115.3-21.2Q116.2-21.2 116.7-20.8Q117.2-20.3 117.2-19.7Q117.2-19.2 117.1-18.8Q116.9-18.5 116.7-18.3Q116.2-17.8 115.7-17.8Q114.9-17.8 114.6-17.9Q114-18.2 113.5-18.2Q113-18.2 112.3-17.5Q111.6-16.7 110.9-15.4Q109.3-12.1 109.3-8.3L109.3 0L100.9 0L100.9-20.9ZM132.8-1.3Q130.3 0.4 127.3 0.4Q123.2 0.4 120.8-1.7Q118.3-3.8 118.3-7.5Q118.3-10.7 120.8-12.9Q123.4-15 127.6-15Q130.4-15 132.8-13.9L132.8-19.3Q131.1-19.8 129.7-19.8Q128.3-19.8 127.4-19.7Q126.5-19.6 125.6-19.3Q123.8-18.8 122.9-17.9Q122.3-17.4 121.9-17.4Q121.4-17.4 121.2-17.7Q121-17.9 121-18.2Q121-18.4 121.1-18.7Q121.2-18.9 121.4-19.1Q122-19.6 123.4-20.1Q126.2-21.2 129.1-21.2Q137.7-21.2 140.1-17.1Q141.2-15.2 141.2-12.2L141.2 0L132.8 0L132.8-1.3ZM132.8-12.4Q130.4-13.6 127.9-13.6Q127.5-13.6 127.2-13.5L127.2-1.1Q127.3-1.1 127.4-1.1Q127.5-1.1 127.6-1.1Q130.3-1.1 132.8-3L132.8-12.4ZM147.3-27.6L155.7-27.6L155.7 0L147.3 0L147.3-27.6ZM161.9-27.5Q161.9-28.8 163.2-29.6Q164.5-30.6 166-30.6Q167.5-30.6 168.3-30.3Q169.1-30 169.6-29.5Q170.8-28.6 170.8-27.3Q170.8-26 169.5-25.2Q168.2-24.3 166.2-24.3Q164.2-24.3 163-25.2Q161.9-26.1 161.9-27.5ZM162.1-20.9L170.5-20.9L170.5 0L162.1 0L162.1-20.9ZM189.9-1.3Q187.4 0.4 184.4 0.4Q180.4 0.4 177.9-1.7Q175.4-3.8 175.4-7.5Q175.4-10.7 177.9-12.9Q180.5-15 184.7-15Q187.5-15 189.9-13.9L189.9-19.3Q188.2-19.8 186.8-19.8Q185.4-19.8 184.5-19.7Q183.6-19.6 182.7-19.3Q180.9-18.8 180-17.9Q179.4-17.4 179-17.4Q178.5-17.4 178.3-17.7Q178.1-17.9 178.1-18.2Q178.1-18.4 178.2-18.7Q178.3-18.9 178.5-19.1Q179.1-19.6 180.5-20.1Q183.3-21.2 186.2-21.2Q194.8-21.2 197.2-17.1Q198.3-15.2 198.3-12.2L198.3 0L189.9 0L189.9-1.3ZM189.9-12.4Q187.5-13.6 185-13.6Q184.6-13.6 184.3-13.5L184.3-1.1Q184.4-1.1 184.5-1.1Q184.6-1.1 184.7-1.1Q187.4-1.1 189.9-3L189.9-12.4Z';

export const poster: Poster = {
  Picture,
  Lettering,
  editions: { revenge: async () => (await import('./revenge/poster.tsx')).RevengePicture },
  strip: 'middle',
};
