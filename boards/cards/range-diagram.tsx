import type { ReactElement } from 'react';

export type Reach = 'short' | 'mid' | 'long';

/** The 13 cells within two steps of the middle. */
const CELLS: readonly (readonly [x: number, y: number])[] = [-2, -1, 0, 1, 2].flatMap((y) =>
  [-2, -1, 0, 1, 2].flatMap((x): [number, number][] =>
    Math.abs(x) + Math.abs(y) <= 2 ? [[x, y]] : [],
  ),
);

/** Short is the middle, mid the middle and what is next to it, long all but the middle. */
export function reached(reach: Reach, x: number, y: number): boolean {
  const steps = Math.abs(x) + Math.abs(y);
  if (reach === 'short') return steps === 0;
  return reach === 'mid' ? steps <= 1 : steps > 0 && steps <= 2;
}

/** How far something reaches, as a drawing; the words for it stand beside or behind it. */
export function RangeDiagram(props: {
  readonly reach: Reach;
  readonly size: number;
}): ReactElement {
  return (
    <svg
      className="range-diagram"
      width={props.size}
      height={props.size}
      viewBox="-2.5 -2.5 5 5"
      aria-hidden="true"
    >
      {CELLS.map(([x, y]) => (
        <rect
          key={`${x} ${y}`}
          x={x - 0.43}
          y={y - 0.43}
          width=".86"
          height=".86"
          className={reached(props.reach, x, y) ? 'reached' : undefined}
        />
      ))}
    </svg>
  );
}
