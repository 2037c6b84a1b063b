import type { AnyTypes } from '@incognita/kernel';
import type { PreparedChange } from '@incognita/table';
import type { Logger } from 'pino';
import type { Answer } from '../protocol/index.ts';
import { type Store, StoreError, type Write } from '../store/store.ts';
import {
  broadcastTurned,
  broadcastUpdate,
  type EyeText,
  previewTexts,
  sendTexts,
} from '../tables/broadcast.ts';
import type { Ask, LiveTable } from '../tables/live-table.ts';
import { guardEach, guarded } from '../tables/watchdog.ts';
import { refusal } from '../text/index.ts';
import { refusalOf, storeRefusal } from '../text/table-refusals.ts';

/** What the commit loop reports to the table service. */
export interface CommitEvents {
  now(): number;
  /** A change was stored, applied and broadcast. */
  changed(live: LiveTable, kind: string): void;
  /** A transaction of so many writes has ended, stored or not. */
  committed(milliseconds: number, writes: number, stored: boolean): void;
  /** A rule threw, or did not end. */
  fault(live: LiveTable, error: unknown): void;
  /** The store has other entries than this table: it has to be loaded again. */
  overtaken(live: LiveTable): void;
}

interface PreparedMove {
  readonly live: LiveTable;
  readonly ask: Ask;
  readonly prepared: PreparedChange<AnyTypes>;
  /** What each eye will be told of it. */
  readonly texts: readonly EyeText[];
  answered: boolean;
}

interface QueuedWrite {
  readonly write: Write;
  readonly done: (stored: boolean) => void;
  readonly failed: (error: StoreError) => void;
}

/**
 * The least and the greatest time between the beginnings of two commits. On an idle server a request is
 * committed at once; under load many requests share the cost of a commit (a sync of the disk, a
 * watchdog). The longer the last commit took, the longer the next one waits for more to share it.
 */
const MIN_COMMIT_SPACING_MS = 4;
const MAX_COMMIT_SPACING_MS = 16;
/** The most that one commit takes on, so that the event loop gets to other work in between. */
const MAX_TABLES_PER_COMMIT = 256;
const MAX_WRITES_PER_COMMIT = 100;
/** How long a store without room for an account counts as full. */
const NO_ROOM_MS = 10_000;

export const SEAT_CHANGES: ReadonlySet<string> = new Set(['seat', 'time-out', 'start']);

/**
 * Group commit: everything that changes anything goes through here. The requests since the last commit
 * are prepared, stored in one transaction, and only then applied, answered and broadcast. A table
 * makes at most one change per commit.
 */
export class CommitLoop {
  readonly #store: Store;
  readonly #events: CommitEvents;
  readonly #limit: number;
  readonly #log: Logger;
  readonly #ready = new Set<LiveTable>();
  readonly #writes: QueuedWrite[] = [];
  #scheduled = false;
  /** No commit begins before this time, unless the last one left requests over. */
  #notBefore = 0;
  #crowded = false;
  #full = false;
  #noRoomUntil = 0;
  #running: Promise<void> | null = null;

  constructor(store: Store, limit: number, log: Logger, events: CommitEvents) {
    this.#store = store;
    this.#limit = limit;
    this.#log = log;
    this.#events = events;
  }

  /** There was no room for what was to be stored last. Something is stored every second. */
  get isFull(): boolean {
    return this.#full || performance.now() < this.#noRoomUntil;
  }

  /** Something that is stored past us, such as an account, found no room: what is small may still. */
  foundNoRoom(): void {
    this.#noRoomUntil = performance.now() + NO_ROOM_MS;
  }

  /** Queues a request to a table; it is answered when it is stored, or refused. */
  ask(live: LiveTable, ask: Ask): void {
    live.waiting.push(ask);
    this.#ready.add(live);
    this.#schedule();
  }

  /** Stores something that is no move, with the next commit. False if its place was taken. */
  write(write: Write): Promise<boolean> {
    return new Promise((done, failed) => {
      this.#writes.push({ write, done, failed });
      this.#schedule();
    });
  }

