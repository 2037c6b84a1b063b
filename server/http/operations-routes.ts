import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import { openApi } from '../openapi/build.ts';
import { no } from '../text/index.ts';
import { calledByOurName } from './origin.ts';
import type { RequestContext } from './request-context.ts';

const LOOPBACK = /^(127(\.\d+){3}|::1|::ffff:127(\.\d+){3})$/;
/** What a proxy adds. Behind one on this machine, everybody seems to come from here. */
const FORWARDED = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

const printOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** For whatever watches over the server: whether it serves, and how it is doing. */
export function operationsRoutes(
  app: FastifyInstance,
  context: RequestContext,
  metrics: Metrics,
): void {
  const { service, settings } = context;

  // Asked by a balancer: whether to send people here. The store has to answer for that.
  app.get('/readyz', async (_request, reply) => {
    const answers = await service.store.alive().then(
      () => true,
      () => false,
    );
    // A store without room answers, and takes nothing.
    const store = answers && !service.commits.isFull;
    const ready = store && !service.stopping;
    return reply.code(ready ? 200 : 503).send({ ready, store, stopping: service.stopping });
  });

  const description = openApi();
  app.get('/openapi.json', async () => description);

  app.get('/metrics', async (request, reply) => {
    if (!mayRead(request)) throw no('no-page', {});
    return reply.type(metrics.contentType).send(await metrics.text());
  });

  function mayRead(request: FastifyRequest): boolean {
    if (settings.metricsToken !== null) {
      const bearer = request.headers.authorization?.match(/^Bearer (\S+)$/)?.[1] ?? '';
      return timingSafeEqual(printOf(bearer), printOf(settings.metricsToken));
    }
    return (
      LOOPBACK.test(request.socket.remoteAddress ?? '') &&
      FORWARDED.every((header) => request.headers[header] === undefined) &&
      calledByOurName(request.headers.host, settings)
    );
  }
}
