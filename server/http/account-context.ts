import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../accounts/account-access.ts';
import { takeAlong } from '../accounts/deletion.ts';
import { accountInfo } from '../accounts/info.ts';
import { whyNoPasskeys } from '../accounts/passkeys.ts';
import type { MyAccount } from '../protocol/index.ts';
import type { Guest } from '../store/store.ts';
import type { RequestContext } from './request-context.ts';

export const browserOf = (request: FastifyRequest): string =>
  (request.headers['user-agent'] ?? '').slice(0, 300);

/** What everybody is told about their own account, and how their browser comes to be signed in. */
export class AccountContext {
  readonly #context: RequestContext;

  constructor(context: RequestContext) {
    this.#context = context;
  }

  async mine(request: FastifyRequest, session: Session | null): Promise<MyAccount> {
    const { accounts, guests, settings } = this.#context;
    const { confirming } = accounts;
    const guest = session || !confirming ? null : await guests.known(request.headers);
    return {
      account: session === null ? null : await accountInfo(accounts, session),
      confirming: (guest && (await confirming?.waiting(guest))) ?? null,
      letters: accounts.passwordReset !== null,
      noPasskeys: whyNoPasskeys(request.headers.host, settings),
    };
  }

  /** From now on this browser is signed in; what its guest played comes along where that is wanted. */
  async enter(
    request: FastifyRequest,
    reply: FastifyReply,
    session: Session,
    guest: Guest | null,
  ): Promise<FastifyReply> {
    const { service, guests, accounts } = this.#context;
    // One browser, one session: the one before is nobody's any more.
    const before = await guests.session(request.headers);
    if (before !== null && before.id !== session.id) {
      await accounts.end(before, before.id);
      guests.ended(before.person);
    }
    if (guest !== null && guest.id !== session.person) {
      await takeAlong(service, guest.id, session.person);
      guests.ended(guest.id);
    }
    reply.header('set-cookie', guests.sessionCookie(session.token));
    return reply.send(await this.mine(request, session));
  }

  /** The guest of this browser, if it is one: somebody with an account has nothing to take along. */
  async guestHere(request: FastifyRequest): Promise<Guest | null> {
    const { guests } = this.#context;
    return (await guests.session(request.headers)) === null ? guests.known(request.headers) : null;
  }
}
