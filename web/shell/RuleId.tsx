import type { ReactElement } from 'react';

/** A rule's ID; opens the rule in place. */
export function RuleId(props: {
  readonly id: string;
  readonly open: (id: string) => void;
}): ReactElement {
  return (
    <button type="button" className="rule-id" onClick={() => props.open(props.id)}>
      {props.id}
    </button>
  );
}
