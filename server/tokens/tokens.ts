import { createHash } from 'node:crypto';
import { unguessable } from '../guests/names.ts';
import type { House } from '../house/house.ts';
import { TOKEN_PREFIX, type TokenInfo } from '../protocol/index.ts';
import type { Guest } from '../store/store.ts';
import { no } from '../text/index.ts';
import { Bucket } from '../wire/bucket.ts';

const KIND = 'token';
const MOST = 20;
/** How exactly it is kept when a token was last used: not every request shall write. */
const USED_MS = 3600_000;
/** Buckets in memory; past that all begin afresh. */
const MOST_BUCKETS = 10_000;

/** The token itself has 200 bits of chance, so a plain hash cannot be turned back. */
const printOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The access token of a header, or null where it brings none. */
export function bearerToken(authorization: string | undefined): string | null {
  const bearer = authorization?.match(/^Bearer (\S{1,200})$/)?.[1];
  return bearer?.startsWith(TOKEN_PREFIX) ? bearer : null;
}

/** Access tokens for programs that play in somebody's name. Only their prints are kept. */
export class Tokens {
  readonly #house: House;
  readonly #rate: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(house: House, rate: number) {
    this.#house = house;
    this.#rate = rate;
  }

  /** A new token. The answer is the only time that anybody sees it. */
  async make(guest: Guest, name: string): Promise<{ token: string; info: TokenInfo }> {
    if ((await this.list(guest)).length >= MOST) throw no('too-many-tokens', { most: MOST });
    const token = TOKEN_PREFIX + unguessable(40);
    const info: TokenInfo = { id: unguessable(12), name, created: this.#house.now(), used: null };
    await this.#keep(guest.id, printOf(token), info);
    return { token, info };
  }

  async list(guest: Guest): Promise<TokenInfo[]> {
    const papers = await this.#house.store.papersOf(KIND, guest.id);
    return papers
      .map(({ body }): TokenInfo => JSON.parse(body))
      .sort((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1));
  }

  async revoke(guest: Guest, id: string): Promise<void> {
    const papers = await this.#house.store.papersOf(KIND, guest.id);
    const held = papers.find(({ body }) => JSON.parse(body).id === id);
    if (held === undefined) throw no('no-token', {});
    await this.#house.turns.write({ put: 'no-paper', kind: KIND, id: held.id });
  }

  /** Takes all tokens of somebody away, and says how many there were. */
  async revokeAll(guest: string): Promise<number> {
    const papers = await this.#house.store.papersOf(KIND, guest);
    for (const { id } of papers) await this.#house.turns.write({ put: 'no-paper', kind: KIND, id });
    return papers.length;
  }

  /** Whose token that is, or null. */
  async holder(token: string): Promise<Guest | null> {
    const print = printOf(token);
    const paper = await this.#house.store.paper(KIND, print);
    if (paper === null) return null;
    const info: TokenInfo = JSON.parse(paper.body);
    const hour = Math.floor(this.#house.now() / USED_MS) * USED_MS;
    // Nobody waits for it, and it is no loss if it is not stored.
    if (info.used !== hour) this.#keep(paper.owner, print, { ...info, used: hour }).catch(() => {});
    return this.#house.store.guest(paper.owner);
  }

  /** Whether a token may ask something now. */
  admits(token: string): boolean {
    const print = printOf(token);
    let bucket = this.#buckets.get(print);
    if (bucket === undefined) {
      if (this.#buckets.size >= MOST_BUCKETS) this.#buckets.clear();
      bucket = new Bucket(this.#rate, Date.now);
      this.#buckets.set(print, bucket);
    }
    return bucket.take();
  }

  async #keep(owner: string, print: string, info: TokenInfo): Promise<void> {
    const paper = { kind: KIND, id: print, owner, body: JSON.stringify(info) };
    await this.#house.turns.write({ put: 'paper', paper });
  }
}
