import process from 'node:process';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import * as v from 'valibot';
import type { RawData, WebSocket } from 'ws';
import type { House } from '../house/house.ts';
import { presenceOf } from '../house/info.ts';
import type { LiveTable, Watcher } from '../house/live.ts';
import { courseOf } from '../house/loading.ts';
import { answerOf, chat, eyeFor, play } from '../house/play.ts';
import { nameOfError } from '../house/turns.ts';
import { problemOf } from '../http/answers.ts';
import { inTime } from '../http/table-routes.ts';
import {
  type Answer,
  type FromPage,
  fromPage,
  type Refusal,
  type ToPage,
} from '../protocol/index.ts';
import type { Guest } from '../store/store.ts';
import { no, Refused, refusal } from '../text/index.ts';
import { Bucket } from './bucket.ts';

/** A client that does not read what it is sent is not waited for. */
const MOST_UNSENT = 4_000_000;
const MOST_TABLES = 50;
/** How much nonsense is answered before the line is cut. */
const PATIENCE = 20;

type Subscribe = Extract<FromPage, { do: 'subscribe' }>;

/** One socket: who is at the other end, and which tables they follow. */
export class Connection {
  readonly #socket: WebSocket;
  /** What the socket writes to. */
  readonly #stream: Duplex;
  readonly #house: House;
  readonly #log: Logger;
  readonly #guest: Guest | null;
  readonly #bucket: Bucket;
  readonly #followed = new Map<string, { live: LiveTable; watcher: Watcher }>();
  #nonsense = 0;
  #corked = false;
  #open = true;
  alive = true;

  constructor(
    socket: WebSocket,
    stream: Duplex,
    house: House,
    guest: Guest | null,
    rate: number,
    log: Logger,
  ) {
    this.#socket = socket;
    this.#stream = stream;
    this.#house = house;
    this.#guest = guest;
    this.#log = log;
    this.#bucket = new Bucket(rate, Date.now);
    socket.on('message', (data, binary) => this.#hear(data, binary));
    socket.on('pong', () => {
      this.alive = true;
    });
    socket.on('close', () => this.#end());
    // What ws complains about (too large, not UTF-8), it also closes for.
    socket.on('error', () => socket.terminate());
    this.#say({ t: 'hello', guest: guest && { name: guest.name }, now: house.now() });
  }

  /** Finds out whether there is still somebody at the other end. */
  check(): void {
    if (this.alive) this.#socket.ping();
    else this.#socket.terminate();
    this.alive = false;
  }

  close(): void {
    this.#say({ t: 'closing' });
    this.#socket.close(1001);
  }

  #hear(data: RawData, binary: boolean): void {
    this.alive = true;
    const message = this.#bucket.take() ? readMessage(data, binary) : refusal('too-fast', {});
    if ('text' in message && 'code' in message) this.#complain(message);
    else this.#carryOut(message);
  }

  #carryOut(message: FromPage): void {
    this.#follow(message).catch((error: unknown) => {
      let refused = refusal('failed', {});
      if (error instanceof Refused) refused = error.refused;
      else {
        this.#log.error({ do: message.do, err: nameOfError(error) }, 'a message failed');
        this.#log.debug({ err: error }, 'why it failed');
      }
      this.#answer(message.id, { refused });
    });
  }

  #complain(refused: Refusal): void {
    this.#say({ t: 'error', refused });
    if (++this.#nonsense >= PATIENCE) this.#socket.close(1008, 'too many messages in error');
  }

  async #follow(message: FromPage): Promise<void> {
    const { id } = message;
    if (message.do === 'ping') return this.#answer(id, { accepted: 0 });
    if (this.#house.stopping) throw no('stopping', {});
    const followed = this.#followed.get(message.table);
    if (message.do === 'subscribe') return this.#subscribe(message);
    if (message.do === 'unsubscribe') {
      this.#unfollow(message.table);
      return this.#answer(id, { accepted: followed?.live.table.seq ?? 0 });
    }
    const live =
      followed && !followed.live.gone ? followed.live : await this.#house.open(message.table);
    if (message.do === 'story') return this.#story(id, live);
    if (message.do === 'chat')
      return this.#answer(id, await answerOf(chat(this.#house, live, this.#guest, message.text)));
    const { id: _, table: __, ...wish } = message;
    play(this.#house, live, this.#guest, wish, (answer) => this.#answer(id, answer));
  }

  async #subscribe({ id, table, seq, seat, invite }: Subscribe): Promise<void> {
    const house = this.#house;
    if (this.#followed.size >= MOST_TABLES && !this.#followed.has(table)) throw no('too-fast', {});
    const live = await house.open(table);
    const guest = this.#guest?.id ?? null;
    const eye = eyeFor(live, guest, seat, invite);
    const view = house.view(live, guest, eye, seq ?? null);
    // The line may have been cut while the table was loaded.
    if (!this.#open) return;
    this.#unfollow(table);
    const anySeat = seat === undefined;
    const watcher: Watcher = { guest, eye, anySeat, send: (text) => this.#send(text) };
    live.watchers.add(watcher);
    live.touched = house.now();
    this.#followed.set(table, { live, watcher });
    this.#answer(id, { accepted: live.table.seq });
    this.#say({ t: 'view', table, ...view, presence: presenceOf(live) });
    house.tellPresence(live);
  }

  async #story(id: number, live: LiveTable): Promise<void> {
    const eye =
      this.#followed.get(live.id)?.watcher.eye ??
      eyeFor(live, this.#guest?.id ?? null, undefined, undefined);
    const { store, crew, foldMs } = this.#house;
    const course = await courseOf(store, live.row);
    const told = await inTime(crew.run({ do: 'story', course, eye }, foldMs));
    this.#send(`{"t":"story","id":${id},"table":${JSON.stringify(live.id)},"told":${told}}`);
  }

  #unfollow(table: string): void {
    const followed = this.#followed.get(table);
    if (!followed) return;
    this.#followed.delete(table);
    const live = followed.live;
    live.watchers.delete(followed.watcher);
    live.touched = this.#house.now();
    this.#house.tellPresence(live);
  }

  #end(): void {
    this.#open = false;
    for (const table of [...this.#followed.keys()]) this.#unfollow(table);
  }

  #answer(id: number, answer: Answer): void {
    this.#say(
      'refused' in answer
        ? { t: 'refused', id, refused: answer.refused }
        : { t: 'accepted', id, seq: answer.accepted },
    );
  }

  #say(message: ToPage): void {
    this.#send(JSON.stringify(message));
  }

  #send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MOST_UNSENT) {
      this.#socket.terminate();
      return;
    }
    // What is said in one breath (an answer, and the update that follows) goes out in one packet.
    if (!this.#corked) {
      this.#corked = true;
      this.#stream.cork();
      process.nextTick(() => {
        this.#corked = false;
        this.#stream.uncork();
      });
    }
    this.#socket.send(text);
  }
}

/** A message in its form, or what is wrong with it. */
function readMessage(data: RawData, binary: boolean): FromPage | Refusal {
  if (binary) return refusal('malformed', { problem: 'it is not text' });
  let raw: unknown;
  try {
    raw = JSON.parse(String(data));
  } catch {
    return refusal('malformed', { problem: 'it is not JSON' });
  }
  const parsed = v.safeParse(fromPage, raw, { abortEarly: true });
  if (parsed.success) return parsed.output;
  return refusal('malformed', { problem: problemOf(parsed.issues[0]) });
}
