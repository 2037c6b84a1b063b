import { newsOf } from '../cluster/news.ts';
import type { ChatLine, TableStateWord } from '../protocol/index.ts';
import { type PgRow, PostgresConnection } from './postgres-connection.ts';
import { migratePostgres } from './postgres-migrations.ts';
import { TABLES_NAMING } from './postgres-renaming.ts';
import { placeOf, putEntries, putOne, putStandings, putTable } from './postgres-writes.ts';
import { orNull, recordRow, tableRow } from './rows.ts';
import type {
  EntryWrite,
  Guest,
  Outage,
  Store,
  StoredRecord,
  StoredSnapshot,
  TableRow,
  Write,
} from './store.ts';

/** The channel on which nodes hear of each other's writes. */
export const CHANNEL = 'incognita';

/** How many connections the tables of one node use. */
const CONNECTIONS = 8;
const LONG_AGO_MS = 30 * 24 * 3600 * 1000;

/**
 * A database that any number of nodes share. Every batch is one transaction, and whoever listens
 * hears of it right after it is committed. That may get lost; the numbers of entries do not.
 */
export class PostgresStore implements Store {
  /** Which of the nodes we are. */
  readonly node: string;
  readonly #line: PostgresConnection;
  /** How far the clock of this machine is behind that of the database. */
  #behind = 0;

  private constructor(url: string, node: string) {
    this.node = node;
    this.#line = new PostgresConnection(url, CONNECTIONS);
  }

  static async open(url: string, node: string): Promise<PostgresStore> {
    await migratePostgres(url);
    const store = new PostgresStore(url, node);
    await store.setClock();
    return store;
  }

  /** The time that all nodes agree on, whatever their own clocks say. */
  now(): number {
    return Math.round(Date.now() + this.#behind);
  }

  async setClock(): Promise<void> {
    const before = Date.now();
    const [row] = await this.#line.read(
      'clock',
      'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS at',
    );
    const there = Number(row?.at ?? before);
    this.#behind = there - (before + Date.now()) / 2;
  }

