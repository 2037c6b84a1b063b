import { BOTS } from '@incognita/bots';
import { type AnyGame, type AnyTypes, Engine, type Eye } from '@incognita/kernel';
import type { Request } from '@incognita/table';
import type { Logger } from 'pino';
import type { Cluster } from '../bus/cluster.ts';
import { Crew } from '../crew/crew.ts';
import type { Answer, TableView } from '../protocol/index.ts';
import type { Settings } from '../settings.ts';
import type { Store, TableRow } from '../store/store.ts';
import { no, refusal } from '../text/index.ts';
import { Books } from './books.ts';
import { foundGuarded } from './guard.ts';
import { viewFor } from './info.ts';
import { KeepingUp } from './keeping-up.ts';
import type { Listener } from './listener.ts';
import type { LiveTable } from './live.ts';
import { Mending } from './mending.ts';
import { Neighbours } from './neighbours.ts';
import { Rounds } from './rounds.ts';
import { Shelf } from './shelf.ts';
import { tellInfo, tellPresence } from './telling.ts';
import { Thinking } from './thinking.ts';
import { nameOfError, Turns } from './turns.ts';

export interface HouseOptions {
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

/** Time without a server that nobody is given back: a restart. */
const SHORT_OUTAGE_MS = 5000;

/** Where all tables are: opens them, and carries out what is asked of them. */
export class House {
  readonly store: Store;
  readonly turns: Turns;
  readonly crew: Crew;
  readonly now: () => number;
  readonly engines: ReadonlyMap<string, Engine<AnyTypes>>;
  readonly bots: readonly string[] = BOTS.map((bot) => bot.name);
  /** How long a fold in a thread may take. */
  readonly foldMs: number;
  readonly listeners: Listener[] = [];
  readonly #ruleMs: number;
  readonly #log: Logger;
  readonly #shelf: Shelf;
  readonly #books: Books;
  readonly #rounds: Rounds;
  readonly #thinking: Thinking;
  /** Null where this is the only node. */
  readonly cluster: Cluster | null;
  /** What to do when another node says that somebody's way in is closed. */
  endedElsewhere: (guest: string) => void = () => {};
  readonly #keepingUp: KeepingUp | null;
  readonly #neighbours: Neighbours | null;
  readonly #mending: Mending;
  #stopping = false;

