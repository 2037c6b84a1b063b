import { SeatShape, useSeatStyles } from '@incognita/boards';
import { n, seeded } from '@incognita/boards/poster';
import type { ReactElement } from 'react';
import type { OldOneType } from '../../content/types.ts';
import { Icon, octagon } from '../Pieces.tsx';
import { places } from '../places.ts';

const BONE = '#F1E6FF';
const RIM = '#BD9BF2';
const DANGER = '#FF7A5C';

/** A pit with teeth: points on two rings, none like the other, the same on every visit. */
function pit(r: number, teeth: number, seed: number): string {
  const chance = seeded(seed);
  const points = places(teeth * 2).map((i) => {
    const turn = (Math.PI * i) / teeth - Math.PI / 2;
    const reach = i % 2 === 0 ? r * (0.93 + chance() * 0.14) : r * (0.66 + chance() * 0.08);
    return `${n(Math.cos(turn) * reach)} ${n(Math.sin(turn) * reach)}`;
  });
  return `M${points.join('L')}Z`;
}

const almond = (w: number, h: number): string =>
  `M${n(-w)} 0Q0 ${n(-h)} ${n(w)} 0Q0 ${n(h)} ${n(-w)} 0Z`;

/** Where Old Ones come out of the ground. An Old One that stands there hides the eye. */
export function SpawnTile(props: {
  readonly r: number;
  readonly dangerous: boolean;
  readonly occupied: boolean;
  /** Tells one pit from another. */
  readonly seed?: number;
}): ReactElement {
  const { dangerous, occupied, seed = 1 } = props;
  const r = occupied ? props.r * 1.27 : props.r;
  const rim = dangerous ? DANGER : RIM;
  return (
    <g className="spawn-tile">
      <path
        d={pit(r, dangerous ? 16 : 11, seed)}
        fill="#0A0612"
        stroke={rim}
        strokeWidth={n(r * 0.075)}
        strokeLinejoin="round"
      />
      <path d={pit(r * 0.74, dangerous ? 16 : 11, seed + 7)} fill="#1B0F2C" opacity=".9" />
      {!occupied && (
        <g>
          <path
            d={almond(r * 0.5, r * 0.52)}
            fill="#2B1547"
            stroke={rim}
            strokeWidth={n(r * 0.06)}
          />
          <path d={almond(r * 0.09, r * 0.46)} transform="rotate(90)" fill={rim} />
          <path
            d={`M0 ${n(-r * 0.25)}V${n(r * 0.25)}`}
            stroke="#0A0612"
            strokeWidth={n(r * 0.07)}
          />
        </g>
      )}
      {dangerous && <PlusOne x={r * 0.72} y={-r * 0.78} size={r * 0.62} />}
    </g>
  );
}

function PlusOne(props: {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}): ReactElement {
  const { size } = props;
  return (
    <g transform={`translate(${n(props.x)} ${n(props.y)})`}>
      <rect
        x={n(-size * 0.62)}
        y={n(-size * 0.44)}
        width={n(size * 1.24)}
        height={n(size * 0.88)}
        rx={n(size * 0.2)}
        fill="#E2563B"
        stroke="#2B0A05"
        strokeWidth="1.2"
      />
      <text className="plus-one" y={n(size * 0.25)} fontSize={n(size * 0.72)} textAnchor="middle">
        +1
      </text>
    </g>
  );
}

/** The strength of a Port: what it can take as arcs around its disc, and a shield with the side. */
export function PortStrength(props: {
  /** Of the disc that it surrounds. */
  readonly r: number;
  readonly strength: number;
  readonly damage: number;
}): ReactElement {
  const { r, strength, damage } = props;
  const ring = r + 4.4;
  const span = (Math.PI * 2) / 4;
  const arcs = places(4).map((i) => {
    const from = -Math.PI / 2 + i * span + 0.17;
    const to = from + span - 0.34;
    const at = (turn: number): string => `${n(Math.cos(turn) * ring)} ${n(Math.sin(turn) * ring)}`;
    return {
      d: `M${at(from)}A${n(ring)} ${n(ring)} 0 0 1 ${at(to)}`,
      whole: i < strength - damage,
    };
  });
  return (
    <g className="port-strength">
      {arcs.map(({ d, whole }) => (
        <g key={d}>
          <path d={d} fill="none" stroke="#1D100A" strokeWidth="5.4" strokeLinecap="round" />
          <path
            d={d}
            fill="none"
            stroke={whole ? '#FFE9C2' : '#8A79A3'}
            strokeWidth="3.2"
            strokeLinecap="round"
            strokeDasharray={whole ? undefined : '1 5'}
          />
        </g>
      ))}
      <g transform={`translate(${n(-r * 0.86)} ${n(r * 0.9)})`}>
        <path
          d="M-8-9H8V1Q8 8 0 11.5Q-8 8-8 1Z"
          fill="#FFF3D9"
          stroke="#1D100A"
          strokeWidth="1.5"
        />
        <text className="shield-number" y="5" fontSize="13" textAnchor="middle">
          {strength}
        </text>
      </g>
    </g>
  );
}

