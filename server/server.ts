import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { AnyGame } from '@incognita/kernel';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { openAccounts } from './accounts/index.ts';
import { openAdminSocket } from './admin/admin-socket.ts';
import type { MakeWay } from './admin/restore-running.ts';
import { type Cluster, openShared } from './cluster/cluster.ts';
import { GAMES } from './games.ts';
import { Guests } from './guests/guests.ts';
import { Signer, sharedKey, signingKey } from './guests/signing.ts';
import { buildApp } from './http/app.ts';
import { noticeRoutes } from './http/notice-routes.ts';
import { operationsRoutes } from './http/operations-routes.ts';
import { RequestContext } from './http/request-context.ts';
import { addressReader } from './limits/address.ts';
import { Visitors } from './limits/visitors.ts';
import { Metrics } from './metrics/metrics.ts';
import { type NoticeParts, openNotices } from './notify/index.ts';
import type { Settings } from './settings.ts';
import { keepPrivate } from './store/private-files.ts';
import { SqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { warningsAbout } from './store/warnings.ts';
import { TableService } from './tables/table-service.ts';
import { Tokens } from './tokens/tokens.ts';
import { Sockets } from './wire/socket.ts';

/** What a test or a benchmark may put in place of the usual parts. */
export interface Parts {
  readonly games?: readonly AnyGame[];
  readonly worker?: URL;
  readonly now?: () => number;
  readonly log?: Logger;
  /** The folder of the built page. */
  readonly dist?: string;
  /** What a hash of a password costs; less is quicker, and good for nothing but tests. */
  readonly passwordCost?: number;
  readonly notices?: NoticeParts;
  /** How many pages the store may fill. */
  readonly pages?: number;
  /** How to end this server for a while, where somebody begins it again. */
  readonly makeWay?: MakeWay;
}

const DIST = join(import.meta.dirname, '..', 'web', 'dist');
/** How long clients are given to take their leave. */
const FAREWELL_MS = 1000;

/** A server that runs. */
export interface Running {
  readonly url: string;
  readonly port: number;
  readonly service: TableService;
  readonly store: Store;
  readonly app: FastifyInstance;
  readonly sockets: Sockets;
  readonly log: Logger;
  readonly visitors: Visitors;
  /** What whoever starts the server has to know about the data. */
  readonly warnings: readonly string[];
  /** Finishes what is in flight, then ends. */
  stop(): Promise<void>;
}

export async function startServer(settings: Settings, parts: Parts = {}): Promise<Running> {
  keepPrivate(settings.dataDir);
  // Standard error, so that the output of a script that starts us stays its own.
  const log = parts.log ?? pino({ level: settings.logLevel, base: null }, pino.destination(2));
  const { games = GAMES, worker } = parts;
  const { store, cluster, now, warnings } = await openStore(settings, log, parts);
  const service = new TableService({ settings, store, cluster, log, games, worker, now });
  const { dataDir, secret } = settings;
  const key = cluster ? await sharedKey(store, secret) : signingKey(dataDir, secret);
  const signers = { guest: new Signer(key), session: new Signer(key, 'session') };
  const tokens = new Tokens(service, settings.tokenRequestsPerSecond);
  const accounts = await openAccounts(service, settings, key, parts.passwordCost);
  const guests = new Guests(service, { ...signers, tokens, accounts }, settings.secureCookies);
  const visitors = new Visitors(settings);
  const context = new RequestContext(service, guests, { tokens, accounts, visitors }, settings);
  const app = await buildApp(context, log, parts.dist ?? DIST);
  let url = settings.publicUrl ?? '';
  const notices = openNotices(service, settings, log, () => url, {
    ...(cluster ? { jobs: cluster.jobs } : {}),
    ...parts.notices,
  });
  noticeRoutes(app, context, notices.channelSetup);
  const addressOf = addressReader(settings.trustProxy);
  const parties = { settings, service, guests, log, addressOf, visitors };
  const sockets = new Sockets(app.server, parties);
  operationsRoutes(app, context, new Metrics(service, sockets));
  try {
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await service.stop();
    sockets.close();
    await accounts.close();
    await store.close();
    throw listenError(settings, error);
  }
  await service.start();
  const { port } = app.server.address() as AddressInfo;
  url = settings.publicUrl ?? `http://${hostName(settings.host)}:${port}`;
  await notices.start();
  const services = { service, guests, tokens, accounts, dataDir, makeWay: parts.makeWay ?? null };
  const door = await openAdminSocket(dataDir, services, log);
  log.info({ port, dataDir: settings.dataDir }, 'serving');

  let stopped: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    const closing = app.close();
    door.close();
    await notices.stop();
    await service.stop();
    sockets.close();
    app.server.closeIdleConnections();
    const cut = setTimeout(() => app.server.closeAllConnections(), FAREWELL_MS);
    await closing;
    clearTimeout(cut);
    await accounts.close();
    await store.close();
    log.info('stopped');
  };
  return {
    url,
    port,
    service,
    store,
    app,
    sockets,
    log,
    visitors,
    warnings,
    stop() {
      stopped ??= stop();
      return stopped;
    },
  };
}

interface Opened {
  readonly store: Store;
  /** Null where this is the only node. */
  readonly cluster: Cluster | null;
  readonly now: (() => number) | undefined;
  readonly warnings: readonly string[];
}

/** A file of our own, or the database that nodes share, whose clock is then the clock of all. */
async function openStore(settings: Settings, log: Logger, parts: Parts): Promise<Opened> {
  const { now, pages } = parts;
  if (settings.databaseUrl === null) {
    const store = new SqliteStore(settings.dataDir, pages === undefined ? {} : { pages });
    return { store, cluster: null, now, warnings: warningsAbout(store, settings.dataDir, log) };
  }
  const { store, cluster } = await openShared(settings.databaseUrl, log, now);
  return { store, cluster, now: now ?? (() => store.now()), warnings: [] };
}

const hostName = (host: string): string =>
  host === '0.0.0.0' || host === '::' || host === '127.0.0.1'
    ? 'localhost'
    : host.includes(':')
      ? `[${host}]`
      : host;

function listenError({ host, port }: Settings, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'EADDRINUSE')
    return new Error(
      `Port ${port} is taken by another program. Stop that one, or choose another: PORT=${port + 1} npm start`,
    );
  if (code === 'EACCES')
    return new Error(`This user may not listen on port ${port}; choose one above 1023 with PORT.`);
  if (code === 'EADDRNOTAVAIL')
    return new Error(`HOST is ${host}, which is no address of this machine.`);
  return error;
}
