import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Bench } from '../line.ts';
import type { ClusterLoad } from './cluster-load.ts';

const TABLES = 100;
const script = fileURLToPath(new URL('./cluster-load.ts', import.meta.url));

function loaded(nodes: number, pace: 'saturated' | 'paced'): ClusterLoad {
  const args = [script, String(nodes), String(TABLES), pace];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
}

const perSecond = (nodes: number) => ({ measure: () => loaded(nodes, 'saturated').movesPerSecond });

/** The inverse of the time in which 99 of 100 moves have reached both clients. */
const perP99 = (nodes: number) => ({ measure: () => 1000 / loaded(nodes, 'paced').p99 });

export const cluster: Bench = {
  lines: [
    {
      name: 'cluster/moves-2-nodes',
      unit: 'moves/s',
      about: `moves of Whiteout at full load at ${TABLES} tables, by two servers on one PostgreSQL, each table with a client at either; against one server on the same PostgreSQL. All of it on one machine, clients and database too`,
      ours: 'two nodes',
      baseline: 'one node',
    },
    {
      name: 'cluster/fanout-p99',
      unit: '1/s',
      about: `one move a second at each of ${TABLES} tables, until 99 of 100 have reached the client at the other server; against both clients at one`,
      ours: 'two nodes paced',
      baseline: 'one node paced',
    },
  ],
  variants: {
    'one node': perSecond(1),
    'two nodes': perSecond(2),
    'one node paced': perP99(1),
    'two nodes paced': perP99(2),
  },
};
