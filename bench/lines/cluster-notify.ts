// cluster-notify.ts: how many transactions a second a PostgreSQL commits that only store, and how
// many that also NOTIFY, over more and more connections. A commit that notifies takes a lock that
// there is once in the whole server, so those do not share their syncs of the disk: that is where
// LISTEN and NOTIFY end. Prints a table.

import { createRequire } from 'node:module';
import process from 'node:process';
import { run, startPostgres } from '@incognita/server/test/postgres';

const SECONDS = 4;
const CONNECTIONS = [1, 2, 4, 8, 16, 32];
/** About what a turn of a node with a few moves says. */
const WORDS = 'x'.repeat(1000);

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
async function commits(connections: number, notify: boolean): Promise<number> {
  const clients = await Promise.all(Array.from({ length: connections }, open));
  const words = notify ? `SELECT pg_notify('said', '${WORDS}'); ` : '';
  const until = performance.now() + SECONDS * 1000;
  let done = 0;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < until) {
        await client.query(`BEGIN; INSERT INTO said (at) VALUES ('x'); ${words}COMMIT`);
        done++;
      }
    }),
  );
  await Promise.all(clients.map((client) => client.end()));
  return done / SECONDS;
}

console.log('connections  stored/s  stored and told/s  heard/s');
for (const connections of CONNECTIONS) {
  const stored = await commits(connections, false);
  heard = 0;
  const told = await commits(connections, true);
  const row = [connections, stored, told, heard / SECONDS].map((n) => Math.round(n));
  console.log(row.map((n, i) => String(n).padStart([11, 10, 19, 9][i] ?? 9)).join(''));
}
await listener.end();
await postgres.stop();
process.exit(0);
