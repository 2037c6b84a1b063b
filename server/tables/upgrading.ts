import type { AnyTypes, Engine } from '@incognita/kernel';
import type { Difference } from '@incognita/table';
import type { Store, TableRow } from '../store/store.ts';
import type { Upgraded, UpgradeJob } from '../workers/upgrade.ts';
import type { WorkerPool } from '../workers/worker-pool.ts';
import { historyOf } from './history.ts';

/** By the rules of today a table stands somewhere else than by those it was played by. */
export class OtherRules extends Error {
  override name = 'OtherRules';
  readonly found: Found;

  constructor(found: Found) {
    super(`by version ${found.to} of the rules it goes otherwise at decision ${found.decision}`);
    this.found = found;
  }
}

/** Where a table differs, and between which versions. */
export interface Found extends Difference {
  readonly from: number;
  readonly to: number;
}

/** The record of what was found, so that a long log is not folded for everybody who asks. */
const KIND = 'other-rules';

export interface Upgrader {
  readonly store: Store;
  readonly workers: WorkerPool;
  readonly foldMs: number;
}

/**
 * Takes a table over to the rules of today: from now on it is one of that version. Throws an
 * OtherRules where it would stand somewhere else, and leaves it as it is.
 */
export async function upgradeTable(
  upgrader: Upgrader,
  engine: Engine<AnyTypes>,
  row: TableRow,
): Promise<TableRow> {
  const { store } = upgrader;
  const { id: table, version: from } = row;
  const to = engine.game.version;
  const known = await foundBefore(store, row, to);
  if (known) throw new OtherRules(known);
  const { differs, snapshot } = await replayed(upgrader, row);
  if (differs !== null) {
    const found: Found = { ...differs, from, to };
    const record = { kind: KIND, id: table, owner: '', body: JSON.stringify(found) };
    await store.write([{ put: 'record', record }]);
    throw new OtherRules(found);
  }
  await store.write([
    { put: 'version', table, version: to },
    { put: 'snapshot', table, seq: snapshot.seq, body: JSON.stringify(snapshot) },
  ]);
  return { ...row, version: to };
}

/** What was found when the table was last loaded, if that still holds. */
export async function foundBefore(store: Store, row: TableRow, to: number): Promise<Found | null> {
  const record = await store.record(KIND, row.id);
  const found: Found | null = record && JSON.parse(record.body);
  return found?.to === to && found.from === row.version ? found : null;
}

/** Plays the log of a table again by the rules of today, in a thread. */
export async function replayed(
  { store, workers, foldMs }: Upgrader,
  row: TableRow,
  goOn?: UpgradeJob['goOn'],
): Promise<Upgraded> {
  const history = await historyOf(store, row);
  const snapshot = (await store.snapshot(row.id))?.body ?? null;
  const job = { do: 'upgrade', ...history, snapshot, ...(goOn ? { goOn } : {}) } as const;
  return JSON.parse(String(await workers.run(job, foldMs, { class: 'bulk', owner: '' })));
}
