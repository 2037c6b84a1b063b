import { countsOf, inOrder, someOf } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { answerOf, itemsOf, putBack, taken, toggled } from '../shell/picking.ts';

const card = (id: string) => ({ do: 'discard', card: id });
const END = { do: 'enough' };
const CARDS = ['a', 'b', 'c'].map(card);

describe('up to some of the items', () => {
  const shape = someOf(1, 2, END);
  const items = itemsOf(shape, [...CARDS, END]);

  it('are all but the one that says enough', () => expect(items).toEqual(CARDS));

  it('are taken and put back by a click, and no more than are due', () => {
    const one = toggled(shape, items, [], card('a'));
    const two = toggled(shape, items, one, card('c'));
    expect(toggled(shape, items, two, card('b'))).toEqual([card('a'), card('c')]);
    expect(toggled(shape, items, two, card('a'))).toEqual([card('c')]);
  });

  it('make an answer once there are enough, closed where more were possible', () => {
    expect(answerOf(shape, items, [])).toBeNull();
    expect(answerOf(shape, items, [card('b')])).toEqual([card('b'), END]);
    expect(answerOf(shape, items, [card('b'), card('a')])).toEqual([card('b'), card('a')]);
  });

  it('may be none at all where none is due', () => {
    expect(answerOf(someOf(0, 2, END), items, [])).toEqual([END]);
  });

  it('are exchanged where only one is due', () => {
    expect(toggled(someOf(1, 1), items, [card('a')], card('b'))).toEqual([card('b')]);
  });
});

it('an order is the order of the clicks', () => {
  const shape = inOrder<{ do: string }>(3);
  let picks: readonly { do: string }[] = [];
  for (const id of ['c', 'a', 'b']) picks = toggled(shape, CARDS, picks, card(id));
  expect(answerOf(shape, CARDS, picks)).toEqual([card('c'), card('a'), card('b')]);
  expect(answerOf(shape, CARDS, picks.slice(1))).toBeNull();
});

describe('how many of each', () => {
  const shape = countsOf(2, 4, [3, 1, 0], END);

  it('goes up to the limit of each, and to the limit of all', () => {
    let picks: readonly { do: string }[] = [];
    for (const id of ['b', 'a', 'a', 'c', 'b', 'a', 'a'])
      picks = taken(shape, CARDS, picks, card(id));
    expect(answerOf(shape, CARDS, picks)).toEqual([card('a'), card('a'), card('a'), card('b')]);
  });

  it('goes down again', () => {
    expect(putBack([card('a'), card('b'), card('a')], card('a'))).toEqual([card('a'), card('b')]);
    expect(putBack([card('a')], card('b'))).toEqual([card('a')]);
  });
});
