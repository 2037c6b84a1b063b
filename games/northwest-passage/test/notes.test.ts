import { noteOf } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { northwestPassage } from '../index.ts';
import type { Northwest } from '../rules/kit.ts';
import { type Situation, situation } from './situation.ts';

/** What stands beside an action in the list, in a language. */
function price(t: Situation, action: string, vehicle: string, language: 'en' | 'fr' = 'en') {
  const choice = t.choices.find(
    (held) => held.do === 'act' && held.action === action && held.with === vehicle,
  );
  const asked = t.question?.prompt;
  if (!choice || !asked) throw new Error(`${action} by ${vehicle} is not offered`);
  return noteOf<Northwest>(northwestPassage.text[language], choice, asked);
}

describe('what it costs stands beside the choice', () => {
  it('NWP-TURN-05: the pawns of an action, and one more for each further one', () => {
    const t = situation({ arrange: {} });
    expect(price(t, 'draw', 'ship')).toBe('1 crew');
    t.choose({ do: 'act', action: 'draw', with: 'ship' }, { tile: 'S1' });
    expect(price(t, 'draw', 'ship')).toBe('2 crew');
    expect(price(t, 'draw', 'ship', 'fr')).toBe('2 hommes');
  });

  it('NWP-STURN-02: on an expedition also 1 Food or 1 Morale', () => {
    const t = situation({ config: { seats: 1, play: 'solo' }, arrange: {} });
    expect(price(t, 'draw', 'ship')).toBe('1 crew + 1 Food or Morale');
    expect(price(t, 'draw', 'ship', 'fr')).toBe('1 homme + 1 Nourriture ou Moral');
  });
});
