import type { MarkPart, SeatLook } from '@incognita/kernel';
import { createContext, type ReactElement, useContext } from 'react';

/** A colour and a mark: the mark is drawn on every piece, so colour is never alone. */
export interface SeatStyle {
  readonly fill: string;
  readonly ink: string;
  readonly mark: readonly MarkPart[];
}

const inOneStroke = (fill: string, ink: string, d: string): SeatStyle => ({
  fill,
  ink,
  mark: [{ d, fill }],
});

/** Vermilion circle, cobalt square, wattle triangle, bone diamond, sky pentagon, mulberry cross. */
const SIX: readonly SeatStyle[] = [
  inOneStroke('#D03F27', '#FFFFFF', 'M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z'),
  inOneStroke('#1F57B6', '#FFFFFF', 'M-.88-.88H.88V.88H-.88Z'),
  inOneStroke('#F2B51D', '#241A00', 'M0-1.05L1.05 .85H-1.05Z'),
  inOneStroke('#F4EEDF', '#221D14', 'M0-1.15L1.15 0L0 1.15L-1.15 0Z'),
  inOneStroke('#6DB3EA', '#06223A', 'M0-1.05L1 -.32L.62 .85H-.62L-1-.32Z'),
  inOneStroke('#57182E', '#FFFFFF', 'M-.4-1H.4V-.4H1V.4H.4V1H-.4V.4H-1V-.4H-.4Z'),
];
const UNKNOWN = inOneStroke('#888', '#000', 'M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z');

/** How a seat looks among these looks; by its place where they do not say. */
export function seatStyle(seat: number, looks: readonly SeatLook[]): SeatStyle {
  const look = looks[seat] ?? seat;
  return typeof look === 'number' ? (SIX[look % SIX.length] ?? UNKNOWN) : look;
}

const Looks = createContext<readonly SeatLook[]>([]);

/** Gives the looks of a table's seats to every mark and piece inside. */
export const SeatLooks = Looks.Provider;

/** How the seats of this table look. */
export function useSeatStyles(): (seat: number) => SeatStyle {
  const looks = useContext(Looks);
  return (seat) => seatStyle(seat, looks);
}

/** A seat's mark at a place of an SVG. */
export function SeatShape(props: {
  readonly seat: number;
  readonly x?: number;
  readonly y?: number;
  readonly r: number;
  readonly outline?: string;
  /** Width of the outline, in the units of the drawing. */
  readonly line?: number;
}): ReactElement {
  const [ground, ...details] = useSeatStyles()(props.seat).mark;
  return (
    <g transform={`translate(${props.x ?? 0} ${props.y ?? 0}) scale(${props.r})`}>
      <path
        d={ground?.d}
        fill={ground?.fill}
        stroke={props.outline ?? '#10171B'}
        strokeWidth={(props.line ?? 1.6) / props.r}
        strokeLinejoin="round"
      />
      {details.map(({ d, fill, line, width }) => (
        <path key={d} d={d} fill={fill} stroke={line} strokeWidth={width} />
      ))}
    </g>
  );
}

/** A seat's mark in running text. */
export function SeatMark(props: { readonly seat: number; readonly size?: number }): ReactElement {
  const size = props.size ?? 16;
  return (
    <svg
      className="seat-mark"
      width={size}
      height={size}
      viewBox="-1.5 -1.5 3 3"
      aria-hidden="true"
    >
      <SeatShape seat={props.seat} r={1.1} line={0.16} outline="var(--seat-outline, #10171B)" />
    </svg>
  );
}
