import type { Session } from '../accounts/account-access.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Guest } from '../store/store.ts';
import type { TableService } from '../tables/table-service.ts';
import { bearerToken, type Tokens } from '../tokens/tokens.ts';
import { unguessable } from './names.ts';
import type { Signer } from './signing.ts';

/** What a request brings along to say who it is. */
export interface Credentials {
  readonly cookie?: string | undefined;
  readonly authorization?: string | undefined;
}

const SHUT_OUT_KIND = 'shut-out';
/** As long as browsers keep one. */
const COOKIE_S = 400 * 24 * 3600;

/** How people say who they are. */
export interface SignInChecks {
  /** Signs the token of a guest. */
  readonly guest: Signer;
  /** Signs the token of a session. */
  readonly session: Signer;
  readonly tokens: Tokens;
  readonly accounts: Accounts;
}

/**
 * Who somebody is: a guest with a name and a signed token that is theirs alone, a person with an
 * account and a session, or a program with an access token.
 */
export class Guests {
  readonly #service: TableService;
  readonly #checks: SignInChecks;
  readonly #whenEnded: ((guest: string) => void)[] = [];
  readonly cookieName: string;
  readonly #secure: boolean;

  constructor(service: TableService, checks: SignInChecks, secure: boolean) {
    this.#service = service;
    this.#checks = checks;
    this.#secure = secure;
    service.endedElsewhere = (guest) => this.#tellEnded(guest);
    // Browsers take a cookie of that name only over TLS, for this host alone.
    this.cookieName = secure ? '__Host-incognita' : 'incognita';
  }

  /**
   * Who somebody is, or null for strangers, forged tokens and guests of another server. Whoever only
   * looks whether they still are who they were does not use their session.
   */
  async known({ cookie, authorization }: Credentials, using = true): Promise<Guest | null> {
    const access = bearerToken(authorization);
    if (access !== null) return this.#checks.tokens.holder(access);
    const token = this.#token({ cookie, authorization });
    if (token === null) return null;
    const session = this.#checks.session.read(token);
    if (session !== null) {
      const found = await this.#checks.accounts.session(session, using);
      return found === null ? null : this.#service.store.guest(found.person);
    }
    const id = this.#checks.guest.read(token);
    // Whoever has an account can end its sessions; the token that a guest once had never ends.
    if (id === null || (await this.#checks.accounts.has(id))) return null;
    if ((await this.#service.store.record(SHUT_OUT_KIND, id)) !== null) return null;
    return this.#service.store.guest(id);
  }

  /** The token that a guest has is worth nothing from now on, and they can have no other. */
  async shutOut(guest: string): Promise<void> {
    const record = { kind: SHUT_OUT_KIND, id: guest, owner: guest, body: '{}' };
    await this.#service.commits.write({ put: 'record', record });
  }

  /** The session that a request comes with, or null for guests and strangers. */
  async session(credentials: Credentials): Promise<Session | null> {
    const token = this.#token(credentials);
    const session = token === null ? null : this.#checks.session.read(token);
    return session === null ? null : this.#checks.accounts.session(session);
  }

  #token({ cookie, authorization }: Credentials): string | null {
    const bearer = authorization?.match(/^Bearer (\S+)$/)?.[1];
    return bearer ?? cookieValue(cookie ?? '', this.cookieName);
  }

  /** Gives somebody a name: a new guest, or another name for a known one. */
  async name(known: Guest | null, name: string): Promise<Guest> {
    const created = known?.created ?? this.#service.now();
    const guest: Guest = { id: known?.id ?? unguessable(26), name, created };
    await this.#service.commits.write({ put: 'guest', guest });
    return guest;
  }

  /**
   * Somebody has shut everybody else out: their programs lose their tokens, codes that were sent
   * are worth nothing, and whoever came by any of that has to leave, at every node.
   */
  async endAccess(person: string): Promise<void> {
    await this.#checks.tokens.revokeAll(person);
    await this.#checks.accounts.endResetCodes(person);
    this.ended(person);
  }

  /** Some way in which somebody came is closed: whoever came by it has to leave. */
  ended(guest: string): void {
    this.#tellEnded(guest);
    this.#service.cluster?.bus.say({ ended: guest });
  }

  #tellEnded(guest: string): void {
    for (const told of this.#whenEnded) told(guest);
  }

  whenEnded(told: (guest: string) => void): void {
    this.#whenEnded.push(told);
  }

  tokenOf(guest: Guest): string {
    return this.#checks.guest.sign(guest.id);
  }

  /** The text of a Set-Cookie header. */
  cookieOf(guest: Guest): string {
    return this.#cookie(this.tokenOf(guest), COOKIE_S);
  }

  /** In the place of the guest's cookie: a browser is one person at a time. */
  sessionCookie(token: string): string {
    return this.#cookie(this.#checks.session.sign(token), COOKIE_S);
  }

  get noCookie(): string {
    return this.#cookie('', 0);
  }

  #cookie(value: string, seconds: number): string {
    const parts = [
      `${this.cookieName}=${value}`,
      'Path=/',
      'HttpOnly',
      'SameSite=Lax',
      `Max-Age=${seconds}`,
    ];
    return [...parts, ...(this.#secure ? ['Secure'] : [])].join('; ');
  }
}

function cookieValue(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const cut = part.indexOf('=');
    if (cut > 0 && part.slice(0, cut).trim() === name) return part.slice(cut + 1).trim();
  }
  return null;
}
