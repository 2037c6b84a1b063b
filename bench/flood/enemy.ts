import { Agent } from 'node:http';
import { WebSocket } from 'ws';
import { type Answered, askFrom } from './ask-from.ts';

/** What an enemy has done, and what became of it. */
export interface Tally {
  sent: number;
  answered: number;
  refused: number;
  /** Lines that were cut, or never opened. */
  cut: number;
}

/** The one address that all of it comes from: this machine has many, and the server sees which. */
const ADDRESS = '127.66.66.66';
/** As many as an address may have by default; whatever is sent faster cuts the line. */
export const SOCKETS = 100;
export const MESSAGES_PER_SECOND = 40;
const CONNECTIONS = 32;

/** Somebody at one address who means no good, with as many lines as they get. */
export class Enemy {
  readonly port: number;
  readonly tally: Tally = { sent: 0, answered: 0, refused: 0, cut: 0 };
  readonly #agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  #on = false;
  #wake: (() => void)[] = [];

  constructor(port: number) {
    this.port = port;
  }

  get on(): boolean {
    return this.#on;
  }

  go(): void {
    this.#on = true;
    for (const wake of this.#wake.splice(0)) wake();
  }

  rest(): void {
    this.#on = false;
  }

  /** Does something over and over while the attack is on; `at` so many places at once. */
  always(at: number, act: (place: number, round: number) => Promise<void>): void {
    for (let place = 0; place < at; place++) void this.#repeat(place, act);
  }

  async #repeat(place: number, act: (place: number, round: number) => Promise<void>) {
    for (let round = 0; ; round++) {
      if (!this.#on) await new Promise<void>((resolve) => this.#wake.push(resolve));
      await act(place, round).catch(() => pause(50));
    }
  }

  async ask(method: 'GET' | 'POST', path: string, token = '', body?: string): Promise<Answered> {
    this.tally.sent++;
    try {
      const from = { port: this.port, address: ADDRESS, agent: this.#agent };
      const answered = await askFrom(from, method, path, token, body);
      if (answered.status >= 400) this.tally.refused++;
      else this.tally.answered++;
      return answered;
    } catch (error) {
      this.tally.cut++;
      throw error;
    }
  }

  /** Asks for something that has to work, before the attack; waits where it is too much at once. */
  async must<A>(path: string, token: string, body: object): Promise<A> {
    for (let tries = 0; ; tries++) {
      const { status, body: answer } = await this.ask('POST', path, token, JSON.stringify(body));
      if (status < 300) return JSON.parse(answer) as A;
      if (status !== 429 || tries > 100) throw new Error(`${path}: ${status} ${answer}`);
      await pause(300);
    }
  }

  async guest(name: string): Promise<string> {
    return (await this.must<{ token: string }>('/api/guests', '', { name })).token;
  }

  /** A line, or null where none was to be had. */
  line(token = ''): Promise<WebSocket | null> {
    const headers = token === '' ? {} : { authorization: `Bearer ${token}` };
    const options = { headers, localAddress: ADDRESS };
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}/ws`, options);
    return new Promise((resolve) => {
      socket.once('open', () => resolve(socket));
      socket.on('error', () => resolve(null));
      socket.on('close', () => {
        this.tally.cut++;
        resolve(null);
      });
      socket.on('message', (data: Buffer) => {
        const refused = data.includes('"t":"refused"') || data.includes('"t":"error"');
        if (refused) this.tally.refused++;
        else this.tally.answered++;
      });
    });
  }

  /** Keeps as many lines as it gets, and sends over each as many messages as one may have. */
  keepSending(tokenAt: (place: number) => string, say: (place: number, round: number) => object) {
    const lines = new Map<number, WebSocket>();
    this.always(SOCKETS, async (place, round) => {
      let line = lines.get(place) ?? null;
      if (line === null || line.readyState !== line.OPEN) {
        line = await this.line(tokenAt(place));
        if (line === null) return pause(200);
        lines.set(place, line);
      }
      this.tally.sent++;
      line.send(JSON.stringify({ id: round + 1, ...say(place, round) }));
      await pause(1000 / MESSAGES_PER_SECOND);
    });
  }
}

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));
