import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Entries that are taken in before they are sorted by table: so many that sorting them pays. */
const MOST_UNSORTED = 8192;

/** An entry, in the order of the columns. */
export type JournalRow = readonly [table: string, seq: number, at: number, body: string];

/**
 * The log, written as it comes in and sorted by table later. Sorted at once, every move would
 * change another page of the file, and a page is what a commit pays for; a few hundred moves of
 * different tables at the end of the journal share a handful. Nothing is ever in both places: who
 * sorts, copies and clears in one transaction.
 */
export class Journal {
  readonly #db: DatabaseSync;
  readonly #sql: (text: string) => StatementSync;
  /** The last entry of each table that has any in the journal. */
  readonly #last = new Map<string, number>();
  #unsorted = 0;

  constructor(db: DatabaseSync, sql: (text: string) => StatementSync) {
    this.#db = db;
    this.#sql = sql;
    this.recount();
  }

  /** Within a transaction. False if the place of the entry is taken. */
  append(row: JournalRow): boolean {
    const [table, seq] = row;
    if (seq <= this.last(table)) return false;
    this.#sql('INSERT INTO journal VALUES (NULL, ?, ?, ?, ?)').run(...row);
    this.#last.set(table, seq);
    this.#unsorted++;
    return true;
  }

  /** The number of the last entry of a table, or 0. */
  last(table: string): number {
    const unsorted = this.#last.get(table);
    if (unsorted !== undefined) return unsorted;
    const row = this.#sql('SELECT max(seq) AS seq FROM entries WHERE table_id = ?').get(table);
    return Number(row?.seq ?? 0);
  }

  /** The entries of a table after a number, in order. */
  after(table: string, seq: number): string[] {
    const bodies = (from: 'entries' | 'journal'): string[] =>
      this.#sql(`SELECT body FROM ${from} WHERE table_id = ? AND seq > ? ORDER BY seq`)
        .all(table, seq)
        .map((row) => String(row.body));
    const sorted = bodies('entries');
    return this.#last.has(table) ? [...sorted, ...bodies('journal')] : sorted;
  }

  get long(): boolean {
    return this.#unsorted >= MOST_UNSORTED;
  }

  /** Brings all entries to the others of their tables, as part of a transaction or as one. */
  sort(): void {
    const within = this.#db.isTransaction;
    if (!within) this.#sql('BEGIN IMMEDIATE').run();
    try {
      this.#sql(
        'INSERT INTO entries SELECT table_id, seq, at, body FROM journal ORDER BY table_id, seq',
      ).run();
      this.#sql('DELETE FROM journal').run();
      if (!within) this.#sql('COMMIT').run();
    } catch (error) {
      if (!within && this.#db.isTransaction) this.#sql('ROLLBACK').run();
      throw error;
    }
    this.#last.clear();
    this.#unsorted = 0;
  }

  /** What lies in the file: left by a process that was killed, or by a transaction that failed. */
  recount(): void {
    this.#last.clear();
    this.#unsorted = 0;
    const rows = this.#sql(
      'SELECT table_id, max(seq) AS last, count(*) AS n FROM journal GROUP BY table_id',
    ).all();
    for (const { table_id: table, last, n } of rows) {
      this.#last.set(String(table), Number(last));
      this.#unsorted += Number(n);
    }
  }
}
