// server-host.ts KIND [FOLDER]: one of the servers that are compared, as a process of its own. It
// reports its port, and on request the CPU time and memory that it has used, over the IPC channel.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { auztralia } from '@incognita/auztralia';
import { anyGame } from '@incognita/kernel';
import { readSettings, startServer } from '@incognita/server';
import type { Game } from 'boardgame.io';
import { type WhiteoutG, whiteoutOn } from '../boardgame-io/whiteout.ts';
import { ENDLESS, endlessWhiteout } from './endless.ts';

export type Kind =
  | 'ours'
  /** With all its limits as they come. */
  | 'ours with limits'
  | 'boardgame.io sqlite'
  | 'boardgame.io sqlite no undo'
  | 'boardgame.io memory';

/** What the host says about itself. */
export interface Usage {
  readonly cpuMs: number;
  /** Of the thread that serves alone, without those for bots, folds and garbage. */
  readonly mainMs: number;
  /** Of the turns of that thread since this was last asked, what the longest took of the processor. */
  readonly longestTurnMs: number;
  readonly heapBytes: number;
  readonly rssBytes: number;
}

/** What a load generator would run into. */
const NO_LIMITS = {
  REQUESTS_PER_MINUTE: '10000000',
  GUESTS_PER_MINUTE: '10000000',
  TABLES_PER_MINUTE: '10000000',
  MESSAGES_PER_SECOND: '1000000',
  CONNECTIONS_PER_ADDRESS: '1000000',
  WORK_PER_ADDRESS: '1000000',
  TABLES_PER_PERSON: '100000',
};

/** Our server as it is, and where nobody asks for its limits, without them. */
async function serveOurs(folder: string, limits: Record<string, string>): Promise<number> {
  const settings = readSettings({
    PORT: '0',
    // What a window hides by waiting is no work; it would only stand in every latency.
    WINDOW_DELAY_MS: '0',
    DATA_DIR: folder,
    DATABASE_URL: process.env.DATABASE_URL,
    ...limits,
    // Only those leave memory that nobody follows; the benchmark has no ten minutes to see it.
    TABLE_IDLE_SECONDS: '2',
  });
  const games = [anyGame(endlessWhiteout()), anyGame(auztralia)];
  const worker = new URL('./endless-worker.ts', import.meta.url);
  return (await startServer(settings, { games, worker })).port;
}

/**
 * The rival as its documentation starts it: moves can be taken back there, as they can at our
 * tables, unless somebody switches that off. Its clients must know their own cards to choose a move,
 * which the port of the game hides even from the scout.
 */
async function serveBoardgameIo(db: object | undefined, undo: boolean): Promise<number> {
  const require = createRequire(import.meta.url);
  const { Server } = require('boardgame.io/server');
  const plain = whiteoutOn(ENDLESS);
  const game: Game<WhiteoutG> = {
    ...plain,
    disableUndo: !undo,
    playerView(view) {
      const seen = plain.playerView?.(view);
      const scouts = view.ctx.activePlayers?.[view.playerID ?? ''] === 'keep';
      return scouts ? { ...seen, scouted: view.G.scouted } : seen;
    },
  };
  const server = Server({ games: [game], origins: [/.*/], ...(db ? { db } : {}) });
  const { appServer } = await server.run({ port: 0 });
  return appServer.address().port;
}

/** A store for the rival with the same guarantees as ours: WAL, and a full sync at every commit. */
function sqliteStorage(folder: string): object {
  const require = createRequire(import.meta.url);
  const { Sync } = require('boardgame.io/internal');
  const db = new DatabaseSync(join(folder, 'boardgame-io.db'));
  db.exec(
    `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
     CREATE TABLE matches (id TEXT PRIMARY KEY, initial TEXT, state TEXT, metadata TEXT);
     CREATE TABLE log (id TEXT, n INTEGER, entry TEXT, PRIMARY KEY (id, n)) WITHOUT ROWID`,
  );
  const put = db.prepare('INSERT OR REPLACE INTO matches VALUES (?, ?, ?, ?)');
  const putState = db.prepare('UPDATE matches SET state = ? WHERE id = ?');
  const putLog = db.prepare('INSERT OR REPLACE INTO log VALUES (?, ?, ?)');
  const putMetadata = db.prepare('UPDATE matches SET metadata = ? WHERE id = ?');
  const getState = db.prepare('SELECT state FROM matches WHERE id = ?');
  const getMetadata = db.prepare('SELECT metadata FROM matches WHERE id = ?');
  const getInitial = db.prepare('SELECT initial FROM matches WHERE id = ?');
  const getLog = db.prepare('SELECT entry FROM log WHERE id = ? ORDER BY n');
  const parsed = (row: Record<string, unknown> | undefined): unknown =>
    row ? JSON.parse(String(Object.values(row)[0])) : undefined;
  class Sqlite extends Sync {
    connect(): void {}
    createMatch(id: string, { initialState, metadata }: Record<string, unknown>): void {
      const state = JSON.stringify(initialState);
      put.run(id, state, state, JSON.stringify(metadata));
    }
    setState(id: string, state: object, deltalog: readonly { _stateID: number }[] = []): void {
      db.exec('BEGIN IMMEDIATE');
      putState.run(JSON.stringify(state), id);
      for (const entry of deltalog) putLog.run(id, entry._stateID, JSON.stringify(entry));
      db.exec('COMMIT');
    }
    setMetadata(id: string, metadata: object): void {
      putMetadata.run(JSON.stringify(metadata), id);
    }
    fetch(id: string, wanted: Readonly<Record<string, boolean>>): object {
      const found: Record<string, unknown> = {};
      if (wanted.state) found.state = parsed(getState.get(id));
      if (wanted.metadata) found.metadata = parsed(getMetadata.get(id));
      if (wanted.initialState) found.initialState = parsed(getInitial.get(id));
      if (wanted.log) found.log = getLog.all(id).map((row) => JSON.parse(String(row.entry)));
      return found;
    }
    wipe(): void {}
    listMatches(): string[] {
      return [];
    }
  }
  return new Sqlite();
}

const TICK_MS = 2;
let longestTurnMs = 0;

/** Between two ticks nobody was served: that tells more than the clock where others use the machine. */
function watchTurns(): void {
  let before = process.threadCpuUsage();
  setInterval(() => {
    const { user, system } = process.threadCpuUsage(before);
    longestTurnMs = Math.max(longestTurnMs, (user + system) / 1000);
    before = process.threadCpuUsage();
  }, TICK_MS).unref();
}

function usage(collect: boolean): Usage {
  const longest = longestTurnMs;
  longestTurnMs = 0;
  if (collect) {
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
  }
  const { user, system } = process.cpuUsage();
  const main = process.threadCpuUsage();
  const { heapUsed, external, rss } = process.memoryUsage();
  return {
    cpuMs: (user + system) / 1000,
    mainMs: (main.user + main.system) / 1000,
    longestTurnMs: longest,
    heapBytes: heapUsed + external,
    rssBytes: rss,
  };
}

const [kind, folder = ''] = process.argv.slice(2);
if (process.send) {
  if (kind === 'ours with limits') watchTurns();
  const port = kind?.startsWith('ours')
    ? await serveOurs(folder, kind === 'ours' ? NO_LIMITS : {})
    : await serveBoardgameIo(
        kind?.includes('sqlite') ? sqliteStorage(folder) : undefined,
        !kind?.includes('no undo'),
      );
  process.on('message', (message) => process.send?.(usage(message === 'collect')));
  // Whoever started it is gone, or has seen enough.
  process.on('disconnect', () => process.exit(0));
  process.send({ port });
}
