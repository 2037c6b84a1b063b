import type { FastifyInstance } from 'fastify';
import { eyeFor } from '../play/moves.ts';
import * as form from '../protocol/index.ts';
import { read, wrapped } from './answers.ts';
import type { RequestContext } from './request-context.ts';

/** Whoever steps through a game asks often, but each answer is a fold: the page waits for a rest. */
const PAST_VIEWS_PER_MINUTE = 240;

/**
 * The table as the asking eye saw it after an entry: for looking back while the game is on. It is
 * folded up to there and looked at like any table, so it shows what that eye was shown then.
 */
export function pastRoute(app: FastifyInstance, context: RequestContext): void {
  const { service } = context;
  app.get(
    '/api/tables/:id/past',
    context.limited(PAST_VIEWS_PER_MINUTE),
    async (request, reply) => {
      const { seq, seat, invite } = read(form.pastQuery, request.query);
      const guest = (await context.guest(request))?.id ?? null;
      const live = await context.table(request);
      const eye = eyeFor(live, guest, seat === 'none' ? null : seat, invite);
      const visitor = context.visitor(request);
      const look = await service.readings.read('look', live, eye, visitor, seq);
      return reply.type('application/json').send(wrapped('{"look":', look, '}'));
    },
  );
}
