import type { Poster } from '@incognita/boards/poster';
import './poster.css';
import { n, seeded } from '@incognita/boards/poster';
import type { ReactElement } from 'react';

const HORIZON = 196;
/** Where the road ends. */
const END = { x: 222, y: HORIZON };

interface Skyline {
  readonly outline: string;
  readonly windows: string;
}

/** A row of ruins: towers with bitten tops, and here and there a light. */
function skyline(seed: number, tallest: number, width: number, lit: number): Skyline {
  const chance = seeded(seed);
  let outline = `M0 ${HORIZON + 4}`;
  let windows = '';
  let x = 0;
  while (x < 480) {
    const wide = width * (0.6 + chance() * 0.9);
    // Lower towards the middle, where the road runs out.
    const far = Math.abs(x + wide / 2 - END.x) / 240;
    const tall = (0.25 + chance() * 0.75) * tallest * Math.min(1, 0.35 + far);
    const top = HORIZON - tall;
    const bite = chance();
    outline += `L${n(x)} ${n(top + (bite < 0.4 ? tall * 0.22 : 0))}`;
    if (bite < 0.4)
      outline += `L${n(x + wide * 0.3)} ${n(top)}L${n(x + wide * 0.45)} ${n(top + 9)}L${n(x + wide * 0.66)} ${n(top + 3)}`;
    else if (bite < 0.6)
      outline += `L${n(x + wide * 0.5)} ${n(top)}L${n(x + wide * 0.5)} ${n(top - tall * 0.2)}L${n(x + wide * 0.55)} ${n(top)}`;
    outline += `L${n(x + wide)} ${n(top + (bite > 0.7 ? 12 : 0))}`;
    for (let wy = top + 14; wy < HORIZON - 10; wy += 10)
      for (let wx = x + 5; wx < x + wide - 6; wx += 8)
        if (chance() < lit) windows += `M${n(wx)} ${n(wy)}h3.5v4.5h-3.5z`;
    x += wide + (chance() < 0.3 ? 4 : 0);
  }
  return { outline: `${outline}L480 ${HORIZON + 4}Z`, windows };
}

const FAR = skyline(11, 150, 30, 0.02);
const NEAR = skyline(29, 104, 40, 0.05);

/** A line of the road that stays between two points of the near edge. */
const lane = (from: number, to: number): string => `M${END.x} ${END.y}L${from} 365H${to}Z`;

function dashes(): string {
  let d = '';
  for (const [a, b] of [
    [0.06, 0.1],
    [0.15, 0.22],
    [0.31, 0.45],
    [0.62, 0.86],
  ] as const) {
    const at = (share: number, half: number) => {
      const y = END.y + (365 - END.y) * share;
      const x = END.x + (204 - END.x) * share;
      return [n(x - half * share), n(y), n(x + half * share)] as const;
    };
    const [l1, y1, r1] = at(a, 8);
    const [l2, y2, r2] = at(b, 8);
    d += `M${l1} ${y1}H${r1}L${r2} ${y2}H${l2}Z`;
  }
  return d;
}

const DASHES = dashes();

/** Someone who was alive, arms before it. */
function Shambler(props: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly left?: boolean;
}): ReactElement {
  const flip = props.left ? -1 : 1;
  return (
    <path
      className="shambler"
      transform={`translate(${props.x} ${props.y}) scale(${props.size * flip} ${props.size})`}
      d="M-1-30q1-6 6-5q5 2 3 7q-1 4-4 4l1 3q5 0 8 3l9-3l5-3l1 3l-4 3l-10 5l-6-1l1 9l5 8l-1 9h5l1 3h-9l-1-12l-5-6l-5 9l-6 8l3 4h-5l-5-4l9-14l2-13l-1-9q-2-7 4-8z"
    />
  );
}

function Pole(props: { readonly x: number; readonly share: number }): ReactElement {
  const y = END.y + (365 - END.y) * props.share * 0.5;
  const tall = 168 * props.share;
  const arm = 30 * props.share;
  return (
    <path
      className="pole"
      strokeWidth={n(5 * props.share + 0.6)}
      d={`M${props.x} ${n(y)}V${n(y - tall)}M${n(props.x - arm)} ${n(y - tall * 0.92)}H${n(props.x + arm)}`}
    />
  );
}

