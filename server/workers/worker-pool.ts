import { Worker } from 'node:worker_threads';
import { FairQueue, TASK_CLASSES, type TaskClass, type TaskShare } from './fair-queue.ts';
import { READY, type Task, type TaskResult, type WorkerManners } from './tasks.ts';

/** A task did not end in time, or the queue was full. */
export class TaskTimeout extends Error {
  override name = 'TaskTimeout';
}

export class TaskFailed extends Error {
  override name = 'TaskFailed';
}

interface QueuedTask {
  readonly share: TaskShare;
  readonly spent: (milliseconds: number) => void;
  readonly job: Task;
  readonly limit: number;
  readonly resolve: (done: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A thread, and the task that it is doing. */
interface PooledWorker {
  readonly thread: Worker;
  /** It is for play alone, and gives way to nobody. */
  readonly forPlay: boolean;
  /** It has loaded its games; before that, no task's time runs. */
  ready: boolean;
  task: QueuedTask | null;
  timer: NodeJS.Timeout | null;
  /** When the thread was given its task. */
  since: number;
}

const WORKER_MEMORY_MB = 512;
/** How long a thread may take to read the code of its games, on the slowest machine. */
const WORKER_START_MS = 60_000;

/**
 * Threads for whatever may take long. A task that runs out of time is ended with its thread, which
 * no rule can prevent; the time in the queue does not count. One thread more than the others may
 * use is for play alone: however much there is to read and to bring in, a bot finds a thread. The
 * others step back where the processor is wanted: a story has time, the thread that serves has not.
 */
export class WorkerPool {
  readonly #file: URL;
  readonly #most: number;
  readonly #idle: PooledWorker[] = [];
  readonly #all = new Set<PooledWorker>();
  readonly #queue = new FairQueue<QueuedTask>();
  #closed = false;

  constructor(size: number, file: URL = new URL('./worker.ts', import.meta.url)) {
    this.#most = size;
    this.#file = file;
  }

  /** `spent` is told how long a thread was busy with it, however it ended. */
  run(
    job: Task,
    limit: number,
    share: TaskShare,
    spent: (milliseconds: number) => void = () => {},
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.#closed) reject(new TaskTimeout('the server is stopping'));
      else if (this.#queue.push({ job, limit, share, spent, resolve, reject }, share)) this.#next();
      else reject(new TaskTimeout('too many jobs are waiting'));
    });
  }

  get waiting(): number {
    return this.#queue.size;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (let task = this.#queue.shift(); task !== undefined; task = this.#queue.shift())
      task.reject(new TaskTimeout('the server is stopping'));
    const pooled = [...this.#all];
    for (const worker of pooled) this.#terminate(worker, new TaskTimeout('the server is stopping'));
    await Promise.all(pooled.map(({ thread }) => thread.terminate()));
  }

  #next(): void {
    while (this.#serve(true, ['play']) || this.#serve(false, TASK_CLASSES));
  }

  /** Gives the next task of these classes to a thread of that kind. False without either. */
  #serve(forPlay: boolean, classes: readonly TaskClass[]): boolean {
    const place = this.#idle.findIndex((worker) => worker.forPlay === forPlay);
    const running = [...this.#all].filter((worker) => worker.forPlay === forPlay).length;
    if (place < 0 && running >= (forPlay ? 1 : this.#most)) return false;
    const task = this.#queue.shift(classes);
    if (task === undefined) return false;
    try {
      const [idle] = place < 0 ? [] : this.#idle.splice(place, 1);
      this.#assign(idle ?? this.#spawn(forPlay), task);
    } catch (error) {
      // No thread could be started: that fails this task; the next one tries again.
      task.reject(new TaskFailed(String(error)));
    }
    return true;
  }

  #spawn(forPlay: boolean): PooledWorker {
    const stepsBack: WorkerManners = { stepsBack: !forPlay };
    const thread = new Worker(this.#file, {
      resourceLimits: { maxOldGenerationSizeMb: WORKER_MEMORY_MB },
      workerData: stepsBack,
    });
    const worker: PooledWorker = {
      thread,
      forPlay,
      ready: false,
      task: null,
      timer: null,
      since: 0,
    };
    this.#all.add(worker);
    // A thread that waits for work keeps nobody from leaving.
    thread.unref();
    thread.on('message', (answer: TaskResult | typeof READY) => {
      if (answer === READY) this.#begin(worker);
      else this.#finished(worker, answer);
    });
    thread.on('error', (error: Error) => this.#terminate(worker, new TaskFailed(error.message)));
    thread.on('messageerror', (error) => this.#terminate(worker, new TaskFailed(error.message)));
    thread.on('exit', () => this.#terminate(worker, new TaskFailed('the thread ended')));
    return worker;
  }

  #assign(worker: PooledWorker, task: QueuedTask): void {
    worker.task = task;
    if (worker.ready) this.#begin(worker);
    else this.#limit(worker, WORKER_START_MS, 'a thread did not start');
  }

  #begin(worker: PooledWorker): void {
    worker.ready = true;
    if (worker.task === null) return;
    const { job, limit } = worker.task;
    this.#limit(worker, limit, `"${job.do}" did not end`);
    worker.since = performance.now();
    try {
      worker.thread.postMessage(job);
    } catch (error) {
      // What a task carries may be more than can be sent. The thread has not received it.
      this.#finished(worker, { failed: String(error) });
    }
  }

  #limit(worker: PooledWorker, limit: number, what: string): void {
    if (worker.timer) clearTimeout(worker.timer);
    worker.timer = setTimeout(
      () => this.#terminate(worker, new TaskTimeout(`${what} within ${limit} ms`)),
      limit,
    );
  }

  #finished(worker: PooledWorker, answer: TaskResult): void {
    const task = release(worker);
    if (task === null) return;
    this.#idle.push(worker);
    if ('done' in answer) task.resolve(answer.done);
    else task.reject(new TaskFailed(answer.failed));
    this.#next();
  }

  /** Ends a thread, whatever it is doing; another one is started when there is work. */
  #terminate(worker: PooledWorker, error: Error): void {
    if (!this.#all.delete(worker)) return;
    const idle = this.#idle.indexOf(worker);
    if (idle >= 0) this.#idle.splice(idle, 1);
    void worker.thread.terminate();
    release(worker)?.reject(error);
    this.#next();
  }
}

/** Takes the task off a thread. */
function release(worker: PooledWorker): QueuedTask | null {
  const { task, timer } = worker;
  if (timer) clearTimeout(timer);
  if (worker.since > 0) task?.spent(performance.now() - worker.since);
  worker.since = 0;
  worker.task = null;
  worker.timer = null;
  return task;
}
