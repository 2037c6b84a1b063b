import type { FastifyRequest } from 'fastify';
import type { Accounts, Session } from '../accounts/accounts.ts';
import type { Guests } from '../guests/guests.ts';
import type { House } from '../house/house.ts';
import type { LiveTable } from '../house/live.ts';
import { TABLE_ID } from '../protocol/index.ts';
import type { Settings } from '../settings.ts';
import type { Guest } from '../store/store.ts';
import { no } from '../text/index.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** What every route needs: who asks, and for which table. */
export class Desk {
  readonly house: House;
  readonly guests: Guests;
  readonly settings: Settings;
  readonly tokens: Tokens;
  readonly accounts: Accounts;

  constructor(
    house: House,
    guests: Guests,
    { tokens, accounts }: { readonly tokens: Tokens; readonly accounts: Accounts },
    settings: Settings,
  ) {
    this.house = house;
    this.guests = guests;
    this.tokens = tokens;
    this.accounts = accounts;
    this.settings = settings;
  }

  guest(request: FastifyRequest): Promise<Guest | null> {
    return this.guests.known(request.headers);
  }

  async mustBeGuest(request: FastifyRequest): Promise<Guest> {
    const guest = await this.guest(request);
    if (guest === null) throw no('no-guest', {});
    return guest;
  }

  async mustBeSignedIn(request: FastifyRequest): Promise<Session> {
    const session = await this.guests.session(request.headers);
    if (session === null) throw no('no-account', {});
    return session;
  }

  async table(request: FastifyRequest): Promise<LiveTable> {
    const { id } = request.params as { readonly id?: string };
    if (id === undefined || !TABLE_ID.test(id)) throw no('no-table', {});
    return this.house.open(id);
  }

  /** A stricter limit than the general one, per minute and address. */
  limited(max: number): { config: { rateLimit: { max: number; timeWindow: number } } } {
    return { config: { rateLimit: { max, timeWindow: 60_000 } } };
  }
}
