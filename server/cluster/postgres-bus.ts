import pg from 'pg';
import type { Logger } from 'pino';
import { connectionTo } from '../store/postgres-connection.ts';
import { survive } from '../survive.ts';
import type { Bus, BusHandlers } from './bus.ts';
import { type News, readNews, writeNews } from './news.ts';

const FIRST_RECONNECT_MS = 50;
const MAX_RECONNECT_MS = 2000;
/** How often the line is tried: a silent one may be a dead one. */
const PROBE_MS = 5000;

/** Nodes that hear each other over LISTEN and NOTIFY of the database that they share. */
export class PostgresBus implements Bus {
  readonly #url: string;
  readonly #node: string;
  readonly #channel: string;
  readonly #log: Logger;
  #ears: BusHandlers | null = null;
  #client: pg.Client | null = null;
  #pulse: NodeJS.Timeout | null = null;
  #saying: Promise<void> = Promise.resolve();
  #stopped = false;

  constructor(url: string, node: string, channel: string, log: Logger) {
    this.#url = url;
    this.#node = node;
    this.#channel = channel;
    this.#log = log;
  }

  async start(ears: BusHandlers): Promise<void> {
    this.#ears = ears;
    await this.#listen();
    this.#pulse = setInterval(() => void this.#inTurn({ text: 'SELECT 1' }), PROBE_MS);
  }

  say(news: Omit<News, 'from'>): void {
    const words = writeNews({ ...news, from: this.#node });
    const text = 'SELECT pg_notify($1, $2)';
    void this.#inTurn({ name: 'say', text, values: [this.#channel, words] });
  }

  async #listen(): Promise<void> {
    const client = new pg.Client(connectionTo(this.#url));
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    await client.connect();
    await client.query(`LISTEN ${this.#channel}`);
    this.#client = client;
  }

  #hear(payload: string): void {
    survive(this.#log, 'news of another node', () => {
      const news = readNews(payload);
      if (news && news.from !== this.#node) this.#ears?.hear(news);
    });
  }

  /** One after the other: the line takes one statement at a time. What fails is not said. */
  #inTurn(query: pg.QueryConfig): Promise<void> {
    this.#saying = this.#saying.then(async () => {
      const client = this.#client;
      await client?.query(query).catch(() => this.#lost(client));
    });
    return this.#saying;
  }

  /** Takes the line up again; what was said meanwhile, nobody heard. */
  #lost(client: pg.Client): void {
    if (this.#stopped || this.#client !== client) return;
    this.#client = null;
    client.end().catch(() => {});
    void this.#again(FIRST_RECONNECT_MS);
  }

  async #again(pause: number): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, pause));
    if (this.#stopped) return;
    try {
      await this.#listen();
      this.#log.info('the nodes hear each other again');
      this.#ears?.missed();
    } catch {
      await this.#again(Math.min(2 * pause, MAX_RECONNECT_MS));
    }
  }

  /** Cuts the line, as a fault would: for tests of what happens then. */
  deafen(): void {
    this.#client?.end().catch(() => {});
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    if (this.#pulse) clearInterval(this.#pulse);
    await this.#saying;
    await this.#client?.end().catch(() => {});
  }
}
