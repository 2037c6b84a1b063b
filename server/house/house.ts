import { BOTS } from '@incognita/bots';
import { type AnyGame, type AnyTypes, Engine, type Eye } from '@incognita/kernel';
import { type Request, TableError } from '@incognita/table';
import type { Logger } from 'pino';
import { Crew, TooLong } from '../crew/crew.ts';
import type { Answer, Refusal, TableView, ToPage } from '../protocol/index.ts';
import type { Settings } from '../settings.ts';
import type { Store, TableRow } from '../store/store.ts';
import { no, Refused, refusal } from '../text/index.ts';
import { guarded, Stuck } from './guard.ts';
import { infoFor, presenceOf, viewFor } from './info.ts';
import { LiveTable } from './live.ts';
import { creditOutages, type Loader, loadTable } from './loading.ts';
import { Thinking } from './thinking.ts';
import { nameOfError, Turns } from './turns.ts';

export interface HouseOptions {
  readonly settings: Settings;
  readonly store: Store;
  readonly log: Logger;
  readonly games: readonly AnyGame[];
  /** The file that worker threads run. */
  readonly worker?: URL | undefined;
  readonly now?: (() => number) | undefined;
}

const TICK_MS = 1000;
/** How long the lists in the store may lag behind the tables: those in memory are listed as they are. */
const LAG_TICKS = 5;
/** Time without a server that nobody is given back: a restart. */
const SHORT_OUTAGE_MS = 5000;
const CHAT_LINES = 100;
/** How soon a table that could not be loaded is tried again. */
const RETRY_MS = 60_000;

/** All tables: those in memory, and the way to the others. */
export class House {
  readonly store: Store;
  readonly turns: Turns;
  readonly crew: Crew;
  readonly now: () => number;
  readonly engines: ReadonlyMap<string, Engine<AnyTypes>>;
  readonly bots: readonly string[] = BOTS.map((bot) => bot.name);
  readonly #settings: Settings;
  readonly #log: Logger;
  readonly #loader: Loader;
  readonly #bots: Thinking;
  readonly #live = new Map<string, LiveTable>();
  readonly #loading = new Map<string, Promise<LiveTable>>();
  readonly #unloadable = new Map<string, { readonly refused: Refusal; readonly until: number }>();
  readonly #dirty = new Set<LiveTable>();
  #timer: NodeJS.Timeout | null = null;
  #ticking = false;
  #ticks = 0;
  #stopping = false;

