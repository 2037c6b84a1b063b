import { describe, expect, it } from 'vitest';
import { alone, row, situation } from './situation.ts';

const full = (at: string) => ({ at, tile: '', tokens: 3 });

/** Ten tiles with three tokens each: the supply is empty. */
const crowded = Array.from({ length: 10 }, (_, i) => ({
  ...full(`${'BCDEFGHIJK'[i]}2`),
  tile: ['T03', 'T04', 'T07', 'T08', 'T12', 'T13', 'T16', 'T18', 'T23', 'T25'][i] ?? '',
}));

describe('phase 1: monsters appear', () => {
  it('MAX-SPAWN-01 MAX-SPAWN-02 MAX-SPAWN-07 two dice are added; every revealed tile of that value gets a token', () => {
    const t = alone(
      { is: 'FIR', at: 'A1' },
      { map: row('T16', 'T02', 'T07', 'T14', 'Van'), actions: 0, dice: [3, 5] },
    );
    t.end();
    expect(t.told('rolled')).toMatchObject([{ dice: [3, 5], total: 8 }]);
    expect(['A1', 'B1', 'C1', 'D1', 'E1'].map((tile) => t.tokens(tile))).toEqual([0, 1, 1, 1, 0]);
  });

  it('MAX-SPAWN-03 a face-down tile brings nothing forth', () => {
    const t = alone(
      { is: 'FIR' },
      { map: row('Van', { tile: 'T02', up: false }), actions: 0, dice: [4, 4] },
    );
    t.end();
    expect(t.tokens('B1')).toBe(0);
  });

  it('MAX-SPAWN-04 MAX-SPAWN-05 MAX-SPAWN-09 whoever stands there draws a monster instead, also when it is not their turn', () => {
    const t = situation({
      map: row('Van', { tile: 'T02', tokens: 1 }),
      survivors: [{ is: 'FIR' }, { is: 'GUN', at: 'A1' }, { is: 'HUN', at: 'B1' }],
      actions: 0,
      dice: [4, 4],
      next: { monsters: ['Z04'] },
    });
    t.end();
    expect(t.engaged('HUN')).toEqual(['Z04']);
    expect(t.tokens('B1')).toBe(1);
    expect(t.asked?.prompt).toMatchObject({ who: 'GUN' });
  });

  it('MAX-RULING-04 several on one tile draw one each, Veteran and Dog one together', () => {
    const t = situation({
      map: row('Van'),
      survivors: [{ is: 'FIR' }, { is: 'VET' }],
      actions: 0,
      dice: [3, 3],
      next: { monsters: ['Z01', 'Z03', 'Z04'] },
    });
    t.end();
    expect(t.engaged('VET')).toEqual(['Z01']);
    expect(t.engaged('FIR')).toEqual(['Z03']);
  });

  it('MAX-RULING-06 monsters are drawn first, then come the tokens', () => {
    const t = situation({
      map: row('Van', 'T05'),
      survivors: [{ is: 'FIR' }, { is: 'GUN' }],
      actions: 0,
      dice: [3, 3],
      next: { monsters: ['Z01', 'Z03'] },
    });
    t.end();
    const told = t.events.filter(({ tell }) => tell === 'engaged' || tell === 'spawned');
    expect(told.map(({ tell }) => tell)).toEqual(['engaged', 'engaged', 'spawned']);
    expect(told[0]).toMatchObject({ who: 'GUN' });
  });

  it('MAX-SPAWN-08 MAX-WIN-05 MAX-WIN-08 a token that must be placed and is not there loses the game at once', () => {
    const t = alone(
      { is: 'FIR' },
      {
        map: [{ at: 'A1', tile: 'Van' }, { at: 'A2', tile: 'T02' }, ...crowded],
        actions: 0,
        dice: [4, 4],
      },
    );
    t.end();
    expect(t.told('defeat')).toMatchObject([{ by: 'supply' }]);
    expect(t.result().sides.some(({ won }) => won)).toBe(false);
  });

  it('MAX-RULING-60 nothing but the Monster tokens runs out', () => {
    const t = alone({ is: 'FIR', poison: 25 }, { actions: 0 });
    expect(t.body('FIR').poison).toBe(25);
    t.end();
    expect(t.hp('FIR')).toBe(7);
  });

  it('MAX-RULING-79 a token of another cause is laid beside survivors; returned ones go to the supply first', () => {
    const t = alone(
      { is: 'FIR' },
      { next: { green: ['S17'], monsters: ['C01'] }, map: row('Van', 'T16'), start: 'B1' },
      { config: { gothic: true, mission: 16 } },
    );
    t.choose({ do: 'scavenge', deck: 'green' });
    expect(t.tokens('B1')).toBe(1);
    expect(t.engaged('FIR')).toEqual(['C01']);
  });
});
