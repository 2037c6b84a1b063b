// A server in a process of its own, as `npm start` runs it, whose clock and disk can be tampered
// with. It says its port; of what it is told to do it says that it is done.
import process from 'node:process';
import { readSettings, startServer } from '../../index.ts';
import { SqliteStore } from '../../store/sqlite.ts';
import { surviveUncaught } from '../../survive.ts';

export interface Tampering {
  /** How far the clock is ahead, in ms. */
  readonly clock?: number;
  /** There is no room for another page, or there is again. */
  readonly full?: boolean;
}

const ROOM = 1_000_000;
const settings = readSettings(process.env);
let ahead = 0;
const own = settings.databaseUrl === null ? { now: () => Date.now() + ahead } : {};
const server = await startServer(settings, { passwordCost: 8, ...own });
surviveUncaught(server.log);
process.on('message', ({ clock, full }: Tampering) => {
  ahead = clock ?? ahead;
  const { store } = server;
  if (full !== undefined && store instanceof SqliteStore) store.limit(full ? store.pages : ROOM);
  process.send?.('done');
});
process.on('disconnect', () => process.exit(0));
process.send?.({ port: server.port });
