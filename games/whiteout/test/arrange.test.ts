import { describe, expect, test } from 'vitest';
import { table } from './table.ts';

describe('the words of scenario files', () => {
  test('a card that one team gives up is there for another', () => {
    const all = ['shelter', 'shelter', 'shelter', 'shelter', 'shelter'];
    const t = table({ teams: [{ hand: all }, { hand: ['dogs-1'] }] });
    expect(t.hand(0)).toEqual(all);
  });

  test('two markers can be named with the same find, and keep it', () => {
    const markers = { 2: 'crevasse', 4: 'crevasse', 5: 'crevasse', 7: 'crevasse' };
    const t = table({ markers });
    const named = t.state.markers.filter((marker) => String(marker.space) in markers);
    expect(named.map((marker) => marker.find.is)).toEqual(Array(4).fill('crevasse'));
  });

  test('a team on the pole has arrived', () => {
    const t = table({ active: 0, teams: [{ hand: [] }, { space: 14 }] });
    expect(t.state.teams[1]?.arrived).toBe(true);
    expect(t.state.first).toBe(1);
  });

  test.each([
    [{ teams: [{ space: 15 }] }, 'arrange: team 0 cannot stand on 15; the pole is 14'],
    [{ active: 2 }, 'there is no team 2'],
    [{ deck: Array(6).fill('shelter') }, 'no "shelter" is left in the deck'],
    [{ markers: { 3: 'rations' } }, 'arrange: space 3 has no marker'],
    [{ teams: [{ finds: Array(4).fill('meteorite') }] }, 'no find "meteorite" is left'],
  ])('what is not to be had is refused: %j', (words, sentence) => {
    expect(() => table(words)).toThrow(sentence);
  });
});
