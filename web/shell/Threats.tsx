import type { ReactElement } from 'react';
import { useTableWords } from '../text/table.ts';
import { RuleId } from './RuleId.tsx';
import type { TableState } from './use-table.ts';

/** So many are said; the others are told by number. */
const THREATS_SHOWN = 2;

/** What may soon end the game, above the question: nobody loses without having been warned. */
export function Threats(props: {
  readonly table: TableState;
  readonly openRule: (id: string) => void;
}): ReactElement | null {
  const { threats } = props.table;
  const words = useTableWords();
  if (threats.length === 0) return null;
  const more = threats.length - THREATS_SHOWN;
  return (
    <ul className="threats" aria-label={words.threats}>
      {threats.slice(0, THREATS_SHOWN).map(({ says, rule }) => (
        <li key={says}>
          {says} <RuleId id={rule} open={props.openRule} />
        </li>
      ))}
      {more > 0 && <li>{words.moreThreats(more)}</li>}
    </ul>
  );
}
