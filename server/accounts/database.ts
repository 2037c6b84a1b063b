import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Compilable, Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { connectionTo, patiently } from '../store/postgres-connection.ts';
import { migrateAccounts } from './migrations.ts';
import { boundValues, NodeSqliteDialect } from './sqlite-shim.ts';
import type { AccountTables } from './tables.ts';

/** Where accounts are kept: in the file of the games, or in the PostgreSQL that nodes share. */
export interface AccountDatabase {
  readonly db: Kysely<AccountTables>;
  readonly kind: 'sqlite' | 'postgres';
  /** Reads something, and waits for a database that is away for a moment, as tables do. */
  read<V>(work: () => Promise<V>): Promise<V>;
  /** Carries out several statements, in their order, all or none of them. */
  together(statements: readonly Compilable[]): Promise<void>;
}

/** How many connections the accounts of one node use; the games have their own. */
const CONNECTIONS = 4;

/** The one place where the setting decides which database holds the accounts. */
export async function openAccountDatabase(where: {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}): Promise<AccountDatabase> {
  const opened = where.databaseUrl === null ? inFile(where.dataDir) : inPostgres(where.databaseUrl);
  await migrateAccounts(opened.db, opened.kind);
  return opened;
}

/**
 * The same file as the games, so that there is one to back up, over a line of its own. A
 * transaction that waits for something would keep moves from being stored, so those that there
 * are begin and end within one turn of the event loop.
 */
function inFile(dataDir: string): AccountDatabase {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = new DatabaseSync(join(dataDir, 'incognita.db'), { timeout: 5000 });
  file.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
  return {
    db: new Kysely<AccountTables>({ dialect: new NodeSqliteDialect(file) }),
    kind: 'sqlite',
    read: (work) => work(),
    async together(statements) {
      const compiled = statements.map((statement) => statement.compile());
      file.exec('BEGIN IMMEDIATE');
      try {
        for (const { sql, parameters } of compiled)
          file.prepare(sql).run(...boundValues(parameters));
        file.exec('COMMIT');
      } catch (error) {
        // After some errors SQLite has already rolled back.
        if (file.isTransaction) file.exec('ROLLBACK');
        throw error;
      }
    },
  };
}

function inPostgres(databaseUrl: string): AccountDatabase {
  const pool = new Pool({ ...connectionTo(databaseUrl), max: CONNECTIONS });
  // A connection that breaks while nobody uses it is replaced, and one that breaks between two
  // statements fails the second; without listeners Node would end.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<AccountTables>({ dialect: new PostgresDialect({ pool }) });
  return {
    db,
    kind: 'postgres',
    read: (work) => patiently(work),
    together: (statements) =>
      db.transaction().execute(async (transaction) => {
        for (const statement of statements) await transaction.executeQuery(statement.compile());
      }),
  };
}
