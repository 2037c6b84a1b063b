import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { no } from '../text/index.ts';
import type { AccountTables } from './tables.ts';

/** How long a try counts. */
export const ATTEMPT_WINDOW_MS = 15 * 60_000;
/** People behind one address share it, so it may try more often than one account may be tried. */
const PER_ADDRESS = 5;

/**
 * Counts tries to sign in, for every node alike. A try is counted before it is looked at, so that
 * many at once gain nothing; a right one clears its account. Names that nobody has are counted
 * like others: who waits learns nothing about who is there.
 */
export class Attempts {
  readonly #db: Kysely<AccountTables>;
  readonly #most: number;
  readonly #now: () => number;

  constructor(db: Kysely<AccountTables>, most: number, now: () => number) {
    this.#db = db;
    this.#most = most;
    this.#now = now;
  }

  /** Throws a sentence that says when to try again. */
  async take(login: string, address: string): Promise<void> {
    const place = await this.#count(addressKey(address), this.#most * PER_ADDRESS);
    const account = await this.#count(accountKey(login), this.#most);
    const wait = Math.max(place, account);
    if (wait > 0) throw no('sign-in-wait', { minutes: Math.max(1, Math.ceil(wait / 60_000)) });
  }

  /** It was them: what they tried before does not count, and their address has one try back. */
  async clear(login: string, address: string): Promise<void> {
    await this.forget(login);
    await this.#db
      .updateTable('account_attempts')
      .set({ tries: sql<number>`tries - 1` })
      .where('key', '=', addressKey(address))
      .execute();
  }

  /** What was tried on that account does not count. */
  async forget(login: string): Promise<void> {
    await this.#db.deleteFrom('account_attempts').where('key', '=', accountKey(login)).execute();
  }

  /** What has run out is of no use to anybody. */
  async sweep(): Promise<void> {
    const old = this.#now() - ATTEMPT_WINDOW_MS;
    await this.#db.deleteFrom('account_attempts').where('since', '<', old).execute();
  }

  /** Counts one more, and says how long to wait: 0 where it is allowed. */
  async #count(key: string, most: number): Promise<number> {
    const now = this.#now();
    // What lies in the future was counted before the clock was set back.
    const stale = sql<boolean>`(account_attempts.since <= ${now - ATTEMPT_WINDOW_MS} OR account_attempts.since > ${now})`;
    const row = await this.#db
      .insertInto('account_attempts')
      .values({ key, tries: 1, since: now })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          tries: sql<number>`CASE WHEN ${stale} THEN 1 ELSE account_attempts.tries + 1 END`,
          since: sql<number>`CASE WHEN ${stale} THEN ${now} ELSE account_attempts.since END`,
        }),
      )
      .returning(['tries', 'since'])
      .executeTakeFirstOrThrow();
    // PostgreSQL answers large numbers as text.
    return row.tries > most ? Number(row.since) + ATTEMPT_WINDOW_MS - now : 0;
  }
}

/** What people type stays out of the table; it may be somebody's address, or a password by mistake. */
const accountKey = (login: string): string =>
  `account ${createHash('sha256').update(login).digest('base64url')}`;

const addressKey = (address: string): string => `address ${placeOf(address)}`;

/** Whoever has one address of IPv6 has the other ones of its network as well. */
function placeOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [head = '', tail] = address.split('::');
  const front = head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : Math.max(0, 8 - front.length - back.length);
  const all = [...front, ...Array<string>(gap).fill('0'), ...back];
  return all.slice(0, 4).join(':');
}
