import { describe, expect, it } from 'vitest';
import { alone, row, situation } from './situation.ts';

describe('the Ronin’s posture', () => {
  const RONIN = { config: { gothic: true } } as const;

  it('MAX-POST-01 MAX-CONTENT-21 the card begins on the Tiger, weighs nothing and is no gear', () => {
    const t = alone({ is: 'RON' }, { map: row('Van', 'T11') }, RONIN);
    expect(t.survivor('RON').posture).toBe('tiger');
    t.choose({ do: 'move', to: 'B1' });
    expect(t.offers({ do: 'option', n: 0 })).toBe(false);
  });

  it('MAX-POST-02 the Tiger hits harder on its own tile', () => {
    const t = alone({ is: 'RON', gear: ['RON01'], monsters: ['Z04'] }, {}, RONIN);
    t.choose({ do: 'use', gear: 1 }).pick({ do: 'monster' });
    expect(t.monster('Z04').hp).toBe(3);
    const far = situation(
      {
        map: row('Van', 'T16'),
        survivors: [
          { is: 'RON', gear: ['RON03'] },
          { is: 'FIR', at: 'B1', monsters: ['Z04'] },
        ],
      },
      RONIN,
    );
    far.choose({ do: 'use', gear: 1 }).pick({ do: 'monster' });
    expect(far.monster('Z04').hp).toBe(6);
  });

  it('MAX-POST-03 the Crane suffers less from monsters', () => {
    const t = alone({ is: 'RON', posture: 'crane', monsters: ['Z03'] }, { actions: 0 }, RONIN);
    t.end();
    expect(t.hp('RON')).toBe(24);
  });

  it('MAX-POST-04 it may be turned once per turn for nothing', () => {
    const t = alone({ is: 'RON' }, {}, RONIN);
    t.choose({ do: 'posture' });
    expect(t.survivor('RON').posture).toBe('crane');
    expect(t.left).toBe(4);
    expect(t.refusal({ do: 'posture' })).toMatch(/use.limit$/);
  });

  it('MAX-POST-05 MAX-RULING-116 Starving, the card does nothing and is not turned, not by cards either', () => {
    const t = alone(
      { is: 'RON', box: 1, posture: 'crane', hand: ['RON09', 'RON08'], monsters: ['Z06'] },
      { actions: 4 },
      RONIN,
    );
    expect(t.refusal({ do: 'posture' })).toMatch(/ability.starving$/);
    t.choose({ do: 'play', card: 'RON08' }).pick({ do: 'monster' });
    // 5 and not 7: it is still the Crane, and it stays.
    expect(t.monster('Z06').hp).toBe(7);
    expect(t.survivor('RON').posture).toBe('crane');
  });
});
