import { Worker } from 'node:worker_threads';
import { type Done, type Job, READY } from './work.ts';

/** A job that did not end in time, or for which there was no room. */
export class TooLong extends Error {
  override name = 'TooLong';
}

export class JobFailed extends Error {
  override name = 'JobFailed';
}

interface Ticket {
  readonly job: Job;
  readonly limit: number;
  readonly resolve: (done: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A thread, and the job that it is doing. */
interface Hand {
  readonly worker: Worker;
  /** It has read its games; before that, no job's time runs. */
  ready: boolean;
  ticket: Ticket | null;
  timer: NodeJS.Timeout | null;
}

const LONGEST_QUEUE = 2000;
const MEMORY_MB = 512;
/** How long a thread may take to read the code of its games, on the slowest machine. */
const START_MS = 60_000;

/**
 * Threads for whatever may take long. A job that runs out of time is ended with its thread, which
 * no rule can prevent; the time in the queue does not count.
 */
export class Crew {
  readonly #file: URL;
  readonly #most: number;
  readonly #idle: Hand[] = [];
  readonly #all = new Set<Hand>();
  readonly #queue: Ticket[] = [];
  #closed = false;

  constructor(size: number, file: URL = new URL('./worker.ts', import.meta.url)) {
    this.#most = size;
    this.#file = file;
  }

  run(job: Job, limit: number): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#closed) reject(new TooLong('the server is stopping'));
      else if (this.#queue.length >= LONGEST_QUEUE)
        reject(new TooLong('too many jobs are waiting'));
      else {
        this.#queue.push({ job, limit, resolve, reject });
        this.#next();
      }
    });
  }

  get waiting(): number {
    return this.#queue.length;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const ticket of this.#queue.splice(0))
      ticket.reject(new TooLong('the server is stopping'));
    const hands = [...this.#all];
    for (const hand of hands) this.#dismiss(hand, new TooLong('the server is stopping'));
    await Promise.all(hands.map(({ worker }) => worker.terminate()));
  }

  #next(): void {
    if (this.#queue.length === 0) return;
    const hand = this.#idle.pop() ?? (this.#all.size < this.#most ? this.#hire() : null);
    const ticket = hand && this.#queue.shift();
    if (hand && ticket) this.#give(hand, ticket);
  }

  #hire(): Hand {
    const worker = new Worker(this.#file, {
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    const hand: Hand = { worker, ready: false, ticket: null, timer: null };
    this.#all.add(hand);
    // A thread that waits for work keeps nobody from leaving.
    worker.unref();
    worker.on('message', (answer: Done | typeof READY) => {
      if (answer === READY) this.#begin(hand);
      else this.#finished(hand, answer);
    });
    worker.on('error', (error: Error) => this.#dismiss(hand, new JobFailed(error.message)));
    worker.on('exit', () => this.#dismiss(hand, new JobFailed('the thread ended')));
    return hand;
  }

  #give(hand: Hand, ticket: Ticket): void {
    hand.ticket = ticket;
    if (hand.ready) this.#begin(hand);
    else this.#limit(hand, START_MS, 'a thread did not start');
  }

  #begin(hand: Hand): void {
    hand.ready = true;
    if (hand.ticket === null) return;
    const { job, limit } = hand.ticket;
    this.#limit(hand, limit, `"${job.do}" did not end`);
    hand.worker.postMessage(job);
  }

  #limit(hand: Hand, limit: number, what: string): void {
    if (hand.timer) clearTimeout(hand.timer);
    hand.timer = setTimeout(
      () => this.#dismiss(hand, new TooLong(`${what} within ${limit} ms`)),
      limit,
    );
  }

  #finished(hand: Hand, answer: Done): void {
    const ticket = release(hand);
    if (ticket === null) return;
    this.#idle.push(hand);
    if ('done' in answer) ticket.resolve(answer.done);
    else ticket.reject(new JobFailed(answer.failed));
    this.#next();
  }

  /** Ends a thread, whatever it is doing; another one is hired when there is work. */
  #dismiss(hand: Hand, error: Error): void {
    if (!this.#all.delete(hand)) return;
    const idle = this.#idle.indexOf(hand);
    if (idle >= 0) this.#idle.splice(idle, 1);
    void hand.worker.terminate();
    release(hand)?.reject(error);
    this.#next();
  }
}

/** Takes the job off a thread. */
function release(hand: Hand): Ticket | null {
  const { ticket, timer } = hand;
  if (timer) clearTimeout(timer);
  hand.ticket = null;
  hand.timer = null;
  return ticket;
}
