import type { Duplex } from 'node:stream';
import type { Eye } from '@incognita/kernel';
import { isNestedDeeper, MAX_JSON_DEPTH } from '@incognita/table';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { nameOfError } from '../commits/commit-loop.ts';
import { problemOf, wrapped } from '../http/answers.ts';
import { Bucket } from '../limits/bucket.ts';
import { costOf, HEARD_COST_MS, READ_COST_MS } from '../limits/costs.ts';
import type { Visitor } from '../limits/visitors.ts';
import { answerOf, chat, eyeFor, type PlayerAction, play } from '../play/moves.ts';
import {
  type Answer,
  type FromPage,
  type Refusal,
  readFromPage,
  type ToPage,
} from '../protocol/index.ts';
import type { Settings } from '../settings.ts';
import { type Guest, StoreError } from '../store/store.ts';
import { survive } from '../survive.ts';
import type { LiveTable, Watcher } from '../tables/live-table.ts';
import type { TableService } from '../tables/table-service.ts';
import { no, RefusedError, refusal } from '../text/index.ts';
import { storeRefusal } from '../text/table-refusals.ts';
import { hearShort } from './inbox.ts';
import { Outbox } from './outbox.ts';

/** A client that does not read what it is sent is not waited for. */
const MAX_UNSENT_BYTES = 4_000_000;
const MAX_TABLES_FOLLOWED = 50;
/** How much nonsense is answered before the line is cut. */
const MAX_BAD_MESSAGES = 20;

type Subscribe = Extract<FromPage, { do: 'subscribe' }>;
/** Whatever is asked of a table on a seat of one's own. */
type SeatAction = Extract<FromPage, { do: PlayerAction['do'] }>;

