import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Occupant } from '@incognita/table';
import { CHAT_LINES_KEPT } from '../limits/quotas.ts';
import type { ChatLine, TableStateWord } from '../protocol/index.ts';
import { Acknowledged, type Missing } from './acknowledged.ts';
import type { EntryLog, Sql } from './entry-log.ts';
import { Journal } from './journal.ts';
import { ownerOf } from './owner.ts';
import { orNull, recordRow, tableRow, tableValues } from './rows.ts';
import type { Check } from './soundness.ts';
import { openFile } from './sqlite-file.ts';
import { renameTable, tablesNaming } from './sqlite-renaming.ts';
import {
  type EntryWrite,
  type Guest,
  type Outage,
  type Standing,
  type Store,
  type StoredRecord,
  type StoredSnapshot,
  StoreError,
  type TableRow,
  type Write,
} from './store.ts';

const COLUMNS = 'code, game, version, opening, visibility, spectators, invite, created, next';
/** So many entries of a game that is brought in are stored at once: some milliseconds. */
const ENTRIES_PER_PART = 500;
/** The record of a table whose log is being stored part by part. */
const BRINGING_IN = 'bringing-in';
const STANDING = 'seq, state, host, seats, asked, bot_due, deadline, updated';

export interface SqliteOptions {
  /** How many pages the file may have, to see what a full disk does. */
  readonly pages?: number;
  /** Keeps entries in another way than the quick one. */
  readonly entryLog?: (sql: Sql) => EntryLog;
  /** Up to how many bytes a file is checked before anybody is served. */
  readonly checkedAtOnce?: number;
}

/**
 * One file, one process. WAL with a full sync at every commit: what `write` has answered survives
 * a power cut. Every batch is one transaction.
 */
export class SqliteStore implements Store {
  readonly #db: DatabaseSync;
  readonly #lock: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();
  readonly #entries: EntryLog;
  readonly #check: Check;
  readonly #acknowledged: Acknowledged;
  #damage: string | null = null;
  /** What was acknowledged by the server before this one, and is not there. */
  readonly missing: readonly (Missing & { readonly code: string | null })[];

