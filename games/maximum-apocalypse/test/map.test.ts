import { describe, expect, it } from 'vitest';
import { alone, row, situation } from './situation.ts';

describe('map and tiles', () => {
  it('MAX-MAP-01 MAX-MOVE-01 tiles are neighbours side by side, not corner to corner, and nobody leaves the map', () => {
    const t = alone(
      { is: 'FIR' },
      {
        map: [
          { at: 'A1', tile: 'Van' },
          { at: 'B1', tile: 'T16' },
          { at: 'B2', tile: 'T17' },
        ],
      },
    );
    expect(t.offers({ do: 'move', to: 'B1' })).toBe(true);
    expect(t.offers({ do: 'move', to: 'B2' })).toBe(false);
    expect(t.lists({ do: 'move', to: 'A2' })).toBe(false);
  });

  it('MAX-MAP-02 MAX-MOVE-03 a tile is turned up when somebody enters it, and stays so', () => {
    const t = alone({ is: 'FIR' }, { map: row('Van', { tile: 'T26', up: false }) });
    t.choose({ do: 'move', to: 'B1' }).pick({ do: 'no' });
    expect(t.tile('B1').up).toBe(true);
    t.choose({ do: 'move', to: 'A1' });
    expect(t.tile('B1').up).toBe(true);
  });

  it('MAX-RULING-70 a tile turned up from afar has no Reveal effect', () => {
    const t = alone({ is: 'HUN' }, { map: row('Van', { tile: 'Graveyard', up: false }) });
    t.choose({ do: 'ability', character: 'HUN' }).pick({ do: 'tile', tile: 'B1' });
    expect(t.tile('B1').up).toBe(true);
    expect(t.engaged('HUN')).toEqual([]);
  });

  it('MAX-RULING-107 MAX-RULING-128 nobody is pulled onto a face-down tile, and to be pulled is not to enter', () => {
    const words = (up: boolean) => ({
      map: row('Van', { tile: 'T06', up }, 'T17'),
      survivors: [
        { is: 'SUR', gear: ['SUR02'] },
        { is: 'FIR', at: 'C1' },
      ] as const,
    });
    expect(situation(words(false)).offers({ do: 'use', gear: 1 })).toBe(false);
    const t = situation(words(true));
    t.choose({ do: 'use', gear: 1 }).pick({ do: 'survivor' }, { do: 'tile' });
    expect(t.at('FIR')).toBe('B1');
    expect(t.engaged('FIR')).toEqual([]);
  });

  it('MAX-MAP-03 the start tile is face up from the beginning', () => {
    const t = alone({ is: 'FIR' });
    expect(t.state.tiles[t.state.start]?.up).toBe(true);
  });

  it('MAX-MAP-04 a gap can be neither entered nor crossed, and bears no token', () => {
    const t = alone(
      { is: 'FIR' },
      {
        map: [
          { at: 'A1', tile: 'Van' },
          { at: 'C1', tile: 'T16' },
        ],
        actions: 0,
        dice: [1, 2],
      },
    );
    expect(t.lists({ do: 'move', to: 'B1' })).toBe(false);
    t.end();
    expect(t.tokens('C1')).toBe(1);
    expect(t.state.tiles).toHaveLength(2);
  });

  it('MAX-RULING-106 MAX-RULING-03 a shot crosses a gap and face-down tiles; a diagonal neighbour is 2 away', () => {
    const t = situation({
      map: [
        { at: 'A1', tile: 'Van' },
        { at: 'C1', tile: 'T16' },
      ],
      survivors: [
        { is: 'GUN', gear: ['GUN14'] },
        { is: 'FIR', at: 'C1', monsters: ['Z04'] },
      ],
    });
    t.choose({ do: 'use', gear: 1 }).pick({ do: 'monster' });
    expect(t.monster('Z04').hp).toBe(4);
    const diagonal = situation({
      map: [
        { at: 'A1', tile: 'Van' },
        { at: 'A2', tile: 'T17', up: false },
        { at: 'B2', tile: 'T16' },
      ],
      survivors: [
        { is: 'GUN', gear: ['GUN10', 'GUN14'] },
        { is: 'FIR', at: 'B2', monsters: ['Z04'] },
      ],
    });
    expect(diagonal.offers({ do: 'use', gear: 1 })).toBe(false);
    diagonal.choose({ do: 'use', gear: 2 }).pick({ do: 'monster' });
    expect(diagonal.monster('Z04').hp).toBe(4);
  });

  it('MAX-TILE-01 MAX-ACT-06 the symbol of the tile says from which deck one draws', () => {
    const t = alone({ is: 'FIR', at: 'B1' }, { map: row('Van', 'T16'), next: { green: ['S02'] } });
    expect(t.lists({ do: 'scavenge', deck: 'red' })).toBe(false);
    t.choose({ do: 'scavenge', deck: 'green' });
    expect(t.hand('FIR')).toEqual(['S02']);
  });

  it('MAX-TILE-02 a tile without a symbol cannot be scavenged', () => {
    const t = alone({ is: 'FIR' });
    expect(t.choices.some((choice) => choice.do === 'scavenge')).toBe(false);
  });

  it('MAX-TILE-03 MAX-RULING-36 the spawn value is what the roll is compared with', () => {
    const t = alone(
      { is: 'FIR' },
      { map: row('Van', 'T02', 'T03', 'T04'), actions: 0, dice: [4, 4] },
    );
    t.end();
    expect([t.tokens('B1'), t.tokens('C1'), t.tokens('D1')]).toEqual([1, 0, 0]);
  });

  it('MAX-TILE-04 MAX-TILE-05 MAX-KEY-14 the word says when: a City Street acts each time somebody enters', () => {
    const t = alone({ is: 'FIR' }, { map: row('Van', 'T06'), next: { monsters: ['Z01', 'Z03'] } });
    t.choose({ do: 'move', to: 'B1' });
    expect(t.engaged('FIR')).toEqual(['Z01']);
    t.choose({ do: 'move', to: 'A1' }, { do: 'move', to: 'B1' });
    expect(t.engaged('FIR')).toEqual(['Z01', 'Z03']);
  });

  it('MAX-TILE-06 MAX-SPAWN-06 MAX-RULING-05 a tile never holds a fourth token; it is lost and harms nobody', () => {
    const t = alone(
      { is: 'FIR' },
      { map: row('Van', { tile: 'T02', tokens: 3 }), actions: 0, dice: [4, 4] },
    );
    t.end();
    expect(t.tokens('B1')).toBe(3);
    expect(t.told('spawn.full')).toHaveLength(1);
    expect(t.asked).not.toBeNull();
  });
});
