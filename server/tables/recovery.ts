import type { Logger } from 'pino';
import type { Cluster } from '../cluster/cluster.ts';
import { type CommitLoop, nameOfError } from '../commits/commit-loop.ts';
import type { Standings } from '../commits/standings.ts';
import { refusal } from '../text/index.ts';
import { broadcastFresh, broadcastInfo } from './broadcast.ts';
import type { LiveTable } from './live-table.ts';
import type { TableCache } from './table-cache.ts';
import { Stalled } from './watchdog.ts';

/** How many stalls are tolerated before a table is marked stuck. */
const STALL_RETRIES = 3;

/** What recovery needs of the tables around the one that failed. */
export interface RecoveryHost {
  /** Null where this is the only node. */
  readonly cluster: Cluster | null;
  readonly commits: CommitLoop;
  open(id: string): Promise<LiveTable>;
  takeCharge(live: LiveTable): void;
  read<V>(live: LiveTable, see: () => V): V;
}

/** Marks tables whose rules failed, and reloads those that differ from the store. */
export class Recovery {
  readonly #host: RecoveryHost;
  readonly #cache: TableCache;
  readonly #standings: Standings;
  readonly #log: Logger;
  /** How often the process stalled while a table was at work, by table. */
  readonly #stalls = new Map<string, number>();

  constructor(host: RecoveryHost, cache: TableCache, standings: Standings, log: Logger) {
    this.#host = host;
    this.#cache = cache;
    this.#standings = standings;
    this.#log = log;
  }

  /** Marks a table whose rules threw (then the table knows why), or never ended. */
  fault(live: LiveTable, error: unknown): void {
    if (error instanceof Stalled && this.#mayTryAgain(live)) {
      this.reload(live);
      return;
    }
    const step = live.table.world?.frames.at(-1)?.step ?? 'start';
    const { seq } = live.table;
    if (live.table.broken === null) live.stuck = { step, seq };
    const cause = error === null ? 'a rule threw' : nameOfError(error);
    this.#log.error({ table: live.id, game: live.game.id, step, seq, cause }, 'a table broke down');
    // Only for whoever asks for it: a message of a rule may name hidden things.
    this.#log.debug({ table: live.id, error: error ?? live.table.broken }, 'why it broke down');
    this.#standings.markStale(live);
    this.#standings.flush(live);
    broadcastInfo(live);
  }

  /** A stall is not the table's fault, so it is reloaded; after some stalls it is taken for stuck. */
  #mayTryAgain(live: LiveTable): boolean {
    const times = (this.#stalls.get(live.id) ?? 0) + 1;
    this.#stalls.set(live.id, times);
    this.#log.warn({ table: live.id, times }, 'the process stalled while a table was at work');
    return times < STALL_RETRIES;
  }

  /** Drops a table and loads it again; its watchers get a fresh view. */
  reload(live: LiveTable, ours = this.#host.cluster === null): void {
    this.#cache.remove(live);
    this.#standings.forget(live);
    const waiting = live.waiting.splice(0);
    this.#host
      .open(live.id)
      .then((other) => {
        other.inherit(live);
        if (ours) this.#host.takeCharge(other);
        // Taken off the list: nobody is answered twice, whatever happens below.
        for (const ask of waiting.splice(0)) this.#host.commits.ask(other, ask);
        this.#host.read(other, () => broadcastFresh(other));
        // The row may be another as well: the table was ended elsewhere, or has a rematch.
        broadcastInfo(other);
      })
      .catch((error: unknown) => {
        this.#log.warn({ table: live.id, err: nameOfError(error) }, 'a table was not found again');
        for (const ask of waiting) ask.answer({ refused: refusal('no-table', {}) });
      });
  }
}