  constructor({ settings, store, cluster, log, games, worker, now = Date.now }: HouseOptions) {
    this.#log = log;
    this.store = store;
    this.now = now;
    this.engines = new Map(games.map((game) => [game.id, new Engine<AnyTypes>(game)]));
    this.crew = new Crew(settings.workers, worker);
    this.foldMs = settings.foldSeconds * 1000;
    this.#ruleMs = settings.ruleSeconds * 1000;
    const fault = (live: LiveTable, error: unknown): void => this.#mending.fault(live, error);
    this.#thinking = new Thinking(this, settings.botSeconds * 1000, log, fault);
    this.turns = new Turns(store, this.#ruleMs, log, {
      now,
      changed: (live, kind) => {
        live.ours = true;
        const before = live.row.standing;
        this.#books.note(live, kind);
        this.#thinking.think(live);
        for (const listener of this.listeners) listener.changed?.(live, before, kind);
      },
      fault,
      committed: (...how) => {
        for (const listener of this.listeners) listener.committed?.(...how);
      },
      overtaken: (live) => this.#mending.replace(live),
    });
    this.#books = new Books(this.turns, settings.snapshotEvery, now);
    const loader = { store, crew: this.crew, ruleMs: this.#ruleMs, foldMs: this.foldMs };
    this.cluster = cluster ?? null;
    this.#shelf = new Shelf(
      this.engines,
      loader,
      now,
      log,
      (live) => {
        this.#keepingUp?.loaded(live);
        this.#books.check(live);
        this.#thinking.think(live);
      },
      this.cluster === null,
    );
    this.#mending = new Mending(this, this.#shelf, this.#books, log);
    const shared = this.#withOthers(settings, fault);
    this.#keepingUp = shared?.keepingUp ?? null;
    this.#neighbours = shared?.neighbours ?? null;
    this.#rounds = new Rounds({
      neighbours: this.#neighbours,
      shelf: this.#shelf,
      books: this.#books,
      turns: this.turns,
      store,
      log,
      now,
      idleMs: settings.idleSeconds * 1000,
    });
  }

  #withOthers(
    settings: Settings,
    fault: (live: LiveTable, error: unknown) => void,
  ): { readonly keepingUp: KeepingUp; readonly neighbours: Neighbours } | null {
    if (this.cluster === null) return null;
    const parts = { shelf: this.#shelf, store: this.store, log: this.#log, now: this.now };
    const keepingUp = new KeepingUp({
      ...parts,
      turns: this.turns,
      limit: this.#ruleMs,
      followed: (live, kind) => this.#books.follow(live, kind),
      overtaken: (live) => this.#mending.replace(live),
      fault,
    });
    const neighbours = new Neighbours({
      ...parts,
      cluster: this.cluster,
      keepingUp,
      botMs: settings.botSeconds * 1000,
      takeOn: (live) => this.takeOn(live),
      refresh: (table) => this.refresh(table),
      ended: (guest) => this.endedElsewhere(guest),
    });
    return { keepingUp, neighbours };
  }

  get inMemory(): number {
    return this.#shelf.size;
  }

  get stopping(): boolean {
    return this.#stopping;
  }

  get gameIds(): string[] {
    return [...this.engines.keys()];
  }

  /** Notes how long nobody was here, and wakes the tables on which something is due. */
  async start(): Promise<void> {
    const now = this.now();
    const alive = await this.store.alive();
    if (alive !== null && now - alive > SHORT_OUTAGE_MS)
      await this.turns.write({ put: 'outage', outage: { since: alive, until: now } });
    await this.turns.write({ put: 'alive', at: now });
    this.#rounds.begin();
    if (this.#neighbours) await this.#neighbours.start();
    else void this.#wake();
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
  async open(id: string, seen = 0): Promise<LiveTable> {
    const live = await this.#shelf.open(id);
    // Who comes from another node may know more than we have heard of.
    if (seen > live.table.seq) await this.#keepingUp?.catchUp(live);
    return live;
  }

  /** From now on this node sees to what is due at a table. */
  takeOn(live: LiveTable): void {
    live.ours = true;
    this.#thinking.think(live);
  }

  /** Reads what was said at a table elsewhere. */
  async hearChat(live: LiveTable): Promise<void> {
    await this.#neighbours?.readChat(live.id);
  }

  /** Somebody came to a table here, or went. */
  presence(live: LiveTable, came: boolean): void {
    tellPresence(live);
    this.#neighbours?.announce(live, came && live.watchers.size === 1);
  }

  /** Whether somebody has a table open, here or at another node. */
  async hasOpen(live: LiveTable, guest: string): Promise<boolean> {
    if ([...live.watchers].some((watcher) => watcher.guest === guest)) return true;
    await this.#neighbours?.lookAround(live);
    return [...live.elsewhere.values()].some(({ guests }) => guests.includes(guest));
  }

  /** A table that was just opened by somebody. */
  async add(row: TableRow, live: LiveTable): Promise<LiveTable> {
    await this.turns.write({ put: 'table', row });
    return this.#shelf.keep(live);
  }

  /** The latest that is known of a table in a list. */
  fresh(row: TableRow): TableRow {
    return this.#shelf.find(row.id)?.row ?? row;
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
    else if (this.#keepingUp && 'seq' in request && request.seq > live.table.seq) {
      // Decided on a position that another node has told them of, and not yet us.
      const not = allowed(live);
      if (not) answer(not);
      else
        void this.#keepingUp
          .catchUp(live)
          .then(() => this.turns.ask(live, { request, allowed, answer }));
    } else this.turns.ask(live, { request, allowed, answer });
  }

  /** Somebody was answered no, wherever that was. */
  refused(code: string): void {
    for (const listener of this.listeners) listener.refused?.(code);
  }

  /** Looks at a table without letting its rules hold up everybody else. */
  look<V>(live: LiveTable, see: () => V): V {
    if (live.stuck) return see();
    try {
      return foundGuarded(this.#ruleMs, see);
    } catch (error) {
      this.#mending.fault(live, error);
      throw no('stuck', {});
    }
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

  /** Ends a table for good, whatever is going on there; it can still be looked at. */
  async end(live: LiveTable): Promise<void> {
    const before = live.row.standing;
    const at = this.now();
    // At once, so that nothing more is begun here; for other nodes the store decides.
    live.row.standing = { ...live.standing(at), state: 'closed', botDue: false, deadline: null };
    try {
      await this.turns.write({ put: 'end', table: live.id, at });
    } catch (error) {
      live.row.standing = before;
      this.#books.soil(live);
      throw error;
    }
    // It may have been read again in between, and not know.
    const there = await this.open(live.id);
    if (there.ended) tellInfo(there);
    else this.refresh(there.id);
  }

  /** What is stored of a table was rewritten: whoever follows it starts afresh. */
  refresh(id: string): void {
    const live = this.#shelf.find(id);
    if (live) this.#mending.replace(live, live.ours);
  }

  /** Finishes what is in flight, writes down where everything stands, and lets the threads go. */
  async stop(): Promise<void> {
    if (this.#stopping) return;
    this.#rounds.end();
    this.#stopping = true;
    await this.turns.settled();
    this.#books.settleAll();
    for (const live of this.#shelf.tables) this.#books.snapshot(live);
    await this.turns.write({ put: 'alive', at: this.now() }).catch(() => {});
    await this.turns.settled();
    await this.#neighbours?.stop();
    await this.crew.close();
  }
}
