import { SPECTATOR } from '@incognita/kernel';
import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

const scout = { do: 'scout' } as const;
const spend = (card: 'dogs-1' | 'storm' | 'shelter') => ({ do: 'spend', card }) as const;
const keep = (card: 'dogs-1' | 'dogs-3' | 'storm') => ({ do: 'keep', card }) as const;

describe('scout', () => {
  test('WHI-SCOUT-01 any card may be spent, and only the scout sees the next two', () => {
    const hand = ['shelter', 'dogs-1'];
    const t = table({ active: 0, teams: [{ hand }, {}], deck: ['dogs-3', 'storm'] });
    t.choose(scout);
    expect(t.choices).toEqual([spend('dogs-1'), spend('shelter')]);
    t.choose(spend('shelter'));
    expect(t.state.discard).toEqual(['shelter']);
    expect(t.view(0).scouted).toEqual(['dogs-3', 'storm']);
    expect(t.view(1).scouted).toEqual([null, null]);
    expect(t.toldTo(0, 'scouted')).toMatchObject([{ cards: ['dogs-3', 'storm'] }]);
    expect(t.toldTo(SPECTATOR, 'scouted')).toMatchObject([{ spent: 'shelter', cards: null }]);
  });

  test('WHI-SCOUT-01 an empty hand has nothing to spend', () => {
    const t = table({ active: 0, teams: [{ hand: [] }, {}] });
    expect(t.refusal(scout)).toBe('WHI-SCOUT-01 emptyHand');
  });

  test('WHI-SCOUT-02 one card is kept, the other goes under the deck', () => {
    const deck = ['dogs-3', 'storm', 'dogs-1'];
    const t = table({ active: 0, teams: [{ hand: ['shelter'] }, {}], deck });
    t.choose(scout, spend('shelter'), keep('storm'));
    expect(t.hand(0)).toEqual(['storm', 'dogs-1']);
    expect(t.state.deck.at(-1)?.map((held) => held.is)).toEqual(['dogs-3']);
    expect(t.state.scouted).toEqual([]);
    expect(t.toldTo(1, 'kept')).toMatchObject([{ seat: 0, card: null }]);
  });

  test('WHI-SCOUT-02 only a scouted card can be kept; two alike are one choice', () => {
    const t = table({ active: 0, teams: [{ hand: ['shelter'] }, {}], deck: ['dogs-1', 'dogs-1'] });
    t.choose(scout, spend('shelter'));
    expect(t.choices).toEqual([keep('dogs-1')]);
    expect(t.refusal(keep('dogs-3'))).toBe('not an option');
  });

  test('WHI-SCOUT-02 WHI-HAND-01 a full hand is full again, and draws no seventh card', () => {
    const hand = ['dogs-1', 'dogs-1', 'dogs-1', 'dogs-2', 'shelter', 'shelter'];
    const t = table({ active: 0, teams: [{ hand }, {}], deck: ['dogs-3', 'storm', 'dogs-2'] });
    t.choose(scout, spend('shelter'), keep('dogs-3'));
    expect(t.hand(0)).toHaveLength(6);
    expect(t.told('drew')).toEqual([]);
  });

  test('WHI-RULING-05 an empty deck is made anew in the middle of scouting', () => {
    const teams = [{ hand: ['shelter'] }, { hand: [] }];
    const t = table({ active: 0, teams, deck: ['dogs-3'], discard: 'rest' });
    expect(t.view().deck).toBe(1);
    t.choose(scout, spend('shelter'));
    expect(t.told('reshuffled')).toMatchObject([{ rule: 'WHI-HAND-03' }]);
    expect(t.state.scouted).toHaveLength(2);
    expect(t.state.scouted[0]?.is).toBe('dogs-3');
    expect(t.state.discard).toEqual([]);
  });
});
