import type { Opening } from '@incognita/table';
import type { Store, TableRow } from '../store/store.ts';
import type { TableHistory } from '../workers/tasks.ts';

/** So many entries are read at once, and others served in between. */
const ENTRIES_PER_READ = 1000;

/** Everything that a table is made of, from its beginning up to an entry. */
export async function historyOf(
  store: Store,
  row: TableRow,
  upTo = Number.MAX_SAFE_INTEGER,
): Promise<TableHistory> {
  const opening: Opening = JSON.parse(row.opening);
  const entries: string[] = [];
  // Entries are numbered from 1 without gaps.
  while (entries.length < upTo) {
    const from = entries.length;
    const until = Math.min(upTo, from + ENTRIES_PER_READ);
    const read = await store.entries(row.id, from, until);
    for (const entry of read) entries.push(entry);
    if (read.length < until - from) break;
    await new Promise((resolve) => setImmediate(resolve));
  }
  return { game: row.game, opening, entries };
}