  /** Opens or makes the file in a folder. */
  constructor(folder: string, options: SqliteOptions = {}) {
    const { db, lock, check } = openFile(folder, options.checkedAtOnce);
    this.#db = db;
    this.#lock = lock;
    this.#check = check;
    void check.found.then((damage) => {
      this.#damage = damage;
    });
    if (options.pages !== undefined) this.limit(options.pages);
    const sql: Sql = (text) => this.#sql(text);
    this.#entries = options.entryLog?.(sql) ?? new Journal(this.#db, sql);
    this.#acknowledged = new Acknowledged(folder);
    // What was being brought in when the process was killed; nobody was told of it.
    const left = sql('SELECT id FROM papers WHERE kind = ?').all(BRINGING_IN);
    for (const { id } of left) this.#dropUnfinished(String(id));
    this.missing = this.#acknowledged
      .takeMissing((table) => this.#entries.last(table))
      .map((lost) => ({ ...lost, code: this.#codeOf(lost.table) }));
    this.#sort();
  }

  /** What SQLite found wrong with a file that was too large to be waited for, or null. */
  get checked(): Promise<string | null> {
    return this.#check.found;
  }

  /** What there is to know about entries that were acknowledged could not be read. */
  get unsure(): boolean {
    return this.#acknowledged.unreadable;
  }

  #codeOf(table: string): string | null {
    const row = this.#sql('SELECT code FROM tables WHERE id = ?').get(table);
    return row === undefined ? null : row.code === null ? null : String(row.code);
  }

  /** Lets the file grow to so many pages and no further. */
  limit(pages: number): void {
    this.#db.exec(`PRAGMA max_page_count = ${Math.floor(pages)}`);
  }

  get pages(): number {
    return Number(this.#db.prepare('PRAGMA page_count').get()?.page_count ?? 0);
  }

  async write(batch: readonly Write[]): Promise<readonly boolean[]> {
    let sorting = false;
    try {
      sorting = this.#entries.long;
      return this.#writeAll(batch, sorting);
    } catch (error) {
      // What there is no room to sort (on a full disk) can perhaps be stored all the same.
      if (!sorting) throw storeError(error);
    }
    try {
      return this.#writeAll(batch, false);
    } catch (error) {
      throw storeError(error);
    }
  }

  /**
   * A long log in parts, each a transaction, so that others are served in between. A table is there
   * with the last of them; what a failure or a kill leaves before that is taken out again.
   */
  async bringIn(log: readonly EntryWrite[], rest: readonly Write[]): Promise<void> {
    const id = log[0]?.table ?? '';
    const record = { kind: BRINGING_IN, id, owner: '', body: '{}' };
    try {
      if (log.length > ENTRIES_PER_PART) await this.write([{ put: 'record', record }]);
      let from = 0;
      for (; log.length - from > ENTRIES_PER_PART; from += ENTRIES_PER_PART) {
        await this.write(log.slice(from, from + ENTRIES_PER_PART));
        await new Promise((resolve) => setImmediate(resolve));
      }
      await this.write([
        ...log.slice(from),
        ...rest,
        { put: 'drop-record', kind: BRINGING_IN, id },
      ]);
    } catch (error) {
      this.#dropUnfinished(id);
      throw error;
    }
  }

  /** Where that fails, too (on a full disk), it is done at the next start. */
  #dropUnfinished(table: string): void {
    try {
      this.#entries.drop(table);
      this.#acknowledged.forget(table);
      this.#sql('DELETE FROM papers WHERE kind = ? AND id = ?').run(BRINGING_IN, table);
    } catch {
      // The record of it is still there.
    }
  }

  /** In one transaction, and with it a little of the sorting, which costs no sync of its own. */
  #writeAll(batch: readonly Write[], sorting: boolean): readonly boolean[] {
    try {
      this.#sql('BEGIN IMMEDIATE').run();
      const stored = batch.map((write) => this.#put(write));
      this.#entries.flush();
      if (sorting) this.#entries.sortSome(batch.length);
      this.#sql('COMMIT').run();
      this.#entries.committed();
      batch.forEach((write, i) => {
        if (write.put === 'entry' && stored[i]) this.#acknowledged.note(write.table, write.seq);
      });
      return stored;
    } catch (error) {
      this.#entries.rolledBack();
      // After some errors SQLite has already rolled back.
      if (this.#db.isTransaction) this.#sql('ROLLBACK').run();
      throw error;
    }
  }

  /** What cannot be sorted now (a full disk) is read where it is. */
  #sort(): void {
    try {
      this.#entries.sort();
    } catch {
      // Nothing has changed.
    }
  }

  #put(write: Write): boolean {
    switch (write.put) {
      case 'entry':
        return this.#entries.append([write.table, write.seq, write.at, write.body]);
      case 'table':
        this.#putTable(write.row);
        return true;
      case 'standing':
        this.#putStanding(write.table, write.standing);
        return true;
      case 'end':
        return (
          this.#sql(
            "UPDATE tables SET state = 'closed', bot_due = 0, deadline = NULL, updated = ? WHERE id = ? AND state <> 'closed'",
          ).run(write.at, write.table).changes === 1
        );
      case 'next':
        return (
          this.#sql('UPDATE tables SET next = ? WHERE id = ? AND next IS NULL').run(
            write.next,
            write.table,
          ).changes === 1
        );
      case 'version':
        this.#sql('UPDATE tables SET version = ? WHERE id = ?').run(write.version, write.table);
        return true;
      case 'snapshot':
        this.#sql('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)').run(
          write.table,
          write.seq,
          write.body,
        );
        return true;
      case 'chat': {
        const { id, at, seat, name, text } = write.line;
        const put = this.#sql('INSERT OR IGNORE INTO chat VALUES (?, ?, ?, ?, ?, ?)');
        const stored = put.run(write.table, id, at, seat, name, text).changes === 1;
        const drop = this.#sql('DELETE FROM chat WHERE table_id = ? AND id <= ?');
        if (stored) drop.run(write.table, id - CHAT_LINES_KEPT);
        return stored;
      }
      case 'guest': {
        const { id, name, created } = write.guest;
        this.#sql(
          'INSERT INTO guests VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name',
        ).run(id, name, created);
        return true;
      }
      case 'record': {
        const { kind, id, owner, body } = write.record;
        const how = write.first ? 'INSERT OR IGNORE' : 'INSERT OR REPLACE';
        const put = this.#sql(`${how} INTO papers VALUES (?, ?, ?, ?)`);
        return put.run(kind, id, owner, body).changes === 1;
      }
      case 'drop-record': {
        const drop = this.#sql('DELETE FROM papers WHERE kind = ? AND id = ?');
        return drop.run(write.kind, write.id).changes === 1;
      }
      case 'no-guest':
        this.#sql('DELETE FROM papers WHERE owner = ?').run(write.guest);
        return this.#sql('DELETE FROM guests WHERE id = ?').run(write.guest).changes === 1;
      case 'renamed':
        this.#entries.sort();
        for (const table of write.tables) {
          const seats = renameTable((text) => this.#sql(text), table, write.renaming);
          if (seats !== null) this.#putMembers(table, seats);
        }
        return true;
      case 'outage':
        this.#sql('INSERT INTO outages VALUES (?, ?)').run(write.outage.since, write.outage.until);
        return true;
      case 'alive':
        this.#sql('INSERT OR REPLACE INTO alive VALUES (1, ?)').run(write.at);
        return true;
    }
  }

  #putTable(row: TableRow): void {
    const values = tableValues(row);
    this.#sql(
      `INSERT INTO tables (id, ${COLUMNS}, ${STANDING}) VALUES (${values.map(() => '?').join(', ')})`,
    ).run(...values);
    this.#putMembers(row.id, row.standing.seats);
  }

  #putStanding(table: string, standing: Standing): void {
    const { seq, state, host, seats, asked, botDue, deadline, updated } = standing;
    const text = JSON.stringify(seats);
    const before = this.#sql('SELECT seats, state FROM tables WHERE id = ?').get(table);
    if (before?.state === 'closed' && state !== 'closed') return;
    this.#sql(
      'UPDATE tables SET seq = ?, state = ?, host = ?, seats = ?, asked = ?, bot_due = ?, deadline = ?, updated = ? WHERE id = ?',
    ).run(seq, state, host, text, asked, Number(botDue), deadline, updated, table);
    if (before?.seats !== text) this.#putMembers(table, seats);
  }

  #putMembers(table: string, seats: readonly Occupant[]): void {
    this.#sql('DELETE FROM members WHERE table_id = ?').run(table);
    for (const held of seats) {
      const owner = ownerOf(held);
      if (owner !== null)
        this.#sql('INSERT OR IGNORE INTO members VALUES (?, ?)').run(owner, table);
    }
  }

  async table(id: string): Promise<TableRow | null> {
    const row = this.#sql('SELECT * FROM tables WHERE id = ?').get(id);
    return row ? tableRow(row) : null;
  }

  async tableByCode(code: string): Promise<TableRow | null> {
    const row = this.#sql('SELECT * FROM tables WHERE code = ?').get(code);
    return row ? tableRow(row) : null;
  }

  async tablesOf(guest: string, most: number): Promise<readonly TableRow[]> {
    return this.#sql(
      `SELECT tables.* FROM members JOIN tables ON tables.id = members.table_id
       WHERE members.guest = ? AND tables.state <> 'closed' ORDER BY tables.updated DESC LIMIT ?`,
    )
      .all(guest, most)
      .map(tableRow);
  }

  async tablesHosted(guest: string): Promise<number> {
    const row = this.#sql(
      `SELECT count(*) AS n FROM members JOIN tables ON tables.id = members.table_id
       WHERE members.guest = ? AND tables.host = ? AND tables.state IN ('open', 'running', 'broken')`,
    ).get(guest, guest);
    return Number(row?.n ?? 0);
  }

  tablesNaming(person: string): Promise<readonly string[]> {
    this.#sort();
    return tablesNaming((text) => this.#sql(text), person);
  }

  async publicTables(state: 'open' | 'running', most: number): Promise<readonly TableRow[]> {
    return this.#sql(
      `SELECT * FROM tables WHERE visibility = 'public' AND state = ? ORDER BY updated DESC LIMIT ?`,
    )
      .all(state, most)
      .map(tableRow);
  }

  async tablesIn(states: readonly TableStateWord[], most: number): Promise<readonly TableRow[]> {
    return this.#sql(
      'SELECT * FROM tables WHERE state IN (SELECT value FROM json_each(?)) ORDER BY updated DESC LIMIT ?',
    )
      .all(JSON.stringify(states), most)
      .map(tableRow);
  }

  async unsettled(quietSince = Number.MAX_SAFE_INTEGER): Promise<readonly string[]> {
    this.#sort();
    return this.#sql(
      `SELECT id FROM tables AS t WHERE state IN ('open', 'running', 'broken') AND updated <= ?
       AND (bot_due = 1 OR state = 'broken'
         OR seq < (SELECT coalesce(max(seq), 0) FROM entries WHERE table_id = t.id)
         OR seq < (SELECT coalesce(max(seq), 0) FROM journal WHERE table_id = t.id))`,
    )
      .all(quietSince)
      .map((row) => String(row.id));
  }

  async overdue(now: number, most: number): Promise<readonly string[]> {
    return this.#sql(
      "SELECT id FROM tables WHERE state = 'running' AND deadline <= ? ORDER BY deadline LIMIT ?",
    )
      .all(now, most)
      .map((row) => String(row.id));
  }

  async entries(table: string, after: number, upTo?: number): Promise<readonly string[]> {
    return this.#entries.after(table, after, upTo);
  }

  async latest(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    return new Map(tables.map((table) => [table, this.#entries.last(table)]));
  }

  async closed(tables: readonly string[]): Promise<readonly string[]> {
    const found = this.#sql("SELECT 1 FROM tables WHERE id = ? AND state = 'closed'");
    return tables.filter((table) => found.get(table) !== undefined);
  }

  async snapshot(table: string): Promise<StoredSnapshot | null> {
    const row = this.#sql('SELECT seq, body FROM snapshots WHERE table_id = ?').get(table);
    return row ? { seq: Number(row.seq), body: String(row.body) } : null;
  }

  async chat(table: string, most: number): Promise<readonly ChatLine[]> {
    return this.#sql('SELECT * FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT ?')
      .all(table, most)
      .map((row) => ({
        id: Number(row.id),
        at: Number(row.at),
        seat: orNull(row.seat),
        name: String(row.name),
        text: String(row.text),
      }))
      .reverse();
  }

  async guest(id: string): Promise<Guest | null> {
    const row = this.#sql('SELECT * FROM guests WHERE id = ?').get(id);
    return row ? { id, name: String(row.name), created: Number(row.created) } : null;
  }

  async record(kind: string, id: string): Promise<StoredRecord | null> {
    const row = this.#sql('SELECT * FROM papers WHERE kind = ? AND id = ?').get(kind, id);
    return row ? recordRow(row) : null;
  }

  async recordsOf(kind: string, owner: string): Promise<readonly StoredRecord[]> {
    return this.#sql('SELECT * FROM papers WHERE owner = ? AND kind = ?')
      .all(owner, kind)
      .map(recordRow);
  }

  async outages(since: number): Promise<readonly Outage[]> {
    return this.#sql('SELECT * FROM outages WHERE until > ?')
      .all(since)
      .map((row) => ({ since: Number(row.since), until: Number(row.until) }));
  }

  async alive(): Promise<number | null> {
    if (this.#damage !== null) throw new StoreError('failed', this.#damage);
    const row = this.#sql('SELECT at FROM alive').get();
    return row ? Number(row.at) : null;
  }

  async close(): Promise<void> {
    await this.#check.end();
    await this.#acknowledged.close();
    this.#sort();
    this.#prepared.clear();
    this.#db.close();
    this.#lock.close();
  }

  #sql(text: string): StatementSync {
    const known = this.#prepared.get(text);
    if (known) return known;
    const made = this.#db.prepare(text);
    this.#prepared.set(text, made);
    return made;
  }
}

const SQLITE_FULL = 13;

export function storeError(error: unknown): StoreError {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  const message = error instanceof Error ? error.message : String(error);
  const why = (code & 0xff) === SQLITE_FULL ? 'full' : 'failed';
  return new StoreError(why, message, { cause: error });
}
