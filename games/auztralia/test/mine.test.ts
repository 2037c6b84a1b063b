import { describe, expect, it } from 'vitest';
import { situation } from './situation.ts';

const melbourne = {
  map: 'empty',
  ports: { 0: 41, 1: 7 },
  tracks: { 0: ['40-41', '40-43'] },
  time: { 0: 5, 1: 15 },
} as const;

const digs = (more: object) =>
  situation({ arrange: { ...melbourne, ...more } }).choose({ do: 'box', box: 'mine' });

describe('Mine', () => {
  it('AUZ-MINE-01 AUZ-MINE-02 AUZ-EX-08 all of one resource of one hex; the other stays', () => {
    const t = digs({ deposits: { 43: { iron: 3, gold: 3 }, 40: { iron: 6 } } });
    expect(t.choices).toEqual([
      { do: 'mine', hex: 40, good: 'iron' },
      { do: 'mine', hex: 43, good: 'iron' },
      { do: 'mine', hex: 43, good: 'gold' },
    ]);
    t.choose({ hex: 43, good: 'gold' });
    expect(t.player(0).goods).toMatchObject({ gold: 4 + 3, iron: 2 });
    expect([t.state.deposits.gold[43], t.state.deposits.iron[43]]).toEqual([0, 3]);
    t.choose({ do: 'box', box: 'retrieve' });
    t.choose({ do: 'box', box: 'mine' }, { hex: 40, good: 'iron' });
    expect(t.player(0).goods.iron).toBe(2 + 6);
  });

  it('AUZ-MINE-01 AUZ-RULING-09 nothing is mined where an Old One stands or lies, nor behind it', () => {
    const deposits = { 40: { coal: 3 }, 43: { coal: 3 } };
    const standing = digs({ deposits, oldOnes: [{ hex: 43, tile: 'L1-06', faceUp: true }] });
    expect(standing.refused({ hex: 43 })).toMatchObject({
      rule: 'AUZ-MINE-01',
      why: 'mine.oldOne',
    });
    expect(standing.offers({ hex: 40 })).toBe(true);
    const lying = situation({
      arrange: { ...melbourne, deposits, oldOnes: [{ hex: 40, tile: 'L1-12' }] },
    });
    // Hex 40 is blocked and hex 43 lies behind it: there is nothing to mine at all.
    expect(lying.refused({ box: 'mine' })).toMatchObject({ why: 'mine.nothing' });
  });

  it('AUZ-MINE-03 AUZ-RULING-10 Phosphate brings 1 Gold, once, however many there are', () => {
    const t = digs({ deposits: { 43: { phosphate: 2 } } }).choose({ hex: 43 });
    expect(t.told('mined')).toMatchObject([{ good: 'phosphate', count: 2, gold: 1 }]);
    expect(t.player(0).goods).toMatchObject({ phosphate: 2, gold: 4 + 1 });
    expect(t.state.supply.goods.gold).toBe(50 - 5 - 4);
  });

  it('AUZ-MINE-03 AUZ-RULING-13 no Gold in the supply, no Gold for Phosphate', () => {
    const t = digs({
      deposits: { 43: { phosphate: 1 } },
      players: [{ goods: { gold: 0 } }, { goods: { gold: 50 } }],
    }).choose({ hex: 43 });
    expect(t.player(0).goods).toMatchObject({ phosphate: 1, gold: 0 });
  });

  it('AUZ-MINE-04 Phosphate is kept: it is neither sold nor spent', () => {
    const t = situation({
      arrange: { ...melbourne, players: [{ goods: { phosphate: 3, coal: 0, iron: 0, gold: 0 } }] },
    });
    expect(t.refused({ box: 'rail-plain' }).why).toBe('rail.noGoods');
    expect(t.refused({ box: 'buy' }).why).toBe('buy.nothing');
    t.choose({ do: 'box', box: 'trade' });
    expect(t.choices.filter((choice) => choice.do === 'export')).toEqual([]);
    expect(t.question.refused.every((held) => 'good' in held.choice)).toBe(true);
    expect(t.offers({ good: 'phosphate' })).toBe(false);
  });

  it('AUZ-MINE-05 AUZ-RULING-44 the hex has a track of the miner or is the own Port; a track nearby is not enough', () => {
    const t = situation({
      config: { map: 'west' },
      arrange: {
        map: 'empty',
        ports: { 0: 43, 1: 11 },
        tracks: { 0: ['43-44'] },
        deposits: { 43: { iron: 3 }, 44: { gold: 3 }, 45: { gold: 3 } },
        time: { 0: 5, 1: 15 },
      },
    }).choose({ do: 'box', box: 'mine' });
    expect(t.choices).toEqual([
      { do: 'mine', hex: 43, good: 'iron' },
      { do: 'mine', hex: 44, good: 'gold' },
    ]);
    t.choose({ hex: 43 });
    expect(t.player(0).goods.iron).toBe(5);
  });

  it('AUZ-RULING-87 with co-operation a hex with a borrowed track may be mined; otherwise not', () => {
    const arrange = {
      ...melbourne,
      ports: { 0: 41, 1: 61 },
      tracks: { 0: ['40-41', '40-43', '43-59'], 1: ['59-61', '58-59'] },
      deposits: { 58: { coal: 3 } },
    };
    const coop = situation({ config: { play: 'coop' }, arrange });
    coop.choose({ do: 'box', box: 'mine' }, { hex: 58 });
    expect(coop.player(0).goods.coal).toBe(5);
    const shared = situation({ arrange: { ...arrange, variants: ['shared-line'] } });
    shared.choose({ do: 'box', box: 'mine' }, { hex: 58 });
    expect(shared.player(0).goods.coal).toBe(5);
    const rivals = situation({ arrange });
    expect(rivals.refused({ box: 'mine' }).why).toBe('mine.nothing');
  });
});
