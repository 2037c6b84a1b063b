import type { DatabaseSync } from 'node:sqlite';
import type { EntryLog, EntryRow, Sql } from './entry-log.ts';

/**
 * Entries that are taken in before they are sorted by table: so many that sorting them pays. The
 * more of a table there are, the fewer pages does each of them change.
 */
const MAX_UNSORTED_ENTRIES = 32_768;
/** With every write twice as many are sorted as it brings, so that sorting gets done. */
const SORTED_PER_BROUGHT = 2;
/** So many are sorted with a write that brings few. */
const MIN_SORTED_PER_WRITE = 64;
/** Clearing is quicker than sorting: so many are cleared in the time in which one is sorted. */
const CLEARED_PER_SORTED = 8;
/** After sorting has failed (on a full disk), so many more are taken in before it is tried again. */
const ENTRIES_BEFORE_RETRY = 4096;

/** So many entries go in with one statement. */
const ENTRIES_PER_INSERT = 16;
const COLUMNS = 5;
const ROW_PLACEHOLDERS = `(${Array(COLUMNS).fill('?').join(', ')})`;
const INSERT_ONE = `INSERT INTO journal VALUES ${ROW_PLACEHOLDERS}`;
const INSERT_SOME = `INSERT INTO journal VALUES ${Array(ENTRIES_PER_INSERT).fill(ROW_PLACEHOLDERS).join(', ')}`;

/** The entries of one table that are in the journal and not known to be sorted. */
interface Unsorted {
  last: number;
  rows: number[];
}

/** The rows that hold the entries after a number, up to another one: there are no gaps. */
function rowsOf({ last, rows }: Unsorted, after: number, upTo: number): number[] {
  const first = last - rows.length + 1;
  return rows.slice(Math.max(0, after + 1 - first), Math.max(0, upTo + 1 - first));
}

/** An entry that a transaction has added, and the last unsorted one of its table before it. */
interface Added {
  readonly table: string;
  readonly before: number | null;
}

/**
 * The log of all tables (`PlainEntryLog` is the plain one), written as it comes in and sorted by table
 * later. Sorted at once, every move would
 * change another page of the file, and a page is what a commit pays for; a few hundred moves of
 * different tables at the end of the journal share a handful.
 *
 * Sorting goes in steps, some tables with every write: their entries are copied to where they
 * belong, and when all are, the journal is cleared up to where it was when this began. In between
 * an entry can be found in both places, and is one and the same: who reads takes it once.
 */
export class Journal implements EntryLog {
  readonly #db: DatabaseSync;
  readonly #sql: Sql;
  readonly #unsorted = new Map<string, Unsorted>();
  /** The last row of the journal. */
  #end = 0;
  /** The rows that came since sorting last began. */
  #fresh = 0;
  /** What the transaction under way has added, and whether it has sorted anything. */
  #added: Added[] = [];
  /** Values of entries of this transaction that have still to go in. */
  #pendingInserts: (string | number)[] = [];
  #sorted = false;
  /** What is unsorted is known; if not, the journal has to be scanned before anything else is done. */
  #scanned = false;
  /** While sorting is under way: which tables are left, and up to which row. */
  #sorting: { readonly tables: string[]; readonly until: number } | null = null;

  constructor(db: DatabaseSync, sql: Sql) {
    this.#db = db;
    this.#sql = sql;
    this.#rescan();
  }

  /** Within a transaction. False if the place of the entry is taken. */
  append(row: EntryRow): boolean {
    const [table, seq] = row;
    if (seq <= this.last(table)) return false;
    this.#added.push({ table, before: this.#unsorted.get(table)?.last ?? null });
    this.#addUnsorted(this.#end + 1, table, seq);
    this.#fresh++;
    this.#pendingInserts.push(this.#end, ...row);
    if (this.#pendingInserts.length === ENTRIES_PER_INSERT * COLUMNS)
      this.#sql(INSERT_SOME).run(...this.#takePending());
    return true;
  }

  /** Puts in what was appended and still waits for others: before anybody reads it, or commits. */
  flush(): void {
    const values = this.#takePending();
    for (let i = 0; i < values.length; i += COLUMNS)
      this.#sql(INSERT_ONE).run(...values.slice(i, i + COLUMNS));
  }

  #takePending(): (string | number)[] {
    const values = this.#pendingInserts;
    this.#pendingInserts = [];
    return values;
  }

