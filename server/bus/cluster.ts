import type { Logger } from 'pino';
import { unguessable } from '../guests/names.ts';
import type { Jobs } from '../notify/jobs.ts';
import { CHANNEL, PostgresStore } from '../store/postgres.ts';
import { BossJobs } from './boss-jobs.ts';
import type { Bus } from './bus.ts';
import { PostgresBus } from './postgres-bus.ts';

/** What a house needs to know of the others that share its store. */
export interface Cluster {
  /** Which of the nodes we are. */
  readonly node: string;
  readonly bus: Bus;
  readonly jobs: Jobs;
  /** All nodes that have said since then that they run. */
  nodes(since: number): Promise<ReadonlySet<string>>;
  /** We are about to go; the others need not wait to be sure of it. */
  leave(): Promise<void>;
}

export interface Shared {
  readonly store: PostgresStore;
  readonly cluster: Cluster;
}

/** Opens a store that is shared with other nodes, and the ways to hear of them. */
export async function openShared(
  url: string,
  log: Logger,
  now: (() => number) | undefined,
): Promise<Shared> {
  const node = unguessable(8);
  const store = await PostgresStore.open(url, node);
  const cluster: Cluster = {
    node,
    bus: new PostgresBus(url, node, CHANNEL, log),
    jobs: new BossJobs(url, now ?? (() => store.now()), log),
    nodes: (since) => store.nodes(since),
    leave: () => store.leave(),
  };
  return { store, cluster };
}
