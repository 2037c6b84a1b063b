import type { Logger } from 'pino';
import { nameOfError } from '../commits/commit-loop.ts';
import { CHAT_LINES_KEPT } from '../limits/quotas.ts';
import type { Store } from '../store/store.ts';
import { broadcast, broadcastPresence } from '../tables/broadcast.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { TableCache } from '../tables/table-cache.ts';
import type { Cluster } from './cluster.ts';
import type { News } from './news.ts';
import type { Replication } from './replication.ts';

/** A node that has said nothing for so long is gone. */
const PEER_GONE_MS = 4000;
/** How long the node in charge of a table has to expire a clock before another one does. */
const TAKE_OVER_GRACE_MS = 3000;
/** Every so many rounds of a second, all tables are compared with the store. */
const ROUNDS_PER_CHECK = 10;
const MAX_OVERDUE_TABLES = 100;
/** How long nodes have to answer who is there. Whoever is slower is not counted. */
const PRESENCE_ANSWER_MS = 300;
const TABLE_DUE = 'table-due';

export interface PeersParts {
  readonly cluster: Cluster;
  readonly cache: TableCache;
  readonly store: Store;
  readonly replication: Replication;
  readonly log: Logger;
  readonly now: () => number;
  /** How long a bot may think. */
  readonly botMs: number;
  /** Sees to what is due at a table. */
  takeCharge(live: LiveTable): void;
  /** What is stored of a table was rewritten. */
  refresh(table: string): void;
  /** Somebody's way in was closed at another node. */
  ended(guest: string): void;
}

/** The other nodes on the same store: receives their messages, and takes over when one is gone. */
export class Peers {
  readonly #parts: PeersParts;
  #known: ReadonlySet<string> = new Set();
  #rounds = 0;

  constructor(parts: PeersParts) {
    this.#parts = parts;
    parts.cluster.jobs.work(TABLE_DUE, async (data) => this.#takeOver(String(data)));
  }

  async start(): Promise<void> {
    const { cluster, replication, log } = this.#parts;
    const check = (): void => {
      replication
        .checkAll()
        .catch((error: unknown) =>
          log.warn({ err: nameOfError(error) }, 'the tables were not compared with the store'),
        );
    };
    await cluster.bus.start({ hear: (news) => this.#receive(news), missed: check });
    await cluster.jobs.start();
    await this.#queueDue(await this.#parts.store.unsettled());
  }

  async stop(): Promise<void> {
    const { cluster } = this.#parts;
    await cluster.jobs.stop();
    await cluster.bus.stop();
    await cluster.leave().catch(() => {});
  }

  /** Once a second: finds out which nodes are gone, and queues tables that nobody sees to. */
  async round(now: number): Promise<void> {
    const { cluster, store, replication, botMs } = this.#parts;
    const there = await cluster.nodes(now - PEER_GONE_MS);
    const gone = [...this.#known].filter((node) => !there.has(node));
    this.#known = there;
    // One that was only slow is back in a moment; that its tables were seen to twice does no harm.
    if (gone.length > 0) {
      this.#forget(gone);
      // The node may not have announced the last entry that it stored.
      await replication.checkAll();
      await this.#queueDue(await store.unsettled());
    }
    await this.#queueDue(await store.overdue(now - TAKE_OVER_GRACE_MS, MAX_OVERDUE_TABLES));
    if (this.#rounds++ % ROUNDS_PER_CHECK !== 0) return;
    await replication.checkAll();
    await this.#queueDue(await store.unsettled(now - 2 * botMs));
  }

  /** Tables on which something is due: one node gets each. Two would only be in each other's way. */
  async #queueDue(tables: readonly string[]): Promise<void> {
    const { cluster, cache, now } = this.#parts;
    for (const table of tables) {
      const live = cache.find(table);
      if (live?.ours && (live.thinking || live.table.botToMove() === null)) continue;
      const seq = live?.table.seq ?? '';
      await cluster.jobs.put({ name: TABLE_DUE, key: `${table} ${seq}`, at: now(), data: table });
    }
  }

  async #takeOver(table: string): Promise<void> {
    const { cache, replication, takeCharge } = this.#parts;
    const live = await cache.open(table).catch(() => null);
    if (live === null) return;
    await replication.catchUp(live);
    takeCharge(live);
  }

  #receive(news: News): void {
    const { replication, cache, refresh, log } = this.#parts;
    for (const [table, seq, body] of news.entries ?? []) replication.receive(table, seq, body);
    for (const table of news.rows ?? []) refresh(table);
    for (const table of news.chat ?? [])
      this.readChat(table).catch((error: unknown) =>
        log.warn({ table, err: nameOfError(error) }, 'what was said elsewhere was not read'),
      );
    if (news.who !== undefined) {
      const live = cache.find(news.who);
      if (live && live.watchers.size > 0) this.announce(live);
    }
    if (news.here) this.#seen(news.from, news.here);
    if (news.ended !== undefined) this.#parts.ended(news.ended);
  }

  #seen(node: string, { table, guests, spectators }: NonNullable<News['here']>): void {
    const live = this.#parts.cache.find(table);
    if (live === undefined) return;
    if (guests.length === 0 && spectators === 0) live.elsewhere.delete(node);
    else live.elsewhere.set(node, { guests, spectators });
    broadcastPresence(live);
  }

  /** Tells the other nodes who follows a table here; the first who does asks who else is there. */
  announce(live: LiveTable, first = false): void {
    const { guests, spectators } = live.followersHere();
    this.#parts.cluster.bus.say({
      here: { table: live.id, guests: [...guests], spectators },
      ...(first ? { who: live.id } : {}),
    });
  }

  /** Asks the other nodes who follows a table there, and gives them a moment to answer. */
  async askPresence(live: LiveTable): Promise<void> {
    this.announce(live, true);
    await new Promise((resolve) => setTimeout(resolve, PRESENCE_ANSWER_MS));
  }

  #forget(nodes: readonly string[]): void {
    for (const live of this.#parts.cache.tables) {
      const seen = nodes.filter((node) => live.elsewhere.delete(node));
      if (seen.length > 0) broadcastPresence(live);
    }
  }

  /** Reads what was said at a table since the last line that is known here. */
  async readChat(table: string): Promise<void> {
    const { cache, store } = this.#parts;
    if (cache.find(table) === undefined) return;
    const lines = await store.chat(table, CHAT_LINES_KEPT);
    const live = cache.find(table);
    for (const line of live ? lines : []) {
      if (live === undefined || line.id <= (live.chat.at(-1)?.id ?? 0)) continue;
      live.chat.push(line);
      broadcast(live, { t: 'chat', table, line });
    }
  }
}