  /** Does something between two commits, when no table is in the middle of a change. */
  betweenCommits(work: () => void): Promise<void> {
    if (this.#running === null) {
      work();
      return Promise.resolve();
    }
    return this.#running.then(() => this.betweenCommits(work));
  }

  /** Resolves when every request so far has been answered. */
  async idle(): Promise<void> {
    while (this.#scheduled || this.#running) {
      await (this.#running ?? new Promise((resolve) => setImmediate(resolve)));
    }
  }

  #schedule(): void {
    if (this.#scheduled || this.#running) return;
    this.#scheduled = true;
    const wait = this.#notBefore - performance.now();
    const begin = (): void => {
      this.#scheduled = false;
      const begun = performance.now();
      this.#running = this.#commit()
        .catch((error: unknown) => this.#log.error({ err: nameOfError(error) }, 'a turn failed'))
        .finally(() => {
          this.#running = null;
          if (!this.#crowded) this.#notBefore = begun + spacingAfter(performance.now() - begun);
          if (this.#ready.size > 0 || this.#writes.length > 0) this.#schedule();
        });
    };
    if (wait > 0) setTimeout(begin, wait);
    else setImmediate(begin);
  }

  /** The tables of the next commit, in the order in which they were asked. */
  #takeReady(): LiveTable[] {
    const lives: LiveTable[] = [];
    for (const live of this.#ready) {
      if (lives.length === MAX_TABLES_PER_COMMIT) break;
      lives.push(live);
      this.#ready.delete(live);
    }
    return lives;
  }

  async #commit(): Promise<void> {
    const lives = this.#takeReady();
    const writes = this.#writes.splice(0, MAX_WRITES_PER_COMMIT);
    this.#crowded = this.#ready.size > 0 || this.#writes.length > 0;
    const moves: PreparedMove[] = [];
    guardEach(
      this.#limit,
      lives,
      (live) => this.#prepare(live, moves),
      (live, error) => {
        this.#events.fault(live, error);
        for (const ask of live.waiting.splice(0)) ask.answer({ refused: refusal('stuck', {}) });
      },
    );
    if (moves.length === 0 && writes.length === 0) return;
    const batch = [...moves.map(entryOf), ...writes.map(({ write }) => write)];
    const stored = await this.#storeAll(batch);
    writes.forEach((waiting, i) => {
      const how = stored[moves.length + i] ?? false;
      if (how instanceof StoreError) waiting.failed(how);
      else waiting.done(how);
    });
    const made = moves.filter((move, i) => this.#isStored(move, stored[i] ?? false));
    // All texts are made: no rule runs from here on, so no watchdog is needed.
    for (const move of made)
      try {
        this.#apply(move);
      } catch (error) {
        this.#failed(move, error);
      }
  }

  /** The entry is stored, so it is accepted, even if applying or broadcasting it failed. */
  #failed(move: PreparedMove, error: unknown): void {
    if (!move.answered) move.ask.answer({ accepted: move.prepared.entry.seq });
    this.#events.fault(move.live, error);
  }

  /**
   * Stores a batch in one transaction. Where that fails, one by one: what cannot be stored (a large
   * snapshot on a full disk) must not take the others with it.
   */
  async #storeAll(batch: readonly Write[]): Promise<readonly (boolean | StoreError)[]> {
    const began = performance.now();
    const committed = (stored: boolean): void =>
      this.#events.committed(performance.now() - began, batch.length, stored);
    try {
      const stored = await this.#store.write(batch);
      committed(true);
      this.#full = false;
      return stored;
    } catch (error) {
      committed(false);
      const cause = error instanceof StoreError ? error : new StoreError('failed', String(error));
      this.#full = cause.why === 'full';
      this.#log.error({ why: cause.why, writes: batch.length }, `not stored: ${cause.message}`);
      // A store that did not answer for the batch will not answer for each write either.
      if (batch.length === 1 || cause.why === 'silent') return batch.map(() => cause);
    }
    const stored: (boolean | StoreError)[] = [];
    for (const write of batch) stored.push(...(await this.#storeAll([write])));
    return stored;
  }

  #isStored(move: PreparedMove, how: boolean | StoreError): boolean {
    if (how instanceof StoreError) move.ask.answer({ refused: storeRefusal(how) });
    else if (!how) this.#tooLate(move);
    return how === true;
  }

  /** Prepares the first request of a table that can be carried out; the rest waits for another commit. */
  #prepare(live: LiveTable, moves: PreparedMove[]): void {
    for (let ask = live.waiting[0]; ask !== undefined; ask = live.waiting[0]) {
      if (live.gone) {
        this.#events.overtaken(live);
        return;
      }
      const now = this.#events.now();
      if (live.stuck || live.ended) {
        live.waiting.shift();
        ask.answer({ refused: refusal(live.stuck ? 'stuck' : 'ended', {}) });
        continue;
      }
      const not = ask.allowed(live);
      const wasSound = live.table.broken === null;
      const prepared = not ?? live.table.prepare(ask.request, now);
      const texts = 'entry' in prepared ? previewTexts(live, prepared) : [];
      // Only now: where a rule does not end, the watchdog answers the request that is still in the queue.
      live.waiting.shift();
      if (wasSound && live.table.broken !== null) this.#events.fault(live, null);
      if ('accepted' in prepared) ask.answer(prepared);
      else if ('refused' in prepared) ask.answer(this.#refusalOf(live, prepared));
      else {
        moves.push({ live, ask, prepared, texts, answered: false });
        if (live.waiting.length > 0) this.#ready.add(live);
        return;
      }
    }
  }

  #refusalOf(live: LiveTable, answer: { readonly refused: object }): Answer {
    const { refused } = answer;
    if ('text' in refused) return answer as Answer;
    return {
      refused: refusalOf(live.game, live.table.seats, answer as Parameters<typeof refusalOf>[2]),
    };
  }

  #apply(move: PreparedMove): void {
    const { live, ask, prepared } = move;
    const done = prepared.apply();
    // Nothing else changes a table, so this can only be a mistake of ours; the entry is stored.
    if ('refused' in done) {
      this.#events.overtaken(live);
      return;
    }
    live.touched = this.#events.now();
    move.answered = true;
    ask.answer(done);
    // Before anybody is told anything: whoever has lost a seat must not see through its eye.
    if (SEAT_CHANGES.has(prepared.entry.kind)) live.adjustEyes();
    this.#broadcast(move);
    this.#events.changed(live, prepared.entry.kind);
  }

