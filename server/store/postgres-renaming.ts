import type { Occupant } from '@incognita/table';
import type { Ask } from './postgres-connection.ts';
import { type Renaming, renamedEntry, renamedOpening, renamedSeats, tracesOf } from './renaming.ts';

/** Renames somebody in all that is kept of a table, and answers with its seats. */
export async function renameTable(
  ask: Ask,
  table: string,
  how: Renaming,
): Promise<Occupant[] | null> {
  const [row] = await ask(
    'rename: table',
    'SELECT opening, seats FROM tables WHERE id = $1 FOR UPDATE',
    [table],
  );
  if (row === undefined) return null;
  const found = await ask(
    'rename: entries',
    'SELECT seq, body FROM entries WHERE table_id = $1 AND strpos(body, $2) > 0',
    [table, how.from],
  );
  const named = found.map(({ seq, body }) => ({ seq: Number(seq), body: String(body) }));
  const opening = String(row.opening);
  const bodies = named.map(({ body }) => body);
  if (how.name !== null)
    for (const { seat, name } of tracesOf(opening, bodies, how.from))
      await ask(
        'rename: chat',
        'UPDATE chat SET name = $1 WHERE table_id = $2 AND seat = $3 AND name = $4',
        [how.name, table, seat, name],
      );
  for (const { seq, body } of named)
    await ask('rename: entry', 'UPDATE entries SET body = $1 WHERE table_id = $2 AND seq = $3', [
      renamedEntry(body, how),
      table,
      seq,
    ]);
  const seats = renamedSeats(JSON.parse(String(row.seats)), how);
  await ask(
    'rename: seats',
    `UPDATE tables SET opening = $1, seats = $2,
       host = CASE host WHEN $3::text THEN $4::text ELSE host END WHERE id = $5`,
    [renamedOpening(opening, how), JSON.stringify(seats), how.from, how.owner, table],
  );
  await ask('rename: snapshot', 'DELETE FROM snapshots WHERE table_id = $1', [table]);
  return seats;
}

/** All tables that name somebody: the database looks everywhere, while others are served. */
export const TABLES_NAMING = `SELECT id FROM tables AS t
  WHERE strpos(opening, $1) > 0 OR strpos(seats, $1) > 0
    OR EXISTS (SELECT 1 FROM entries WHERE table_id = t.id AND strpos(body, $1) > 0)`;
