import type { House } from '../house/house.ts';
import type { Mail } from '../notify/mail.ts';
import type { SignUp } from '../protocol/index.ts';
import type { Guest } from '../store/store.ts';
import { no } from '../text/index.ts';
import { Attempts } from './attempts.ts';
import { Confirming } from './confirming.ts';
import type { AccountDatabase } from './database.ts';
import type { Library } from './library.ts';
import { isNoAddress, noAddress, saidNo } from './library-words.ts';
import { checkPassword } from './passwords.ts';
import { WayBack } from './way-back.ts';

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
  readonly load: () => Promise<Library>;
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
export const normal = (login: string): string => login.normalize('NFKC').toLowerCase();

/** People with an account: the persons who were guests, with a way to come back from anywhere. */
export class Accounts {
  readonly where: AccountDatabase;
  readonly attempts: Attempts;
  readonly hash: AccountOptions['hash'];
  /** Null where no mail can be sent: then addresses are taken at their word. */
  readonly confirming: Confirming | null;
  /** Null where no mail can be sent: then whoever runs the server has to help. */
  readonly wayBack: WayBack | null;
  readonly #house: House;
  readonly #mail: Mail | null;
  readonly #load: AccountOptions['load'];
  #library: Promise<Library> | null = null;
  readonly #sweeping: NodeJS.Timeout;

  constructor(where: AccountDatabase, house: House, { tries, mail, hash, load }: AccountOptions) {
    this.#load = load;
    this.where = where;
    this.#house = house;
    this.#mail = mail;
    this.hash = hash;
    this.attempts = new Attempts(where.db, tries, house.now);
    this.confirming = mail === null ? null : new Confirming(this, mail);
    this.wayBack = mail === null ? null : new WayBack(this, mail);
    this.#sweeping = setInterval(() => void this.attempts.sweep().catch(() => {}), SWEEP_MS);
    this.#sweeping.unref();
  }

  /** The auth library, loaded when somebody first needs it. */
  library(): Promise<Library> {
    this.#library ??= this.#load();
    return this.#library;
  }

  /** How the library reads and writes its tables. */
  async adapter() {
    return (await (await this.library()).$context).internalAdapter;
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
      await (await this.library()).api.getSession({ headers: bearing(token) });
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
    const adapter = await this.adapter();
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
      await adapter.createUser(user, { method: 'email-password' });
    } catch (error) {
      throw isTaken(error) ? no('login-taken', {}) : error;
    }
    try {
      const credential = { userId: id, providerId: 'credential', accountId: id, password: hash };
      await adapter.linkAccount(credential);
      const { token } = await adapter.createSession(id, false, { userAgent: browser });
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
    const { api } = await this.library();
    try {
      const { token } = login.includes('@')
        ? await api.signInEmail({ body: { email: login, password }, headers })
        : await api.signInUsername({ body: { username: login, password }, headers });
      return token;
    } catch (error) {
      if (saidNo(error)) throw no('wrong-login', {});
      throw error;
    }
  }

  /** Somebody whose deletion was cut short finds their account, and themselves, again. */
  async welcome(person: string): Promise<Guest> {
    const known = await this.#house.store.guest(person);
    if (known !== null) return known;
    const adapter = await this.adapter();
    const name = (await adapter.findUserById(person))?.name ?? '?';
    const guest: Guest = { id: person, name, created: this.#house.now() };
    await this.#house.turns.write({ put: 'guest', guest });
    return guest;
  }

  async hasPassword(person: string): Promise<boolean> {
    const adapter = await this.adapter();
    return (await adapter.findCredentialAccount(person))?.password != null;
  }

  /** Ends a session of one's own: one of the list, or all but this one. */
  async end(session: Session, which: string): Promise<void> {
    const adapter = await this.adapter();
    const all = await adapter.listSessions(session.person);
    const ending = all.filter(({ id }) => (which === 'others' ? id !== session.id : id === which));
    if (ending.length === 0 && which !== 'others') throw no('no-session', {});
    for (const { token } of ending) await adapter.deleteSession(token);
  }

  async endAll(person: string): Promise<void> {
    const adapter = await this.adapter();
    await adapter.deleteUserSessions(person);
  }

  /** A new password ends all sessions; answers with the token of the one that goes on. */
  async changePassword(session: Session, now: string, next: string, from: From): Promise<string> {
    await this.attempts.take(session.person, from.address);
    const headers = bearing(session.token);
    headers.set('user-agent', from.browser);
    try {
      const { token } = await (await this.library()).api.changePassword({
        body: { currentPassword: now, newPassword: next, revokeOtherSessions: true },
        headers,
      });
      await this.attempts.clear(session.person, from.address);
      return token ?? session.token;
    } catch (error) {
      if (saidNo(error)) throw no('wrong-password', {});
      throw error;
    }
  }

  /** Lets on whoever shows that it is them: by the password, or by having signed in just now. */
  async prove(session: Session, password: string | undefined, address: string): Promise<void> {
    if (!(await this.hasPassword(session.person))) return this.mustBeFresh(session);
    await this.attempts.take(session.person, address);
    const kept = await (await this.adapter()).findCredentialAccount(session.person);
    const right = await checkPassword(kept?.password ?? '', password ?? '');
    if (!right) throw no('wrong-password', {});
    await this.attempts.clear(session.person, address);
  }

  mustBeFresh(session: Session): void {
    if (this.#house.now() - session.since > FRESH_MS) throw no('not-fresh', {});
  }

  /** Takes a passkey back, unless it is the only way in. */
  async dropPasskey(session: Session, passkey: string): Promise<void> {
    const headers = bearing(session.token);
    const all = await (await this.library()).api.listPasskeys({ headers });
    if (!all.some(({ id }) => id === passkey)) throw no('no-passkey', {});
    if (all.length === 1 && !(await this.hasPassword(session.person))) throw no('last-way', {});
    await (await this.library()).api.deletePasskey({ body: { id: passkey }, headers });
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
export function isTaken(error: unknown): boolean {
  if (saidNo(error)) return true;
  const code = error instanceof Error && 'code' in error ? error.code : null;
  return code === '23505' || /UNIQUE constraint failed/.test(String(error));
}

const timeOf = (time: string | Date): number => new Date(time).getTime();

/** How the library is told whose session it is. */
export const bearing = (token: string): Headers =>
  new Headers({ authorization: `Bearer ${token}` });
