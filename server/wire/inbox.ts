import { Buffer } from 'node:buffer';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** The first byte of a text message that comes in one piece. */
const TEXT = 0x81;
const FINAL = 0x80;
const MASKED = 0x80;
const ASCII = 0x80;
/** Whatever is longer is no move. */
const MAX_SHORT_MESSAGE_BYTES = 1024;

const context = Buffer.allocUnsafeSlow(MAX_SHORT_MESSAGE_BYTES);

/** Where in a frame its mask begins, if it says so in as few bytes as it can. */
const maskAt = (length: number): number => (length < 126 ? 2 : 4);

/** How long a frame says it is, or infinitely long if that is for others to read. */
function sizeAt(bytes: Buffer, at: number): number {
  const length = (bytes[at + 1] ?? 127) & 0x7f;
  if (length < 126) return length;
  return length === 126 && at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : Infinity;
}

/**
 * What the first `count` bytes say if they are one short message and nothing else (RFC 6455; clients
 * mask), in plain ASCII. Null for whatever else they may be.
 */
export function shortText(bytes: Buffer, count: number, most: number): string | null {
  const size = sizeAt(bytes, 0);
  const mask = maskAt((bytes[1] ?? 0) & 0x7f);
  const from = mask + 4;
  const masked = (bytes[1] ?? 0) >= MASKED;
  if (bytes[0] !== TEXT || !masked || size > most || count !== from + size) return null;
  let bits = 0;
  for (let i = 0; i < size; i++) {
    const byte = (bytes[from + i] as number) ^ (bytes[mask + (i & 3)] as number);
    context[i] = byte;
    bits |= byte;
  }
  return bits < ASCII ? context.toString('latin1', 0, size) : null;
}

/** Whether a chunk ends where a message ends, so that another one begins with the next chunk. */
export function endsWhole(chunk: Buffer): boolean {
  let at = 0;
  while (at < chunk.length) {
    const isFinal = (chunk[at] ?? 0) >= FINAL;
    const length = (chunk[at + 1] ?? 0) & 0x7f;
    at = isFinal ? at + maskAt(length) + 4 + sizeAt(chunk, at) : Infinity;
  }
  return at === chunk.length;
}

/** Who reads what is no short message. */
interface Reader {
  /** Nobody has said good-bye yet, neither they nor we. */
  readonly open: () => boolean;
  /** Takes a chunk that is its own; false if it wants no more for now. */
  readonly take: (chunk: Buffer) => boolean;
}

/**
 * Hears short messages and leaves everything else to another reader; once something ends in the
 * middle of a message, all the rest. What comes is good only until more does.
 */
export function shortOr(
  reader: Reader,
  most: number,
  hear: (text: string) => void,
): (bytes: Buffer, count: number) => boolean {
  const limit = Math.min(MAX_SHORT_MESSAGE_BYTES, most);
  let whole = true;
  return (bytes, count) => {
    const text = whole && reader.open() ? shortText(bytes, count, limit) : null;
    if (text === null) {
      const chunk = Buffer.from(bytes.subarray(0, count));
      whole &&= endsWhole(chunk);
      return reader.take(chunk);
    }
    hear(text);
    return true;
  };
}

/** Where all sockets put what has come, one after the other; Node reads as much at a time. */
const room = Buffer.allocUnsafeSlow(65_536);

/**
 * Moves are short, plain and come one by one. They are read here, out of one buffer for all sockets:
 * a buffer for each of them, the stream it goes through and the one that `ws` makes of it cost more
 * than finding out whether a move is legal. False where that cannot be done, and `ws` reads all.
 */
export function hearShort(
  socket: WebSocket,
  stream: Duplex,
  most: number,
  hear: (text: string) => void,
): boolean {
  // Who began to speak together with the call is perhaps in the middle of a message.
  if (stream.readableLength > 0) return false;
  const reader: Reader = {
    open: () => socket.readyState === socket.OPEN,
    take: (chunk) => stream.push(chunk),
  };
  const read = shortOr(reader, most, hear);
  return readInto(stream, room, (count) => read(room, count));
}

/** What sockets have inside, and Node's declarations leave out. */
interface Inside {
  readonly _handle?: { readonly useUserBuffer?: (buffer: Buffer) => void };
}

/**
 * The `onread` of Node's sockets, which is for those who call somebody. Who is called is handed a
 * socket that was made without it, so it is put in afterwards, at the places where Node keeps it.
 */
function readInto(stream: Duplex, buffer: Buffer, read: (count: number) => boolean): boolean {
  const places = Object.getOwnPropertySymbols(stream);
  const bufferAt = places.find(({ description }) => description === 'kBuffer');
  const readAt = places.find(({ description }) => description === 'kBufferCb');
  const handle = (stream as Inside)._handle;
  if (!(bufferAt && readAt && handle?.useUserBuffer)) return false;
  Object.assign(stream, { [bufferAt]: buffer, [readAt]: read });
  handle.useUserBuffer(buffer);
  return true;
}
