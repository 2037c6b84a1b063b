import type { Occupant } from '@incognita/table';
import { CHAT_LINES_KEPT } from '../limits/quotas.ts';
import { ownerOf } from './owner.ts';
import type { Ask } from './postgres-connection.ts';
import { renameTable } from './postgres-renaming.ts';
import { tableValues } from './rows.ts';
import type { Standing, Write } from './store.ts';

type Put<K extends Write['put']> = Extract<Write, { put: K }>;
const TABLE_COLUMNS = 18;
const placesOf = (count: number): string =>
  Array.from({ length: count }, (_, i) => `$${i + 1}`).join(', ');

/** Entries in one statement. Whose number was taken, or table closed, is not among the answers. */
export async function putEntries(ask: Ask, entries: readonly Put<'entry'>[]): Promise<Set<string>> {
  if (entries.length === 0) return new Set();
  // In the same order on every node: two that want each other's numbers would wait for each other.
  const sorted = [...entries].sort((a, b) =>
    a.table === b.table ? a.seq - b.seq : a.table < b.table ? -1 : 1,
  );
  const rows = await ask(
    'put entries',
    `INSERT INTO entries
     SELECT * FROM unnest($1::text[], $2::int[], $3::bigint[], $4::text[]) AS e(id)
     WHERE NOT EXISTS (SELECT 1 FROM tables AS t WHERE t.id = e.id AND t.state = 'closed')
     ON CONFLICT DO NOTHING RETURNING table_id, seq`,
    [
      sorted.map(({ table }) => table),
      sorted.map(({ seq }) => seq),
      sorted.map(({ at }) => at),
      sorted.map(({ body }) => body),
    ],
  );
  return new Set(rows.map((row) => placeOf(String(row.table_id), Number(row.seq))));
}

export const placeOf = (table: string, seq: number): string => `${table} ${seq}`;

/**
 * Where tables stand; a node that lags behind does not overwrite what another knows better, and a
 * table that was closed is not opened again by one that has not heard of it.
 */
export async function putStandings(ask: Ask, writes: readonly Put<'standing'>[]): Promise<void> {
  const last = new Map(writes.map(({ table, standing }) => [table, standing]));
  if (last.size === 0) return;
  const held = [...last].sort(([a], [b]) => (a < b ? -1 : 1));
  const all = <V>(of: (standing: Standing) => V): V[] => held.map(([, standing]) => of(standing));
  const rows = await ask(
    'put standings',
    `UPDATE tables AS t SET seq = g.seq, state = g.state, host = g.host, seats = g.seats,
       asked = g.asked, bot_due = g.bot_due, deadline = g.deadline, updated = g.updated
     FROM unnest($1::text[], $2::int[], $3::text[], $4::text[], $5::text[], $6::int[], $7::int[],
       $8::bigint[], $9::bigint[])
       AS g(id, seq, state, host, seats, asked, bot_due, deadline, updated)
     JOIN tables AS o ON o.id = g.id
     WHERE t.id = g.id AND t.seq <= g.seq AND (t.state <> 'closed' OR g.state = 'closed')
     RETURNING t.id, o.seats <> g.seats AS moved`,
    [
      held.map(([table]) => table),
      all(({ seq }) => seq),
      all(({ state }) => state),
      all(({ host }) => host),
      all(({ seats }) => JSON.stringify(seats)),
      all(({ asked }) => asked),
      all(({ botDue }) => Number(botDue)),
      all(({ deadline }) => deadline),
      all(({ updated }) => updated),
    ],
  );
  for (const row of rows)
    if (row.moved) await putMembers(ask, String(row.id), last.get(String(row.id))?.seats ?? []);
}

export async function putTable(ask: Ask, { row }: Put<'table'>): Promise<void> {
  const insert = `INSERT INTO tables VALUES (${placesOf(TABLE_COLUMNS)})`;
  await ask('put table', insert, tableValues(row));
  await putMembers(ask, row.id, row.standing.seats);
}

