/**
 * What a task is for. A bot's move, or a table that somebody wants to sit down at, comes before
 * anything else; then what people want to read; then whole games that are brought in or taken over.
 */
export const TASK_CLASSES = ['play', 'read', 'bulk'] as const;
export type TaskClass = (typeof TASK_CLASSES)[number];

/** In whose name a task is done: within a class, everybody has the same share. */
export interface TaskShare {
  readonly class: TaskClass;
  /** An address, or a table; nothing for what is the server's own. */
  readonly owner: string;
}

/**
 * Tasks of one owner in a class that may wait. Of bots' moves, one for each table that somebody may
 * have: a bot for which there is no room moves at random.
 */
const MAX_WAITING_PER_OWNER: Readonly<Record<TaskClass, number>> = {
  play: 256,
  read: 16,
  bulk: 16,
};
const MAX_WAITING = 2000;

/** A queue that serves classes in their order, and within a class one task of each owner in turn. */
export class FairQueue<T> {
  readonly #classes = new Map<TaskClass, Map<string, T[]>>(
    TASK_CLASSES.map((name) => [name, new Map()]),
  );
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** False where there is no room for another one of that owner. */
  push(task: T, { class: kind, owner }: TaskShare): boolean {
    const owners = this.#classes.get(kind);
    const waiting = owners?.get(owner) ?? [];
    const most = owner === '' ? MAX_WAITING : MAX_WAITING_PER_OWNER[kind];
    if (owners === undefined || waiting.length >= most || this.#size >= MAX_WAITING) return false;
    waiting.push(task);
    owners.set(owner, waiting);
    this.#size++;
    return true;
  }

  /** The next task of these classes, if there is one. */
  shift(classes: readonly TaskClass[] = TASK_CLASSES): T | undefined {
    for (const kind of classes) {
      const owners = this.#classes.get(kind);
      const [first] = owners ?? [];
      if (owners === undefined || first === undefined) continue;
      const [owner, waiting] = first;
      const task = waiting.shift();
      // Whoever was served goes to the end of the row.
      owners.delete(owner);
      if (waiting.length > 0) owners.set(owner, waiting);
      this.#size--;
      return task;
    }
    return undefined;
  }
}
