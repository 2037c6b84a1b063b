import type { GameTypes } from '@incognita/kernel';
import type { TableView, TableViewChange } from './table-view.ts';

/** The look of an eye after a change, or null where it has not seen the look before that. */
export function withViewChange<T extends GameTypes>(
  before: TableView<T> | null,
  change: TableViewChange<T>,
): TableView<T> | null {
  if (isWhole(change)) return change;
  const follows = before !== null && before.eye === change.eye && before.seq === change.seq - 1;
  return follows ? { ...before, ...change } : null;
}

const isWhole = <T extends GameTypes>(change: TableViewChange<T>): change is TableView<T> =>
  'game' in change;
