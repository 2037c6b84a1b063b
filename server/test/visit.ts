import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pino } from 'pino';
import { afterEach } from 'vitest';
import { WebSocket } from 'ws';
import { type Parts, type Running, readSettings, startServer } from '../index.ts';
import type { Answer, Refusal, TableInfo, TableSync, ToPage } from '../protocol/index.ts';
import { run, type TestPostgres } from './postgres.ts';

/** Limits that a test does not run into, unless it is about them. */
const ROOMY = {
  PORT: '0',
  LOG_LEVEL: 'silent',
  REQUESTS_PER_MINUTE: '1000000',
  GUESTS_PER_MINUTE: '100000',
  TABLES_PER_MINUTE: '100000',
  MESSAGES_PER_SECOND: '10000',
  CONNECTIONS_PER_ADDRESS: '10000',
  WORK_PER_ADDRESS: '1000000',
  TABLES_PER_PERSON: '100000',
  IMPORT_BYTES_PER_HOUR: '10000000000',
  WORKERS: '1',
  // Nobody who plays in a test watches how long others take; what the delay hides has tests of its own.
  WINDOW_DELAY_MS: '0',
};

const toStop: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const stop of toStop.splice(0).reverse()) await stop();
});

/** To be done when the test is over, last things first. */
export const afterThis = (undo: () => Promise<void> | void): void => void toStop.push(undo);

