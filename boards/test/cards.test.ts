import { describe, expect, test } from 'vitest';
import { type CardFace, plainText, runsOf } from '../cards/face.ts';
import { stackAlike } from '../cards/hand.tsx';
import { edgesOf } from '../cards/pile.tsx';
import { reached } from '../cards/range-diagram.tsx';
import { placeBeside } from '../close-up.tsx';

const face = (name: string): CardFace => ({
  name,
  kind: 'Instant',
  bar: '#6b4a1e',
  icon: 'icons.svg#square',
  text: '',
  corner: null,
  marks: [],
  facts: [],
});

describe('the text of a card', () => {
  test('is bold between double asterisks', () => {
    expect(runsOf('**5** damage to **one** monster.')).toEqual([
      { part: 1, text: '5', bold: true },
      { part: 2, text: ' damage to ', bold: false },
      { part: 3, text: 'one', bold: true },
      { part: 4, text: ' monster.', bold: false },
    ]);
  });

  test('keeps asterisks that nothing closes', () => {
    expect(plainText('**2** dice, then ** again')).toBe('2 dice, then ** again');
    expect(runsOf('2 ** 3').every(({ bold }) => !bold)).toBe(true);
  });
});

test('cards alike lie on each other, in the order in which they come', () => {
  const cards = ['card:food', 'card:fuel', 'card:food', 'card:food'].map((thing) => ({
    thing,
    face: face(thing),
  }));
  expect(stackAlike(cards).map(({ thing, copies }) => [thing, copies])).toEqual([
    ['card:food', 3],
    ['card:fuel', 1],
  ]);
});

test('a pile grows with its cards, and no further than can be told apart', () => {
  expect([0, 1, 2, 6, 7, 60].map(edgesOf)).toEqual([0, 0, 1, 1, 2, 4]);
});

test('short reaches the middle, mid what is next to it, too, long all but the middle', () => {
  const cells = [-2, -1, 0, 1, 2].flatMap((y) => [-2, -1, 0, 1, 2].map((x) => [x, y] as const));
  const count = (reach: 'short' | 'mid' | 'long') =>
    cells.filter(([x, y]) => reached(reach, x, y)).length;
  expect([count('short'), count('mid'), count('long')]).toEqual([1, 5, 12]);
  expect(reached('long', 0, 0)).toBe(false);
});

describe('a close-up', () => {
  const screen = { width: 1440, height: 900 };

  test('stands above a card at the foot of the screen', () => {
    expect(placeBeside({ left: 20, right: 160, top: 690 }, screen)).toEqual({
      left: 8,
      bottom: 218,
    });
  });

  test('stands beside what is too high up, on the side that has room', () => {
    expect(placeBeside({ left: 20, right: 300, top: 200 }, screen)).toEqual({
      left: 308,
      top: 200,
    });
    expect(placeBeside({ left: 1100, right: 1400, top: 200 }, screen)).toEqual({
      left: 806,
      top: 200,
    });
  });

  test('never leaves the screen', () => {
    const low = placeBeside({ left: 300, right: 400, top: 400 }, { width: 820, height: 700 });
    expect(low).toEqual({ left: 408, top: 272 });
  });
});
