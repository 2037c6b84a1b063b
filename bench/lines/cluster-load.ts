// cluster-load.ts NODES TABLES saturated|paced: so many servers on one PostgreSQL that is started
// for them, two clients at each table, at different servers where there are two. Prints what a
// move costs as JSON.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { run, startPostgres } from '@incognita/server/test/postgres';
import { Dice } from '../dice.ts';
import { type Counted, ourPairs } from './server-clients.ts';
import { Host, keepMoving, rank } from './server-load.ts';

const WARM_UP_MS = 5000;
const MEASURED_MS = 5000;

export interface ClusterLoad {
  readonly movesPerSecond: number;
  /** CPU time of all servers together per move. */
  readonly cpuMicros: number;
  /** CPU time of PostgreSQL per move, where the machine tells. */
  readonly postgresMicros: number | null;
  /** From a move until both clients have seen it. */
  readonly p50: number;
  readonly p99: number;
}

export async function loadCluster(
  nodes: number,
  tables: number,
  paced: boolean,
): Promise<ClusterLoad> {
  const postgres = await startPostgres();
  const url = await postgres.database('bench');
  const folders = Array.from({ length: nodes }, () =>
    mkdtempSync(join(tmpdir(), 'incognita-bench-')),
  );
  const hosts = folders.map((folder) => new Host('ours', folder, { DATABASE_URL: url }));
  const usage = async (): Promise<{ cpuMs: number; postgresMs: number | null }> => {
    const used = await Promise.all(hosts.map((host) => host.usage()));
    const cpuMs = used.reduce((sum, each) => sum + each.cpuMs, 0);
    return { cpuMs, postgresMs: await cpuOfPostgres(url) };
  };
  try {
    const ports = await Promise.all(hosts.map((host) => host.port));
    const counted: Counted = { bytes: 0, updates: 0 };
    const pairs = await ourPairs(ports, tables, 'whiteout', new Dice(tables), counted);
    const { took, slowDown, pause, resume, stop } = keepMoving(pairs);
    if (paced) slowDown();
    await new Promise((resolve) => setTimeout(resolve, WARM_UP_MS));
    if (!paced) await pause();
    took.length = 0;
    const before = await usage();
    const began = performance.now();
    if (!paced) resume();
    await new Promise((resolve) => setTimeout(resolve, MEASURED_MS));
    if (!paced) await pause();
    const seconds = (performance.now() - began) / 1000;
    const after = await usage();
    const moves = took.length;
    const sorted = took.toSorted((a, b) => a - b);
    stop();
    return {
      movesPerSecond: moves / seconds,
      cpuMicros: ((after.cpuMs - before.cpuMs) * 1000) / moves,
      postgresMicros:
        after.postgresMs === null || before.postgresMs === null
          ? null
          : ((after.postgresMs - before.postgresMs) * 1000) / moves,
      p50: rank(sorted, 0.5),
      p99: rank(sorted, 0.99),
    };
  } finally {
    for (const host of hosts) host.stop();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await postgres.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The CPU time that it has used in ms, where the kernel shows it: its processes, and in the books
 * of the first one those that have ended.
 */
async function cpuOfPostgres(url: string): Promise<number | null> {
  const { rows } = await run(url, 'SELECT pid FROM pg_stat_activity');
  const used = rows.flatMap(({ pid }) => statOf(pid) ?? []);
  const [any] = used;
  const first = any ? statOf(any.parent) : null;
  if (!first) return null;
  const ticks = used.reduce((sum, { own }) => sum + own, first.own + first.ended);
  // A tick is a hundredth of a second on every Linux that Node runs on.
  return ticks * 10;
}

function statOf(pid: number): { parent: number; own: number; ended: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0, , , , , , , , , , user = 0, system = 0, endedUser = 0, endedSystem = 0] =
      fields;
    return { parent, own: user + system, ended: endedUser + endedSystem };
  } catch {
    return null;
  }
}

if (process.argv[1] === import.meta.filename) {
  const [nodes = '2', tables = '100', pace = 'saturated'] = process.argv.slice(2);
  const load = await loadCluster(Number(nodes), Number(tables), pace === 'paced');
  console.log(JSON.stringify(load));
  process.exit(0);
}
