import { SPECTATOR } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { stepsFrom } from '../rules/places.ts';
import { alone, row, Situation, situation } from './situation.ts';

const seen = (t: Situation, eye: number): string => JSON.stringify(t.engine.view(t.world, eye));

describe('what may be known', () => {
  it('MAX-HIDE-01 no view shows what comes next', () => {
    const words = (next: object, tile: string) => ({
      map: row('Van', { tile, up: false }),
      survivors: [{ is: 'FIR', next: ['FIR13', 'FIR01'] }, { is: 'GUN' }] as const,
      next,
    });
    const one = situation(words({ red: ['S15'], monsters: ['Z01'] }, 'T16'));
    const other = situation({
      ...words({ red: ['S14'], monsters: ['Z06'] }, 'T17'),
      survivors: [{ is: 'FIR', next: ['FIR01', 'FIR13'] }, { is: 'GUN' }],
    });
    for (const eye of [0, 1, SPECTATOR]) {
      // The tiles left in the box are public, so those that changed places are set aside.
      const view = (t: Situation) => seen(t, eye).replace(/T1[67]/g, 'T1x');
      expect(view(one)).toBe(view(other));
    }
  });

  it('MAX-HIDE-02 with closed hands only the owner sees a hand, and its size is public', () => {
    const words = { survivors: [{ is: 'FIR', hand: ['FIR13'] }, { is: 'GUN' }] } as const;
    const closed = situation(words, { config: { hands: 'closed' } });
    expect(seen(closed, 0)).toContain('FIR13');
    for (const eye of [1, SPECTATOR]) expect(seen(closed, eye)).not.toContain('"FIR13"');
    const open = situation(words);
    for (const eye of [0, 1, SPECTATOR]) expect(seen(open, eye)).toContain('FIR13');
  });

  it('MAX-HIDE-03 a world imagined for a seat has the Castle as far away as the mission wants it', () => {
    const t = new Situation({ config: { seats: 1, gothic: true, mission: 14 } });
    t.choose({ do: 'take', survivor: 'FIR' });
    const places = Array.from({ length: 12 }, (_, i) => {
      const { state } = t.engine.resample(t.world, 0, `salt ${i}`);
      const castle = state.tiles.findIndex(({ is }) => is.is === 'T40');
      expect(stepsFrom(state.tiles, state.start)[castle]).toBeGreaterThanOrEqual(4);
      return castle;
    });
    expect(new Set(places).size).toBeGreaterThan(1);
  });

  it('MAX-HIDE-04 a boss set aside is unknown until it is drawn', () => {
    const view = (boss: string) => {
      const t = alone({ is: 'FIR' }, { map: row('Van', 'Police Station'), bosses: [boss] });
      return [0, SPECTATOR].map((eye) => seen(t, eye));
    };
    expect(view('BZ1')).toEqual(view('BZ2'));
  });

  it('MAX-HIDE-05 tokens are alike: which became which monster cannot be told', () => {
    const t = alone(
      { is: 'HUN' },
      { map: row('Van', { tile: 'T16', tokens: 2 }), next: { monsters: ['Z01', 'Z03'] } },
    );
    expect(t.tile('B1').tokens).toBe(2);
    t.choose({ do: 'move', to: 'B1' }, { do: 'noise' });
    expect(t.told('attracted')).toMatchObject([{ tokens: 2 }]);
  });
});
