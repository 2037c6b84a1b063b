import type { FastifyRequest } from 'fastify';
import type { Session } from '../accounts/account-access.ts';
import type { Accounts } from '../accounts/accounts.ts';
import type { Guests } from '../guests/guests.ts';
import type { Visitor, Visitors } from '../limits/visitors.ts';
import { TABLE_ID } from '../protocol/index.ts';
import type { Settings } from '../settings.ts';
import type { Guest } from '../store/store.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { TableService } from '../tables/table-service.ts';
import { no } from '../text/index.ts';
import type { Tokens } from '../tokens/tokens.ts';

/** What every route needs: who asks, and for which table. */
export class RequestContext {
  readonly service: TableService;
  readonly guests: Guests;
  readonly settings: Settings;
  readonly tokens: Tokens;
  readonly accounts: Accounts;
  readonly visitors: Visitors;

  constructor(
    service: TableService,
    guests: Guests,
    parts: {
      readonly tokens: Tokens;
      readonly accounts: Accounts;
      readonly visitors: Visitors;
    },
    settings: Settings,
  ) {
    this.service = service;
    this.guests = guests;
    this.tokens = parts.tokens;
    this.accounts = parts.accounts;
    this.visitors = parts.visitors;
    this.settings = settings;
  }

  /** Everybody at the address that a request comes from. */
  visitor(request: FastifyRequest): Visitor {
    return this.visitors.from(request.ip);
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
    return this.service.open(id);
  }

  /** A stricter limit than the general one, per minute and address. */
  limited(max: number): { config: { rateLimit: { max: number; timeWindow: number } } } {
    return { config: { rateLimit: { max, timeWindow: 60_000 } } };
  }
}
