/**
 * ChaCha with 8 rounds (D. J. Bernstein), as a generator of words: seeing some of them never
 * tells the next ones. The layout is the original one, a 64-bit block counter and a 64-bit
 * nonce, which the published eSTREAM vectors use; we leave the nonce at zero.
 */
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

/** The key of a stream: 64 hexadecimal digits, that is 256 bits. */
export const KEY_DIGITS = 64;

export function isKey(text: unknown): text is string {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);
}

/**
 * The eight words of a key, whose bytes come lowest first. Digit by digit and into a list that may
 * be there already: where many tables take turns, every draw begins with another key.
 */
export function keyWords(key: string, words = new Uint32Array(8)): Uint32Array {
  for (let i = 0; i < 8; i++) {
    let word = 0;
    for (let byte = 3; byte >= 0; byte--) {
      const at = 8 * i + 2 * byte;
      word = (word << 8) | (digit(key.charCodeAt(at)) << 4) | digit(key.charCodeAt(at + 1));
    }
    words[i] = word;
  }
  return words;
}

/** The value of one of the characters 0-9 and a-f. */
const digit = (code: number): number => (code < 0x3a ? code - 0x30 : code - 0x57);

const start = new Uint32Array(16);

/** Fills `out` with block number `block` of the stream under `key`. */
export function chachaBlock(out: Uint32Array, key: Uint32Array, block: number, rounds = 8): void {
  start.set(SIGMA, 0);
  start.set(key, 4);
  start[12] = block;
  start[13] = Math.floor(block / 0x1_0000_0000);
  out.set(start);
  for (let round = 0; round < rounds; round += 2) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] = (out[i] ?? 0) + (start[i] ?? 0);
}

function quarter(x: Uint32Array, ia: number, ib: number, ic: number, id: number): void {
  let a = x[ia] ?? 0;
  let b = x[ib] ?? 0;
  let c = x[ic] ?? 0;
  let d = x[id] ?? 0;
  a = (a + b) | 0;
  d ^= a;
  d = (d << 16) | (d >>> 16);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 12) | (b >>> 20);
  a = (a + b) | 0;
  d ^= a;
  d = (d << 8) | (d >>> 24);
  c = (c + d) | 0;
  b ^= c;
  b = (b << 7) | (b >>> 25);
  x[ia] = a;
  x[ib] = b;
  x[ic] = c;
  x[id] = d;
}
