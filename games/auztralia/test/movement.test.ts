import { describe, expect, it } from 'vitest';
import { standardContent } from '../content/index.ts';
import { hexOf, night, tile } from './battle.ts';
import { situation } from './situation.ts';

const migo = (hex: number, id = 'L1-04') => ({ hex, tile: id, faceUp: true });
const moves = (t: ReturnType<typeof night>) =>
  t.told('oldOne.moved').map(({ tile, from, to }) => [tile, from, to]);

/** From hex 28 the ways to Sydney lead through 16 (direction 3) and 27 (direction 4). */
const FORKS = [
  ['O38', 4, 'anti-clockwise', 27],
  ['O14', 3, 'clockwise', 16],
  ['O01', 1, 'clockwise', 16],
  ['O10', 6, 'clockwise', 16],
  ['O17', 5, 'clockwise', 16],
  ['O34', 5, 'anti-clockwise', 27],
  ['O13', 2, 'anti-clockwise', 27],
  ['O02', 6, 'anti-clockwise', 27],
] as const;

describe('movement', () => {
  it('AUZ-MOVE-01 every face-up tile of a circled type moves one hex, the others stay', () => {
    const t = night({
      oldOnes: [
        migo(34),
        migo(48, 'L1-03'),
        { hex: 28, tile: 'L1-01', faceUp: true },
        { hex: 35, tile: 'L1-06', faceUp: true },
      ],
      // O02 circles Mi-go and Zombies, O31 nobody.
      next: { oldOneCards: ['O02', 'O31'] },
    });
    expect(moves(t).map(([id]) => id)).toEqual(['L1-04', 'L1-03', 'L1-06']);
    expect(hexOf(t, 'L1-01')).toBe(28);
  });

  it('AUZ-MOVE-02 a Temple stays where it is while others pass', () => {
    const t = night({
      oldOnes: [{ hex: 28, tile: 'L1-09', faceUp: true }, migo(28)],
      next: { oldOneCards: ['O38', 'O15'] },
    });
    expect(hexOf(t, 'L1-09')).toBe(28);
    expect(hexOf(t, 'L1-04')).toBe(17);
  });

  it('AUZ-MOVE-03 the closest target counts: a Farm of anybody, but no blighted one, or a Port', () => {
    const towards = (blighted: boolean) =>
      hexOf(
        night({
          farms: [{ hex: 50, owner: 1, type: 'sheep', blighted }],
          oldOnes: [migo(34)],
          next: { oldOneCards: ['O13', 'O31'] },
        }),
        'L1-04',
      );
    // Hex 50 is two steps off in the north-west, Sydney four in the south-east.
    expect([33, 49]).toContain(towards(false));
    expect([28, 35]).toContain(towards(true));
  });

  it('AUZ-MOVE-03 a Farm nearer than the Port draws them, whoever owns Port and Farm', () => {
    const t = night({
      farms: [{ hex: 26, owner: 0, type: 'sheep' }],
      oldOnes: [migo(28)],
      // Direction 3 leads to 16, which is on the way to Sydney but not to the Farm.
      next: { oldOneCards: ['O14', 'O31'] },
    });
    expect(hexOf(t, 'L1-04')).toBe(27);
  });

  it('AUZ-MOVE-04 every shortest way to any of the equally closest targets is a candidate', () => {
    const farms = [
      { hex: 14, owner: 0, type: 'sheep' as const },
      { hex: 54, owner: 1, type: 'sheep' as const },
    ];
    // From 34: hex 14 by 29 (direction 2), hex 54 by 48 (5) or 49 (6).
    const to = (card: string) =>
      hexOf(night({ farms, oldOnes: [migo(34)], next: { oldOneCards: [card, 'O31'] } }), 'L1-04');
    expect(to('O01')).toBe(29);
    expect(to('O36')).toBe(29);
    expect(to('O14')).toBe(48);
    expect(to('O39')).toBe(48);
    expect(to('O10')).toBe(49);
  });

  it('AUZ-MOVE-05 a single way is taken whatever the card points at', () => {
    for (const card of ['O01', 'O13', 'O14', 'O38', 'O39', 'O10'])
      expect(moves(night({ oldOnes: [migo(27)], next: { oldOneCards: [card, 'O31'] } }))).toEqual([
        ['L1-04', 27, 17],
      ]);
  });

  it.each(FORKS)('AUZ-MOVE-05 card %s points at %i and turns %s: to %i', (card, _at, _turn, to) => {
    const t = night({ oldOnes: [migo(28)], next: { oldOneCards: [card, 'O31'] } });
    expect(moves(t)).toEqual([['L1-04', 28, to]]);
  });

  it('AUZ-MOVE-06 AUZ-RULING-30 all choose their step from the situation before the card', () => {
    const t = night({
      farms: [{ hex: 30, owner: 1, type: 'sheep' }],
      oldOnes: [migo(31), migo(51, 'L1-03')],
      // Direction 4: if the Farm were already blighted, the second would go south to 50.
      next: { oldOneCards: ['O38', 'O31'] },
    });
    expect(moves(t)).toEqual([
      ['L1-04', 31, 30],
      ['L1-03', 51, 32],
    ]);
    expect(t.told('farm.blighted')).toMatchObject([{ hex: 30 }]);
  });

  it('AUZ-MOVE-07 neither hills nor tracks nor other Old Ones are in their way', () => {
    const t = night({
      tracks: { 0: ['7-17', '17-27'], 1: ['16-17'] },
      oldOnes: [migo(27), { hex: 17, tile: 'L1-09', faceUp: true }, { hex: 17, tile: 'L1-06' }],
      next: { oldOneCards: ['O01', 'O31'] },
    });
    expect(moves(t)).toEqual([['L1-04', 27, 17]]);
  });

  it('AUZ-MOVE-08 AUZ-CMB-22 damage travels with the tile', () => {
    const t = night({
      oldOnes: [{ ...migo(28, 'L2-03'), damage: { 0: 1, 1: 2 } }],
      next: { oldOneCards: ['O38', 'O31'] },
    });
    expect(tile(t, 'L2-03')).toMatchObject({ hex: 27, damage: [1, 2] });
  });

  it('AUZ-MOVE-09 on a Port hex it goes no further in this activation, whatever is near', () => {
    const t = night({
      players: [{ units: { infantry: 1, car: 1 } }],
      farms: [{ hex: 18, owner: 0, type: 'cattle' }],
      oldOnes: [migo(8)],
      // Into Sydney by the only way; O13 would lead on to the Farm next to it.
      next: { oldOneCards: ['O01', 'O13', 'O35'] },
    });
    expect(moves(t)).toEqual([['L1-04', 8, 7]]);
    expect(t.state.farms).toMatchObject([{ blighted: false }]);
    expect(t.asked?.prompt.ask).toBe('damage');
  });

  it('AUZ-MOVE-10 tracks survive everything that walks over them', () => {
    const tracks = { 0: ['7-17', '17-27', '27-28'], 1: ['16-17', '16-28'] };
    const t = night({ tracks, oldOnes: [migo(28)], next: { oldOneCards: ['O38', 'O15'] } });
    expect(hexOf(t, 'L1-04')).toBe(17);
    expect(t.state.tracks.filter((owner) => owner === 0)).toHaveLength(3);
    expect(t.state.tracks.filter((owner) => owner === 1)).toHaveLength(2);
  });

  it('AUZ-MOVE-11 AUZ-BLIGHT-04 both cards may move a tile, the second by what the first changed', () => {
    const t = night({
      farms: [
        { hex: 27, owner: 0, type: 'sheep' },
        { hex: 36, owner: 1, type: 'sheep' },
      ],
      oldOnes: [migo(28)],
      next: { oldOneCards: ['O38', 'O15'] },
    });
    // The Farm in 27 is blighted, so the one in 36 is next.
    expect(moves(t)).toEqual([
      ['L1-04', 28, 27],
      ['L1-04', 27, 36],
    ]);
    expect(t.told('farm.blighted').map((told) => told.hex)).toEqual([27, 36]);
  });

  it('AUZ-MOVE-12 sleepers never move, and nobody wakes them by entering', () => {
    const t = night({
      oldOnes: [migo(28), { hex: 27, tile: 'L1-03' }],
      next: { oldOneCards: ['O38', 'O31'] },
    });
    expect(hexOf(t, 'L1-04')).toBe(27);
    expect(tile(t, 'L1-03')).toMatchObject({ hex: 27, faceUp: false });
    expect(t.told('oldOne.revealed')).toEqual([]);
  });

  it('AUZ-RULING-29 AUZ-MOVE-03 distance is over land, and all terrains are alike', () => {
    // A gulf between 27 and Sydney: 2 hexes over the sea, 5 over land; the Farm is 3 away.
    const gulf = [8, 17, 18];
    const hexes = standardContent.maps.east.hexes.filter((hex) => !gulf.includes(hex.n));
    const start = (content: object) =>
      situation({
        content,
        arrange: {
          map: 'empty',
          ports: { 0: 7, 1: 41 },
          farms: [{ hex: 55, owner: 0, type: 'sheep' }],
          oldOnes: [migo(27)],
          time: { 0: 23, 1: 43, oldOnes: 23 },
          stack: [1, 0, 'oldOnes'],
          next: { oldOneCards: ['O14', 'O31'] },
        },
      });
    expect(moves(start({}))).toEqual([['L1-04', 27, 17]]);
    expect(moves(start({ maps: { east: { hexes } } }))).toMatchObject([['L1-04', 27, 36]]);
  });

  it('AUZ-EX-18 AUZ-OO-01 AUZ-MOVE-05 AUZ-BLIGHT-01 the example: woken on a lit space, two Farms alike, and the step of the next activation', () => {
    const t = night({
      time: { 0: 23, 1: 43, oldOnes: 22 },
      farms: [
        { hex: 14, owner: 0, type: 'sheep' },
        { hex: 54, owner: 1, type: 'sheep' },
      ],
      oldOnes: [{ hex: 34, tile: 'L2-03' }],
      next: { revelations: ['R1-01'], oldOneCards: ['O01', 'O03', 'O31', 'O10'] },
    });
    expect(t.told('time.oldOnes').map((told) => told.space)).toEqual([23, 24]);
    expect(t.told('oldOne.revealed')).toMatchObject([{ tile: 'L2-03' }]);
    expect(moves(t)).toEqual([
      ['L2-03', 34, 29],
      ['L2-03', 29, 14],
    ]);
    expect(t.told('farm.blighted')).toMatchObject([{ hex: 14, type: 'sheep' }]);
    expect(t.asked).toMatchObject({ seat: 0, step: 'action' });
  });
});
