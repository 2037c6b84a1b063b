import pg from 'pg';
import { connectionTo } from './postgres-connection.ts';
import { StoreError } from './store.ts';

/** What each version of the database adds to the one before. Never changed, only appended to. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (
     id TEXT PRIMARY KEY, code TEXT UNIQUE, game TEXT NOT NULL, version INTEGER NOT NULL,
     opening TEXT NOT NULL, visibility TEXT NOT NULL, spectators SMALLINT NOT NULL,
     invite TEXT NOT NULL, created BIGINT NOT NULL, next TEXT,
     seq INTEGER NOT NULL, state TEXT NOT NULL, host TEXT NOT NULL, seats TEXT NOT NULL,
     asked SMALLINT, bot_due SMALLINT NOT NULL, deadline BIGINT, updated BIGINT NOT NULL
   ) WITH (fillfactor = 70);
   CREATE INDEX tables_listed ON tables (visibility, state, updated);
   CREATE INDEX tables_running ON tables (state, deadline);
   CREATE TABLE members (
     guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id)
   );
   CREATE INDEX members_of ON members (table_id);
   CREATE TABLE entries (
     table_id TEXT NOT NULL, seq INTEGER NOT NULL, at BIGINT NOT NULL, body TEXT NOT NULL,
     PRIMARY KEY (table_id, seq)
   );
   CREATE TABLE snapshots (
     table_id TEXT PRIMARY KEY, seq INTEGER NOT NULL, body TEXT NOT NULL
   );
   CREATE TABLE chat (
     table_id TEXT NOT NULL, id INTEGER NOT NULL, at BIGINT NOT NULL, seat SMALLINT,
     name TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, id)
   );
   CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL, created BIGINT NOT NULL);
   CREATE TABLE papers (
     kind TEXT NOT NULL, id TEXT NOT NULL, owner TEXT NOT NULL, body TEXT NOT NULL,
     PRIMARY KEY (kind, id)
   );
   CREATE INDEX papers_of ON papers (owner, kind);
   CREATE TABLE outages (since BIGINT NOT NULL, until BIGINT NOT NULL);
   CREATE TABLE nodes (id TEXT PRIMARY KEY, at BIGINT NOT NULL, gone SMALLINT NOT NULL);`,
];

/** Any number of ours: nodes that start together must not all bring the database up to date. */
const LOCK = 7_201_845;

/** Brings a database up to date, all or nothing; refuses one from a newer program. */
export async function migratePostgres(url: string): Promise<void> {
  const client = new pg.Client(connectionTo(url));
  // Whatever breaks the line also fails the statement that waits for it.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (n INTEGER PRIMARY KEY, at TIMESTAMPTZ NOT NULL)',
    );
    const { rows } = await client.query<{ n: number }>(
      'SELECT coalesce(max(n), 0) AS n FROM migrations',
    );
    const done = rows[0]?.n ?? 0;
    if (done > MIGRATIONS.length)
      throw new StoreError(
        'failed',
        `the data was written by a newer version of Incognita (its format is ${done}, this program knows ${MIGRATIONS.length}); update the program`,
      );
    for (const [i, step] of MIGRATIONS.slice(done).entries()) {
      await client.query(step);
      await client.query('INSERT INTO migrations VALUES ($1, now())', [done + i + 1]);
    }
    await client.query('COMMIT');
  } finally {
    await client.end().catch(() => {});
  }
}
