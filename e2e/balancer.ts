import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * The least that a load balancer does: hands each connection to the first of its servers that
 * takes it.
 */
export class Balancer {
  readonly url: string;
  readonly #server: Server;
  readonly #open: Set<Socket>;

  private constructor(url: string, server: Server, open: Set<Socket>) {
    this.url = url;
    this.#server = server;
    this.#open = open;
  }

  /** In front of servers, of which the first is preferred while it is there. */
  static async before(urls: readonly string[]): Promise<Balancer> {
    const open = new Set<Socket>();
    const ports = urls.map((url) => Number(new URL(url).port));
    const server = createServer((client) => pass(client, ports, open));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    return new Balancer(`http://127.0.0.1:${port}`, server, open);
  }

  close(): Promise<void> {
    for (const socket of this.#open) socket.destroy();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}

function pass(client: Socket, ports: readonly number[], open: Set<Socket>): void {
  const [port, ...others] = ports;
  if (port === undefined) {
    client.destroy();
    return;
  }
  const there = connect(port, '127.0.0.1');
  let taken = false;
  for (const socket of [client, there]) {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  }
  client.on('error', () => there.destroy());
  client.once('close', () => there.destroy());
  there.on('error', () => {
    if (taken) client.destroy();
    else pass(client, others, open);
  });
  there.once('connect', () => {
    taken = true;
    client.pipe(there);
    there.pipe(client);
    there.once('close', () => client.destroy());
  });
}
