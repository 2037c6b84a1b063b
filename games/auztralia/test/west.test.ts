import { describe, expect, it } from 'vitest';
import { standardContent } from '../content/index.ts';
import { situation } from './situation.ts';

/** Hopetoun (43): Farmland 44, 41 and 42 around it, Desert 40 and 45 behind, hills 24 in the west. */
const hopetoun = {
  map: 'empty',
  ports: { 0: 43, 1: 11 },
  tracks: { 0: ['43-44', '41-43', '40-44', '24-41'] },
  time: { 0: 5, 1: 15 },
} as const;

const west = (more: object = {}, config: object = {}) =>
  situation({ config: { map: 'west', ...config }, arrange: { ...hopetoun, ...more } });

const lying = (
  t: ReturnType<typeof situation>,
  good: 'coal' | 'iron' | 'gold' | 'phosphate' | 'vp',
) => Object.fromEntries([...t.state.deposits[good].entries()].filter(([, count]) => count > 0));
const laid = (t: ReturnType<typeof situation>) =>
  Object.fromEntries(t.state.tiles.map((tile) => [tile.hex, tile.back]));
const surveyed = (survey: Readonly<Record<number, string>>) =>
  situation({ config: { map: 'west' }, arrange: { survey } });

describe('the Western survey', () => {
  it('AUZ-WEST-01 the Western map with its own Ports', () => {
    const t = situation({ config: { map: 'west' } });
    const shores = standardContent.maps.west.hexes.filter((hex) => hex.port !== null);
    expect(t.choices).toEqual(shores.map((hex) => ({ do: 'port', hex: hex.n })));
  });

  it('AUZ-WEST-02 Coal and Phosphate symbols place nothing', () => {
    // S14 on 28: Coal north, Iron into the hills of 18, Phosphate south, an Old One in Desert 37.
    const t = surveyed({ 28: 'S14' });
    expect([lying(t, 'coal'), lying(t, 'phosphate')]).toEqual([{}, {}]);
    expect(lying(t, 'iron')).toEqual({ 18: 3 });
    for (let seed = 0; seed < 6; seed++) {
      const { supply, players } = situation({ config: { map: 'west' }, seed }).state;
      expect(supply.goods.coal).toBe(50 - 2 * players.length);
      expect(supply.goods.phosphate).toBe(7);
    }
  });

  it('AUZ-WEST-03 AUZ-RULING-43 resources may lie in Farmland', () => {
    const t = surveyed({ 25: 'S13' });
    expect(lying(t, 'gold')).toEqual({ 25: 3 });
  });

  it('AUZ-WEST-04 AUZ-RULING-43 Old Ones only in the Desert, never in Farmland or hills', () => {
    // S13 on 25 hits Desert 40 and Farmland 21; S02 on the hills of 63 hits itself and Desert 62.
    expect(laid(surveyed({ 25: 'S13' }))).toEqual({ 40: 1 });
    expect(laid(surveyed({ 63: 'S02' }))).toEqual({ 62: 1 });
    for (let seed = 0; seed < 8; seed++) {
      const t = situation({ config: { map: 'west' }, seed });
      for (const { hex } of t.state.tiles)
        expect(t.g.content.hex[hex]?.terrain, `hex ${hex}`).toBe('desert');
    }
  });

  it('AUZ-WEST-05 3 VP in four marked hexes, 5 VP in three', () => {
    const t = situation({ config: { map: 'west' } });
    expect(lying(t, 'vp')).toEqual({ 33: 3, 38: 3, 54: 5, 57: 3, 69: 5, 71: 5, 73: 3 });
    expect(lying(situation({}), 'vp')).toEqual({});
  });

  it('AUZ-WEST-06 Ports may be neighbours, but not in one hex', () => {
    const t = situation({ config: { map: 'west' } }).choose({ do: 'port', hex: 2 });
    expect(t.offers({ hex: 3 })).toBe(true);
    expect(t.refused({ hex: 2 })).toMatchObject({ rule: 'AUZ-SETUP-33' });
  });

  it('AUZ-WEST-14 AUZ-RULING-45 everybody starts as in the East, and the map could say otherwise', () => {
    for (const { goods } of situation({ config: { map: 'west', seats: 3 } }).state.players)
      expect(goods).toEqual({ coal: 2, iron: 2, gold: 4, phosphate: 0 });
    const other = situation({
      config: { map: 'west' },
      content: { maps: { west: { startGoods: { coal: 6, iron: 3, gold: 3 } } } },
    });
    expect(other.player(0).goods).toMatchObject({ coal: 6, iron: 3, gold: 3 });
    const solo = situation({ config: { map: 'west', seats: 1, level: 'easy' } });
    expect(solo.player(0).goods).toMatchObject({ coal: 4, iron: 4, gold: 6 });
  });

  it('AUZ-WEST-15 alone, at Easy and Hard, no Survey tile lies on hex 14 of the Western map either', () => {
    const iron = standardContent.survey.map(({ id }) => ({ id, symbols: { iron: [0] } }));
    const dug = (level: 'easy' | 'hard' | 'insane') =>
      situation({ config: { map: 'west', seats: 1, level }, content: { survey: iron } }).state
        .deposits.iron[14];
    expect([dug('easy'), dug('hard'), dug('insane')]).toEqual([0, 0, 3]);
  });
});

