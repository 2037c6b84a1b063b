import { SeatShape, useSeatStyles } from '@incognita/boards';
import type { ReactElement } from 'react';
import type { Discovery } from '../content/types.ts';
import { ICONS } from './icons.ts';

/** An icon of 512 units in a square of this size around 0, 0. */
export function Icon(props: {
  readonly name: keyof typeof ICONS;
  readonly size: number;
  readonly fill?: string;
  readonly y?: number;
}): ReactElement {
  const scale = props.size / 512;
  return (
    <use
      href={ICONS[props.name]}
      transform={`translate(${-props.size / 2} ${-props.size / 2 + (props.y ?? 0)}) scale(${scale})`}
      fill={props.fill ?? 'currentColor'}
    />
  );
}

const SAILS =
  'M-16.4-17.5q5-1.6 9.6 0q1.7 4.4.2 8.6q-5 1.6-10 0q-1.6-4.4.2-8.6zM-17-7.4q5.4 1.6 11 0q1.2 3.6-.2 6.8q-5.4 1.4-10.6 0q-1.4-3.4-.2-6.8z' +
  'M-4.6-22.5q5-1.7 9.6 0q1.8 5 .2 9.8q-5 1.7-10 0q-1.7-5 .2-9.8zM-5.6-11.2q5.8 1.8 11.6 0q1.5 5.2-.2 10q-5.6 1.6-11.2 0q-1.6-5-.2-10z' +
  'M8-16.4q4.2-1.4 8.4 0q1.4 3.8.2 7.6q-4.4 1.4-8.8 0q-1.4-3.8.2-7.6zM7.4-7.2q4.8 1.5 9.8 0q1 3.4-.2 6.4q-4.8 1.3-9.4 0q-1.2-3.2-.2-6.4z';

/** Three masts, the hull in the seat's colour, its shape at the masthead. */
export function Ship(props: { readonly seat: number; readonly icebound?: boolean }): ReactElement {
  const { fill } = useSeatStyles()(props.seat);
  return (
    <g
      className={props.icebound ? 'nwp-ship icebound' : 'nwp-ship'}
      transform={props.icebound ? 'rotate(-3)' : undefined}
    >
      <ellipse cx="1" cy="14" rx="23" ry="5" className="nwp-shadow" />
      {props.icebound ? null : (
        <path
          className="nwp-wake"
          d="M-27 13q5-3.4 10 0t10 0t10 0t10 0t10 0M-20 17.5q5-3 10 0t10 0t10 0t10 0"
        />
      )}
      <path className="nwp-mast" d="M-11.6-20V4M.2-26V4M12-19V4M-17 3L-27-5" />
      <path className="nwp-rope" d="M-27-5L-11.6-19.5L.2-25L12-18.5L21 3M-27-5L-11.6-9" />
      <path className="nwp-sail" d={SAILS} />
      <path
        className="nwp-hull"
        fill={fill}
        d="M-22 2.4Q-21.6 1.6-20 1.8L-17 3H14V.6H22.4L20.6 8.4Q19.4 14 14.6 14.4H-12.4Q-18.6 14-22 2.4Z"
      />
      <path className="nwp-strake" d="M-20.2 6.6H20.6" />
      {props.icebound ? (
        <path
          className="nwp-squeeze"
          d="M-27 13.5l7-4.6l6 3.4l6.6-3.6l7 3.8l6.6-4l6.4 3.4l6.4-3.6l6 6l-7 4.6H-20z"
        />
      ) : null}
      <SeatShape seat={props.seat} x={0.2} y={-29.5} r={4.6} line={1.4} />
    </g>
  );
}

/** A loaded sled, the seat's shape above it. */
export function Sled(props: { readonly seat: number }): ReactElement {
  const { fill } = useSeatStyles()(props.seat);
  return (
    <g className="nwp-sled">
      <ellipse cx="1" cy="5.5" rx="22" ry="3.6" className="nwp-shadow" />
      <path className="nwp-load" d="M-10-1.6q-1.6-8.6 5-9.6q9-1.2 12.6 1.4q3.6 2.6 3 8.2z" />
      <path className="nwp-lash" d="M-4-11.4q-2 5-.6 9.8M3.4-11q-1 5 .2 9.4" />
      <path
        className="nwp-hull"
        fill={fill}
        d="M-16.5-3.4H12.6q5.6 0 5.4-5q-.1-1.8-2-1.9q-.9-2.5 1.8-2.7q4.2-.1 4.2 4.9q-.2 8.3-8.6 8.3H-16.5z"
      />
      <path className="nwp-runner" d="M-12.6 0v4.6M-1 0v4.6M9.4 0v4.2M-18 4.8H11q8.6 0 10.2-8" />
      <SeatShape seat={props.seat} x={-1} y={-17} r={4.4} line={1.4} />
    </g>
  );
}

