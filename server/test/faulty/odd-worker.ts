// A thread that does to its pool whatever the job names.
import process from 'node:process';
import { parentPort } from 'node:worker_threads';
import { READY } from '../../workers/tasks.ts';

const DEEDS: Readonly<Record<string, () => unknown>> = {
  answer: () => ({ done: 'well' }),
  throw: () => {
    throw new Error('from a handler of a thread');
  },
  reject: () => {
    void Promise.reject(new Error('from nowhere'));
    return new Promise(() => {});
  },
  exit: () => process.exit(3),
  'fill the memory': () => {
    const held: unknown[] = [];
    for (;;) held.push(new Array(100_000).fill(held.length));
  },
  'never end': () => {
    for (;;);
  },
};

parentPort?.on('message', (job: { readonly game: string }) => {
  const done = DEEDS[job.game]?.();
  if (!(done instanceof Promise)) parentPort?.postMessage(done);
});
parentPort?.postMessage(READY);
