import type { Json } from '@incognita/kernel';
import type { Logger } from 'pino';
import { nameOfError } from '../commits/commit-loop.ts';
import type { TableService } from '../tables/table-service.ts';
import type { Job, Jobs } from './jobs.ts';

const JOB_KIND = 'job';
const MINUTE = 60_000;
/** How long to wait after the first, second … failure; after the last the job is given up. */
const RETRY_DELAYS_MS = [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE];
/** How often to look at the latest: clocks of machines are set, and timers are not endless. */
const MAX_WAIT_MS = MINUTE;
const MAX_JOBS_AT_ONCE = 8;

interface Waiting extends Job {
  readonly tries: number;
}

const idOf = ({ name, key }: Job): string => `${name}/${key}`;

/** The jobs of a single node. They wait in memory and, for a restart, in the store. */
export class StoredJobs implements Jobs {
  readonly #service: TableService;
  readonly #log: Logger;
  readonly #workers = new Map<string, (data: Json) => Promise<void>>();
  readonly #waiting = new Map<string, Waiting>();
  readonly #running = new Map<string, Promise<void>>();
  #timer: NodeJS.Timeout | null = null;
  #on = false;

  constructor(service: TableService, log: Logger) {
    this.#service = service;
    this.#log = log;
  }

  work(name: string, run: (data: Json) => Promise<void>): void {
    this.#workers.set(name, run);
  }

  async put(job: Job): Promise<boolean> {
    return this.#keep({ ...job, tries: 0 }, true);
  }

  async #keep(job: Waiting, first: boolean): Promise<boolean> {
    const id = idOf(job);
    const record = { kind: JOB_KIND, id, owner: '', body: JSON.stringify(job) };
    const kept = await this.#service.commits.write({
      put: 'record',
      record,
      ...(first ? { first } : {}),
    });
    if (!kept) return false;
    this.#waiting.set(id, job);
    this.#look();
    return true;
  }

  async start(): Promise<void> {
    for (const { id, body } of await this.#service.store.recordsOf(JOB_KIND, ''))
      this.#waiting.set(id, JSON.parse(body));
    this.#on = true;
    this.#look();
  }

  async stop(): Promise<void> {
    this.#on = false;
    if (this.#timer) clearTimeout(this.#timer);
    await Promise.all(this.#running.values());
  }

  /** Does what is due, and comes back when the next is. */
  #look(): void {
    if (!this.#on) return;
    if (this.#timer) clearTimeout(this.#timer);
    const now = this.#service.now();
    let soonest = now + MAX_WAIT_MS;
    for (const [id, job] of this.#waiting) {
      if (this.#running.has(id)) continue;
      if (job.at > now) soonest = Math.min(soonest, job.at);
      else if (this.#running.size < MAX_JOBS_AT_ONCE) this.#begin(id, job);
    }
    this.#timer = setTimeout(() => this.#look(), soonest - now);
  }

  #begin(id: string, job: Waiting): void {
    const done = this.#do(id, job).finally(() => {
      this.#running.delete(id);
      this.#look();
    });
    this.#running.set(id, done);
  }

  async #do(id: string, job: Waiting): Promise<void> {
    try {
      await this.#workers.get(job.name)?.(job.data);
    } catch (error) {
      const wait = RETRY_DELAYS_MS[job.tries];
      const name = nameOfError(error);
      this.#log.warn({ job: job.name, tries: job.tries + 1, err: name }, 'a job failed');
      if (wait !== undefined) {
        const later = { ...job, at: this.#service.now() + wait, tries: job.tries + 1 };
        this.#waiting.set(id, later);
        await this.#keep(later, false).catch(() => {});
        return;
      }
    }
    this.#waiting.delete(id);
    await this.#service.commits.write({ put: 'drop-record', kind: JOB_KIND, id }).catch(() => {});
  }
}
