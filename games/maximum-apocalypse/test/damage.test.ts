import { describe, expect, it } from 'vitest';
import { alone, row, situation } from './situation.ts';

/** A hunter in the middle of five tiles, with a monster on somebody at a distance. */
const shot = (gear: string, at: string) =>
  situation({
    map: row('Van', 'T16', 'T17', 'T02'),
    survivors: [
      { is: 'GUN', gear: [gear] },
      { is: 'FIR', at, monsters: ['Z06'] },
    ],
  });

describe('range', () => {
  it('MAX-RANGE-01 Short is one’s own tile', () => {
    const punch = { do: 'ability', character: 'FIR' };
    const t = situation({
      map: row('Van', 'T16'),
      survivors: [{ is: 'FIR' }, { is: 'GUN', monsters: ['Z04'] }],
    });
    expect(t.offers(punch)).toBe(true);
    const away = situation({
      map: row('Van', 'T16'),
      survivors: [{ is: 'FIR' }, { is: 'GUN', at: 'B1', monsters: ['Z04'] }],
    });
    expect(away.offers(punch)).toBe(false);
  });

  it('MAX-RANGE-02 Mid is one’s own tile and its neighbours', () => {
    expect(
      ['A1', 'B1', 'C1'].map((at) => shot('GUN10', at).offers({ do: 'use', gear: 1 })),
    ).toEqual([true, true, false]);
  });

  it('MAX-RANGE-03 Long is one or two steps away, never one’s own tile', () => {
    expect(
      ['A1', 'B1', 'C1', 'D1'].map((at) => shot('GUN14', at).offers({ do: 'use', gear: 1 })),
    ).toEqual([false, true, true, false]);
  });

  it('MAX-RANGE-04 a monster counts from its host', () => {
    const t = situation({
      map: row('Van', 'T16', 'T17'),
      survivors: [
        { is: 'FIR', at: 'B1', monsters: ['Z05'] },
        { is: 'GUN', at: 'A1' },
        { is: 'HUN', at: 'C1' },
      ],
      actions: 0,
    });
    t.end();
    expect([t.hp('FIR'), t.hp('GUN'), t.hp('HUN')]).toEqual([30, 26, 22]);
  });

  it('MAX-RANGE-05 one target of those in range, or all of them', () => {
    const t = situation({
      map: row('Van', 'T16'),
      survivors: [
        { is: 'SUR', hand: ['SUR03'], gear: ['SUR04'], monsters: ['Z04', 'Z06'] },
        { is: 'FIR', at: 'B1', monsters: ['Z05'] },
      ],
    });
    t.choose({ do: 'use', gear: 1 }, { do: 'monster', monster: t.monster('Z06').no });
    expect([t.monster('Z04').hp, t.monster('Z06').hp]).toEqual([8, 10]);
    t.choose({ do: 'play', card: 'SUR03' });
    expect([t.monster('Z04').hp, t.monster('Z06').hp, t.monster('Z05').hp]).toEqual([5, 7, 3]);
  });

  it('MAX-RULING-64 all monsters spares survivors; all targets hits the others and not oneself', () => {
    const t = situation({
      survivors: [
        { is: 'FIR', hand: ['FIR12'], gear: ['FIR02'], monsters: ['Z04'] },
        { is: 'GUN' },
      ],
    });
    t.choose({ do: 'use', gear: 1 });
    expect(t.hp('GUN')).toBe(28);
    expect(t.monster('Z04').hp).toBe(5);
    t.choose({ do: 'play', card: 'FIR12' });
    expect([t.hp('FIR'), t.hp('GUN')]).toEqual([32, 23]);
    expect(t.state.monsters).toEqual([]);
  });
});

