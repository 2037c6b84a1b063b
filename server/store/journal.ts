import type { DatabaseSync, StatementSync } from 'node:sqlite';

/**
 * Entries that are taken in before they are sorted by table: so many that sorting them pays. The
 * more of a table there are, the fewer pages does each of them change.
 */
const MOST_UNSORTED = 32_768;
/** With every write twice as many are sorted as it brings, so that sorting gets done. */
const SORTED_PER_BROUGHT = 2;
/** So many are sorted with a write that brings few. */
const LEAST_SORTED = 64;
/** Clearing is quicker than sorting: so many are cleared in the time in which one is sorted. */
const CLEARED_PER_SORTED = 8;
/** After sorting has failed (on a full disk), so many more are taken in before it is tried again. */
const RESTING = 4096;

/** So many entries go in with one statement. */
const TOGETHER = 16;
const COLUMNS = 5;
const ONE = `(${Array(COLUMNS).fill('?').join(', ')})`;
const INSERT_ONE = `INSERT INTO journal VALUES ${ONE}`;
const INSERT_SOME = `INSERT INTO journal VALUES ${Array(TOGETHER).fill(ONE).join(', ')}`;

/** An entry, in the order of the columns. */
export type JournalRow = readonly [table: string, seq: number, at: number, body: string];

/** What lies in the journal of one table, and is not known to lie elsewhere. */
interface Lying {
  last: number;
  rows: number[];
}

/** An entry that a transaction has added, and the last one of its table before, if that lay here. */
interface Added {
  readonly table: string;
  readonly before: number | null;
}

/**
 * The log, written as it comes in and sorted by table later. Sorted at once, every move would
 * change another page of the file, and a page is what a commit pays for; a few hundred moves of
 * different tables at the end of the journal share a handful.
 *
 * Sorting goes in steps, some tables with every write: their entries are copied to where they
 * belong, and when all are, the journal is cleared up to where it was when this began. In between
 * an entry can be found in both places, and is one and the same: who reads takes it once.
 */
export class Journal {
  readonly #db: DatabaseSync;
  readonly #sql: (text: string) => StatementSync;
  readonly #lying = new Map<string, Lying>();
  /** The last row of the journal. */
  #end = 0;
  /** The rows that came since sorting last began. */
  #fresh = 0;
  /** What the transaction under way has added, and whether it has sorted anything. */
  #added: Added[] = [];
  /** Values of entries of this transaction that have still to go in. */
  #going: (string | number)[] = [];
  #sorted = false;
  /** What lies here is known; if not, it has to be counted before anything else is done. */
  #counted = false;
  /** While sorting is under way: which tables are left, and up to which row. */
  #sorting: { readonly tables: string[]; readonly until: number } | null = null;

  constructor(db: DatabaseSync, sql: (text: string) => StatementSync) {
    this.#db = db;
    this.#sql = sql;
    this.#count();
  }

  /** Within a transaction. False if the place of the entry is taken. */
  append(row: JournalRow): boolean {
    const [table, seq] = row;
    if (seq <= this.last(table)) return false;
    this.#added.push({ table, before: this.#lying.get(table)?.last ?? null });
    this.#lies(this.#end + 1, table, seq);
    this.#fresh++;
    this.#going.push(this.#end, ...row);
    if (this.#going.length === TOGETHER * COLUMNS) this.#sql(INSERT_SOME).run(...this.#takeGoing());
    return true;
  }

  /** Puts in what was appended and still waits for others: before anybody reads it, or commits. */
  flush(): void {
    const values = this.#takeGoing();
    for (let i = 0; i < values.length; i += COLUMNS)
      this.#sql(INSERT_ONE).run(...values.slice(i, i + COLUMNS));
  }

  #takeGoing(): (string | number)[] {
    const values = this.#going;
    this.#going = [];
    return values;
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

  /** The transaction has ended well. */
  committed(): void {
    this.#added = [];
    this.#going = [];
    this.#sorted = false;
  }

  /**
   * The transaction was taken back, and so is what it added. Where it has sorted something, all has
   * to be counted again, which takes a while, and sorting has a rest.
   */
  takenBack(): void {
    if (this.#sorted) this.#counted = false;
    else for (const added of this.#added.reverse()) this.#takeBack(added);
    this.committed();
  }

  #takeBack({ table, before }: Added): void {
    const lying = this.#lying.get(table);
    if (lying === undefined || before === null) this.#lying.delete(table);
    else {
      lying.last = before;
      lying.rows.pop();
    }
    this.#fresh--;
  }

  /** The number of the last entry of a table, or 0. */
  last(table: string): number {
    this.#count();
    const lying = this.#lying.get(table);
    if (lying !== undefined) return lying.last;
    const row = this.#sql('SELECT max(seq) AS seq FROM entries WHERE table_id = ?').get(table);
    return Number(row?.seq ?? 0);
  }

  /** The entries of a table after a number, in order. */
  after(table: string, seq: number): string[] {
    this.#count();
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
    this.#count();
    return this.#sorting !== null || this.#fresh >= MOST_UNSORTED;
  }

  /** One step of sorting, at the end of a transaction that brought so many entries. */
  sortSome(brought: number): void {
    const most = Math.max(LEAST_SORTED, SORTED_PER_BROUGHT * brought);
    this.#sorted = true;
    if (this.#sorting === null) {
      this.#sorting = { tables: [...this.#lying.keys()], until: this.#end };
      this.#fresh = 0;
    }
    const { tables, until } = this.#sorting;
    if (tables.length > 0) this.#sortIn(tables, until, most);
    else if (this.#clear(until, CLEARED_PER_SORTED * most)) this.#sorting = null;
  }

  /** Copies entries of some tables to where they belong: they no longer count as lying here. */
  #sortIn(tables: string[], until: number, most: number): void {
    const rows: number[] = [];
    for (let table = tables.at(-1); table !== undefined; table = tables.at(-1)) {
      const lying = this.#lying.get(table)?.rows ?? [];
      const later = lying.findIndex((row) => row > until);
      const due = later < 0 ? lying.length : later;
      const taken = Math.min(due, most - rows.length);
      for (const row of lying.splice(0, taken)) rows.push(row);
      if (lying.length === 0) this.#lying.delete(table);
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
    this.#lying.clear();
    this.#fresh = 0;
    this.#sorting = null;
    this.#sorted = within;
  }

  /** Finds out what lies here: left by a process that was killed, or by a sorting that failed. */
  #count(): void {
    if (this.#counted) return;
    this.#lying.clear();
    this.#sorting = null;
    const rows = this.#sql('SELECT n, table_id, seq FROM journal ORDER BY n').all();
    for (const row of rows) this.#lies(Number(row.n), String(row.table_id), Number(row.seq));
    this.#fresh = Math.min(rows.length, MOST_UNSORTED - RESTING);
    this.#counted = true;
  }
}
