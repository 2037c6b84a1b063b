// Data whose first start, or first start after an update, was cut short at any statement.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openAccountDatabase } from '../accounts/database.ts';
import { migratePostgres } from '../store/postgres-migrations.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { noPostgres, run, startPostgres, type TestPostgres } from './postgres.ts';
import { openHouse, tempDir, Visitor } from './visit.ts';

const SOAK = process.env.INCOGNITA_SOAK !== undefined;
// Every kill is a process of its own: all of them in `npm run soak`, some of them always.
const STRIDE = SOAK ? 1 : 4;
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

const SCRIPT = join(import.meta.dirname, 'faulty', 'killed-migration.ts');
const runFile = promisify(execFile);

/** Brings data up to date in a process that is killed before a statement; answers how many ran. */
async function migrates(killAt: number, ...where: string[]): Promise<number | 'killed'> {
  try {
    const { stdout } = await runFile(process.execPath, [SCRIPT, String(killAt), ...where]);
    return Number(stdout);
  } catch (error) {
    if (error instanceof Error && 'signal' in error && error.signal === 'SIGKILL') return 'killed';
    throw error;
  }
}

async function finish(folder: string): Promise<void> {
  const store = new SqliteStore(folder);
  await (await openAccountDatabase({ dataDir: folder, databaseUrl: null })).db.destroy();
  await store.close();
}

const schemaOf = (folder: string): unknown[] => {
  const db = new DatabaseSync(join(folder, 'incognita.db'));
  try {
    return db.prepare('SELECT name, sql FROM sqlite_schema ORDER BY name').all();
  } finally {
    db.close();
  }
};

/** Which migrations a file says that it has had, and whether what they make is there. */
function halfDone(folder: string): string[] {
  if (!existsSync(join(folder, 'incognita.db'))) return [];
  const names = new Set(schemaOf(folder).map((row) => (row as { name: string }).name));
  const account = [...names].filter((name) => /^accounts?($|_(?!migrations))/.test(name));
  const whole = names.has('account_settings');
  return whole ? [] : account;
}

describe('data in a file', () => {
  test('killed before any statement of the first start, it starts the next time, with everything', async () => {
    const whole = tempDir();
    const statements = await migrates(0, whole);
    if (statements === 'killed') throw new Error('nobody was to be killed');
    expect(statements).toBeGreaterThan(20);
    const schema = schemaOf(whole);
    for (let killAt = 1; killAt <= statements; killAt += STRIDE) {
      const folder = tempDir();
      expect(await migrates(killAt, folder)).toBe('killed');
      expect([killAt, halfDone(folder)]).toEqual([killAt, []]);
      await finish(folder);
      expect([killAt, schemaOf(folder)]).toEqual([killAt, schema]);
    }
  });

  test('what an earlier program left half made is finished', async () => {
    const folder = tempDir();
    await new SqliteStore(folder).close();
    const db = new DatabaseSync(join(folder, 'incognita.db'));
    // The first statements of the first migration of accounts, as they stood when it was killed.
    db.exec(`CREATE TABLE account_migrations (name varchar(255) not null primary key, timestamp varchar(255) not null);
      CREATE TABLE account_migrations_lock (id varchar(255) not null primary key, is_locked integer default 0 not null);
      CREATE TABLE accounts (id text primary key, name text not null, email text not null unique,
        "emailVerified" integer not null, image text, username text unique, "displayUsername" text,
        "createdAt" text not null, "updatedAt" text not null)`);
    db.close();
    const server = await openHouse({ DATA_DIR: folder });
    const ada = await Visitor.named(server, 'Ada');
    const made = await ada.post('/api/account', {
      login: 'ada',
      password: 'correct horse battery',
    });
    expect(made.status).toBe(201);
  });
});

describe.skipIf(noPostgres)('data in PostgreSQL', () => {
  let postgres: TestPostgres | null = null;
  afterAll(() => postgres?.stop());

  const schemaAt = async (url: string): Promise<unknown> => {
    const { rows } = await run(
      url,
      `SELECT table_name, column_name, data_type FROM information_schema.columns
       WHERE table_schema = 'public' ORDER BY 1, 2`,
    );
    return rows;
  };

  test('killed before any statement of the first start, it starts the next time, with everything', async () => {
    postgres = await startPostgres();
    const empty = async (name: string): Promise<string> => {
      const any = new URL((await postgres?.database('any')) ?? '');
      await run(any.href, `CREATE DATABASE ${name} TEMPLATE template0`);
      any.pathname = name;
      return any.href;
    };
    const whole = await empty('whole');
    const statements = await migrates(0, tempDir(), whole);
    if (statements === 'killed') throw new Error('nobody was to be killed');
    expect(statements).toBeGreaterThan(20);
    const schema = await schemaAt(whole);
    for (let killAt = 1; killAt <= statements; killAt += STRIDE) {
      const url = await empty(`cut_${killAt}`);
      expect(await migrates(killAt, tempDir(), url)).toBe('killed');
      await migratePostgres(url);
      const where = { dataDir: tempDir(), databaseUrl: url };
      await (await openAccountDatabase(where)).db.destroy();
      expect([killAt, await schemaAt(url)]).toEqual([killAt, schema]);
    }
  });
});
