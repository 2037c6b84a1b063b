import type { StoredRecord } from '../store/store.ts';
import type { TableService } from '../tables/table-service.ts';

/** The kinds of records about people: access tokens, notice preferences, links that stop mail. */
const PERSONAL_KINDS = ['token', 'notify', 'stop-mail'];

async function personalRecordsOf(service: TableService, person: string): Promise<StoredRecord[]> {
  const found = await Promise.all(
    PERSONAL_KINDS.map((kind) => service.store.recordsOf(kind, person)),
  );
  return found.flat();
}

/** Somebody leaves for good: their programs and addresses go with them. */
export async function deleteRecords(service: TableService, person: string): Promise<void> {
  for (const { kind, id } of await personalRecordsOf(service, person))
    await service.commits.write({ put: 'drop-record', kind, id });
}

/** A guest goes on as somebody with an account, who keeps what they already have of a kind. */
export async function moveRecords(service: TableService, from: string, to: string): Promise<void> {
  const preferences = await service.store.record('notify', to);
  for (const record of await personalRecordsOf(service, from)) {
    // Preferences are stored under the id of the person; tokens and links under ids of their own.
    const named = record.kind === 'notify';
    if (named || (record.kind === 'stop-mail' && preferences !== null))
      await service.commits.write({ put: 'drop-record', kind: record.kind, id: record.id });
    if (preferences !== null && record.kind !== 'token') continue;
    const moved = { ...record, id: named ? to : record.id, owner: to };
    await service.commits.write({ put: 'record', record: moved });
  }
}
