import type { Poster } from '@incognita/boards/poster';
import './poster.css';
import { n, type Point, polygon, seeded } from '@incognita/boards/poster';
import type { ReactElement } from 'react';

const HORIZON = 208;
const NEAR = 157;
const WIDE = 132;

/** A point of the ice, right of the middle and away from the eye, as the eye sees it. */
const seen = (right: number, away: number): Point => ({
  x: 240 + (right * WIDE) / away,
  y: HORIZON + NEAR / away,
});

interface Floe {
  readonly top: string;
  readonly side: string;
  readonly tone: number;
}

/** The open water that leads to the ship, and closes behind it. */
const lead = (away: number): number => 0.15 + 0.42 * Math.sin(away * 1.1) + 0.12 * away;

/** Pack ice: a shaken honeycomb, laid flat and looked at from a masthead. */
function packIce(): Floe[] {
  const floes: Floe[] = [];
  const jitter = (i: number, k: number): Point => {
    const chance = seeded(i * 977 + k * 131 + 7);
    return { x: (chance() - 0.5) * 0.34, y: (chance() - 0.5) * 0.24 };
  };
  // Corner k of the zigzag line between two rows.
  const corner = (i: number, k: number): Point => {
    const shake = jitter(i, k);
    const zig = (k + i) % 2 === 0 ? 0.14 : -0.14;
    return { x: k * 0.5 + shake.x, y: 0.85 + i * 0.74 + zig + shake.y };
  };
  for (let i = 9; i >= 0; i--) {
    const away = 0.9 + i * 0.74;
    const reach = Math.ceil((260 * (away + 0.8)) / WIDE);
    for (let j = -reach; j <= reach; j++) {
      const k = 2 * j + (i % 2);
      const ring = [
        corner(i, k),
        corner(i, k + 1),
        corner(i, k + 2),
        corner(i + 1, k + 2),
        corner(i + 1, k + 1),
        corner(i + 1, k),
      ];
      const middle: Point = {
        x: ring.reduce((sum, p) => sum + p.x, 0) / 6,
        y: ring.reduce((sum, p) => sum + p.y, 0) / 6,
      };
      const open = Math.abs(middle.x - lead(middle.y));
      if (middle.y < 3.2 && open < 0.42) continue;
      const shrunk = ring.map((p) =>
        seen(middle.x + (p.x - middle.x) * 0.92, Math.max(0.7, middle.y + (p.y - middle.y) * 0.9)),
      );
      const thick = 5 / middle.y;
      floes.push({
        top: polygon(shrunk),
        side: polygon(shrunk.map(({ x, y }) => ({ x, y: y + thick }))),
        tone: Math.floor(seeded(i * 31 + j * 17 + 5)() * 4),
      });
    }
  }
  return floes;
}

const FLOES = packIce();
const TONES = [0, 1, 2, 3].map((tone) =>
  FLOES.filter((floe) => floe.tone === tone)
    .map(({ top }) => top)
    .join(''),
);
const SIDES = FLOES.map(({ side }) => side).join('');

