import { createHash } from 'node:crypto';
import { unguessable } from '../guests/names.ts';
import { MAX_TOKENS_PER_PERSON, PerPerson } from '../limits/quotas.ts';
import { TOKEN_PREFIX, type TokenInfo } from '../protocol/index.ts';
import type { Guest } from '../store/store.ts';
import type { TableService } from '../tables/table-service.ts';
import { no } from '../text/index.ts';

const TOKEN_KIND = 'token';
/** How exactly it is kept when a token was last used: not every request shall write. */
const LAST_USED_PRECISION_MS = 3600_000;

/** The token itself has 200 bits of chance, so a plain hash cannot be turned back. */
const printOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The access token of a header, or null where it brings none. */
export function bearerToken(authorization: string | undefined): string | null {
  const bearer = authorization?.match(/^Bearer (\S{1,200})$/)?.[1];
  return bearer?.startsWith(TOKEN_PREFIX) ? bearer : null;
}

/** Access tokens for programs that play in somebody's name. Only their prints are kept. */
export class Tokens {
  readonly #service: TableService;
  readonly #limits: PerPerson;

  constructor(service: TableService, rate: number) {
    this.#service = service;
    this.#limits = new PerPerson(rate);
  }

  /** A new token. The answer is the only time that anybody sees it. */
  async make(guest: Guest, name: string): Promise<{ token: string; info: TokenInfo }> {
    if ((await this.list(guest)).length >= MAX_TOKENS_PER_PERSON)
      throw no('too-many-tokens', { most: MAX_TOKENS_PER_PERSON });
    const token = TOKEN_PREFIX + unguessable(40);
    const info: TokenInfo = { id: unguessable(12), name, created: this.#service.now(), used: null };
    await this.#keep(guest.id, printOf(token), info);
    return { token, info };
  }

  async list(guest: Guest): Promise<TokenInfo[]> {
    const records = await this.#service.store.recordsOf(TOKEN_KIND, guest.id);
    return records
      .map(({ body }): TokenInfo => JSON.parse(body))
      .sort((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1));
  }

  async revoke(guest: Guest, id: string): Promise<void> {
    const records = await this.#service.store.recordsOf(TOKEN_KIND, guest.id);
    const held = records.find(({ body }) => JSON.parse(body).id === id);
    if (held === undefined) throw no('no-token', {});
    await this.#service.commits.write({ put: 'drop-record', kind: TOKEN_KIND, id: held.id });
  }

  /** Takes all tokens of somebody away, and says how many there were. */
  async revokeAll(guest: string): Promise<number> {
    const records = await this.#service.store.recordsOf(TOKEN_KIND, guest);
    for (const { id } of records)
      await this.#service.commits.write({ put: 'drop-record', kind: TOKEN_KIND, id });
    return records.length;
  }

  /** Whose token that is, or null. */
  async holder(token: string): Promise<Guest | null> {
    const print = printOf(token);
    const record = await this.#service.store.record(TOKEN_KIND, print);
    if (record === null) return null;
    const info: TokenInfo = JSON.parse(record.body);
    const hour = Math.floor(this.#service.now() / LAST_USED_PRECISION_MS) * LAST_USED_PRECISION_MS;
    // Nobody waits for it, and it is no loss if it is not stored.
    if (info.used !== hour)
      this.#keep(record.owner, print, { ...info, used: hour }).catch(() => {});
    return this.#service.store.guest(record.owner);
  }

  /** Whether a token may ask something now. */
  admits(token: string): boolean {
    return this.#limits.take(printOf(token));
  }

  async #keep(owner: string, print: string, info: TokenInfo): Promise<void> {
    const record = { kind: TOKEN_KIND, id: print, owner, body: JSON.stringify(info) };
    await this.#service.commits.write({ put: 'record', record });
  }
}
