import { deckSize } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { situation } from './situation.ts';

const act = (action: string, vehicle = 'ship') => ({ do: 'act', action, with: vehicle });
const draw = (t: ReturnType<typeof situation>) => t.choose(act('draw'), { tile: 'S1' });

describe('turns and costs', () => {
  it('NWP-TURN-01, NWP-TURN-02: rounds of the table, in order, until all have passed', () => {
    const t = situation({ config: { seats: 3 }, arrange: { order: [2, 0, 1] } });
    expect(t.asked?.seat).toBe(2);
    draw(t).choose({ do: 'end' });
    expect(t.asked?.seat).toBe(0);
    t.choose({ do: 'pass' });
    draw(t).choose({ do: 'end' });
    expect(t.asked?.seat).toBe(2);
    draw(t).choose({ do: 'end' });
    expect(t.asked?.seat).toBe(1);
    t.choose({ do: 'pass' });
    expect(t.state.season).toBe(1);
    t.choose({ do: 'pass' });
    expect([t.state.season, t.asked?.seat]).toEqual([2, 0]);
  });
  it('NWP-TURN-03, NWP-RULING-43: one action or Pass, whatever else is possible; ending comes after one', () => {
    const t = situation({ arrange: {} });
    expect(t.offers({ do: 'pass' })).toBe(true);
    expect(t.offers({ do: 'end' })).toBe(false);
    draw(t);
    expect(t.offers({ do: 'end' })).toBe(true);
  });
  it('NWP-TURN-04, NWP-TURN-05, NWP-TURN-10: further actions cost one more, not more and more', () => {
    const t = situation({ arrange: {} });
    draw(t);
    expect(t.player(0).crew.ship.resting).toBe(1);
    draw(t);
    expect(t.player(0).crew.ship.resting).toBe(3);
    draw(t);
    expect(t.player(0).crew.ship.resting).toBe(5);
    draw(t);
    expect(t.player(0).crew.ship).toEqual({ available: 0, resting: 7 });
  });
  it('NWP-TURN-06, NWP-TURN-08, NWP-RULING-09: both vehicles count together, and columns never mix', () => {
    const t = situation({
      arrange: {
        players: [{ ship: '15C', sled: '15C', crew: { ship: [2, 0], sled: [2, 0] } }],
      },
    });
    t.choose(act('draw', 'sled'), { tile: 'S1' });
    expect(t.player(0).crew.sled).toEqual({ available: 1, resting: 1 });
    expect(t.refused(act('draw', 'sled'))).toMatchObject({
      why: 'act.pawns',
      needed: 2,
      available: 1,
    });
    t.choose(act('draw', 'ship'), { tile: 'S1' });
    expect(t.player(0).crew.ship).toEqual({ available: 0, resting: 2 });
    expect(t.player(0).crew.sled).toEqual({ available: 1, resting: 1 });
  });
  it('NWP-TURN-09, NWP-PASS-04, NWP-RULING-12: without pawns one passes when the turn comes, not earlier', () => {
    const t = situation({ config: { seats: 3 }, arrange: {} });
    for (let i = 0; i < 4; i++) draw(t);
    expect(t.state.passed).toEqual([]);
    expect(t.asked?.seat).toBe(1);
    t.choose({ do: 'pass' }, { do: 'pass' });
    expect(t.state.order).toEqual([1, 2, 0]);
  });
  it('NWP-TURN-11: a turn ends by itself when nothing more can be paid', () => {
    const t = situation({ arrange: { players: [{ crew: { ship: [2, 5] } }] } });
    draw(t);
    expect(t.asked?.seat).toBe(1);
    expect(t.player(0).crew.ship.available).toBe(1);
  });
  it('NWP-TURN-12: alone in the season, each turn is a turn of its own', () => {
    const t = situation({ arrange: { passed: [1] } });
    draw(t).choose({ do: 'end' });
    draw(t).choose({ do: 'end' });
    expect(t.player(0).crew.ship.resting).toBe(2);
  });
  it('NWP-TURN-13: the printed costs', () => {
    const t = situation({ arrange: { players: [{ ship: '15C', crew: { ship: [1, 6] } }] } });
    expect(t.refused(act('refresh'))).toMatchObject({ needed: 2 });
    expect(t.refused(act('explore'))).toMatchObject({ needed: 3 });
    expect(t.refused(act('discover'))).toMatchObject({ needed: 2 });
    for (const action of ['draw', 'move', 'transfer']) expect(t.offers(act(action))).toBe(true);
  });
});

describe('Draw', () => {
  it('NWP-DRAW-01 to 03: a Large tile of the display is replaced at once (NWP-DRAW-02, NWP-DRAW-03)', () => {
    const t = situation({
      arrange: { display: ['T01', 'T02', 'T03', 'T04'], next: { large: ['T40'] } },
    });
    t.choose(act('draw'), { tile: 'T02' });
    expect(t.player(0).reserve).toEqual(['T02']);
    expect(t.state.display).toEqual(['T01', 'T03', 'T04', 'T40']);
    t.choose(act('draw'));
    expect(t.choices).toHaveLength(4 + 6);
  });
  it('NWP-DRAW-03, NWP-DRAW-04: with an empty reserve the display shrinks; arrows are no obstacle', () => {
    const t = situation({
      arrange: { display: ['T01', 'T02'], reserve: [], players: [{ ship: 'passage' }] },
    });
    t.choose(act('draw'), { tile: 'T01' });
    expect(t.state.display).toEqual(['T02']);
  });
  it('NWP-DRAW-05: without any tile there is nothing to draw', () => {
    const piles = { S0: 0, S1: 0, S2a: 0, S2o: 0, S3: 0, S4: 0 };
    const t = situation({ arrange: { display: [], reserve: [], piles } });
    expect(t.refused(act('draw'))).toMatchObject({ rule: 'NWP-DRAW-05', why: 'draw.none' });
  });
});

