import { Dialog } from '@incognita/boards';
import { say } from '@incognita/kernel';
import type { ReactElement } from 'react';
import { useTableWords } from '../text/table.ts';
import { RuleId } from './RuleId.tsx';
import type { TableState } from './use-table.ts';

/** Asks once more before something is done that ends the game, or one's part in it. */
export function Doubt(props: {
  readonly table: TableState;
  readonly openRule: (id: string) => void;
}): ReactElement | null {
  const { table } = props;
  const words = useTableWords();
  const choice = table.doubted;
  const end = choice && table.endOf(choice);
  if (!choice || !end) return null;
  return (
    <Dialog className="panel doubt" label={words.areYouSure} onClose={() => table.doubt(null)}>
      {(close) => (
        <>
          <h2>{words.areYouSure}</h2>
          <p>
            {end.says} <RuleId id={end.rule} open={props.openRule} />
          </p>
          <div className="actions">
            <button type="button" className="button main" onClick={() => table.insist(choice)}>
              {say(table.catalogue, choice, table.teller)}
            </button>
            <button type="button" className="button" onClick={close}>
              {words.notYet}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
