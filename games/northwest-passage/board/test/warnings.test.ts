import type { Language } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { face } from '../../face.ts';
import { type Situation, situation } from '../../test/situation.ts';
import { ends, threats } from '../warnings.ts';

const sight = (t: Situation, language: Language = 'en', seat = 0) => ({
  view: t.engine.view(t.world, seat),
  content: face.index(face.content, t.world.config),
  seat,
  language,
  seatName: (other: number) => `Seat ${other + 1}`,
});

const home = { do: 'go', to: 'greenland' };

describe('what ends an expedition', () => {
  it('is said of coming home, with the token that waits there: NWP-HOME-04', () => {
    const t = situation({ arrange: { players: [{ ship: '15D' }] } });
    const [token = 0] = t.state.greenland;
    expect(ends(home, sight(t))).toEqual({
      says: `Ends your expedition: +${token} Prestige.`,
      rule: 'NWP-HOME-04',
      things: ['to:greenland'],
    });
    expect(ends(home, sight(t, 'fr'))?.says).toMatch(/^Termine votre expédition/);
    t.state.greenland.length = 0;
    expect(ends(home, sight(t))?.says).toBe('Ends your expedition; no token is left.');
  });

  it('is no other way', () => {
    const t = situation({ arrange: { players: [{ ship: '15D' }] } });
    expect(ends({ do: 'go', to: '15C' }, sight(t))).toBeNull();
    expect(ends({ do: 'pass' }, sight(t))).toBeNull();
  });

  it('is the last season for whoever is still out, and for nobody else: NWP-FINAL-07', () => {
    const t = situation({ arrange: { players: [{ ship: '15D' }] } });
    const last = face.content.board.sunPath.length;
    t.state.season = last - 1;
    expect(threats(sight(t))).toEqual([]);
    t.state.season = last;
    expect(threats(sight(t)).map(({ rule }) => rule)).toEqual(['NWP-FINAL-07']);
    t.player(0).home = 1;
    expect(threats(sight(t))).toEqual([]);
  });
});
