import type { ReactElement } from 'react';

const [LOW, MID, HIGH] = [26, 50, 74];
/** Where the pips of a face stand, on a grid of 100. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[MID, MID]],
  2: [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  3: [
    [LOW, LOW],
    [MID, MID],
    [HIGH, HIGH],
  ],
  4: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  5: [
    [LOW, LOW],
    [HIGH, LOW],
    [MID, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  6: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MID],
    [HIGH, MID],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
};

/** A face of a die. `mood` colours the hunger die: it warns at 5 and is dire at 6. */
export function Die(props: {
  readonly value: number;
  readonly size: number;
  readonly mood?: 'calm' | 'warn' | 'dire';
  readonly label?: string;
}): ReactElement {
  return (
    <svg
      className="max-die"
      data-mood={props.mood ?? 'calm'}
      width={props.size}
      height={props.size}
      viewBox="0 0 100 100"
      role={props.label === undefined ? undefined : 'img'}
      aria-label={props.label}
      aria-hidden={props.label === undefined ? true : undefined}
    >
      <rect x="3" y="3" width="94" height="94" rx="18" />
      {(PIPS[props.value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="9.5" />
      ))}
    </svg>
  );
}

export const hungerMood = (level: number): 'calm' | 'warn' | 'dire' =>
  level >= 6 ? 'dire' : level === 5 ? 'warn' : 'calm';