  constructor(options: HouseOptions) {
    const { settings, store, log } = options;
    this.#settings = settings;
    this.#log = log;
    this.store = store;
    this.now = options.now ?? Date.now;
    this.engines = new Map(options.games.map((game) => [game.id, new Engine<AnyTypes>(game)]));
    this.crew = new Crew(settings.workers, options.worker);
    this.#bots = new Thinking(this, settings.botSeconds * 1000, log, (live, error) =>
      this.#fault(live, error),
    );
    const ruleMs = settings.ruleSeconds * 1000;
    this.#loader = { store, crew: this.crew, ruleMs, foldMs: settings.foldSeconds * 1000 };
    this.turns = new Turns(store, ruleMs, log, {
      now: this.now,
      changed: (live, kind) => this.#changed(live, kind),
      fault: (live, error) => this.#fault(live, error),
      overtaken: (live) => this.#drop(live),
    });
  }

  get inMemory(): number {
    return this.#live.size;
  }

  get stopping(): boolean {
    return this.#stopping;
  }

  get foldMs(): number {
    return this.#loader.foldMs;
  }

  /** Notes how long nobody was here, and wakes the tables on which something is due. */
  async start(): Promise<void> {
    const now = this.now();
    const alive = await this.store.alive();
    if (alive !== null && now - alive > SHORT_OUTAGE_MS)
      await this.turns.write({ put: 'outage', outage: { since: alive, until: now } });
    await this.turns.write({ put: 'alive', at: now });
    this.#timer = setInterval(() => void this.#tick(), TICK_MS);
    void this.#wake();
  }

  async #wake(): Promise<void> {
    for (const id of await this.store.unsettled()) {
      if (this.#stopping) return;
      await this.open(id).catch((error: unknown) =>
        this.#log.warn({ table: id, err: nameOfError(error) }, 'a table could not be woken'),
      );
    }
  }

  /** A table, from memory or from the store. Throws a Refused where there is none. */
  open(id: string): Promise<LiveTable> {
    const live = this.#live.get(id);
    if (live) {
      live.touched = this.now();
      return Promise.resolve(live);
    }
    const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  async #load(id: string): Promise<LiveTable> {
    const known = this.#unloadable.get(id);
    if (known && known.until > this.now()) throw new Refused(known.refused);
    this.#unloadable.delete(id);
    const row = await this.store.table(id);
    if (row === null) throw no('no-table', {});
    const engine = this.engines.get(row.game);
    if (engine === undefined) throw no('no-game', { game: row.game, games: this.gameIds });
    try {
      const { table, snapshotAt } = await loadTable(this.#loader, engine, row);
      await creditOutages(this.store, table, this.now());
      const chat = await this.store.chat(id, CHAT_LINES);
      const found = { chat, snapshotAt, now: this.now() };
      return this.#keep(new LiveTable(row, engine.game, table, found));
    } catch (error) {
      this.#log.error({ table: id, err: nameOfError(error) }, 'a table could not be loaded');
      const refused = whyNotLoaded(error);
      // To try costs time, and whoever asks again at once would take it from everybody.
      this.#unloadable.set(id, { refused, until: this.now() + RETRY_MS });
      throw new Refused(refused);
    }
  }

  #keep(live: LiveTable): LiveTable {
    this.#live.set(live.id, live);
    if (
      live.standing(this.now()).seq !== live.row.standing.seq ||
      live.row.standing.state === 'broken'
    )
      this.#soil(live);
    this.#bots.think(live);
    return live;
  }

  /** A table that was just opened by somebody. */
  async add(row: TableRow, live: LiveTable): Promise<LiveTable> {
    await this.turns.write({ put: 'table', row });
    return this.#keep(live);
  }

  get gameIds(): string[] {
    return [...this.engines.keys()];
  }

  /** The latest that is known of a table in a list. */
  fresh(row: TableRow): TableRow {
    return this.#live.get(row.id)?.row ?? row;
  }

  /** Asks something of a table; answered when it is stored, or refused. */
  async ask(
    id: string,
    request: Request,
    allowed: (live: LiveTable) => Answer | null = () => null,
  ): Promise<Answer> {
    const live = await this.open(id);
    return new Promise((answer) => this.askLive(live, request, allowed, answer));
  }

  askLive(
    live: LiveTable,
    request: Request,
    allowed: (live: LiveTable) => Answer | null,
    answer: (answer: Answer) => void,
  ): void {
    if (this.#stopping) answer({ refused: refusal('stopping', {}) });
    else if (live.gone)
      this.open(live.id).then(
        (other) => this.askLive(other, request, allowed, answer),
        () => answer({ refused: refusal('no-table', {}) }),
      );
    else this.turns.ask(live, { request, allowed, answer });
  }

  /** Looks at a table without letting its rules hold up everybody else. */
  look<V>(live: LiveTable, see: () => V): V {
    if (live.stuck) return see();
    let seen: { readonly it: V } | null = null;
    try {
      guarded(this.#loader.ruleMs, () => {
        seen = { it: see() };
      });
    } catch (error) {
      this.#fault(live, error);
      throw no('stuck', {});
    }
    // Assigned inside the closure, which the compiler does not follow.
    return (seen as unknown as { readonly it: V }).it;
  }

  /** A table as it is sent to one eye; without its look where its rules do not end. */
  view(live: LiveTable, guest: string | null, eye: Eye, since: number | null): TableView {
    const see = (): TableView => viewFor(live, guest, eye, since);
    try {
      return this.look(live, see);
    } catch (error) {
      if (live.stuck) return see();
      throw error;
    }
  }

  /** Tells everybody who follows a table something that is the same for all of them. */
  tellAll(live: LiveTable, message: ToPage): void {
    const text = JSON.stringify(message);
    for (const watcher of live.watchers) watcher.send(text);
  }

  tellInfo(live: LiveTable): void {
    for (const watcher of live.watchers) {
      const info = infoFor(live.row, watcher.guest);
      const message: ToPage = { t: 'info', table: live.id, info };
      watcher.send(JSON.stringify(message));
    }
  }

  tellPresence(live: LiveTable): void {
    this.tellAll(live, { t: 'presence', table: live.id, presence: presenceOf(live) });
  }

  #changed(live: LiveTable, kind: string): void {
    const before = live.row.standing;
    live.row.standing = live.standing(this.now());
    const { state, asked } = live.row.standing;
    if (kind !== 'decision' || state !== before.state) {
      this.tellInfo(live);
      this.#settle(live);
    } else if (asked !== before.asked) this.#soil(live);
    if (kind === 'seat' || kind === 'time-out') this.tellPresence(live);
    if (live.table.seq - live.snapshotAt >= this.#settings.snapshotEvery || live.table.over)
      this.#snapshot(live);
    this.#bots.think(live);
  }

  #soil(live: LiveTable): void {
    live.row.standing = live.standing(this.now());
    live.dirty = true;
    this.#dirty.add(live);
  }

  #settle(live: LiveTable): void {
    live.dirty = false;
    this.#dirty.delete(live);
    const { standing } = live.row;
    this.turns.write({ put: 'standing', table: live.id, standing }).catch(() => this.#soil(live));
  }

  #snapshot(live: LiveTable): void {
    if (live.stuck || live.table.broken || live.snapshotAt === live.table.seq) return;
    const seq = live.table.seq;
    const before = live.snapshotAt;
    live.snapshotAt = seq;
    const body = JSON.stringify(live.table.snapshot());
    this.turns.write({ put: 'snapshot', table: live.id, seq, body }).catch(() => {
      live.snapshotAt = before;
    });
  }

  #fault(live: LiveTable, error: unknown): void {
    const step = live.table.world?.frames.at(-1)?.step ?? 'start';
    const { seq } = live.table;
    if (live.table.broken === null) live.stuck = { step, seq };
    const cause = error === null ? 'a rule threw' : nameOfError(error);
    this.#log.error({ table: live.id, game: live.game.id, step, seq, cause }, 'a table broke down');
    // Only for whoever asks for it: a message of a rule may name hidden things.
    this.#log.debug({ table: live.id, error: error ?? live.table.broken }, 'why it broke down');
    this.#soil(live);
    this.#settle(live);
    this.tellInfo(live);
  }

  /** Forgets a table that the store knows better; whoever follows it starts afresh. */
  #drop(live: LiveTable): void {
    if (!live.gone) {
      live.gone = true;
      this.#live.delete(live.id);
      this.#dirty.delete(live);
    }
    const waiting = live.waiting.splice(0);
    this.open(live.id).then(
      (other) => {
        for (const watcher of live.watchers) other.watchers.add(watcher);
        live.watchers.clear();
        for (const ask of waiting) this.turns.ask(other, ask);
        this.#refresh(other);
      },
      () => {
        for (const ask of waiting) ask.answer({ refused: refusal('no-table', {}) });
      },
    );
  }

  #refresh(live: LiveTable): void {
    for (const { eye, send } of live.watchers) {
      const { seq } = live.table;
      const since = { seq, fresh: 'forgotten' as const };
      const look = this.look(live, () => live.table.look(eye));
      const message: ToPage = { t: 'update', table: live.id, seq, since, look };
      send(JSON.stringify(message));
    }
  }

  async #tick(): Promise<void> {
    if (this.#ticking) return;
    this.#ticking = true;
    try {
      const now = this.now();
      if (this.#ticks++ % LAG_TICKS === 0) for (const live of [...this.#dirty]) this.#settle(live);
      this.#expireDue(now);
      for (const id of await this.store.overdue(now, 100)) await this.open(id).catch(() => {});
      await this.#evict(now);
      await this.turns.write({ put: 'alive', at: now });
    } catch (error) {
      this.#log.error({ err: nameOfError(error) }, 'the clock stumbled');
    } finally {
      this.#ticking = false;
    }
  }

  #expireDue(now: number): void {
    for (const live of this.#live.values()) {
      const deadline = live.table.deadline();
      if (deadline !== null && deadline <= now && !live.stuck)
        this.turns.ask(live, { request: { do: 'expire' }, allowed: () => null, answer: () => {} });
    }
  }

  /** Tables that nobody has to do with leave memory; a snapshot makes the way back short. */
  async #evict(now: number): Promise<void> {
    const idle = [...this.#live.values()].filter((live) => this.#isIdle(live, now));
    for (const live of idle) this.#snapshot(live);
    if (idle.length > 0) await this.turns.settled();
    for (const live of idle) {
      if (!this.#isIdle(live, now) || live.dirty) continue;
      live.gone = true;
      this.#live.delete(live.id);
    }
  }

  #isIdle(live: LiveTable, now: number): boolean {
    const quiet = now - live.touched > this.#settings.idleSeconds * 1000;
    return quiet && live.watchers.size === 0 && live.waiting.length === 0 && !live.thinking;
  }

  /** Finishes what is in flight, writes down where everything stands, and lets the threads go. */
  async stop(): Promise<void> {
    if (this.#stopping) return;
    if (this.#timer) clearInterval(this.#timer);
    this.#stopping = true;
    await this.turns.settled();
    for (const live of this.#live.values()) {
      if (live.dirty) this.#settle(live);
      this.#snapshot(live);
    }
    await this.turns.write({ put: 'alive', at: this.now() }).catch(() => {});
    await this.turns.settled();
    await this.crew.close();
  }
}

function whyNotLoaded(error: unknown): Refusal {
  if (error instanceof Stuck || error instanceof TooLong) return refusal('too-long', {});
  if (error instanceof TableError) return refusal('cannot-load', { problem: error.message });
  return refusal('failed', {});
}
