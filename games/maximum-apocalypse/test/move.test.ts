import { describe, expect, it } from 'vitest';
import { alone, row, situation } from './situation.ts';

describe('moving', () => {
  it('MAX-MOVE-04 MAX-FAQ-08 a long move reveals and enters every tile on the way', () => {
    const t = alone(
      { is: 'FIR', hand: ['FIR10'] },
      {
        map: row('Van', { tile: 'T06', up: false }, { tile: 'T28', up: false }),
        next: { monsters: ['Z04'] },
      },
    );
    t.choose({ do: 'play', card: 'FIR10' }, { do: 'move', to: 'B1' });
    expect(t.engaged('FIR')).toEqual(['Z04']);
    t.choose({ do: 'move', to: 'C1' }).pick({ do: 'enough' });
    expect(t.survivor('FIR').hunger).toBe(2);
    expect([t.tile('B1').up, t.tile('C1').up]).toEqual([true, true]);
    expect(t.left).toBe(3);
  });

  it('MAX-RULING-71 MAX-FAQ-08 Hoof It passes tiles without entering, and enters the last one as usual', () => {
    const t = alone(
      { is: 'HUN', hand: ['HUN14'] },
      { map: row('Van', 'T06', 'T28'), next: { monsters: ['Z04'] } },
    );
    t.choose({ do: 'play', card: 'HUN14' }, { do: 'move', to: 'B1' }, { do: 'move', to: 'C1' });
    t.pick({ do: 'enough' });
    expect(t.engaged('HUN')).toEqual([]);
    expect(t.survivor('HUN').hunger).toBe(2);
  });

  it('MAX-MOVE-06 MAX-FAQ-10 neither leaving nor acting among tokens calls for a test', () => {
    const t = alone(
      { is: 'FIR', at: 'B1' },
      { map: row('Van', { tile: 'T16', tokens: 2 }), next: { green: ['S01'] } },
    );
    t.choose({ do: 'scavenge', deck: 'green' });
    expect(t.asked?.prompt.ask).toBe('action');
    t.choose({ do: 'move', to: 'A1' });
    expect(t.asked?.prompt.ask).toBe('action');
    expect(t.engaged('FIR')).toEqual([]);
  });

  it('MAX-MOVE-07 MAX-RULING-08 MAX-KEY-22 the tile is revealed, acts, and then come its tokens', () => {
    const t = alone(
      { is: 'FIR' },
      {
        map: row('Van', { tile: 'T16', up: false, tokens: 1 }),
        next: { green: ['S01'], monsters: ['Z04'] },
      },
    );
    t.choose({ do: 'move', to: 'B1' });
    expect(t.events.map(({ tell }) => tell)).toEqual(
      expect.arrayContaining(['revealed', 'scavenged']),
    );
    expect(t.asked?.prompt.ask).toBe('sneak');
    t.choose({ do: 'noise' });
    expect(t.engaged('FIR')).toEqual(['Z04']);
  });

  it('MAX-RULING-09 whoever got a monster from the tile cannot sneak past its tokens', () => {
    const t = alone(
      { is: 'FIR' },
      { map: row('Van', { tile: 'T06', tokens: 1 }), next: { monsters: ['Z04', 'Z03'] } },
    );
    t.choose({ do: 'move', to: 'B1' });
    expect(t.asked?.prompt.ask).toBe('action');
    expect(t.engaged('FIR')).toEqual(['Z04', 'Z03']);
  });

  it('MAX-MOVE-08 MAX-RULING-112 an event waits for the next if the arrival is cut short', () => {
    // The River sends the Fireman back, so the marker there is not visited.
    const t = situation(
      {
        map: row('Van', { tile: 'River', marker: 1 }),
        survivors: [{ is: 'FIR' }, { is: 'HUN' }],
        bosses: ['BM1'],
        actions: 2,
      },
      { config: { mission: 5 } },
    );
    t.dice(6, 6).choose({ do: 'move', to: 'B1' });
    expect(t.at('FIR')).toBe('A1');
    expect(t.engaged('FIR')).toEqual([]);
    t.choose({ do: 'draw' }).end();
    t.dice(1, 1).choose({ do: 'move', to: 'B1' });
    expect(t.engaged('HUN')).toEqual(['BM1']);
    expect(t.hand('HUN')).toContain('S29');
  });

  it('MAX-KEY-23 MAX-RULING-82 a Forest acts on whoever moves on in the same turn, not later', () => {
    const t = alone({ is: 'FIR' }, { map: row('Van', 'T18', 'T16'), next: { monsters: ['Z04'] } });
    t.choose({ do: 'move', to: 'B1' });
    expect(t.engaged('FIR')).toEqual([]);
    t.choose({ do: 'move', to: 'C1' });
    expect(t.engaged('FIR')).toEqual(['Z04']);
    const rested = alone({ is: 'FIR', at: 'B1' }, { map: row('Van', 'T18', 'T16') });
    rested.choose({ do: 'move', to: 'C1' });
    expect(rested.engaged('FIR')).toEqual([]);
  });

  it('MAX-KEY-24 MAX-RULING-10 MAX-RULING-83 at the River a failed test sends one back, and tokens there are not met', () => {
    const t = alone(
      { is: 'FIR', monsters: ['Z01'] },
      { map: row('Van', { tile: 'River', up: false, tokens: 2 }) },
    );
    t.dice(1, 3).choose({ do: 'move', to: 'B1' });
    // Level 6, two tokens: 4 passes. With a monster on, the tokens notice.
    expect(t.at('FIR')).toBe('B1');
    expect(t.engaged('FIR')).toHaveLength(3);
    const back = alone(
      { is: 'FIR', monsters: ['Z01'] },
      { map: row('Van', { tile: 'River', up: false, tokens: 2 }) },
    );
    back.dice(2, 3).choose({ do: 'move', to: 'B1' });
    expect(back.at('FIR')).toBe('A1');
    expect(back.tokens('B1')).toBe(2);
    expect(back.tile('B1')).toMatchObject({ up: true, entered: true });
    expect(back.left).toBe(3);
  });
});
