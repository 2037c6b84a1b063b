import { getPriority, setPriority } from 'node:os';
import process from 'node:process';
import { parentPort, type Transferable, workerData } from 'node:worker_threads';
import type { AnyGame } from '@incognita/kernel';
import { READY, type Task, type TaskResult, type WorkerManners, workerOf } from './tasks.ts';

/** How far behind the others: beside one that wants all of a core, a quarter of it is left. */
const NICE = 5;
/** Nobody stands further behind. */
const LAST = 19;

/** Elsewhere than on Linux this would be said of the whole process. */
function stepBack(): void {
  if (process.platform === 'linux') setPriority(Math.min(LAST, getPriority() + NICE));
}

/** Makes this thread a worker for these games: one job after the other, each with its answer. */
export function serveTasks(games: readonly AnyGame[]): void {
  const work = workerOf(games);
  const manners: WorkerManners | null = workerData;
  // From here on: whoever waits for a thread waits for its games to be read, too.
  if (manners?.stepsBack) stepBack();
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
  port: { postMessage(done: TaskResult, moved?: readonly Transferable[]): void } | null,
): void {
  try {
    const done = work(job);
    port?.postMessage({ done }, done instanceof Uint8Array ? [done.buffer as ArrayBuffer] : []);
  } catch (error) {
    // The message of a rule may name hidden things; it stays in the process, for its host.
    const failed = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    port?.postMessage({ failed });
  }
}
