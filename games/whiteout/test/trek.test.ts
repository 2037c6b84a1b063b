import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

const camp = { do: 'camp' } as const;
const trek = (card: 'dogs-1' | 'dogs-2' | 'dogs-3') => ({ do: 'trek', card }) as const;
const push = (card: 'dogs-1' | 'dogs-2' | 'dogs-3' | 'shelter') => ({ do: 'push', card }) as const;

describe('trek', () => {
  test.each([
    ['dogs-1', 1],
    ['dogs-2', 2],
    ['dogs-3', 3],
  ] as const)('WHI-TREK-01 %s pull the sled %i spaces', (card, pace) => {
    const t = table({ active: 0, teams: [{ space: 0, hand: [card] }, {}] });
    t.choose(trek(card));
    expect(t.told('trekked')).toMatchObject([{ seat: 0, card, to: pace, rule: 'WHI-TREK-01' }]);
    expect(t.state.discard).toContain(card);
  });

  test('WHI-TREK-01 a storm or a shelter pulls no sled', () => {
    const t = table({ active: 0, teams: [{ hand: ['storm', 'shelter'] }, {}] });
    expect(t.refusal({ do: 'trek', card: 'storm' })).toBe('WHI-TREK-01 noPace');
    expect(t.refusal({ do: 'trek', card: 'shelter' })).toBe('WHI-TREK-01 noPace');
  });

  test('WHI-TREK-01 dogs that are not in the hand are not to be had', () => {
    const t = table({ active: 0, teams: [{ hand: ['dogs-1'] }, {}] });
    expect(t.refusal(trek('dogs-3'))).toBe('not an option');
  });

  test('WHI-TREK-01 nobody runs past the pole', () => {
    const t = table({ active: 0, teams: [{ space: 13, hand: ['dogs-3'] }, {}] });
    expect(t.choose(trek('dogs-3')).space(0)).toBe(14);
  });

  test('WHI-TREK-02 rations are turned up where the team stops, and kept', () => {
    const markers = { 2: 'rations' };
    const t = table({ active: 0, teams: [{ space: 0, hand: ['dogs-2'] }, {}], markers });
    t.choose(trek('dogs-2'));
    expect(t.told('found')).toMatchObject([{ seat: 0, space: 2, find: 'rations' }]);
    expect(t.state.teams[0]?.finds).toEqual(['rations']);
    expect(t.view().markers).not.toContain(2);
  });

  test('WHI-TREK-02 a marker that is passed stays where it is', () => {
    const t = table({ active: 0, teams: [{ space: 0, hand: ['dogs-3'] }, {}] });
    t.choose(trek('dogs-3'));
    expect(t.space(0)).toBe(3);
    expect(t.told('found')).toEqual([]);
    expect(t.view().markers).toContain(2);
  });

  test('WHI-TREK-02 nothing but snow leaves the game', () => {
    const markers = { 2: 'nothing' };
    const t = table({ active: 0, teams: [{ space: 0, hand: ['dogs-2'] }, {}], markers });
    t.choose(trek('dogs-2'));
    expect(t.state.teams[0]?.finds).toEqual([]);
    expect(t.state.usedFinds).toEqual(['nothing']);
    expect(t.space(0)).toBe(2);
  });

  test('WHI-TREK-03 a crevasse costs one space, and the marker there stays face down', () => {
    const markers = { 5: 'crevasse', 4: 'meteorite' };
    const t = table({ active: 0, teams: [{ space: 3, hand: ['dogs-2'] }, {}], markers });
    t.choose(trek('dogs-2'));
    expect(t.space(0)).toBe(4);
    expect(t.told('slipped')).toMatchObject([{ seat: 0, to: 4 }]);
    expect(t.state.teams[0]?.finds).toEqual([]);
    expect(t.view().markers).toContain(4);
    expect(t.view().markers).not.toContain(5);
  });

  test('WHI-TREK-04 the first team at the pole is remembered, the second is not first', () => {
    const teams = [
      { space: 12, hand: ['dogs-2'] },
      { space: 13, hand: ['dogs-1'] },
    ];
    const t = table({ active: 0, teams });
    t.choose(trek('dogs-2'));
    expect(t.told('arrived')).toMatchObject([{ seat: 0, first: true }]);
    t.choose(trek('dogs-1'));
    expect(t.told('arrived')).toMatchObject([{ seat: 1, first: false }]);
    expect(t.state.first).toBe(0);
  });

  test('WHI-TREK-04 a team one space short has not arrived', () => {
    const t = table({ active: 0, teams: [{ space: 12, hand: ['dogs-1'] }, {}] });
    t.choose(trek('dogs-1'));
    expect(t.state.teams[0]?.arrived).toBe(false);
    expect(t.state.first).toBeNull();
  });

  test('WHI-TREK-05 pushing on passes a marker and turns up the one at the end', () => {
    const markers = { 2: 'meteorite', 4: 'rations' };
    const teams = [{ space: 0, hand: ['dogs-2', 'dogs-3'] }, {}];
    const t = table({ active: 0, teams, markers });
    t.choose(trek('dogs-2'));
    expect([t.asked, t.prompt]).toEqual([0, 'push']);
    t.choose(push('dogs-3'));
    expect(t.space(0)).toBe(4);
    expect(t.state.teams[0]?.finds).toEqual(['rations']);
    expect(t.view().markers).toContain(2);
  });

  test('WHI-TREK-05 the question comes back until the team makes camp', () => {
    const hand = ['dogs-1', 'dogs-2', 'dogs-2', 'shelter'];
    const t = table({ active: 0, teams: [{ space: 0, hand }, {}] });
    t.choose(trek('dogs-1'), push('dogs-2'), push('dogs-2'));
    expect([t.space(0), t.prompt]).toEqual([3, 'push']);
    expect(t.choose(camp).asked).toBe(1);
  });

  test('WHI-RULING-02 the question is asked of any hand, but not of an empty one', () => {
    const useless = table({ active: 0, teams: [{ space: 0, hand: ['dogs-1', 'shelter'] }, {}] });
    useless.choose(trek('dogs-1'));
    expect(useless.prompt).toBe('push');
    expect(useless.choices).toEqual([camp]);
    const empty = table({ active: 0, teams: [{ space: 0, hand: ['dogs-1'] }, {}] });
    expect(empty.choose(trek('dogs-1')).asked).toBe(1);
  });

  test('WHI-RULING-02 at the pole nobody is asked to push on', () => {
    const t = table({ active: 0, teams: [{ space: 12, hand: ['dogs-2', 'dogs-3'] }, {}] });
    expect(t.choose(trek('dogs-2')).asked).toBe(1);
    expect(t.hand(0)).toContain('dogs-3');
  });

  test('WHI-TREK-06 a card that pushes on counts one less', () => {
    const t = table({ active: 0, teams: [{ space: 0, hand: ['dogs-3', 'dogs-3', 'storm'] }, {}] });
    t.choose(trek('dogs-3'), push('dogs-3'));
    expect(t.told('pushed')).toMatchObject([{ seat: 0, card: 'dogs-3', to: 5 }]);
  });

  test('WHI-TREK-06 tired dogs do not push on, and a shelter never does', () => {
    const hand = ['dogs-2', 'dogs-1', 'shelter'];
    const t = table({ active: 0, teams: [{ space: 0, hand }, {}] });
    t.choose(trek('dogs-2'));
    expect(t.refusal(push('dogs-1'))).toBe('WHI-TREK-06 tooTired');
    expect(t.refusal(push('shelter'))).toBe('WHI-TREK-01 noPace');
  });
});