/** The pawn of a crew: in the seat's colour when ready, a dashed outline at rest. */
export function Pawn(props: {
  readonly seat: number;
  readonly state: 'ready' | 'resting';
}): ReactElement {
  const { fill } = useSeatStyles()(props.seat);
  return (
    <svg className={`nwp-pawn ${props.state}`} viewBox="-9 -12 18 24" aria-hidden="true">
      <path
        d="M0-10.6a4.3 4.3 0 0 1 2.5 7.8q4.8 1.9 5.2 13.2h-15.4q.4-11.3 5.2-13.2a4.3 4.3 0 0 1 2.5-7.8z"
        fill={props.state === 'ready' ? fill : 'none'}
      />
    </svg>
  );
}

/** The five discoveries, told by their silhouettes; 0, 0 is the middle. */
export function Token(props: { readonly token: Discovery }): ReactElement {
  switch (props.token) {
    case 'cairn':
      return (
        <g className="nwp-token">
          <path d="M0-13L16.4 15.4H-16.4Z" className="nwp-shadow" />
          <path d="M0-15L16.4 13.4H-16.4Z" fill="#8A8F94" className="nwp-body" />
          <Icon name="cairn" size={19} fill="#FFFFFF" y={5} />
        </g>
      );
    case 'inuit':
      return (
        <g className="nwp-token">
          <circle r="14.5" cy="2" className="nwp-shadow" />
          <circle r="14" fill="#B96A12" className="nwp-body" />
          <Icon name="inuit" size={19} fill="#FFF6E2" y={-0.5} />
        </g>
      );
    case 'franklin':
      return (
        <g className="nwp-token">
          <path d="M-13.5-11H13.5V3.6Q13 12.6 0 17.8Q-13 12.6-13.5 3.6Z" className="nwp-shadow" />
          <path
            d="M-13-13.4H13V1.6Q13 10.6 0 15.6Q-13 10.6-13 1.6Z"
            fill="#1A1614"
            className="nwp-body"
          />
          <Icon name="franklin" size={18} fill="#F6E9CF" y={-1.5} />
        </g>
      );
    case 'strait':
      return (
        <g className="nwp-token">
          <path d="M0-14L15.5 2L0 18.5L-15.5 2Z" className="nwp-shadow" />
          <path d="M0-16L15 0L0 16L-15 0Z" fill="#FFFFFF" className="nwp-body" />
          <path
            className="nwp-strait"
            d="M0 9.5V-8M-3.2-5L0-9.4L3.2-5M-1.5 3.5Q-6 1.5-6.2-2.6M-8-.4L-6.4-3.4L-4.2-1M1.5 3.5Q6 1.5 6.2-2.6M8-.4L6.4-3.4L4.2-1"
          />
        </g>
      );
    case 'cartography':
      return (
        <g className="nwp-token">
          <path d="M-13.5-11H13.5V15.5H-13.5Z" className="nwp-shadow" />
          <path d="M-13-13H13V13H-13Z" fill="#F3C14B" className="nwp-body" />
          <Icon name="cartography" size={19} fill="#3A2606" />
        </g>
      );
  }
}

/** A token in running text or in a table. */
export function TokenGlyph(props: {
  readonly token: Discovery;
  readonly size?: number;
}): ReactElement {
  const size = props.size ?? 22;
  return (
    <svg
      className="nwp-glyph"
      width={size}
      height={size}
      viewBox="-18 -18 36 36"
      aria-hidden="true"
    >
      <Token token={props.token} />
    </svg>
  );
}

export function Tuunbaq(): ReactElement {
  return (
    <g className="nwp-tuunbaq">
      <ellipse cy="5" rx="20" ry="17" className="nwp-shadow" />
      <path className="nwp-beast-body" d="M-20-4Q-18-19 0-20Q18-19 20-4Q21 12 0 20Q-21 12-20-4Z" />
      <Icon name="tuunbaq" size={32} fill="#F4FAFF" y={-1} />
    </g>
  );
}

/** A vehicle as a sign. */
export function VehicleGlyph(props: {
  readonly vehicle: 'ship' | 'sled';
  readonly seat: number;
  readonly size?: number;
}): ReactElement {
  const size = props.size ?? 30;
  return (
    <svg
      className="nwp-glyph"
      width={size}
      height={size}
      viewBox={props.vehicle === 'ship' ? '-29 -37 58 58' : '-24 -26 46 36'}
      aria-hidden="true"
    >
      {props.vehicle === 'ship' ? <Ship seat={props.seat} /> : <Sled seat={props.seat} />}
    </svg>
  );
}
