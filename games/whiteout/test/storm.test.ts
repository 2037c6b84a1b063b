import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

const storm = (target: number) => ({ do: 'storm', target }) as const;
const shelter = { do: 'shelter' } as const;
const endure = { do: 'endure' } as const;
const fallBack = { do: 'fallBack' } as const;
const abandon = (card: 'dogs-1' | 'dogs-2' | 'shelter') => ({ do: 'abandon', card }) as const;

describe('storm', () => {
  test('WHI-STORM-01 a Storm is played on another team, at once', () => {
    const t = table({ active: 0, teams: [{ hand: ['storm'] }, { hand: ['dogs-1'] }] });
    t.choose(storm(1));
    expect(t.told('storm')).toMatchObject([{ seat: 0, target: 1 }]);
    expect(t.state.discard).toEqual(['storm']);
    expect(t.view().storm).toEqual({ from: 0, target: 1 });
    expect(t.asked).toBe(1);
  });

  test('WHI-STORM-01 without a Storm there is no storm, and never one over yourself', () => {
    const calm = table({ active: 0, teams: [{ hand: ['dogs-1', 'shelter'] }, {}] });
    expect(calm.refusal(storm(1))).toBe('WHI-STORM-01 noStorm');
    const t = table({ active: 0, teams: [{ hand: ['storm'] }, {}] });
    expect(t.refusal(storm(0))).toBe('not an option');
  });

  test('WHI-STORM-02 a storm reaches teams that are level or ahead, not behind', () => {
    const teams = [{ space: 5, hand: ['storm'] }, { space: 5 }, { space: 9 }, { space: 4 }];
    const t = table({ active: 0, teams }, { seats: 4 });
    expect(t.refusal(storm(1))).toBeNull();
    expect(t.refusal(storm(2))).toBeNull();
    expect(t.refusal(storm(3))).toBe('WHI-STORM-02 behind');
  });

  test('WHI-STORM-02 a team at the pole is out of every storm', () => {
    const t = table({ active: 0, teams: [{ space: 5, hand: ['storm'] }, { space: 14 }] });
    expect(t.refusal(storm(1))).toBe('WHI-STORM-02 atPole');
  });

  test('WHI-STORM-03 a Shelter is discarded out of turn, and the storm does no harm', () => {
    const teams = [{ hand: ['storm'] }, { space: 6, hand: ['shelter', 'dogs-1'] }];
    const t = table({ active: 0, teams });
    t.choose(storm(1), shelter);
    expect(t.told('sheltered')).toMatchObject([{ seat: 1 }]);
    expect(t.space(1)).toBe(6);
    expect(t.hand(1)).toEqual(['dogs-1']);
    expect(t.state.discard).toEqual(['storm', 'shelter']);
    expect(t.state.storm).toBeNull();
    expect(t.asked).toBe(1);
  });

  test('WHI-STORM-03 whoever holds a Shelter may still endure', () => {
    const teams = [{ hand: ['storm'] }, { space: 6, hand: ['shelter'] }];
    const t = table({ active: 0, teams });
    t.choose(storm(1), endure, fallBack);
    expect(t.hand(1)).toEqual(['shelter']);
    expect(t.space(1)).toBe(3);
  });

  test('WHI-STORM-03 without a Shelter there is no shelter', () => {
    const t = table({ active: 0, teams: [{ hand: ['storm'] }, { hand: ['dogs-1'] }] });
    t.choose(storm(1));
    expect(t.refusal(shelter)).toBe('WHI-STORM-03 noShelter');
  });

  test('WHI-RULING-03 any hand is asked, an empty one pays at once', () => {
    const any = table({ active: 0, teams: [{ hand: ['storm'] }, { hand: ['dogs-1'] }] });
    expect(any.choose(storm(1)).prompt).toBe('shelter');
    const none = table({ active: 0, teams: [{ hand: ['storm'] }, { space: 5, hand: [] }] });
    expect(none.choose(storm(1)).prompt).toBe('price');
    expect(none.choices).toEqual([fallBack]);
  });

  test('WHI-STORM-04 the team in the storm chooses: three spaces, or two cards', () => {
    const teams = [{ hand: ['storm'] }, { space: 6, hand: ['dogs-1', 'dogs-2', 'dogs-2'] }];
    const t = table({ active: 0, teams });
    t.choose(storm(1), endure);
    expect([t.asked, t.prompt]).toEqual([1, 'price']);
    expect(t.choices).toEqual([fallBack, abandon('dogs-1'), abandon('dogs-2')]);
    t.choose(fallBack);
    expect(t.told('fellBack')).toMatchObject([{ seat: 1, to: 3 }]);
    expect(t.hand(1)).toHaveLength(3);
    expect(t.state.storm).toBeNull();
  });

  test('WHI-STORM-04 near the camp a team with cards must abandon cards', () => {
    const teams = [{ hand: ['storm'] }, { space: 2, hand: ['dogs-1'] }];
    const near = table({ active: 0, teams });
    near.choose(storm(1), endure);
    expect(near.refusal(fallBack)).toBe('WHI-STORM-04 noSteps');
    const far = table({ active: 0, teams: [{ hand: ['storm'] }, { space: 3, hand: ['dogs-1'] }] });
    expect(far.choose(storm(1), endure).refusal(fallBack)).toBeNull();
  });

  test('WHI-STORM-04 near the camp a team without cards falls back to the camp', () => {
    const t = table({ active: 0, teams: [{ hand: ['storm'] }, { space: 2, hand: [] }] });
    t.choose(storm(1), fallBack);
    expect(t.space(1)).toBe(0);
  });

  test('WHI-STORM-05 two cards are abandoned one after the other', () => {
    const teams = [{ hand: ['storm'] }, { space: 6, hand: ['dogs-1', 'dogs-2', 'shelter'] }];
    const t = table({ active: 0, teams });
    t.choose(storm(1), endure, abandon('dogs-1'));
    expect([t.asked, t.prompt]).toEqual([1, 'abandon']);
    expect(t.refusal(fallBack)).toBe('not an option');
    t.choose(abandon('shelter'));
    expect(t.hand(1)).toEqual(['dogs-2']);
    expect(t.space(1)).toBe(6);
    expect(t.state.storm).toBeNull();
  });

  test('WHI-STORM-05 a single card is enough', () => {
    const teams = [{ hand: ['storm'] }, { space: 6, hand: ['dogs-1'] }];
    const t = table({ active: 0, teams });
    t.choose(storm(1), endure, abandon('dogs-1'));
    expect(t.prompt).toBe('turn');
    expect(t.space(1)).toBe(6);
  });

  test('WHI-RULING-04 whoever falls back onto a marker does not turn it up', () => {
    const teams = [{ hand: ['storm'] }, { space: 8, hand: [] }];
    const t = table({ active: 0, teams, markers: { 5: 'meteorite' } });
    t.choose(storm(1), fallBack);
    expect(t.space(1)).toBe(5);
    expect(t.view().markers).toContain(5);
    expect(t.state.teams[1]?.finds).toEqual([]);
  });
});
