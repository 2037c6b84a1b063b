import type { Json } from '@incognita/kernel';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Job, Jobs } from '../notify/jobs.ts';

/** How many jobs of one kind a node does at a time. */
const MAX_JOBS_AT_ONCE = 4;
/** How long a job may take before it is given to somebody else. */
const JOB_TIMEOUT_SECONDS = 120;
const RETRIES = { retryLimit: 4, retryDelay: 60, retryBackoff: true, retryDelayMax: 7200 };
/** How often a node looks whether a job has come due; of new ones it hears at once. */
const POLL_SECONDS = 2;
/** Of the connections to the database that a node has, few are for its jobs. */
const CONNECTIONS = 2;

/** Jobs in a queue of the database that all nodes share: each is taken by exactly one of them. */
export class BossJobs implements Jobs {
  readonly #boss: PgBoss;
  readonly #now: () => number;
  readonly #workers = new Map<string, (data: Json) => Promise<void>>();
  readonly #running = new Set<Promise<void>>();
  #started: Promise<void> | null = null;
  #stopped: Promise<void> | null = null;

  constructor(url: string, now: () => number, log: Logger) {
    this.#now = now;
    this.#boss = new PgBoss({
      connectionString: url,
      application_name: 'incognita jobs',
      max: CONNECTIONS,
      schedule: false,
      useListenNotify: true,
    });
    // It goes on by itself as soon as the database answers again.
    this.#boss.on('error', (error) => log.warn({ err: error.message }, 'the jobs had a trouble'));
  }

  async put({ name, key, at, data }: Job): Promise<boolean> {
    const later = at > this.#now() ? { startAfter: new Date(at) } : {};
    const id = await this.#boss.send(name, { data }, { singletonKey: key, ...later });
    return id !== null;
  }

  work(name: string, run: (data: Json) => Promise<void>): void {
    this.#workers.set(name, run);
  }

  start(): Promise<void> {
    this.#started ??= this.#start();
    return this.#started;
  }

  async #start(): Promise<void> {
    await this.#boss.start();
    for (const [name, run] of this.#workers) {
      // Of the same key only one may wait; `short` is what this queue calls that.
      const how = {
        policy: 'short',
        notify: true,
        expireInSeconds: JOB_TIMEOUT_SECONDS,
        ...RETRIES,
      };
      await this.#boss.createQueue(name, how);
      const options = {
        localConcurrency: MAX_JOBS_AT_ONCE,
        pollingIntervalSeconds: 1,
        // Otherwise it would be half a minute: nobody announces that a job put off has come due.
        notifyPollingIntervalSeconds: POLL_SECONDS,
      };
      await this.#boss.work<{ data: Json }>(name, options, async (jobs) => {
        for (const job of jobs) await this.#do(run(job.data.data));
      });
    }
  }

  async #do(job: Promise<void>): Promise<void> {
    this.#running.add(job);
    try {
      await job;
    } finally {
      this.#running.delete(job);
    }
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<void> {
    if (this.#started === null) return;
    await this.#started.catch(() => {});
    // The queue itself would look every half second whether its jobs are done.
    await Promise.allSettled(this.#running);
    await this.#boss.stop({ close: true, graceful: false });
  }
}