async function putMembers(ask: Ask, table: string, seats: readonly Occupant[]): Promise<void> {
  const owners = new Set(seats.map(ownerOf).filter((owner) => owner !== null));
  await ask('drop members', 'DELETE FROM members WHERE table_id = $1', [table]);
  await ask('put members', 'INSERT INTO members SELECT unnest($1::text[]), $2', [
    [...owners],
    table,
  ]);
}

/** Whatever stands alone. False where its place was taken. */
export async function putOne(
  ask: Ask,
  write: Exclude<Write, { put: 'entry' | 'standing' | 'table' }>,
  node: string,
): Promise<boolean> {
  switch (write.put) {
    case 'end': {
      const rows = await ask(
        'put end',
        `UPDATE tables SET state = 'closed', bot_due = 0, deadline = NULL, updated = $2
         WHERE id = $1 AND state <> 'closed' RETURNING id`,
        [write.table, write.at],
      );
      return rows.length === 1;
    }
    case 'next': {
      // The first who opened a rematch: two nodes may be asked at once.
      const rows = await ask(
        'put next',
        'UPDATE tables SET next = $1 WHERE id = $2 AND next IS NULL RETURNING id',
        [write.next, write.table],
      );
      return rows.length === 1;
    }
    case 'version':
      await ask('put version', 'UPDATE tables SET version = $1 WHERE id = $2', [
        write.version,
        write.table,
      ]);
      return true;
    case 'snapshot':
      await ask(
        'put snapshot',
        `INSERT INTO snapshots VALUES ($1, $2, $3) ON CONFLICT (table_id)
         DO UPDATE SET seq = excluded.seq, body = excluded.body WHERE snapshots.seq <= excluded.seq`,
        [write.table, write.seq, write.body],
      );
      return true;
    case 'chat': {
      const { id, at, seat, name, text } = write.line;
      const rows = await ask(
        'put chat',
        'INSERT INTO chat VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id',
        [write.table, id, at, seat, name, text],
      );
      if (rows.length === 1)
        await ask('drop chat', 'DELETE FROM chat WHERE table_id = $1 AND id <= $2', [
          write.table,
          id - CHAT_LINES_KEPT,
        ]);
      return rows.length === 1;
    }
    case 'guest': {
      const { id, name, created } = write.guest;
      await ask(
        'put guest',
        'INSERT INTO guests VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET name = excluded.name',
        [id, name, created],
      );
      return true;
    }
    case 'record': {
      const { kind, id, owner, body } = write.record;
      const taken = write.first
        ? 'NOTHING'
        : 'UPDATE SET owner = excluded.owner, body = excluded.body';
      const rows = await ask(
        write.first ? 'put first paper' : 'put paper',
        `INSERT INTO papers VALUES ($1, $2, $3, $4) ON CONFLICT (kind, id) DO ${taken} RETURNING id`,
        [kind, id, owner, body],
      );
      return rows.length === 1;
    }
    case 'drop-record': {
      const rows = await ask(
        'drop paper',
        'DELETE FROM papers WHERE kind = $1 AND id = $2 RETURNING id',
        [write.kind, write.id],
      );
      return rows.length === 1;
    }
    case 'no-guest': {
      await ask('drop papers', 'DELETE FROM papers WHERE owner = $1', [write.guest]);
      const rows = await ask('drop guest', 'DELETE FROM guests WHERE id = $1 RETURNING id', [
        write.guest,
      ]);
      return rows.length === 1;
    }
    case 'renamed':
      for (const table of [...write.tables].sort()) {
        const seats = await renameTable(ask, table, write.renaming);
        if (seats !== null) await putMembers(ask, table, seats);
      }
      return true;
    case 'outage': {
      const { since, until } = write.outage;
      await ask('put outage', 'INSERT INTO outages VALUES ($1, $2)', [since, until]);
      return true;
    }
    case 'alive':
      await ask(
        'put alive',
        'INSERT INTO nodes VALUES ($1, $2, 0) ON CONFLICT (id) DO UPDATE SET at = excluded.at',
        [node, write.at],
      );
      return true;
  }
}
