import { parentPort } from 'node:worker_threads';
import type { AnyGame } from '@incognita/kernel';
import { type Done, type Job, READY, workerOf } from './work.ts';

/** Makes this thread a worker for these games: one job after the other, each with its answer. */
export function serveJobs(games: readonly AnyGame[]): void {
  const work = workerOf(games);
  parentPort?.on('message', (job: Job) => {
    parentPort?.postMessage(answer(work, job));
  });
  parentPort?.postMessage(READY);
}

function answer(work: (job: Job) => unknown, job: Job): Done {
  try {
    return { done: work(job) };
  } catch (error) {
    // The message of a rule may name hidden things; it stays in the process, for its host.
    return { failed: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
}
