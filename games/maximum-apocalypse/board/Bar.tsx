import type { ReactElement } from 'react';

/** Hit points as a bar; what is nearly gone is red. */
export function Bar(props: {
  readonly value: number;
  readonly max: number;
  readonly foe?: boolean;
  readonly label: string;
}): ReactElement {
  const share = props.max === 0 ? 0 : Math.max(0, Math.min(1, props.value / props.max));
  return (
    <span
      className="max-bar"
      data-low={(!props.foe && share <= 0.4) || undefined}
      data-foe={props.foe || undefined}
      role="img"
      aria-label={props.label}
    >
      <span style={{ width: `${share * 100}%` }} />
    </span>
  );
}
