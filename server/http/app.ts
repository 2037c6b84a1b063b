import fastifyHelmet from '@fastify/helmet';
import fastifyRateLimit from '@fastify/rate-limit';
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { nameOfError } from '../commits/commit-loop.ts';
import { trustIn, visitorAt } from '../limits/address.ts';
import { ASSET_COST_MS, REFUSED_COST_MS, REQUEST_COST_MS } from '../limits/costs.ts';
import { SteadyWindows } from '../limits/steady-windows.ts';
import { storeError as postgresError } from '../store/postgres-connection.ts';
import { storeError as sqliteError } from '../store/sqlite.ts';
import { StoreError } from '../store/store.ts';
import { no, RefusedError, refusal } from '../text/index.ts';
import { storeRefusal } from '../text/table-refusals.ts';
import { inScope } from '../tokens/scope.ts';
import { bearerToken } from '../tokens/tokens.ts';
import { accountRoutes } from './account-routes.ts';
import { refusals, refuseWith } from './answers.ts';
import { readBodies } from './bodies.ts';
import { lobbyRoutes } from './lobby-routes.ts';
import { calledByOurName, fromHere } from './origin.ts';
import { pageRoutes } from './page.ts';
import type { RequestContext } from './request-context.ts';
import { tableRoutes } from './table-routes.ts';
import { tokenRoutes } from './token-routes.ts';
import { upgradeRoutes } from './upgrade-routes.ts';

/** Asked by programs that watch over us, under whatever name they know us by. */
const PROBES = new Set(['/healthz', '/readyz', '/metrics']);
/**
 * Files of the page. A first visit asks for all of them at once, to play without a network later;
 * a household behind one address must not run out of requests by opening the door.
 */
const isAsset = ({ method, url }: { readonly method: string; readonly url: string }): boolean =>
  method === 'GET' && url.startsWith('/assets/');
const TOO_MANY_REQUESTS = 429;
const CHANGES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** What the accounts could not store, since there is no room; null for any other error. */
function fullDisk(error: unknown): StoreError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const found = 'errcode' in cause ? sqliteError(cause) : postgresError(cause);
    if (found.why === 'full') return found;
  }
  return null;
}

/** Everything over HTTP: the API, the page, and what keeps both safe. */
export async function buildApp(
  context: RequestContext,
  log: Logger,
  dist: string,
): Promise<FastifyInstance> {
  const { settings, service } = context;
  const trust = settings.trustProxy;
  const app = fastify({
    // Requests are logged below, without their cookies and addresses.
    logger: false,
    trustProxy: trust === false ? false : trustIn(trust),
    bodyLimit: settings.messageBytes,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    routerOptions: { maxParamLength: 64 },
  });
  readBodies(app);
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: settings.publicUrl?.startsWith('https:') ?? false,
    // Over plain HTTP browsers ignore these two and complain about it.
    crossOriginOpenerPolicy: settings.secureCookies,
    originAgentCluster: settings.secureCookies,
    xFrameOptions: { action: 'deny' },
  });
  await app.register(fastifyRateLimit, {
    max: settings.requestsPerMinute,
    timeWindow: 60_000,
    store: SteadyWindows,
    keyGenerator: (request) => visitorAt(request.ip),
    allowList: (request) => PROBES.has(request.url) || isAsset(request),
    errorResponseBuilder: () => no('too-fast', {}),
  });

  app.addHook('onRequest', async (request) => {
    if (PROBES.has(request.url)) return;
    if (!calledByOurName(request.headers.host, settings)) throw no('cross-site', {});
    const cost = isAsset(request) ? ASSET_COST_MS : REQUEST_COST_MS;
    if (!context.visitor(request).work.take(cost)) throw no('too-fast', {});
    const token = bearerToken(request.headers.authorization);
    if (token !== null && !inScope(request.method, request.url)) throw no('token-scope', {});
    if (token !== null && !context.tokens.admits(token)) throw no('too-fast', {});
    if (!CHANGES.has(request.method)) return;
    if (!fromHere(request.headers, settings)) throw no('cross-site', {});
    if (service.stopping) throw no('stopping', {});
  });
  // Whoever asks on all the same soon finds nobody who answers: refusing costs as much as answering.
  app.server.on('connection', (socket) => {
    if (context.visitors.isShunned(socket.remoteAddress)) socket.destroy();
  });
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode === TOO_MANY_REQUESTS) {
      context.visitor(request).work.spend(REFUSED_COST_MS);
      reply.header('connection', 'close');
    }
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const code = refusals.get(request);
    if (code !== undefined) service.refused(code);
    const ms = Math.round(reply.elapsedTime);
    log.debug(
      { method, route: routeOptions.url ?? 'page', status: reply.statusCode, ms },
      'request',
    );
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof RefusedError) return refuseWith(reply, error.refused);
    const full = fullDisk(error);
    if (full !== null) service.commits.foundNoRoom();
    const store = error instanceof StoreError ? error : full;
    if (store !== null) return refuseWith(reply, storeRefusal(store));
    const status = error.statusCode ?? 500;
    if (status === 413)
      return refuseWith(
        reply,
        refusal('too-large', { bytes: request.routeOptions.bodyLimit ?? settings.messageBytes }),
      );
    if (status < 500) return refuseWith(reply, refusal('malformed', { problem: 'it is not JSON' }));
    const route = request.routeOptions.url ?? 'page';
    log.error({ route, err: nameOfError(error) }, 'a request failed');
    log.debug({ err: error }, 'why it failed');
    return refuseWith(reply, refusal('failed', {}));
  });

  app.get('/healthz', async (_request, reply) =>
    reply.code(service.stopping ? 503 : 200).send({ ok: !service.stopping }),
  );
  lobbyRoutes(app, context);
  tableRoutes(app, context);
  upgradeRoutes(app, context);
  tokenRoutes(app, context);
  accountRoutes(app, context);
  await pageRoutes(app, dist);
  return app;
}