  /** Watchers who came, or changed seats, since the texts were made need texts of their own. */
  #broadcast({ live, prepared, texts }: PreparedMove): void {
    const { seq } = prepared.entry;
    const turned = live.turnEyes();
    const others = sendTexts(live, texts, turned);
    if (others.length === 0 && turned.length === 0) return;
    guarded(this.#limit, () => {
      broadcastUpdate(live, seq, others);
      broadcastTurned(live, seq, turned);
    });
  }

  #tooLate({ live, ask, prepared }: PreparedMove): void {
    const { seq } = prepared.entry;
    const stale = { code: 'stale' as const, seq: seq - 1, now: seq };
    ask.answer({
      refused: refusalOf(live.game, live.table.seats, {
        refused: { code: 'stale', reason: '', trouble: stale, refusal: null },
      }),
    });
    this.#events.overtaken(live);
  }
}

const spacingAfter = (took: number): number =>
  Math.min(MAX_COMMIT_SPACING_MS, Math.max(MIN_COMMIT_SPACING_MS, 2 * took));

const entryOf = ({ live, prepared }: PreparedMove): Write => ({
  put: 'entry',
  table: live.id,
  seq: prepared.entry.seq,
  at: prepared.entry.at,
  body: JSON.stringify(prepared.entry),
});

/** Messages of rules may name hidden things, so logs get the name of an error and no more. */
export const nameOfError = (error: unknown): string =>
  error instanceof Error ? error.name : typeof error;
