import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import type { Credentials, Guests } from '../guests/guests.ts';
import type { House } from '../house/house.ts';
import { calledByOurName, fromHere } from '../http/origin.ts';
import type { Settings } from '../settings.ts';
import { Connection } from './connection.ts';

const HEARTBEAT_MS = 30_000;

/** Sockets at /ws, for pages of this server only. */
export class Sockets {
  readonly #settings: Settings;
  readonly #house: House;
  readonly #guests: Guests;
  readonly #log: Logger;
  readonly #addressOf: (request: IncomingMessage) => string;
  readonly #server: WebSocketServer;
  /** With what each of them said who it is. */
  readonly #connections = new Map<
    Connection,
    { readonly guest: string | null; headers: Credentials }
  >();
  readonly #perAddress = new Map<string, number>();
  readonly #heartbeat: NodeJS.Timeout;

  constructor(
    http: Server,
    parts: {
      readonly settings: Settings;
      readonly house: House;
      readonly guests: Guests;
      readonly log: Logger;
      readonly addressOf: (request: IncomingMessage) => string;
    },
  ) {
    this.#settings = parts.settings;
    this.#house = parts.house;
    this.#guests = parts.guests;
    this.#log = parts.log;
    this.#addressOf = parts.addressOf;
    this.#server = new WebSocketServer({
      noServer: true,
      maxPayload: parts.settings.messageBytes,
      perMessageDeflate: false,
      clientTracking: false,
    });
    http.on('upgrade', (request, socket, head) => void this.#upgrade(request, socket, head));
    parts.guests.whenEnded((guest) => void this.#recheck(guest));
    this.#heartbeat = setInterval(() => {
      for (const connection of this.#connections.keys()) connection.check();
      void this.#recheck();
    }, HEARTBEAT_MS);
  }

  get count(): number {
    return this.#connections.size;
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    socket.on('error', () => socket.destroy());
    const address = this.#addressOf(request);
    const held = this.#perAddress.get(address) ?? 0;
    const { headers, url = '' } = request;
    if (url.split('?')[0] !== '/ws') return turnAway(socket, '404 Not Found');
    if (!calledByOurName(headers.host, this.#settings) || !fromHere(headers, this.#settings))
      return turnAway(socket, '403 Forbidden');
    if (held >= this.#settings.connectionsPerAddress)
      return turnAway(socket, '429 Too Many Requests');
    if (this.#house.stopping) return turnAway(socket, '503 Service Unavailable');
    this.#perAddress.set(address, held + 1);
    socket.once('close', () => this.#forget(address));
    try {
      const guest = await this.#guests.known(headers);
      this.#server.handleUpgrade(request, socket, head, (ws) => {
        const settings = this.#settings;
        const connection = new Connection(ws, socket, this.#house, guest, settings, this.#log);
        this.#connections.set(connection, { guest: guest?.id ?? null, headers });
        ws.on('close', () => this.#connections.delete(connection));
      });
    } catch {
      turnAway(socket, '500 Internal Server Error');
    }
  }

  /** Ends the lines of those who are no longer who they said they were: all, or of one guest. */
  async #recheck(only: string | null = null): Promise<void> {
    for (const [connection, { guest, headers }] of [...this.#connections]) {
      if (guest === null || (only !== null && only !== guest)) continue;
      // A store that cannot answer now is no reason to send anybody away.
      const now = await this.#guests.known(headers).catch(() => ({ id: guest }));
      if (now?.id !== guest) connection.close();
    }
  }

  #forget(address: string): void {
    const left = (this.#perAddress.get(address) ?? 1) - 1;
    if (left > 0) this.#perAddress.set(address, left);
    else this.#perAddress.delete(address);
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
