import { broadcastInfo, broadcastPresence } from '../tables/broadcast.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { CommitLoop } from './commit-loop.ts';

/**
 * Stores what can be read off the log and is quicker to have at hand: the standing of each table (for
 * lists and clocks) and its snapshot. Both may be stale; what is lost is worked out again.
 */
export class Standings {
  readonly #commits: CommitLoop;
  readonly #snapshotEvery: number;
  readonly #now: () => number;
  readonly #stale = new Set<LiveTable>();

  constructor(commits: CommitLoop, snapshotEvery: number, now: () => number) {
    this.#commits = commits;
    this.#snapshotEvery = snapshotEvery;
    this.#now = now;
  }

  /** An entry of this kind was made at a table and broadcast. */
  note(live: LiveTable, kind: string): void {
    const before = live.row.standing;
    const now = this.#now();
    const plain = kind === 'decision' && live.playsOn;
    const standing = plain ? live.standingOn(now) : live.standing(now);
    live.row.standing = standing;
    if (kind !== 'decision' || standing.state !== before.state) {
      broadcastInfo(live);
      this.flush(live);
    } else if (standing.asked !== before.asked || live.followed) this.#keepForLater(live);
    if (kind === 'seat' || kind === 'time-out') broadcastPresence(live);
    if (live.table.seq - live.snapshotAt >= this.#snapshotEvery || live.table.over)
      this.snapshot(live);
  }

  /**
   * Another node made an entry of this kind, and stores the standing, unless this node makes the next
   * entry before it does: then this one has to, even if the same seat is asked as before.
   */
  follow(live: LiveTable, kind: string): void {
    const before = live.row.standing;
    live.followed = true;
    live.row.standing = live.standing(this.#now());
    this.forget(live);
    if (kind !== 'decision' || live.row.standing.state !== before.state) broadcastInfo(live);
    if (kind === 'seat' || kind === 'time-out') broadcastPresence(live);
  }

  /** A table that was just loaded may have moved on since its standing was written. */
  check(live: LiveTable): void {
    const { seq, state } = live.row.standing;
    if (live.table.seq !== seq || state === 'broken') this.markStale(live);
  }

  markStale(live: LiveTable): void {
    live.row.standing = live.standing(this.#now());
    this.#keepForLater(live);
  }

  #keepForLater(live: LiveTable): void {
    live.dirty = true;
    this.#stale.add(live);
  }

  /** Stores the standing of a table; if that fails, later. */
  flush(live: LiveTable): void {
    this.forget(live);
    live.followed = false;
    const { standing } = live.row;
    this.#commits
      .write({ put: 'standing', table: live.id, standing })
      .catch(() => this.#keepForLater(live));
  }

  flushAll(): void {
    this.flushShare(1);
  }

  /** Stores a share of the stale standings, the oldest first: all at once would hold up moves. */
  flushShare(share: number): void {
    const most = Math.ceil(this.#stale.size * share);
    for (const live of [...this.#stale].slice(0, most)) this.flush(live);
  }

  forget(live: LiveTable): void {
    live.dirty = false;
    this.#stale.delete(live);
  }

  snapshot(live: LiveTable): void {
    if (live.stuck || live.table.broken || live.snapshotAt === live.table.seq) return;
    const seq = live.table.seq;
    const before = live.snapshotAt;
    live.snapshotAt = seq;
    const body = JSON.stringify(live.table.snapshot());
    this.#commits.write({ put: 'snapshot', table: live.id, seq, body }).catch(() => {
      live.snapshotAt = before;
    });
  }
}