describe('playing in the West', () => {
  it('AUZ-WEST-07 AUZ-RULING-43 every type of Farm in Farmland, none in the Desert', () => {
    const t = west().choose({ do: 'box', box: 'farm' });
    for (const type of ['corn', 'sheep', 'cattle']) {
      expect(t.offers({ type, hex: 44 })).toBe(true);
      expect(t.refused({ type, hex: 40 })).toMatchObject({ rule: 'AUZ-FARM-02' });
    }
  });

  it('AUZ-WEST-08 AUZ-RULING-43 the hills take Cattle only', () => {
    const t = west().choose({ do: 'box', box: 'farm' });
    expect(t.offers({ type: 'cattle', hex: 24 })).toBe(true);
    for (const type of ['corn', 'sheep'])
      expect(t.refused({ type, hex: 24 })).toMatchObject({ rule: 'AUZ-FARM-02' });
  });

  it('AUZ-WEST-09 still one Farm of a type in an action, and one Farm in a hex', () => {
    const t = west().choose({ do: 'box', box: 'farm' }, { type: 'corn', hex: 44 });
    expect(t.refused({ type: 'corn', hex: 41 })).toMatchObject({ why: 'farm.typeUsed' });
    expect(t.refused({ type: 'sheep', hex: 44 })).toMatchObject({ why: 'farm.farm' });
    expect(t.offers({ type: 'sheep', hex: 41 })).toBe(true);
  });

  it('AUZ-WEST-10 a VP token is mined like a resource: the token or the Iron, not both', () => {
    const t = west({ deposits: { 40: { iron: 3, vp: 3 } } }).choose({ do: 'box', box: 'mine' });
    expect(t.choices).toEqual([
      { do: 'mine', hex: 40, good: 'iron' },
      { do: 'mine', hex: 40, good: 'vp' },
    ]);
    t.choose({ good: 'vp' });
    expect(t.player(0)).toMatchObject({ tokens: 3, tokensMined: 1, goods: { iron: 2 } });
    expect([t.state.deposits.vp[40], t.state.deposits.iron[40]]).toEqual([0, 3]);
  });

  it('AUZ-WEST-11 a mined token scores its value; one left on the map scores for nobody', () => {
    const t = west({
      deposits: { 40: { vp: 5 }, 38: { vp: 3 } },
      time: { 0: 52, 1: 53, oldOnes: 53 },
    }).choose({ do: 'box', box: 'mine' }, { hex: 40 });
    expect(t.result().sides.map((side) => side.total)).toEqual([5, 0, 0]);
  });

  it('AUZ-WEST-12 Farmland and Desert are plain ground for rails, hills need the other box', () => {
    const plain = west().choose({ do: 'box', box: 'rail-plain' });
    expect(plain.offers({ edge: '42-43' })).toBe(true);
    expect(plain.offers({ edge: '40-45' })).toBe(true);
    expect(plain.refused({ edge: '24-42' }).rule).toBe('AUZ-RAIL-03');
    expect(west().choose({ do: 'box', box: 'rail-any' }).offers({ edge: '24-42' })).toBe(true);
  });

  it('AUZ-WEST-13 no Farm beside a VP token until it is mined', () => {
    const t = west({ deposits: { 44: { vp: 3 } } }).choose({ do: 'box', box: 'farm' });
    expect(t.refused({ type: 'corn', hex: 44 })).toMatchObject({
      rule: 'AUZ-WEST-13',
      why: 'farm.token',
    });
    const dug = west({ deposits: { 44: { vp: 3 } } });
    dug.choose({ box: 'mine' }, { hex: 44 }, { box: 'farm' });
    expect(dug.offers({ type: 'corn', hex: 44 })).toBe(true);
  });
});
