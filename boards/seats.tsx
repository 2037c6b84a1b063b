import type { ReactElement } from 'react';

/** Six colours and six shapes: the shape is drawn on every piece, so colour is never alone. */
export interface SeatStyle {
  readonly fill: string;
  readonly ink: string;
  readonly shape: 'circle' | 'square' | 'triangle' | 'diamond' | 'pentagon' | 'cross';
}

const SEATS: readonly SeatStyle[] = [
  { fill: '#D03F27', ink: '#FFFFFF', shape: 'circle' },
  { fill: '#1F57B6', ink: '#FFFFFF', shape: 'square' },
  { fill: '#F2B51D', ink: '#241A00', shape: 'triangle' },
  { fill: '#F4EEDF', ink: '#221D14', shape: 'diamond' },
  { fill: '#6DB3EA', ink: '#06223A', shape: 'pentagon' },
  { fill: '#57182E', ink: '#FFFFFF', shape: 'cross' },
];

export const seatStyle = (seat: number): SeatStyle =>
  SEATS[seat % SEATS.length] ?? { fill: '#888', ink: '#000', shape: 'circle' };

const SHAPES: Readonly<Record<SeatStyle['shape'], string>> = {
  circle: 'M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z',
  square: 'M-.88-.88H.88V.88H-.88Z',
  triangle: 'M0-1.05L1.05 .85H-1.05Z',
  diamond: 'M0-1.15L1.15 0L0 1.15L-1.15 0Z',
  pentagon: 'M0-1.05L1 -.32L.62 .85H-.62L-1-.32Z',
  cross: 'M-.4-1H.4V-.4H1V.4H.4V1H-.4V.4H-1V-.4H-.4Z',
};

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
  const { fill, shape } = seatStyle(props.seat);
  return (
    <path
      d={SHAPES[shape]}
      transform={`translate(${props.x ?? 0} ${props.y ?? 0}) scale(${props.r})`}
      fill={fill}
      stroke={props.outline ?? '#10171B'}
      strokeWidth={(props.line ?? 1.6) / props.r}
      strokeLinejoin="round"
    />
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
