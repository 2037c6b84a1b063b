import { BOTS } from '@incognita/bots';
import { type AnyGame, type AnyTypes, type Engine, type Eye, engineOf } from '@incognita/kernel';
import type { CatchUp, Request } from '@incognita/table';
import type { Logger } from 'pino';
import type { Cluster } from '../cluster/cluster.ts';
import { Peers } from '../cluster/peers.ts';
import { Replication } from '../cluster/replication.ts';
import { CommitLoop, nameOfError } from '../commits/commit-loop.ts';
import { Standings } from '../commits/standings.ts';
import { CHAT_BURST, MAX_ENTRIES_PER_TABLE, PerPerson } from '../limits/quotas.ts';
import { BotRunner } from '../play/bot-runner.ts';
import { Windows } from '../play/windows.ts';
import type { Answer } from '../protocol/index.ts';
import type { Settings } from '../settings.ts';
import type { Store, TableRow } from '../store/store.ts';
import { survive } from '../survive.ts';
import { no, refusal } from '../text/index.ts';
import { WorkerPool } from '../workers/worker-pool.ts';
import { broadcastInfo } from './broadcast.ts';
import type { Listener } from './listener.ts';
import type { LiveTable } from './live-table.ts';
import { PresenceTeller } from './presence.ts';
import { Readings } from './readings.ts';
import { Recovery } from './recovery.ts';
import { TableCache } from './table-cache.ts';
import { infoFor, presenceOf } from './table-info.ts';
import { Upkeep } from './upkeep.ts';
import { readGuarded } from './watchdog.ts';

export interface TableServiceOptions {
  readonly settings: Settings;
  readonly store: Store;
  /** The other nodes on the same store, if it is shared. */
  readonly cluster?: Cluster | null | undefined;
  readonly log: Logger;
  readonly games: readonly AnyGame[];
  /** The file that worker threads run. */
  readonly worker?: URL | undefined;
  readonly now?: (() => number) | undefined;
}

/** What brings a game to its end, however long its log is by then. */
const ENDS_GAMES: ReadonlySet<Request['do']> = new Set(['submit', 'start', 'expire']);
const UNDER_WAY = ['open', 'running', 'broken'] as const;
const MOST_UPGRADED = 100_000;

/** Time without a server that nobody is given back: a restart. */
const SHORT_OUTAGE_MS = 5000;

