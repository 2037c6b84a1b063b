import { say } from '@incognita/kernel';
import type { ReactElement } from 'react';
import { usePlayWords } from '../text/play.ts';
import { useWords } from '../text/site.ts';
import { RuleId } from './RuleId.tsx';
import type { TableState } from './use-table.ts';

/** The bubble over the board: what was asked for, the fact against it, and the rule. */
export function WhyNot(props: {
  readonly table: TableState;
  readonly openRule: (id: string) => void;
}): ReactElement | null {
  const { table } = props;
  const words = useWords();
  const play = usePlayWords();
  if (!table.whyNot) return null;
  const { choice, refusal } = table.whyNot;
  return (
    <div className="bubble" role="alert">
      <strong>
        {play.notPossible}: {say(table.catalogue, choice, table.teller)}
      </strong>
      <p>{say(table.catalogue, refusal, table.teller)}</p>
      <RuleId id={refusal.rule} open={props.openRule} />
      <button type="button" className="rule-id" onClick={() => props.openRule(refusal.rule)}>
        {play.readRule}
      </button>{' '}
      <button type="button" className="rule-id" onClick={() => table.explain(null)}>
        {words.close}
      </button>
    </div>
  );
}
