import type { DatabaseSync } from 'node:sqlite';

/** What each version of the file adds to the one before. Never changed, only appended to. */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE tables (
     id TEXT PRIMARY KEY, code TEXT UNIQUE, game TEXT NOT NULL, version INTEGER NOT NULL,
     opening TEXT NOT NULL, visibility TEXT NOT NULL, spectators INTEGER NOT NULL,
     invite TEXT NOT NULL, created INTEGER NOT NULL, next TEXT,
     seq INTEGER NOT NULL, state TEXT NOT NULL, host TEXT NOT NULL, seats TEXT NOT NULL,
     asked INTEGER, bot_due INTEGER NOT NULL, deadline INTEGER, updated INTEGER NOT NULL
   ) WITHOUT ROWID, STRICT;
   CREATE INDEX tables_listed ON tables (visibility, state, updated);
   CREATE INDEX tables_running ON tables (state, deadline);
   CREATE TABLE members (
     guest TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (guest, table_id)
   ) WITHOUT ROWID, STRICT;
   CREATE INDEX members_of ON members (table_id);
   CREATE TABLE entries (
     table_id TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, body TEXT NOT NULL,
     PRIMARY KEY (table_id, seq)
   ) WITHOUT ROWID, STRICT;
   CREATE TABLE snapshots (
     table_id TEXT PRIMARY KEY, seq INTEGER NOT NULL, body TEXT NOT NULL
   ) STRICT;
   CREATE TABLE chat (
     table_id TEXT NOT NULL, id INTEGER NOT NULL, at INTEGER NOT NULL, seat INTEGER,
     name TEXT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, id)
   ) WITHOUT ROWID, STRICT;
   CREATE TABLE guests (
     id TEXT PRIMARY KEY, name TEXT NOT NULL, created INTEGER NOT NULL
   ) WITHOUT ROWID, STRICT;
   CREATE TABLE outages (since INTEGER NOT NULL, until INTEGER NOT NULL) STRICT;
   CREATE TABLE alive (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL) STRICT;`,
  `CREATE TABLE papers (
     kind TEXT NOT NULL, id TEXT NOT NULL, owner TEXT NOT NULL, body TEXT NOT NULL,
     PRIMARY KEY (kind, id)
   ) WITHOUT ROWID, STRICT;
   CREATE INDEX papers_of ON papers (owner, kind);`,
  // Entries as they come in, until they are sorted in with the others of their tables.
  `CREATE TABLE journal (
     n INTEGER PRIMARY KEY, table_id TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL,
     body TEXT NOT NULL
   ) STRICT;
   CREATE VIEW log AS SELECT table_id, seq, at, body FROM entries
     UNION ALL SELECT table_id, seq, at, body FROM journal;`,
  // While they are sorted in, some entries are in both places.
  `DROP VIEW log;
   CREATE VIEW log AS SELECT table_id, seq, at, body FROM entries
     UNION SELECT table_id, seq, at, body FROM journal;`,
];

/** The format that this program writes: how many steps lead to it. */
export const STORE_FORMAT = MIGRATIONS.length;

/** Brings a file up to date, each step all or nothing; refuses one from a newer program. */
export function migrate(db: DatabaseSync, steps: readonly string[] = MIGRATIONS): number {
  db.exec('CREATE TABLE IF NOT EXISTS migrations (n INTEGER PRIMARY KEY, at TEXT NOT NULL) STRICT');
  const last = db.prepare('SELECT coalesce(max(n), 0) AS n FROM migrations').get();
  const done = Number(last?.n ?? 0);
  if (done > steps.length)
    throw new Error(
      `the data was written by a newer version of Incognita (its format is ${done}, this program knows ${steps.length}); update the program`,
    );
  steps.slice(done).forEach((step, i) => {
    db.exec('BEGIN IMMEDIATE');
    try {
      db.exec(step);
      db.prepare("INSERT INTO migrations VALUES (?, datetime('now'))").run(done + i + 1);
      db.exec('COMMIT');
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  });
  return steps.length - done;
}
