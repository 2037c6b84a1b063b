import { SeatShape, useSeatStyles } from '@incognita/boards';
import type { ReactElement } from 'react';
import type { CharacterId } from '../content/types.ts';
import { iconOf } from './art/index.ts';

const ARCH = 'M-15 21V-6A15 15 0 0 1 15-6V21Z';

/** A survivor on the map: an arch of cardboard in the colour of its seat, with sign and shape. */
export function Standee(props: {
  readonly id: CharacterId;
  readonly seat: number;
  readonly acting: boolean;
}): ReactElement {
  const { fill, ink } = useSeatStyles()(props.seat);
  return (
    <g
      className="max-standee"
      data-acting={props.acting || undefined}
      transform={props.acting ? 'scale(1.16)' : undefined}
    >
      <path d={ARCH} className="max-standee-edge" />
      <path d={ARCH} fill={fill} className="max-standee-body" />
      <use
        href={iconOf(props.id)}
        fill={ink}
        transform="translate(-11 -18) scale(.043)"
        className="max-standee-sign"
      />
      <SeatShape seat={props.seat} x={0} y={14} r={4.6} outline={ink} line={1} />
    </g>
  );
}
