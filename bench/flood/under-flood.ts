// under-flood.ts KIND [SECONDS]: honest people play while one address attacks; the server on one
// core, everybody else on another, the attacker behind all others. Prints what was played in quiet
// and under the flood, in turns within the same run, as JSON.
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Host, onCore } from '../lines/server-load.ts';
import type { Tally } from './enemy.ts';
import { Honest, type Played } from './honest.ts';

const SERVER_CORE = 0;
const OTHER_CORE = 1;
const TABLES = 100;
const WARM_UP_MS = 8000;
const TURNS = 2;

export interface UnderFlood {
  readonly quiet: Played;
  readonly flood: Played;
  /** Of the server's thread that serves, as a share of its core. */
  readonly busyQuiet: number;
  readonly busyFlood: number;
  /** The longest that it served nobody, in ms of the processor. */
  readonly longestTurnQuiet: number;
  readonly longestTurnFlood: number;
  readonly attacker: Tally;
}

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const heard = <M>(child: ChildProcess): Promise<M> =>
  new Promise((resolve, reject) => {
    const ended = (code: number | null): void => reject(new Error(`the attacker ended: ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as M);
    });
  });

/** The turn in the middle, or the worse one of two. */
const worst = (turns: readonly Played[]): Played =>
  turns.toSorted((a, b) => b.p99 - a.p99)[0] ?? { movesPerSecond: 0, p50: 0, p99: 0, slowest: 0 };
const mean = (turns: readonly number[]): number =>
  turns.reduce((sum, value) => sum + value, 0) / turns.length;

export async function underFlood(kind: string, seconds: number): Promise<UnderFlood> {
  execFileSync('taskset', ['-a', '-c', '-p', String(OTHER_CORE), String(process.pid)]);
  const folder = mkdtempSync(join(tmpdir(), 'incognita-flood-'));
  const host = new Host('ours with limits', folder, {}, SERVER_CORE);
  let attacker: ChildProcess | null = null;
  try {
    const port = await host.port;
    const honest = await Honest.at(port, TABLES);
    attacker = fork(new URL('./attacker.ts', import.meta.url), [String(port), kind], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      ...onCore(OTHER_CORE, []),
    });
    await heard(attacker);
    await wait(WARM_UP_MS);
    const quiet: Played[] = [];
    const flood: Played[] = [];
    const busy: { quiet: number[]; flood: number[] } = { quiet: [], flood: [] };
    const longest: { quiet: number[]; flood: number[] } = { quiet: [], flood: [] };
    const play = async (what: 'quiet' | 'flood'): Promise<void> => {
      honest.played();
      const before = await host.usage();
      await wait(seconds * 1000);
      const after = await host.usage();
      (what === 'quiet' ? quiet : flood).push(honest.played());
      busy[what].push((after.mainMs - before.mainMs) / (seconds * 1000));
      longest[what].push(after.longestTurnMs);
    };
    let tally: Tally = { sent: 0, answered: 0, refused: 0, cut: 0 };
    for (let turn = 0; turn < TURNS; turn++) {
      await play('quiet');
      attacker.send('go');
      await play('flood');
      attacker.send('rest');
      tally = await heard<Tally>(attacker);
      await wait(1000);
    }
    honest.leave();
    return {
      quiet: {
        ...worst(quiet),
        movesPerSecond: mean(quiet.map(({ movesPerSecond }) => movesPerSecond)),
      },
      flood: {
        ...worst(flood),
        movesPerSecond: mean(flood.map(({ movesPerSecond }) => movesPerSecond)),
      },
      busyQuiet: mean(busy.quiet),
      busyFlood: mean(busy.flood),
      longestTurnQuiet: Math.max(...longest.quiet),
      longestTurnFlood: Math.max(...longest.flood),
      attacker: tally,
    };
  } finally {
    attacker?.disconnect();
    host.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) {
  const [, , kind = 'sockets', seconds = '8'] = process.argv;
  console.log(JSON.stringify(await underFlood(kind, Number(seconds)), null, 2));
  process.exit(0);
}
