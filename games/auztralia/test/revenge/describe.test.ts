import { SPECTATOR } from '@incognita/kernel';
import { expect, test } from 'vitest';
import { auztralia } from '../../index.ts';
import type { Situation } from '../situation.ts';
import { deep, OLD_ONES_SEAT } from './table.ts';

const told = (t: Situation, eye: number, language: 'en' | 'fr' = 'en'): string =>
  auztralia.describe(t.engine.view(t.world, eye), {
    language,
    seat: (seat) => `Seat ${seat + 1}`,
  });

const words = {
  revenge: {
    hand: ['hastur', 'ghasts'],
    spawns: [{ hex: 28, dangerous: true }],
    outposts: [{ hex: 27, owner: 0 }],
    discard: ['lloigor'],
  },
};

test('the table in plain text shows what lies open, and a hand only to its owner', () => {
  const t = deep(words);
  for (const eye of [0, OLD_ONES_SEAT, SPECTATOR]) {
    const text = told(t, eye);
    expect(text).toContain('Seat 3 plays the Old Ones');
    expect(text).toContain('28+');
    expect(text).toContain('Outposts: A 27');
    expect(text).toContain('Mythos cards played: Lloigor');
    expect(text).toContain('hand 2');
    expect(text.includes('Hastur')).toBe(eye === OLD_ONES_SEAT);
  }
  expect(told(t, 0, 'fr')).toContain('joue les Grands Anciens');
});

test('REV-DIFF-09 on Heroic it is always said that Spawn tiles fight back', () => {
  expect(told(deep(words, { strength: 'heroic' }), 0)).toContain('fight back');
  expect(told(deep(words), 0)).not.toContain('fight back');
});
