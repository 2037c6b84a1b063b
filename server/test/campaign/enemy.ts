import { WebSocket } from 'ws';
import { anyHostile, placesOf, spoiled } from '../hostile-files.ts';
import { any, hostileMessage, NONSENSE, roll, wellFormed } from '../hostile-messages.ts';
import { playedElsewhere } from '../saved-elsewhere.ts';
import { Line, Visitor } from '../visit.ts';
import type { Honest } from './honest.ts';
import type { Report } from './report.ts';

const ADDRESS = '66.6.6.6';
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type House = { readonly port: number };

/** Somebody at one address who means no good, and knows where the others play. */
export class Enemy {
  readonly #report: Report;
  readonly #honest: Honest;
  #visitor: Visitor | null = null;
  #own: string[] = [];

  constructor(report: Report, honest: Honest) {
    this.#report = report;
    this.#honest = honest;
  }

  /** The same enemy at every server, with a table of their own. */
  async #at(server: House): Promise<Visitor> {
    if (this.#visitor === null) {
      this.#visitor = await Visitor.named(server, 'Eve', ADDRESS);
      const { id } = await this.#visitor.opens({
        game: 'auztralia',
        seats: [{ by: 'me' }, { by: 'bot', kind: 'random' }],
      });
      await this.#visitor.does(`/api/tables/${id}/start`);
      this.#own = [id];
    }
    return this.#visitor.at(server);
  }

  get #tables(): string[] {
    return [...this.#own, 'aaaaaaaaaaaaaaaa', ...this.#honest.tables.map(({ id }) => id)];
  }

  /** A line on which everything is heard and nothing believed. */
  async #line(eve: Visitor): Promise<Line | null> {
    const headers = { cookie: eve.cookie, 'x-forwarded-for': ADDRESS };
    const line = new Line(new WebSocket(eve.socketUrl, { headers }));
    line.onAny(() => {
      const message = line.heard.pop();
      this.#honest.listen(line.texts.pop() ?? '');
      if (message?.t === 'refused' || message?.t === 'error') {
        this.#report.refusedOrCut++;
        if (message.refused.code === 'failed')
          this.#report.failures.push(`a message failed: ${JSON.stringify(message)}`);
      }
    });
    return line.opened.then(
      () => line,
      () => null,
    );
  }

  /** Messages that are almost right, or not at all, over lines that are cut for it. */
  async messages(server: House, count: number): Promise<void> {
    const eve = await this.#at(server);
    for (let sent = 0; sent < count; ) {
      const line = await this.#line(eve);
      if (line === null) {
        this.#report.refusedOrCut++;
        await pause(50);
        sent++;
        continue;
      }
      for (let i = 0; i < 30 && sent < count; i++, sent++) {
        line.socket.send(hostileMessage(sent, this.#tables));
        this.#report.hostileMessages++;
      }
      await Promise.race([line.closed, pause(60)]);
      line.socket.terminate();
    }
  }

  /** Requests to places and with contents that are none of theirs. */
  async requests(server: House, count: number): Promise<void> {
    const eve = await this.#at(server);
    const what = ['moves', 'undo', 'consent', 'to-bot', 'chat', 'start', 'join', 'rematch'];
    for (let i = 0; i < count; i++) {
      const table = any(this.#honest.tables).id;
      const path = any([
        `/api/tables/${table}/${any([...what, 'seats/0', 'upgrade', 'pass-in-advance'])}`,
        '/api/tables',
        '/api/tokens',
        '/api/account',
        '/api/me',
      ]);
      const body = roll(2) === 0 ? wellFormed(i, this.#tables) : any(NONSENSE)();
      const { status, body: answer } = await eve.post(path, body);
      this.#report.hostileRequests++;
      this.#honest.listen(JSON.stringify(answer));
      if (status >= 400) this.#report.refusedOrCut++;
      if (status === 500) this.#report.failures.push(`${path}: 500 ${JSON.stringify(answer)}`);
    }
  }

  /** As much as goes through from one address: lines, stories, chat, again and again. */
  async flood(server: House, ms: number): Promise<void> {
    const eve = await this.#at(server);
    const until = Date.now() + ms;
    const [own = ''] = this.#own;
    const floods = Array.from({ length: 20 }, async (_, place) => {
      while (Date.now() < until) {
        const line = await this.#line(eve);
        if (line === null) {
          this.#report.refusedOrCut++;
          await pause(50);
          continue;
        }
        for (let i = 0; Date.now() < until && line.socket.readyState === line.socket.OPEN; i++) {
          const table = any(this.#tables);
          const says = [
            { do: 'subscribe', table, seq: 0 },
            { do: 'story', table: own },
            { do: 'chat', table: own, text: 'x'.repeat(500) },
            { do: 'undo', table: own, seat: 0, seq: i, back: 1, ask: false },
            { do: 'subscribe', table: own },
          ];
          line.send({ id: i, ...any(says) });
          this.#report.floodMessages++;
          await pause(10 + place);
        }
        line.socket.terminate();
      }
    });
    await Promise.all(floods);
  }

  /** Files that are spoiled in one place each. */
  async files(server: House, count: number): Promise<void> {
    const eve = await this.#at(server);
    const saved = playedElsewhere(12);
    const places = placesOf(saved);
    for (let i = 0; i < count; i++) {
      const { path, text } = anyHostile(places);
      const response = await fetch(`${eve.base}/api/tables/import`, {
        method: 'POST',
        headers: {
          cookie: eve.cookie,
          'content-type': 'application/json',
          // Files are few for one address; here it is about what is in them.
          'x-forwarded-for': `67.${i >> 8}.${i & 255}.1`,
        },
        body: spoiled(saved, path, text),
      });
      const answer = await response.text();
      this.#report.spoiledFiles++;
      this.#honest.listen(answer);
      if (response.status >= 400) this.#report.refusedOrCut++;
      if (response.status >= 500) this.#report.failures.push(`a file: ${answer.slice(0, 200)}`);
    }
  }
}
