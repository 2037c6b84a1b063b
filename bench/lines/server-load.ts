// server-load.ts KIND TABLES saturated|paced [GAME [memory]]: starts that server, plays at so many
// tables with two clients each, and prints what a move costs, and a table in memory, as JSON.
import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { SERVER_FLAGS } from '@incognita/server/flags';
import { Dice } from '../dice.ts';
import { type Counted, ourPairs, type Pair, rivalPairs } from './server-clients.ts';
import type { Usage } from './server-host.ts';

/** So long and so many moves, so that a busy machine does not measure the compiler; not forever. */
const WARM_UP = { least: 10_000, moves: 40_000, most: 15_000 };
const MEASURED = { least: 5000, moves: 5000, most: 12_000 };
/** From full load to one move a second, until nothing is left of the rush. */
const SLOWING_DOWN = { least: 3000, moves: 0, most: 3000 };
/** The slowest of a hundred moves shows itself only after some hundreds of them. */
const PACED_MEASURED = { least: 5000, moves: 500, most: 15_000 };
const PACE_MS = 1000;

export interface Load {
  readonly moves: number;
  /** CPU time of the server process per move. */
  readonly cpuMicros: number;
  readonly p50: number;
  readonly p99: number;
  readonly bytesPerUpdate: number;
  /** Of a table in play with its two clients; 0 where nobody asked for it. */
  readonly heapPerTable: number;
  readonly movesPerTable: number;
  readonly rss: number;
}

export class Host {
  readonly #child: ChildProcess;
  readonly port: Promise<number>;

  constructor(
    kind: string,
    folder: string,
    env: Readonly<Record<string, string>> = {},
    core: number | null = null,
  ) {
    const file = new URL('./server-host.ts', import.meta.url);
    this.#child = fork(file, [kind, folder], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: { ...process.env, ...env },
      // As `npm start` runs ours; the rival gets the same.
      ...(core === null ? { execArgv: SERVER_FLAGS } : onCore(core, SERVER_FLAGS)),
    });
    this.port = this.#next<{ port: number }>().then(({ port }) => port);
  }

  #next<M>(): Promise<M> {
    const child = this.#child;
    return new Promise((resolve, reject) => {
      const ended = (code: number | null): void => reject(new Error(`the host ended with ${code}`));
      child.once('exit', ended);
      child.once('message', (message) => {
        child.off('exit', ended);
        resolve(message as M);
      });
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

/** For `fork`: Node with these flags on one core. */
export function onCore(
  core: number,
  flags: readonly string[],
): { execPath: string; execArgv: string[] } {
  return { execPath: 'taskset', execArgv: ['-c', String(core), process.execPath, ...flags] };
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface Moving {
  /** How long each move took to reach both clients, in ms. */
  readonly took: number[];
  /** From now on one move a second at each table, each at its own time of the second. */
  slowDown(): void;
  stop(): void;
  /**
   * At full load: everybody finishes the move under way, and nobody begins another one. Only then do
   * the moves that were made and the time they took belong together: a busy server says later what
   * it has spent than a quick one.
   */
  pause(): Promise<void>;
  resume(): void;
}

/** Keeps every table moving, at full load at first. */
export function keepMoving(pairs: readonly Pair[]): Moving {
  const took: number[] = [];
  let on = true;
  let underWay = 0;
  let rested = (): void => {};
  let slowSince: number | null = null;
  const next = (pair: Pair, i: number): void => {
    if (!on) return;
    const sent = performance.now();
    underWay++;
    pair.move(() => {
      const now = performance.now();
      took.push(now - sent);
      if (--underWay === 0) rested();
      if (slowSince === null) return next(pair, i);
      const mine = slowSince + (i * PACE_MS) / pairs.length;
      const left = (PACE_MS - ((now - mine) % PACE_MS)) % PACE_MS;
      // A timer may be early: who has just moved waits for the next time, not for this one again.
      setTimeout(next, left < PACE_MS / 2 ? left + PACE_MS : left, pair, i);
    });
  };
  const resume = (): void => {
    on = true;
    for (const [i, pair] of pairs.entries()) next(pair, i);
  };
  resume();
  return {
    took,
    resume,
    pause: () =>
      new Promise((resolve) => {
        on = false;
        rested = resolve;
        if (underWay === 0) resolve();
      }),
    slowDown() {
      slowSince = performance.now();
    },
    stop() {
      on = false;
    },
  };
}

/** Until something has lasted long enough and enough was done. */
async function until(
  enough: { readonly least: number; readonly moves: number; readonly most: number },
  took: readonly number[],
): Promise<void> {
  const since = performance.now();
  for (;;) {
    await wait(100);
    const ms = performance.now() - since;
    if (ms >= enough.most || (ms >= enough.least && took.length >= enough.moves)) return;
  }
}

export const rank = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

/** The memory that comes free when everybody leaves and the tables are put away. */
async function leaving(host: Host, pairs: readonly Pair[]): Promise<number> {
  await wait(500);
  const full = await host.usage(true);
  for (const pair of pairs) pair.close();
  // The host puts tables away that nobody has looked at for a second or two, some at a time.
  await wait(12_000);
  const left = await host.usage(true);
  return full.heapBytes - left.heapBytes;
}

export async function load(
  kind: string,
  tables: number,
  paced: boolean,
  game: string,
  memory: boolean,
): Promise<Load> {
  const folder = mkdtempSync(join(tmpdir(), 'incognita-bench-'));
  const host = new Host(kind, folder);
  try {
    const port = await host.port;
    const dice = new Dice(tables);
    const counted: Counted = { bytes: 0, updates: 0 };
    const pairs =
      kind === 'ours'
        ? await ourPairs([port], tables, game, dice, counted)
        : await rivalPairs(port, tables, dice, counted);
    const { took, slowDown, pause, resume, stop } = keepMoving(pairs);
    await until(WARM_UP, took);
    if (paced) {
      slowDown();
      await until(SLOWING_DOWN, took);
    } else await pause();
    const warmUp = took.splice(0).length;
    counted.bytes = 0;
    counted.updates = 0;
    const before = await host.usage();
    if (!paced) resume();
    await until(paced ? PACED_MEASURED : MEASURED, took);
    if (!paced) await pause();
    const after = await host.usage();
    const moves = took.length;
    const sorted = took.toSorted((a, b) => a - b);
    const bytesPerUpdate = counted.bytes / counted.updates;
    stop();
    const heapPerTable = memory ? (await leaving(host, pairs)) / tables : 0;
    return {
      moves,
      cpuMicros: ((after.cpuMs - before.cpuMs) * 1000) / moves,
      p50: rank(sorted, 0.5),
      p99: rank(sorted, 0.99),
      bytesPerUpdate,
      heapPerTable,
      movesPerTable: (warmUp + moves) / tables,
      rss: after.rssBytes,
    };
  } finally {
    host.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) {
  const [kind = 'ours', tables = '50', pace = 'saturated', game = 'whiteout', memory] =
    process.argv.slice(2);
  const paced = pace === 'paced';
  console.log(JSON.stringify(await load(kind, Number(tables), paced, game, memory === 'memory')));
  process.exit(0);
}
