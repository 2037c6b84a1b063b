import { chachaBlock, isKey, keyWords } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';

/** The first bytes of a stream, as the published vectors write them. */
function stream(key: string, rounds: number, from = 0): string {
  const bytes: string[] = [];
  for (const block of [from, from + 1]) {
    const out = new Uint32Array(16);
    chachaBlock(out, keyWords(key), block, rounds);
    for (const word of out)
      for (const shift of [0, 8, 16, 24])
        bytes.push(((word >>> shift) & 0xff).toString(16).padStart(2, '0'));
  }
  return bytes.join('');
}

const ZERO = '0'.repeat(64);
const ONE = `01${'0'.repeat(62)}`;

/** draft-strombergson-chacha-test-vectors-01, TC1 and TC2 with 256-bit keys and a zero IV. */
const PUBLISHED: [name: string, key: string, rounds: number, stream: string][] = [
  [
    'TC1, 8 rounds: all zero key',
    ZERO,
    8,
    '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
      '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42' +
      'd2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b' +
      '5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa',
  ],
  [
    'TC2, 8 rounds: a single bit in the key',
    ONE,
    8,
    'cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea' +
      '289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8' +
      'b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638' +
      '291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4',
  ],
  [
    'TC1, 12 rounds',
    ZERO,
    12,
    '9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f' +
      '0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be' +
      '0bd58841203e74fe86fc71338ce0173dc628ebb719bdcbcc151585214cc089b4' +
      '42258dcda14cf111c602b8971b8cc843e91e46ca905151c02744a6b017e69316',
  ],
  [
    'TC1, 20 rounds, which RFC 8439 shares',
    ZERO,
    20,
    '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
      'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586' +
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
      '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
  ],
];

describe('ChaCha', () => {
  it.each(PUBLISHED)('gives the published stream: %s', (_name, key, rounds, published) => {
    expect(stream(key, rounds)).toBe(published);
  });

  it('counts blocks beyond 32 bits into the second word', () => {
    const beyond = stream(ZERO, 8, 0x1_0000_0000);
    expect(beyond).not.toBe(stream(ZERO, 8, 0));
    expect(beyond).toHaveLength(256);
  });
});

describe('a key', () => {
  it('is 64 lower-case hexadecimal digits', () => {
    expect(isKey(ZERO)).toBe(true);
    for (const other of [ZERO.slice(1), `${ZERO}0`, 'g'.repeat(64), 'A'.repeat(64), 0, null])
      expect(isKey(other)).toBe(false);
  });

  it('is read as little-endian words', () => {
    const [first, second, ...rest] = keyWords(`0102030405060708${'0'.repeat(48)}`);
    expect([first, second]).toEqual([0x04030201, 0x08070605]);
    expect(rest).toEqual([0, 0, 0, 0, 0, 0]);
  });
});
