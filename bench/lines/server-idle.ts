// server-idle.ts whiteout|auztralia|boardgame.io: how many bytes of memory a table costs that nobody looks at,
// with many of them in the store.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { DatabaseSync } from 'node:sqlite';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Player } from '../boardgame-io/play.ts';
import { Dice } from '../dice.ts';
import { ENDLESS } from './endless.ts';
import { ourPairs } from './server-clients.ts';
import { Host } from './server-load.ts';

const TABLES = 10_000;
/** Fewer are enough where each of them is in memory. */
const RIVAL_TABLES = 1000;
const MOVES = 40;

/** The heap of our server with so many tables in its store, against the same without any. */
async function ours(game: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'incognita-bench-'));
  try {
    await playOne(folder, game);
    const one = await heapAfterStart(folder);
    multiply(folder);
    const many = await heapAfterStart(folder);
    return Math.max(1, (many - one) / TABLES);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function playOne(folder: string, game: string): Promise<void> {
  const host = new Host('ours', folder);
  const counted = { bytes: 0, updates: 0 };
  const [pair] = await ourPairs([await host.port], 1, game, new Dice(1), counted);
  for (let i = 0; i < MOVES; i++) await new Promise<void>((done) => pair?.move(done));
  pair?.close();
  host.stop();
}

/** Ten thousand tables like the one that was played, each with its own log. */
function multiply(folder: string): void {
  const db = new DatabaseSync(join(folder, 'incognita.db'));
  const columns = db.prepare('SELECT name FROM pragma_table_info(?)').all('tables');
  const rest = columns.map((row) => String(row.name)).filter((c) => c !== 'id' && c !== 'code');
  db.exec(
    `CREATE TEMP TABLE n AS WITH RECURSIVE c(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM c LIMIT ${TABLES})
       SELECT i, substr(lower(hex(randomblob(8))), 1, 16) AS id FROM c;
     CREATE TEMP TABLE one AS SELECT id FROM tables LIMIT 1;
     INSERT INTO tables (id, code, ${rest.join(', ')})
       SELECT n.id, NULL, ${rest.join(', ')} FROM tables JOIN n WHERE tables.id = (SELECT id FROM one);
     INSERT INTO entries SELECT n.id, seq, at, body FROM entries JOIN n;
     INSERT INTO snapshots SELECT n.id, seq, body FROM snapshots JOIN n;`,
  );
  db.close();
}

async function heapAfterStart(folder: string): Promise<number> {
  const host = new Host('ours', folder);
  await host.port;
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const { heapBytes } = await host.usage(true);
  host.stop();
  await new Promise((resolve) => setTimeout(resolve, 300));
  return heapBytes;
}

/** boardgame.io's default keeps every match in memory, with its log. */
function boardgameIo(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const player = new Player(ENDLESS, 2);
  const matches = new Map<string, object>();
  collect();
  const before = process.memoryUsage().heapUsed;
  const dice = new Dice(1);
  for (let i = 0; i < RIVAL_TABLES; i++) {
    let state = player.begin(i);
    const initial = state;
    const log: unknown[] = [];
    for (let move = 0; move < MOVES; move++) {
      state = player.take(state, player.pick(state, dice));
      log.push(...(state.deltalog ?? []));
    }
    const { deltalog: _, ...rest } = state;
    matches.set(`match-${i}`, { initial, state: rest, log });
  }
  collect();
  return (process.memoryUsage().heapUsed - before) / matches.size;
}

if (process.argv[1] === import.meta.filename) {
  const [, , what = 'whiteout'] = process.argv;
  console.log(what === 'boardgame.io' ? boardgameIo() : await ours(what));
  process.exit(0);
}
