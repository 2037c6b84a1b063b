import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '../accounts/accounts.ts';
import { sayFarewell, takeAlong } from '../accounts/farewell.ts';
import { accountInfo } from '../accounts/info.ts';
import { keepPageSettings } from '../accounts/page-settings.ts';
import { whyNoPasskeys } from '../accounts/passkeys.ts';
import { addPassword } from '../accounts/way-back.ts';
import type { MyAccount } from '../protocol/index.ts';
import * as form from '../protocol/index.ts';
import type { Guest } from '../store/store.ts';
import { no } from '../text/index.ts';
import { read } from './answers.ts';
import type { Desk } from './desk.ts';
import { passkeyRoutes } from './passkey-routes.ts';

/** Hashing is dear; nobody needs to do these often. */
const PER_MINUTE = 20;

export const browserOf = (request: FastifyRequest): string =>
  (request.headers['user-agent'] ?? '').slice(0, 300);

/** What everybody is told about their own account, and how their browser comes to be signed in. */
export class AccountDesk {
  readonly #desk: Desk;

  constructor(desk: Desk) {
    this.#desk = desk;
  }

  async mine(request: FastifyRequest, session: Session | null): Promise<MyAccount> {
    const { accounts, guests, settings } = this.#desk;
    const { confirming } = accounts;
    const guest = session || !confirming ? null : await guests.known(request.headers);
    return {
      account: session === null ? null : await accountInfo(accounts, session),
      confirming: (guest && (await confirming?.waiting(guest))) ?? null,
      letters: accounts.wayBack !== null,
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
    const { house, guests } = this.#desk;
    if (guest !== null && guest.id !== session.person) {
      await takeAlong(house, guest.id, session.person);
      guests.ended(guest.id);
    }
    reply.header('set-cookie', guests.sessionCookie(session.token));
    return reply.send(await this.mine(request, session));
  }

  /** The guest of this browser, if it is one: somebody with an account has nothing to take along. */
  async guestHere(request: FastifyRequest): Promise<Guest | null> {
    const { guests } = this.#desk;
    return (await guests.session(request.headers)) === null ? guests.known(request.headers) : null;
  }
}

/** A guest becomes an account, comes back from anywhere, sees their sessions, and may leave. */
export function accountRoutes(app: FastifyInstance, desk: Desk): void {
  const { accounts, guests, house } = desk;
  const counter = new AccountDesk(desk);
  const limited = desk.limited(PER_MINUTE);
  const from = (request: FastifyRequest) => ({ address: request.ip, browser: browserOf(request) });

  app.get('/api/account', async (request) =>
    counter.mine(request, await guests.session(request.headers)),
  );

  /** The guest is an account now; their old cookie is worth nothing, wherever else it lies. */
  const opened = async (request: FastifyRequest, reply: FastifyReply, token: string) => {
    const session = await accounts.session(token);
    if (session !== null) guests.ended(session.person);
    reply.code(201).header('set-cookie', guests.sessionCookie(token));
    return counter.mine(request, session);
  };

  app.post('/api/account', limited, async (request, reply) => {
    const wish = read(form.signUpBody, request.body);
    const guest = await desk.mustBeGuest(request);
    const token = await accounts.signUp(guest, wish, from(request));
    if (token !== null) return opened(request, reply, token);
    reply.code(202);
    return counter.mine(request, null);
  });

  app.post('/api/account/confirm', limited, async (request, reply) => {
    const { code } = read(form.confirmBody, request.body);
    const guest = await desk.mustBeGuest(request);
    if (accounts.confirming === null) throw no('no-code', {});
    return opened(request, reply, await accounts.confirming.confirm(guest, code, from(request)));
  });

  app.post('/api/account/sign-in', limited, async (request, reply) => {
    const { login, password, take } = read(form.signInBody, request.body);
    const guest = take ? await counter.guestHere(request) : null;
    const session = await accounts.signIn(login, password, from(request));
    return counter.enter(request, reply, session, guest);
  });

  app.post('/api/account/sign-out', async (request, reply) => {
    read(form.nothing, request.body);
    const session = await desk.mustBeSignedIn(request);
    await accounts.end(session, session.id);
    guests.ended(session.person);
    return reply.header('set-cookie', guests.noCookie).send(await counter.mine(request, null));
  });

  app.post('/api/account/sessions/end', async (request) => {
    const { session: which } = read(form.endSessionBody, request.body);
    const session = await desk.mustBeSignedIn(request);
    await accounts.end(session, which);
    guests.ended(session.person);
    return counter.mine(request, await guests.session(request.headers));
  });

  app.post('/api/account/password', limited, async (request, reply) => {
    const { now, next } = read(form.passwordBody, request.body);
    const session = await desk.mustBeSignedIn(request);
    const token = await accounts.changePassword(session, now, next, from(request));
    guests.ended(session.person);
    reply.header('set-cookie', guests.sessionCookie(token));
    return counter.mine(request, await accounts.session(token));
  });

  app.post('/api/account/login', limited, async (request) => {
    const wish = read(form.firstPasswordBody, request.body);
    const session = await desk.mustBeSignedIn(request);
    await addPassword(accounts, session, wish);
    return counter.mine(request, session);
  });

  const wayBack = () => {
    if (accounts.wayBack === null) throw no('no-letters', {});
    return accounts.wayBack;
  };

  app.post('/api/account/forgotten', limited, async (request) => {
    const { login, language } = read(form.forgottenBody, request.body);
    await wayBack().ask(login, language, from(request));
    return { sent: true };
  });

  app.post('/api/account/reset', limited, async (request, reply) => {
    const { code, password } = read(form.resetBody, request.body);
    const session = await wayBack().reset(code, password, from(request));
    guests.ended(session.person);
    return counter.enter(request, reply, session, null);
  });

  app.post('/api/account/settings', async (request) => {
    const { settings } = read(form.settingsBody, request.body);
    const session = await desk.mustBeSignedIn(request);
    await keepPageSettings(accounts.where.db, session.person, settings, house.now());
    return { kept: true };
  });

  app.post('/api/account/delete', limited, async (request, reply) => {
    const { password } = read(form.deleteAccountBody, request.body ?? {});
    const session = await desk.mustBeSignedIn(request);
    await accounts.prove(session, password, request.ip);
    const { person } = session;
    await accounts.endAll(person);
    guests.ended(person);
    await sayFarewell(house, person);
    await accounts.erase(person);
    guests.ended(person);
    return reply.header('set-cookie', guests.noCookie).send(await counter.mine(request, null));
  });

  passkeyRoutes(app, desk, counter);
}
