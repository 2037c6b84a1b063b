import { type AnyTypes, type Engine, SPECTATOR } from '@incognita/kernel';
import { Table, TableError } from '@incognita/table';
import type { Store, TableRow } from '../store/store.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import { historyOf } from './history.ts';
import { upgradeTable } from './upgrading.ts';
import { readGuarded } from './watchdog.ts';

/** More entries than this are not folded on the event loop. */
const MAX_ENTRIES_ON_EVENT_LOOP = 200;

export interface Loaded {
  /** The row, which may be of a later version by now. */
  readonly row: TableRow;
  readonly table: Table<AnyTypes>;
  /** The entry up to which there is a snapshot in the store. */
  readonly snapshotAt: number;
}

export interface Loader {
  readonly store: Store;
  readonly workers: WorkerPool;
  readonly ruleMs: number;
  readonly foldMs: number;
}

/** A table from its last snapshot and the entries since; without a good one, from its beginning. */
export async function loadTable(
  loader: Loader,
  engine: Engine<AnyTypes>,
  row: TableRow,
): Promise<Loaded> {
  const { store, workers } = loader;
  if (row.version < engine.game.version)
    return loadTable(loader, engine, await upgradeTable(loader, engine, row));
  if (engine.game.version !== row.version)
    throw new TableError({
      code: 'version',
      game: row.game,
      version: row.version,
      here: engine.game.version,
    });
  const snapshot = await store.snapshot(row.id);
  const later = await store.entries(row.id, snapshot?.seq ?? 0);
  if (later.length <= MAX_ENTRIES_ON_EVENT_LOOP)
    try {
      return {
        row,
        table: restore(loader, engine, row, snapshot?.body ?? null, later),
        snapshotAt: snapshot?.seq ?? 0,
      };
    } catch (error) {
      // A snapshot is only a cache: where it does not fit, the log decides.
      if (snapshot === null) throw error;
    }
  const history = await historyOf(store, row);
  const folded = String(
    await workers.run({ do: 'fold', history }, loader.foldMs, { class: 'play', owner: row.id }),
  );
  return { row, table: restore(loader, engine, row, folded, []), snapshotAt: 0 };
}

function restore(
  loader: Loader,
  engine: Engine<AnyTypes>,
  row: TableRow,
  snapshot: string | null,
  later: readonly string[],
): Table<AnyTypes> {
  return readGuarded(loader.ruleMs, () => {
    const entries = later.map((entry) => JSON.parse(entry));
    if (snapshot !== null) return Table.restore(engine, JSON.parse(snapshot), entries);
    const table = Table.open(engine, JSON.parse(row.opening));
    table.adoptAll(entries);
    return table;
  });
}

/** Time in which no server ran does not count for clocks. */
export async function creditOutages(
  store: Store,
  table: Table<AnyTypes>,
  now: number,
): Promise<void> {
  if (table.deadline() === null) return;
  const since = table.viewFor(SPECTATOR).clocks?.since ?? now;
  const outages = await store.outages(since);
  const lost = outages.reduce((sum, out) => sum + out.until - Math.max(out.since, since), 0);
  if (lost > 0) table.resume(Math.min(now, since + lost));
}
