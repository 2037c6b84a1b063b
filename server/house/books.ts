import type { LiveTable } from './live.ts';
import { tellInfo, tellPresence } from './telling.ts';
import type { Turns } from './turns.ts';

/**
 * Writes down what can be read off the log and is quicker to have at hand: where each table stands
 * (for lists and clocks), and its snapshot. Both may lag behind; what is lost is worked out again.
 */
export class Books {
  readonly #turns: Turns;
  readonly #snapshotEvery: number;
  readonly #now: () => number;
  readonly #behind = new Set<LiveTable>();

  constructor(turns: Turns, snapshotEvery: number, now: () => number) {
    this.#turns = turns;
    this.#snapshotEvery = snapshotEvery;
    this.#now = now;
  }

  /** Something of this kind happened at a table, and everybody has been told. */
  note(live: LiveTable, kind: string): void {
    const before = live.row.standing;
    const now = this.#now();
    const plain = kind === 'decision' && live.playsOn;
    const standing = plain ? live.standingOn(now) : live.standing(now);
    live.row.standing = standing;
    if (kind !== 'decision' || standing.state !== before.state) {
      tellInfo(live);
      this.settle(live);
    } else if (standing.asked !== before.asked || live.followed) this.#isBehind(live);
    if (kind === 'seat' || kind === 'time-out') tellPresence(live);
    if (live.table.seq - live.snapshotAt >= this.#snapshotEvery || live.table.over)
      this.snapshot(live);
  }

  /**
   * Another node made an entry of this kind, and writes down what has to be, unless we move before
   * it does: then we have to, even if nobody else is asked by that.
   */
  follow(live: LiveTable, kind: string): void {
    const before = live.row.standing;
    live.followed = true;
    live.row.standing = live.standing(this.#now());
    this.forget(live);
    if (kind !== 'decision' || live.row.standing.state !== before.state) tellInfo(live);
    if (kind === 'seat' || kind === 'time-out') tellPresence(live);
  }

  /** A table that was just loaded may have moved on since its standing was written. */
  check(live: LiveTable): void {
    const { seq, state } = live.row.standing;
    if (live.table.seq !== seq || state === 'broken') this.soil(live);
  }

  soil(live: LiveTable): void {
    live.row.standing = live.standing(this.#now());
    this.#isBehind(live);
  }

  #isBehind(live: LiveTable): void {
    live.dirty = true;
    this.#behind.add(live);
  }

  /** Writes where a table stands; if that fails, another time. */
  settle(live: LiveTable): void {
    this.forget(live);
    live.followed = false;
    const { standing } = live.row;
    this.#turns
      .write({ put: 'standing', table: live.id, standing })
      .catch(() => this.#isBehind(live));
  }

  settleAll(): void {
    this.settleSome(1);
  }

  /** Writes down a share of those that are behind, the longest first: all at once would be felt. */
  settleSome(share: number): void {
    const most = Math.ceil(this.#behind.size * share);
    for (const live of [...this.#behind].slice(0, most)) this.settle(live);
  }

  forget(live: LiveTable): void {
    live.dirty = false;
    this.#behind.delete(live);
  }

  snapshot(live: LiveTable): void {
    if (live.stuck || live.table.broken || live.snapshotAt === live.table.seq) return;
    const seq = live.table.seq;
    const before = live.snapshotAt;
    live.snapshotAt = seq;
    const body = JSON.stringify(live.table.snapshot());
    this.#turns.write({ put: 'snapshot', table: live.id, seq, body }).catch(() => {
      live.snapshotAt = before;
    });
  }
}
