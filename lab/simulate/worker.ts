import { parentPort } from 'node:worker_threads';
import { playOut, type Task } from './playout.ts';

// Plays the games it is sent, one batch after the other, and answers with what came of them.
parentPort?.on('message', (tasks: readonly Task[]) => {
  parentPort?.postMessage(tasks.map(playOut));
});
