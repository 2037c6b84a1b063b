import type { DatabaseSync, StatementSync } from 'node:sqlite';

/** Entries that are taken in before they are sorted by table: so many that sorting them pays. */
const MOST_UNSORTED = 8192;
/** How many of them are sorted at a time: whoever moves next has to wait for that. */
const AT_ONCE = 512;

/** An entry, in the order of the columns. */
export type JournalRow = readonly [table: string, seq: number, at: number, body: string];

/** What lies in the journal of one table, and is not known to lie elsewhere. */
interface Lying {
  last: number;
  rows: number[];
}

/**
 * The log, written as it comes in and sorted by table later. Sorted at once, every move would
 * change another page of the file, and a page is what a commit pays for; a few hundred moves of
 * different tables at the end of the journal share a handful.
 *
 * Sorting goes in steps, some tables at a time: their entries are copied to where they belong, and
 * when all are, the journal is cleared up to where it was when this began. In between an entry can
 * be found in both places, and is one and the same: who reads takes it once.
 */
export class Journal {
  readonly #db: DatabaseSync;
  readonly #sql: (text: string) => StatementSync;
  readonly #lying = new Map<string, Lying>();
  /** The last row of the journal. */
  #end = 0;
  /** The rows that came since sorting last began. */
  #fresh = 0;
  /** While sorting is under way: which tables are left, and up to which row. */
  #sorting: { readonly tables: string[]; readonly until: number } | null = null;

  constructor(db: DatabaseSync, sql: (text: string) => StatementSync) {
    this.#db = db;
    this.#sql = sql;
    this.recount();
  }

  /** Within a transaction. False if the place of the entry is taken. */
  append(row: JournalRow): boolean {
    const [table, seq] = row;
    if (seq <= this.last(table)) return false;
    const done = this.#sql('INSERT INTO journal VALUES (NULL, ?, ?, ?, ?)').run(...row);
    this.#lies(Number(done.lastInsertRowid), table, seq);
    this.#fresh++;
    return true;
  }

  #lies(row: number, table: string, seq: number): void {
    const lying = this.#lying.get(table);
    if (lying === undefined) this.#lying.set(table, { last: seq, rows: [row] });
    else {
      lying.last = seq;
      lying.rows.push(row);
    }
    this.#end = row;
  }

  /** The number of the last entry of a table, or 0. */
  last(table: string): number {
    const lying = this.#lying.get(table);
    if (lying !== undefined) return lying.last;
    const row = this.#sql('SELECT max(seq) AS seq FROM entries WHERE table_id = ?').get(table);
    return Number(row?.seq ?? 0);
  }

  /** The entries of a table after a number, in order. */
  after(table: string, seq: number): string[] {
    const found = this.#sql(
      'SELECT seq, body FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq',
    ).all(table, seq);
    const lying = this.#lying.get(table);
    if (lying !== undefined)
      found.push(
        ...this.#sql(
          'SELECT seq, body FROM journal WHERE n IN (SELECT value FROM json_each(?)) AND seq > ? ORDER BY seq',
        ).all(JSON.stringify(lying.rows), Number(found.at(-1)?.seq ?? seq)),
      );
    return found.map((row) => String(row.body));
  }

  /** There is something to sort, or to go on with. */
  get long(): boolean {
    return this.#sorting !== null || this.#fresh >= MOST_UNSORTED;
  }

  /** One step of sorting, in a transaction of its own. */
  sortSome(): void {
    if (this.#sorting === null) {
      this.#sorting = { tables: [...this.#lying.keys()], until: this.#end };
      this.#fresh = 0;
    }
    const { tables, until } = this.#sorting;
    if (tables.length === 0) {
      this.#sql('DELETE FROM journal WHERE n <= ?').run(until);
      this.#sorting = null;
      return;
    }
    const some: string[] = [];
    const rows: number[] = [];
    while (rows.length < AT_ONCE) {
      const table = tables.pop();
      if (table === undefined) break;
      some.push(table);
      for (const row of this.#lying.get(table)?.rows ?? []) if (row <= until) rows.push(row);
    }
    this.#sql(
      'INSERT OR IGNORE INTO entries SELECT table_id, seq, at, body FROM journal WHERE n IN (SELECT value FROM json_each(?)) ORDER BY table_id, seq',
    ).run(JSON.stringify(rows));
    for (const table of some) this.#settle(table, until);
  }

  /** The entries of a table up to that row are where they belong. */
  #settle(table: string, until: number): void {
    const lying = this.#lying.get(table);
    if (lying === undefined) return;
    const rows = lying.rows.filter((row) => row > until);
    if (rows.length === 0) this.#lying.delete(table);
    else lying.rows = rows;
  }

  /** Brings all entries to the others of their tables, as part of a transaction or as one. */
  sort(): void {
    const within = this.#db.isTransaction;
    if (!within) this.#sql('BEGIN IMMEDIATE').run();
    try {
      this.#sql(
        'INSERT OR IGNORE INTO entries SELECT table_id, seq, at, body FROM journal ORDER BY table_id, seq',
      ).run();
      this.#sql('DELETE FROM journal').run();
      if (!within) this.#sql('COMMIT').run();
    } catch (error) {
      if (!within && this.#db.isTransaction) this.#sql('ROLLBACK').run();
      throw error;
    }
    this.#lying.clear();
    this.#fresh = 0;
    this.#sorting = null;
  }

  /** What lies in the file: left by a process that was killed, or by a transaction that failed. */
  recount(): void {
    this.#lying.clear();
    this.#fresh = 0;
    this.#sorting = null;
    for (const row of this.#sql('SELECT n, table_id, seq FROM journal ORDER BY n').all()) {
      this.#lies(Number(row.n), String(row.table_id), Number(row.seq));
      this.#fresh++;
    }
  }
}
