import { once } from 'node:events';
import { createRequire } from 'node:module';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { PassThrough, type Writable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { endsWhole, hearShort, shortOr, shortText } from '../wire/inbox.ts';

/** The half of `ws` that reads, which its declarations leave out. */
const { Receiver }: { Receiver: new (options: object) => Writable } = createRequire(
  import.meta.url,
)('ws');

const TEXT = 0x1;
const BINARY = 0x2;
const MORE = 0x0;
const CLOSE = 0x8;
const PING = 0x9;
const FINAL = 0x80;

const MASK = Buffer.from([0x5a, 0x00, 0xff, 0x13]);

/** A frame as a page sends it. */
function frame(first: number, said: Buffer | string, mask: Buffer | null = MASK): Buffer {
  const bytes = Buffer.from(said);
  const size = bytes.length;
  const bit = mask ? 0x80 : 0;
  const header =
    size < 126
      ? Buffer.from([first, bit | size])
      : size < 65_536
        ? Buffer.from([first, bit | 126, size >> 8, size & 0xff])
        : Buffer.from([
            first,
            bit | 127,
            0,
            0,
            0,
            0,
            0,
            size >> 16,
            (size >> 8) & 0xff,
            size & 0xff,
          ]);
  const body = mask ? bytes.map((byte, i) => byte ^ (mask[i & 3] ?? 0)) : bytes;
  return Buffer.concat([header, mask ?? Buffer.alloc(0), body]);
}

const text = (said: string): Buffer => frame(FINAL | TEXT, said);

const textIn = (chunk: Buffer, most: number): string | null => shortText(chunk, chunk.length, most);

describe('a short message', () => {
  test.each([0, 1, 125, 126, 1024])('of %i characters is read as it was said', (size) => {
    const said = 'Kangaroo 7 ~'.repeat(100).slice(0, size);
    expect(textIn(text(said), 1024)).toBe(said);
  });

  test('is read with whatever mask', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 4, maxLength: 4 }),
        fc.string({ unit: 'binary-ascii', maxLength: 300 }),
        (mask, said) => {
          expect(textIn(frame(FINAL | TEXT, said, Buffer.from(mask)), 1024)).toBe(said);
        },
      ),
    );
  });

  test.each([
    ['not ASCII', text('où ?')],
    ['not even UTF-8', frame(FINAL | TEXT, Buffer.from([0xff]))],
    ['not text', frame(FINAL | BINARY, 'hello')],
    ['the beginning of more', frame(TEXT, 'hello')],
    ['the rest of something', frame(FINAL | MORE, 'hello')],
    ['a ping', frame(FINAL | PING, 'hello')],
    ['compressed, or so it says', frame(0xc1, 'hello')],
    ['not masked', frame(FINAL | TEXT, 'hello', null)],
    ['cut off', text('hello').subarray(0, -1)],
    ['cut off before it began', text('hello').subarray(0, 1)],
    ['more than one', Buffer.concat([text('hello'), text('world')])],
    ['longer than that', text('x'.repeat(1025))],
    ['empty', Buffer.alloc(0)],
  ])('is not one that is %s', (_why, chunk) => {
    expect(textIn(chunk, 1024)).toBeNull();
  });

  test('is not one that is longer than the host allows', () => {
    expect(textIn(text('hello'), 4)).toBeNull();
  });
});

test('a chunk ends whole where its last message does', () => {
  const two = Buffer.concat([text('x'.repeat(300)), frame(FINAL | PING, '')]);
  expect(endsWhole(two)).toBe(true);
  for (const cut of [two.subarray(0, -1), two.subarray(0, 3), two.subarray(0, 1)])
    expect(endsWhole(cut)).toBe(false);
  expect(endsWhole(frame(TEXT, 'and so on'))).toBe(false);
});

/** What is heard of some chunks: the texts in order, and how many of them past ws. */
function heardOf(chunks: readonly Buffer[], short: boolean): { heard: string[]; past: number } {
  const heard: string[] = [];
  let past = 0;
  const receiver = new Receiver({ isServer: true, maxPayload: 4096 });
  receiver.on('message', (data: Buffer) => heard.push(String(data)));
  receiver.on('ping', () => heard.push('ping'));
  receiver.on('error', (error: Error) => heard.push(error.message));
  const open = (): boolean => receiver.errored === null;
  const take = (chunk: Buffer): boolean => receiver.write(chunk);
  const read = shortOr({ open, take }, 4096, (said) => {
    heard.push(said);
    past++;
  });
  // What was there before is overwritten, and more may lie behind it.
  const room = Buffer.alloc(65_536);
  for (const chunk of chunks) {
    chunk.copy(room);
    // As copies: ws takes off the mask where it lies.
    if (short) read(room, chunk.length);
    else take(Buffer.from(chunk));
  }
  return { heard, past };
}

test('moves are read past ws', () => {
  expect(heardOf([text('one'), frame(FINAL | PING, ''), text('two')], true)).toEqual({
    heard: ['one', 'ping', 'two'],
    past: 2,
  });
});

test('what looks like a message in the middle of another one is none', () => {
  const inside = text('let me in');
  const plain = Buffer.alloc(4);
  const all = frame(FINAL | BINARY, Buffer.concat([Buffer.alloc(40), inside]), plain);
  const chunks = [all.subarray(0, -inside.length), all.subarray(-inside.length), text('after')];
  const { heard, past } = heardOf(chunks, true);
  expect({ said: heard.slice(1), past }).toEqual({ said: ['after'], past: 0 });
});

