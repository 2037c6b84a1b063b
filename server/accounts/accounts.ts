import { MAX_SESSIONS_PER_ACCOUNT } from '../limits/quotas.ts';
import type { Mail } from '../notify/mail.ts';
import type { SignUp } from '../protocol/index.ts';
import type { Guest } from '../store/store.ts';
import type { TableService } from '../tables/table-service.ts';
import { no } from '../text/index.ts';
import {
  type AccountAccess,
  type Adapter,
  bearing,
  type From,
  isTaken,
  normal,
  type Session,
} from './account-access.ts';
import {
  endResetCodes,
  eraseAccount,
  eraseIdleSessions,
  eraseLeftovers,
  insertAccount,
  isClosed,
  isOpen,
  noteUse,
} from './account-rows.ts';
import { Attempts } from './attempts.ts';
import type { AccountDatabase } from './database.ts';
import { EmailConfirmation } from './email-confirmation.ts';
import type { Library } from './library.ts';
import { isNoAddress, saidNo } from './library-words.ts';
import { PasswordReset } from './password-reset.ts';
import { checkNewPassword, checkPassword } from './passwords.ts';
import type { SessionLife } from './session-life.ts';

export interface AccountOptions {
  /** How often a password may be tried. */
  readonly tries: number;
  readonly mail: Mail | null;
  readonly hash: (password: string) => Promise<string>;
  readonly load: () => Promise<Library>;
  readonly life: SessionLife;
}

/** How long after signing in somebody may do what a borrowed browser must not. */
const FRESH_SESSION_MS = 15 * 60_000;
const SWEEP_MS = 60 * 60_000;

/** People with an account: the persons who were guests, with a way to come back from anywhere. */
export class Accounts implements AccountAccess {
  readonly where: AccountDatabase;
  readonly attempts: Attempts;
  readonly hash: AccountOptions['hash'];
  /** Null where no mail can be sent: then addresses are taken at their word. */
  readonly confirming: EmailConfirmation | null;
  /** Null where no mail can be sent: then whoever runs the server has to help. */
  readonly passwordReset: PasswordReset | null;
  readonly #service: TableService;
  readonly #mail: Mail | null;
  readonly #load: AccountOptions['load'];
  readonly #life: SessionLife;
  #library: Promise<Library> | null = null;
  readonly #sweeping: NodeJS.Timeout;

  constructor(
    where: AccountDatabase,
    service: TableService,
    { tries, mail, hash, load, life }: AccountOptions,
  ) {
    this.#load = load;
    this.#life = life;
    this.where = where;
    this.#service = service;
    this.#mail = mail;
    this.hash = hash;
    this.attempts = new Attempts(where.db, tries, service.now);
    this.confirming = mail === null ? null : new EmailConfirmation(this, mail);
    this.passwordReset = mail === null ? null : new PasswordReset(this, mail);
    const sweep = (): void => void this.#sweep().catch(() => {});
    this.#sweeping = setInterval(sweep, SWEEP_MS);
    this.#sweeping.unref();
    sweep();
  }

