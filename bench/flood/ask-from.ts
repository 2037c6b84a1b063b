import { type Agent, request } from 'node:http';

export interface Answered {
  readonly status: number;
  readonly body: string;
}

/** Who asks: from which of this machine's addresses, and over which connections. */
export interface From {
  readonly port: number;
  readonly address: string;
  readonly agent?: Agent;
}

/** A request from an address of one's own, which `fetch` cannot choose. */
export function askFrom(
  { port, address, agent }: From,
  method: 'GET' | 'POST',
  path: string,
  token: string,
  body?: string,
): Promise<Answered> {
  const headers = {
    ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
    ...(body === undefined
      ? {}
      : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  };
  const to = { host: '127.0.0.1', port, path, method, headers, localAddress: address };
  return new Promise((resolve, reject) => {
    const asked = request(agent ? { ...to, agent } : to, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: String(Buffer.concat(chunks)) }),
      );
    });
    asked.on('error', reject);
    asked.end(body);
  });
}
