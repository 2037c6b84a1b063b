// server-load.ts KIND TABLES saturated|paced [GAME]: starts that server, plays at so many tables
// with two clients each, and prints what a move costs as JSON.
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Dice } from '../dice.ts';
import { type Counted, ourPairs, type Pair, rivalPairs } from './server-clients.ts';
import type { Usage } from './server-host.ts';

const WARM_UP_MS = 6000;
const MEASURED_MS = 5000;
const PACE_MS = 1000;

export interface Load {
  readonly moves: number;
  /** CPU time of the server process per move. */
  readonly cpuMicros: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerUpdate: number;
  readonly heapPerTable: number;
  readonly rss: number;
}

export class Host {
  readonly #child: ChildProcess;
  readonly port: Promise<number>;

  constructor(kind: string, folder: string) {
    const file = new URL('./server-host.ts', import.meta.url);
    this.#child = fork(file, [kind, folder], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      // As `npm start` runs ours; the rival gets the same.
      execArgv: ['--max-semi-space-size=64'],
    });
    this.port = this.#next<{ port: number }>().then(({ port }) => port);
  }

  #next<M>(): Promise<M> {
    return new Promise((resolve, reject) => {
      this.#child.once('message', (message) => resolve(message as M));
      this.#child.once('exit', (code) => reject(new Error(`the host ended with ${code}`)));
    });
  }

  usage(collect = false): Promise<Usage> {
    const answer = this.#next<Usage>();
    this.#child.send(collect ? 'collect' : 'usage');
    return answer;
  }

  stop(): void {
    this.#child.removeAllListeners('exit');
    this.#child.disconnect();
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Keeps every table moving, and notes how long each move took to reach both clients. */
function keepMoving(pairs: readonly Pair[], paced: boolean): { took: number[]; stop(): void } {
  const took: number[] = [];
  let on = true;
  const next = (pair: Pair): void => {
    if (!on) return;
    const sent = performance.now();
    pair.move(() => {
      const ms = performance.now() - sent;
      took.push(ms);
      if (paced) setTimeout(() => next(pair), Math.max(0, PACE_MS - ms));
      else next(pair);
    });
  };
  for (const [i, pair] of pairs.entries())
    if (paced) setTimeout(() => next(pair), (i * PACE_MS) / pairs.length);
    else next(pair);
  return {
    took,
    stop() {
      on = false;
    },
  };
}

const rank = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

export async function load(
  kind: string,
  tables: number,
  paced: boolean,
  game: string,
): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'incognita-bench-'));
  const host = new Host(kind, folder);
  try {
    const port = await host.port;
    const dice = new Dice(tables);
    const counted: Counted = { bytes: 0, updates: 0 };
    const empty = await host.usage(true);
    const pairs =
      kind === 'ours'
        ? await ourPairs(port, tables, game, dice, counted)
        : await rivalPairs(port, tables, dice, counted);
    const full = await host.usage(true);
    const { took, stop } = keepMoving(pairs, paced);
    await pause(WARM_UP_MS);
    took.length = 0;
    counted.bytes = 0;
    counted.updates = 0;
    const before = await host.usage();
    await pause(MEASURED_MS);
    const after = await host.usage();
    const moves = took.length;
    const sorted = took.toSorted((a, b) => a - b);
    stop();
    return {
      moves,
      cpuMicros: ((after.cpuMs - before.cpuMs) * 1000) / moves,
      p50: rank(sorted, 0.5),
      p99: rank(sorted, 0.99),
      bytesPerUpdate: counted.bytes / counted.updates,
      heapPerTable: (full.heapBytes - empty.heapBytes) / tables,
      rss: after.rssBytes,
    };
  } finally {
    host.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) {
  const [kind = 'ours', tables = '50', pace = 'saturated', game = 'whiteout'] =
    process.argv.slice(2);
  console.log(JSON.stringify(await load(kind, Number(tables), pace === 'paced', game)));
  process.exit(0);
}
