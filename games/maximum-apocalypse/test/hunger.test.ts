import { describe, expect, it } from 'vitest';
import { alone, row, situation } from './situation.ts';

describe('phase 4: End effects', () => {
  it('MAX-END-01 MAX-END-03 MAX-RULING-37 MAX-KEY-16 an Open Field sends a monster after the actions, not before', () => {
    const t = alone(
      { is: 'FIR' },
      { map: row('Van', 'T09'), next: { monsters: ['Z01'] }, actions: 2 },
    );
    t.choose({ do: 'move', to: 'B1' });
    expect(t.engaged('FIR')).toEqual([]);
    t.choose({ do: 'draw' });
    expect(t.engaged('FIR')).toEqual(['Z01']);
  });

  it('MAX-END-02 End effects are the active player’s only', () => {
    const t = situation({
      map: row('Van', 'T09'),
      survivors: [{ is: 'FIR' }, { is: 'GUN', at: 'B1' }],
      actions: 0,
    });
    t.end();
    expect(t.engaged('GUN')).toEqual([]);
  });
});

describe('phase 5: hunger', () => {
  it('MAX-HUN-01 hunger rises by 1, for the active survivor', () => {
    const t = situation({ survivors: [{ is: 'FIR', hunger: 2 }, { is: 'GUN' }], actions: 0 });
    t.end();
    expect(t.survivor('FIR').hunger).toBe(3);
    expect(t.survivor('GUN').hunger).toBe(1);
  });

  it('MAX-RULING-121 each skip skips one ordinary rise, and no other', () => {
    const t = alone({ is: 'FIR', hand: ['FIR06', 'FIR06'] }, { map: row('Van', 'T28') });
    t.choose(
      { do: 'play', card: 'FIR06' },
      { do: 'play', card: 'FIR06' },
      { do: 'move', to: 'B1' },
    );
    expect(t.survivor('FIR').hunger).toBe(2);
    t.choose({ do: 'draw' }).end();
    expect(t.survivor('FIR').hunger).toBe(2);
    for (let i = 0; i < 4; i++) t.choose({ do: 'draw' });
    t.end();
    expect(t.survivor('FIR').hunger).toBe(2);
    for (let i = 0; i < 4; i++) t.choose({ do: 'draw' });
    t.end();
    expect(t.survivor('FIR').hunger).toBe(3);
  });

  it('MAX-HUN-02 MAX-HUN-03 at 6 one starves: the top box at once, then box by box', () => {
    const t = alone({ is: 'FIR', hunger: 5 }, { actions: 0 });
    t.end();
    expect(t.survivor('FIR')).toMatchObject({ hunger: 6, box: 0 });
    expect(t.hp('FIR')).toBe(30);
    for (let i = 0; i < 4; i++) t.choose({ do: 'draw' });
    t.end();
    expect(t.survivor('FIR').box).toBe(1);
    expect(t.hp('FIR')).toBe(26);
  });

  it('MAX-HUN-04 the skull kills', () => {
    const t = alone({ is: 'FIR', box: 4 }, { actions: 0 });
    t.end();
    expect(t.body('FIR').dead).toBe(true);
  });

  it('MAX-HUN-05 no special ability while Starving', () => {
    const t = alone({ is: 'FIR', box: 1, monsters: ['Z04'] });
    expect(t.refusal({ do: 'ability', character: 'FIR' })).toBe('MAX-HUN-05 ability.starving');
  });

  it('MAX-HUN-07 MAX-HUN-09 MAX-RULING-42 whoever eats counts down from 6, not below 1, and is whole again', () => {
    const t = alone({ is: 'FIR', box: 2, hand: ['S02'], monsters: ['Z04'] });
    t.choose({ do: 'play', card: 'S02' });
    expect(t.survivor('FIR')).toMatchObject({ hunger: 4, box: -1 });
    expect(t.offers({ do: 'ability', character: 'FIR' })).toBe(true);
    const full = alone({ is: 'FIR', hunger: 2, hand: ['S05'] });
    full.choose({ do: 'play', card: 'S05' });
    expect(full.survivor('FIR').hunger).toBe(1);
  });

  it('MAX-HUN-08 MAX-RULING-43 hunger by a tile follows the same rules at once, step by step', () => {
    const t = alone({ is: 'FIR', hunger: 5 }, { map: row('Van', 'T28') });
    t.choose({ do: 'move', to: 'B1' });
    expect(t.survivor('FIR').box).toBe(0);
    expect(t.hp('FIR')).toBe(30);
    const twice = alone(
      { is: 'FIR', hunger: 5 },
      { map: row('Van', 'T28') },
      { content: { tiles: [{ id: 'T28', fx: 'enter: hunger(me,+2)' }] } },
    );
    twice.choose({ do: 'move', to: 'B1' });
    expect(twice.survivor('FIR').box).toBe(1);
    expect(twice.hp('FIR')).toBe(32 - 2 - 4);
  });
});