const STARS = (() => {
  const chance = seeded(74);
  return Array.from({ length: 60 }, () => {
    const [x, y, r] = [chance() * 480, chance() * 180, 0.5 + chance() * 0.9];
    return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 0 .1z`;
  }).join('');
})();

/** A square sail, its foot drawn up by the wind. */
function sail(x: number, y: number, top: number, foot: number, height: number): string {
  return (
    `M${n(x - top)} ${n(y)}Q${n(x)} ${n(y - 2)} ${n(x + top)} ${n(y)}` +
    `Q${n(x + foot + 3)} ${n(y + height * 0.55)} ${n(x + foot)} ${n(y + height)}` +
    `Q${n(x - 2)} ${n(y + height - 7)} ${n(x - foot)} ${n(y + height)}` +
    `Q${n(x - top - 5)} ${n(y + height * 0.5)} ${n(x - top)} ${n(y)}Z`
  );
}

const SAILS = [
  sail(-50, -112, 13, 17, 25),
  sail(-50, -84, 18, 23, 36),
  sail(6, -132, 15, 20, 30),
  sail(6, -99, 21, 27, 40),
  sail(60, -96, 12, 16, 24),
  sail(60, -69, 17, 20, 30),
].join('');

function Ship(): ReactElement {
  return (
    <g transform="translate(306 258) rotate(-3) scale(1.06)">
      <path
        className="rope"
        d="M-108-34L-50-122M-108-34L-52-56M-50-122L6-142L60-104L96-20M6-142L-40-12M60-104L14-12M-50-118L-78-12M6-138L50-12M60-100L88-14"
      />
      <path className="mast" d="M-50-10V-124M6-10V-144M60-10V-106M-84-14L-114-38M60-44L100-52" />
      <path className="sail" d={SAILS} />
      <path className="sail" d="M-56-96Q-66-60-104-34Q-76-44-58-60Z" />
      <path className="sail" d="M62-66L98-54Q94-34 96-22L64-16Z" />
      <path
        className="sail-shade"
        d="M-50-112v25q9-5 17 0q-2-14-4-25zM6-132v30q11-5 20 0q-2-16-5-30zM60-96v24q8-4 16 0q-2-13-4-24z"
      />
      <path
        className="yard"
        d="M-66-112h32M-72-84h44M-76-46h52M-12-132h36M-18-99h48M-22-57h56M46-96h28M40-69h40M40-37h42"
      />
      <path className="furled" d="M-74-44q24 9 48 0l-2-4h-44zM-20-55q26 9 52 0l-2-4h-48z" />
      <path className="flag" d="M6-144q12-5 20 0t16-1v11q-8 4-16 0t-20 1z" />
      <path
        className="hull"
        d="M-98-16L-84-14L-80-8H72V-20H104L98 4Q94 26 74 32H-56Q-84 26-98-16Z"
      />
      <path className="strake" d="M-91-2Q-86 8-82 12H94L97 2H76V-2Z" />
      <path
        className="ports"
        d="M-66 3h6v5h-6zM-46 3h6v5h-6zM-26 3h6v5h-6zM-6 3h6v5H-6zM14 3h6v5h-6zM34 3h6v5h-6zM54 3h6v5h-6z"
      />
      <path className="lantern" d="M80-14h14v7H80z" />
    </g>
  );
}

const HAULER =
  'M-5-33a5 5 0 1 1 10 0a5 5 0 0 1-10 0zM-7-26q8-5 13 1l5 12l7 13h-7l-7-11l-4 1l-3 11h-7l5-14z';

/** Two men in harness and what they drag: the ship is not going anywhere. */
function SledParty(): ReactElement {
  return (
    <g transform="translate(74 322)">
      <path className="trace" d="M22-16L66-9M44-16L66-9" />
      <path className="man" transform="translate(14 0) scale(-1 1)" d={HAULER} />
      <path className="man" transform="translate(40 1) scale(-1 1)" d={HAULER} />
      <path className="load" d="M68-6l2-13q18-6 36 0l3 13z" />
      <path className="mast" d="M102-18v-26" />
      <path className="flag" d="M102-44l18 6l-18 6z" />
      <path className="runner" d="M60 2q4 4 11 4h42M72-5v11M104-5v11" />
    </g>
  );
}

/** Northwest Passage: the sun about to go, the ice already here. */
function Picture(props: { readonly fit: string }): ReactElement {
  return (
    <svg
      className="poster-art poster-nwp"
      viewBox="0 0 480 365"
      preserveAspectRatio={props.fit}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="nwp-sky" x2="0" y2="1">
          <stop offset="0" className="s0" />
          <stop offset=".5" className="s1" />
          <stop offset=".82" className="s2" />
          <stop offset="1" className="s3" />
        </linearGradient>
        <linearGradient id="nwp-aurora" x2="0" y2="1">
          <stop offset="0" stopColor="#63f0b4" stopOpacity="0" />
          <stop offset=".6" stopColor="#5cf0b0" stopOpacity=".5" />
          <stop offset="1" stopColor="#7c6df0" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="nwp-lane" x2="0" y2="1">
          <stop offset="0" stopColor="#f9a85a" stopOpacity=".75" />
          <stop offset="1" stopColor="#f9c98f" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="nwp-haze" x2="0" y2="1">
          <stop offset="0" className="haze" stopOpacity=".9" />
          <stop offset="1" className="haze" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="480" height={HORIZON + 2} fill="url(#nwp-sky)" />
      <path className="stars" d={STARS} />
      <g className="aurora" fill="url(#nwp-aurora)">
        <path d="M0 92Q70 22 150 74T310 52T480 40V112Q400 104 318 126T150 132T0 156Z" />
        <path d="M0 40Q110 -6 230 44T480 6V62Q380 58 290 96T0 96Z" />
      </g>
      <path className="sun-way" d="M-20 236Q90 66 250 60T520 180" />
      <g className="low-sun">
        <circle cx="78" cy="158" r="50" className="sun-halo" />
        <circle cx="78" cy="158" r="27" className="sun" />
      </g>
      <g className="sun-stops">
        <circle cx="160" cy="90" r="4" />
        <circle cx="262" cy="60.5" r="4" />
        <circle cx="364" cy="84" r="4" />
        <circle cx="436" cy="124" r="4" />
      </g>
      <path
        className="berg-far"
        d="M150 209l18-26 13 5 10-17 22 28 16-6 15 16zM10 209l22-34 16 12 11-9 24 31z"
      />
      <path className="berg" d="M376 210l26-44 14 10 17-40 26 34 9-8 32 48z" />
      <path className="berg-shade" d="M433 136l26 34 9-8 32 48h-52l6-30zM402 166l14 10 4 34h-18z" />
      <rect y={HORIZON} width="480" height={365 - HORIZON} className="water" />
      <path className="floe-side" d={SIDES} />
      {TONES.map((d, tone) => (
        <path key={d.slice(0, 24)} className={`floe-${tone}`} d={d} />
      ))}
      <rect y={HORIZON} width="480" height="34" fill="url(#nwp-haze)" />
      <path className="sun-lane" d="M60 210h38l64 155H-6z" />
      <path className="ship-shadow" d="M206 290q100 14 214-4q-40 26-112 26t-102-22z" />
      <Ship />
      <path
        className="pressed"
        d="M186 292l26-17 20 7 22-15 26 10 30-8 22 11 30-12 26 9 30-8 22 18-52 15-58-4-54 9-62-9z"
      />
      <path
        className="pressed-shade"
        d="M186 292l28 5 62 9 54-9 58 4 52-15-8 11-46 14-56-3-52 10-62-9z"
      />
      <SledParty />
    </svg>
  );
}

function Lettering(): ReactElement {
  return <span className="lettering-italic">Northwest Passage</span>;
}

export const poster: Poster = { Picture, Lettering, strip: 'middle' };
