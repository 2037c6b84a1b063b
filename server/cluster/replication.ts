import type { AnyTypes } from '@incognita/kernel';
import type { LogEntry } from '@incognita/table';
import type { Logger } from 'pino';
import { type CommitLoop, nameOfError, SEAT_CHANGES } from '../commits/commit-loop.ts';
import type { Store } from '../store/store.ts';
import { survive } from '../survive.ts';
import { broadcastEntry } from '../tables/broadcast.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { TableCache } from '../tables/table-cache.ts';
import { guardEach } from '../tables/watchdog.ts';

type Entry = LogEntry<AnyTypes>;

export interface ReplicationParts {
  readonly cache: TableCache;
  readonly store: Store;
  readonly commits: CommitLoop;
  readonly log: Logger;
  /** How long the rules may take. */
  readonly limit: number;
  /** An entry of another node was folded and broadcast here. */
  followed(live: LiveTable, kind: string): void;
  /** What another node has stored does not fit here: the table has to be loaded again. */
  overtaken(live: LiveTable): void;
  fault(live: LiveTable, error: unknown): void;
}

/**
 * Applies the entries of other nodes to the tables of this one, in the order of their numbers, in
 * whatever order they are announced; entries that were not announced are fetched.
 */
export class Replication {
  readonly #parts: ReplicationParts;
  /** Entries that were announced with their text and are not folded yet, by number. */
  readonly #received = new Map<LiveTable, Map<number, string>>();
  /** Up to where a table is being fetched. */
  readonly #fetching = new Map<LiveTable, number>();
  /** The last entry that was heard of while a table was being loaded. */
  readonly #early = new Map<string, number>();
  #folding = false;

  constructor(parts: ReplicationParts) {
    this.#parts = parts;
  }

  /** Another node has stored an entry. */
  receive(table: string, seq: number, body: string | null): void {
    const { cache } = this.#parts;
    const live = cache.find(table);
    if (live === undefined) {
      // It may have been read from the store just before.
      if (cache.isLoading(table))
        this.#early.set(table, Math.max(seq, this.#early.get(table) ?? 0));
    } else if (seq > live.table.seq) {
      if (body === null) this.#fetch(live, seq);
      else {
        const heard = this.#received.get(live) ?? new Map<number, string>();
        this.#received.set(live, heard.set(seq, body));
        this.#foldReceived();
      }
    }
  }

  /** A table came into memory. */
  loaded(live: LiveTable): void {
    const seq = this.#early.get(live.id) ?? 0;
    this.#early.delete(live.id);
    if (seq > live.table.seq) this.#fetch(live, seq);
  }

  #foldReceived(): void {
    if (this.#folding) return;
    this.#folding = true;
    const { log, commits } = this.#parts;
    survive(log, 'entries of other nodes', () =>
      commits.betweenCommits(() => this.#foldAllHeard()),
    );
  }

  #foldAllHeard(): void {
    this.#folding = false;
    const all = [...this.#received];
    this.#received.clear();
    this.#foldEach(all.map(([live, heard]) => ({ live, entries: inOrder(live.table.seq, heard) })));
    for (const [live, heard] of all) {
      const last = Math.max(...heard.keys());
      if (!live.gone && last > live.table.seq) this.#fetch(live, last);
    }
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
    const { store, commits, log } = this.#parts;
    try {
      const bodies = await store.entries(live.id, live.table.seq);
      if (bodies.length === 0) return;
      const entries = bodies.map((body): Entry => JSON.parse(body));
      await commits.betweenCommits(() => this.#foldEach([{ live, entries }]));
    } catch (error) {
      // The next comparison of all tables finds it again.
      log.warn({ table: live.id, err: nameOfError(error) }, 'a table could not be caught up with');
    }
  }

  /** Compares every table with the store: news may have been lost. */
  async checkAll(): Promise<void> {
    const { cache, store } = this.#parts;
    const ids = [...cache.tables].map(({ id }) => id);
    if (ids.length === 0) return;
    for (const [id, seq] of await store.latest(ids)) {
      const live = cache.find(id);
      if (live && seq > live.table.seq) this.#fetch(live, seq);
    }
    for (const id of await store.closed(ids)) {
      const live = cache.find(id);
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
      if (SEAT_CHANGES.has(entry.kind)) live.adjustEyes();
      broadcastEntry(live, entry.seq);
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
