import { describe, expect, it } from 'vitest';
import type { Config } from '../rules/config.ts';
import { alone, row, situation } from './situation.ts';

const bag = (spawn: Config['spawn'] = 'normal', mission: Config['mission'] = 1) => ({
  config: { gothic: true, spawn, mission },
});

describe('spawn tokens', () => {
  it('MAX-TOK-01 MAX-TOK-09 30 numbers as two dice without the 7, and others by level', () => {
    const counts = (spawn: Config['spawn']) => {
      const t = alone({ is: 'FIR' }, {}, bag(spawn));
      const tokens = t.state.bag.flat().map(({ is }) => is);
      return [
        tokens.length,
        tokens.filter((token) => token === 'sanctuary').length,
        tokens.filter((token) => token === 'ambush').length,
        tokens.filter((token) => token === '6').length,
        tokens.filter((token) => token === '7').length,
      ];
    };
    expect(counts('easy')).toEqual([35, 5, 0, 5, 0]);
    expect(counts('normal')).toEqual([36, 5, 1, 5, 0]);
    expect(counts('hard')).toEqual([36, 3, 3, 5, 0]);
    expect(counts('insane')).toEqual([35, 0, 5, 5, 0]);
  });

  it('MAX-TOK-02 MAX-TOK-04 a token is drawn instead of rolling; if something appears all go back', () => {
    const t = alone(
      { is: 'FIR' },
      { map: row('Van', 'T02'), actions: 0, next: { bag: ['8'] }, drawnTokens: ['9', '3'] },
      bag(),
    );
    t.end();
    expect(t.told('rolled')).toEqual([]);
    expect(t.tokens('B1')).toBe(1);
    expect(t.state.drawnTokens).toEqual([]);
    expect(t.state.bag.flat()).toHaveLength(36);
  });

  it('MAX-TOK-03 MAX-RULING-50 if nothing appears it stays out, full and face-down tiles included', () => {
    const t = alone(
      { is: 'FIR' },
      {
        map: row('Van', { tile: 'T02', tokens: 3 }, { tile: 'T07', up: false }),
        actions: 0,
        next: { bag: ['8'] },
      },
      bag(),
    );
    t.end();
    expect(t.state.drawnTokens).toEqual(['8']);
    expect(t.state.bag.flat()).toHaveLength(35);
  });

  it('MAX-RULING-126 a draw that a Ladder cancelled was none', () => {
    const t = alone({ is: 'FIR', gear: ['FIR07'] }, { actions: 0, next: { bag: ['6'] } }, bag());
    t.end().choose({ do: 'react', gear: 1 });
    expect(t.engaged('FIR')).toEqual([]);
    expect(t.state.drawnTokens).toEqual(['6']);
  });

  it('MAX-TOK-05 a Sanctuary brings nothing, and is a 7 for the mission', () => {
    const t = alone(
      { is: 'FIR' },
      { map: row('Van', { tile: 'T16', up: false }), actions: 0, next: { bag: ['sanctuary'] } },
      bag('normal', 6),
    );
    t.end().pick({ do: 'tile' });
    expect(t.tile('B1').up).toBe(true);
    expect(t.state.drawnTokens).toEqual(['sanctuary']);
  });

  it('MAX-RULING-104 on level Insane there is no 7', () => {
    const t = alone({ is: 'FIR' }, {}, bag('insane', 6));
    expect(t.state.bag.flat().some(({ is }) => is === 'sanctuary' || is === '7')).toBe(false);
  });

  it('MAX-TOK-06 an Ambush sends the active survivor a monster, and all tokens go back', () => {
    const t = situation(
      {
        survivors: [{ is: 'FIR' }, { is: 'GUN' }],
        actions: 0,
        next: { bag: ['ambush'], monsters: ['Z04'] },
        drawnTokens: ['9'],
      },
      bag(),
    );
    t.end();
    expect(t.engaged('GUN')).toEqual(['Z04']);
    expect(t.engaged('FIR')).toEqual([]);
    expect(t.state.drawnTokens).toEqual([]);
  });

  it('MAX-TOK-07 stealth is still rolled', () => {
    const t = alone({ is: 'HUN' }, { map: row('Van', { tile: 'T16', tokens: 1 }) }, bag());
    t.choose({ do: 'move', to: 'B1' }).dice(1, 2).choose({ do: 'sneak' });
    expect(t.told('stealth')).toMatchObject([{ dice: [1, 2], success: true }]);
  });

  it('MAX-TOK-08 an empty bag is filled first', () => {
    const all = alone({ is: 'FIR' }, {}, bag())
      .state.bag.flat()
      .map(({ is }) => is);
    const t = alone({ is: 'FIR' }, { map: row('T23'), actions: 0, drawnTokens: all }, bag());
    expect(t.state.bag.flat().length + t.state.drawnTokens.length).toBe(36);
    expect(t.state.drawnTokens.length).toBeLessThan(2);
  });
});
