import { createRequire } from 'node:module';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { PassThrough, type Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { Outbox, putFrame } from '../wire/outbox.ts';

/** The half of `ws` that reads, which its declarations leave out. */
const { Receiver }: { Receiver: new (options: object) => Writable } = createRequire(
  import.meta.url,
)('ws');

/** What a client reads out of bytes, as `ws` understands them. */
function readBack(bytes: Buffer): unknown[] {
  const heard: unknown[] = [];
  const receiver = new Receiver({ isServer: false });
  receiver.on('message', (data: Buffer) => heard.push(JSON.parse(String(data))));
  receiver.write(bytes);
  return heard;
}

function framed(...texts: readonly string[]): Buffer {
  const bytes = Buffer.alloc(1_000_000);
  let end = 0;
  for (const text of texts) end = putFrame(bytes, end, JSON.stringify(text));
  return bytes.subarray(0, end);
}

describe('frames', () => {
  // Two characters of each size are the quotes.
  test.each([0, 123, 124, 65_533, 65_534, 200_000])('%i characters arrive as sent', (size) => {
    const text = 'x'.repeat(size);
    const bytes = framed(text);
    expect(readBack(bytes)).toEqual([text]);
    // RFC 6455, 5.2: the length is said in as few bytes as possible.
    expect(bytes.length - size - 2).toBe(size < 124 ? 2 : size < 65_534 ? 4 : 10);
  });

  test('so does what is not ASCII, in names and in chat', () => {
    const text = 'Zoé dit : « où ? » 🦘 \u007f\u0080\uffff';
    // More bytes than characters, up to where the length itself takes more bytes.
    const texts = [text, 'é'.repeat(100), 'é'.repeat(40_000), 'and more'];
    expect(readBack(framed(...texts))).toEqual(texts);
  });
});

test('a client that does not read gets everything later, as it was, and takes no more room', async () => {
  const { port, server } = await new Promise<{ port: number; server: Server }>((resolve) => {
    const listening = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1', () =>
      resolve({ port: (listening.address() as AddressInfo).port, server: listening }),
    );
  });
  const sockets: Socket[] = [];
  const client = connect(port, '127.0.0.1').pause();
  while (sockets.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const outbox = new Outbox(sockets[0]!);
  // Far more than the two ends of a line hold between them.
  const texts = Array.from({ length: 400 }, (_, i) => `${i} `.padEnd(30_000, 'é'));
  for (const text of texts) {
    outbox.put(JSON.stringify(text));
    outbox.flush();
  }
  expect(outbox.unsent).toBeGreaterThan(0);
  const before = process.memoryUsage().arrayBuffers;
  const little = Array.from({ length: 1000 }, (_, i) => `little ${i}`);
  for (const text of little) {
    outbox.put(JSON.stringify(text));
    outbox.flush();
  }
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1_000_000);
  sockets[0]!.end();
  const pieces: Buffer[] = [];
  for await (const piece of client) pieces.push(piece);
  expect(readBack(Buffer.concat(pieces))).toEqual([...texts, ...little]);
  server.close();
});

test('what is said in one breath goes out in one piece, in order', async () => {
  const stream = new PassThrough();
  const pieces: Buffer[] = [];
  stream.on('data', (piece: Buffer) => pieces.push(piece));
  const outbox = new Outbox(stream);
  outbox.put('{"t":"accepted"}');
  outbox.put('{"t":"update"}');
  expect(outbox.unsent).toBe(30);
  await new Promise((resolve) => setImmediate(resolve));
  expect(pieces.map(readBack)).toEqual([[{ t: 'accepted' }, { t: 'update' }]]);
  expect(outbox.unsent).toBe(0);
});