export function tempDir(): string {
  const folder = mkdtempSync(join(tmpdir(), 'incognita-server-'));
  toStop.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function settingsFor(env: Record<string, string> = {}) {
  return readSettings({ ...ROOMY, DATA_DIR: env.DATA_DIR ?? tempDir(), ...env });
}

type Databases = Pick<TestPostgres, 'database' | 'copy'>;

/** The databases that stand for data folders: null where tables are kept in the folder itself. */
let databases: Databases | null = null;

/** From here on, whatever would be in a folder is in a database. */
export function keepInDatabases(all: Databases): void {
  databases = all;
}

export const inFiles = (): boolean => databases === null;

/** A second house like one that is closed. */
export async function copyHouse(from: string, to: string): Promise<void> {
  cpSync(from, to, { recursive: true });
  await databases?.copy(from, to);
}

/** What a server, or a command for it, has to be told to find what it keeps. */
export async function withDatabase(env: Record<string, string>): Promise<Record<string, string>> {
  const folder = env.DATA_DIR ?? tempDir();
  if (databases === null) return { ...env, DATA_DIR: folder };
  return { DATABASE_URL: await databases.database(folder), ...env, DATA_DIR: folder };
}

/** Does something to what is stored while no server looks, and answers with the rows. */
export async function behindTheBack(
  folder: string,
  sql: string,
): Promise<readonly Record<string, unknown>[]> {
  if (databases !== null) return (await run(await databases.database(folder), sql)).rows;
  const db = new DatabaseSync(join(folder, 'incognita.db'));
  try {
    return db.prepare(sql).all();
  } finally {
    db.close();
  }
}

const folders = new WeakMap<Running, string>();

/** Where what a server keeps can be looked at behind its back. */
export const folderOf = (server: Running): string => folders.get(server) ?? '';

/** A server of its own, on a port of its own, that ends with the test. */
export async function openHouse(
  env: Record<string, string> = {},
  parts: Parts = {},
): Promise<Running> {
  const settings = settingsFor(await withDatabase(env));
  const server = await startServer(settings, {
    log: pino({ level: 'silent' }),
    passwordCost: 8,
    ...parts,
  });
  toStop.push(() => server.stop());
  folders.set(server, settings.dataDir);
  return server;
}

export interface Reply<B = Record<string, unknown>> {
  readonly status: number;
  readonly body: B;
  readonly headers: Headers;
}

/** Somebody with a browser: one jar for cookies, and lines to the server. */
export class Visitor {
  readonly base: string;
  readonly socketUrl: string;
  cookie = '';
  /** Where they come from, at a server that believes its proxy. */
  address: string | null = null;

  constructor(server: { readonly port: number }) {
    this.base = `http://127.0.0.1:${server.port}`;
    this.socketUrl = `ws://127.0.0.1:${server.port}/ws`;
  }

  static async named(
    server: { readonly port: number },
    name: string,
    address: string | null = null,
  ): Promise<Visitor> {
    const visitor = new Visitor(server);
    visitor.address = address;
    const { status } = await visitor.post('/api/me', { name });
    if (status !== 200) throw new Error(`no name for ${name}: ${status}`);
    return visitor;
  }

  /** The same person after a restart, at the new address. */
  at(server: { readonly port: number }): Visitor {
    const visitor = new Visitor(server);
    visitor.cookie = this.cookie;
    visitor.address = this.address;
    return visitor;
  }

  get<B = Record<string, unknown>>(path: string, headers = {}): Promise<Reply<B>> {
    return this.#fetch<B>(path, { headers: { cookie: this.cookie, ...headers } });
  }

  post<B = Record<string, unknown>>(path: string, body?: unknown, headers = {}): Promise<Reply<B>> {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    return this.#fetch<B>(path, {
      method: 'POST',
      headers: { cookie: this.cookie, ...json, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  async #fetch<B>(path: string, init: RequestInit): Promise<Reply<B>> {
    const response = await fetch(this.base + path, {
      ...init,
      headers: { ...this.#from, ...init.headers },
    });
    const set = response.headers.get('set-cookie');
    if (set) this.cookie = set.split(';')[0] ?? '';
    const text = await response.text();
    const json = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      body: json ? JSON.parse(text) : (text as B),
      headers: response.headers,
    };
  }

  get #from(): Record<string, string> {
    return this.address === null ? {} : { 'x-forwarded-for': this.address };
  }

  async opens(wish: object): Promise<TableInfo> {
    const { status, body } = await this.post<{ info: TableInfo }>('/api/tables', wish);
    if (status !== 201) throw new Error(`no table: ${JSON.stringify(body)}`);
    return body.info;
  }

  view(table: string, query = ''): Promise<Reply<TableSync>> {
    return this.get<TableSync>(`/api/tables/${table}${query}`);
  }

  /** What should be accepted, or the sentence of the refusal as an error. */
  async does(path: string, body: unknown = {}): Promise<number> {
    const answer = (await this.post<Answer>(path, body)).body;
    if ('accepted' in answer) return answer.accepted;
    throw new Error(`${path} was refused: ${JSON.stringify(answer)}`);
  }

  async refused(path: string, body: unknown = {}): Promise<Refusal & { status: number }> {
    const { status, body: answer } = await this.post<Answer>(path, body);
    if ('refused' in answer) return { ...answer.refused, status };
    throw new Error(`${path} was not refused: ${JSON.stringify(answer)}`);
  }

  async line(headers: Record<string, string> = {}): Promise<Line> {
    const socket = new WebSocket(this.socketUrl, {
      headers: { cookie: this.cookie, ...this.#from, ...headers },
    });
    const line = new Line(socket);
    await line.opened;
    toStop.push(() => socket.terminate());
    return line;
  }
}

export type Of<T extends ToPage['t']> = Extract<ToPage, { t: T }>;

/** One socket, with everything that came over it. */
export class Line {
  readonly socket: WebSocket;
  readonly heard: ToPage[] = [];
  readonly texts: string[] = [];
  readonly opened: Promise<void>;
  readonly closed: Promise<number>;
  #id = 0;
  #look: () => void = () => {};
  #waiting: { is: (message: ToPage) => boolean; resolve: (message: ToPage) => void }[] = [];

  constructor(socket: WebSocket) {
    this.socket = socket;
    this.opened = new Promise((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    this.closed = new Promise((resolve) => {
      socket.once('close', (code) => resolve(code));
    });
    socket.on('error', () => {});
    socket.on('message', (data) => this.#hear(String(data)));
  }

  #hear(text: string): void {
    const message: ToPage = JSON.parse(text);
    this.texts.push(text);
    this.heard.push(message);
    this.#look();
    for (const waiting of this.#waiting.filter(({ is }) => is(message))) {
      this.#waiting = this.#waiting.filter((held) => held !== waiting);
      waiting.resolve(message);
    }
  }

  /** Called after every message. */
  onAny(look: () => void): void {
    this.#look = look;
  }

  send(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  next(is: (message: ToPage) => boolean): Promise<ToPage> {
    return new Promise((resolve) => this.#waiting.push({ is, resolve }));
  }

  nextOf<T extends ToPage['t']>(
    t: T,
    is: (message: Of<T>) => boolean = () => true,
  ): Promise<Of<T>> {
    return this.next((m) => m.t === t && is(m as Of<T>)) as Promise<Of<T>>;
  }

  /** Asks something and waits for the answer under its number. */
  async asks(message: object): Promise<Of<'accepted'> | Of<'refused'> | Of<'story'>> {
    const id = ++this.#id;
    const answer = this.next((m) => 'id' in m && m.id === id);
    this.send({ id, ...message });
    return (await answer) as Of<'accepted'> | Of<'refused'>;
  }

  async accepted(message: object): Promise<number> {
    const answer = await this.asks(message);
    if (answer.t !== 'accepted') throw new Error(`refused: ${JSON.stringify(answer)}`);
    return answer.seq;
  }

  async refused(message: object): Promise<Refusal> {
    const answer = await this.asks(message);
    if (answer.t !== 'refused') throw new Error(`not refused: ${JSON.stringify(answer)}`);
    return answer.refused;
  }

  async follows(table: string, more: object = {}): Promise<Of<'view'>> {
    const view = this.nextOf('view', (m) => m.table === table);
    await this.accepted({ do: 'subscribe', table, ...more });
    return view;
  }

  last<T extends ToPage['t']>(t: T): Of<T> | undefined {
    return this.heard.findLast((m) => m.t === t) as Of<T> | undefined;
  }
}

/** The usual table: Ada and Ben at Whiteout, started. */
export async function adaAndBen(
  server: { readonly port: number },
  wish: object = {},
): Promise<{ ada: Visitor; ben: Visitor; table: string }> {
  const ada = await Visitor.named(server, 'Ada');
  const ben = await Visitor.named(server, 'Ben');
  const { id: table } = await ada.opens({ game: 'whiteout', ...wish });
  await ben.does(`/api/tables/${table}/join`);
  await ada.does(`/api/tables/${table}/start`);
  return { ada, ben, table };
}

/** Whoever is asked takes one of the choices, until `enough` or the end; over HTTP. */
export async function playOn(
  table: string,
  people: readonly Visitor[],
  enough: (view: TableSync) => boolean = () => false,
  pick: (choices: readonly object[], seq: number) => object = (choices, seq) =>
    choices[(seq * 7919) % choices.length]!,
): Promise<TableSync> {
  for (;;) {
    for (const person of people) {
      const { body } = await person.view(table);
      const { look, info } = body;
      if (look === null) throw new Error('there is nothing to see');
      if (look.result !== null || enough(body)) return body;
      if (look.choices === null || !info.you.turn) continue;
      const seat = look.asked!.seat;
      await person.does(`/api/tables/${table}/moves`, {
        seat,
        seq: look.seq,
        choice: pick(look.choices, look.seq),
      });
    }
  }
}
