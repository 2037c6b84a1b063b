import type { Json } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { situation } from './situation.ts';

const melbourne = { map: 'empty', ports: { 0: 41, 1: 7 }, time: { 0: 5, 1: 15 } } as const;

const buys = (...players: Json[]) =>
  situation({ arrange: { ...melbourne, players } }).choose({ do: 'box', box: 'buy' });

describe('Buy Military Unit', () => {
  it.each([
    ['infantry', 1],
    ['car', 3],
    ['artillery', 5],
    ['airship', 4],
    ['train', 4],
  ] as const)('AUZ-BUY-01 AUZ-EX-09 one %s for %i Gold goes to the Barracks', (unit, cost) => {
    const t = buys({ goods: { gold: cost } });
    const before = t.state.supply.units[unit];
    t.choose({ unit, count: 1 });
    expect(t.player(0).barracks[unit]).toBe(1);
    expect(t.player(0).goods.gold).toBe(0);
    expect(t.state.supply.units[unit]).toBe(before - 1);
    expect(t.asked?.step).toBe('action');
    if (cost > 1)
      expect(buys({ goods: { gold: cost - 1 } }).refused({ unit })).toMatchObject({
        rule: 'AUZ-BUY-01',
        why: 'buy.noGold',
        cost,
      });
  });

  it('AUZ-BUY-02 two Infantry in one action for 2 Gold, and of no other type two', () => {
    const t = buys({ goods: { gold: 9 } });
    const pairs = t.choices.filter((choice) => choice.do === 'buy' && choice.count > 1);
    expect(pairs).toEqual([{ do: 'buy', unit: 'infantry', count: 2 }]);
    t.choose({ unit: 'infantry', count: 2 });
    expect(t.player(0).barracks.infantry).toBe(2);
    expect(t.player(0).goods.gold).toBe(7);
    expect(buys({ goods: { gold: 1 } }).refused({ count: 2 })).toMatchObject({ cost: 2, gold: 1 });
  });

  it('AUZ-BUY-03 what the supply has not got cannot be bought', () => {
    const t = buys({ goods: { gold: 9 } }, { units: { airship: 3, infantry: 9 } });
    expect(t.refused({ unit: 'airship' })).toMatchObject({ rule: 'AUZ-BUY-03', left: 0 });
    expect(t.refused({ unit: 'infantry', count: 2 })).toMatchObject({ why: 'buy.none', left: 1 });
    expect(t.offers({ unit: 'infantry', count: 1 })).toBe(true);
  });

  it('AUZ-BUY-03 an eliminated unit is for sale again', () => {
    const t = situation({
      arrange: {
        ...melbourne,
        oldOnes: [{ hex: 40, tile: 'L1-06', faceUp: true }],
        players: [{ units: { infantry: 1 } }, { units: { infantry: 9 } }],
        // Two cards with one purple damage each and no hit by Infantry.
        next: { oldOneCards: ['O01', 'O02'] },
      },
    });
    expect(t.state.supply.units.infantry).toBe(0);
    t.choose({ box: 'attack' }, { do: 'join', unit: 'infantry' }, { hex: 40 }, { do: 'stay' });
    expect(t.told('unit.eliminated')).toMatchObject([{ unit: 'infantry' }]);
    t.choose({ do: 'box', box: 'buy' }, { unit: 'infantry', count: 1 });
    expect(t.player(0).barracks.infantry).toBe(1);
  });

  it('AUZ-BUY-04 a Barracks holds as many units as one can buy', () => {
    const most = { infantry: 9, car: 5, artillery: 3, airship: 3, train: 4 };
    const t = buys({ goods: { gold: 1 }, units: most }).choose({ unit: 'infantry', count: 1 });
    expect(Object.values(t.player(0).barracks).reduce((sum, n) => sum + n, 0)).toBe(25);
  });
});
