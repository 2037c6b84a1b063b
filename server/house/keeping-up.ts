import type { AnyTypes } from '@incognita/kernel';
import type { LogEntry } from '@incognita/table';
import type { Logger } from 'pino';
import type { Store } from '../store/store.ts';
import { guardEach } from './guard.ts';
import type { LiveTable } from './live.ts';
import type { Shelf } from './shelf.ts';
import { tellUpdate } from './telling.ts';
import { MOVES_SEATS, nameOfError, type Turns } from './turns.ts';

type Entry = LogEntry<AnyTypes>;

export interface KeepingUpParts {
  readonly shelf: Shelf;
  readonly store: Store;
  readonly turns: Turns;
  readonly log: Logger;
  /** How long the rules may take. */
  readonly limit: number;
  /** An entry of another node was folded, and everybody here has been told. */
  followed(live: LiveTable, kind: string): void;
  /** What another node has stored does not fit here: the table has to be loaded again. */
  overtaken(live: LiveTable): void;
  fault(live: LiveTable, error: unknown): void;
}

/**
 * Keeps the tables of this node up with what others have stored. Entries are folded in the order
 * of their numbers, whatever order they are heard of in; what was not heard of is fetched.
 */
export class KeepingUp {
  readonly #parts: KeepingUpParts;
  /** Entries that came along with the news and wait for their turn, by number. */
  readonly #heard = new Map<LiveTable, Map<number, string>>();
  /** Up to where a table is being fetched. */
  readonly #fetching = new Map<LiveTable, number>();
  /** The last entry that was heard of while a table was being loaded. */
  readonly #early = new Map<string, number>();
  #folding = false;

  constructor(parts: KeepingUpParts) {
    this.#parts = parts;
  }

  /** Another node has stored an entry. */
  hear(table: string, seq: number, body: string | null): void {
    const { shelf } = this.#parts;
    const live = shelf.find(table);
    if (live === undefined) {
      // It may have been read from the store just before.
      if (shelf.isLoading(table))
        this.#early.set(table, Math.max(seq, this.#early.get(table) ?? 0));
    } else if (seq > live.table.seq) {
      if (body === null) this.#fetch(live, seq);
      else {
        const heard = this.#heard.get(live) ?? new Map<number, string>();
        this.#heard.set(live, heard.set(seq, body));
        this.#foldHeard();
      }
    }
  }

  /** A table came into memory. */
  loaded(live: LiveTable): void {
    const seq = this.#early.get(live.id) ?? 0;
    this.#early.delete(live.id);
    if (seq > live.table.seq) this.#fetch(live, seq);
  }

  #foldHeard(): void {
    if (this.#folding) return;
    this.#folding = true;
    void this.#parts.turns.between(() => {
      this.#folding = false;
      const all = [...this.#heard];
      this.#heard.clear();
      this.#foldEach(
        all.map(([live, heard]) => ({ live, entries: inOrder(live.table.seq, heard) })),
      );
      for (const [live, heard] of all) {
        const last = Math.max(...heard.keys());
        if (!live.gone && last > live.table.seq) this.#fetch(live, last);
      }
    });
  }

  #fetch(live: LiveTable, seq: number): void {
    if ((this.#fetching.get(live) ?? 0) >= seq) return;
    this.#fetching.set(live, seq);
    void this.catchUp(live).finally(() => {
      if (this.#fetching.get(live) === seq) this.#fetching.delete(live);
    });
  }

  /** Fetches what the store has of a table that is not known here. */
  async catchUp(live: LiveTable): Promise<void> {
    const { store, turns, log } = this.#parts;
    try {
      const bodies = await store.entries(live.id, live.table.seq);
      if (bodies.length === 0) return;
      const entries = bodies.map((body): Entry => JSON.parse(body));
      await turns.between(() => this.#foldEach([{ live, entries }]));
    } catch (error) {
      // The next look at all tables finds it again.
      log.warn({ table: live.id, err: nameOfError(error) }, 'a table could not be caught up with');
    }
  }

  /** Compares every table with the store: news may have been lost. */
  async checkAll(): Promise<void> {
    const { shelf, store } = this.#parts;
    const ids = [...shelf.tables].map(({ id }) => id);
    if (ids.length === 0) return;
    for (const [id, seq] of await store.latest(ids)) {
      const live = shelf.find(id);
      if (live && seq > live.table.seq) this.#fetch(live, seq);
    }
    for (const id of await store.closed(ids)) {
      const live = shelf.find(id);
      if (live && !live.ended) this.#parts.overtaken(live);
    }
  }

  #foldEach(all: readonly { live: LiveTable; entries: readonly Entry[] }[]): void {
    guardEach(
      this.#parts.limit,
      all,
      ({ live, entries }) => this.#fold(live, entries),
      ({ live }, error) => this.#parts.fault(live, error),
    );
  }

  #fold(live: LiveTable, entries: readonly Entry[]): void {
    for (const entry of entries) {
      if (live.gone || live.stuck) return;
      if (entry.seq <= live.table.seq) continue;
      if (live.table.adopt(entry) !== null) {
        this.#parts.overtaken(live);
        return;
      }
      live.ours = false;
      // Before anybody is told anything: whoever has lost a seat must not see through its eye.
      if (MOVES_SEATS.has(entry.kind)) live.adjustEyes();
      tellUpdate(live, entry.seq);
      this.#parts.followed(live, entry.kind);
    }
  }
}

/** The entries that follow on a number without a gap. */
function inOrder(after: number, heard: ReadonlyMap<number, string>): Entry[] {
  const entries: Entry[] = [];
  for (let seq = after + 1; ; seq++) {
    const body = heard.get(seq);
    if (body === undefined) return entries;
    entries.push(JSON.parse(body));
  }
}
