import { SPECTATOR } from '@incognita/kernel';
import type { Logger } from 'pino';
import type { Cluster } from '../bus/cluster.ts';
import type { News } from '../bus/news.ts';
import type { Store } from '../store/store.ts';
import type { KeepingUp } from './keeping-up.ts';
import type { LiveTable } from './live.ts';
import type { Shelf } from './shelf.ts';
import { tellAll, tellPresence } from './telling.ts';
import { nameOfError } from './turns.ts';

/** A node that has said nothing for so long is gone. */
const GONE_MS = 4000;
/** How long whoever holds a table is left to see that somebody's time is over. */
const GRACE_MS = 3000;
/** How often, in rounds of a second, everything is compared with the store. */
const CHECK_ROUNDS = 10;
const MOST_OVERDUE = 100;
/** How long nodes have to answer who is there. Whoever is slower is not counted. */
const ANSWER_MS = 300;
const CHAT_LINES = 100;
const JOB = 'table-due';

export interface NeighboursParts {
  readonly cluster: Cluster;
  readonly shelf: Shelf;
  readonly store: Store;
  readonly keepingUp: KeepingUp;
  readonly log: Logger;
  readonly now: () => number;
  /** How long a bot may think. */
  readonly botMs: number;
  /** Sees to what is due at a table. */
  takeOn(live: LiveTable): void;
  /** What is stored of a table was rewritten. */
  refresh(table: string): void;
  /** Somebody's way in was closed at another node. */
  ended(guest: string): void;
}

/** The other nodes on the same store: what they say, and what is left undone when one is gone. */
export class Neighbours {
  readonly #parts: NeighboursParts;
  #known: ReadonlySet<string> = new Set();
  #rounds = 0;

  constructor(parts: NeighboursParts) {
    this.#parts = parts;
    parts.cluster.jobs.work(JOB, async (data) => this.#seeTo(String(data)));
  }

  async start(): Promise<void> {
    const { cluster, keepingUp, log } = this.#parts;
    const check = (): void => {
      keepingUp
        .checkAll()
        .catch((error: unknown) => log.warn({ err: nameOfError(error) }, 'nothing was compared'));
    };
    await cluster.bus.start({ hear: (news) => this.#hear(news), missed: check });
    await cluster.jobs.start();
    await this.#handOut(await this.#parts.store.unsettled());
  }

  async stop(): Promise<void> {
    const { cluster } = this.#parts;
    await cluster.jobs.stop();
    await cluster.bus.stop();
    await cluster.leave().catch(() => {});
  }

  /** Once a second: who is still there, and what nobody sees to. */
  async round(now: number): Promise<void> {
    const { cluster, store, keepingUp, botMs } = this.#parts;
    const there = await cluster.nodes(now - GONE_MS);
    const gone = [...this.#known].filter((node) => !there.has(node));
    this.#known = there;
    // One that was only slow is back in a moment; that its tables were seen to twice does no harm.
    if (gone.length > 0) {
      this.#forget(gone);
      // The last that a node stored, it may not have told anybody.
      await keepingUp.checkAll();
      await this.#handOut(await store.unsettled());
    }
    await this.#handOut(await store.overdue(now - GRACE_MS, MOST_OVERDUE));
    if (this.#rounds++ % CHECK_ROUNDS !== 0) return;
    await keepingUp.checkAll();
    await this.#handOut(await store.unsettled(now - 2 * botMs));
  }

  /** Tables on which something is due: one node gets each. Two would only be in each other's way. */
  async #handOut(tables: readonly string[]): Promise<void> {
    const { cluster, shelf, now } = this.#parts;
    for (const table of tables) {
      const live = shelf.find(table);
      if (live?.ours && (live.thinking || live.table.botToMove() === null)) continue;
      const seq = live?.table.seq ?? '';
      await cluster.jobs.put({ name: JOB, key: `${table} ${seq}`, at: now(), data: table });
    }
  }

  async #seeTo(table: string): Promise<void> {
    const { shelf, keepingUp, takeOn } = this.#parts;
    const live = await shelf.open(table).catch(() => null);
    if (live === null) return;
    await keepingUp.catchUp(live);
    takeOn(live);
  }

  #hear(news: News): void {
    const { keepingUp, shelf, refresh, log } = this.#parts;
    for (const [table, seq, body] of news.entries ?? []) keepingUp.hear(table, seq, body);
    for (const table of news.rows ?? []) refresh(table);
    for (const table of news.chat ?? [])
      this.readChat(table).catch((error: unknown) =>
        log.warn({ table, err: nameOfError(error) }, 'what was said elsewhere was not read'),
      );
    if (news.who !== undefined) {
      const live = shelf.find(news.who);
      if (live && live.watchers.size > 0) this.announce(live);
    }
    if (news.here) this.#seen(news.from, news.here);
    if (news.ended !== undefined) this.#parts.ended(news.ended);
  }

  #seen(node: string, { table, guests, spectators }: NonNullable<News['here']>): void {
    const live = this.#parts.shelf.find(table);
    if (live === undefined) return;
    if (guests.length === 0 && spectators === 0) live.elsewhere.delete(node);
    else live.elsewhere.set(node, { guests, spectators });
    tellPresence(live);
  }

  /** Tells the other nodes who follows a table here; the first who does asks who else is there. */
  announce(live: LiveTable, first = false): void {
    const watching = [...live.watchers];
    const guests = new Set(watching.flatMap(({ guest }) => guest ?? []));
    const spectators = watching.filter(({ eye }) => eye === SPECTATOR).length;
    this.#parts.cluster.bus.say({
      here: { table: live.id, guests: [...guests], spectators },
      ...(first ? { who: live.id } : {}),
    });
  }

  /** Asks the other nodes who follows a table there, and gives them a moment to answer. */
  async lookAround(live: LiveTable): Promise<void> {
    this.announce(live, true);
    await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  }

  #forget(nodes: readonly string[]): void {
    for (const live of this.#parts.shelf.tables) {
      const seen = nodes.filter((node) => live.elsewhere.delete(node));
      if (seen.length > 0) tellPresence(live);
    }
  }

  /** Reads what was said at a table since the last line that is known here. */
  async readChat(table: string): Promise<void> {
    const { shelf, store } = this.#parts;
    if (shelf.find(table) === undefined) return;
    const lines = await store.chat(table, CHAT_LINES);
    const live = shelf.find(table);
    for (const line of live ? lines : []) {
      if (live === undefined || line.id <= (live.chat.at(-1)?.id ?? 0)) continue;
      live.chat.push(line);
      tellAll(live, { t: 'chat', table, line });
    }
  }
}
