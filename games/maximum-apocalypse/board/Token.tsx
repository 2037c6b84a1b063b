import type { ReactElement } from 'react';
import { places } from './places.ts';

/** A saw-edged disc: what it hides is nobody's to know (MAX-HIDE-05). */
const TEETH = 18;
const EDGE = places(TEETH * 2).map((i) => {
  const angle = (i * Math.PI) / TEETH;
  const r = i % 2 === 0 ? 1 : 0.84;
  return `${(Math.sin(angle) * r).toFixed(3)} ${(-Math.cos(angle) * r).toFixed(3)}`;
});
export const SAW = `M${EDGE.join('L')}Z`;

/** Three slashes of a claw. */
const SLASHES = 'M-.5-.42Q-.1-.2 .05 .5M-.14-.55Q.2-.2 .3 .42M.2-.52Q.46-.22 .5 .24';

/** A Monster token at a place of the map. */
export function Token(props: {
  readonly x: number;
  readonly y: number;
  readonly r?: number;
  readonly ghost?: boolean;
}): ReactElement {
  return (
    <g
      className="max-token"
      data-ghost={props.ghost || undefined}
      transform={`translate(${props.x} ${props.y}) scale(${props.r ?? 15})`}
    >
      <path d={SAW} className="max-token-saw" />
      <path d={SLASHES} className="max-token-claws" />
    </g>
  );
}

/** The same in running text. */
export function TokenSign(props: { readonly size: number }): ReactElement {
  return (
    <svg width={props.size} height={props.size} viewBox="-1.15 -1.15 2.3 2.3" aria-hidden="true">
      <g className="max-token">
        <path d={SAW} className="max-token-saw" />
        <path d={SLASHES} className="max-token-claws" />
      </g>
    </svg>
  );
}