/** A tower in its owner's colours, with the damage that it has taken. */
export function OutpostTower(props: {
  readonly seat: number;
  readonly size: number;
  readonly damage: number;
  readonly capacity: number;
}): ReactElement {
  const { size, seat } = props;
  const { fill } = useSeatStyles()(seat);
  const u = size / 24;
  const pip = u * 4.6;
  return (
    <g className="outpost">
      <g transform={`scale(${n(u * 10)} ${n(u * 10)}) scale(.1)`}>
        <path
          d="M-12-12H-7.5V-8.5H-2.6V-12H2.6V-8.5H7.5V-12H12V-3.5L9.6-1.5V12H-9.6V-1.5L-12-3.5Z"
          fill="#FFF6E2"
          stroke="#1D100A"
          strokeWidth="1.3"
          strokeLinejoin="round"
        />
        <path
          d="M-10-10.2H-9.3V-6.6H-.9V-10.2H.9V-6.6H9.3V-10.2H10V-4.3L7.8-2.4V10.2H-7.8V-2.4L-10-4.3Z"
          fill="none"
          stroke={fill}
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <path d="M-3.4 12V6.4Q-3.4 2.6 0 2.6Q3.4 2.6 3.4 6.4V12Z" fill="#2A170C" />
        <path
          d="M-5.6-3.2H-3.2V.2H-5.6ZM3.2-3.2H5.6V.2H3.2Z"
          fill="#FFC170"
          stroke="#2A170C"
          strokeWidth=".6"
        />
      </g>
      <g transform={`translate(0 ${n(size * 0.62)})`}>
        {places(props.capacity).map((i) => (
          <rect
            key={i}
            x={n((i - props.capacity / 2) * pip)}
            y={n(-pip / 2)}
            width={n(pip)}
            height={n(pip)}
            fill={i < props.damage ? '#6B3FA8' : '#160B22'}
            stroke={BONE}
            strokeWidth=".8"
          />
        ))}
      </g>
      <SeatShape seat={seat} x={size * 0.46} y={-size * 0.46} r={size * 0.16} />
    </g>
  );
}

const LEVEL: Readonly<Record<number, { readonly colour: string; readonly roman: string }>> = {
  1: { colour: '#7FB56A', roman: 'I' },
  2: { colour: '#F0BE3C', roman: 'II' },
  3: { colour: '#E2563B', roman: 'III' },
};

/** A face-down tile as only the Old Ones player sees it: everything dashed is hidden from others. */
export function OwnSleeper(props: {
  readonly type: OldOneType;
  readonly level: number;
  readonly vp: number;
  readonly r: number;
}): ReactElement {
  const { r } = props;
  const { colour, roman } = LEVEL[props.level] ?? { colour: '#C9A6F5', roman: 'X' };
  return (
    <g className="tile own-asleep">
      <path d={octagon(r)} fill="#2A1644" stroke="#0E0814" strokeWidth="1.6" />
      <path
        d={octagon(r - 2.6)}
        fill="none"
        stroke={colour}
        strokeWidth="1.8"
        strokeDasharray="4 3"
      />
      <g fill="#D9BFFA">
        <Icon name={props.type} size={r * 1.22} className="icon own" />
      </g>
      <g transform={`translate(${n(r * 0.76)} ${n(-r * 0.76)})`}>
        <circle
          r={n(r * 0.38)}
          fill="#1B0F2C"
          stroke="#D9BFFA"
          strokeWidth="1.4"
          strokeDasharray="3 2"
        />
        <text className="own-vp" y={n(r * 0.18)} fontSize={n(r * 0.5)} textAnchor="middle">
          {props.vp}
        </text>
      </g>
      <g transform={`translate(${n(-r * 0.66)} ${n(r * 0.74)})`}>
        <rect
          x={n(-r * 0.38)}
          y={n(-r * 0.27)}
          width={n(r * 0.76)}
          height={n(r * 0.54)}
          rx="3"
          fill="#0E0814"
          stroke={colour}
          strokeWidth="1.2"
        />
        <text
          className="own-level"
          y={n(r * 0.17)}
          fontSize={n(r * 0.44)}
          fill={colour}
          textAnchor="middle"
        >
          {roman}
        </text>
      </g>
    </g>
  );
}

/** The same where there is only room for what it is. */
export function SmallSleeper(props: {
  readonly type: OldOneType;
  readonly r: number;
}): ReactElement {
  const { r } = props;
  return (
    <g className="tile own-asleep">
      <path d={octagon(r)} fill="#2A1644" stroke="#D9BFFA" strokeOpacity=".6" />
      <g fill="#D9BFFA">
        <Icon name={props.type} size={r * 1.4} className="icon own" />
      </g>
    </g>
  );
}
