import { expect, test } from 'vitest';
import { framesOf } from '../walks.ts';

const [a, b, c] = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 20 },
];

test('a piece waits for the steps of others before and after its own', () => {
  const legs = [
    { piece: 'shoggoth', from: a, to: b },
    { piece: 'zombie', from: c, to: a },
    { piece: 'shoggoth', from: b, to: c },
    { piece: 'zombie', from: a, to: b },
  ];
  const path = (piece: string) =>
    framesOf(piece, legs).map(({ offset, transform }) => `${offset} ${transform}`);
  expect(path('shoggoth')).toEqual([
    '0 translate(0px, 0px)',
    '0 translate(0px, 0px)',
    '0.25 translate(10px, 0px)',
    '0.5 translate(10px, 0px)',
    '0.75 translate(10px, 20px)',
    '1 translate(10px, 20px)',
  ]);
  expect(path('zombie')[0]).toBe('0 translate(10px, 20px)');
  expect(path('zombie').at(-1)).toBe('1 translate(10px, 0px)');
  expect(path('temple')).toEqual([]);
});