  #addUnsorted(row: number, table: string, seq: number): void {
    const lying = this.#unsorted.get(table);
    if (lying === undefined) this.#unsorted.set(table, { last: seq, rows: [row] });
    else {
      lying.last = seq;
      lying.rows.push(row);
    }
    this.#end = row;
  }

  /** The transaction has ended well. */
  committed(): void {
    this.#added = [];
    this.#pendingInserts = [];
    this.#sorted = false;
  }

  /**
   * The transaction was rolled back, and so is what it added. Where it has sorted something, the
   * journal is scanned again, which takes a while, and sorting waits for more entries.
   */
  rolledBack(): void {
    if (this.#sorted) this.#scanned = false;
    else for (const added of this.#added.reverse()) this.#takeBack(added);
    this.committed();
  }

  #takeBack({ table, before }: Added): void {
    const lying = this.#unsorted.get(table);
    if (lying === undefined || before === null) this.#unsorted.delete(table);
    else {
      lying.last = before;
      lying.rows.pop();
    }
    this.#fresh--;
  }

  /** The number of the last entry of a table, or 0. */
  last(table: string): number {
    this.#rescan();
    const lying = this.#unsorted.get(table);
    if (lying !== undefined) return lying.last;
    const row = this.#sql('SELECT max(seq) AS seq FROM entries WHERE table_id = ?').get(table);
    return Number(row?.seq ?? 0);
  }

  /** The entries of a table after a number, up to another one, in order. */
  after(table: string, seq: number, upTo = Number.MAX_SAFE_INTEGER): string[] {
    this.#rescan();
    const found = this.#sql(
      'SELECT seq, body FROM entries WHERE table_id = ? AND seq > ? AND seq <= ? ORDER BY seq',
    ).all(table, seq, upTo);
    const lying = this.#unsorted.get(table);
    const from = Number(found.at(-1)?.seq ?? seq);
    if (lying !== undefined && from < upTo)
      found.push(
        ...this.#sql(
          'SELECT seq, body FROM journal WHERE n IN (SELECT value FROM json_each(?)) AND seq > ? AND seq <= ? ORDER BY seq',
        ).all(JSON.stringify(rowsOf(lying, from, upTo)), from, upTo),
      );
    return found.map((row) => String(row.body));
  }

  drop(table: string): void {
    this.#sql('DELETE FROM journal WHERE table_id = ?').run(table);
    this.#sql('DELETE FROM entries WHERE table_id = ?').run(table);
    this.#scanned = false;
  }

  /** There is something to sort, or to go on with. */
  get long(): boolean {
    this.#rescan();
    return this.#sorting !== null || this.#fresh >= MAX_UNSORTED_ENTRIES;
  }

  /** One step of sorting, at the end of a transaction that brought so many entries. */
  sortSome(brought: number): void {
    const most = Math.max(MIN_SORTED_PER_WRITE, SORTED_PER_BROUGHT * brought);
    this.#sorted = true;
    if (this.#sorting === null) {
      this.#sorting = { tables: [...this.#unsorted.keys()], until: this.#end };
      this.#fresh = 0;
    }
    const { tables, until } = this.#sorting;
    if (tables.length > 0) this.#sortIn(tables, until, most);
    else if (this.#clear(until, CLEARED_PER_SORTED * most)) this.#sorting = null;
  }

  /** Copies entries of some tables to where they belong: they no longer count as unsorted. */
  #sortIn(tables: string[], until: number, most: number): void {
    const rows: number[] = [];
    for (let table = tables.at(-1); table !== undefined; table = tables.at(-1)) {
      const lying = this.#unsorted.get(table)?.rows ?? [];
      const later = lying.findIndex((row) => row > until);
      const due = later < 0 ? lying.length : later;
      const taken = Math.min(due, most - rows.length);
      for (const row of lying.splice(0, taken)) rows.push(row);
      if (lying.length === 0) this.#unsorted.delete(table);
      if (taken < due) break;
      tables.pop();
    }
    this.#sql(
      'INSERT OR IGNORE INTO entries SELECT table_id, seq, at, body FROM journal WHERE n IN (SELECT value FROM json_each(?)) ORDER BY table_id, seq',
    ).run(JSON.stringify(rows));
  }

  /** Clears the journal of some rows that were sorted; true when that was the last of them. */
  #clear(until: number, most: number): boolean {
    const first = this.#sql('SELECT min(n) AS n FROM journal').get()?.n ?? until;
    const last = Math.min(until, Number(first) + most - 1);
    this.#sql('DELETE FROM journal WHERE n <= ?').run(last);
    return last === until;
  }

  /** Brings all entries to the others of their tables, as part of a transaction or as one. */
  sort(): void {
    const within = this.#db.isTransaction;
    this.flush();
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
    this.#unsorted.clear();
    this.#fresh = 0;
    this.#sorting = null;
    this.#sorted = within;
  }

  /** Scans the journal for what a killed process, or a sorting that failed, has left unsorted. */
  #rescan(): void {
    if (this.#scanned) return;
    this.#unsorted.clear();
    this.#sorting = null;
    const rows = this.#sql('SELECT n, table_id, seq FROM journal ORDER BY n').all();
    for (const row of rows) this.#addUnsorted(Number(row.n), String(row.table_id), Number(row.seq));
    this.#fresh = Math.min(rows.length, MAX_UNSORTED_ENTRIES - ENTRIES_BEFORE_RETRY);
    this.#scanned = true;
  }
}
