import { SeatShape, useSeatStyles } from '@incognita/boards';
import type { ReactElement } from 'react';
import type { FarmType, OldOneType } from '../content/types.ts';
import { ICONS } from './icons.ts';
import { places } from './places.ts';

export type IconName = keyof typeof ICONS;

/** A game-icons drawing, centred, `size` wide. */
export function Icon(props: {
  readonly name: IconName;
  readonly size: number;
  readonly x?: number;
  readonly y?: number;
  readonly className?: string;
}): ReactElement {
  const scale = props.size / 512;
  const [x, y] = [(props.x ?? 0) - props.size / 2, (props.y ?? 0) - props.size / 2];
  return (
    <use
      href={ICONS[props.name]}
      className={props.className ?? 'icon'}
      transform={`translate(${x} ${y}) scale(${scale})`}
    />
  );
}

/** An icon in running text. */
export function Glyph(props: { readonly name: IconName; readonly size?: number }): ReactElement {
  const size = props.size ?? 22;
  return (
    <svg width={size} height={size} viewBox="0 0 512 512" className="glyph" aria-hidden="true">
      <use href={ICONS[props.name]} fill="currentColor" />
    </svg>
  );
}

export type GoodName = 'coal' | 'iron' | 'gold' | 'phosphate' | 'vp';

/** Stock is told by its outline: lump, ingot, coin, crystal, laurel token. */
export function GoodShape(props: { readonly good: GoodName }): ReactElement {
  switch (props.good) {
    case 'coal':
      return (
        <g className="good coal">
          <path d="M-7-3L0-7L7-3V4L0 8L-7 4Z" fill="#2A2A2E" stroke="#0E0E10" />
          <path d="M-7-3L0 1L7-3M0 1V8" fill="none" stroke="#5A5A62" />
        </g>
      );
    case 'iron':
      return (
        <g className="good iron">
          <path d="M-5-5H5L9 6H-9Z" fill="#9FB0BD" stroke="#22303A" />
          <path d="M-5-5L-3.5 0H3.5L5-5M-3.5 0L-6 6M3.5 0L6 6" fill="none" stroke="#5D707E" />
        </g>
      );
    case 'gold':
      return (
        <g className="good gold">
          <circle r="7.5" fill="#F0B429" stroke="#5E3F00" />
          <circle r="4.8" fill="none" stroke="#9C6A00" />
        </g>
      );
    case 'phosphate':
      return (
        <g className="good phosphate">
          <path d="M0-8.5L5-3V5L0 8.5L-5 5V-3Z" fill="#D9F2EC" stroke="#2C6B60" />
          <path d="M-5-3L0 0L5-3M0 0V8.5" fill="none" stroke="#5FA597" />
        </g>
      );
    case 'vp':
      return (
        <g className="good vp">
          <circle r="8" fill="#FFF6DC" stroke="#6B4E16" strokeWidth="1.4" />
          <path d="M-3.4-2.8L0 3.6L3.4-2.8" fill="none" stroke="#6B4E16" strokeWidth="2" />
        </g>
      );
  }
}

export function GoodGlyph(props: {
  readonly good: GoodName;
  readonly size?: number;
}): ReactElement {
  const size = props.size ?? 22;
  return (
    <svg width={size} height={size} viewBox="-11 -11 22 22" className="glyph" aria-hidden="true">
      <GoodShape good={props.good} />
    </svg>
  );
}

/** Deposits in a paper pill with their count. */
export function DepositPill(props: {
  readonly good: GoodName;
  readonly count: number;
  readonly x: number;
  readonly y: number;
}): ReactElement {
  return (
    <g transform={`translate(${props.x} ${props.y})`} className="deposit">
      <rect x="-17" y="-9" width="34" height="18" rx="9" />
      <g transform="translate(-7 0) scale(.78)">
        <GoodShape good={props.good} />
      </g>
      <text x="8" y="4.6">
        {props.count}
      </text>
    </g>
  );
}

export function FarmTile(props: {
  readonly type: FarmType;
  readonly seat: number;
  readonly blighted: boolean;
  readonly size: number;
}): ReactElement {
  const half = props.size / 2;
  const { fill } = useSeatStyles()(props.seat);
  if (props.blighted)
    return (
      <g className="farm blighted">
        <path
          d={`M${-half} ${-half + 3}l5-4 6 3 7-3 7 4 5-2v8l2 6-3 6 1 7-6 2-5-2-7 4-6-4-6 1-2-6 2-7-3-6z`}
        />
        <Icon name={props.type} size={props.size * 0.72} className="icon faint" />
        <path d={`M${-half} ${half}L${half} ${-half}`} className="slash" />
        <SeatShape seat={props.seat} x={half - 1} y={-half + 1} r={4.6} />
      </g>
    );
  return (
    <g className="farm">
      <rect
        x={-half}
        y={-half}
        width={props.size}
        height={props.size}
        rx="4"
        fill="#FFF6E2"
        stroke="#1D100A"
        strokeWidth="1.4"
      />
      <rect
        x={-half + 2.4}
        y={-half + 2.4}
        width={props.size - 4.8}
        height={props.size - 4.8}
        rx="2.6"
        fill="none"
        stroke={fill}
        strokeWidth="3"
      />
      <Icon name={props.type} size={props.size * 0.66} className="icon dark" />
      <SeatShape seat={props.seat} x={half - 1} y={-half + 1} r={5} />
    </g>
  );
}

