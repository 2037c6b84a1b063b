import type { Logger } from 'pino';
import type { Store } from '../store/store.ts';
import type { Books } from './books.ts';
import type { LiveTable } from './live.ts';
import type { Neighbours } from './neighbours.ts';
import type { Shelf } from './shelf.ts';
import { nameOfError, type Turns } from './turns.ts';

const TICK_MS = 1000;
/** Lists in the store may lag behind the tables a little: those in memory are listed as they are. */
const SHARE = 1 / 4;

export interface RoundsParts {
  readonly shelf: Shelf;
  readonly books: Books;
  readonly turns: Turns;
  readonly store: Store;
  readonly log: Logger;
  readonly now: () => number;
  readonly idleMs: number;
  /** The other nodes, if there can be any. */
  readonly neighbours: Neighbours | null;
}

/** Goes round the house every second: clocks that have run out, tables that nobody uses. */
export class Rounds {
  readonly #parts: RoundsParts;
  #timer: NodeJS.Timeout | null = null;
  #underWay = false;

  constructor(parts: RoundsParts) {
    this.#parts = parts;
  }

  begin(): void {
    this.#timer = setInterval(() => void this.#go(), TICK_MS);
  }

  end(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  async #go(): Promise<void> {
    if (this.#underWay) return;
    this.#underWay = true;
    const { shelf, books, turns, store, log, neighbours } = this.#parts;
    try {
      const now = this.#parts.now();
      books.settleSome(SHARE);
      this.#expireDue(now);
      if (neighbours) await neighbours.round(now);
      else for (const id of await store.overdue(now, 100)) await shelf.open(id).catch(() => {});
      await this.#evict(now);
      await turns.write({ put: 'alive', at: now });
    } catch (error) {
      log.error({ err: nameOfError(error) }, 'a round of the house failed');
    } finally {
      this.#underWay = false;
    }
  }

  #expireDue(now: number): void {
    for (const live of this.#parts.shelf.tables) {
      const deadline = live.table.deadline();
      if (deadline === null || deadline > now || live.stuck || !live.ours) continue;
      const request = { do: 'expire' } as const;
      this.#parts.turns.ask(live, { request, allowed: () => null, answer: () => {} });
    }
  }

  /** Tables that nobody has to do with leave memory; a snapshot makes the way back short. */
  async #evict(now: number): Promise<void> {
    const { shelf, books, turns } = this.#parts;
    const idle = [...shelf.tables].filter((live) => this.#isIdle(live, now));
    if (idle.length === 0) return;
    for (const live of idle) books.snapshot(live);
    await turns.settled();
    for (const live of idle) if (this.#isIdle(live, now) && !live.dirty) shelf.remove(live);
  }

  #isIdle(live: LiveTable, now: number): boolean {
    const quiet = now - live.touched > this.#parts.idleMs;
    return quiet && live.watchers.size === 0 && live.waiting.length === 0 && !live.thinking;
  }
}
