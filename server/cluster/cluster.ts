import type { Logger } from 'pino';
import { unguessable } from '../guests/names.ts';
import type { Jobs } from '../notify/jobs.ts';
import { CHANNEL, PostgresStore } from '../store/postgres.ts';
import { storeError } from '../store/postgres-connection.ts';
import { BossJobs } from './boss-jobs.ts';
import type { Bus } from './bus.ts';
import { PostgresBus } from './postgres-bus.ts';

/** What a node needs to know of the others that share its store. */
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

/** How long a database may take to start that was started together with us. */
const CONNECT_TIMEOUT_MS = 15_000;
const CONNECT_RETRY_MS = 500;

/** Opens the store, or says what is wrong with its address, without the password in it. */
async function openWithRetries(url: string, node: string): Promise<PostgresStore> {
  for (const until = performance.now() + CONNECT_TIMEOUT_MS; ; ) {
    try {
      return await PostgresStore.open(url, node);
    } catch (error) {
      const cause = storeError(error);
      if (cause.why !== 'silent') throw error;
      if (performance.now() > until) {
        const { host, pathname } = new URL(url);
        const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
        throw new Error(
          `PostgreSQL at ${host}${pathname} does not answer${code}. Is it running, and is DATABASE_URL right?`,
          { cause },
        );
      }
    }
    await new Promise((resolve) => setTimeout(resolve, CONNECT_RETRY_MS));
  }
}

/** Opens a store that is shared with other nodes, and the ways to hear of them. */
export async function openShared(
  url: string,
  log: Logger,
  now: (() => number) | undefined,
): Promise<Shared> {
  const node = unguessable(8);
  const store = await openWithRetries(url, node);
  const cluster: Cluster = {
    node,
    bus: new PostgresBus(url, node, CHANNEL, log),
    jobs: new BossJobs(url, now ?? (() => store.now()), log),
    nodes: (since) => store.nodes(since),
    leave: () => store.leave(),
  };
  return { store, cluster };
}
