import type { AnyTypes, Engine } from '@incognita/kernel';
import { TableError } from '@incognita/table';
import type { Logger } from 'pino';
import { nameOfError } from '../commits/commit-loop.ts';
import { CHAT_LINES_KEPT } from '../limits/quotas.ts';
import type { Refusal } from '../protocol/index.ts';
import { StoreError } from '../store/store.ts';
import { no, RefusedError, refusal } from '../text/index.ts';
import { TaskTimeout } from '../workers/worker-pool.ts';
import { LiveTable } from './live-table.ts';
import { creditOutages, type Loader, loadTable } from './loading.ts';
import { OtherRules } from './upgrading.ts';
import { Stuck } from './watchdog.ts';

/** How soon a table that could not be loaded is tried again. */
const LOAD_RETRY_MS = 60_000;

/** The tables in memory; loads those that are not. */
export class TableCache {
  readonly #engines: ReadonlyMap<string, Engine<AnyTypes>>;
  readonly #loader: Loader;
  readonly #now: () => number;
  readonly #log: Logger;
  readonly #added: (live: LiveTable) => void;
  readonly #alone: boolean;
  readonly #live = new Map<string, LiveTable>();
  readonly #loading = new Map<string, Promise<LiveTable>>();
  readonly #unloadable = new Map<string, { readonly refused: Refusal; readonly until: number }>();

  /**
   * `added` is called with every table that comes into memory. Where this node is not `alone`, it does
   * not see to what is due at a table only because somebody here looks at it.
   */
  constructor(
    engines: ReadonlyMap<string, Engine<AnyTypes>>,
    loader: Loader,
    now: () => number,
    log: Logger,
    kept: (live: LiveTable) => void,
    alone: boolean,
  ) {
    this.#engines = engines;
    this.#loader = loader;
    this.#now = now;
    this.#log = log;
    this.#added = kept;
    this.#alone = alone;
  }

  get size(): number {
    return this.#live.size;
  }

  get tables(): Iterable<LiveTable> {
    return this.#live.values();
  }

  isLoading(id: string): boolean {
    return this.#loading.has(id);
  }

  /** A table if it is in memory. */
  find(id: string): LiveTable | undefined {
    return this.#live.get(id);
  }

  /** A table, from memory or from the store. Throws a RefusedError where there is none. */
  open(id: string): Promise<LiveTable> {
    const live = this.#live.get(id);
    if (live) {
      live.touched = this.#now();
      return Promise.resolve(live);
    }
    // Whoever asks for it while it is loaded gets the same one: two would not know of each other.
    const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  async #load(id: string): Promise<LiveTable> {
    const known = this.#unloadable.get(id);
    if (known && known.until > this.#now()) throw new RefusedError(known.refused);
    this.#unloadable.delete(id);
    const { store } = this.#loader;
    const stored = await store.table(id);
    if (stored === null) throw no('no-table', {});
    const engine = this.#engines.get(stored.game);
    if (engine === undefined)
      throw no('no-game', { game: stored.game, games: [...this.#engines.keys()] });
    try {
      const { row, table, snapshotAt } = await loadTable(this.#loader, engine, stored);
      await creditOutages(store, table, this.#now());
      const chat = await store.chat(id, CHAT_LINES_KEPT);
      const found = { chat, snapshotAt, now: this.#now() };
      const live = new LiveTable(row, engine.game, table, found);
      live.ours = this.#alone;
      return this.add(live);
    } catch (error) {
      // That the store is silent says nothing about the table.
      if (error instanceof StoreError) throw error;
      this.#tell(id, error);
      const refused = whyNotLoaded(error);
      // To try costs time, and whoever asks again at once would take it from everybody.
      this.#unloadable.set(id, { refused, until: this.#now() + LOAD_RETRY_MS });
      throw new RefusedError(refused);
    }
  }

  #tell(table: string, error: unknown): void {
    if (error instanceof OtherRules)
      this.#log.warn({ table, ...error.found }, 'by the rules of today a table goes otherwise');
    else this.#log.error({ table, err: nameOfError(error) }, 'a table could not be loaded');
  }

  add(live: LiveTable): LiveTable {
    this.#live.set(live.id, live);
    this.#added(live);
    return live;
  }

  /** Takes a table out of memory; whoever still holds it has to open it again. */
  remove(live: LiveTable): void {
    if (live.gone) return;
    live.gone = true;
    this.#live.delete(live.id);
  }
}

function whyNotLoaded(error: unknown): Refusal {
  if (error instanceof Stuck || error instanceof TaskTimeout) return refusal('too-long', {});
  if (error instanceof OtherRules) return refusal('other-rules', error.found);
  if (error instanceof TableError) return refusal('cannot-load', { problem: error.message });
  return refusal('failed', {});
}
