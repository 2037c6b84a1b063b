import { Buffer } from 'node:buffer';
import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';

/** The first byte of a text message that comes in one piece. */
const TEXT = 0x81;
const FINAL = 0x80;
const MASKED = 0x80;
const ASCII = 0x80;
/** Whatever is longer is no move. */
const SHORT = 1024;

const desk = Buffer.allocUnsafeSlow(SHORT);

/** Where in a frame its mask begins, if it says so in as few bytes as it can. */
const maskAt = (length: number): number => (length < 126 ? 2 : 4);

/** How long a frame says it is, or infinitely long if that is for others to read. */
function sizeAt(chunk: Buffer, at: number): number {
  const length = (chunk[at + 1] ?? 127) & 0x7f;
  if (length < 126) return length;
  return length === 126 && at + 4 <= chunk.length ? chunk.readUInt16BE(at + 2) : Infinity;
}

/**
 * What a chunk says that is one short message and nothing else (RFC 6455; clients mask), in plain
 * ASCII. Null for whatever else it may be.
 */
export function shortText(chunk: Buffer, most: number): string | null {
  const size = sizeAt(chunk, 0);
  const mask = maskAt((chunk[1] ?? 0) & 0x7f);
  const from = mask + 4;
  const masked = (chunk[1] ?? 0) >= MASKED;
  if (chunk[0] !== TEXT || !masked || size > most || chunk.length !== from + size) return null;
  let bits = 0;
  for (let i = 0; i < size; i++) {
    const byte = (chunk[from + i] as number) ^ (chunk[mask + (i & 3)] as number);
    desk[i] = byte;
    bits |= byte;
  }
  return bits < ASCII ? desk.toString('latin1', 0, size) : null;
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

/**
 * Moves are short, plain and come one by one. They are read here, past the stream that `ws` makes
 * of every socket, which costs as much as finding out whether a move is legal. Everything else is
 * left to `ws`; once a chunk ends in the middle of something, or is wrong, so is all the rest.
 */
export function hearShort(receiver: Writable, most: number, hear: (text: string) => void): void {
  const limit = Math.min(SHORT, most);
  const write = receiver.write.bind(receiver) as (chunk: Buffer) => boolean;
  let whole = true;
  receiver.write = (chunk: Buffer): boolean => {
    const text = whole ? shortText(chunk, limit) : null;
    if (text === null) {
      whole &&= endsWhole(chunk);
      const goOn = write(chunk);
      // After a mistake nothing is heard any more; ws ends the line in a moment.
      whole &&= receiver.errored === null;
      return goOn;
    }
    hear(text);
    return true;
  };
}

/** What a socket reads with: a stream of its own, which `ws` does not tell anybody about. */
export const receiverOf = (socket: WebSocket): Writable | null =>
  (socket as unknown as { readonly _receiver?: Writable })._receiver ?? null;
