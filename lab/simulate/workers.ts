import { Worker } from 'node:worker_threads';
import { type GameRecord, playOut, type Task } from './playout.ts';

/** Long enough that sending costs nothing, short enough that all cores end together. */
const BATCH_MILLISECONDS = 250;
const LARGEST_BATCH = 200;

/**
 * Plays all tasks on so many cores; `each` hears of every game as it ends. The records come back
 * in the order of the tasks, so that the number of cores changes nothing in what is reported.
 */
export async function playAll(
  tasks: readonly Task[],
  cores: number,
  each: (record: GameRecord) => void,
): Promise<GameRecord[]> {
  const records: GameRecord[] = new Array(tasks.length);
  let next = 0;
  const takeBatch = (size: number): { from: number; batch: readonly Task[] } => {
    const from = next;
    next = Math.min(tasks.length, next + size);
    return { from, batch: tasks.slice(from, next) };
  };
  const enter = (from: number, played: readonly GameRecord[]): void => {
    played.forEach((record, i) => {
      records[from + i] = record;
      each(record);
    });
  };
  if (cores <= 1) {
    for (const [at, task] of tasks.entries()) enter(at, [playOut(task)]);
    return records;
  }
  const workers = Array.from({ length: Math.min(cores, tasks.length) }, () =>
    workThrough(takeBatch, enter),
  );
  await Promise.all(workers);
  return records;
}

/** One worker, from its first batch until there is none left. */
function workThrough(
  takeBatch: (size: number) => { from: number; batch: readonly Task[] },
  enter: (from: number, played: readonly GameRecord[]) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    let from = 0;
    let sent = 0;
    let size = 1;
    const send = (): void => {
      const taken = takeBatch(size);
      from = taken.from;
      sent = performance.now();
      if (taken.batch.length > 0) worker.postMessage(taken.batch);
      else void worker.terminate().then(() => resolve());
    };
    worker.on('message', (played: readonly GameRecord[]) => {
      const perGame = (performance.now() - sent) / played.length;
      size = Math.max(1, Math.min(LARGEST_BATCH, Math.floor(BATCH_MILLISECONDS / perGame)));
      enter(from, played);
      send();
    });
    worker.on('error', reject);
    send();
  });
}
