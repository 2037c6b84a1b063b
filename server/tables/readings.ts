import type { Eye } from '@incognita/kernel';
import { READ_MS_PER_ENTRY, SENT_MS_PER_BYTE } from '../limits/costs.ts';
import type { Visitor } from '../limits/visitors.ts';
import type { Store } from '../store/store.ts';
import { no } from '../text/index.ts';
import type { Task } from '../workers/tasks.ts';
import { TaskTimeout, type WorkerPool } from '../workers/worker-pool.ts';
import { historyOf } from './history.ts';
import type { LiveTable } from './live-table.ts';

/** What is read of a whole game: its story, the table as it was, or the file. */
export type Reading = 'story' | 'look' | 'export';

/** Bytes of readings that are kept for those who ask again. */
const MAX_BYTES_KEPT = 32_000_000;

export interface ReadingParts {
  readonly store: Store;
  readonly workers: WorkerPool;
  readonly foldMs: number;
}

/**
 * Reads that fold a whole game, in threads. Each is done once for all who ask for the same, and
 * paid for by whoever asks first: with the time that it took, from the share of their address.
 */
export class Readings {
  readonly #parts: ReadingParts;
  readonly #kept = new Map<string, Uint8Array>();
  readonly #underWay = new Map<string, Promise<Uint8Array>>();
  #bytes = 0;
  /** How often what was read had to be forgotten: what was begun before is not kept. */
  #forgotten = 0;

  constructor(parts: ReadingParts) {
    this.#parts = parts;
  }

  /** What an eye may read of a table up to an entry, as the bytes of JSON; whoever asks pays. */
  async read(
    what: Reading,
    live: LiveTable,
    eye: Eye,
    visitor: Visitor,
    upTo = live.table.seq,
  ): Promise<Uint8Array> {
    if (visitor.work.isEmpty) throw no('too-fast', {});
    const seq = Math.min(upTo, live.table.seq);
    const key = `${live.id} ${seq} ${what} ${eye}`;
    const bytes = this.#kept.get(key) ?? (await this.#readOnce(key, what, live, eye, seq, visitor));
    visitor.work.spend(bytes.length * SENT_MS_PER_BYTE);
    return bytes;
  }

  #readOnce(
    key: string,
    what: Reading,
    live: LiveTable,
    eye: Eye,
    seq: number,
    visitor: Visitor,
  ): Promise<Uint8Array> {
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    if (visitor.folds.isEmpty) throw no('too-fast', {});
    visitor.work.spend(seq * READ_MS_PER_ENTRY);
    const forgotten = this.#forgotten;
    const reading = this.#fold(what, live, eye, seq, visitor)
      .then((bytes) => (forgotten === this.#forgotten ? this.#keep(key, bytes) : bytes))
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, reading);
    return reading;
  }

  /** Names were taken out of what is stored: what was read before tells too much. */
  forget(): void {
    this.#kept.clear();
    this.#underWay.clear();
    this.#bytes = 0;
    this.#forgotten++;
  }

  async #fold(
    what: Reading,
    live: LiveTable,
    eye: Eye,
    seq: number,
    visitor: Visitor,
  ): Promise<Uint8Array> {
    const { store, workers, foldMs } = this.#parts;
    const history = await historyOf(store, live.row, seq);
    const task: Task = { do: what, history, eye };
    try {
      const share = { class: 'read', owner: visitor.name } as const;
      const spend = (ms: number): void => visitor.folds.spend(ms);
      return (await workers.run(task, foldMs, share, spend)) as Uint8Array;
    } catch (error) {
      // A fold that is given up is a refusal, not a failure.
      if (error instanceof TaskTimeout) throw no('too-long', {});
      throw error;
    }
  }

  #keep(key: string, bytes: Uint8Array): Uint8Array {
    if (bytes.length > MAX_BYTES_KEPT / 4) return bytes;
    this.#kept.set(key, bytes);
    this.#bytes += bytes.length;
    for (const [oldest, held] of this.#kept) {
      if (this.#bytes <= MAX_BYTES_KEPT) break;
      this.#kept.delete(oldest);
      this.#bytes -= held.length;
    }
    return bytes;
  }
}
