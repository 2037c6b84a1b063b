import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import { nameOfError } from '../commits/commit-loop.ts';
import type { Credentials, Guests } from '../guests/guests.ts';
import { calledByOurName, fromHere } from '../http/origin.ts';
import { REFUSED_COST_MS, SOCKET_COST_MS } from '../limits/costs.ts';
import type { Visitors } from '../limits/visitors.ts';
import type { Settings } from '../settings.ts';
import { StoreError } from '../store/store.ts';
import { survive } from '../survive.ts';
import type { TableService } from '../tables/table-service.ts';
import { Connection } from './connection.ts';

const HEARTBEAT_MS = 30_000;

/** Sockets at /ws, for pages of this server only. */
export class Sockets {
  readonly #settings: Settings;
  readonly #service: TableService;
  readonly #guests: Guests;
  readonly #log: Logger;
  readonly #addressOf: (request: IncomingMessage) => string;
  readonly #server: WebSocketServer;
  /** With what each of them said who it is. */
  readonly #connections = new Map<
    Connection,
    { readonly guest: string | null; headers: Credentials }
  >();
  readonly #visitors: Visitors;
  readonly #heartbeat: NodeJS.Timeout;

  constructor(
    http: Server,
    parts: {
      readonly settings: Settings;
      readonly service: TableService;
      readonly guests: Guests;
      readonly log: Logger;
      readonly addressOf: (request: IncomingMessage) => string;
      readonly visitors: Visitors;
    },
  ) {
    this.#settings = parts.settings;
    this.#service = parts.service;
    this.#guests = parts.guests;
    this.#log = parts.log;
    this.#addressOf = parts.addressOf;
    this.#visitors = parts.visitors;
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: parts.settings.messageBytes,
      perMessageDeflate: false,
      clientTracking: false,
    });
    const { log } = parts;
    http.on('upgrade', (request, socket, head) =>
      survive(log, 'a new socket', () => this.#upgrade(request, socket, head)),
    );
    parts.guests.whenEnded((guest) => survive(log, 'an ended session', () => this.#recheck(guest)));
    this.#heartbeat = setInterval(() => {
      for (const connection of this.#connections.keys())
        survive(log, 'a heartbeat', () => connection.check());
      survive(log, 'a look at all sockets', () => this.#recheck());
    }, HEARTBEAT_MS);
  }

  get count(): number {
    return this.#connections.size;
  }

  /** How many there are of each reader. */
  get readers(): { readonly quick: number; readonly ws: number } {
    let quick = 0;
    for (const { reader } of this.#connections.keys()) if (reader === 'quick') quick++;
    return { quick, ws: this.count - quick };
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const { headers, url = '' } = request;
    if (url.split('?')[0] !== '/ws') return turnAway(socket, '404 Not Found');
    if (!calledByOurName(headers.host, this.#settings) || !fromHere(headers, this.#settings))
      return turnAway(socket, '403 Forbidden');
    const visitor = this.#visitors.from(this.#addressOf(request));
    const crowded = visitor.sockets >= this.#settings.connectionsPerAddress;
    if (crowded || !visitor.work.take(SOCKET_COST_MS)) {
      visitor.work.spend(REFUSED_COST_MS);
      return turnAway(socket, '429 Too Many Requests');
    }
    if (this.#service.stopping) return turnAway(socket, '503 Service Unavailable');
    visitor.sockets++;
    socket.once('close', () => visitor.sockets--);
    try {
      const guest = await this.#guests.known(headers);
      this.#server.handleUpgrade(request, socket, head, (ws) => {
        const settings = this.#settings;
        const who = { guest, visitor };
        const connection = new Connection(ws, socket, this.#service, who, settings, this.#log);
        this.#connections.set(connection, { guest: guest?.id ?? null, headers });
        ws.on('close', () => this.#connections.delete(connection));
      });
    } catch (error) {
      this.#log.error({ err: nameOfError(error) }, 'a socket could not be opened');
      const away = error instanceof StoreError;
      turnAway(socket, away ? '503 Service Unavailable' : '500 Internal Server Error');
    }
  }

  /** Ends the lines of those who are no longer who they said they were: all, or of one guest. */
  async #recheck(only: string | null = null): Promise<void> {
    for (const [connection, { guest, headers }] of [...this.#connections]) {
      if (guest === null || (only !== null && only !== guest)) continue;
      // A store that cannot answer now is no reason to send anybody away.
      const using = connection.takeUsed();
      const now = await this.#guests.known(headers, using).catch(() => ({ id: guest }));
      if (now?.id !== guest) connection.close();
    }
  }

  /** Tells everybody to come back later. */
  close(): void {
    clearInterval(this.#heartbeat);
    for (const connection of this.#connections.keys()) connection.close();
  }
}

function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
