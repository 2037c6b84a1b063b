import type { ToPage } from '../../protocol/index.ts';
import { type Line, type Of, Visitor } from '../visit.ts';
import type { Report } from './report.ts';

/** What somebody saw of a table, to be held against what they may know. */
export interface Seen {
  readonly table: string;
  readonly seq: number;
  readonly eye: number;
  readonly view: string;
}

const PAUSE_MS = 15;
const AGAIN_MS = 150;
/** Of so many views one is kept, to be compared later. */
const ONE_IN = 40;
const MOST_SEEN = 4000;
/** A number below this one is that of a request that is no move. */
const FIRST_MOVE = 100;

interface Played {
  readonly id: string;
  readonly people: readonly Visitor[];
  /** The last entry that anybody was told is stored. */
  last: number;
  over: boolean;
}

/** People who want nothing but to play, whatever happens around them. */
export class Honest {
  readonly #report: Report;
  readonly #tables: Played[] = [];
  #lines: Line[] = [];
  #playing = false;
  readonly seen: Seen[] = [];
  /** Words of the forms in which secrets are written. */
  readonly words = new Set<string>();

  constructor(report: Report) {
    this.#report = report;
  }

  get tables(): readonly Played[] {
    return this.#tables;
  }

  /** Sits down at more tables until so many are played. */
  async sitDown(server: { readonly port: number }, count: number): Promise<void> {
    while (this.#tables.filter(({ over }) => !over).length < count) {
      const n = this.#tables.length;
      const people: Visitor[] = [];
      for (const [seat, name] of ['Ada', 'Ben'].entries())
        people.push(await Visitor.named(server, name, `10.${n >> 8}.${n & 255}.${seat + 1}`));
      const [ada, ben] = people as [Visitor, Visitor];
      const game = n % 2 === 0 ? 'auztralia' : 'whiteout';
      const { id } = await ada.opens({ game, visibility: n % 3 === 0 ? 'private' : 'public' });
      const { invite } = (await ada.view(id)).body.info.you;
      await ben.does(`/api/tables/${id}/join`, { invite });
      await ada.does(`/api/tables/${id}/start`);
      this.#tables.push({ id, people, last: 2, over: false });
      this.#report.tables++;
    }
  }

  /** Everybody plays on, at that server. */
  async playAt(servers: readonly { readonly port: number }[]): Promise<void> {
    this.leave();
    this.#playing = true;
    for (const table of this.#tables)
      if (!table.over)
        for (const [seat, person] of table.people.entries()) {
          const server = servers[seat % servers.length];
          if (server) await this.#follow(table, person.at(server));
        }
  }

  leave(): void {
    this.#playing = false;
    for (const { socket } of this.#lines) socket.terminate();
    this.#lines = [];
  }

  async #follow(table: Played, person: Visitor): Promise<void> {
    const line = await person.line().catch(() => null);
    if (line === null) return;
    this.#lines.push(line);
    const accepted = new Set<number>();
    let asked = -1;
    line.onAny(() => {
      const message = line.heard.pop();
      const text = line.texts.pop() ?? '';
      if (message === undefined) return;
      this.listen(text);
      if (message.t === 'accepted' && message.id >= FIRST_MOVE) {
        if (accepted.has(message.seq)) this.#report.twice.push(`${table.id} ${message.seq}`);
        accepted.add(message.seq);
        this.#report.acknowledged++;
        table.last = Math.max(table.last, message.seq);
      }
      if (message.t === 'refused' && message.id >= FIRST_MOVE) {
        if (message.refused.code === 'disk-full') this.#report.movesRefusedForRoom++;
        asked = -1;
        setTimeout(() => this.#say(line, { id: 1, do: 'subscribe', table: table.id }), AGAIN_MS);
      }
      const look = lookOf(message);
      if (look === null) return;
      if (message.t === 'update') table.last = Math.max(table.last, message.seq);
      this.#note(table.id, message, look);
      if (look.result && !table.over) {
        table.over = true;
        this.#report.finished++;
      }
      if (!look.choices || look.seq === asked) return;
      const { choices, seq, eye: seat } = look;
      asked = seq;
      const choice = choices[(seq * 31) % choices.length];
      const move = { id: FIRST_MOVE + seq, do: 'submit', table: table.id, seat, seq, choice };
      setTimeout(() => this.#say(line, move), PAUSE_MS);
    });
    // A line that is cut while the server runs is opened again.
    void line.closed.then(() => {
      if (this.#playing && this.#lines.includes(line))
        setTimeout(() => this.#playing && void this.#follow(table, person), AGAIN_MS);
    });
    this.#say(line, { id: 1, do: 'subscribe', table: table.id });
  }

  #say(line: Line, message: object): void {
    if (line.socket.readyState === line.socket.OPEN) line.send(message);
  }

  /** Keeps words that look like a seed or somebody's id. */
  listen(text: string): void {
    this.#report.messagesHeard++;
    // The seed of a game that is over is shown on purpose.
    if (text.includes('"secret":"')) return;
    for (const [word] of text.matchAll(/\b(?:[0-9a-f]{64}|[a-z2-7]{26})\b/g)) this.words.add(word);
  }

  #note(table: string, message: ToPage, look: Of<'update'>['look']): void {
    // A whole view, so that nothing has to be put together.
    if (message.t !== 'view' && this.#report.messagesHeard % ONE_IN !== 0) return;
    const view = 'view' in look ? look.view : undefined;
    if (!view || look.result || this.seen.length >= MOST_SEEN) return;
    this.seen.push({ table, seq: look.seq, eye: Number(look.eye), view: JSON.stringify(view) });
  }

  /** How many moves have been acknowledged since; resolves when there are so many more. */
  async moves(more: number, patience = 60_000): Promise<void> {
    const from = this.#report.acknowledged;
    const until = Date.now() + patience;
    while (this.#report.acknowledged < from + more) {
      if (this.#tables.every(({ over }) => over)) return;
      if (Date.now() > until) throw new Error(`no ${more} moves in ${patience} ms`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

const lookOf = (message: ToPage): Of<'update'>['look'] | null =>
  message.t === 'update' || message.t === 'view' ? (message as Of<'update'>).look : null;
