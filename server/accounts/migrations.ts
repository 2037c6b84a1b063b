import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { AccountTables } from './tables.ts';

type Kind = 'sqlite' | 'postgres';

/**
 * What each version adds to the one before. Never changed, only appended to. Each runs in one
 * transaction; "if not exists" finishes what a program that did not do so left half made.
 */
const migrations = (kind: Kind): Record<string, Migration> => {
  // The library keeps times and yes-or-no as SQLite can: as text and as numbers.
  const time = kind === 'postgres' ? 'timestamptz' : 'text';
  const yesNo = kind === 'postgres' ? 'boolean' : 'integer';
  return {
    '1-accounts': {
      async up(db) {
        await db.schema
          .createTable('accounts')
          .ifNotExists()
          .addColumn('id', 'text', (c) => c.primaryKey())
          .addColumn('name', 'text', (c) => c.notNull())
          .addColumn('email', 'text', (c) => c.notNull().unique())
          .addColumn('emailVerified', yesNo, (c) => c.notNull())
          .addColumn('image', 'text')
          .addColumn('username', 'text', (c) => c.unique())
          .addColumn('displayUsername', 'text')
          .addColumn('createdAt', time, (c) => c.notNull())
          .addColumn('updatedAt', time, (c) => c.notNull())
          .execute();
        await db.schema
          .createTable('account_sessions')
          .ifNotExists()
          .addColumn('id', 'text', (c) => c.primaryKey())
          .addColumn('token', 'text', (c) => c.notNull().unique())
          .addColumn('userId', 'text', (c) =>
            c.notNull().references('accounts.id').onDelete('cascade'),
          )
          .addColumn('expiresAt', time, (c) => c.notNull())
          .addColumn('ipAddress', 'text')
          .addColumn('userAgent', 'text')
          .addColumn('createdAt', time, (c) => c.notNull())
          .addColumn('updatedAt', time, (c) => c.notNull())
          .execute();
        await db.schema
          .createIndex('account_sessions_of')
          .ifNotExists()
          .on('account_sessions')
          .column('userId')
          .execute();
        await db.schema
          .createTable('account_credentials')
          .ifNotExists()
          .addColumn('id', 'text', (c) => c.primaryKey())
          .addColumn('accountId', 'text', (c) => c.notNull())
          .addColumn('providerId', 'text', (c) => c.notNull())
          .addColumn('userId', 'text', (c) =>
            c.notNull().references('accounts.id').onDelete('cascade'),
          )
          .addColumn('accessToken', 'text')
          .addColumn('refreshToken', 'text')
          .addColumn('idToken', 'text')
          .addColumn('accessTokenExpiresAt', time)
          .addColumn('refreshTokenExpiresAt', time)
          .addColumn('scope', 'text')
          .addColumn('password', 'text')
          .addColumn('createdAt', time, (c) => c.notNull())
          .addColumn('updatedAt', time, (c) => c.notNull())
          .execute();
        await db.schema
          .createIndex('account_credentials_of')
          .ifNotExists()
          .on('account_credentials')
          .column('userId')
          .execute();
        await db.schema
          .createTable('account_challenges')
          .ifNotExists()
          .addColumn('id', 'text', (c) => c.primaryKey())
          .addColumn('identifier', 'text', (c) => c.notNull())
          .addColumn('value', 'text', (c) => c.notNull())
          .addColumn('expiresAt', time, (c) => c.notNull())
          .addColumn('createdAt', time, (c) => c.notNull())
          .addColumn('updatedAt', time, (c) => c.notNull())
          .execute();
        await db.schema
          .createIndex('account_challenges_by')
          .ifNotExists()
          .on('account_challenges')
          .column('identifier')
          .execute();
        await db.schema
          .createTable('account_passkeys')
          .ifNotExists()
          .addColumn('id', 'text', (c) => c.primaryKey())
          .addColumn('name', 'text')
          .addColumn('publicKey', 'text', (c) => c.notNull())
          .addColumn('userId', 'text', (c) =>
            c.notNull().references('accounts.id').onDelete('cascade'),
          )
          .addColumn('credentialID', 'text', (c) => c.notNull().unique())
          .addColumn('counter', 'integer', (c) => c.notNull())
          .addColumn('deviceType', 'text', (c) => c.notNull())
          .addColumn('backedUp', yesNo, (c) => c.notNull())
          .addColumn('transports', 'text')
          .addColumn('createdAt', time)
          .addColumn('aaguid', 'text')
          .execute();
        await db.schema
          .createIndex('account_passkeys_of')
          .ifNotExists()
          .on('account_passkeys')
          .column('userId')
          .execute();
        await db.schema
          .createTable('account_attempts')
          .ifNotExists()
          .addColumn('key', 'text', (c) => c.primaryKey())
          .addColumn('tries', 'integer', (c) => c.notNull())
          .addColumn('since', 'bigint', (c) => c.notNull())
          .execute();
        await db.schema
          .createTable('account_settings')
          .ifNotExists()
          .addColumn('person', 'text', (c) =>
            c.primaryKey().references('accounts.id').onDelete('cascade'),
          )
          .addColumn('body', 'text', (c) => c.notNull())
          .addColumn('updated', 'bigint', (c) => c.notNull())
          .execute();
      },
    },
  };
};

/** Brings the tables of accounts up to date. Where several nodes start at once, one does it. */
export async function migrateAccounts(db: Kysely<AccountTables>, kind: Kind): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations(kind) },
    migrationTableName: 'account_migrations',
    migrationLockTableName: 'account_migrations_lock',
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined)
    throw new Error(`the tables of accounts could not be brought up to date: ${sentenceOf(error)}`);
  if (kind === 'sqlite') await sql`PRAGMA foreign_keys = ON`.execute(db);
}

const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
