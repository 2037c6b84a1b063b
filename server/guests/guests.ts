import type { House } from '../house/house.ts';
import type { Guest } from '../store/store.ts';
import { bearerToken, type Tokens } from '../tokens/tokens.ts';
import { unguessable } from './names.ts';
import type { Signer } from './signing.ts';

/** What a request brings along to say who it is. */
export interface Credentials {
  readonly cookie?: string | undefined;
  readonly authorization?: string | undefined;
}

/** People without an account: a name, and a signed token that is theirs alone. */
export class Guests {
  readonly #house: House;
  readonly #signer: Signer;
  readonly #tokens: Tokens;
  readonly #whenEnded: ((guest: string) => void)[] = [];
  readonly cookieName: string;
  readonly #secure: boolean;

  constructor(house: House, signer: Signer, tokens: Tokens, secure: boolean) {
    this.#house = house;
    this.#signer = signer;
    this.#tokens = tokens;
    this.#secure = secure;
    // Browsers take a cookie of that name only over TLS, for this host alone.
    this.cookieName = secure ? '__Host-incognita' : 'incognita';
  }

  /** Who somebody is, or null for strangers, forged tokens and guests of another server. */
  async known({ cookie, authorization }: Credentials): Promise<Guest | null> {
    const access = bearerToken(authorization);
    if (access !== null) return this.#tokens.holder(access);
    const bearer = authorization?.match(/^Bearer (\S+)$/)?.[1];
    const token = bearer ?? cookieValue(cookie ?? '', this.cookieName);
    const id = token === null ? null : this.#signer.read(token);
    return id === null ? null : this.#house.store.guest(id);
  }

  /** Gives somebody a name: a new guest, or another name for a known one. */
  async name(known: Guest | null, name: string): Promise<Guest> {
    const created = known?.created ?? this.#house.now();
    const guest: Guest = { id: known?.id ?? unguessable(26), name, created };
    await this.#house.turns.write({ put: 'guest', guest });
    return guest;
  }

  /** Some way in which somebody came is closed: whoever came by it has to leave. */
  ended(guest: string): void {
    for (const told of this.#whenEnded) told(guest);
  }

  whenEnded(told: (guest: string) => void): void {
    this.#whenEnded.push(told);
  }

  tokenOf(guest: Guest): string {
    return this.#signer.sign(guest.id);
  }

  /** The text of a Set-Cookie header. */
  cookieOf(guest: Guest): string {
    const parts = [
      `${this.cookieName}=${this.tokenOf(guest)}`,
      'Path=/',
      'HttpOnly',
      'SameSite=Lax',
      `Max-Age=${400 * 24 * 3600}`,
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
