import { Chance, NOBODY, newChance, type Pool, slot } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { dealAgain } from '../resample.ts';

const chance = new Chance(newChance('5'.repeat(64)));

describe('a pool in which not everything fits everywhere', () => {
  const places = ['castle', 'farm', 'river', 'mall'].map((is) => slot(is, NOBODY));
  const far: readonly unknown[] = places.slice(0, 2);
  const pool: Pool = {
    slots: places,
    fits: (what, place) => what !== 'castle' || far.includes(place),
  };

  it('deals to places that fit, and loses nothing', () => {
    const seen = new Set<string>();
    for (let i = 0; i < 60; i++) {
      const dealt = dealAgain([pool], 0, chance);
      const now = places.map((place) => String(dealt.get(place)?.is));
      expect([...now].sort()).toEqual(['castle', 'farm', 'mall', 'river']);
      expect(now.indexOf('castle')).toBeLessThan(2);
      seen.add(now.join(' '));
    }
    // Two places for the castle, six orders of the rest.
    expect(seen.size).toBe(12);
  });

  it('leaves everything where it lies when the last ones would find no place', () => {
    const fixed: Pool = { slots: places, fits: (what, place) => what === place.is };
    const dealt = dealAgain([fixed], 0, chance);
    expect(places.map((place) => dealt.get(place)?.is)).toEqual(places.map(({ is }) => is));
  });
});
