import { anyGame } from '@incognita/kernel';
import { whiteout } from '@incognita/whiteout';
import { expect, test } from 'vitest';
import { FairQueue } from '../workers/fair-queue.ts';
import { answerTo } from '../workers/serve.ts';
import { type Task, workerOf } from '../workers/tasks.ts';
import { TaskFailed, TaskTimeout, WorkerPool } from '../workers/worker-pool.ts';
import { afterThis } from './visit.ts';

const ODD = new URL('./faulty/odd-worker.ts', import.meta.url);

const PLAY = { class: 'play', owner: '' } as const;

/** A job by the name of what it does to its thread. */
const job = (deed: string, world: unknown = null): Task =>
  ({ do: 'choose', game: deed, bot: '', world, seat: 0, key: '' }) as Task;

function oddPool(): WorkerPool {
  const workers = new WorkerPool(1, ODD);
  afterThis(() => workers.close());
  return workers;
}

/** As deep as what V8 copies between threads must not be. */
const deep = (): unknown => {
  let held: unknown = [];
  for (let i = 0; i < 20_000; i++) held = [held];
  return held;
};

test.each([
  ['a function', () => () => 1],
  ['what is nested too deep', deep],
])('a job that carries %s fails alone, and its thread takes the next one', async (_what, world) => {
  const workers = oddPool();
  await expect(workers.run(job('answer', world()), 5_000, PLAY)).rejects.toThrow(TaskFailed);
  // Behind another one, it is sent from the handler of an event.
  const first = workers.run(job('answer'), 5_000, PLAY);
  const second = workers.run(job('answer', world()), 5_000, PLAY);
  await expect(first).resolves.toBe('well');
  await expect(second).rejects.toThrow(TaskFailed);
  await expect(workers.run(job('answer'), 5_000, PLAY)).resolves.toBe('well');
});

test.each(['throw', 'reject', 'exit', 'fill the memory'])(
  'a thread that does "%s" fails its job, and another thread takes the next one',
  async (deed) => {
    const workers = oddPool();
    const failed = expect(workers.run(job(deed), 60_000, PLAY)).rejects.toThrow(TaskFailed);
    const next = workers.run(job('answer'), 60_000, PLAY);
    await failed;
    await expect(next).resolves.toBe('well');
  },
);

test('a thread that never ends is ended, and another one takes the next job', async () => {
  const workers = oddPool();
  await workers.run(job('answer'), 60_000, PLAY);
  const late = expect(workers.run(job('never end'), 200, PLAY)).rejects.toThrow(TaskTimeout);
  const next = workers.run(job('answer'), 60_000, PLAY);
  await late;
  await expect(next).resolves.toBe('well');
});

test('a thread that cannot be started fails its job in time', async () => {
  const workers = new WorkerPool(1, new URL('./faulty/no-such-file.ts', import.meta.url));
  afterThis(() => workers.close());
  await expect(workers.run(job('answer'), 60_000, PLAY)).rejects.toThrow(TaskFailed);
  const unnamed = new WorkerPool(1, new URL('https://example.org/worker.ts'));
  afterThis(() => unnamed.close());
  await expect(unnamed.run(job('answer'), 60_000, PLAY)).rejects.toThrow(TaskFailed);
});

test('what a thread cannot do or send is an answer that it failed', () => {
  const sent: unknown[] = [];
  const port = {
    postMessage(told: unknown): void {
      sent.push(structuredClone(told));
    },
  };
  answerTo(workerOf([anyGame(whiteout)]), job('no such game'), port);
  answerTo(() => () => 1, job('answer'), port);
  expect(sent).toEqual([
    { failed: expect.stringContaining('no game') },
    { failed: expect.stringContaining('DataCloneError') },
  ]);
});

test('however much there is to read and to bring in, a bot finds a thread', async () => {
  const pool = new WorkerPool(1, ODD);
  afterThis(() => pool.close());
  const late = expect(
    pool.run(job('never end'), 3_000, { class: 'bulk', owner: 'eve' }),
  ).rejects.toThrow(TaskTimeout);
  const waiting = Array.from({ length: 10 }, () =>
    pool.run(job('answer'), 60_000, { class: 'read', owner: 'eve' }),
  );
  let read = false;
  void Promise.all(waiting).then(() => {
    read = true;
  });
  await expect(pool.run(job('answer'), 60_000, PLAY)).resolves.toBe('well');
  expect(read).toBe(false);
  await late;
  await Promise.all(waiting);
});

test('who asks is told how long a thread was busy, however it ended', async () => {
  const pool = oddPool();
  const spent: number[] = [];
  const spend = (ms: number): void => void spent.push(ms);
  await pool.run(job('answer'), 60_000, PLAY, spend);
  await expect(pool.run(job('never end'), 200, PLAY, spend)).rejects.toThrow(TaskTimeout);
  expect(spent).toHaveLength(2);
  expect(spent[1]).toBeGreaterThanOrEqual(190);
});

test('classes come in their order, and within one everybody in turn', () => {
  const queue = new FairQueue<string>();
  for (const task of ['eve 1', 'eve 2', 'eve 3', 'ada 1', 'ben 1'])
    queue.push(task, { class: 'read', owner: task.split(' ')[0]! });
  queue.push('import', { class: 'bulk', owner: 'eve' });
  queue.push('bot', { class: 'play', owner: 'table' });
  const order: (string | undefined)[] = [];
  while (queue.size > 0) order.push(queue.shift());
  expect(order).toEqual(['bot', 'eve 1', 'ada 1', 'ben 1', 'eve 2', 'eve 3', 'import']);
  expect(queue.shift()).toBeUndefined();
});

test('nobody fills the queue alone', () => {
  const queue = new FairQueue<number>();
  const share = { class: 'bulk', owner: 'eve' } as const;
  const taken = Array.from({ length: 100 }, (_, i) => queue.push(i, share)).filter(Boolean).length;
  expect(taken).toBeLessThan(50);
  expect(queue.push(0, { class: 'bulk', owner: 'ada' })).toBe(true);
});
