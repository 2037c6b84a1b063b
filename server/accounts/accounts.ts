import { APIError } from 'better-auth/api';
import type { House } from '../house/house.ts';
import type { Mail } from '../notify/mail.ts';
import type { AccountInfo, SignUp } from '../protocol/index.ts';
import type { Guest } from '../store/store.ts';
import { no } from '../text/index.ts';
import { Attempts } from './attempts.ts';
import { Confirming } from './confirming.ts';
import type { AccountDatabase } from './database.ts';
import { isNoAddress, type Library, noAddress } from './library.ts';
import { pageSettings } from './page-settings.ts';

/** A session that lasts: whose it is, and what its cookie holds. */
export interface Session {
  readonly id: string;
  readonly person: string;
  readonly token: string;
  readonly since: number;
}

export interface AccountOptions {
  /** How often a password may be tried. */
  readonly tries: number;
  readonly mail: Mail | null;
  readonly hash: (password: string) => Promise<string>;
}

/** Where a request comes from. */
export interface From {
  readonly address: string;
  readonly browser: string;
}

/** How long after signing in somebody may do what a borrowed browser must not. */
const FRESH_MS = 60 * 60_000;
const SWEEP_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/** There is no difference between a and A in what people sign in with. */
const normal = (login: string): string => login.normalize('NFKC').toLowerCase();

/** People with an account: the persons who were guests, with a way to come back from anywhere. */
export class Accounts {
  readonly library: Library;
  readonly where: AccountDatabase;
  readonly attempts: Attempts;
  readonly hash: AccountOptions['hash'];
  /** Null where no mail can be sent: then addresses are taken at their word. */
  readonly confirming: Confirming | null;
  readonly #house: House;
  readonly #mail: Mail | null;
  readonly #sweeping: NodeJS.Timeout;

  constructor(
    library: Library,
    where: AccountDatabase,
    house: House,
    { tries, mail, hash }: AccountOptions,
  ) {
    this.library = library;
    this.where = where;
    this.#house = house;
    this.#mail = mail;
    this.hash = hash;
    this.attempts = new Attempts(where.db, tries, house.now);
    this.confirming = mail === null ? null : new Confirming(this, mail);
    this.#sweeping = setInterval(() => void this.attempts.sweep().catch(() => {}), SWEEP_MS);
    this.#sweeping.unref();
  }

  /** Whether somebody has an account: then what made them a guest is no longer enough. */
  async has(person: string): Promise<boolean> {
    const found = await this.where.db
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', person)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** The session of a token, if it still lasts. Using it makes it last longer. */
  async session(token: string): Promise<Session | null> {
    const row = await this.where.db
      .selectFrom('account_sessions')
      .select(['id', 'userId', 'createdAt', 'updatedAt', 'expiresAt'])
      .where('token', '=', token)
      .executeTakeFirst();
    if (row === undefined || timeOf(row.expiresAt) <= Date.now()) return null;
    // Asked for on every request, so the library is only troubled once a day.
    if (Date.now() - timeOf(row.updatedAt) > DAY_MS)
      await this.library.api.getSession({ headers: bearing(token) });
    return { id: row.id, person: row.userId, token, since: timeOf(row.createdAt) };
  }

  /**
   * Makes a guest an account of the same person. Answers with the token of their first session, or
   * with null where their address has to be confirmed first.
   */
  async signUp(
    guest: Guest,
    { login, password, language }: SignUp,
    from: From,
  ): Promise<string | null> {
    if (await this.has(guest.id)) throw no('has-account', {});
    const wanted = normal(login);
    if (isNoAddress(wanted)) throw no('login-taken', {});
    if (password.toLowerCase().includes(wanted)) throw no('password-is-login', {});
    if (this.confirming === null || !wanted.includes('@'))
      return this.open(guest, wanted, await this.hash(password), from.browser);
    await this.confirming.ask(guest, wanted, password, language, from);
    return null;
  }

  /** Opens an account whose login and password are as they should be. */
  async open(guest: Guest, login: string, hash: string, browser: string): Promise<string> {
    const { internalAdapter } = await this.library.$context;
    const { id, name } = guest;
    const byMail = login.includes('@');
    const user = {
      id,
      name,
      email: byMail ? login : noAddress(id),
      emailVerified: byMail && this.confirming !== null,
      ...(byMail ? {} : { username: login }),
    };
    try {
      await internalAdapter.createUser(user, { method: 'email-password' });
    } catch (error) {
      throw isTaken(error) ? no('login-taken', {}) : error;
    }
    try {
      const credential = { userId: id, providerId: 'credential', accountId: id, password: hash };
      await internalAdapter.linkAccount(credential);
      const { token } = await internalAdapter.createSession(id, false, { userAgent: browser });
      return token;
    } catch (error) {
      await this.eraseIfClosed(id);
      throw error;
    }
  }

  /** An account without a way in would lock its guest out: they are a guest again. */
  async eraseIfClosed(person: string): Promise<void> {
    for (const table of ['account_credentials', 'account_passkeys'] as const) {
      const ways = this.where.db.selectFrom(table).select('id').where('userId', '=', person);
      if ((await ways.executeTakeFirst()) !== undefined) return;
    }
    await this.erase(person);
  }

  /** Whoever knows the password of an account; a wrong one and an unknown name look the same. */
  async signIn(login: string, password: string, { address, browser }: From): Promise<Session> {
    const wanted = normal(login);
    await this.attempts.take(wanted, address);
    const token = await this.#tokenFor(wanted, password, browser);
    const session = await this.session(token);
    if (session === null) throw no('failed', {});
    await this.attempts.clear(wanted, address);
    await this.welcome(session.person);
    return session;
  }

  async #tokenFor(login: string, password: string, browser: string): Promise<string> {
    const headers = new Headers({ 'user-agent': browser });
    const { api } = this.library;
    try {
      const { token } = login.includes('@')
        ? await api.signInEmail({ body: { email: login, password }, headers })
        : await api.signInUsername({ body: { username: login, password }, headers });
      return token;
    } catch (error) {
      if (error instanceof APIError) throw no('wrong-login', {});
      throw error;
    }
  }

