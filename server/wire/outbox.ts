import { Buffer } from 'node:buffer';
import process from 'node:process';
import type { Duplex } from 'node:stream';

/** The first byte of a text message that comes in one piece. */
const TEXT = 0x81;
/** The most bytes that a message says of itself before it begins. */
const HEADER = 10;
/** The most bytes that a character can take. */
const MAX_BYTES_PER_CHARACTER = 3;

/** Where frames are put together; the stream is done with it as soon as they are sent. */
let context = Buffer.allocUnsafeSlow(65_536);

/**
 * Writes a message as it goes over the wire (RFC 6455; servers do not mask), from `at` on. Answers
 * where it ends.
 */
export function putFrame(into: Buffer, at: number, json: string): number {
  // Nearly always there are as many bytes as characters; where not, the message has to move over.
  const guess = at + headerFor(json.length);
  const size = into.write(json, guess);
  const begin = at + headerFor(size);
  if (begin !== guess) into.copyWithin(begin, guess, guess + size);
  putHeader(into, at, size);
  return begin + size;
}

function putHeader(into: Buffer, at: number, size: number): void {
  into[at] = TEXT;
  if (size < 126) into[at + 1] = size;
  else if (size < 65_536) {
    into[at + 1] = 126;
    into.writeUInt16BE(size, at + 2);
  } else {
    into[at + 1] = 127;
    into.writeBigUInt64BE(BigInt(size), at + 2);
  }
}

/** What a message of so many bytes takes to say how long it is: as few bytes as possible. */
const headerFor = (size: number): number => (size < 126 ? 2 : size < 65_536 ? 4 : HEADER);

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
  #held: string[] = [];
  /** How many characters are held. */
  #length = 0;

  constructor(stream: Duplex) {
    this.#stream = stream;
  }

  /** How much waits for the client to read it, in bytes or nearly so. */
  get unsent(): number {
    return this.#stream.writableLength + this.#length;
  }

  put(json: string): void {
    if (this.#held.length === 0) {
      if (waiting.length === 0) process.nextTick(sendAll);
      waiting.push(this);
    }
    this.#held.push(json);
    this.#length += json.length;
  }

  /** A long message that is bytes already, after whatever is held: nothing of it is copied. */
  putBytes(json: Uint8Array): void {
    this.flush();
    const stream = this.#stream;
    if (!stream.writable) return;
    const header = Buffer.allocUnsafeSlow(headerFor(json.length));
    putHeader(header, 0, json.length);
    stream.cork();
    stream.write(header);
    stream.write(json);
    stream.uncork();
  }

  flush(): void {
    const held = this.#held;
    const most = held.length * HEADER + this.#length * MAX_BYTES_PER_CHARACTER;
    this.#held = [];
    this.#length = 0;
    const stream = this.#stream;
    if (held.length === 0 || !stream.writable) return;
    const into = most > context.length ? Buffer.allocUnsafeSlow(most) : context;
    let end = 0;
    for (const json of held) end = putFrame(into, end, json);
    const frames = into.subarray(0, end);
    // What cannot be sent at once lies where it is until it can: behind something that waits already,
    // in as little room as it needs; otherwise the desk is left to it.
    const behind = stream.writableLength > 0;
    stream.write(behind && into === context ? Buffer.from(frames) : frames);
    if (!behind && into === context && stream.writableLength > 0)
      context = Buffer.allocUnsafeSlow(context.length);
  }
}
