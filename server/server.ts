import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { AnyGame } from '@incognita/kernel';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { openAccounts } from './accounts/index.ts';
import { openDoor } from './admin/door.ts';
import type { MakeWay } from './admin/restore-running.ts';
import { type Cluster, openShared } from './bus/cluster.ts';
import { GAMES } from './games.ts';
import { Guests } from './guests/guests.ts';
import { Signer, sharedKey, signingKey } from './guests/signing.ts';
import { House } from './house/house.ts';
import { buildApp } from './http/app.ts';
import { Desk } from './http/desk.ts';
import { noticeRoutes } from './http/notice-routes.ts';
import { operationsRoutes } from './http/operations-routes.ts';
import { Metrics } from './metrics/metrics.ts';
import { type NoticeParts, openNotices } from './notify/index.ts';
import type { Settings } from './settings.ts';
import { SqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { Tokens } from './tokens/tokens.ts';
import { addressReader } from './wire/address.ts';
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
  readonly house: House;
  readonly store: Store;
  readonly app: FastifyInstance;
  readonly sockets: Sockets;
  /** Finishes what is in flight, then ends. */
  stop(): Promise<void>;
}

export async function startServer(settings: Settings, parts: Parts = {}): Promise<Running> {
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 });
  // Standard error, so that the output of a script that starts us stays its own.
  const log = parts.log ?? pino({ level: settings.logLevel, base: null }, pino.destination(2));
  const { games = GAMES, worker } = parts;
  const { store, cluster, now } = await openStore(settings, log, parts);
  const house = new House({ settings, store, cluster, log, games, worker, now });
  const { dataDir, secret } = settings;
  const key = cluster ? await sharedKey(store, secret) : signingKey(dataDir, secret);
  const signers = { guest: new Signer(key), session: new Signer(key, 'session') };
  const tokens = new Tokens(house, settings.tokenRequestsPerSecond);
  const accounts = await openAccounts(house, settings, key, parts.passwordCost);
  const guests = new Guests(house, { ...signers, tokens, accounts }, settings.secureCookies);
  const desk = new Desk(house, guests, { tokens, accounts }, settings);
  const app = await buildApp(desk, log, parts.dist ?? DIST);
  let url = settings.publicUrl ?? '';
  const notices = openNotices(house, settings, log, () => url, {
    ...(cluster ? { jobs: cluster.jobs } : {}),
    ...parts.notices,
  });
  noticeRoutes(app, desk, notices.choosing);
  const addressOf = addressReader(settings.trustProxy);
  const sockets = new Sockets(app.server, { settings, house, guests, log, addressOf });
  operationsRoutes(app, desk, new Metrics(house, sockets));
  try {
    await app.listen({ host: settings.host, port: settings.port });
  } catch (error) {
    await house.stop();
    sockets.close();
    await accounts.close();
    await store.close();
    throw listenError(settings, error);
  }
  await house.start();
  const { port } = app.server.address() as AddressInfo;
  url = settings.publicUrl ?? `http://${hostName(settings.host)}:${port}`;
  await notices.start();
  const offices = { house, guests, tokens, accounts, dataDir, makeWay: parts.makeWay ?? null };
  const door = await openDoor(dataDir, offices, log);
  log.info({ port, dataDir: settings.dataDir }, 'serving');

  let stopped: Promise<void> | null = null;
  const stop = async (): Promise<void> => {
    const closing = app.close();
    door.close();
    await notices.stop();
    await house.stop();
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
    house,
    store,
    app,
    sockets,
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
}

/** A file of our own, or the database that nodes share, whose clock is then the clock of all. */
async function openStore(settings: Settings, log: Logger, parts: Parts): Promise<Opened> {
  const { now, pages } = parts;
  if (settings.databaseUrl === null) {
    const store = new SqliteStore(settings.dataDir, pages === undefined ? {} : { pages });
    return { store, cluster: null, now };
  }
  const { store, cluster } = await openShared(settings.databaseUrl, log, now);
  return { store, cluster, now: now ?? (() => store.now()) };
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
