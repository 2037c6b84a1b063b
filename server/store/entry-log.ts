import type { StatementSync } from 'node:sqlite';

/** An entry, in the order of the columns. */
export type EntryRow = readonly [table: string, seq: number, at: number, body: string];

export type Sql = (text: string) => StatementSync;

/** Where a store keeps the entries of all tables. Everything happens within transactions of the store. */
export interface EntryLog {
  /** Adds an entry. False if its place is taken. */
  append(row: EntryRow): boolean;
  /** Writes down what was added and is still held back: before anybody reads it, or commits. */
  flush(): void;
  /** The transaction has ended well. */
  committed(): void;
  /** The transaction was taken back, and so is what it added. */
  rolledBack(): void;
  /** The number of the last entry of a table, or 0. */
  last(table: string): number;
  /** The entries of a table after a number, up to another one, in order. */
  after(table: string, seq: number, upTo?: number): string[];
  /** Takes a table out that was never finished, as part of a transaction or as one. */
  drop(table: string): void;
  /** There is something to sort, or to go on with. */
  readonly long: boolean;
  /** One step of sorting, at the end of a transaction that brought so many entries. */
  sortSome(brought: number): void;
  /** Brings all entries to the others of their tables, as part of a transaction or as one. */
  sort(): void;
}

/**
 * The log as plainly as it can be kept: every entry goes at once to the others of its table. Read this
 * one first. The store uses `Journal`, which does the same and is quicker under load; both pass the
 * same tests.
 */
export class PlainEntryLog implements EntryLog {
  readonly #sql: Sql;
  readonly long = false;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  append(row: EntryRow): boolean {
    const [table, seq] = row;
    if (seq <= this.last(table)) return false;
    this.#sql('INSERT INTO entries VALUES (?, ?, ?, ?)').run(...row);
    return true;
  }

  last(table: string): number {
    const row = this.#sql('SELECT max(seq) AS seq FROM entries WHERE table_id = ?').get(table);
    return Number(row?.seq ?? 0);
  }

  after(table: string, seq: number, upTo = Number.MAX_SAFE_INTEGER): string[] {
    const rows = this.#sql(
      'SELECT body FROM entries WHERE table_id = ? AND seq > ? AND seq <= ? ORDER BY seq',
    ).all(table, seq, upTo);
    return rows.map((row) => String(row.body));
  }

  drop(table: string): void {
    this.#sql('DELETE FROM entries WHERE table_id = ?').run(table);
  }

  // Nothing is held back, and nothing is out of order: the database does the rest.
  flush(): void {}
  committed(): void {}
  rolledBack(): void {}
  sortSome(): void {}
  sort(): void {}
}
