import { describe, expect, it } from 'vitest';
import { tiles } from './map.ts';
import { situation } from './situation.ts';

const act = (action: string, vehicle = 'ship') => ({ do: 'act', action, with: vehicle });
const TERROR = { terror: true } as const;

describe('the Tuunbaq appears', () => {
  const lay = (cells: string, tile: string, config: object = TERROR) => {
    const [first = ''] = cells.split('-');
    const row = first.at(-1) ?? '';
    const east = `${Number(cells.split('-')[1]?.slice(0, -1)) + 1}${row}`;
    const t = situation({
      config,
      arrange: { tiles: tiles([], east), players: [{ ship: east, reserve: [tile] }] },
    });
    t.choose(act('place'), { tile }, { cells });
    t.choose(t.choices[0] as never);
    return t;
  };
  it('NWP-TERR-01, NWP-TERR-03: not at the set-up, and not in zone x1', () => {
    expect(situation({ config: TERROR }).state.tuunbaq).toBe(-1);
    expect(lay('11F-12F', 'T32').state.tuunbaq).toBe(-1);
  });
  it('NWP-TERR-02, NWP-RULING-39: with a Franklin or Cairn in zone x2, on the tile just placed', () => {
    const t = lay('8F-9F', 'T32');
    expect(t.told('token.put')[0]?.token).toBe('franklin');
    expect(t.engine.view(t.world, 0).tuunbaq).toBe('8F');
    expect(lay('8F-9F', 'T32', {}).state.tuunbaq).toBe(-1);
  });
  it('NWP-TERR-02: with any tile in zone x3, also in part; not with a Strait in x2', () => {
    expect(lay('8F-9F', 'T20').state.tuunbaq).toBe(-1);
    const west = lay('5F-6F', 'T00');
    expect(west.engine.view(west.world, 0).tuunbaq).toBe('5F');
  });
  it('NWP-TERR-04: once', () => {
    const t = situation({
      config: TERROR,
      arrange: {
        tuunbaq: '15C',
        tiles: tiles([], '6F'),
        players: [{ ship: '6F', reserve: ['T00'] }],
      },
    });
    t.choose(act('place'), { tile: 'T00' }, { cells: '4F-5F' }, { face: 'A', turn: 0 });
    expect(t.engine.view(t.world, 0).tuunbaq).toBe('15C');
  });
});

describe('the Tuunbaq moves', () => {
  it('NWP-TERR-05: only while it is there, from either column, with the surcharge', () => {
    const t = situation({ config: TERROR, arrange: {} });
    expect(t.refused(act('tuunbaq'))).toMatchObject({ why: 'tuunbaq.absent' });
    const s = situation({
      config: TERROR,
      arrange: {
        tuunbaq: '15C',
        players: [{ ship: '15C', sled: '15C', crew: { ship: [3, 0], sled: [4, 0] } }],
      },
    });
    s.choose(act('tuunbaq', 'sled'), { to: '15D' });
    s.choose(act('tuunbaq', 'ship'), { to: '15C' });
    expect([s.player(0).crew.sled.resting, s.player(0).crew.ship.resting]).toEqual([1, 2]);
  });
  it('NWP-TERR-06, NWP-TERR-14: over any terrain and ice, never onto an arrow or an empty cell', () => {
    const t = situation({
      config: TERROR,
      arrange: { frozen: 8, tuunbaq: '15C', players: [{ ship: '15C' }] },
    });
    t.choose(act('tuunbaq'));
    expect(t.choices).toEqual([{ do: 'go', to: '15D' }]);
  });
  it('NWP-TERR-07: not where another player is, also one who is home', () => {
    const t = situation({
      config: TERROR,
      arrange: {
        tuunbaq: '15C',
        players: [{}, { home: 1, sled: '15D', crew: { ship: [0, 4], sled: [0, 3] } }],
      },
    });
    expect(t.refused(act('tuunbaq'))).toMatchObject({ rule: 'NWP-TERR-07' });
  });
});

describe('the toll', () => {
  const enter = (player: object) => {
    const t = situation({
      config: TERROR,
      arrange: { tuunbaq: '15C', players: [{ ship: '15D', ...player }] },
    });
    return t.choose(act('move'), { to: '15C' });
  };
  it('NWP-TERR-08, NWP-TERR-11, NWP-TERR-13, NWP-RULING-41: a pawn, also the one that just paid, without a penalty', () => {
    const t = enter({});
    expect(t.asked).toMatchObject({ step: 'toll', prompt: { column: 'ship' } });
    t.choose({ row: 'resting' });
    expect(t.player(0)).toMatchObject({
      eaten: 1,
      lost: 0,
      crew: { ship: { available: 6, resting: 0 } },
    });
    expect(t.engine.view(t.world, 0).players[0]?.ship).toBe('15C');
  });
  it('NWP-TERR-09, NWP-RULING-40: or a discovery token, whose points stay; no prestige token', () => {
    const t = enter({ tokens: { strait: 1 }, points: { tokens: 2 }, passage: 10 });
    expect(t.choices).toEqual([
      { do: 'toll', row: 'available' },
      { do: 'toll', row: 'resting' },
      { do: 'give', token: 'strait' },
    ]);
    t.choose({ token: 'strait' });
    expect(t.player(0).tokens.strait).toBe(0);
    expect(t.player(0).points.tokens).toBe(2);
    expect(t.state.discarded.strait).toBe(1);
    expect(t.state.supply.strait).toBe(11);
  });
  it('NWP-TERR-12: standing there, being joined, leaving and deploying cost nothing', () => {
    const t = situation({
      config: TERROR,
      arrange: { tuunbaq: '15D', players: [{ ship: '15C' }] },
    });
    t.choose(act('tuunbaq'), { to: '15C' });
    expect(t.player(0).eaten).toBe(0);
    t.choose(act('transfer'), { available: 2, resting: 0 });
    t.choose(act('move'), { to: '15D' });
    expect(t.player(0).eaten).toBe(0);
    expect(t.engine.view(t.world, 0).players[0]).toMatchObject({ ship: '15D', sled: '15C' });
  });
  it('NWP-TERR-15, NWP-XFER-13, NWP-RULING-52: the last pawn; the vehicle stays and can be manned again', () => {
    const t = situation({
      config: TERROR,
      arrange: {
        tuunbaq: '14C',
        passed: [1],
        tiles: tiles(['14,2', '13,2'], '14C'),
        players: [{ ship: '14C', sled: '15C', crew: { ship: [6, 0], sled: [1, 0] } }],
      },
    });
    t.choose(act('move', 'sled'), { to: '14C' });
    expect(t.choices).toEqual([{ do: 'toll', row: 'resting' }]);
    t.choose({ row: 'resting' });
    expect(t.engine.view(t.world, 0).players[0]?.sled).toBe('14C');
    expect(t.refused(act('move', 'sled'))).toMatchObject({ why: 'act.pawns' });
    t.choose(act('transfer'), { available: 3, resting: 0 });
    expect(t.player(0).crew.sled.available).toBe(3);
    expect(t.engine.view(t.world, 0).players[0]?.sled).toBe('14C');
  });
});
