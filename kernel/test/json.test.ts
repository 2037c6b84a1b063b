import { canonicalJson, copyJson, fingerprint, sameJson } from '@incognita/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { objectsIn } from '../test-kit/plain.ts';

/** What JSON can say, as it reads it; a key that is no plain key is not for states. */
const json = fc
  .jsonValue()
  .map((value) => JSON.stringify(value))
  .filter((text) => !text.includes('__proto__'))
  .map((text) => JSON.parse(text) as unknown);

/** The same value with the keys of every record written the other way round. */
function upsideDown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(upsideDown);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, held]) => [key, upsideDown(held)]),
  );
}

describe('plain data', () => {
  it('is copied whole, and the copy shares nothing', () => {
    fc.assert(
      fc.property(json, (value) => {
        const copy = copyJson(value);
        expect(copy).toEqual(value);
        const live = objectsIn(value);
        for (const held of objectsIn(copy)) expect(live.has(held)).toBe(false);
      }),
    );
  });

  it('has one text, whatever order its keys were written in', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(canonicalJson(upsideDown(value))).toBe(canonicalJson(value));
        expect(JSON.parse(canonicalJson(value))).toEqual(value);
      }),
    );
  });

  it('is the same if its text is the same', () => {
    fc.assert(
      fc.property(json, json, (a, b) => {
        expect(sameJson(a, upsideDown(a))).toBe(true);
        expect(sameJson(a, b)).toBe(canonicalJson(a) === canonicalJson(b));
      }),
    );
  });

  it.each([
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [[1, 2], [1]],
    [[], {}],
    [null, {}],
    ['1', 1],
  ])('tells %j from %j', (a, b) => {
    expect(sameJson(a, b)).toBe(false);
  });
});

describe('a fingerprint', () => {
  it('is 16 hexadecimal digits, and another one for another text', () => {
    const texts = Array.from({ length: 5000 }, (_, i) => `a world ${i}`);
    const prints = new Set(texts.map(fingerprint));
    expect(prints.size).toBe(5000);
    for (const print of prints) expect(print).toMatch(/^[0-9a-f]{16}$/);
    expect(fingerprint('')).toMatch(/^[0-9a-f]{16}$/);
  });
});
