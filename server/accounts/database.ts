import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { Pool } from 'pg';
import { migrateAccounts } from './migrations.ts';
import { asKyselyDatabase } from './sqlite-shim.ts';
import type { AccountTables } from './tables.ts';

/** Where accounts are kept: in the file of the games, or in the PostgreSQL that nodes share. */
export interface AccountDatabase {
  readonly db: Kysely<AccountTables>;
  readonly kind: 'sqlite' | 'postgres';
}

/** How many connections the accounts of one node use; the games have their own. */
const CONNECTIONS = 4;

/** The one place where the setting decides which database holds the accounts. */
export async function openAccountDatabase(where: {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}): Promise<AccountDatabase> {
  const kind = where.databaseUrl === null ? 'sqlite' : 'postgres';
  const dialect =
    where.databaseUrl === null
      ? new SqliteDialect({ database: asKyselyDatabase(openFile(where.dataDir)) })
      : new PostgresDialect({ pool: openPool(where.databaseUrl) });
  const db = new Kysely<AccountTables>({ dialect });
  await migrateAccounts(db, kind);
  return { db, kind };
}

/**
 * The same file as the games, so that there is one to back up, over a line of its own. Every
 * statement stands alone: a transaction that waits for something would keep moves from being stored.
 */
function openFile(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(join(dataDir, 'incognita.db'), { timeout: 5000 });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  return db;
}

function openPool(databaseUrl: string): Pool {
  const pool = new Pool({ connectionString: databaseUrl, max: CONNECTIONS });
  // A connection that breaks while nobody uses it is replaced, and one that breaks between two
  // statements fails the second; without listeners Node would end.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
