import type { AnyTypes } from '@incognita/kernel';
import type { Prepared } from '@incognita/table';
import type { Logger } from 'pino';
import type { Answer } from '../protocol/index.ts';
import { type Store, StoreError, type Write } from '../store/store.ts';
import { refusal } from '../text/index.ts';
import { guardEach, guarded } from './guard.ts';
import type { Ask, LiveTable } from './live.ts';
import { storeRefusal, tellRefused } from './refusals.ts';
import { type EyeText, tellTexts, tellUpdate, textsAhead } from './telling.ts';

/** What the turns leave to the house. */
export interface TurnEvents {
  now(): number;
  /** Something changed at a table, and everybody has been told. */
  changed(live: LiveTable, kind: string): void;
  /** So many writes were stored together, or were not. */
  committed(milliseconds: number, writes: number, stored: boolean): void;
  /** A rule threw, or did not end. */
  fault(live: LiveTable, error: unknown): void;
  /** The store has other entries than this table: forget it and load it again. */
  overtaken(live: LiveTable): void;
}

interface Move {
  readonly live: LiveTable;
  readonly ask: Ask;
  readonly prepared: Prepared<AnyTypes>;
  /** What each eye will be told of it, where that was worked out already. */
  readonly texts: readonly EyeText[] | null;
  answered: boolean;
}

interface Waiting {
  readonly write: Write;
  readonly done: (stored: boolean) => void;
  readonly failed: (error: StoreError) => void;
}

/**
 * How far apart turns begin. Whoever comes to a quiet house is served at once; where many come,
 * they share the cost of a turn (a sync of the disk, two watchdogs), and nobody notices the wait.
 * The more there was to do in the last turn, the more will share the next one.
 */
const LEAST_SPACING_MS = 4;
const MOST_SPACING_MS = 16;
/** What a turn takes on, so that whatever else the process has to do comes in between. */
const MOST_TABLES = 256;
const MOST_WRITES = 100;

export const MOVES_SEATS: ReadonlySet<string> = new Set(['seat', 'time-out', 'start']);

/**
 * Everything that changes anything goes through here, in turns: what was asked since the last turn
 * is prepared, stored in one transaction, and only then made, answered and told to everybody. A
 * table makes at most one change per turn.
 */
export class Turns {
  readonly #store: Store;
  readonly #events: TurnEvents;
  readonly #limit: number;
  readonly #log: Logger;
  readonly #ready = new Set<LiveTable>();
  readonly #writes: Waiting[] = [];
  #scheduled = false;
  /** No turn begins before, unless some were left over from the last one. */
  #notBefore = 0;
  #crowded = false;
  #running: Promise<void> | null = null;

  constructor(store: Store, limit: number, log: Logger, events: TurnEvents) {
    this.#store = store;
    this.#limit = limit;
    this.#log = log;
    this.#events = events;
  }

  /** Asks something of a table; the answer comes when it is stored. */
  ask(live: LiveTable, ask: Ask): void {
    live.waiting.push(ask);
    this.#ready.add(live);
    this.#schedule();
  }

  /** Stores something that is no move, with the next turn. False if its place was taken. */
  write(write: Write): Promise<boolean> {
    return new Promise((done, failed) => {
      this.#writes.push({ write, done, failed });
      this.#schedule();
    });
  }

  /** Does something between two turns, when no table is in the middle of a change. */
  between(work: () => void): Promise<void> {
    if (this.#running === null) {
      work();
      return Promise.resolve();
    }
    return this.#running.then(() => this.between(work));
  }

  /** When everything that was asked so far has been answered. */
  async settled(): Promise<void> {
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
      this.#running = this.#turn()
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

  /** Those whose turn it is, who came first: so many that nobody else has to wait for long. */
  #takeReady(): LiveTable[] {
    const lives: LiveTable[] = [];
    for (const live of this.#ready) {
      if (lives.length === MOST_TABLES) break;
      lives.push(live);
      this.#ready.delete(live);
    }
    return lives;
  }