describe('on a real socket, as these versions of Node and ws make it', () => {
  /** A server, and somebody who says what they like, byte for byte, from the first packet on. */
  async function line(first: Buffer = Buffer.alloc(0)): Promise<{
    readonly raw: Socket;
    readonly past: string[];
    readonly heard: string[];
    readonly closing: Promise<unknown>;
  }> {
    const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const past: string[] = [];
    const heard: string[] = [];
    const called = new Promise<boolean>((resolve) => {
      server.once('connection', (socket, request) => {
        onTestFinished(() => socket.terminate());
        socket.on('error', () => socket.terminate());
        socket.on('message', (data) => heard.push(String(data)));
        resolve(hearShort(socket, request.socket, 70_000, (said) => past.push(said)));
      });
    });
    // Whoever is told that the line is closed may keep talking.
    const { port } = server.address() as AddressInfo;
    const raw = connect({ port, host: '127.0.0.1', allowHalfOpen: true, noDelay: true });
    onTestFinished(() => void raw.destroy());
    raw.on('error', () => {});
    const head = [
      'GET / HTTP/1.1',
      'Host: 127.0.0.1',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
    ];
    raw.write(Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), first]));
    const answered = once(raw, 'data');
    expect(await called).toBe(first.length === 0);
    await answered;
    raw.resume();
    return { raw, past, heard, closing: once(raw, 'end') };
  }

  const aWhile = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));

  test('short messages are read past ws, and others by it', async () => {
    const { raw, past, heard } = await line();
    raw.write(text('short'));
    // By itself: two in one chunk are for ws to read.
    await expect.poll(() => past).toEqual(['short']);
    raw.write(text('où ?'));
    await expect.poll(() => heard).toEqual(['où ?']);
    raw.write(Buffer.concat([text('one'), text('two')]));
    await expect.poll(() => heard).toEqual(['où ?', 'one', 'two']);
    raw.write(text('short again'));
    await expect.poll(() => past).toEqual(['short', 'short again']);
  });

  test('a message that is longer than the buffer is heard whole, and nothing after it too soon', async () => {
    const { raw, past, heard } = await line();
    const long = 'y'.repeat(69_999);
    raw.write(Buffer.concat([text(long), text('after')]));
    await expect.poll(() => heard).toEqual([long, 'after']);
    raw.write(text('and on'));
    await expect.poll(() => [...past, ...heard.slice(2)]).toEqual(['and on']);
  });

  test('two sockets share the buffer and not what is in it', async () => {
    const one = await line();
    const two = await line();
    one.raw.write(text('in one').subarray(0, 7));
    two.raw.write(text('in two').subarray(0, 7));
    await aWhile();
    one.raw.write(text('in one').subarray(7));
    two.raw.write(text('in two').subarray(7));
    await expect.poll(() => [one.heard, two.heard]).toEqual([['in one'], ['in two']]);
    expect([...one.past, ...two.past]).toEqual([]);
  });

  test('who has said good-bye is not heard any more', async () => {
    const { raw, past, heard, closing } = await line();
    raw.write(frame(FINAL | CLOSE, Buffer.from([0x03, 0xe8])));
    await closing;
    raw.write(text('one more thing'));
    await aWhile();
    expect([...past, ...heard]).toEqual([]);
  });

  test('nor is who made a mistake', async () => {
    const { raw, past, heard, closing } = await line();
    raw.write(frame(FINAL | TEXT, 'not masked', null));
    await closing;
    raw.write(text('sorry'));
    await aWhile();
    expect([...past, ...heard]).toEqual([]);
  });

  test('who begins to speak together with the call is heard by ws alone', async () => {
    const whole = text('in two packets');
    const { raw, past, heard } = await line(whole.subarray(0, 5));
    raw.write(whole.subarray(5));
    await expect.poll(() => heard).toEqual(['in two packets']);
    raw.write(text('short'));
    await expect.poll(() => heard).toEqual(['in two packets', 'short']);
    expect(past).toEqual([]);
  });

  test('where Node keeps things elsewhere, ws reads all', () => {
    const stream = new PassThrough();
    const socket = { readyState: 1, OPEN: 1 } as WebSocket;
    expect(hearShort(socket, stream, 4096, () => {})).toBe(false);
  });
});

test('whatever comes, in whatever pieces, is heard as ws alone would hear it', () => {
  const message = fc.oneof(
    fc.string({ unit: 'binary-ascii', maxLength: 200 }).map((said) => [text(said)]),
    fc.string({ unit: 'binary', maxLength: 200 }).map((said) => [text(said)]),
    fc.constant([frame(FINAL | PING, 'still there?')]),
    fc.constant([frame(TEXT, 'in '), frame(FINAL | PING, ''), frame(FINAL | MORE, 'pieces')]),
    fc.constant([text('x'.repeat(2000))]),
    fc.constantFrom([text('x'.repeat(5000))], [frame(FINAL | TEXT, Buffer.from([0xc3, 0x28]))]),
  );
  fc.assert(
    fc.property(
      fc.array(message, { maxLength: 12 }),
      fc.array(fc.nat(400), { maxLength: 12 }),
      fc.boolean(),
      (messages, cuts, cutUp) => {
        const frames = messages.flat();
        const all = Buffer.concat(frames);
        const ends = [0, ...cuts.map((cut) => cut % (all.length + 1)), all.length].sort(
          (a, b) => a - b,
        );
        const pieces = ends.slice(1).map((end, i) => all.subarray(ends[i], end));
        const chunks = cutUp ? pieces.filter((piece) => piece.length > 0) : frames;
        expect(heardOf(chunks, true).heard).toEqual(heardOf(chunks, false).heard);
      },
    ),
    { numRuns: 500 },
  );
});
