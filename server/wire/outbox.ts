import { Buffer } from 'node:buffer';
import process from 'node:process';
import type { Duplex } from 'node:stream';

/** The first byte of a text message that comes in one piece. */
const TEXT = 0x81;

/**
 * A message as it goes over the wire (RFC 6455; servers do not mask), one character for each byte.
 * Characters beyond ASCII are escaped, which JSON allows: so nobody has to count bytes, and what
 * is sent is written from the string itself.
 */
export function frameOf(json: string): string {
  const text = Buffer.byteLength(json) === json.length ? json : escaped(json);
  const size = text.length;
  if (size < 126) return String.fromCharCode(TEXT, size) + text;
  if (size < 65_536) return String.fromCharCode(TEXT, 126, size >> 8, size & 255) + text;
  const high = Math.floor(size / 2 ** 32);
  return String.fromCharCode(TEXT, 127, ...bytesOf(high), ...bytesOf(size)) + text;
}

const bytesOf = (n: number): number[] => [24, 16, 8, 0].map((shift) => (n >>> shift) & 255);

const escaped = (json: string): string =>
  json.replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** Those with something to send. */
let waiting: Outbox[] = [];

function sendAll(): void {
  const now = waiting;
  waiting = [];
  for (const outbox of now) outbox.flush();
}

/**
 * What is said to one client in one breath (an answer, and the update that follows) goes out in
 * one packet. A packet is the dearest part of a move, so `ws` is passed by: it would write each
 * message in two pieces, and copy it before that.
 */
export class Outbox {
  readonly #stream: Duplex;
  #held = '';

  constructor(stream: Duplex) {
    this.#stream = stream;
  }

  /** How many bytes wait for the client to read them. */
  get unsent(): number {
    return this.#stream.writableLength + this.#held.length;
  }

  put(json: string): void {
    if (this.#held === '') {
      if (waiting.length === 0) process.nextTick(sendAll);
      waiting.push(this);
    }
    this.#held += frameOf(json);
  }

  flush(): void {
    const held = this.#held;
    this.#held = '';
    if (held !== '' && this.#stream.writable) this.#stream.write(held, 'latin1');
  }
}