export function PortDisc(props: { readonly seat: number; readonly r: number }): ReactElement {
  const { fill, ink } = useSeatStyles()(props.seat);
  return (
    <g className="port">
      <circle r={props.r} fill={fill} stroke="#1D100A" strokeWidth="1.6" />
      <circle r={props.r - 3.2} fill="none" stroke="#FFF3D9" strokeWidth="1.8" />
      <g style={{ color: ink }} fill={ink}>
        <Icon name="anchor" size={props.r * 1.15} className="icon own" />
      </g>
      <SeatShape seat={props.seat} x={props.r * 0.78} y={-props.r * 0.78} r={5} />
    </g>
  );
}

export const octagon = (r: number): string =>
  `${places(8)
    .map((i) => {
      const turn = Math.PI / 8 + (Math.PI / 4) * i;
      return `${i === 0 ? 'M' : 'L'}${(r * Math.cos(turn)).toFixed(1)} ${(r * Math.sin(turn)).toFixed(1)}`;
    })
    .join('')}Z`;

const LEVEL_COLOUR: Readonly<Record<number, string>> = {
  1: '#7FB56A',
  2: '#F0BE3C',
  3: '#E2563B',
  4: '#C9A6F5',
};
const ROMAN: Readonly<Record<number, string>> = { 1: 'I', 2: 'II', 3: 'III', 4: 'X' };

/** Asleep: an eye whose pupil is its level. */
export function SleepingTile(props: { readonly level: number; readonly r: number }): ReactElement {
  const { r } = props;
  const colour = LEVEL_COLOUR[props.level] ?? '#C9A6F5';
  return (
    <g className="tile asleep">
      <path d={octagon(r)} fill="#241730" stroke="#0E0814" strokeWidth="1.6" />
      <path d={octagon(r - 3)} fill="none" stroke={colour} strokeWidth="2" />
      <path
        d={`M${-r * 0.66} 0Q0 ${-r * 0.62} ${r * 0.66} 0Q0 ${r * 0.62} ${-r * 0.66} 0Z`}
        fill="#140B1C"
        stroke={colour}
        strokeWidth="1.8"
      />
      <text className="roman" y={r * 0.2} fontSize={r * 0.58} fill={colour}>
        {ROMAN[props.level]}
      </text>
    </g>
  );
}

/** Awake: VP top right, capacity as pips below, each filled with the colour of who struck. */
export function AwakeTile(props: {
  readonly type: Exclude<OldOneType, 'empty'>;
  readonly vp: number;
  readonly capacity: number;
  readonly damage: readonly number[];
  readonly r: number;
  readonly spawned?: boolean;
}): ReactElement {
  const { r } = props;
  const styleOf = useSeatStyles();
  const struck = props.damage.flatMap((count, seat) => new Array<number>(count).fill(seat));
  const perRow = props.capacity >= 6 ? Math.ceil(props.capacity / 2) : props.capacity;
  const pip = Math.min(Math.max(6.4, r * 0.28), (r * 1.9) / perRow);
  return (
    <g className="tile awake">
      <path d={octagon(r)} fill="#4A2A73" stroke="#12081C" strokeWidth="1.8" />
      <path d={octagon(r - 2.6)} fill="none" stroke="#C9A6F5" strokeOpacity=".75" strokeWidth="1" />
      <Icon name={props.type} size={r * 1.35} y={-1} className="icon bone" />
      <g transform={`translate(0 ${r * 0.92})`}>
        {places(props.capacity).map((i) => {
          const [row, column] = [Math.floor(i / perRow), i % perRow];
          const seat = struck[i];
          const [x, y] = [(column - (perRow - 1) / 2) * pip, row * pip];
          return (
            <g key={i} transform={`translate(${x} ${y})`}>
              <rect
                x={-pip / 2}
                y={-pip / 2}
                width={pip}
                height={pip}
                fill={seat === undefined ? '#160B22' : styleOf(seat).fill}
                stroke="#F1E6FF"
                strokeWidth=".8"
              />
              {seat !== undefined && pip > 5 && <SeatShape seat={seat} r={pip * 0.28} />}
            </g>
          );
        })}
      </g>
      <circle
        cx={r * 0.76}
        cy={-r * 0.76}
        r={r * 0.4}
        fill="#F1E6FF"
        stroke="#241730"
        strokeWidth="1.4"
      />
      <text className="vp" x={r * 0.76} y={-r * 0.76 + r * 0.19} fontSize={r * 0.54}>
        {props.vp}
      </text>
    </g>
  );
}

/** Four corner brackets: "just changed". */
export function Brackets(props: {
  readonly at: { readonly x: number; readonly y: number };
  readonly r: number;
}): ReactElement {
  const { r } = props;
  const arm = Math.min(9, r * 0.6);
  const d = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([sx = 1, sy = 1]) => `M${sx * r} ${sy * (r - arm)}V${sy * r}H${sx * (r - arm)}`)
    .join('');
  return (
    <g className="brackets" transform={`translate(${props.at.x} ${props.at.y})`} aria-hidden="true">
      <path d={d} className="bracket-casing" />
      <path d={d} />
    </g>
  );
}