  /** Somebody whose deletion was cut short finds their account, and themselves, again. */
  async welcome(person: string): Promise<Guest> {
    const known = await this.#house.store.guest(person);
    if (known !== null) return known;
    const { internalAdapter } = await this.library.$context;
    const name = (await internalAdapter.findUserById(person))?.name ?? '?';
    const guest: Guest = { id: person, name, created: this.#house.now() };
    await this.#house.turns.write({ put: 'guest', guest });
    return guest;
  }

  async info(session: Session): Promise<AccountInfo> {
    const { internalAdapter } = await this.library.$context;
    const user = await internalAdapter.findUserById(session.person);
    const sessions = await internalAdapter.listSessions(session.person, {
      onlyActiveSessions: true,
    });
    const passkeys = await this.library.api.listPasskeys({ headers: bearing(session.token) });
    return {
      login: user === null ? null : loginOf(user),
      hasPassword: await this.#hasPassword(session.person),
      sessions: sessions
        .map((one) => ({
          id: one.id,
          browser: one.userAgent ?? '',
          since: one.createdAt.getTime(),
          seen: one.updatedAt.getTime(),
          here: one.id === session.id,
        }))
        .sort((a, b) => Number(b.here) - Number(a.here) || b.seen - a.seen),
      passkeys: passkeys.map(({ id, name, createdAt }) => ({
        id,
        name: name ?? '',
        since: createdAt ? new Date(createdAt).getTime() : null,
      })),
      settings: await pageSettings(this.where.db, session.person),
    };
  }

  async #hasPassword(person: string): Promise<boolean> {
    const { internalAdapter } = await this.library.$context;
    return (await internalAdapter.findCredentialAccount(person))?.password != null;
  }

  /** Ends a session of one's own: one of the list, or all but this one. */
  async end(session: Session, which: string): Promise<void> {
    const { internalAdapter } = await this.library.$context;
    const all = await internalAdapter.listSessions(session.person);
    const ending = all.filter(({ id }) => (which === 'others' ? id !== session.id : id === which));
    if (ending.length === 0 && which !== 'others') throw no('no-session', {});
    for (const { token } of ending) await internalAdapter.deleteSession(token);
  }

  async endAll(person: string): Promise<void> {
    const { internalAdapter } = await this.library.$context;
    await internalAdapter.deleteUserSessions(person);
  }

  /** A new password ends all sessions; answers with the token of the one that goes on. */
  async changePassword(session: Session, now: string, next: string, from: From): Promise<string> {
    await this.attempts.take(session.person, from.address);
    const headers = bearing(session.token);
    headers.set('user-agent', from.browser);
    try {
      const { token } = await this.library.api.changePassword({
        body: { currentPassword: now, newPassword: next, revokeOtherSessions: true },
        headers,
      });
      await this.attempts.clear(session.person, from.address);
      return token ?? session.token;
    } catch (error) {
      if (error instanceof APIError) throw no('wrong-password', {});
      throw error;
    }
  }

  /** Lets on whoever shows that it is them: by the password, or by having signed in just now. */
  async prove(session: Session, password: string | undefined, address: string): Promise<void> {
    if (!(await this.#hasPassword(session.person))) return this.mustBeFresh(session);
    await this.attempts.take(session.person, address);
    const { internalAdapter, password: hashes } = await this.library.$context;
    const kept = await internalAdapter.findCredentialAccount(session.person);
    const right = await hashes.verify({ hash: kept?.password ?? '', password: password ?? '' });
    if (!right) throw no('wrong-password', {});
    await this.attempts.clear(session.person, address);
  }

  mustBeFresh(session: Session): void {
    if (this.#house.now() - session.since > FRESH_MS) throw no('not-fresh', {});
  }

  /** Takes a passkey back, unless it is the only way in. */
  async dropPasskey(session: Session, passkey: string): Promise<void> {
    const headers = bearing(session.token);
    const all = await this.library.api.listPasskeys({ headers });
    if (!all.some(({ id }) => id === passkey)) throw no('no-passkey', {});
    if (all.length === 1 && !(await this.#hasPassword(session.person))) throw no('last-way', {});
    await this.library.api.deletePasskey({ body: { id: passkey }, headers });
  }

  /** Everything that the account was; the person's games are the house's affair. */
  async erase(person: string): Promise<void> {
    const { db } = this.where;
    for (const table of ['account_passkeys', 'account_sessions', 'account_credentials'] as const)
      await db.deleteFrom(table).where('userId', '=', person).execute();
    await db.deleteFrom('account_settings').where('person', '=', person).execute();
    await db.deleteFrom('accounts').where('id', '=', person).execute();
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeping);
    this.#mail?.close();
    await this.where.db.destroy();
  }
}

/** The library found it, or the database did, where two were quick. */
function isTaken(error: unknown): boolean {
  if (error instanceof APIError) return true;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === '23505' || /UNIQUE constraint failed/.test(String(error));
}

const timeOf = (time: string | Date): number => new Date(time).getTime();

/** How the library is told whose session it is. */
export const bearing = (token: string): Headers =>
  new Headers({ authorization: `Bearer ${token}` });

const loginOf = (user: { email: string; username?: unknown }): string | null => {
  if (typeof user.username === 'string') return user.username;
  return isNoAddress(user.email) ? null : user.email;
};
