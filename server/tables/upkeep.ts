import type { Logger } from 'pino';
import type { Peers } from '../cluster/peers.ts';
import { type CommitLoop, nameOfError } from '../commits/commit-loop.ts';
import type { Standings } from '../commits/standings.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';
import type { TableCache } from './table-cache.ts';

const UPKEEP_MS = 1000;
/** The share of stale standings that is stored each round. Lists show tables in memory as they are. */
const FLUSH_SHARE = 1 / 4;

export interface UpkeepParts {
  readonly cache: TableCache;
  readonly standings: Standings;
  readonly commits: CommitLoop;
  readonly store: Store;
  readonly log: Logger;
  readonly now: () => number;
  readonly tableIdleMs: number;
  /** The other nodes, if there can be any. */
  readonly peers: Peers | null;
}

/** Once a second: expires clocks that have run out, and evicts tables that nobody uses. */
export class Upkeep {
  readonly #parts: UpkeepParts;
  #timer: NodeJS.Timeout | null = null;
  #underWay = false;

  constructor(parts: UpkeepParts) {
    this.#parts = parts;
  }

  begin(): void {
    this.#timer = setInterval(() => void this.#round(), UPKEEP_MS);
  }

  end(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  async #round(): Promise<void> {
    if (this.#underWay) return;
    this.#underWay = true;
    const { cache, standings, commits, store, log, peers } = this.#parts;
    try {
      const now = this.#parts.now();
      standings.flushShare(FLUSH_SHARE);
      this.#expireDue(now);
      if (peers) await peers.round(now);
      else for (const id of await store.overdue(now, 100)) await cache.open(id).catch(() => {});
      await this.#evict(now);
      await commits.write({ put: 'alive', at: now });
    } catch (error) {
      log.error({ err: nameOfError(error) }, 'a round of upkeep failed');
    } finally {
      this.#underWay = false;
    }
  }

  #expireDue(now: number): void {
    for (const live of this.#parts.cache.tables) {
      const deadline = live.table.deadline();
      if (deadline === null || deadline > now || live.stuck || !live.ours) continue;
      const request = { do: 'expire' } as const;
      this.#parts.commits.ask(live, { request, allowed: () => null, answer: () => {} });
    }
  }

  /** Evicts tables that nobody uses; a snapshot makes loading them again quick. */
  async #evict(now: number): Promise<void> {
    const { cache, standings, commits } = this.#parts;
    const idle = [...cache.tables].filter((live) => this.#isIdle(live, now));
    if (idle.length === 0) return;
    for (const live of idle) standings.snapshot(live);
    await commits.idle();
    for (const live of idle) if (this.#isIdle(live, now) && !live.dirty) cache.remove(live);
  }

  #isIdle(live: LiveTable, now: number): boolean {
    const quiet = now - live.touched > this.#parts.tableIdleMs;
    return quiet && live.watchers.size === 0 && live.waiting.length === 0 && !live.thinking;
  }
}