  async #sweep(): Promise<void> {
    await this.attempts.sweep();
    await eraseLeftovers(this.where, new Date(Date.now() - SWEEP_MS));
    await eraseIdleSessions(this.where, new Date(Date.now() - this.#life.idleMs));
  }

  /** The auth library, loaded when somebody first needs it. */
  library(): Promise<Library> {
    this.#library ??= this.#load();
    return this.#library;
  }

  /** How the library reads and writes its tables. */
  async adapter(): Promise<Adapter> {
    return (await (await this.library()).$context).internalAdapter;
  }

  /** Whether somebody has an account: then what made them a guest is no longer enough. */
  has(person: string): Promise<boolean> {
    return isOpen(this.where, person);
  }

  /** The session of a token, if it still lasts. Using it, and not only looking, makes it last longer. */
  async session(token: string, using = true): Promise<Session | null> {
    const row = await this.where.read(() =>
      this.where.db
        .selectFrom('account_sessions')
        .select(['id', 'userId', 'createdAt', 'updatedAt', 'expiresAt'])
        .where('token', '=', token)
        .executeTakeFirst(),
    );
    if (row === undefined) return null;
    const unused = Date.now() - timeOf(row.updatedAt);
    if (timeOf(row.expiresAt) <= Date.now() || unused > this.#life.idleMs) return null;
    // Asked for on every request, so it is only noted now and then.
    if (using && unused > this.#life.noteEveryMs)
      await noteUse(this.where, row.id, new Date(), this.#life.idleMs);
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
    checkNewPassword(password, wanted);
    if (this.confirming === null || !wanted.includes('@'))
      return this.open(guest, wanted, await this.hash(password), from.browser);
    await this.confirming.ask(guest, wanted, password, language, from);
    return null;
  }

  /** Opens an account whose login and password are as they should be. */
  async open(guest: Guest, login: string, hash: string, browser: string): Promise<string> {
    const { id, name } = guest;
    const confirmed = login.includes('@') && this.confirming !== null;
    await this.eraseIfClosed(id);
    try {
      await insertAccount(this.where, { id, name, login, confirmed, hash });
    } catch (error) {
      throw isTaken(error) ? no('login-taken', {}) : error;
    }
    // Who is cut off from here on has the account, and signs in.
    const adapter = await this.adapter();
    const { token } = await adapter.createSession(id, false, { userAgent: browser });
    return token;
  }

  /** Codes that were sent to replace a forgotten password are worth nothing from now on. */
  endResetCodes(person: string): Promise<void> {
    return endResetCodes(this.where, person);
  }

  /** What a sign-up that was cut short has left is in the way of the next one. */
  async eraseIfClosed(person: string): Promise<void> {
    if (await isClosed(this.where, person)) await this.erase(person);
  }

  /** Whoever knows the password of an account; a wrong one and an unknown name look the same. */
  async signIn(login: string, password: string, { address, browser }: From): Promise<Session> {
    const wanted = normal(login);
    await this.attempts.take(wanted, address);
    const token = await this.#tokenFor(wanted, password, browser);
    const session = await this.session(token);
    if (session === null) throw no('failed', {});
    await this.attempts.clear(wanted, address);
    await this.#endOldest(session.person);
    await this.welcome(session.person);
    return session;
  }

  /** Nobody has more sessions than anybody needs: who signs in over and over loses the oldest. */
  async #endOldest(person: string): Promise<void> {
    const adapter = await this.adapter();
    const all = [...(await adapter.listSessions(person))];
    all.sort((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
    for (const { token } of all.slice(MAX_SESSIONS_PER_ACCOUNT)) await adapter.deleteSession(token);
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
    const known = await this.#service.store.guest(person);
    if (known !== null) return known;
    const adapter = await this.adapter();
    const name = (await adapter.findUserById(person))?.name ?? '?';
    const guest: Guest = { id: person, name, created: this.#service.now() };
    await this.#service.commits.write({ put: 'guest', guest });
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
    checkNewPassword(next);
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

  /** Whoever shows that it is them has a new session in place of the old: as if signed in just now. */
  async renew(session: Session, password: string, from: From): Promise<Session> {
    if (!(await this.hasPassword(session.person))) throw no('wrong-password', {});
    await this.prove(session, password, from.address);
    const adapter = await this.adapter();
    const { token } = await adapter.createSession(session.person, false, {
      userAgent: from.browser,
    });
    await adapter.deleteSession(session.token);
    const renewed = await this.session(token);
    if (renewed === null) throw no('failed', {});
    return renewed;
  }

  mustBeFresh(session: Session): void {
    if (this.#service.now() - session.since > FRESH_SESSION_MS) throw no('not-fresh', {});
  }

  /** Takes a passkey back, unless it is the only way in. */
  async dropPasskey(session: Session, passkey: string): Promise<void> {
    this.mustBeFresh(session);
    const headers = bearing(session.token);
    const all = await (await this.library()).api.listPasskeys({ headers });
    if (!all.some(({ id }) => id === passkey)) throw no('no-passkey', {});
    if (all.length === 1 && !(await this.hasPassword(session.person))) throw no('last-way', {});
    await (await this.library()).api.deletePasskey({ body: { id: passkey }, headers });
  }

  /** Everything that the account was; the person's games are left to the tables. */
  erase(person: string): Promise<void> {
    return eraseAccount(this.where, person);
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeping);
    this.#mail?.close();
    await this.where.db.destroy();
  }
}

const timeOf = (time: string | Date): number => new Date(time).getTime();
