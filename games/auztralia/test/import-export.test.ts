import type { Json } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { situation } from './situation.ts';

const melbourne = { map: 'empty', ports: { 0: 41, 1: 7 }, time: { 0: 5, 1: 15 } } as const;

const trades = (...players: Json[]) =>
  situation({ arrange: { ...melbourne, players } }).choose({ do: 'box', box: 'trade' });

describe('Import/Export', () => {
  it('AUZ-TRADE-01 AUZ-TRADE-02 two imports, free of charge', () => {
    const t = trades({ goods: { coal: 0, iron: 0, gold: 0 } });
    t.choose({ do: 'import', good: 'coal' }, { do: 'import', good: 'iron' });
    expect(t.player(0).goods).toMatchObject({ coal: 1, iron: 1, gold: 0 });
    expect(t.state.supply.goods).toMatchObject({ coal: 50 - 1 - 2, iron: 50 - 1 - 2 });
    // Two are all: the action is over.
    expect(t.asked?.step).toBe('action');
  });

  it('AUZ-TRADE-01 AUZ-TRADE-03 two exports bring 2 Gold', () => {
    const t = trades({ goods: { coal: 1, iron: 1, gold: 0 } });
    t.choose({ do: 'export', good: 'iron' }, { do: 'export', good: 'coal' });
    expect(t.player(0).goods).toMatchObject({ coal: 0, iron: 0, gold: 2 });
    expect(t.state.supply.goods).toMatchObject({ coal: 48, iron: 48, gold: 50 - 2 - 4 });
  });

  it('AUZ-TRADE-01 one of each in either order, or one alone', () => {
    const t = trades({ goods: { coal: 1, iron: 0, gold: 0 } });
    t.choose({ do: 'export', good: 'coal' }, { do: 'import', good: 'iron' });
    expect(t.player(0).goods).toMatchObject({ coal: 0, iron: 1, gold: 1 });
    const other = trades({ goods: { coal: 1, iron: 0, gold: 0 } });
    other.choose({ do: 'import', good: 'iron' }, { do: 'done' });
    expect(other.player(0).goods).toMatchObject({ coal: 1, iron: 1, gold: 0 });
    expect(other.asked?.step).toBe('action');
  });

  it('AUZ-RULING-86 what the first deal imported, the second may export', () => {
    const t = trades({ goods: { coal: 0, iron: 0, gold: 0 } });
    expect(t.refused({ do: 'export', good: 'coal' })).toMatchObject({ rule: 'AUZ-TRADE-03' });
    t.choose({ do: 'import', good: 'coal' }, { do: 'export', good: 'coal' });
    expect(t.player(0).goods).toMatchObject({ coal: 0, gold: 1 });
  });

  it('AUZ-TRADE-04 only Coal and Iron are traded', () => {
    const t = trades({ goods: { coal: 1, iron: 1, gold: 3, phosphate: 2 } });
    expect(t.choices).toEqual([
      { do: 'import', good: 'coal' },
      { do: 'import', good: 'iron' },
      { do: 'export', good: 'coal' },
      { do: 'export', good: 'iron' },
    ]);
    expect(t.question.refused).toEqual([]);
  });

  it('AUZ-TRADE-05 AUZ-RULING-13 what the supply has not got is not imported, nor paid for an export', () => {
    const t = trades({ goods: { coal: 2, gold: 0 } }, { goods: { coal: 48, gold: 50 } });
    expect(t.refused({ do: 'import', good: 'coal' })).toMatchObject({
      rule: 'AUZ-TRADE-05',
      good: 'coal',
    });
    expect(t.refused({ do: 'export', good: 'coal' })).toMatchObject({
      rule: 'AUZ-TRADE-05',
      good: 'gold',
    });
    expect(t.offers({ do: 'import', good: 'iron' })).toBe(true);
  });
});
