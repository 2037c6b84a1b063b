import { expect, test } from 'vitest';
import { roundedPath } from '../round-path.mjs';

test('a path keeps its outline on whole units', () => {
  expect(roundedPath('M10.4 20.6h5.2v-3.3L0 0z')).toBe('M10 21h6v-4l-16-17z');
  expect(roundedPath('m1.5.5 2.25-1.25zm3 3l1 1')).toBe('M2 1l2-2zm3 3l1 1');
});

test('small steps do not drift apart from where they lead', () => {
  const steps = 'l.4 0'.repeat(50);
  const ends = [...roundedPath(`M0 0${steps}`).matchAll(/-?\d+(?= 0)/g)].map(Number);
  expect(ends.reduce((x, dx) => x + dx, 0)).toBe(20);
});

test('flags of an arc may stand without a space', () => {
  expect(roundedPath('M0 0a7.24 7.24 0 0110.2 3.4')).toBe('M0 0a7.2 7.2 0 0 1 10 3');
});

test('what is no path is refused', () => {
  expect(() => roundedPath('M0 0x5')).toThrow('"x" is no command of the path "M0 0x5"');
  expect(() => roundedPath('M0')).toThrow('there is no number at 2 of the path "M0"');
});
