import type { Opening } from '@incognita/table';
import type { Store, TableRow } from '../store/store.ts';
import type { TableHistory } from '../workers/tasks.ts';

/** Everything that a table is made of, from its beginning. */
export async function historyOf(store: Store, row: TableRow): Promise<TableHistory> {
  const opening: Opening = JSON.parse(row.opening);
  return { game: row.game, opening, entries: await store.entries(row.id, 0) };
}
