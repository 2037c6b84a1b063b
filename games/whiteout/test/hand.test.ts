import { SPECTATOR } from '@incognita/kernel';
import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

const rest = { do: 'rest' } as const;

describe('cards', () => {
  test('WHI-HAND-01 with five cards a rest brings one', () => {
    const hand = ['dogs-1', 'dogs-1', 'dogs-2', 'dogs-2', 'shelter'];
    const t = table({ active: 0, teams: [{ hand }, {}] });
    expect(t.choose(rest).hand(0)).toHaveLength(6);
    expect(t.told('drew')).toMatchObject([{ seat: 0, count: 1 }]);
  });

  test('WHI-HAND-01 with six cards there is no rest', () => {
    const hand = ['dogs-1', 'dogs-1', 'dogs-2', 'dogs-2', 'dogs-3', 'shelter'];
    const t = table({ active: 0, teams: [{ hand }, {}] });
    expect(t.refusal(rest)).toBe('WHI-HAND-01 handFull');
  });

  test('WHI-HAND-02 what is played lies face up for everybody', () => {
    const t = table({ active: 0, teams: [{ space: 0, hand: ['dogs-1'] }, {}] });
    t.choose({ do: 'trek', card: 'dogs-1' });
    for (const eye of [0, 1, SPECTATOR]) expect(t.view(eye).discard).toEqual(['dogs-1']);
  });

  test('WHI-HAND-03 the discard pile becomes the deck when a card is wanted', () => {
    const teams = [{ hand: [] }, { hand: ['dogs-1'] }];
    const t = table({ active: 0, teams, deck: ['storm'], discard: 'rest' });
    t.choose(rest);
    expect(t.told('reshuffled')).toHaveLength(1);
    expect(t.hand(0)).toHaveLength(2);
    expect(t.hand(0)[0]).toBe('storm');
    expect(t.state.discard).toEqual([]);
    expect(t.view().deck).toBe(37);
  });

  test('WHI-HAND-03 as long as there is a deck, the discard pile stays', () => {
    const t = table({ active: 0, teams: [{ hand: [] }, {}], discard: ['storm'] });
    t.choose(rest);
    expect(t.state.discard).toEqual(['storm']);
  });

  test('WHI-HAND-03 with neither deck nor discard pile nothing is drawn', () => {
    const few = { 'dogs-1': 7, 'dogs-2': 0, 'dogs-3': 0, storm: 0, shelter: 0 };
    const t = table(null, {}, { deck: few });
    expect(t.view().deck).toBe(0);
    const before = t.world.state.active;
    t.choose(rest);
    expect(t.hand(before)).toHaveLength(3);
    expect(t.told('drew')).toEqual([]);
  });

  test('WHI-HAND-04 a hand is seen by its owner, counted by the others', () => {
    const t = table({ active: 0, teams: [{ hand: ['storm', 'dogs-2'] }, {}] });
    expect(t.view(0).teams[0]?.hand).toEqual(['storm', 'dogs-2']);
    expect(t.view(1).teams[0]?.hand).toEqual([null, null]);
    expect(t.view(SPECTATOR).teams[0]?.hand).toEqual([null, null]);
  });

  test('WHI-HAND-04 what is drawn is told to its owner, and counted for the others', () => {
    const t = table({ active: 0, teams: [{ hand: [] }, {}], deck: ['storm', 'dogs-2'] });
    t.choose(rest);
    expect(t.toldTo(0, 'drew')).toMatchObject([{ count: 2, cards: ['storm', 'dogs-2'] }]);
    expect(t.toldTo(1, 'drew')).toMatchObject([{ count: 2, cards: null }]);
  });
});
