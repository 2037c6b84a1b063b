import { parentPort } from 'node:worker_threads';
import type { AnyGame } from '@incognita/kernel';
import { READY, type Task, type TaskResult, workerOf } from './tasks.ts';

/** Makes this thread a worker for these games: one job after the other, each with its answer. */
export function serveTasks(games: readonly AnyGame[]): void {
  const work = workerOf(games);
  parentPort?.on('message', (job: Task) => answerTo(work, job, parentPort));
  parentPort?.on('messageerror', () =>
    parentPort?.postMessage({ failed: 'the job could not be read' }),
  );
  parentPort?.postMessage(READY);
}

/** Does a job and sends what came of it; that it could not be done, or not be sent, is an answer, too. */
export function answerTo(
  work: (job: Task) => unknown,
  job: Task,
  port: { postMessage(done: TaskResult): void } | null,
): void {
  try {
    port?.postMessage({ done: work(job) });
  } catch (error) {
    // The message of a rule may name hidden things; it stays in the process, for its host.
    const failed = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    port?.postMessage({ failed });
  }
}
