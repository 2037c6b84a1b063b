import { Chance, deriveKey, isKey, newChance } from '@incognita/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const KEY = '5a'.repeat(32);
const fresh = (): Chance => new Chance(newChance(KEY));

describe('below', () => {
  it('gives every number about as often', () => {
    const chance = fresh();
    for (const n of [2, 6, 83]) {
      const counts = Array<number>(n).fill(0);
      for (let i = 0; i < n * 1000; i++) counts[chance.below(n)]!++;
      // Six standard deviations of a count of about 1000.
      for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(200);
    }
  });

  it('rejects the partial stretch at the end, where it would favour small numbers', () => {
    // Below three quarters of the range, plain remainders would hit the lower third twice as often.
    const n = 3 * 2 ** 30;
    const state = newChance(KEY);
    const chance = new Chance(state);
    const draws = 3000;
    let low = 0;
    for (let i = 0; i < draws; i++) if (chance.below(n) < n / 3) low++;
    expect(Math.abs(low - draws / 3)).toBeLessThan(160);
    // A quarter of all words was thrown away, so that about 4000 were used.
    expect(state.at).toBeGreaterThan(3800);
    expect(state.at).toBeLessThan(4200);
  });

  it('takes the whole range of a word', () => {
    const chance = fresh();
    const drawn = Array.from({ length: 50 }, () => chance.below(2 ** 32));
    expect(Math.max(...drawn)).toBeGreaterThan(2 ** 31);
    expect(new Set(drawn).size).toBe(50);
  });

  it('draws nothing where there is nothing to decide', () => {
    const state = newChance(KEY);
    const chance = new Chance(state);
    expect(chance.below(1)).toBe(0);
    expect([state.at, chance.drawn]).toEqual([0, 0]);
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 33])('refuses to draw below %d', (n) => {
    expect(() => fresh().below(n)).toThrow(`chance was asked for a number below ${n}`);
  });

  it('counts draws, and records them for whoever listens', () => {
    const chance = fresh();
    chance.record = [];
    const got = [chance.below(6), chance.below(2)];
    expect(chance.drawn).toBe(2);
    expect(chance.record).toEqual([
      { below: 6, got: got[0] },
      { below: 2, got: got[1] },
    ]);
  });

  it('depends on nothing but the state: saved and loaded, it goes on the same', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.array(fc.integer({ min: 2, max: 1000 })), (before, asked) => {
        const state = newChance(KEY);
        const chance = new Chance(state);
        for (let i = 0; i < before; i++) chance.below(7);
        const loaded = new Chance(JSON.parse(JSON.stringify(state)));
        expect(asked.map((n) => chance.below(n))).toEqual(asked.map((n) => loaded.below(n)));
      }),
    );
  });

  it('can be handed from one game to another and back', () => {
    const [one, other] = [newChance(KEY), newChance('1'.repeat(64))];
    const alone = new Chance(newChance(KEY));
    const shared = new Chance(one);
    for (let i = 0; i < 40; i++) {
      shared.use(other);
      shared.below(10);
      shared.use(one);
      expect(shared.below(10)).toBe(alone.below(10));
    }
  });
});

describe('fixed draws', () => {
  it('come first, one for each draw, and count as draws', () => {
    const state = { ...newChance(KEY), forced: [4, 0] };
    const chance = new Chance(state);
    expect([chance.below(6), chance.below(6)]).toEqual([4, 0]);
    expect([chance.drawn, state.at, state.forced]).toEqual([2, 0, []]);
    expect(chance.below(6)).toBe(fresh().below(6));
  });

  it.each([6, -1, 0.5])('refuse a result of %d for a die', (got) => {
    const chance = new Chance({ ...newChance(KEY), forced: [got] });
    expect(() => chance.below(6)).toThrow(`a fixed draw of ${got} does not fit a draw below 6`);
  });
});

describe('shuffle', () => {
  it('keeps what it shuffles', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (list) => {
        const shuffled = [...list];
        fresh().shuffle(shuffled);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(list.toSorted((a, b) => a - b));
      }),
    );
  });

  it('gives all orders of three about as often', () => {
    const chance = fresh();
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const list = ['a', 'b', 'c'];
      chance.shuffle(list);
      counts.set(list.join(''), (counts.get(list.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(200);
  });
});

describe('deriveKey', () => {
  it('makes another key of any key and any salt, always the same one', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(isKey(deriveKey(KEY, a))).toBe(true);
        expect(deriveKey(KEY, a)).toBe(deriveKey(KEY, a));
        expect(deriveKey(KEY, a)).not.toBe(deriveKey('0'.repeat(64), a));
        if (a !== b) expect(deriveKey(KEY, a)).not.toBe(deriveKey(KEY, b));
      }),
    );
  });

  it('is no part of the stream that players see', () => {
    const chance = fresh();
    const words = Array.from({ length: 64 }, () =>
      chance
        .below(2 ** 32)
        .toString(16)
        .padStart(8, '0'),
    );
    for (const salt of ['', 'a', 'salt'])
      for (const word of deriveKey(KEY, salt).match(/.{8}/g) ?? [])
        expect(words).not.toContain(word);
  });
});
