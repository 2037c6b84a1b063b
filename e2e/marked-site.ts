import { createReadStream, existsSync, statSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { extname, join } from 'node:path';
import type { TestServer } from './test-server.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** The server has a catalogue as well: what it says in French is marked on its way. */
async function passOn(got: IncomingMessage, answer: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of got) parts.push(part);
  const said = Buffer.concat(parts).toString('utf8');
  const marked = said.replace(/"fr":"((?:[^"\\]|\\.)*)"/g, '"fr":"⟦$1⟧"');
  const body = Buffer.from(marked);
  const { 'transfer-encoding': _, ...headers } = got.headers;
  answer.writeHead(got.statusCode ?? 502, { ...headers, 'content-length': body.length });
  answer.end(body);
}

/** A page of its own in front of a server: files from a folder, everything else from the server. */
export class MarkedSite {
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(folder: string, testServer: TestServer): Promise<MarkedSite> {
    const behind = Number(new URL(testServer.url).port);
    const server = createServer((asked, answer) => {
      const path = new URL(asked.url ?? '/', 'http://here').pathname;
      if (path.startsWith('/api/')) {
        const { url = '/', method = 'GET', headers } = asked;
        const on = request(
          { host: '127.0.0.1', port: behind, path: url, method, headers },
          (got) => void passOn(got, answer),
        );
        on.on('error', () => answer.destroy());
        asked.pipe(on);
        return;
      }
      const wanted = join(folder, path);
      const found = existsSync(wanted) && statSync(wanted).isFile();
      const file = found ? wanted : join(folder, 'index.html');
      answer.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
      createReadStream(file).pipe(answer);
    });
    // A socket to a table: its greeting is written anew, the rest goes through as it is.
    server.on('upgrade', (asked: IncomingMessage, socket, head) => {
      const line = connect(behind, '127.0.0.1', () => {
        const pairs = asked.rawHeaders.flatMap((name, i) =>
          i % 2 === 0 ? [`${name}: ${asked.rawHeaders[i + 1]}`] : [],
        );
        line.write([`GET ${asked.url} HTTP/1.1`, ...pairs, '', ''].join('\r\n'));
        line.write(head);
        line.pipe(socket).pipe(line);
      });
      line.on('error', () => socket.destroy());
      socket.on('error', () => line.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new MarkedSite(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