  async #turn(): Promise<void> {
    const lives = this.#takeReady();
    const writes = this.#writes.splice(0, MOST_WRITES);
    this.#crowded = this.#ready.size > 0 || this.#writes.length > 0;
    const moves: Move[] = [];
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
    // Where all texts are at hand no rule has anything left to do, and nobody has to watch it.
    const more: Move[] = [];
    for (const move of made)
      if (move.texts === null) more.push(move);
      else
        try {
          this.#make(move);
        } catch (error) {
          this.#failed(move, error);
        }
    guardEach(
      this.#limit,
      more,
      (move) => this.#make(move),
      (move, error) => this.#failed(move, error),
    );
  }

  /** It is stored, whatever happened on the way to everybody else. */
  #failed(move: Move, error: unknown): void {
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
      return stored;
    } catch (error) {
      committed(false);
      const cause = error instanceof StoreError ? error : new StoreError('failed', String(error));
      this.#log.error({ why: cause.why, writes: batch.length }, `not stored: ${cause.message}`);
      // Who did not answer for all of them will not answer sooner for each.
      if (batch.length === 1 || cause.why === 'silent') return batch.map(() => cause);
    }
    const stored: (boolean | StoreError)[] = [];
    for (const write of batch) stored.push(...(await this.#storeAll([write])));
    return stored;
  }

  #isStored(move: Move, how: boolean | StoreError): boolean {
    if (how instanceof StoreError) move.ask.answer({ refused: storeRefusal(how) });
    else if (!how) this.#tooLate(move);
    return how === true;
  }

  /** Takes what waits at a table until something can be done; the rest waits for another turn. */
  #prepare(live: LiveTable, moves: Move[]): void {
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
      const texts = 'entry' in prepared ? textsAhead(live, prepared) : null;
      // Only now: what gets stuck is answered by whoever stops it.
      live.waiting.shift();
      if (wasSound && live.table.broken !== null) this.#events.fault(live, null);
      if ('accepted' in prepared) ask.answer(prepared);
      else if ('refused' in prepared) ask.answer(this.#no(live, prepared));
      else {
        moves.push({ live, ask, prepared, texts, answered: false });
        if (live.waiting.length > 0) this.#ready.add(live);
        return;
      }
    }
  }

  #no(live: LiveTable, answer: { readonly refused: object }): Answer {
    const { refused } = answer;
    if ('text' in refused) return answer as Answer;
    return {
      refused: tellRefused(
        live.game,
        live.table.seats,
        answer as Parameters<typeof tellRefused>[2],
      ),
    };
  }

  #make(move: Move): void {
    const { live, ask, prepared } = move;
    const done = prepared.commit();
    // Nothing else changes a table, so this can only be a mistake of ours; the entry is stored.
    if ('refused' in done) {
      this.#events.overtaken(live);
      return;
    }
    live.touched = this.#events.now();
    move.answered = true;
    ask.answer(done);
    // Before anybody is told anything: whoever has lost a seat must not see through its eye.
    if (MOVES_SEATS.has(prepared.entry.kind)) live.adjustEyes();
    if (move.texts === null) tellUpdate(live, done.accepted);
    else this.#tell(move, move.texts);
    this.#events.changed(live, prepared.entry.kind);
  }

  /** Who has come, or changed seats, since the texts were made has to be told something else. */
  #tell(move: Move, texts: readonly EyeText[]): void {
    const others = tellTexts(move.live, texts);
    if (others.length === 0) return;
    guarded(this.#limit, () => tellUpdate(move.live, move.prepared.entry.seq, others));
  }

  #tooLate({ live, ask, prepared }: Move): void {
    const { seq } = prepared.entry;
    const stale = { code: 'stale' as const, seq: seq - 1, now: seq };
    ask.answer({
      refused: tellRefused(live.game, live.table.seats, {
        refused: { code: 'stale', reason: '', trouble: stale, refusal: null },
      }),
    });
    this.#events.overtaken(live);
  }
}

const spacingAfter = (took: number): number =>
  Math.min(MOST_SPACING_MS, Math.max(LEAST_SPACING_MS, 2 * took));

const entryOf = ({ live, prepared }: Move): Write => ({
  put: 'entry',
  table: live.id,
  seq: prepared.entry.seq,
  at: prepared.entry.at,
  body: JSON.stringify(prepared.entry),
});

/** Messages of rules may name hidden things, so logs get the name of an error and no more. */
export const nameOfError = (error: unknown): string =>
  error instanceof Error ? error.name : typeof error;
