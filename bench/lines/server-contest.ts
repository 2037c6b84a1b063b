// server-contest.ts TABLES: our server and its rivals at so many tables each, at full load by turns of
// some seconds; prints the CPU time of a move at each of them, in µs, as JSON.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Dice } from '../dice.ts';
import { type Counted, ourPairs, rivalPairs } from './server-clients.ts';
import type { Kind } from './server-host.ts';
import { Host, keepMoving, until, WARM_UP } from './server-load.ts';

export const CONTESTANTS: readonly Kind[] = [
  'ours',
  'boardgame.io sqlite',
  'boardgame.io sqlite no undo',
  'boardgame.io memory',
];

const ROUNDS = 9;
const TURN = { least: 1000, moves: 0, most: 1000 };

interface Contestant {
  readonly kind: Kind;
  /** Plays for one turn, and answers with the µs of a move. */
  turn(): Promise<number>;
  end(): void;
}

async function enter(kind: Kind, tables: number): Promise<Contestant> {
  const folder = mkdtempSync(join(tmpdir(), 'incognita-bench-'));
  const host = new Host(kind, folder);
  const port = await host.port;
  const dice = new Dice(tables);
  const counted: Counted = { bytes: 0, updates: 0 };
  const pairs =
    kind === 'ours'
      ? await ourPairs([port], tables, 'whiteout', dice, counted)
      : await rivalPairs(port, tables, dice, counted);
  const { took, pause, resume } = keepMoving(pairs);
  await until(WARM_UP, took);
  await pause();
  return {
    kind,
    async turn() {
      took.length = 0;
      const before = await host.usage();
      resume();
      await until(TURN, took);
      await pause();
      const after = await host.usage();
      return ((after.cpuMs - before.cpuMs) * 1000) / took.length;
    },
    end() {
      host.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function contest(tables: number): Promise<Record<string, number>> {
  const contestants: Contestant[] = [];
  for (const kind of CONTESTANTS) contestants.push(await enter(kind, tables));
  const costs = new Map(contestants.map((contestant) => [contestant, [] as number[]]));
  for (let round = 0; round < ROUNDS; round++)
    for (const [contestant, held] of costs) held.push(await contestant.turn());
  for (const contestant of contestants) contestant.end();
  return Object.fromEntries([...costs].map(([{ kind }, held]) => [kind, median(held)]));
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

if (process.argv[1] === import.meta.filename) {
  console.log(JSON.stringify(await contest(Number(process.argv[2]))));
  process.exit(0);
}
