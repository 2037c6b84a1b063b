// cluster-notify.ts: how many transactions a second a PostgreSQL commits that only store, that
// NOTIFY within, and that NOTIFY right after, over more and more connections. A commit that
// notifies takes a lock that there is once in the whole server, and keeps it until the disk is
// synced: those within do not share their syncs. Prints a table.
import { createRequire } from 'node:module';
import process from 'node:process';
import { run, startPostgres } from '@incognita/server/test/postgres';

const SECONDS = 4;
const CONNECTIONS = [1, 2, 4, 8, 16, 32];
/** About what a turn of a node with a few moves says. */
const WORDS = 'x'.repeat(1000);

type How = 'untold' | 'within' | 'after';

interface Client {
  connect(): Promise<void>;
  query(text: string, values?: unknown[]): Promise<unknown>;
  on(event: 'notification', heard: () => void): void;
  end(): Promise<void>;
}

// The driver is the server's, and the figure is about the server's database.
const require = createRequire(import.meta.resolve('@incognita/server'));
const { Client: PgClient }: { Client: new (options: object) => Client } = require('pg');

const postgres = await startPostgres();
const url = await postgres.database('notify');
await run(url, 'CREATE TABLE said (n BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at TEXT)');
const open = async (): Promise<Client> => {
  const client = new PgClient({ connectionString: url });
  await client.connect();
  return client;
};
let heard = 0;
const listener = await open();
listener.on('notification', () => heard++);
await listener.query('LISTEN said');

/** Commits a second, by so many who commit one after the other. */
async function commits(connections: number, how: How): Promise<number> {
  const clients = await Promise.all(Array.from({ length: connections }, open));
  const tell = `SELECT pg_notify('said', '${WORDS}');`;
  const store = `BEGIN; INSERT INTO said (at) VALUES ('x');`;
  const statements = {
    untold: `${store} COMMIT;`,
    within: `${store} ${tell} COMMIT;`,
    after: `${store} COMMIT; ${tell}`,
  };
  const until = performance.now() + SECONDS * 1000;
  let done = 0;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < until) {
        await client.query(statements[how]);
        done++;
      }
    }),
  );
  await Promise.all(clients.map((client) => client.end()));
  return done / SECONDS;
}

console.log('connections  untold/s  told within/s  told after/s  heard/s');
for (const connections of CONNECTIONS) {
  const untold = await commits(connections, 'untold');
  const within = await commits(connections, 'within');
  heard = 0;
  const after = await commits(connections, 'after');
  const row = [connections, untold, within, after, heard / SECONDS].map((n) => Math.round(n));
  console.log(row.map((n, i) => String(n).padStart([11, 10, 15, 14, 9][i] ?? 9)).join(''));
}
await listener.end();
await postgres.stop();
process.exit(0);