/** One socket: who is at the other end, and which tables they follow. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #outbox: Outbox;
  readonly #service: TableService;
  readonly #log: Logger;
  readonly #guest: Guest | null;
  readonly #bucket: Bucket;
  readonly #visitor: Visitor;
  readonly #followed = new Map<string, Watcher>();
  #nonsense = 0;
  /** A story is being told. */
  #listening = false;
  #open = true;
  #used = false;
  alive = true;
  /** What reads the messages: our own reader, with `ws` behind it, or `ws` alone. */
  readonly reader: 'quick' | 'ws';

  constructor(
    socket: WebSocket,
    stream: Duplex,
    service: TableService,
    who: { readonly guest: Guest | null; readonly visitor: Visitor },
    limits: Pick<Settings, 'messagesPerSecond' | 'messageBytes' | 'quickSockets'>,
    log: Logger,
  ) {
    this.#socket = socket;
    this.#outbox = new Outbox(stream);
    this.#service = service;
    const { guest, visitor } = who;
    this.#guest = guest;
    this.#visitor = visitor;
    this.#log = log;
    this.#bucket = new Bucket(limits.messagesPerSecond);
    socket.on('message', (data, binary) => this.#hear(binary ? null : String(data)));
    const quick =
      limits.quickSockets &&
      hearShort(socket, stream, limits.messageBytes, (text) => this.#hear(text));
    this.reader = quick ? 'quick' : 'ws';
    socket.on('pong', () => {
      this.alive = true;
    });
    socket.on('close', () => survive(log, 'the end of a socket', () => this.#end()));
    // What ws complains about (too large, not UTF-8), it also closes for.
    socket.on('error', () => socket.terminate());
    this.#say({ t: 'hello', guest: guest && { name: guest.name }, now: service.now() });
  }

  /** Finds out whether there is still somebody at the other end. */
  check(): void {
    if (this.alive) this.#socket.ping();
    else this.#socket.terminate();
    this.alive = false;
  }

  /** Whether somebody has asked for anything since this was last called; pages ping by themselves. */
  takeUsed(): boolean {
    const used = this.#used;
    this.#used = false;
    return used;
  }

  close(): void {
    this.#say({ t: 'closing' });
    this.#cut(1001);
  }

  #hear(text: string | null): void {
    this.alive = true;
    try {
      const admitted = this.#bucket.take() && this.#visitor.work.take(READ_COST_MS);
      const message = admitted ? readMessage(text) : refusal('too-fast', {});
      if ('text' in message && 'code' in message) this.#complain(message);
      else if (this.#visitor.work.take(costOf(message))) this.#carryOut(message);
      else this.#answer(message.id, { refused: refusal('too-fast', {}) });
    } catch (error) {
      this.#log.error({ err: nameOfError(error) }, 'a message could not be heard');
      this.#complain(refusal('failed', {}));
    }
  }

  /** A move at a table that is followed, which needs nothing to be waited for. */
  #playNow(message: FromPage): boolean {
    if (!('seat' in message) || message.do === 'subscribe' || this.#service.stopping) return false;
    const live = this.#followed.get(message.table)?.live;
    if (live === undefined || live.gone) return false;
    this.#play(live, message);
    return true;
  }

  #play(live: LiveTable, message: SeatAction): void {
    play(this.#service, live, this.#guest, message, (answer) => this.#answer(message.id, answer));
  }

  #carryOut(message: FromPage): void {
    if (message.do !== 'ping') this.#used = true;
    try {
      if (!this.#playNow(message))
        this.#handle(message).catch((error: unknown) => this.#failed(message, error));
    } catch (error) {
      this.#failed(message, error);
    }
  }

  #failed(message: FromPage, error: unknown): void {
    let refused = refusal('failed', {});
    if (error instanceof RefusedError) refused = error.refused;
    else if (error instanceof StoreError) refused = storeRefusal(error);
    else {
      this.#log.error({ do: message.do, err: nameOfError(error) }, 'a message failed');
      this.#log.debug({ err: error }, 'why it failed');
    }
    this.#answer(message.id, { refused });
  }

  #complain(refused: Refusal): void {
    this.#service.refused(refused.code);
    this.#say({ t: 'error', refused });
    if (++this.#nonsense >= MAX_BAD_MESSAGES) this.#cut(1008, 'too many messages in error');
  }

  async #handle(message: FromPage): Promise<void> {
    const { id } = message;
    if (message.do === 'ping') return this.#answer(id, { accepted: 0 });
    if (this.#service.stopping) throw no('stopping', {});
    const followed = this.#followed.get(message.table);
    if (message.do === 'subscribe') return this.#subscribe(message);
    if (message.do === 'unsubscribe') {
      this.#unfollow(message.table);
      return this.#answer(id, { accepted: followed?.live.table.seq ?? 0 });
    }
    const live =
      followed && !followed.live.gone ? followed.live : await this.#service.open(message.table);
    if (message.do === 'story') return this.#story(id, live);
    if (message.do === 'chat')
      return this.#answer(id, await answerOf(chat(this.#service, live, this.#guest, message.text)));
    this.#play(live, message);
  }

  async #subscribe({ id, table, seq, seat, invite }: Subscribe): Promise<void> {
    const service = this.#service;
    const live = await service.open(table, seq ?? 0);
    if (this.#followed.size >= MAX_TABLES_FOLLOWED && !this.#followed.has(table))
      throw no('too-fast', {});
    const guest = this.#guest?.id ?? null;
    const eye = eyeFor(live, guest, seat, invite);
    const view = service.sync(live, guest, eye, seq ?? null);
    // The line may have been cut while the table was loaded.
    if (!this.#open) return;
    this.#unfollow(table);
    const anySeat = seat === undefined;
    const watcher: Watcher = { guest, live, eye, anySeat, send: (text) => this.#tell(text) };
    live.watchers.add(watcher);
    live.touched = service.now();
    this.#followed.set(table, watcher);
    this.#answer(id, { accepted: live.table.seq });
    const text = service.withPresence(live, view).slice(1);
    this.#send(`{"t":"view","table":${JSON.stringify(table)},${text}`);
    service.presence(live, true);
  }

  async #story(id: number, live: LiveTable): Promise<void> {
    // A story is a whole game to fold: one at a time, or one client could keep all threads busy.
    if (this.#listening) throw no('too-fast', {});
    const eye = this.#eyeAt(live);
    this.#listening = true;
    try {
      const told = await this.#service.readings.read('story', live, eye, this.#visitor);
      this.#tellStory(id, live, told);
    } finally {
      this.#listening = false;
    }
  }

  /** The eye through which they follow a table, as long as it is theirs, or the one they would get. */
  #eyeAt(live: LiveTable): Eye {
    const watcher = this.#followed.get(live.id);
    if (watcher && live.watchers.has(watcher)) return watcher.eye;
    return eyeFor(live, this.#guest?.id ?? null, undefined, undefined);
  }

  #tellStory(id: number, live: LiveTable, told: Uint8Array): void {
    if (!this.#mayBeSent()) return;
    const before = `{"t":"story","id":${id},"table":${JSON.stringify(live.id)},"told":`;
    this.#outbox.putBytes(wrapped(before, told, '}'));
  }

  #unfollow(table: string): void {
    const watcher = this.#followed.get(table);
    if (!watcher) return;
    this.#followed.delete(table);
    const { live } = watcher;
    live.watchers.delete(watcher);
    live.touched = this.#service.now();
    this.#service.presence(live, false);
  }

  #end(): void {
    this.#open = false;
    for (const table of [...this.#followed.keys()]) this.#unfollow(table);
  }

  #answer(id: number, answer: Answer): void {
    // Most answers are this one, and it is quickly said.
    if ('accepted' in answer) this.#send(`{"t":"accepted","id":${id},"seq":${answer.accepted}}`);
    else {
      this.#service.refused(answer.refused.code);
      this.#say({ t: 'refused', id, refused: answer.refused });
    }
  }

  #say(message: ToPage): void {
    this.#send(JSON.stringify(message));
  }

  /** What happens at a table: whoever listens pays for it, and who has nothing left has to leave. */
  #tell(text: string): void {
    if (this.#visitor.work.take(HEARD_COST_MS)) this.#send(text);
    else this.#cut(1008, 'too much at once');
  }

  #send(text: string): void {
    if (this.#mayBeSent()) this.#outbox.put(text);
  }

  /** There is somebody at the other end who reads what they are sent. */
  #mayBeSent(): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false;
    if (this.#outbox.unsent <= MAX_UNSENT_BYTES) return true;
    this.#socket.terminate();
    return false;
  }

  /** Ends the line in an orderly manner, after what was still to be said. */
  #cut(code: number, reason?: string): void {
    this.#outbox.flush();
    this.#socket.close(code, reason);
  }
}

/** A message in its form, or what is wrong with it. */
function readMessage(text: string | null): FromPage | Refusal {
  if (text === null) return refusal('malformed', { problem: 'it is not text' });
  if (isNestedDeeper(text)) return refusal('too-deep', { levels: MAX_JSON_DEPTH });
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return refusal('malformed', { problem: 'it is not JSON' });
  }
  const parsed = readFromPage(raw);
  if (parsed.success) return parsed.output;
  return refusal('malformed', { problem: problemOf(parsed.issues[0]) });
}
