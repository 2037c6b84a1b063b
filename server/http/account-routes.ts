import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deleteEverywhere } from '../accounts/deletion.ts';
import { keepPageSettings } from '../accounts/page-settings.ts';
import { addPassword } from '../accounts/password-reset.ts';
import * as form from '../protocol/index.ts';
import { no } from '../text/index.ts';
import { AccountContext, browserOf } from './account-context.ts';
import { read } from './answers.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import type { RequestContext } from './request-context.ts';

/** Hashing is dear; nobody needs to do these often. */
const ACCOUNT_REQUESTS_PER_MINUTE = 20;

/** A guest becomes an account, comes back from anywhere, sees their sessions, and may leave. */
export function accountRoutes(app: FastifyInstance, context: RequestContext): void {
  const { accounts, guests, service } = context;
  const counter = new AccountContext(context);
  const limited = context.limited(ACCOUNT_REQUESTS_PER_MINUTE);
  const from = (request: FastifyRequest) => ({ address: request.ip, browser: browserOf(request) });

  app.get('/api/account', async (request) =>
    counter.mine(request, await guests.session(request.headers)),
  );

  /** The guest is an account now; their old cookie is worth nothing, wherever else it lies. */
  const opened = async (request: FastifyRequest, reply: FastifyReply, token: string) => {
    const session = await accounts.session(token);
    if (session !== null) await guests.endAccess(session.person);
    reply.code(201).header('set-cookie', guests.sessionCookie(token));
    return counter.mine(request, session);
  };

  app.post('/api/account', limited, async (request, reply) => {
    const body = read(form.signUpBody, request.body);
    const guest = await context.mustBeGuest(request);
    const token = await accounts.signUp(guest, body, from(request));
    if (token !== null) return opened(request, reply, token);
    reply.code(202);
    return counter.mine(request, null);
  });

  app.post('/api/account/confirm', limited, async (request, reply) => {
    const { code } = read(form.confirmBody, request.body);
    const guest = await context.mustBeGuest(request);
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
    const session = await context.mustBeSignedIn(request);
    await accounts.end(session, session.id);
    guests.ended(session.person);
    return reply.header('set-cookie', guests.noCookie).send(await counter.mine(request, null));
  });

  app.post('/api/account/sessions/end', async (request) => {
    const { session: which } = read(form.endSessionBody, request.body);
    const session = await context.mustBeSignedIn(request);
    await accounts.end(session, which);
    guests.ended(session.person);
    return counter.mine(request, await guests.session(request.headers));
  });

  app.post('/api/account/password', limited, async (request, reply) => {
    const { now, next } = read(form.passwordBody, request.body);
    const session = await context.mustBeSignedIn(request);
    const token = await accounts.changePassword(session, now, next, from(request));
    await guests.endAccess(session.person);
    reply.header('set-cookie', guests.sessionCookie(token));
    return counter.mine(request, await accounts.session(token));
  });

  app.post('/api/account/prove', limited, async (request, reply) => {
    const { password } = read(form.proveBody, request.body);
    const session = await context.mustBeSignedIn(request);
    const renewed = await accounts.renew(session, password, from(request));
    guests.ended(session.person);
    reply.header('set-cookie', guests.sessionCookie(renewed.token));
    return counter.mine(request, renewed);
  });

  app.post('/api/account/login', limited, async (request) => {
    const body = read(form.firstPasswordBody, request.body);
    const session = await context.mustBeSignedIn(request);
    await addPassword(accounts, session, body);
    return counter.mine(request, session);
  });

  const passwordReset = () => {
    if (accounts.passwordReset === null) throw no('no-letters', {});
    return accounts.passwordReset;
  };

  app.post('/api/account/forgotten', limited, async (request) => {
    const { login, language } = read(form.forgottenBody, request.body);
    await passwordReset().ask(login, language, from(request));
    return { sent: true };
  });

  app.post('/api/account/reset', limited, async (request, reply) => {
    const { code, password } = read(form.resetBody, request.body);
    const session = await passwordReset().reset(code, password, from(request));
    await guests.endAccess(session.person);
    return counter.enter(request, reply, session, null);
  });

  app.post('/api/account/settings', async (request) => {
    const { settings } = read(form.settingsBody, request.body);
    const session = await context.mustBeSignedIn(request);
    await keepPageSettings(accounts.where.db, session.person, settings, service.now());
    return { kept: true };
  });

  app.post('/api/account/delete', limited, async (request, reply) => {
    const { password } = read(form.deleteAccountBody, request.body ?? {});
    const session = await context.mustBeSignedIn(request);
    await accounts.prove(session, password, request.ip);
    const { person } = session;
    await accounts.endAll(person);
    guests.ended(person);
    await deleteEverywhere(service, person);
    await accounts.erase(person);
    guests.ended(person);
    return reply.header('set-cookie', guests.noCookie).send(await counter.mine(request, null));
  });

  passkeyRoutes(app, context, counter);
}