  async write(batch: readonly Write[]): Promise<readonly boolean[]> {
    return this.#line.transaction(async (ask) => {
      for (const write of batch) if (write.put === 'table') await putTable(ask, write);
      const entries = batch.filter((write) => write.put === 'entry');
      const stored = await putEntries(ask, entries);
      await putStandings(
        ask,
        batch.filter((write) => write.put === 'standing'),
      );
      const found: boolean[] = [];
      for (const write of batch)
        if (write.put === 'entry') found.push(stored.has(placeOf(write.table, write.seq)));
        else if (write.put === 'table' || write.put === 'standing') found.push(true);
        else found.push(await putOne(ask, write, this.node));
      return { found, news: newsOf(this.node, batch, found) };
    }, CHANNEL);
  }

  /** The database is another process: one transaction keeps nobody here waiting. */
  async bringIn(log: readonly EntryWrite[], rest: readonly Write[]): Promise<void> {
    await this.write([...log, ...rest]);
  }

  async table(id: string): Promise<TableRow | null> {
    return this.#tableBy('SELECT * FROM tables WHERE id = $1', id);
  }

  async tableByCode(code: string): Promise<TableRow | null> {
    return this.#tableBy('SELECT * FROM tables WHERE code = $1', code);
  }

  async #tableBy(text: string, what: string): Promise<TableRow | null> {
    const [row] = await this.#line.read(text, text, [what]);
    return row ? tableRow(row) : null;
  }

  async tablesOf(guest: string, most: number): Promise<readonly TableRow[]> {
    const rows = await this.#line.read(
      'tables of',
      `SELECT tables.* FROM members JOIN tables ON tables.id = members.table_id
       WHERE members.guest = $1 AND tables.state <> 'closed' ORDER BY tables.updated DESC LIMIT $2`,
      [guest, most],
    );
    return rows.map(tableRow);
  }

  async tablesHosted(guest: string): Promise<number> {
    const rows = await this.#line.read(
      'tables hosted',
      `SELECT count(*) AS n FROM members JOIN tables ON tables.id = members.table_id
       WHERE members.guest = $1 AND tables.host = $1 AND tables.state IN ('open', 'running', 'broken')`,
      [guest],
    );
    return Number(rows[0]?.n ?? 0);
  }

  async tablesNaming(person: string): Promise<readonly string[]> {
    const rows = await this.#line.read('tables naming', TABLES_NAMING, [person]);
    return rows.map((row) => String(row.id));
  }

  async publicTables(state: 'open' | 'running', most: number): Promise<readonly TableRow[]> {
    const rows = await this.#line.read(
      'public tables',
      `SELECT * FROM tables WHERE visibility = 'public' AND state = $1
       ORDER BY updated DESC LIMIT $2`,
      [state, most],
    );
    return rows.map(tableRow);
  }

  async tablesIn(states: readonly TableStateWord[], most: number): Promise<readonly TableRow[]> {
    const rows = await this.#line.read(
      'tables in',
      'SELECT * FROM tables WHERE state = ANY($1::text[]) ORDER BY updated DESC LIMIT $2',
      [[...states], most],
    );
    return rows.map(tableRow);
  }

  async unsettled(quietSince?: number): Promise<readonly string[]> {
    const rows = await this.#line.read(
      'unsettled',
      `SELECT id FROM tables AS t WHERE state IN ('open', 'running', 'broken') AND updated <= $1
       AND (bot_due = 1 OR (state = 'broken' AND $2::boolean)
         OR seq < (SELECT coalesce(max(seq), 0) FROM entries WHERE table_id = t.id))`,
      // A table that broke down is tried again when a server starts, not over and over.
      [quietSince ?? Number.MAX_SAFE_INTEGER, quietSince === undefined],
    );
    return rows.map((row) => String(row.id));
  }

  async overdue(now: number, most: number): Promise<readonly string[]> {
    const rows = await this.#line.read(
      'overdue',
      `SELECT id FROM tables WHERE state = 'running' AND deadline <= $1 ORDER BY deadline LIMIT $2`,
      [now, most],
    );
    return rows.map((row) => String(row.id));
  }

  async entries(
    table: string,
    after: number,
    upTo = Number.MAX_SAFE_INTEGER,
  ): Promise<readonly string[]> {
    const rows = await this.#line.read(
      'entries',
      'SELECT body FROM entries WHERE table_id = $1 AND seq > $2 AND seq <= $3::bigint ORDER BY seq',
      [table, after, upTo],
    );
    return rows.map((row) => String(row.body));
  }

  async latest(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#line.read(
      'latest',
      `SELECT id, (SELECT max(seq) FROM entries WHERE table_id = id) AS seq
       FROM unnest($1::text[]) AS id`,
      [[...tables]],
    );
    return new Map(rows.map((row) => [String(row.id), Number(row.seq ?? 0)]));
  }

  async closed(tables: readonly string[]): Promise<readonly string[]> {
    const rows = await this.#line.read(
      'closed',
      `SELECT id FROM tables WHERE id = ANY($1::text[]) AND state = 'closed'`,
      [[...tables]],
    );
    return rows.map((row) => String(row.id));
  }

  async snapshot(table: string): Promise<StoredSnapshot | null> {
    const [row] = await this.#line.read(
      'snapshot',
      'SELECT seq, body FROM snapshots WHERE table_id = $1',
      [table],
    );
    return row ? { seq: Number(row.seq), body: String(row.body) } : null;
  }

  async chat(table: string, most: number): Promise<readonly ChatLine[]> {
    const rows = await this.#line.read(
      'chat',
      'SELECT * FROM chat WHERE table_id = $1 ORDER BY id DESC LIMIT $2',
      [table, most],
    );
    return rows.map(chatRow).reverse();
  }

  async guest(id: string): Promise<Guest | null> {
    const [row] = await this.#line.read('guest', 'SELECT * FROM guests WHERE id = $1', [id]);
    return row ? { id, name: String(row.name), created: Number(row.created) } : null;
  }

  async record(kind: string, id: string): Promise<StoredRecord | null> {
    const [row] = await this.#line.read(
      'paper',
      'SELECT * FROM papers WHERE kind = $1 AND id = $2',
      [kind, id],
    );
    return row ? recordRow(row) : null;
  }

  async recordsOf(kind: string, owner: string): Promise<readonly StoredRecord[]> {
    const rows = await this.#line.read(
      'papers of',
      'SELECT * FROM papers WHERE owner = $1 AND kind = $2',
      [owner, kind],
    );
    return rows.map(recordRow);
  }

  async outages(since: number): Promise<readonly Outage[]> {
    const rows = await this.#line.read('outages', 'SELECT * FROM outages WHERE until > $1', [
      since,
    ]);
    return rows.map((row) => ({ since: Number(row.since), until: Number(row.until) }));
  }

  async alive(): Promise<number | null> {
    const [row] = await this.#line.read('alive', 'SELECT max(at) AS at FROM nodes');
    return orNull(row?.at);
  }

  /** All nodes that have said since then that they run, with ourselves. */
  async nodes(since: number): Promise<ReadonlySet<string>> {
    const rows = await this.#line.read(
      'nodes',
      'SELECT id FROM nodes WHERE at >= $1 AND gone = 0',
      [since],
    );
    return new Set(rows.map((row) => String(row.id)));
  }

  /** This node is going. Until when it ran stays known; of nodes of long ago, nothing does. */
  async leave(): Promise<void> {
    await this.#line.read('leave', 'UPDATE nodes SET gone = 1 WHERE id = $1', [this.node]);
    await this.#line.read('forget', 'DELETE FROM nodes WHERE at < $1', [this.now() - LONG_AGO_MS]);
  }

  async close(): Promise<void> {
    await this.#line.close();
  }
}

const chatRow = (row: PgRow): ChatLine => ({
  id: Number(row.id),
  at: Number(row.at),
  seat: orNull(row.seat),
  name: String(row.name),
  text: String(row.text),
});
