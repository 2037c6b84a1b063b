import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

const rest = { do: 'rest' } as const;
const camp = { do: 'camp' } as const;

describe('the end', () => {
  test('WHI-END-01 the round in which a team arrives is played to its end', () => {
    const teams = [{ space: 13, hand: ['dogs-1'] }, { space: 3, hand: [] }, { hand: [] }];
    const t = table({ active: 0, teams }, { seats: 3 });
    t.choose({ do: 'trek', card: 'dogs-1' });
    expect(t.asked).toBe(1);
    expect(t.choose(rest).asked).toBe(2);
    t.choose(rest);
    expect(t.asked).toBeNull();
    expect(t.told('finished')).toMatchObject([{ rule: 'WHI-END-01' }]);
    expect(t.result()?.rule).toBe('WHI-END-01');
  });

  test('WHI-END-01 the last team of a round ends the race by arriving', () => {
    const teams = [{ hand: [] }, { space: 13, hand: ['dogs-1'] }];
    const t = table({ active: 0, teams });
    t.choose(rest, { do: 'trek', card: 'dogs-1' });
    expect(t.asked).toBeNull();
  });

  test.each([
    ['short', 12],
    ['long', 18],
  ] as const)('WHI-END-02 the winter ends a %s race after round %i', (race, last) => {
    const teams = [{ hand: [] }, { hand: [] }];
    const before = table({ round: last - 1, active: 0, teams }, { race });
    before.choose(rest, rest);
    expect(before.asked).toBe(0);
    const t = table({ round: last, active: 0, teams }, { race });
    t.choose(rest, rest);
    expect(t.asked).toBeNull();
    expect(t.told('winter')).toMatchObject([{ rule: 'WHI-END-02' }]);
    expect(t.result()?.rule).toBe('WHI-END-02');
  });

  test('WHI-END-02 a team that arrives in the last round ends it at the pole', () => {
    const teams = [{ hand: [] }, { space: 13, hand: ['dogs-1'] }];
    const t = table({ round: 12, active: 0, teams });
    t.choose(rest, { do: 'trek', card: 'dogs-1' });
    expect(t.result()?.rule).toBe('WHI-END-01');
    expect(t.told('winter')).toEqual([]);
  });

  test('WHI-END-03 a team at the pole is passed over', () => {
    const teams = [{ space: 10, hand: ['dogs-1', 'dogs-1'] }, { space: 14 }, { hand: [] }];
    const t = table({ active: 0, teams }, { seats: 3 });
    t.choose({ do: 'trek', card: 'dogs-1' }, camp);
    expect(t.asked).toBe(2);
  });
});
