import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as form from '../protocol/index.ts';
import { TABLE_ID } from '../protocol/index.ts';
import { exportAt, offerAt, wishAt } from '../tables/upgrade-offer.ts';
import { no } from '../text/index.ts';
import { read } from './answers.ts';
import type { RequestContext } from './request-context.ts';

const PER_MINUTE = 60;

/** What becomes of a table that takes another course by a new version of its rules. */
export function upgradeRoutes(app: FastifyInstance, context: RequestContext): void {
  const { service } = context;
  const limited = context.limited(PER_MINUTE);

  app.get('/api/tables/:id/upgrade', limited, async (request) =>
    offerAt(service, tableOf(request), (await context.guest(request))?.id ?? null),
  );

  app.post('/api/tables/:id/upgrade', limited, async (request) => {
    const guest = await context.mustBeGuest(request);
    const { wish } = read(form.upgradeBody, request.body);
    return wishAt(service, tableOf(request), guest, wish);
  });

  app.get('/api/tables/:id/upgrade/export', limited, async (request, reply) => {
    const guest = await context.mustBeGuest(request);
    const text = await exportAt(service, tableOf(request), guest);
    return reply.type('application/json').send(text);
  });
}

function tableOf(request: FastifyRequest): string {
  const { id } = request.params as { readonly id?: string };
  if (id === undefined || !TABLE_ID.test(id)) throw no('no-table', {});
  return id;
}
