import { chachaBlock, keyWords } from './chacha8.ts';

/** Where a game stands in its stream of chance. Plain data; part of the saved world. */
export interface ChanceState {
  /** 64 hexadecimal digits, known to nobody at the table. */
  key: string;
  /** How many words of the stream were used. */
  at: number;
  /** Results that come before the stream: a scenario's dice. Empty in a real game. */
  forced: number[];
}

export interface Drawn {
  readonly below: number;
  readonly got: number;
}

export function newChance(key: string): ChanceState {
  return { key, at: 0, forced: [] };
}

const WORDS = 16;

/** Reads a ChanceState; keeps the current block so that most draws cost a table look-up. */
export class Chance {
  /** How often chance decided; whoever wants to know sets it back to 0. */
  drawn = 0;
  /** What chance decided, for whoever puts a list here. */
  record: Drawn[] | null = null;
  #state: ChanceState;
  #key = '';
  readonly #words = new Uint32Array(8);
  #block = -1;
  readonly #out = new Uint32Array(WORDS);

  constructor(state: ChanceState) {
    this.#state = state;
  }

  use(state: ChanceState): void {
    this.#state = state;
  }

  /** A whole number from 0 to n - 1, each as likely as the others. */
  below(n: number): number {
    if (!(n >= 1 && n <= 0x1_0000_0000 && Number.isInteger(n)))
      throw new RangeError(
        `chance was asked for a number below ${n}; it takes a whole number from 1`,
      );
    if (n === 1) return 0;
    this.drawn++;
    const got = this.#state.forced.length > 0 ? this.#force(n) : this.#fair(n);
    this.record?.push({ below: n, got });
    return got;
  }

  /** Moves the elements of a list into a random order, in place. */
  shuffle<V>(list: V[]): void {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const held = list[i] as V;
      list[i] = list[j] as V;
      list[j] = held;
    }
  }

  #force(n: number): number {
    const got = this.#state.forced.shift() ?? 0;
    if (!(Number.isInteger(got) && got >= 0 && got < n))
      throw new RangeError(`a fixed draw of ${got} does not fit a draw below ${n}`);
    return got;
  }

  /** Rejects the last partial stretch of the 32-bit range, so that no result is favoured. */
  #fair(n: number): number {
    // 2^32 mod n is (2^32 - n) mod n, which stays among 32-bit whole numbers and is quicker.
    const most = 0xffff_ffff - ((-n >>> 0) % n);
    for (;;) {
      const word = this.#word();
      if (word <= most) return word % n;
    }
  }

  #word(): number {
    const state = this.#state;
    const block = Math.floor(state.at / WORDS);
    if (block !== this.#block || state.key !== this.#key) {
      if (state.key !== this.#key) {
        this.#key = state.key;
        keyWords(state.key, this.#words);
      }
      this.#block = block;
      chachaBlock(this.#out, this.#words, block);
    }
    return this.#out[state.at++ % WORDS] ?? 0;
  }
}

/** Keys are derived from blocks that no game ever gets to, so that draws tell nothing about them. */
const DERIVING = 0x1_0000_0000;

/** A new key from an old one and anything else that was added; used to re-key and to reseed. */
export function deriveKey(key: string, salt: string): string {
  const mixed = keyWords(key);
  const out = new Uint32Array(WORDS);
  for (let i = 0; i < salt.length; i++) {
    const slot = i % 8;
    mixed[slot] = Math.imul((mixed[slot] ?? 0) ^ salt.charCodeAt(i), 0x01000193) + i;
    if (slot === 7 || i === salt.length - 1) {
      chachaBlock(out, mixed, DERIVING + i);
      mixed.set(out.subarray(0, 8));
    }
  }
  chachaBlock(out, mixed, DERIVING + salt.length);
  return [...out.subarray(0, 8)].map((word) => word.toString(16).padStart(8, '0')).join('');
}
