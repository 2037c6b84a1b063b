import { describe, expect, it } from 'vitest';
import { tiles } from './map.ts';
import { situation } from './situation.ts';

const act = (action: string, vehicle = 'ship') => ({ do: 'act', action, with: vehicle });
const score = (t: ReturnType<typeof situation>, seat = 0) => {
  const side = t.result().sides.find((held) => held.seat === seat);
  return Object.fromEntries(
    (side?.lines ?? []).map((line) => [
      line.line === 'majority' ? line.token : line.line,
      line.points,
    ]),
  );
};
const ended = (players: readonly object[], more: object = {}) =>
  situation({
    config: { seats: players.length as 2 | 3 | 4 },
    arrange: { season: 10, passed: players.map((_player, seat) => seat), players, ...more },
  });

describe('tokens', () => {
  it('NWP-TOKEN-01, NWP-TOKEN-02, NWP-TOKEN-04, NWP-TOKEN-08: one token per action, for good', () => {
    const t = situation({ arrange: { players: [{ ship: '15C' }] } });
    t.choose(act('discover'));
    expect(t.told('token.taken')[0]).toMatchObject({ token: 'cairn', cell: '15C', points: 2 });
    expect(t.player(0).tokens.cairn).toBe(1);
    expect(t.refused(act('discover'))).toMatchObject({ why: 'token.none', cell: '15C' });
    expect(t.refused(act('explore'))).toMatchObject({ why: 'token.none' });
  });
  it('NWP-TOKEN-03, NWP-SUN-17: by a Sled in another zone of the tile, over the ice', () => {
    // T13 is SSL/LSL: a Cairn on its right cell, Land at (4,5) on the left.
    const t = situation({
      arrange: {
        tiles: [{ cells: '5F-6F', tile: 'T13', turn: 0 }],
        players: [{ ship: '15C', sled: '5F', zone: '4,6', crew: { ship: [3, 0], sled: [4, 0] } }],
      },
    });
    t.choose(act('discover', 'sled'));
    expect(t.told('token.taken')[0]).toMatchObject({ cell: '6F', points: 4 });
  });
  it.each([
    ['T18', '13F-14F', 'discover', 2],
    ['T18', '8F-9F', 'discover', 4],
    ['T18', '3F-4F', 'discover', 6],
    ['T01', '13F-14F', 'explore', 1],
    ['T10', '8F-9F', 'explore', 2],
    ['T10', '3F-4F', 'explore', 3],
  ])(
    'NWP-TOKEN-05, NWP-TOKEN-06: %s on %s scores with the zone of its cell',
    (tile, cells, action, points) => {
      const t = situation({
        arrange: { tiles: [{ cells, tile, turn: 0 }], players: [{ ship: cells.split('-')[0] }] },
      });
      t.choose(act(action));
      expect(t.player(0).points.tokens).toBe(points);
    },
  );
  it('NWP-TOKEN-01: not on an arrow, and not with the other action', () => {
    const t = situation({ arrange: { players: [{}, { ship: '15C' }] } });
    expect(t.refused(act('explore'))).toMatchObject({ why: 'token.arrow' });
    t.choose({ do: 'pass' });
    expect(t.refused(act('explore'))).toMatchObject({ why: 'token.otherAction', token: 'cairn' });
  });
});

describe('the Passage and home', () => {
  it('NWP-GOAL-01, NWP-GOAL-02, NWP-GOAL-03: the highest token left, once, and the vehicle may leave', () => {
    const t = situation({
      config: { seats: 3 },
      arrange: { tiles: tiles([], '1G'), taken: ['passage 13'], players: [{ ship: '1G' }] },
    });
    t.choose(act('move'), { to: 'passage' });
    expect(t.told('passage')[0]).toMatchObject({ seat: 0, value: 7 });
    t.choose(act('move'), { to: '1G' }, act('move'), { to: 'passage' });
    expect(t.told('passage')).toEqual([]);
    expect(t.state.passage).toEqual([3]);
    expect(t.engine.view(t.world, 0).players[0]?.score).toBe(7);
  });
  it('NWP-HOME-01, NWP-HOME-02, NWP-HOME-03, NWP-HOME-04, NWP-RULING-20: home without the Passage; the turn and the game end for that player', () => {
    const t = situation({ arrange: { players: [{ ship: '15C' }, { ship: '15D' }] } });
    t.choose(act('move'), { to: 'greenland' });
    expect(t.told('home')[0]).toMatchObject({ seat: 0, value: 6, rank: 1 });
    expect(t.asked?.seat).toBe(1);
    expect(t.state.passed).toEqual([]);
    t.choose(act('move'), { to: 'greenland' });
    expect(t.told('home')[0]).toMatchObject({ seat: 1, value: 0, rank: 2 });
    expect(t.world.over).toBe(true);
  });
  it('NWP-END-01: all home ends the game at once, in any season', () => {
    const t = situation({ arrange: { players: [{ ship: '15C' }, { home: 1 }] } });
    t.choose(act('move'), { to: 'greenland' });
    expect(t.world.over).toBe(true);
    expect(t.told('end')[0]).toMatchObject({ ending: 'home' });
  });
  it('NWP-HOME-05, NWP-RULING-19: the start on Greenland is not home, and costs nothing', () => {
    const t = ended([{}, {}]);
    expect(t.player(0).home).toBe(0);
    expect(score(t)).toEqual({
      tokens: 0,
      islands: 0,
      franklin: 0,
      strait: 0,
      cartography: 0,
      series: 0,
    });
  });
  it('NWP-HOME-06, NWP-HOME-07: a Sled aboard comes home with the Ship; one that is out does not', () => {
    const home = ended([
      { home: 1 },
      { home: 2, sled: '15C', crew: { ship: [0, 4], sled: [0, 3] } },
    ]);
    expect(score(home, 0)['lost.sled']).toBeUndefined();
    expect(score(home, 1)['lost.sled']).toBe(-6);
  });
});

