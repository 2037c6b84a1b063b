import { readConfig } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { config } from '../config.ts';
import { standardContent } from '../content/index.ts';
import { atlasOf, landDistance, straight } from '../rules/atlas.ts';
import { situation } from './situation.ts';

const atlas = atlasOf(standardContent, readConfig(config, {}));
const { east } = standardContent.maps;

/** Melbourne with a line west, Sydney far away, and seat 0 to move. */
const line = {
  map: 'empty',
  ports: { 0: 41, 1: 7 },
  tracks: { 0: ['40-41', '40-43', '43-59', '58-59'] },
  time: { 0: 5, 1: 15 },
} as const;

describe('geometry', () => {
  it('AUZ-GEO-01 every hex has its own number, and the lowest number with a sleeper wakes first', () => {
    expect(new Set(atlas.hexes.map((hex) => hex.n)).size).toBe(atlas.hexes.length);
    const t = situation({
      arrange: {
        map: 'empty',
        ports: { 0: 41, 1: 7 },
        oldOnes: [
          { hex: 45, tile: 'L1-09' },
          { hex: 14, tile: 'L1-10' },
          { hex: 83, tile: 'L3-01' },
        ],
        time: { 0: 22, 1: 30, oldOnes: 22 },
        next: { revelations: ['R1-01'] },
      },
    });
    t.choose({ do: 'box', box: 'retrieve' });
    expect(t.told('oldOne.revealed')).toMatchObject([{ hex: 14, tile: 'L1-10' }]);
  });

  it('AUZ-GEO-02 AUZ-RULING-04 the compass: 1 is north, then clockwise to 6, the north-west', () => {
    expect(atlas.towards[28]).toEqual([29, 15, 16, 27, 35, 34]);
    const at = (n: number) => {
      const hex = atlas.hex[n];
      if (!hex) throw new Error(`no hex ${n}`);
      return [hex.q, hex.r];
    };
    const [q = 0, r = 0] = at(28);
    expect(atlas.towards[28]?.map(at)).toEqual([
      [q, r - 1],
      [q + 1, r - 1],
      [q + 1, r],
      [q, r + 1],
      [q - 1, r + 1],
      [q - 1, r],
    ]);
    // Off the map there is nobody: hex 1 lies in the north-east corner.
    expect(atlas.towards[1]?.slice(0, 3)).toEqual([0, 0, 0]);
  });

  it('AUZ-GEO-03 all printed hexes that share an edge are adjacent, whatever lies between them', () => {
    for (const a of atlas.hexes)
      for (const b of atlas.hexes)
        expect(atlas.neighbours[a.n]?.includes(b.n)).toBe(straight(atlas, a.n, b.n) === 1);
    // Round the head of the gulf, from coast to coast, and up into the hills.
    const t = situation({
      arrange: { ...line, ports: { 0: 61, 1: 7 }, tracks: {}, players: [{ goods: { coal: 1 } }] },
    });
    t.choose({ do: 'box', box: 'rail-any' });
    for (const edge of ['61-75', '59-61', '61-62', '58-61']) expect(t.offers({ edge })).toBe(true);
  });

  it('AUZ-GEO-04 the spacing of Ports is measured over the sea', () => {
    // Without hex 22 Eden and Melbourne are three steps apart by land, but still two straight.
    const hexes = east.hexes.filter((hex) => hex.n !== 22).map((hex) => ({ ...hex }));
    const t = situation({ content: { maps: { east: { hexes } } } });
    const index = t.engine.indexFor(t.world.config);
    expect(landDistance(index, 41, 21)).toBe(3);
    t.choose({ do: 'port', hex: 41 });
    expect(t.refused({ do: 'port', hex: 21 })).toMatchObject({
      rule: 'AUZ-SETUP-32',
      why: 'port.tooClose',
      distance: 2,
    });
  });

  it('AUZ-GEO-05 objectives measure by land: across the gulf is not near', () => {
    const quarantine = (hex: number) =>
      situation({
        config: { seats: 1, level: 'easy', objective: 'SO-01' },
        arrange: {
          map: 'empty',
          ports: { 0: 76 },
          oldOnes: [{ hex, tile: 'L2-06', faceUp: true }],
          time: { 0: 5 },
        },
      }).choose({ do: 'box', box: 'retrieve' });
    // Hex 60 is three straight steps from Port Lincoln, but four around the gulf.
    expect(straight(atlas, 60, 76)).toBe(3);
    expect(quarantine(60).state.objectiveBroken).toBe(false);
    expect(quarantine(58).state.objectiveBroken).toBe(true);
  });

  it('AUZ-GEO-06 on the Eastern map only outback hexes have a level, and only they get Old Ones', () => {
    expect(new Set(east.hexes.map((hex) => hex.terrain))).toEqual(
      new Set(['coastal', 'outback', 'hills']),
    );
    for (let seed = 0; seed < 12; seed++) {
      const { tiles } = situation({ seed }).state;
      expect(tiles.length).toBeGreaterThan(4);
      for (const tile of tiles) expect(atlas.hex[tile.hex]?.terrain).toBe('outback');
    }
  });

  it.each([
    ['a sleeping tile', { hex: 43, tile: 'L1-06' }],
    ['a waking Zombie', { hex: 43, tile: 'L1-06', faceUp: true }],
    ['a Temple', { hex: 43, tile: 'L1-09', faceUp: true }],
  ] as const)('AUZ-GEO-07 %s makes its hex an Old One hex', (_what, oldOne) => {
    const t = situation({
      arrange: { ...line, tracks: { 0: ['40-41'] }, oldOnes: [oldOne] },
    });
    t.choose({ do: 'box', box: 'rail-plain' });
    expect(t.refused({ edge: '40-43' })).toMatchObject({ rule: 'AUZ-RAIL-09', hex: 43 });
    expect(t.offers({ edge: '40-42' })).toBe(true);
  });

  it('AUZ-GEO-08 the network is the Port and all hexes joined to it by own tracks, nothing else', () => {
    const t = situation({
      arrange: {
        ...line,
        // Seat 1 is a neighbour whose line goes on from hex 58.
        ports: { 0: 41, 1: 61 },
        tracks: { ...line.tracks, 1: ['61-62', '58-62', '45-58'] },
        deposits: { 58: { coal: 3 }, 45: { iron: 3 }, 62: { iron: 3 }, 44: { coal: 3 } },
      },
    });
    t.choose({ do: 'box', box: 'mine' });
    expect(t.choices).toEqual([{ do: 'mine', hex: 58, good: 'coal' }]);
  });

  it('AUZ-GEO-09 a clear line has no Old One on any of its hexes, the last one included', () => {
    const blocked = {
      ...line,
      deposits: { 43: { iron: 3 }, 58: { coal: 3 }, 40: { coal: 3 } },
      oldOnes: [{ hex: 43, tile: 'L1-12' }],
    };
    const t = situation({ arrange: blocked });
    t.choose({ do: 'box', box: 'mine' });
    expect(t.refused({ hex: 58 }).why).toBe('mine.noClearLine');
    expect(t.refused({ hex: 43 }).why).toBe('mine.oldOne');
    expect(t.offers({ hex: 40 })).toBe(true);
  });

  it('AUZ-GEO-09 any way round will do for a clear line', () => {
    const t = situation({
      arrange: {
        ...line,
        tracks: { 0: [...line.tracks[0], '41-42', '42-60', '59-60'] },
        deposits: { 58: { coal: 3 } },
        oldOnes: [{ hex: 43, tile: 'L1-12' }],
      },
    });
    t.choose({ do: 'box', box: 'mine' });
    expect(t.offers({ hex: 58 })).toBe(true);
  });

  it('AUZ-GEO-10 tracks, Farms and Ports of others do not block a line', () => {
    const t = situation({
      arrange: {
        ...line,
        ports: { 0: 41, 1: 59 },
        tracks: { ...line.tracks, 1: ['59-60', '42-60', '42-43', '59-61'] },
        farms: [
          { hex: 40, owner: 1, type: 'sheep' },
          { hex: 43, owner: 1, type: 'sheep', blighted: true },
        ],
        deposits: { 58: { coal: 3 } },
      },
    });
    t.choose({ do: 'box', box: 'mine' }).choose({ hex: 58 });
    expect(t.player(0).goods.coal).toBe(2 + 3);
  });
});