function Van(): ReactElement {
  return (
    <g transform="translate(316 296)">
      <ellipse cx="0" cy="38" rx="76" ry="10" className="van-shadow" />
      <path className="tail-glow" d="M-58 8l-46 62h60l10-50zM58 8l46 62H44l-10-50z" />
      <path className="tyre" d="M-52 16h22v24h-22zM30 16h22v24H30z" />
      {/* roof rack */}
      <path className="bag-1" d="M-40-84h34v20h-34z" />
      <path className="bag-2" d="M-2-78h26v14H-2z" />
      <path className="bag-3" d="M27-88h15v24H27zM29-91h7v4h-7z" />
      <path className="strap" d="M-34-84v20M-14-84v20M8-78v14M27-76h15" />
      <path className="rack" d="M-50-64H50M-46-64v8M46-64v8M0-64v8" />
      <path className="van-top" d="M-56-8L-50-48Q-48-58-38-58H38Q48-58 50-48L56-8Z" />
      <path className="van-glass" d="M-42-18L-38-44Q-37-48-33-48H33Q37-48 38-44L42-18Z" />
      <path
        className="rider"
        d="M-22-18v-8q0-3 3-4q-4-9 4-10q8 1 4 10q3 1 3 4v8zM10-18v-6q0-3 3-4q-3-8 4-8.5q7 .5 4 8.5q3 1 3 4v6z"
      />
      <path className="van-crack" d="M30-48l-7 12l7 5l-5 13" />
      <path className="van-body" d="M-60-8H60V22Q60 28 54 28H-54Q-60 28-60 22Z" />
      <path className="van-line" d="M-60-2H60M0-8V28" />
      <path className="tail-light" d="M-57 2h12v12h-12zM45 2h12v12H45z" />
      <circle cx="0" cy="8" r="15" className="spare" />
      <circle cx="0" cy="8" r="6" className="spare-hub" />
      <path className="bumper" d="M-64 24H64v8H-64z" />
      <path className="plate" d="M24 13h18v8H24z" />
    </g>
  );
}

function WarningSign(): ReactElement {
  return (
    <g transform="translate(78 176)">
      <path className="post" d="M-3 30V178h7V30z" />
      <path className="sign-board" d="M0-46L46 0L0 46L-46 0Z" />
      <path className="sign-edge" d="M0-39L39 0L0 39L-39 0Z" />
      <path
        className="sign-figure"
        transform="translate(-7 12) scale(.96)"
        d="M-1-30q1-6 6-5q5 2 3 7q-1 4-4 4l1 3q5 0 8 3l9-3l5-3l1 3l-4 3l-10 5l-6-1l1 9l5 8l-1 9h5l1 3h-9l-1-12l-5-6l-5 9l-6 8l3 4h-5l-5-4l9-14l2-13l-1-9q-2-7 4-8z"
      />
      <path className="claws" d="M17-30Q8-10 12 10M25-22Q16-4 19 14M32-13Q25 2 27 14" />
    </g>
  );
}

/** Maximum Apocalypse: the way out of town, with everybody in the van. */
function Picture(props: { readonly fit: string }): ReactElement {
  return (
    <svg
      className="poster-art poster-max"
      viewBox="0 0 480 365"
      preserveAspectRatio={props.fit}
      aria-hidden="true"
    >
      <defs>
        <linearGradient id="max-sky" x2="0" y2="1">
          <stop offset="0" className="s0" />
          <stop offset=".45" className="s1" />
          <stop offset=".8" className="s2" />
          <stop offset="1" className="s3" />
        </linearGradient>
        <linearGradient id="max-tail" x2="0" y2="1">
          <stop offset="0" stopColor="#ff3b22" stopOpacity=".5" />
          <stop offset="1" stopColor="#ff3b22" stopOpacity="0" />
        </linearGradient>
      </defs>
      <rect width="480" height={HORIZON + 6} fill="url(#max-sky)" />
      <circle cx="236" cy="146" r="88" className="sun-halo" />
      <circle cx="236" cy="146" r="56" className="sun" />
      <path
        className="cloud"
        d="M150 128h74q10 0 8 4h-84q-6-2 2-4zM262 152h96q8 1 4 5H256q-4-3 6-5zM186 172h60q7 0 5 4h-68q-4-2 3-4z"
      />
      <path className="ruins-far" d={FAR.outline} />
      <path className="lights" d={FAR.windows} />
      <path className="ruins" d={NEAR.outline} />
      <path className="lights" d={NEAR.windows} />
      <rect y={HORIZON} width="480" height={365 - HORIZON} className="verge" />
      <path className="road" d={lane(-70, 560)} />
      <path className="edge" d={`${lane(-40, -28)}${lane(520, 534)}`} />
      <path className="dash" d={DASHES} />
      <path
        className="wire"
        d="M480 18Q380 96 330 132Q290 158 262 172M480 30Q380 106 330 140Q290 163 262 176"
      />
      <Pole x={442} share={1} />
      <Pole x={337} share={0.48} />
      <Pole x={283} share={0.24} />
      <Shambler x={148} y={232} size={0.8} />
      <Shambler x={176} y={216} size={0.5} />
      <Shambler x={392} y={236} size={0.75} left />
      <Shambler x={300} y={211} size={0.42} left />
      <Shambler x={446} y={300} size={1.7} left />
      <Van />
      <WarningSign />
      <Shambler x={26} y={326} size={2.1} />
    </svg>
  );
}

