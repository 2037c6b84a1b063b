import { SPECTATOR } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { situation } from './situation.ts';

const table = (boxes: Readonly<Record<string, number>>, more: object = {}) =>
  situation({
    arrange: {
      map: 'empty',
      ports: { 0: 41, 1: 7 },
      players: [{ boxes, goods: { gold: 2 } }],
      time: { 0: 5, 1: 15 },
      ...more,
    },
  });

const hq = (t: ReturnType<typeof situation>) => t.engine.view(t.world, SPECTATOR).players[0]?.hq;

describe('Retrieve Cubes', () => {
  it('AUZ-RETR-01 AUZ-EX-06 all cubes of all boxes go home for 1 TP', () => {
    const t = table({ 'rail-plain': 2, mine: 1, farm: 3, attack: 1 });
    expect(hq(t)).toBe(13);
    t.choose({ do: 'box', box: 'retrieve' });
    expect(t.told('retrieved')).toMatchObject([{ rule: 'AUZ-RETR-01', cubes: 7, time: 1 }]);
    expect(Object.values(t.player(0).boxes).every((cubes) => cubes === 0)).toBe(true);
    expect(hq(t)).toBe(20);
    expect(t.told('time.moved')).toMatchObject([{ spaces: 1, space: 6 }]);
  });

  it('AUZ-RETR-02 AUZ-RULING-56 with an empty HQ it needs no cube and costs 2 TP', () => {
    const t = table({ trade: 20 });
    expect(hq(t)).toBe(0);
    t.choose({ do: 'box', box: 'retrieve' });
    expect(t.told('retrieved')).toMatchObject([{ rule: 'AUZ-RETR-02', cubes: 20, time: 2 }]);
    expect(t.told('time.moved')).toMatchObject([{ spaces: 2, space: 7 }]);
    expect(hq(t)).toBe(20);
    // One cube at home is enough for the cheap way.
    const other = table({ trade: 19 }).choose({ do: 'box', box: 'retrieve' });
    expect(other.told('retrieved')).toMatchObject([{ time: 1 }]);
  });

  it('AUZ-RETR-03 cubes on Old Ones stay there', () => {
    const t = table(
      { mine: 2 },
      { oldOnes: [{ hex: 45, tile: 'L2-02', faceUp: true, damage: { 0: 5 } }] },
    );
    t.choose({ do: 'box', box: 'retrieve' });
    expect(t.state.tiles[0]?.damage).toEqual([5, 0]);
    expect(hq(t)).toBe(15);
  });

  it('AUZ-RETR-04 it never costs Gold, however often it is done', () => {
    const t = table({ mine: 1 });
    for (let i = 0; i < 4; i++) t.choose({ do: 'box', box: 'retrieve' });
    expect(t.player(0).goods.gold).toBe(2);
    expect(t.player(0).boxes.retrieve).toBe(0);
  });
});
