import { say } from '@incognita/kernel';
import type { ReactElement } from 'react';
import { usePickerWords } from '../text/picker.ts';
import type { Choice } from './lights.ts';
import { limitOf, mostOf, timesTaken } from './picking.ts';
import type { TableState } from './use-table.ts';

/** What a picker needs of a table. */
export type PickerTable = Pick<
  TableState,
  'several' | 'catalogue' | 'teller' | 'select' | 'keyOf'
> & { readonly state: Pick<TableState['state'], 'busy' | 'line'> };

/** A question that takes several choices: some of them, an order, or how many of each, at once. */
export function Picker({ table }: { readonly table: PickerTable }): ReactElement | null {
  const words = usePickerWords();
  const { several } = table;
  if (!several) return null;
  const { shape, items, picks, answer } = several;
  const { busy, line } = table.state;
  const [first] = answer ?? [];
  const onlyEnd = picks.length === 0 && first !== undefined;
  return (
    <>
      <p className="picker-note" aria-live="polite">
        {words.bounds[shape.pick](shape.least, mostOf(shape, items))} {words.chosen(picks.length)}
      </p>
      <ul className="choices picker">
        {items.map((item) => (
          <li key={JSON.stringify(item)}>
            {shape.pick === 'counts' ? (
              <Counter table={table} item={item} />
            ) : (
              <Toggle table={table} item={item} ordered={shape.pick === 'order'} />
            )}
          </li>
        ))}
      </ul>
      <div className="actions">
        <button
          type="button"
          className="button main"
          disabled={answer === null || busy || line !== 'open'}
          onClick={() => several.confirm()}
        >
          {onlyEnd
            ? say(table.catalogue, first, table.teller)
            : words.confirm[shape.pick](picks.length)}
        </button>
        {picks.length > 0 && (
          <button type="button" className="button" onClick={() => several.clear()}>
            {words.clear}
          </button>
        )}
      </div>
    </>
  );
}

/** An item that is taken or not; in an order it shows its place. */
function Toggle(props: {
  readonly table: PickerTable;
  readonly item: Choice;
  readonly ordered: boolean;
}): ReactElement {
  const { table, item, ordered } = props;
  const words = usePickerWords();
  const picks = table.several?.picks ?? [];
  const place = picks.findIndex((held) => JSON.stringify(held) === JSON.stringify(item));
  return (
    <button
      type="button"
      className="choice"
      aria-pressed={place >= 0}
      data-choice={item.do}
      onClick={() => table.select(item)}
    >
      <span className="key" aria-hidden="true">
        {ordered && place >= 0 ? place + 1 : (table.keyOf(item) ?? '·')}
      </span>
      {say(table.catalogue, item, table.teller)}
      {place >= 0 && <span className="note">{ordered ? words.nth(place + 1) : '✓'}</span>}
    </button>
  );
}

/** An item of which some are taken: fewer, how many, more. */
function Counter(props: { readonly table: PickerTable; readonly item: Choice }): ReactElement {
  const { table, item } = props;
  const words = usePickerWords();
  const { several } = table;
  const name = say(table.catalogue, item, table.teller);
  if (!several) return <span>{name}</span>;
  const { shape, items, picks } = several;
  const count = timesTaken(picks, item);
  const limit = limitOf(shape, items, item);
  return (
    <div className="counter">
      <span className="key" aria-hidden="true">
        {table.keyOf(item) ?? '·'}
      </span>
      <span className="counter-name">{name}</span>
      <button
        type="button"
        aria-label={words.fewer(name)}
        disabled={count === 0}
        onClick={() => several.putBack(item)}
      >
        −
      </button>
      <output>{words.outOf(count, limit)}</output>
      <button
        type="button"
        aria-label={words.more(name)}
        disabled={count >= limit || picks.length >= shape.most}
        onClick={() => table.select(item)}
      >
        +
      </button>
    </div>
  );
}
