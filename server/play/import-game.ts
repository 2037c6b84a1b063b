import { randomBytes } from 'node:crypto';
import { sentence, type Trouble } from '@incognita/table';
import { unguessable } from '../guests/names.ts';
import { BROUGHT_MS_PER_ENTRY } from '../limits/costs.ts';
import type { Visitor } from '../limits/visitors.ts';
import type { Guest, TableRow, Write } from '../store/store.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { TableService } from '../tables/table-service.ts';
import { no, RefusedError } from '../text/index.ts';
import type { ImportedTable } from '../workers/import-table.ts';
import type { Task } from '../workers/tasks.ts';
import { TaskFailed, TaskTimeout } from '../workers/worker-pool.ts';
import { checkRoom, freeCode } from './lobby.ts';

/**
 * Takes in a game that was played elsewhere, as a running table whose fairness nobody here can
 * vouch for. The file is played again in a worker thread, off the event loop and with a limit.
 */
export async function importSavedGame(
  service: TableService,
  guest: Guest,
  saved: string,
  seat: number | null,
  visitor: Visitor,
): Promise<LiveTable> {
  await checkRoom(service, guest);
  const now = service.now();
  if (visitor.folds.isEmpty) throw no('too-fast', {});
  const moved = await playedAgain(service, visitor, {
    do: 'import',
    saved,
    owner: guest.id,
    seat,
    entropy: randomBytes(16).toString('hex'),
    now,
  });
  if ('trouble' in moved) throw refused(moved.trouble);
  visitor.work.spend(moved.entries.length * BROUGHT_MS_PER_ENTRY);
  const shown = { host: guest.id, visibility: 'link', spectators: true } as const;
  return storeTable(service, moved, shown);
}

/** A table with a past: what it was opened with, and where it has come. */
type Made = Exclude<ImportedTable, { trouble: Trouble }>;

/** Stores a table with its whole log, and in the same transaction what goes with it; opens it. */
export async function storeTable(
  service: TableService,
  { game, version, opening, entries, snapshot, seats }: Made,
  shown: Pick<TableRow, 'visibility' | 'spectators'> & { readonly host: string },
  also: (table: string) => readonly Write[] = () => [],
): Promise<LiveTable> {
  const now = service.now();
  const { host, visibility, spectators } = shown;
  const row: TableRow = {
    id: unguessable(16),
    code: await freeCode(service),
    game,
    version,
    opening,
    visibility,
    spectators,
    invite: unguessable(16),
    created: now,
    next: null,
    // Only until the table is opened below, which works out where it really stands.
    standing: {
      seq: 0,
      state: 'open',
      host,
      seats,
      asked: null,
      botDue: false,
      deadline: null,
      updated: now,
    },
  };
  const table = row.id;
  const log = entries.map((entry) => ({ put: 'entry', table, ...entry }) as const);
  await service.store.bringIn(log, [
    { put: 'table', row },
    { put: 'snapshot', table, seq: entries.length, body: snapshot },
    ...also(table),
  ]);
  const live = await service.open(table);
  service.takeCharge(live);
  return live;
}

async function playedAgain(
  service: TableService,
  visitor: Visitor,
  job: Task,
): Promise<ImportedTable> {
  try {
    const share = { class: 'bulk', owner: visitor.name } as const;
    const spend = (ms: number): void => visitor.folds.spend(ms);
    return (await service.workers.run(job, service.foldMs, share, spend)) as ImportedTable;
  } catch (error) {
    if (error instanceof TaskTimeout) throw no('too-long', {});
    // A file can hold what no table of ours would: then it is the file that is at fault.
    if (error instanceof TaskFailed)
      throw no('malformed', { problem: 'the game cannot be played' });
    throw error;
  }
}

const refused = (trouble: Trouble): RefusedError =>
  new RefusedError({
    code: trouble.code,
    text: { en: sentence(trouble, 'en'), fr: sentence(trouble, 'fr') },
    rule: null,
  });
