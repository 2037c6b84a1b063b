import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('the turn', () => {
  test('WHI-TURN-01 a turn offers treks, storms, scouting and a rest', () => {
    const t = table({ active: 0, teams: [{ hand: ['dogs-2', 'dogs-2', 'storm'] }, {}] });
    expect(t.asked).toBe(0);
    expect(t.choices).toEqual([
      { do: 'trek', card: 'dogs-2' },
      { do: 'storm', target: 1 },
      { do: 'scout' },
      { do: 'rest' },
    ]);
  });

  test('WHI-TURN-01 one thing only: after it, the next team is asked', () => {
    const t = table({ active: 0, teams: [{ hand: [] }, {}] });
    expect(t.choose({ do: 'rest' }).asked).toBe(1);
  });

  test('WHI-TURN-02 whoever treks draws one card at the end of the turn', () => {
    const t = table({ active: 0, teams: [{ hand: ['dogs-1'] }, {}], deck: ['shelter', 'storm'] });
    t.choose({ do: 'trek', card: 'dogs-1' });
    expect(t.hand(0)).toEqual(['shelter']);
    expect(t.told('drew')).toMatchObject([{ seat: 0, count: 1 }]);
  });

  test('WHI-TURN-02 the card comes after the storm has been dealt with', () => {
    const teams = [{ hand: ['storm'] }, { hand: ['dogs-1'] }];
    const t = table({ active: 0, teams, deck: ['dogs-3'] });
    t.choose({ do: 'storm', target: 1 });
    expect(t.hand(0)).toEqual([]);
    t.choose({ do: 'endure' }, { do: 'abandon', card: 'dogs-1' });
    expect(t.hand(0)).toEqual(['dogs-3']);
  });

  test('WHI-TURN-03 a round goes once around the table, then the next begins', () => {
    const rest = { do: 'rest' } as const;
    const teams = [{ hand: [] }, { hand: [] }, { hand: [] }];
    const t = table({ round: 4, active: 2, teams }, { seats: 3 });
    const order = [t.asked];
    for (let i = 0; i < 3; i++) order.push(t.choose(rest).asked);
    expect(order).toEqual([2, 0, 1, 2]);
    expect(t.told('round')).toMatchObject([{ round: 5 }]);
    expect(t.state.round).toBe(5);
  });

  test('WHI-TURN-04 a rest is two cards and no third', () => {
    const deck = ['dogs-1', 'storm', 'shelter'];
    const t = table({ active: 0, teams: [{ hand: ['dogs-2'] }, {}], deck });
    t.choose({ do: 'rest' });
    expect(t.hand(0)).toEqual(['dogs-2', 'dogs-1', 'storm']);
  });
});
