import { Dice } from '../dice.ts';
import { type OurPair, ourPair } from '../lines/server-clients.ts';
import { askFrom } from './ask-from.ts';

/** How long people think after a move has reached both of them. */
const PAUSE_MS = 100;

/** What was played in a while. */
export interface Played {
  readonly movesPerSecond: number;
  /** Until a move has reached both clients, in ms. */
  readonly p50: number;
  readonly p99: number;
  readonly slowest: number;
}

/** Honest people: two at each of many tables, everybody at an address of their own. */
export class Honest {
  readonly #pairs: readonly OurPair[];
  #took: number[] = [];
  #since = performance.now();
  #on = true;

  private constructor(pairs: readonly OurPair[]) {
    this.#pairs = pairs;
    for (const pair of pairs) this.#next(pair);
  }

  static async at(port: number, tables: number): Promise<Honest> {
    const pairs: OurPair[] = [];
    for (let i = 0; i < tables; i++) pairs.push(await sitDown(port, i));
    return new Honest(pairs);
  }

  #next(pair: OurPair): void {
    if (!this.#on) return;
    const sent = performance.now();
    pair.move(() => {
      this.#took.push(performance.now() - sent);
      setTimeout(() => this.#next(pair), PAUSE_MS);
    });
  }

  /** What was played since this was last asked. */
  played(): Played {
    const seconds = (performance.now() - this.#since) / 1000;
    const sorted = this.#took.toSorted((a, b) => a - b);
    this.#took = [];
    this.#since = performance.now();
    const rank = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
    return {
      movesPerSecond: sorted.length / seconds,
      p50: rank(0.5),
      p99: rank(0.99),
      slowest: sorted.at(-1) ?? Number.NaN,
    };
  }

  leave(): void {
    this.#on = false;
    for (const pair of this.#pairs) pair.close();
  }
}

const addressOf = (i: number, seat: number): string =>
  `127.${10 + (i >> 8)}.${i & 255}.${seat + 1}`;

/** A table that anybody may look at, as a public server has many. */
async function sitDown(port: number, i: number): Promise<OurPair> {
  const addresses = [addressOf(i, 0), addressOf(i, 1)];
  const ask = async <A>(seat: number, token: string, path: string, body: object): Promise<A> => {
    const from = { port, address: addresses[seat] ?? '' };
    const answer = await askFrom(from, 'POST', path, token, JSON.stringify(body));
    if (answer.status >= 300) throw new Error(`${path}: ${answer.body}`);
    return JSON.parse(answer.body) as A;
  };
  const tokens: string[] = [];
  for (const [seat, name] of ['Ada', 'Ben'].entries())
    tokens.push((await ask<{ token: string }>(seat, '', '/api/guests', { name })).token);
  const [ada = '', ben = ''] = tokens;
  const wish = { game: 'whiteout', visibility: 'public' };
  const { info } = await ask<{ info: { id: string } }>(0, ada, '/api/tables', wish);
  await ask(1, ben, `/api/tables/${info.id}/join`, {});
  await ask(0, ada, `/api/tables/${info.id}/start`, {});
  const counted = { bytes: 0, updates: 0 };
  return ourPair([port, port], info.id, tokens, new Dice(i + 1), counted, addresses);
}
