import type { Eye } from '@incognita/kernel';
import type { Visitor } from '../limits/visitors.ts';
import type { Store } from '../store/store.ts';
import { no } from '../text/index.ts';
import type { Task } from '../workers/tasks.ts';
import { TaskTimeout, type WorkerPool } from '../workers/worker-pool.ts';
import { historyOf } from './history.ts';
import type { LiveTable } from './live-table.ts';

/** What is read of a whole game: its story, the table as it was, or the file. */
export type Reading = 'story' | 'look' | 'export';

/** Characters of readings that are kept for those who ask again. */
const MAX_CHARACTERS_KEPT = 16_000_000;

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
  readonly #kept = new Map<string, string>();
  readonly #underWay = new Map<string, Promise<string>>();
  #characters = 0;

  constructor(parts: ReadingParts) {
    this.#parts = parts;
  }

  /** What an eye may read of a table up to an entry, as JSON. */
  async read(
    what: Reading,
    live: LiveTable,
    eye: Eye,
    visitor: Visitor,
    upTo = live.table.seq,
  ): Promise<string> {
    const seq = Math.min(upTo, live.table.seq);
    const key = `${live.id} ${seq} ${what} ${eye}`;
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const underWay = this.#underWay.get(key);
    if (underWay) return underWay;
    if (visitor.folds.isEmpty) throw no('too-fast', {});
    const reading = this.#fold(what, live, eye, seq, visitor)
      .then((text) => this.#keep(key, text))
      .finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, reading);
    return reading;
  }

  /** Names were taken out of what is stored: what was read before tells too much. */
  forget(): void {
    this.#kept.clear();
    this.#characters = 0;
  }

  async #fold(
    what: Reading,
    live: LiveTable,
    eye: Eye,
    seq: number,
    visitor: Visitor,
  ): Promise<string> {
    const { store, workers, foldMs } = this.#parts;
    const { entries, ...terms } = await historyOf(store, live.row);
    // Entries are numbered from 1 without gaps.
    const history = { ...terms, entries: entries.slice(0, seq) };
    const task: Task = { do: what, history, eye };
    try {
      const share = { class: 'read', owner: visitor.name } as const;
      const spend = (ms: number): void => visitor.folds.spend(ms);
      return String(await workers.run(task, foldMs, share, spend));
    } catch (error) {
      // A fold that is given up is a refusal, not a failure.
      if (error instanceof TaskTimeout) throw no('too-long', {});
      throw error;
    }
  }

  #keep(key: string, text: string): string {
    if (text.length > MAX_CHARACTERS_KEPT / 4) return text;
    this.#kept.set(key, text);
    this.#characters += text.length;
    for (const [oldest, held] of this.#kept) {
      if (this.#characters <= MAX_CHARACTERS_KEPT) break;
      this.#kept.delete(oldest);
      this.#characters -= held.length;
    }
    return text;
  }
}
