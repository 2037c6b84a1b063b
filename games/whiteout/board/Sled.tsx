import { SeatShape, useSeatStyles } from '@incognita/boards';
import type { ReactElement } from 'react';

const DOG =
  'M0 0l1.5-5l-2-3l1.5-2l3 2h9l4-4l4 1l2 2.5l-3 1.5l-2 3.5l-2 3.5l2 4.5h-2.5l-3.5-4.5h-6l-2 4.5H1.5l1.5-5z';

/** A sled with its dogs, in the seat's colour and with the seat's shape. */
export function Sled(props: {
  readonly seat: number;
  readonly west: boolean;
  /** What a choice would make of it: pale, and not there yet. */
  readonly ghost?: boolean;
}): ReactElement {
  const { fill } = useSeatStyles()(props.seat);
  return (
    <g className={props.ghost ? 'whi-sled whi-ghost' : 'whi-sled'} transform="scale(1.32)">
      <g transform={props.west ? 'scale(-1 1)' : undefined}>
        <ellipse cx="4" cy="14" rx="34" ry="6" className="whi-shadow" />
        <path className="whi-trace" d="M4 5L34 6" />
        <path className="whi-dog" transform="translate(14 9) scale(.9)" d={DOG} />
        <path className="whi-dog" transform="translate(28 6) scale(.82)" d={DOG} />
        <path className="whi-load" d="M-27 5L-24-8Q-11-13 3-8L7 5Z" fill={fill} />
        <path className="whi-lash" d="M-18 5L-15-9M-4 5L-5-10" />
        <path className="whi-runner" d="M-31 13H6Q13 12 14 5M-25 5V13M3 5V13M-29-13L-25 5" />
      </g>
      <SeatShape seat={props.seat} x={props.west ? 10 : -10} y={-20} r={8} outline="#10171B" />
    </g>
  );
}
