import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface Heard {
  readonly headers: IncomingHttpHeaders;
  readonly path: string;
  readonly body: Buffer;
}

/** Things that arrive, to be waited for. */
class Arrivals<A> {
  readonly all: A[] = [];
  #look: () => void = () => {};

  add(one: A): void {
    this.all.push(one);
    this.#look();
  }

  /** When so many have come. */
  async count(many: number): Promise<A[]> {
    while (this.all.length < many)
      await new Promise<void>((resolve) => {
        this.#look = resolve;
      });
    return this.all;
  }
}

/** Somebody's HTTP server, that answers what it is told to. */
export async function httpEndpoint(status = 200, headers: Record<string, string> = {}) {
  const heard = new Arrivals<Heard>();
  const answer = { status, headers };
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      reply.writeHead(answer.status, answer.headers).end();
      heard.add({
        headers: request.headers,
        path: request.url ?? '',
        body: Buffer.concat(parts),
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, port, heard, answer };
}

export interface Letter {
  readonly to: string[];
  readonly headers: string;
  readonly text: string;
}

/** A mail server that keeps what it is given. */
export async function mailEndpoint() {
  const letters = new Arrivals<Letter>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString('utf8');
        const cut = raw.indexOf('\r\n\r\n');
        const headers = raw.slice(0, cut).replace(/\r\n\s+/g, ' ');
        letters.add({
          to: session.envelope.rcptTo.map(({ address }) => address),
          headers: headers.replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, text: string) =>
            unquoted(text.replaceAll('_', ' ')),
          ),
          text: decoded(headers, raw.slice(cut + 4)),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, letters };
}

function decoded(headers: string, body: string): string {
  if (/encoding: base64/i.test(headers)) return Buffer.from(body, 'base64').toString('utf8');
  return /encoding: quoted-printable/i.test(headers) ? unquoted(body) : body;
}

function unquoted(text: string): string {
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
