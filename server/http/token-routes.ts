import type { FastifyInstance } from 'fastify';
import * as form from '../protocol/index.ts';
import { read } from './answers.ts';
import type { RequestContext } from './request-context.ts';

const TOKENS_PER_MINUTE = 30;

/** Access tokens for programs: made, seen and taken back by the person they act for. */
export function tokenRoutes(app: FastifyInstance, context: RequestContext): void {
  const { tokens } = context;

  app.get('/api/tokens', async (request) => ({
    tokens: await tokens.list(await context.mustBeGuest(request)),
  }));

  app.post('/api/tokens', context.limited(TOKENS_PER_MINUTE), async (request, reply) => {
    const guest = await context.mustBeGuest(request);
    const { name } = read(form.tokenBody, request.body);
    // A token lets somebody in for good, so whoever borrowed a browser gets none.
    const session = await context.guests.session(request.headers);
    if (session !== null) context.accounts.mustBeFresh(session);
    return reply.code(201).send(await tokens.make(guest, name));
  });

  app.delete('/api/tokens/:id', context.limited(TOKENS_PER_MINUTE), async (request) => {
    const guest = await context.mustBeGuest(request);
    const { id } = request.params as { readonly id: string };
    await tokens.revoke(guest, read(form.tokenId, id));
    context.guests.ended(guest.id);
    return { tokens: await tokens.list(guest) };
  });
}
