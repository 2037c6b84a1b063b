import { memo, type ReactElement } from 'react';
import { type Point, SHEET, trailPath } from './trail.ts';

/** Seeded numbers, so that the ice is the same ice at every table. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Wind-packed snow: short strokes that all lean with the wind. */
function drifts(): string {
  const chance = seeded(90);
  let d = '';
  for (let i = 0; i < 150; i++) {
    const [x, y] = [chance() * SHEET.width, chance() * SHEET.height];
    const length = 10 + chance() * 26;
    d += `M${n(x)} ${n(y)}q${n(length / 2)} ${n(-3 - chance() * 4)} ${n(length)} 0`;
  }
  return d;
}

/** Cracks in the old ice, each a line that cannot decide. */
function cracks(): string {
  const chance = seeded(7);
  let d = '';
  for (let i = 0; i < 11; i++) {
    let [x, y] = [chance() * SHEET.width, chance() * SHEET.height];
    const way = chance() * Math.PI * 2;
    d += `M${n(x)} ${n(y)}`;
    for (let j = 0; j < 6; j++) {
      const turn = way + (chance() - 0.5) * 1.6;
      const length = 12 + chance() * 20;
      x += Math.cos(turn) * length;
      y += Math.sin(turn) * length;
      d += `L${n(x)} ${n(y)}`;
    }
  }
  return d;
}

/** Nunataks: rock that looks out of the ice, with the light from the west. */
const PEAKS: readonly (Point & { readonly size: number })[] = [
  { x: 100, y: 120, size: 1.3 },
  { x: 178, y: 96, size: 0.85 },
  { x: 470, y: 120, size: 1.15 },
  { x: 548, y: 142, size: 0.75 },
  { x: 60, y: 560, size: 1 },
  { x: 330, y: 352, size: 1 },
  { x: 402, y: 372, size: 0.7 },
  { x: 824, y: 410, size: 1.2 },
  { x: 470, y: 622, size: 1.1 },
  { x: 548, y: 606, size: 0.7 },
  { x: 818, y: 772, size: 1.2 },
  { x: 60, y: 800, size: 0.9 },
];

const DRIFTS = drifts();
const CRACKS = cracks();

function Peak(props: Point & { readonly size: number }): ReactElement {
  return (
    <g transform={`translate(${props.x} ${props.y}) scale(${props.size})`}>
      <path className="whi-peak" d="M-46 26L-18-18L-8-6L6-34L46 26Q0 34-46 26Z" />
      <path className="whi-peak-shade" d="M6-34L46 26Q26 31 10 31L2-4Z" />
      <path
        className="whi-peak-snow"
        d="M6-34L-3-15L3-10L8-16L14-10L19-15ZM-18-18L-26-5L-19-8L-14-5Z"
      />
    </g>
  );
}

function Camp(props: { readonly at: Point }): ReactElement {
  return (
    <g transform={`translate(${props.at.x - 84} ${props.at.y - 22})`}>
      <path className="whi-shadow" d="M-44 24q50 12 104 0q-20 16-54 16t-50-16z" />
      <path className="whi-tent" d="M-40 24L-14-22L12 24Z" />
      <path className="whi-tent-shade" d="M-14-22L12 24H-8Z" />
      <path className="whi-door" d="M-20 24L-14 2L-8 24Z" />
      <path className="whi-tent two" d="M14 28L32-6L52 28Z" />
      <path className="whi-tent-shade" d="M32-6L52 28H37Z" />
      <path className="whi-smoke" d="M-14-24q-8-10 0-18t-2-20" />
    </g>
  );
}

function Pole(props: { readonly at: Point }): ReactElement {
  const { x, y } = props.at;
  return (
    <g transform={`translate(${x} ${y})`}>
      {[88, 66, 46].map((r) => (
        <ellipse key={r} rx={r} ry={r * 0.62} className="whi-ring" />
      ))}
      <g transform="translate(34 -26)">
        <path className="whi-stick" d="M-3.5 30V-58h7V30z" />
        <path className="whi-stripe" d="M-3.5-50h7v12h-7zM-3.5-26h7v12h-7zM-3.5-2h7v12h-7z" />
        <path className="whi-pennant" d="M3.5-58q16-6 28 0t24-2l-8 11l8 11q-12 6-24 1t-28 1z" />
        <circle cy="-61" r="5" className="whi-knob" />
      </g>
    </g>
  );
}

/** The sheet under everything: it never changes, so it is drawn once. */
export const Ground = memo(function Ground(props: {
  readonly camp: Point;
  readonly pole: Point;
}): ReactElement {
  const { x, y, width, height } = SHEET;
  return (
    <g aria-hidden="true">
      <rect
        x={x - 900}
        y={y - 700}
        width={width + 1800}
        height={height + 1400}
        className="whi-ice"
      />
      <path
        className="whi-shelf"
        d="M-900 -700H1800V150Q1300 110 1000 190T640 210T250 170T-60 250T-900 200Z"
      />
      <path
        className="whi-lead"
        d="M-900 540Q-200 520 60 606Q180 588 300 592Q262 634 150 634Q40 632 -60 652Q-400 640 -900 690ZM560 392Q640 352 700 398T660 446Q560 452 560 392ZM-900 1520V900Q-200 850 180 806T520 806T900 830T1800 790V1520Z"
      />
      <path className="whi-drifts" d={DRIFTS} />
      <path className="whi-cracks" d={CRACKS} />
      {PEAKS.map((peak) => (
        <Peak key={`${peak.x}`} {...peak} />
      ))}
      <path className="whi-trail" d={trailPath(0)} />
      <path className="whi-runner-track" d={trailPath(-4)} />
      <path className="whi-runner-track" d={trailPath(4)} />
      <Camp at={props.camp} />
      <Pole at={props.pole} />
    </g>
  );
});
