import { engineOf, type SeatLook } from '@incognita/kernel';
import { describe, expect, test } from 'vitest';
import { face } from '../../face.ts';
import { auztralia } from '../../index.ts';
import { looksOf } from '../../looks.ts';
import type { Config } from '../../rules/config.ts';
import { PLAYED } from './table.ts';

const usual = Object.fromEntries(
  Object.entries(face.config.fields).map(([field, { default: value }]) => [field, value]),
) as unknown as Config;
const configOf = (config: Partial<Config>): Config => ({ ...usual, ...PLAYED, ...config });

/** A look in a word. */
const inShort = (look: SeatLook): number | string =>
  typeof look === 'number' ? look : look.name.en;

describe('REV-GEN-02 the Old Ones’ seat', () => {
  test.each([
    ['seat-1', ['The Old Ones', 0, 1, 2, 3]],
    ['seat-3', [0, 1, 'The Old Ones', 2, 3]],
    ['seat-5', [0, 1, 2, 3, 'The Old Ones']],
  ] as const)('looks like no other at %s; humans have the first four looks', (oldOnes, looks) => {
    expect(looksOf(configOf({ seats: 5, oldOnes }), null).map(inShort)).toEqual(looks);
  });

  test('is shown by nobody’s look before it is drawn, and then where it was drawn', () => {
    const config = configOf({ oldOnes: 'random' });
    expect(looksOf(config, null).map(inShort)).toEqual(['Seat 1', 'Seat 2', 'Seat 3']);
    const engine = engineOf(auztralia);
    for (const digit of ['1', '5', '9']) {
      const { world } = engine.begin(config, digit.repeat(64));
      const view = engine.view(world, 0);
      const at = view.revenge?.seat ?? -1;
      expect(looksOf(config, view).map(inShort).indexOf('The Old Ones')).toBe(at);
    }
  });

  test.each(['none', 'enhanced'] as const)('is not there in the mode “%s”', (revenge) => {
    expect(looksOf(configOf({ revenge, oldOnes: 'random' }), null)).toEqual([]);
  });
});
