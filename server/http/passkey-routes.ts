import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as passkeys from '../accounts/passkeys.ts';
import * as form from '../protocol/index.ts';
import { RefusedError } from '../text/index.ts';
import { type AccountContext, browserOf } from './account-context.ts';
import { read } from './answers.ts';
import type { RequestContext } from './request-context.ts';

const PASSKEY_REQUESTS_PER_MINUTE = 30;

/** Passkeys: the browser is asked something, and its answer is checked. */
export function passkeyRoutes(
  app: FastifyInstance,
  context: RequestContext,
  counter: AccountContext,
): void {
  const { accounts, guests, settings } = context;
  const limited = context.limited(PASSKEY_REQUESTS_PER_MINUTE);

  const asked = (request: FastifyRequest): passkeys.Asked => {
    const why = passkeys.whyNoPasskeys(request.headers.host, settings);
    if (why !== null) throw new RefusedError({ code: 'no-passkeys', text: why, rule: null });
    const { cookie = '', origin = '' } = request.headers;
    return { cookie, origin, browser: browserOf(request) };
  };

  /** Whoever has an account adds to it if they signed in just now; a guest makes one. */
  const holder = async (request: FastifyRequest): Promise<passkeys.Holder> => {
    const session = await guests.session(request.headers);
    if (session === null) return { guest: await context.mustBeGuest(request) };
    accounts.mustBeFresh(session);
    return { session };
  };

  const ask = (reply: FastifyReply, { options, cookies }: passkeys.Ceremony): FastifyReply =>
    reply.header('set-cookie', [...cookies]).send({ options });

  app.post('/api/account/passkeys/options', limited, async (request, reply) => {
    read(form.nothing, request.body);
    const seen = asked(request);
    const who = await holder(request);
    const { name } = await context.mustBeGuest(request);
    return ask(reply, await passkeys.optionsToAdd(accounts, who, name, seen));
  });

  app.post('/api/account/passkeys', limited, async (request, reply) => {
    const { response } = read(form.passkeyBody, request.body);
    const seen = asked(request);
    const who = await holder(request);
    const session = await passkeys.addPasskey(accounts, who, response, seen);
    if ('session' in who) return counter.mine(request, session);
    await guests.endAccess(session.person);
    return counter.enter(request, reply, session, null);
  });

  app.post('/api/account/passkeys/drop', async (request) => {
    const { passkey } = read(form.dropPasskeyBody, request.body);
    const session = await context.mustBeSignedIn(request);
    await accounts.dropPasskey(session, passkey);
    return counter.mine(request, session);
  });

  app.post('/api/account/passkey-sign-in/options', limited, async (request, reply) => {
    read(form.nothing, request.body);
    return ask(reply, await passkeys.optionsToSignIn(accounts, asked(request)));
  });

  app.post('/api/account/passkey-sign-in', limited, async (request, reply) => {
    const { response, take } = read(form.passkeySignInBody, request.body);
    const seen = asked(request);
    const guest = take ? await counter.guestHere(request) : null;
    const session = await passkeys.signInByPasskey(accounts, response, seen);
    return counter.enter(request, reply, session, guest);
  });
}
