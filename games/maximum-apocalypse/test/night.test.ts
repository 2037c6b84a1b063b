import { describe, expect, it } from 'vitest';
import { alone, row, situation } from './situation.ts';

const NIGHT = { config: { gothic: true, night: true } } as const;

describe('day and night', () => {
  it('MAX-NIGHT-01 MAX-NIGHT-02 MAX-CONTENT-19 20 cards, and the game begins by day', () => {
    const t = alone({ is: 'FIR' }, { next: { nights: ['D03'] } }, NIGHT);
    expect(t.state.nights.flat()).toHaveLength(20);
    expect(t.state.day).toBe('S');
  });

  it('MAX-NIGHT-03 MAX-NIGHT-04 MAX-NIGHT-05 MAX-RULING-45 at the end of a round: effect, card gone, tokens march by the new Day card', () => {
    const t = situation(
      {
        map: row('Van', { tile: 'T16', tokens: 1 }, { tile: 'T17', up: false }),
        survivors: [
          { is: 'FIR', hp: 20 },
          { is: 'GUN', hp: 20 },
        ],
        active: 'GUN',
        actions: 0,
        next: { nights: ['D20', 'D02'] },
      },
      NIGHT,
    );
    t.end();
    expect([t.hp('FIR'), t.hp('GUN')]).toEqual([21, 21]);
    expect([t.tokens('B1'), t.tokens('C1')]).toEqual([0, 1]);
    expect(t.state.nights.flat()).toHaveLength(19);
    expect(t.state.day).toBe('E');
  });

  it('MAX-NIGHT-03 not after each turn, but after each round', () => {
    const t = situation(
      { survivors: [{ is: 'FIR' }, { is: 'GUN' }], actions: 0, next: { nights: ['D20', 'D02'] } },
      NIGHT,
    );
    t.end();
    expect(t.state.nights.flat()).toHaveLength(20);
  });

  it('MAX-RULING-49 what lasts does so until the next Night has fallen', () => {
    const t = alone(
      { is: 'HUN' },
      {
        map: row('Van', { tile: 'T16', tokens: 1 }),
        actions: 0,
        next: { nights: ['D11', 'D05', 'D01'] },
      },
      NIGHT,
    );
    t.end();
    t.choose({ do: 'move', to: 'B1' });
    expect(t.asked?.prompt).toMatchObject({ ask: 'sneak', level: 9 - 1 - 1 });
    const later = alone(
      { is: 'HUN' },
      {
        map: row('Van', { tile: 'T16', tokens: 1 }),
        actions: 0,
        next: { nights: ['D11', 'D05', 'D01', 'D09'] },
      },
      NIGHT,
    );
    for (let i = 0; i < 4; i++) later.choose({ do: 'draw' });
    later.end().choose({ do: 'move', to: 'B1' });
    expect(later.asked?.prompt).toMatchObject({ ask: 'sneak', level: 9 - 1 });
  });

  it('MAX-NIGHT-06 MAX-NIGHT-08 MAX-RULING-46 all march at once; at the edge and before a full tile they stay', () => {
    const t = alone(
      { is: 'FIR', at: 'A1' },
      {
        map: [
          { at: 'A1', tile: 'Van' },
          { at: 'A2', tile: 'T16', tokens: 1 },
          { at: 'B2', tile: 'T17', tokens: 2 },
          { at: 'C2', tile: 'T02', tokens: 3 },
        ],
        actions: 0,
        next: { nights: ['D01', 'D02'] },
      },
      NIGHT,
    );
    t.end();
    expect([t.tokens('A2'), t.tokens('B2'), t.tokens('C2')]).toEqual([0, 3, 3]);
  });

  it('MAX-RULING-47 after the last card there is no direction and no further night', () => {
    const t = alone(
      { is: 'FIR' },
      { map: row('Van', { tile: 'T16', tokens: 1 }), actions: 0, decks: { nights: ['D01'] } },
      NIGHT,
    );
    t.end();
    expect(t.state.day).toBe('');
    expect(t.tokens('B1')).toBe(1);
    for (let i = 0; i < 4; i++) t.choose({ do: 'draw' });
    t.end();
    expect(t.told('night')).toEqual([]);
  });

  it('MAX-NIGHT-07 MAX-RULING-48 a token that reaches survivors becomes a monster for one of them, of the group’s choice', () => {
    const t = situation(
      {
        map: row('Van', { tile: 'T16', tokens: 1 }),
        survivors: [{ is: 'FIR' }, { is: 'HUN' }],
        active: 'HUN',
        actions: 0,
        next: { nights: ['D01', 'D04'], monsters: ['Z04'] },
      },
      NIGHT,
    );
    t.end();
    expect(t.asked?.prompt).toMatchObject({ ask: 'nightHost', tile: 'A1' });
    t.dice(1, 1).choose({ do: 'survivor', survivor: 'HUN' });
    expect(t.engaged('HUN')).toEqual(['Z04']);
    expect([t.tokens('A1'), t.tokens('B1')]).toEqual([0, 0]);
    expect(t.told('stealth')).toEqual([]);
  });

  it('MAX-RULING-122 Prowlers on a tile with survivors: one monster, for one of them', () => {
    const t = situation(
      {
        map: row({ tile: 'Van', tokens: 1 }),
        survivors: [{ is: 'FIR' }, { is: 'HUN' }],
        active: 'HUN',
        actions: 0,
        next: { nights: ['D03', 'D01'], monsters: ['Z04', 'Z03'] },
      },
      NIGHT,
    );
    t.end();
    expect(t.asked?.prompt.ask).toBe('nightHost');
    t.dice(1, 1).choose({ do: 'survivor', survivor: 'FIR' });
    expect(t.engaged('FIR')).toEqual(['Z04']);
    expect(t.engaged('HUN')).toEqual([]);
  });
});
