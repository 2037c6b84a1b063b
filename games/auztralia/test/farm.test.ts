import { describe, expect, it } from 'vitest';
import { situation } from './situation.ts';

/** Melbourne: outback 40 and 43, coast 42 and 22, hills 39 and 23. */
const melbourne = {
  map: 'empty',
  ports: { 0: 41, 1: 7 },
  tracks: { 0: ['40-41', '39-40', '23-40', '40-43', '41-42'] },
  time: { 0: 5, 1: 15 },
} as const;

const farms = (more: object = {}) =>
  situation({ arrange: { ...melbourne, ...more } }).choose({ do: 'box', box: 'farm' });

const sheep = { type: 'sheep', hex: 40 };
const corn = { type: 'corn', hex: 42 };
const cattle = { type: 'cattle', hex: 39 };

describe('Farm', () => {
  it('AUZ-FARM-01 AUZ-FARM-05 AUZ-FARM-06 one of each type at most: three Farms, 3 TP, 3 Gold', () => {
    const t = farms().choose(sheep);
    expect(t.refused({ type: 'sheep', hex: 43 })).toMatchObject({
      rule: 'AUZ-FARM-01',
      why: 'farm.typeUsed',
    });
    t.choose(corn, cattle);
    expect(t.player(0).goods.gold).toBe(4 + 3);
    expect(t.state.supply.goods.gold).toBe(50 - 7 - 4);
    expect(t.told('time.moved')).toMatchObject([{ spaces: 3, space: 8 }]);
    expect(t.state.farms).toEqual([
      { hex: 40, owner: 0, type: 'sheep', blighted: false },
      { hex: 42, owner: 0, type: 'corn', blighted: false },
      { hex: 39, owner: 0, type: 'cattle', blighted: false },
    ]);
    expect(t.asked?.step).toBe('action');
  });

  it('AUZ-FARM-01 AUZ-FARM-05 one Farm alone costs 1 TP', () => {
    const t = farms().choose(sheep, { do: 'done' });
    expect(t.told('time.moved')).toMatchObject([{ spaces: 1 }]);
    expect(t.player(0).goods.gold).toBe(5);
  });

  it('AUZ-FARM-02 Sheep in the outback, Cattle in the hills, Corn on the coast, and nowhere else', () => {
    const t = farms();
    const fitting = { 40: 'sheep', 39: 'cattle', 42: 'corn' };
    for (const [hex, right] of Object.entries(fitting))
      for (const type of ['sheep', 'cattle', 'corn'])
        if (type === right) expect(t.offers({ type, hex: Number(hex) })).toBe(true);
        else
          expect(t.refused({ type, hex: Number(hex) })).toMatchObject({
            rule: 'AUZ-FARM-02',
            why: 'farm.terrain',
          });
  });

  it('AUZ-FARM-01 AUZ-FARM-02 AUZ-FARM-04 AUZ-FARM-05 AUZ-FARM-06 AUZ-EX-10 one Cattle and one Sheep Farm are all that the example allows', () => {
    const t = farms({
      tracks: { 0: ['40-41', '39-40', '23-40', '40-43'] },
      deposits: { 43: { iron: 3 } },
    });
    expect(t.choices).toEqual([
      { do: 'farm', type: 'cattle', hex: 23 },
      { do: 'farm', type: 'cattle', hex: 39 },
      { do: 'farm', type: 'sheep', hex: 40 },
    ]);
    t.choose({ hex: 23 });
    expect(t.choices).toEqual([{ do: 'farm', ...sheep }, { do: 'done' }]);
    t.choose(sheep);
    // Nothing more can be placed: 2 TP, +2 Gold.
    expect(t.told('time.moved')).toMatchObject([{ spaces: 2 }]);
    expect(t.player(0).goods.gold).toBe(6);
  });

  it('AUZ-FARM-03 the hex is in the own network with a clear line to the Port', () => {
    const t = farms({
      tracks: { 0: ['40-41', '40-43', '43-59', '41-42'], 1: ['6-7', '6-18'] },
      oldOnes: [{ hex: 43, tile: 'L1-12' }],
    });
    expect(t.refused({ type: 'corn', hex: 59 })).toMatchObject({
      rule: 'AUZ-FARM-03',
      why: 'farm.noClearLine',
    });
    // Neither hexes beside the line nor those of another player.
    for (const hex of [22, 60, 18]) expect(t.offers({ hex })).toBe(false);
    expect(t.offers(corn)).toBe(true);
  });

  it.each([
    ['a resource', { deposits: { 40: { phosphate: 1 } } }, 40, 'sheep', 'farm.resources'],
    ['a Farm', { farms: [{ hex: 40, owner: 1, type: 'sheep' }] }, 40, 'sheep', 'farm.farm'],
    [
      'a blighted Farm',
      { farms: [{ hex: 40, owner: 0, type: 'sheep', blighted: true }] },
      40,
      'sheep',
      'farm.farm',
    ],
    ['the own Port', {}, 41, 'corn', 'farm.port'],
    ['an Old One', { oldOnes: [{ hex: 43, tile: 'L1-12' }] }, 43, 'sheep', 'farm.oldOne'],
  ] as const)('AUZ-FARM-04 no Farm beside %s', (_what, more, hex, type, why) => {
    expect(farms(more).refused({ type, hex })).toMatchObject({ rule: 'AUZ-FARM-04', why });
  });

  it('AUZ-FARM-04 no Farm on the Port of another player, but tracks of others do not matter', () => {
    const t = farms({
      ports: { 0: 41, 1: 59 },
      tracks: { 0: [...melbourne.tracks[0], '43-59'], 1: ['59-60', '42-60', '40-42'] },
    });
    expect(t.refused({ type: 'corn', hex: 59 })).toMatchObject({ why: 'farm.port' });
    for (const site of [corn, sheep]) expect(t.offers(site)).toBe(true);
  });

  it('AUZ-FARM-06 AUZ-RULING-13 without Gold in the supply the Farm brings none', () => {
    const t = farms({ players: [{ goods: { gold: 1 } }, { goods: { gold: 48 } }] });
    t.choose(sheep);
    expect(t.player(0).goods.gold).toBe(2);
    t.choose(corn);
    expect(t.player(0).goods.gold).toBe(2);
    expect(t.told('farm.placed')).toMatchObject([{ hex: 42, gold: 0 }]);
  });

  it('AUZ-FARM-07 AUZ-SETUP-02 a colour has seven Farms of each type, and none is ever taken back', () => {
    const elsewhere = [26, 27, 28, 29, 30, 31, 32];
    const t = farms({
      farms: elsewhere.map((hex) => ({ hex, owner: 0, type: 'sheep', blighted: hex > 28 })),
    });
    expect(t.refused(sheep)).toMatchObject({ rule: 'AUZ-FARM-07', why: 'farm.noneLeft' });
    expect(t.offers(corn)).toBe(true);
    expect(t.state.farms).toHaveLength(7);
  });

  it('AUZ-FARM-08 the order does not matter, except that two Farms need two hexes', () => {
    const west = {
      map: 'empty',
      ports: { 0: 43, 1: 11 },
      tracks: { 0: ['43-44', '41-43'] },
      time: { 0: 5, 1: 15 },
    };
    const sites = [
      { type: 'corn', hex: 44 },
      { type: 'cattle', hex: 41 },
    ];
    const there = situation({ config: { map: 'west' }, arrange: west });
    const back = situation({ config: { map: 'west' }, arrange: west });
    there.choose({ box: 'farm' }, ...sites);
    back.choose({ box: 'farm' }, ...[...sites].reverse());
    const standing = (t: typeof there) => [...t.state.farms].sort((a, b) => a.hex - b.hex);
    expect(standing(there)).toEqual(standing(back));
    const twice = situation({ config: { map: 'west' }, arrange: west });
    twice.choose({ box: 'farm' }, { type: 'corn', hex: 44 });
    expect(twice.refused({ type: 'cattle', hex: 44 })).toMatchObject({ why: 'farm.farm' });
  });

  it('AUZ-RULING-14 AUZ-PERS-14 Cassan places two Farms of different types, for 1 Gold each and no TP', () => {
    const t = situation({
      arrange: { ...melbourne, players: [{ personalities: ['cassan'] }] },
    }).choose({ do: 'play', personality: 'cassan' }, sheep);
    expect(t.refused({ type: 'sheep', hex: 43 })).toMatchObject({ rule: 'AUZ-FARM-01' });
    t.choose(corn);
    expect(t.player(0).goods.gold).toBe(6);
    expect(t.asked).toMatchObject({ seat: 0, step: 'action' });
    expect(t.state.discs.find((disc) => disc.seat === 0)?.space).toBe(5);
    const krauss = situation({
      arrange: { ...melbourne, players: [{ personalities: ['cassan', 'krauss'] }] },
    }).choose({ do: 'play', personality: 'cassan' }, sheep);
    expect(krauss.offers({ type: 'sheep', hex: 43 })).toBe(true);
  });
});
