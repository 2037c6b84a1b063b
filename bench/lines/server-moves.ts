import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Bench, Line, Variant } from '../line.ts';
import type { Load } from './server-load.ts';

const script = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

function loaded(kind: string, tables: number, pace: string, ...more: readonly string[]): Load {
  const args = [script('./server-load.ts'), kind, String(tables), pace, ...more];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

/** Moves that a second of the server's CPU time is enough for. */
const perCpuSecond = (kind: string, tables: number, pace: string): Variant => ({
  measure: () => 1_000_000 / loaded(kind, tables, pace).cpuMicros,
});

/** The same, and what an update and a table cost otherwise. */
function withFacts(tables: number, game: string): Variant {
  let load: Load | null = null;
  const just = (mean: number) => ({ mean, error: 0 });
  return {
    measure() {
      load = loaded('ours', tables, 'saturated', game, 'memory');
      return 1_000_000 / load.cpuMicros;
    },
    profile() {
      if (load === null) throw new Error('nothing was measured yet');
      return {
        'µs of CPU per move': just(load.cpuMicros),
        'bytes per update': just(load.bytesPerUpdate),
        'kB of memory per table in play with its two clients': just(load.heapPerTable / 1000),
        'moves made at each table by then': just(load.movesPerTable),
      };
    },
  };
}

/** The inverse of the time in which 99 of 100 moves have reached both clients. */
const perP99 = (tables: number): Variant => ({
  measure: () => 1000 / loaded('ours', tables, 'paced').p99,
});

/** Idle tables that a megabyte of memory is enough for. */
const idlePerMegabyte = (what: string): Variant => ({
  measure: () => {
    const args = [script('./server-idle.ts'), what];
    return 2 ** 20 / Number(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  },
});

const WORK = 'a move of Whiteout in over a WebSocket, checked, stored, and out to two clients';

const RIVALS = {
  sqlite: 'boardgame.io with SQLite, both with a full sync',
  memory: 'boardgame.io in memory, which stores nothing',
};

const SIZES = [50, 200, 1000];

/** So many tables at full load or at one move a second, against either rival. */
const movesPerCpuSecond = ['saturated', 'paced'].flatMap((pace) =>
  SIZES.flatMap((tables) =>
    Object.entries(RIVALS).map(([rival, about]): Line => {
      const paced = pace === 'paced';
      return {
        name: `server/cpu-per-move-${tables}${paced ? '-paced' : ''}${rival === 'memory' ? '-memory' : ''}`,
        unit: 'moves per CPU second',
        about: `${WORK}, ${paced ? 'one a second at each of' : 'at full load, at'} ${tables} tables; against ${about}`,
        ours: `server ${pace} ${tables}`,
        baseline: `boardgame.io ${rival} ${pace} ${tables}`,
        ...(paced || tables === 50 ? {} : { target: rival === 'sqlite' ? 10 : 4 }),
      };
    }),
  ),
);

const cpuVariants = Object.fromEntries(
  ['saturated', 'paced'].flatMap((pace) =>
    SIZES.flatMap((tables) => [
      [`server ${pace} ${tables}`, perCpuSecond('ours', tables, pace)],
      ...Object.keys(RIVALS).map((rival) => [
        `boardgame.io ${rival} ${pace} ${tables}`,
        perCpuSecond(`boardgame.io ${rival}`, tables, pace),
      ]),
    ]),
  ),
);

export const serverMoves: Bench = {
  lines: [
    ...movesPerCpuSecond,
    {
      name: 'server/cpu-per-move-1000-no-undo',
      unit: 'moves per CPU second',
      about:
        'the same at full load and 1000 tables; against boardgame.io with SQLite and with undo switched off, which it never is at ours',
      ours: 'server saturated 1000',
      baseline: 'boardgame.io sqlite no undo saturated 1000',
    },
    {
      name: 'server/p99-1000',
      unit: '1/s',
      about:
        'one move a second at each of 1000 tables, until 99 of 100 have reached both clients; against the same at 50 tables',
      ours: 'server p99 1000',
      baseline: 'server p99 50',
      target: 1 / 3,
    },
    {
      name: 'server/idle-table-bytes',
      unit: 'tables/MB',
      about:
        'memory of a table after 40 moves that nobody looks at, with 10,000 of them; against matches that boardgame.io keeps in memory',
      ours: 'server idle',
      baseline: 'boardgame.io idle',
    },
    {
      name: 'server/auztralia-cpu-per-move-200',
      unit: 'moves per CPU second',
      about:
        'the same with AuZtralia on ours alone, at 200 tables; against Whiteout on the same server',
      ours: 'server auztralia 200',
      baseline: 'server saturated 200',
    },
    {
      name: 'server/auztralia-idle-table-bytes',
      unit: 'tables/MB',
      about:
        'idle tables of AuZtralia, with 10,000 of them in the store; against those of Whiteout',
      ours: 'server auztralia idle',
      baseline: 'server idle',
    },
  ],
  variants: {
    ...cpuVariants,
    'boardgame.io sqlite no undo saturated 1000': perCpuSecond(
      'boardgame.io sqlite no undo',
      1000,
      'saturated',
    ),
    'server p99 50': perP99(50),
    'server p99 1000': perP99(1000),
    'server auztralia 200': withFacts(200, 'auztralia'),
    'server auztralia idle': idlePerMegabyte('auztralia'),
    'server idle': idlePerMegabyte('whiteout'),
    'boardgame.io idle': idlePerMegabyte('boardgame.io'),
  },
};
