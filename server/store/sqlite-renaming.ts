import type { StatementSync } from 'node:sqlite';
import type { Occupant } from '@incognita/table';
import { type Renaming, renamedEntry, renamedOpening, renamedSeats, tracesOf } from './renaming.ts';

type Prepare = (text: string) => StatementSync;

/** How many tables are looked through before somebody else has a turn. */
const TABLES_PER_SLICE = 20;

/** Renames somebody in all that is kept of a table, and answers with its seats. */
export function renameTable(sql: Prepare, table: string, how: Renaming): Occupant[] | null {
  const row = sql('SELECT opening, seats FROM tables WHERE id = ?').get(table);
  if (row === undefined) return null;
  const named = sql('SELECT seq, body FROM entries WHERE table_id = ? AND instr(body, ?) > 0')
    .all(table, how.from)
    .map(({ seq, body }) => ({ seq: Number(seq), body: String(body) }));
  const opening = String(row.opening);
  const bodies = named.map(({ body }) => body);
  if (how.name !== null)
    for (const { seat, name } of tracesOf(opening, bodies, how.from))
      sql('UPDATE chat SET name = ? WHERE table_id = ? AND seat = ? AND name = ?').run(
        how.name,
        table,
        seat,
        name,
      );
  for (const { seq, body } of named)
    sql('UPDATE entries SET body = ? WHERE table_id = ? AND seq = ?').run(
      renamedEntry(body, how),
      table,
      seq,
    );
  const seats = renamedSeats(JSON.parse(String(row.seats)), how);
  sql(
    'UPDATE tables SET opening = ?, seats = ?, host = CASE host WHEN ? THEN ? ELSE host END WHERE id = ?',
  ).run(renamedOpening(opening, how), JSON.stringify(seats), how.from, how.owner, table);
  sql('DELETE FROM snapshots WHERE table_id = ?').run(table);
  return seats;
}

export async function tablesNaming(sql: Prepare, person: string): Promise<readonly string[]> {
  const found: string[] = [];
  for (let last = ''; ; ) {
    const page = sql(
      `SELECT id, instr(opening, ?1) + instr(seats, ?1) AS named FROM tables
       WHERE id > ?2 ORDER BY id LIMIT ${TABLES_PER_SLICE}`,
    ).all(person, last);
    for (const { id, named } of page) {
      last = String(id);
      if (Number(named) > 0 || namedInLog(sql, last, person)) found.push(last);
    }
    if (page.length < TABLES_PER_SLICE) return found;
    // Others are served in between.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const namedInLog = (sql: Prepare, table: string, person: string): boolean =>
  sql('SELECT 1 FROM log WHERE table_id = ? AND instr(body, ?) > 0 LIMIT 1').get(table, person) !==
  undefined;