/** Width and outline of each stencil letter, 20 high. */
const STENCIL: Readonly<Record<string, readonly [number, string]>> = {
  ' ': [5, ''],
  A: [
    17,
    'M0 20L5.5 0H7.8V6L6.9 12H7.8V16.4H6.2L5.6 20ZM17 20L11.5 0H9.2V6L10.1 12H9.2V16.4H10.8L11.4 20Z',
  ],
  C: [
    15,
    'M7.3 0H3.6L0 3.6V16.4L3.6 20H7.3V15H5.8V5H7.3ZM8.7 0H12L15 3V7H9.4V5H8.7ZM8.7 20H12L15 17V13H9.4V15H8.7Z',
  ],
  E: [14, 'M0 0H6V20H0ZM7.4 0H14V5.2H7.4ZM7.4 7.6H13V12.4H7.4ZM7.4 14.8H14V20H7.4Z'],
  I: [6, 'M0 0H6V20H0Z'],
  L: [14, 'M0 0H6V20H0ZM7.4 14.6H14V20H7.4Z'],
  M: [20, 'M0 0H5.6V20H0ZM14.4 0H20V20H14.4ZM6.8 0L10 8L13.2 0V9.5L10.9 15.5H9.1L6.8 9.5Z'],
  O: [
    16,
    'M7.3 0H3.6L0 3.6V16.4L3.6 20H7.3V15H5.8V5H7.3ZM8.7 0H12.4L16 3.6V16.4L12.4 20H8.7V15H10.2V5H8.7Z',
  ],
  P: [15, 'M0 0H5.8V20H0ZM7.2 0H11.6L15 3.4V9.6L11.6 13H7.2V8H9.4V5H7.2Z'],
  S: [
    14.5,
    'M3.4 0H11.1L14.5 3.4V6.4H9.2V4.8H5.4V7.4L9.3 9.3H2.2L0 7.6V3.4ZM11.1 20H3.4L0 16.6V13.6H5.3V15.2H9.1V12.6L5.2 10.7H12.3L14.5 12.4V16.6Z',
  ],
  U: [15, 'M0 0H5.8V14.8H6.8V20H3.5L0 16.5ZM15 0H9.2V14.8H8.2V20H11.5L15 16.5Z'],
  X: [17, 'M0 0H6.4L8.5 4.6L10.6 0H17L12.6 9.3H4.4ZM0 20H6.4L8.5 15.4L10.6 20H17L12.6 10.7H4.4Z'],
  Y: [16, 'M0 0H6L8 5.4L10 0H16L11 11.2H5ZM5.1 12.6H10.9V20H5.1Z'],
};

/** A stencil of our own, so that the first page need not fetch a typeface. */
function Stencil(props: { readonly text: string }): ReactElement {
  const placed: { at: number; d: string }[] = [];
  let at = 0;
  for (const letter of props.text) {
    const [width, d] = STENCIL[letter] ?? [0, ''];
    placed.push({ at, d });
    at += width + 2;
  }
  return (
    <svg className="lettering stencil" viewBox={`0 -1 ${at} 22`} aria-hidden="true">
      {placed.map(({ at: x, d }) => (
        <path key={x} d={d} transform={`translate(${x} 0)`} />
      ))}
    </svg>
  );
}

function Lettering(): ReactElement {
  return <Stencil text="MAXIMUM APOCALYPSE" />;
}

export const poster: Poster = { Picture, Lettering, strip: 'middle' };