/** All tables of this server: opens them, and carries out what is asked of them. */
export class TableService {
  readonly store: Store;
  readonly commits: CommitLoop;
  readonly workers: WorkerPool;
  readonly now: () => number;
  readonly engines: ReadonlyMap<string, Engine<AnyTypes>>;
  readonly bots: readonly string[] = BOTS.map((bot) => bot.name);
  /** How long a fold in a thread may take. */
  readonly foldMs: number;
  readonly readings: Readings;
  readonly presenceTeller = new PresenceTeller((live) => this.#peers?.announce(live));
  /** How much people may say. */
  readonly chatLimits = new PerPerson(1, CHAT_BURST);
  /** How many tables one person may have open at a time. */
  readonly tablesPerPerson: number;
  readonly listeners: Listener[] = [];
  readonly #ruleMs: number;
  readonly #log: Logger;
  readonly #cache: TableCache;
  readonly #standings: Standings;
  readonly #rounds: Upkeep;
  readonly #thinking: BotRunner;
  readonly windows: Windows;
  /** Null where this is the only node. */
  readonly cluster: Cluster | null;
  /** What to do when another node says that somebody's way in is closed. */
  endedElsewhere: (guest: string) => void = () => {};
  readonly #replication: Replication | null;
  readonly #peers: Peers | null;
  readonly #recovery: Recovery;
  #stopping = false;

  constructor({
    settings,
    store,
    cluster,
    log,
    games,
    worker,
    now = Date.now,
  }: TableServiceOptions) {
    this.#log = log;
    this.store = store;
    this.now = now;
    this.engines = new Map(games.map((game) => [game.id, engineOf(game)]));
    this.workers = new WorkerPool(settings.workers, worker);
    this.foldMs = settings.foldSeconds * 1000;
    this.tablesPerPerson = settings.tablesPerPerson;
    this.#ruleMs = settings.ruleSeconds * 1000;
    const fault = (live: LiveTable, error: unknown): void => this.#recovery.fault(live, error);
    this.windows = new Windows(this, settings.windowDelayMs);
    this.#thinking = new BotRunner(this, settings.botSeconds * 1000, log, fault);
    this.commits = new CommitLoop(store, this.#ruleMs, log, {
      now,
      changed: (live, kind) => {
        live.ours = true;
        const before = live.row.standing;
        this.#standings.note(live, kind);
        this.#thinking.think(live);
        this.windows.passDue(live);
        for (const listener of this.listeners) listener.changed?.(live, before, kind);
      },
      fault,
      committed: (...how) => {
        for (const listener of this.listeners) listener.committed?.(...how);
      },
      overtaken: (live) => this.#recovery.reload(live),
    });
    this.#standings = new Standings(this.commits, settings.snapshotEvery, now);
    this.readings = new Readings({ store, workers: this.workers, foldMs: this.foldMs });
    const loader = { store, workers: this.workers, ruleMs: this.#ruleMs, foldMs: this.foldMs };
    this.cluster = cluster ?? null;
    this.#cache = new TableCache(
      this.engines,
      loader,
      now,
      log,
      (live) => {
        this.#replication?.loaded(live);
        this.#standings.check(live);
        this.#thinking.think(live);
      },
      this.cluster === null,
    );
    this.#recovery = new Recovery(this, this.#cache, this.#standings, log);
    const shared = this.#withOthers(settings, fault);
    this.#replication = shared?.replication ?? null;
    this.#peers = shared?.peers ?? null;
    this.#rounds = new Upkeep({
      peers: this.#peers,
      cache: this.#cache,
      standings: this.#standings,
      commits: this.commits,
      store,
      log,
      now,
      tableIdleMs: settings.tableIdleSeconds * 1000,
    });
  }

  #withOthers(
    settings: Settings,
    fault: (live: LiveTable, error: unknown) => void,
  ): { readonly replication: Replication; readonly peers: Peers } | null {
    if (this.cluster === null) return null;
    const parts = { cache: this.#cache, store: this.store, log: this.#log, now: this.now };
    const replication = new Replication({
      ...parts,
      commits: this.commits,
      limit: this.#ruleMs,
      followed: (live, kind) => {
        this.#standings.follow(live, kind);
        this.windows.passDue(live);
      },
      overtaken: (live) => this.#recovery.reload(live),
      fault,
    });
    const peers = new Peers({
      ...parts,
      cluster: this.cluster,
      replication,
      botMs: settings.botSeconds * 1000,
      takeCharge: (live) => this.takeCharge(live),
      refresh: (table) => this.refresh(table),
      ended: (guest) => this.endedElsewhere(guest),
    });
    return { replication, peers };
  }

  get inMemory(): number {
    return this.#cache.size;
  }

  get stopping(): boolean {
    return this.#stopping;
  }

  get gameIds(): string[] {
    return [...this.engines.keys()];
  }

  /** Notes how long no server ran, and wakes the tables on which something is due. */
  async start(): Promise<void> {
    const now = this.now();
    const alive = await this.store.alive();
    if (alive !== null && now - alive > SHORT_OUTAGE_MS)
      await this.commits.write({ put: 'outage', outage: { since: alive, until: now } });
    await this.commits.write({ put: 'alive', at: now });
    this.#rounds.begin();
    if (this.#peers) await this.#peers.start();
    else survive(this.#log, 'waking the tables', () => this.#wake());
    survive(this.#log, 'taking tables over to new rules', () => this.#upgrade());
  }

  async #wake(): Promise<void> {
    for (const id of await this.store.unsettled()) {
      if (this.#stopping) return;
      await this.open(id).catch((error: unknown) =>
        this.#log.warn({ table: id, err: nameOfError(error) }, 'a table could not be woken'),
      );
    }
  }

  /** Tables under way that were begun by earlier rules: to open one takes it over to those of today. */
  async #upgrade(): Promise<void> {
    let same = 0;
    let others = 0;
    for (const { id, game, version } of await this.store.tablesIn(UNDER_WAY, MOST_UPGRADED)) {
      const here = this.engines.get(game)?.game.version ?? version;
      if (this.#stopping) return;
      if (version >= here) continue;
      await this.open(id).then(
        () => same++,
        () => others++,
      );
    }
    if (same + others > 0) this.#log.warn({ same, others }, 'tables were begun by earlier rules');
  }

  /** A table, from memory or from the store. Throws a RefusedError where there is none. */
  async open(id: string, seen = 0): Promise<LiveTable> {
    const live = await this.#cache.open(id);
    // Who comes from another node may know more than we have heard of.
    if (seen > live.table.seq) await this.#replication?.catchUp(live);
    return live;
  }

  /** From now on this node sees to what is due at a table. */
  takeCharge(live: LiveTable): void {
    live.ours = true;
    this.#thinking.think(live);
  }

  /** Reads what was said at a table elsewhere. */
  async readChat(live: LiveTable): Promise<void> {
    await this.#peers?.readChat(live.id);
  }

  /** Somebody came to a table here, or went. */
  presence(live: LiveTable, came: boolean): void {
    // The first who comes asks who else is there, elsewhere.
    if (came && live.watchers.size === 1) this.#peers?.announce(live, true);
    this.presenceTeller.changed(live);
  }

  /** Whether somebody has a table open, here or at another node. */
  async hasOpen(live: LiveTable, guest: string): Promise<boolean> {
    if ([...live.watchers].some((watcher) => watcher.guest === guest)) return true;
    await this.#peers?.askPresence(live);
    return [...live.elsewhere.values()].some(({ guests }) => guests.includes(guest));
  }

  /** A table that was just opened by somebody. */
  async add(row: TableRow, live: LiveTable): Promise<LiveTable> {
    await this.commits.write({ put: 'table', row });
    return this.#cache.add(live);
  }

  /** The latest that is known of a table in a list. */
  fresh(row: TableRow): TableRow {
    return this.#cache.find(row.id)?.row ?? row;
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
    else if (live.table.seq >= MAX_ENTRIES_PER_TABLE && !ENDS_GAMES.has(request.do))
      answer({ refused: refusal('table-full', { most: MAX_ENTRIES_PER_TABLE }) });
    else if (live.gone)
      this.open(live.id).then(
        (other) => this.askLive(other, request, allowed, answer),
        () => answer({ refused: refusal('no-table', {}) }),
      );
    else if (this.#replication && 'seq' in request && request.seq > live.table.seq) {
      // Decided on a position that another node has told them of, and not yet us.
      const not = allowed(live);
      if (not) answer(not);
      else
        void this.#replication
          .catchUp(live)
          .finally(() => this.windows.ask(live, { request, allowed, answer }));
    } else this.windows.ask(live, { request, allowed, answer });
  }

  /** A bot threw or thought too long, and the random one decided in its place. */
  botFailed(bot: string): void {
    for (const listener of this.listeners) listener.botFailed?.(bot);
  }

  /** A request was refused, over HTTP or a socket. */
  refused(code: string): void {
    for (const listener of this.listeners) listener.refused?.(code);
  }

  /** Reads something of a table, within the time that rules have on the event loop. */
  read<V>(live: LiveTable, see: () => V): V {
    if (live.stuck) return see();
    try {
      return readGuarded(this.#ruleMs, see);
    } catch (error) {
      this.#recovery.fault(live, error);
      throw no('stuck', {});
    }
  }

  /**
   * A table as it is sent to one eye, as the JSON of a TableSync; without its view where its rules
   * do not end. Who is there comes last, by `withPresence`: whoever comes is there by then.
   */
  sync(live: LiveTable, guest: string | null, eye: Eye, since: number | null): string {
    const look = this.#viewText(live, eye);
    const missed = since === null || live.stuck ? null : this.#missed(live, eye, since);
    const info = JSON.stringify(infoFor(live.row, guest));
    const chat = JSON.stringify(live.chat);
    const caughtUp = JSON.stringify(missed);
    return `{"info":${info},"look":${look},"since":${caughtUp},"chat":${chat}`;
  }

  withPresence(live: LiveTable, sync: string): string {
    const presence = JSON.stringify(presenceOf(live));
    // Whoever is told something else than the others were has to hear when it is so no more.
    if (presence !== live.presenceTold) live.presenceTold = null;
    return `${sync},"presence":${presence}}`;
  }

  #viewText(live: LiveTable, eye: Eye): string {
    try {
      return live.stuck
        ? 'null'
        : live.viewText(eye, () => this.read(live, () => JSON.stringify(live.table.viewFor(eye))));
    } catch (error) {
      // To look at a table whose rules never end would be another way to get stuck.
      if (live.stuck) return 'null';
      throw error;
    }
  }

  #missed(live: LiveTable, eye: Eye, since: number): CatchUp<AnyTypes> {
    const see = (): CatchUp<AnyTypes> => live.table.since(since, eye);
    // Who has seen everything is told so without a rule having to run.
    return since === live.table.seq ? see() : this.read(live, see);
  }

  /** Ends a table for good, whatever is going on there; it can still be looked at. */
  async end(live: LiveTable): Promise<void> {
    const before = live.row.standing;
    const at = this.now();
    // At once, so that nothing more is begun here; for other nodes the store decides.
    live.row.standing = { ...live.standing(at), state: 'closed', botDue: false, deadline: null };
    try {
      await this.commits.write({ put: 'end', table: live.id, at });
    } catch (error) {
      live.row.standing = before;
      this.#standings.markStale(live);
      throw error;
    }
    // It may have been read again in between, and not know.
    const there = await this.open(live.id);
    if (there.ended) broadcastInfo(there);
    else this.refresh(there.id);
  }

  /** What is stored of a table was rewritten: whoever follows it starts afresh. */
  refresh(id: string): void {
    this.readings.forget();
    const live = this.#cache.find(id);
    if (live) this.#recovery.reload(live, live.ours);
  }

  /** Finishes what is in flight, stores all standings and snapshots, and ends the threads. */
  async stop(): Promise<void> {
    if (this.#stopping) return;
    this.#rounds.end();
    this.#stopping = true;
    await this.commits.idle();
    this.#standings.flushAll();
    for (const live of this.#cache.tables) this.#standings.snapshot(live);
    await this.commits.write({ put: 'alive', at: this.now() }).catch(() => {});
    await this.commits.idle();
    await this.#peers?.stop();
    await this.workers.close();
  }
}
