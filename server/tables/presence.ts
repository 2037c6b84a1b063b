import { broadcastPresence } from './broadcast.ts';
import type { LiveTable } from './live-table.ts';

/** How long comings and goings are gathered before anybody is told. */
const GATHER_MS = 100;

/**
 * Tells those at tables who else is there: when it has changed, and at most ten times a second per
 * table. Whoever comes and goes all the time would otherwise have everybody told each time.
 */
export class PresenceTeller {
  readonly #due = new Set<LiveTable>();
  readonly #announce: (live: LiveTable) => void;
  #timer: NodeJS.Timeout | null = null;

  /** `announce` tells other nodes who follows a table here. */
  constructor(announce: (live: LiveTable) => void) {
    this.#announce = announce;
  }

  /** Somebody came to a table, went, or sits elsewhere. */
  changed(live: LiveTable): void {
    this.#due.add(live);
    this.#timer ??= setTimeout(() => this.#tell(), GATHER_MS).unref();
  }

  #tell(): void {
    this.#timer = null;
    const due = [...this.#due];
    this.#due.clear();
    for (const live of due) {
      if (live.gone) continue;
      broadcastPresence(live);
      const here = JSON.stringify(live.followersHere());
      if (here !== live.presenceAnnounced) this.#announce(live);
      live.presenceAnnounced = here;
    }
  }
}