describe('damage', () => {
  it('MAX-DMG-01 MAX-RULING-87 print plus bonuses less reductions, counted ones last, never below 0', () => {
    const t = alone(
      { is: 'FIR', gear: ['FIR01', { card: 'S24', charges: 3 }], monsters: ['Z01'] },
      { actions: 0 },
    );
    t.end();
    // 2 less 1 for the helmet, less 1 of the vest's 2: one of its three uses is gone.
    expect(t.hp('FIR')).toBe(32);
    expect(t.held('FIR', 'S24').charges).toBe(2);
    const idle = alone(
      { is: 'FIR', gear: ['FIR01', 'S24'], monsters: [{ card: 'C01', hp: 5 }] },
      { actions: 0 },
      { config: { gothic: true, mission: 16 }, content: { monsters: [{ id: 'C01', power: 1 }] } },
    );
    idle.end();
    expect(idle.held('FIR', 'S24').charges).toBe(3);
  });

  it('MAX-RULING-44 reductions help against tiles, not against Starving, Poison or a price', () => {
    const t = alone({ is: 'FIR', gear: ['FIR01'] }, { map: row('Van', 'T11') });
    t.choose({ do: 'move', to: 'B1' }, { do: 'option', n: 1 });
    expect(t.hp('FIR')).toBe(28);
    const starved = alone({ is: 'FIR', gear: ['FIR01'], hunger: 5, poison: 2 }, { actions: 0 });
    starved.end();
    expect(starved.hp('FIR')).toBe(32 - 2 - 2);
  });

  it('MAX-RULING-86 a tile’s damage has no bonuses, but who stands there has made the kill', () => {
    const t = alone(
      { is: 'GUN', gear: ['GUN12'], hand: ['GUN06'], monsters: [{ card: 'Z01', hp: 2 }, 'Z04'] },
      { map: row('Van', 'Military Base'), next: { red: ['S01'] } },
    );
    t.choose({ do: 'play', card: 'GUN06' }, { do: 'move', to: 'B1' });
    expect(t.told('killed')).toMatchObject([{ card: 'Z01', by: 'GUN' }]);
    expect(t.monster('Z04').hp).toBe(6);
    expect(t.asked?.prompt.ask).toBe('deck');
  });

  it('MAX-DMG-02 MAX-RULING-77 a monster at 0 is killed and goes to the pile, its Destroy effect first', () => {
    const t = alone(
      { is: 'FIR', monsters: [{ card: 'R04', hp: 2 }] },
      {},
      { config: { mission: 10 } },
    );
    t.choose({ do: 'ability', character: 'FIR' }).pick({ do: 'monster' });
    expect(t.hp('FIR')).toBe(30);
    expect(t.state.monsterDiscard).toEqual(['R04']);
    const told = t.events.map(({ tell }) => tell);
    expect(told).toContain('killed');
  });

  it('MAX-RULING-22 area damage is dealt at once; several Destroy effects come in an order of choice', () => {
    const t = alone(
      {
        is: 'SUR',
        hand: ['SUR03'],
        monsters: [
          { card: 'R04', hp: 3 },
          { card: 'R05', hp: 3 },
        ],
      },
      {},
      { config: { mission: 10 } },
    );
    t.choose({ do: 'play', card: 'SUR03' });
    expect(t.asked?.prompt.ask).toBe('resolve');
    t.choose({
      do: 'resolve',
      what: 'destroy',
      monster: t.choices.length > 0 ? t.monster('R05').no : 0,
    });
    expect(t.hp('SUR')).toBe(23 - 4 - 2);
  });

  it('MAX-RULING-118 kills by one damage are simultaneous: a Queen reacts to all, herself included', () => {
    const t = alone(
      {
        is: 'SUR',
        hand: ['SUR03'],
        monsters: [
          { card: 'BZ1', hp: 3 },
          { card: 'Z01', hp: 3 },
          { card: 'Z01', hp: 1 },
        ],
      },
      { next: { monsters: ['Z03', 'Z04', 'Z05'] } },
    );
    t.choose({ do: 'play', card: 'SUR03' });
    expect(t.engaged('SUR')).toEqual(['Z03', 'Z04', 'Z05']);
  });

  it('MAX-DMG-03 MAX-DEATH-01 a survivor at 0 dies at once', () => {
    const t = situation({
      survivors: [{ is: 'FIR', hp: 4, monsters: ['Z03', 'Z04'] }, { is: 'GUN' }],
      actions: 0,
    });
    t.end();
    t.pick({ do: 'monster' });
    expect(t.body('FIR').dead).toBe(true);
    expect(t.told('attacked')).toHaveLength(1);
  });

  it('MAX-DMG-04 nothing reduces the damage of Starving', () => {
    const t = alone({ is: 'FIR', gear: ['FIR01', 'S24'], hunger: 5 }, { actions: 0 });
    t.end();
    expect(t.hp('FIR')).toBe(30);
    expect(t.held('FIR', 'S24').charges).toBe(3);
  });

  it('MAX-DMG-05 only who really suffered was damaged', () => {
    const t = alone(
      { is: 'FIR', gear: ['S24', 'FIR01'], monsters: ['A01'] },
      { actions: 0 },
      { config: { mission: 7 } },
    );
    t.end();
    expect(t.hp('FIR')).toBe(32);
    expect(t.told('burned')).toEqual([]);
  });

  it('MAX-DMG-06 healing stops at the print', () => {
    const t = alone({ is: 'FIR', hp: 30, hand: ['FIR03'] });
    t.choose({ do: 'play', card: 'FIR03' }).pick({ do: 'survivor' });
    expect(t.hp('FIR')).toBe(32);
  });
});