describe('Refresh and draw', () => {
  it('NWP-REFR-01, NWP-REFR-02, NWP-REFR-04, NWP-RULING-10: four new tiles first, then the old ones go back', () => {
    const t = situation({
      arrange: {
        display: ['T01', 'T02', 'T03', 'T04'],
        next: { large: ['T40', 'T41', 'T42', 'T43'] },
      },
    });
    t.choose(act('refresh'));
    expect(t.player(0).crew.ship.resting).toBe(2);
    expect(t.state.display).toEqual(['T40', 'T41', 'T42', 'T43']);
    expect(deckSize(t.state.reserve)).toBe(60);
    t.choose({ tile: 'S3' });
    expect(t.state.display).toEqual(['T40', 'T41', 'T42', 'T43']);
  });
  it('NWP-REFR-03: then one tile as in Draw, and a taken Large tile is replaced', () => {
    const t = situation({ arrange: { display: ['T01', 'T02', 'T03', 'T04'] } });
    t.choose(act('refresh'));
    const [tile = ''] = t.state.display;
    expect(['T01', 'T02', 'T03', 'T04']).not.toContain(tile);
    t.choose({ tile });
    expect(t.player(0).reserve).toEqual([tile]);
    expect(t.state.display).toHaveLength(4);
  });
  it('NWP-RULING-10: with two left in the reserve, those come first and the rest of the old ones', () => {
    const t = situation({
      arrange: { display: ['T01', 'T02', 'T03', 'T04'], reserve: ['T50', 'T51'] },
    });
    t.choose(act('refresh'));
    expect(t.state.display.slice(0, 2).sort()).toEqual(['T50', 'T51']);
    expect(t.state.display).toHaveLength(4);
    expect(deckSize(t.state.reserve)).toBe(2);
  });
  it('NWP-REFR-05: not without any Large tile', () => {
    const t = situation({ arrange: { display: [], reserve: [] } });
    expect(t.refused(act('refresh'))).toMatchObject({ rule: 'NWP-REFR-05' });
  });
});

describe('Pass and the end of a season', () => {
  it('NWP-PASS-01, NWP-PASS-02: with pawns left, which rest', () => {
    const t = situation({ arrange: {} });
    t.choose({ do: 'pass' });
    expect(t.player(0).crew.ship).toEqual({ available: 0, resting: 7 });
    expect(t.state.passed).toEqual([0]);
  });
  it('NWP-PASS-05: not after another action of the same turn', () => {
    const t = situation({ arrange: {} });
    draw(t);
    expect(t.refused({ do: 'pass' })).toMatchObject({ rule: 'NWP-PASS-05' });
  });
  it('NWP-SEASON-01, NWP-SEASON-03, NWP-SEASON-04: the disc moves, then everybody is fresh in the own column', () => {
    const t = situation({
      arrange: {
        players: [{ ship: '15C', sled: '15C', crew: { ship: [1, 2], sled: [1, 3] } }],
        passed: [1],
      },
    });
    t.choose({ do: 'pass' });
    expect(t.state.season).toBe(2);
    expect(t.player(0).crew).toEqual({
      ship: { available: 3, resting: 0 },
      sled: { available: 4, resting: 0 },
    });
  });
  it('NWP-SEASON-02, NWP-END-01: after season 10 the game ends instead', () => {
    const t = situation({ arrange: { season: 10, passed: [1] } });
    t.choose({ do: 'pass' });
    expect(t.world.over).toBe(true);
    expect(t.state.season).toBe(10);
    expect(t.told('season')).toEqual([]);
    expect(t.result().rule).toBe('NWP-END-01');
  });
  it('NWP-SEASON-05, NWP-SEASON-06: pass order is turn order, without those at home', () => {
    const t = situation({
      config: { seats: 4 },
      arrange: { order: [0, 1, 2, 3], passed: [3, 1], players: [{}, {}, { home: 1 }, {}] },
    });
    t.choose({ do: 'pass' });
    expect(t.state.order).toEqual([3, 1, 0]);
  });
  it('NWP-SUN-02, NWP-SUN-03, NWP-SUN-04, NWP-SUN-05, NWP-RULING-03, NWP-CONTENT-05: ten seasons along the arc', () => {
    const t = situation({ arrange: {} });
    const seen: unknown[] = [];
    while (!t.world.over) {
      const { disc, frozen } = t.engine.view(t.world, 0);
      seen.push([disc, frozen]);
      t.choose({ do: 'pass' }, { do: 'pass' });
    }
    expect(seen).toEqual([
      ['III', 2],
      ['IV', 0],
      ['V', 2],
      ['VI', 5],
      ['VII', 8],
      ['I', 8],
      ['II', 5],
      ['III', 2],
      ['IV', 0],
      ['V', 2],
    ]);
  });
});
