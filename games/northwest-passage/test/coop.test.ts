import { describe, expect, it } from 'vitest';
import { tiles } from './map.ts';
import { situation } from './situation.ts';

const act = (action: string, vehicle = 'ship') => ({ do: 'act', action, with: vehicle });
const food = { do: 'spend', what: 'food' };
const pass = { do: 'pass' };
const COOP = { seats: 2, play: 'coop' } as const;
const coop = (arrange: object) => situation({ config: COOP, arrange });

describe('two together', () => {
  it('NWP-COOP-01, NWP-COOP-02, NWP-COOP-03, NWP-COOP-04: 12 and 12 each, tokens 15 10 and 10 6, one display', () => {
    const t = coop({});
    for (const seat of [0, 1])
      expect(t.player(seat)).toMatchObject({
        food: 12,
        morale: 12,
        crew: { ship: { available: 7 } },
      });
    expect([t.state.passage, t.state.greenland]).toEqual([
      [15, 10],
      [10, 6],
    ]);
    expect([t.state.display.length, t.state.smallDisplay.length]).toEqual([3, 6]);
  });
  it('NWP-COOP-16: harder by steps', () => {
    const t = situation({ config: { ...COOP, harder: 5 }, arrange: {} });
    expect(t.player(1)).toMatchObject({ food: 7, morale: 7 });
  });
  it('NWP-COOP-05, NWP-COOP-06, NWP-RULING-35: turns alternate, four each, the first player stays', () => {
    const t = coop({ order: [1, 0] });
    const asked: unknown[] = [];
    for (let i = 0; i < 8; i++) {
      asked.push([t.asked?.seat, t.state.turn]);
      t.choose(pass);
    }
    expect(asked).toEqual([
      [1, 1],
      [0, 1],
      [1, 2],
      [0, 2],
      [1, 3],
      [0, 3],
      [1, 4],
      [0, 4],
    ]);
    expect([t.state.season, t.asked?.seat]).toEqual([2, 1]);
    t.choose(act('draw'), food, { tile: t.state.display[0] ?? '' });
    expect(t.player(1).food).toBeLessThan(t.player(0).food);
  });
  it('NWP-COOP-07: a card applies to each, first player first', () => {
    const t = coop({ order: [1, 0], turn: 4, active: 0, next: { cards: ['V01'] } });
    t.choose(pass);
    expect(t.told('provisions').map((event) => [event.seat, event.count])).toEqual([
      [1, -2],
      [0, -2],
    ]);
  });
  it('NWP-COOP-08, NWP-RULING-34, NWP-COOP-12, NWP-RULING-56: islands serve both, also a partner at home; tokens while they last', () => {
    const t = coop({
      supply: { cartography: 1 },
      tiles: [{ cells: '8D-9D', tile: 'T02' }],
      players: [{ ship: '8D', reserve: ['T16'] }, { home: 1 }],
    });
    t.choose(act('place'), food, { tile: 'T16' }, { cells: '8E-9E' }, { face: 'A', turn: 0 });
    expect(t.player(0)).toMatchObject({ points: { islands: 1 }, tokens: { cartography: 1 } });
    expect(t.player(1)).toMatchObject({ points: { islands: 1 }, tokens: { cartography: 0 } });
  });
  it('NWP-COOP-09, NWP-RULING-38: Franklin points add up, and the second track begins after ten', () => {
    const t = coop({
      active: 1,
      tiles: [{ cells: '3F-4F', tile: 'T01', turn: 0 }],
      players: [{ franklin: 6 }, { ship: '3F', franklin: 5 }],
    });
    t.choose(act('explore'), food);
    // Steps 12, 13 and 14 are 2, 3 and 4 of the second track.
    expect(t.told('franklin')[0]).toMatchObject({ seat: 1, count: 3, total: 14 });
    expect(t.player(1)).toMatchObject({ food: 12, morale: 13, franklin: 8 });
  });
  const home = (first: object, second: object) =>
    coop({
      order: [0, 1],
      players: [
        { ship: '15C', ...first },
        { home: 1, greenland: 10, ...second },
      ],
    }).choose(act('move'), food, { to: 'greenland' });
  const won = (t: ReturnType<typeof coop>) => t.result().sides.map((side) => side.won);
  it('NWP-COOP-10: one found the Passage, fifteen Franklin points, both home alive', () => {
    expect(won(home({ passage: 15, franklin: 9 }, { franklin: 6 }))).toEqual([true, true]);
    expect(won(home({ passage: 15, franklin: 8 }, { franklin: 6 }))).toEqual([false, false]);
    expect(won(home({ franklin: 9 }, { franklin: 6 }))).toEqual([false, false]);
  });
  it('NWP-COOP-11, NWP-RULING-37: without a living pawn home from each, the Passage tokens do not count', () => {
    const t = home({ passage: 15, franklin: 9 }, { franklin: 6, homeAlive: false });
    expect(won(t)).toEqual([false, false]);
    expect(t.result().sides[0]?.lines).toContainEqual({
      line: 'passage.void',
      rule: 'NWP-COOP-11',
      points: 0,
      value: 15,
    });
  });
  it('NWP-COOP-12: a player at home skips turns and cards', () => {
    const t = coop({ turn: 4, next: { cards: ['V01'] }, players: [{}, { home: 1 }] });
    t.choose(pass);
    expect(t.asked?.seat).toBe(0);
    expect([t.player(0).food, t.player(1).food]).toEqual([10, 12]);
  });
  it('NWP-HOME-08, NWP-RULING-51: the Sled that a home player left on breaking ice stays', () => {
    const t = coop({
      season: 6,
      turn: 4,
      tiles: tiles([], '9F-9G'),
      players: [{}, { home: 1, sled: '9F', crew: { ship: [3, 0], sled: [4, 0] } }],
      next: { cards: ['V16'] },
    });
    t.choose(pass);
    expect(t.state.frozen).toBe(5);
    expect(t.told('sled.lost')).toEqual([]);
    expect(t.player(1).lost).toBe(0);
  });
  it('NWP-COOP-13, NWP-RULING-36: it ends with both home, with a crew dead, or after season 10', () => {
    expect(home({}, {}).told('end')[0]).toMatchObject({ ending: 'home' });
    const dead = coop({ turn: 4, active: 1, players: [{}, { crew: { ship: [0, 0] } }] });
    expect(dead.choose(pass).told('end')[0]).toMatchObject({ ending: 'crew' });
    const late = coop({ turn: 4, active: 1, season: 10 });
    expect(late.choose(pass).told('end')[0]).toMatchObject({ ending: 'season' });
  });
  it('NWP-COOP-14: the team’s score is the sum, and 60 is excellent', () => {
    const t = home({ passage: 15, franklin: 9, points: { islands: 5 } }, { franklin: 6 });
    const lines = t.result().sides[1]?.lines ?? [];
    expect(lines.find((line) => line.line === 'goal.prestige')).toMatchObject({
      total: 15 + 5 + 6 + 10,
      target: 60,
      met: false,
    });
  });
  it('NWP-COOP-15: 3 Morale for each on arrival at the Passage', () => {
    const t = coop({
      tiles: tiles([], '1G'),
      players: [{ ship: '1G' }, { ship: '1G', passage: 15 }],
    });
    t.choose(act('move'), food, { to: 'passage' });
    expect(t.player(0)).toMatchObject({ passage: 10, morale: 15 });
    expect(t.player(1).morale).toBe(12);
  });
});
