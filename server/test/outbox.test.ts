import { createRequire } from 'node:module';
import { PassThrough, type Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { frameOf, Outbox } from '../wire/outbox.ts';

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

describe('frames', () => {
  // Two characters of each size are the quotes.
  test.each([0, 123, 124, 65_533, 65_534, 200_000])('%i characters arrive as sent', (size) => {
    const text = 'x'.repeat(size);
    expect(readBack(Buffer.from(frameOf(JSON.stringify(text)), 'latin1'))).toEqual([text]);
  });

  test('so does what is not ASCII, in names and in chat', () => {
    const text = 'Zoé dit : « où ? » 🦘 \u007f\u0080\uffff';
    expect(readBack(Buffer.from(frameOf(JSON.stringify(text)), 'latin1'))).toEqual([text]);
  });
});

test('what is said in one breath goes out in one piece, in order', async () => {
  const stream = new PassThrough();
  const pieces: Buffer[] = [];
  stream.on('data', (piece: Buffer) => pieces.push(piece));
  const outbox = new Outbox(stream);
  outbox.put('{"t":"accepted"}');
  outbox.put('{"t":"update"}');
  expect(outbox.unsent).toBe(34);
  await new Promise((resolve) => setImmediate(resolve));
  expect(pieces.map(readBack)).toEqual([[{ t: 'accepted' }, { t: 'update' }]]);
  expect(outbox.unsent).toBe(0);
});
