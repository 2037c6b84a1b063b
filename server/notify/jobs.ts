import type { Json } from '@incognita/kernel';

/** Something that is to be done once, at some time, by whoever takes it. */
export interface Job {
  /** Which worker does it. */
  readonly name: string;
  /** A second job of the same name and key is dropped while the first one waits. */
  readonly key: string;
  readonly at: number;
  readonly data: Json;
}

/**
 * Jobs that outlive a restart. Each is done by exactly one node, or once more where that node died
 * in the middle: whoever does it has to bear that. What throws is tried again later, some times.
 */
export interface Jobs {
  /** False where one of that name and key waits already. */
  put(job: Job): Promise<boolean>;
  /** Says who does the jobs of a name; before `start`. */
  work(name: string, run: (data: Json) => Promise<void>): void;
  start(): Promise<void>;
  /** Waits for what is being done; what waits is kept. */
  stop(): Promise<void>;
}
