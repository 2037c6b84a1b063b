import { describe, expect, it } from 'vitest';
import { battle, camp, dark, fight, night, onMap, tile } from './battle.ts';

describe('Old Ones', () => {
  it('AUZ-OLD-01 AUZ-OLD-02 AUZ-OLD-03 AUZ-OLD-05 each type moves when its own circle is on the card, and only then', () => {
    const oldOnes = [
      { hex: 83, tile: 'L3-01', faceUp: true },
      { hex: 81, tile: 'L3-02', faceUp: true },
      { hex: 68, tile: 'L3-04', faceUp: true },
      { hex: 51, tile: 'L2-06', faceUp: true },
      { hex: 79, tile: 'L1-06', faceUp: true },
    ];
    const moved = (card: string) =>
      night({ oldOnes, next: { oldOneCards: [card, 'O28'] } })
        .told('oldOne.moved')
        .map((move) => move.tile);
    expect(moved('O06')).toEqual(['L3-01']);
    expect(moved('O04')).toEqual(['L3-02']);
    expect(moved('O01')).toEqual(['L3-04']);
    expect(moved('O22')).toEqual(['L2-06']);
    expect(moved('O29')).toEqual(['L1-06']);
    expect(moved('O15')).toEqual(['L3-02', 'L3-04', 'L2-06']);
  });

  it('AUZ-OLD-03 the Mi-go of one card is what brings an Airship down', () => {
    const t = battle({ army: { airship: 1, infantry: 1 }, foes: ['L1-04'], cards: ['O34', 'O33'] });
    expect(fight(t).damage.airship).toBe(1);
    t.choose({ do: 'stay' });
    expect(t.told('unit.eliminated')).toMatchObject([{ unit: 'airship' }]);
  });

  it('AUZ-OLD-05 a Loyalist never costs Sanity', () => {
    const t = battle({ army: { infantry: 1 }, foes: ['L3-08'], cards: ['O15'] });
    expect(t.told('sanity.lost')).toEqual([]);
    expect(fight(t).sanity).toBe(3);
  });

  it('AUZ-OLD-06 AUZ-MOVE-02 AUZ-OO-02 a Temple never moves and makes nobody draw', () => {
    const t = night({ oldOnes: [{ hex: 17, tile: 'L1-09', faceUp: true }] });
    expect(t.told('card.turned')).toEqual([]);
    expect(t.told('oldOnes.still')).toHaveLength(1);
    expect(tile(t, 'L1-09').hex).toBe(17);
  });

  it('AUZ-OLD-07 AUZ-REV-02 a Revelation that turns up an Empty tile takes it out of the game', () => {
    const t = dark({
      oldOnes: [{ hex: 17, tile: 'L1-12' }],
      next: { revelations: ['R1-01'] },
    });
    expect(t.told('oldOne.revealed')).toMatchObject([{ tile: 'L1-12', hex: 17 }]);
    expect(onMap(t)).toEqual([]);
    expect(t.state.gone).toMatchObject([{ is: 'L1-12' }]);
  });

  it('AUZ-OLD-08 a Temple blocks rails and can be attacked', () => {
    const t = camp({
      players: [{ units: { infantry: 1 } }],
      oldOnes: [{ hex: 17, tile: 'L1-09', faceUp: true }],
      next: { oldOneCards: ['O03'] },
    });
    t.choose({ do: 'box', box: 'rail-any' });
    expect(t.refused({ do: 'track', edge: '7-17' })).toMatchObject({ rule: 'AUZ-RAIL-09' });
    const fought = battle({ army: { infantry: 1 }, foes: ['L1-09'], cards: ['O03'] });
    expect(tile(fought, 'L1-09').damage[0]).toBe(1);
  });

  it('AUZ-OLD-09 any number of tiles may share a hex, by moving together too', () => {
    const t = night({
      oldOnes: [
        { hex: 28, tile: 'L1-02', faceUp: true },
        { hex: 28, tile: 'L1-03', faceUp: true },
        { hex: 28, tile: 'L1-04', faceUp: true },
        { hex: 27, tile: 'L1-09', faceUp: true },
        { hex: 27, tile: 'L1-07' },
        { hex: 16, tile: 'L1-06' },
      ],
      ports: { 0: 7, 1: 41 },
      // Direction 4 leads the three Mi-go to hex 27, where a Temple and a sleeper are.
      next: { oldOneCards: ['O38', 'O28'] },
    });
    expect(t.state.tiles.filter((held) => held.hex === 27)).toHaveLength(5);
  });
});
