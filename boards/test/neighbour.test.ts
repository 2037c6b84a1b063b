import { describe, expect, test } from 'vitest';
import { neighbourTowards } from '../neighbour.ts';

/** A hex with flat top and its six neighbours, as on a map. */
const around = [
  { x: 0, y: -70, name: 'north' },
  { x: 61, y: -35, name: 'north-east' },
  { x: 61, y: 35, name: 'south-east' },
  { x: 0, y: 70, name: 'south' },
  { x: -61, y: 35, name: 'south-west' },
  { x: -61, y: -35, name: 'north-west' },
];
const from = { x: 0, y: 0 };
const towards = (key: string, others = around) => neighbourTowards(from, others, key)?.name ?? null;

describe('arrow keys between neighbours', () => {
  test('straight ahead wins over what is beside', () => {
    expect(towards('ArrowUp')).toBe('north');
    expect(towards('ArrowDown')).toBe('south');
  });

  test('where nothing is straight ahead, what is nearest to the line', () => {
    expect(towards('ArrowRight')).toMatch(/east$/);
    expect(towards('ArrowLeft')).toMatch(/west$/);
  });

  test('nearer wins over further in the same direction', () => {
    expect(towards('ArrowUp', [{ x: 0, y: -140, name: 'beyond' }, ...around])).toBe('north');
  });

  test('at the edge of the board there is nobody, and other keys go nowhere', () => {
    const south = around.filter(({ name }) => name.startsWith('south'));
    expect(towards('ArrowUp', south)).toBeNull();
    expect(towards('Home')).toBeNull();
  });
});