describe('final scoring', () => {
  it('NWP-FINAL-01, NWP-FINAL-06: three majorities by their tables; tokens also count for series', () => {
    const set = { cairn: 1, franklin: 1, inuit: 1, cartography: 1, strait: 1 };
    const t = ended([
      { tokens: { ...set, franklin: 2 } },
      { tokens: { strait: 2, cartography: 2 } },
    ]);
    expect(score(t, 0)).toMatchObject({ franklin: 13, strait: 5, cartography: 5, series: 6 });
    expect(score(t, 1)).toMatchObject({ franklin: 0, strait: 11, cartography: 9, series: 0 });
  });
  it('NWP-FINAL-02, NWP-FINAL-03, NWP-RULING-15: three tie for first and take third place', () => {
    const t = ended([
      { tokens: { franklin: 2 } },
      { tokens: { franklin: 2 } },
      { tokens: { franklin: 2 } },
    ]);
    expect([0, 1, 2].map((seat) => score(t, seat).franklin)).toEqual([4, 4, 4]);
  });
  it('NWP-FINAL-04: places below the third are worth nothing', () => {
    const four = ended([0, 1, 2, 3].map(() => ({ tokens: { strait: 1 } })));
    expect(score(four).strait).toBe(0);
    const second = ended([
      { tokens: { strait: 3 } },
      ...[0, 1, 2].map(() => ({ tokens: { strait: 1 } })),
    ]);
    expect([score(second, 0).strait, score(second, 1).strait]).toEqual([11, 0]);
  });
  it('NWP-FINAL-05, NWP-CONTENT-12: two series are 12', () => {
    const t = ended([
      { tokens: { cairn: 3, franklin: 2, inuit: 2, cartography: 5, strait: 2 } },
      {},
    ]);
    expect(score(t).series).toBe(12);
  });
  it('NWP-FINAL-07, NWP-FINAL-08: an abandoned Ship costs 2 more than its pawns, a Sled only its pawns', () => {
    const t = ended([
      { ship: '15D', sled: '15C', crew: { ship: [0, 5], sled: [0, 2] } },
      { ship: 'passage' },
    ]);
    expect(score(t, 0)).toMatchObject({ 'lost.ship': -12, 'lost.sled': -4 });
    expect(score(t, 1)).toMatchObject({ 'lost.ship': -16 });
  });
  it('NWP-FINAL-10: tiles in hand and unspent pawns are worth nothing', () => {
    const t = ended([{ reserve: ['T01', 'T02'] }, {}]);
    expect(t.result().sides.map((side) => side.total)).toEqual([0, 0]);
  });
  it('NWP-FINAL-11, NWP-FINAL-12: most Prestige wins; a tie goes to who came home first', () => {
    const t = ended([
      { home: 2, points: { tokens: 5 } },
      { home: 1, points: { islands: 5 } },
      { points: { tokens: 5 } },
      { ship: '15D' },
    ]);
    expect(t.result().sides.map((side) => [side.total, side.place, side.won])).toEqual([
      [5, 2, false],
      [5, 1, true],
      [5, 3, false],
      [-16, 4, false],
    ]);
  });
  it('NWP-FINAL-13, NWP-RULING-18: tied with nobody home, they share the victory', () => {
    const t = ended([{ points: { tokens: 3 } }, { points: { tokens: 3 } }]);
    expect(t.result().sides.map((side) => side.won)).toEqual([true, true]);
  });
});

describe('what is known', () => {
  it('NWP-INFO-01, NWP-INFO-02: a refill stops undo, a Small tile of a pile does not', () => {
    const t = situation({ arrange: { players: [{ ship: '15C' }] } });
    const horizon = (partly: Record<string, string>) => {
      const choice = t.choices.find((held) =>
        Object.entries(partly).every(
          ([key, value]) => (held as Record<string, unknown>)[key] === value,
        ),
      );
      if (!choice) throw new Error(`no choice like ${JSON.stringify(partly)}`);
      return t.engine.apply(t.world, choice).horizon;
    };
    expect(horizon(act('draw'))).toBe(false);
    expect(horizon({ do: 'take', tile: 'S1' })).toBe(false);
    expect(horizon(act('draw'))).toBe(false);
    expect(horizon({ do: 'take', tile: t.state.display[0] ?? '' })).toBe(true);
  });
  it('NWP-INFO-03: everybody sees the same', () => {
    const t = situation({ config: { seats: 3 } });
    const views = [0, 1, 2, 30].map((eye) => t.engine.view(t.world, eye));
    for (const view of views) expect(view).toEqual(views[0]);
  });
});
