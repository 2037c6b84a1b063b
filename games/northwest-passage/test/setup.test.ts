import { deckSize } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { situation } from './situation.ts';

describe('set-up of the standard game', () => {
  it('NWP-SETUP-01 to 03: seven pawns with the Ship, the Ship on Greenland, the Sled aboard (NWP-SETUP-02)', () => {
    const t = situation({ config: { seats: 4 } });
    for (let seat = 0; seat < 4; seat++) {
      expect(t.player(seat).crew).toEqual({
        ship: { available: 7, resting: 0 },
        sled: { available: 0, resting: 0 },
      });
      expect(t.engine.view(t.world, 0).players[seat]).toMatchObject({
        ship: 'greenland',
        sled: 'aboard',
        score: 0,
        home: 0,
      });
    }
  });
  it('NWP-SETUP-03, NWP-SETUP-04, NWP-SETUP-05: six open piles, four of 64 Large tiles in the display', () => {
    const t = situation();
    expect(t.state.piles).toEqual([2, 8, 8, 4, 8, 2]);
    expect(t.state.display).toHaveLength(4);
    expect(deckSize(t.state.reserve)).toBe(60);
  });
  it.each([
    [4, [15, 10, 6, 3], [10, 6, 3]],
    [2, [10, 3], [6]],
    [3, [13, 7, 3], [7, 3]],
  ] as const)(
    'NWP-SETUP-06, NWP-SETUP-07, NWP-SETUP-12: prestige tokens of %i players, highest first',
    (seats, passage, greenland) => {
      const t = situation({ config: { seats } });
      expect(t.state.passage).toEqual(passage);
      expect(t.state.greenland).toEqual(greenland);
    },
  );
  it('NWP-SETUP-08, NWP-SUN-01, NWP-SUN-05: the disc is on III and rows A and B are frozen', () => {
    const { disc, frozen } = situation().engine.view(situation().world, 0);
    expect([disc, frozen]).toEqual(['III', 2]);
  });
  it('NWP-SETUP-09, NWP-GRID-12: a Cairn on each printed tile, the rest in the supply', () => {
    const t = situation();
    const tiles = t.engine.view(t.world, 0).tiles;
    expect(tiles.map((tile) => [tile.cells, tile.token, tile.at])).toEqual([
      ['15C-16C', 'cairn', '15C'],
      ['15D-16D', 'cairn', '15D'],
    ]);
    expect(t.state.supply).toEqual({
      cairn: 7,
      franklin: 10,
      inuit: 9,
      cartography: 20,
      strait: 12,
    });
  });
  it('NWP-SETUP-10: the turn order is random and row 2 is empty', () => {
    const orders = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
      situation({ config: { seats: 3 }, seed }).state.order.join(),
    );
    expect(new Set(orders).size).toBeGreaterThan(1);
    expect(situation({ config: { seats: 3 } }).state.passed).toEqual([]);
  });
  it('NWP-SETUP-11: the last in turn order takes a tile first, and the display is filled up', () => {
    const t = situation({ config: { seats: 3 } });
    const [first, second, last] = t.state.order;
    expect(t.asked).toMatchObject({ seat: last, step: 'start' });
    const tile = t.state.display[2] ?? '';
    t.choose({ tile });
    expect(t.player(last ?? 0).reserve).toEqual([tile]);
    expect(t.state.display).toHaveLength(4);
    expect(t.state.display).not.toContain(tile);
    t.choose({ tile: t.state.display[0] ?? '' });
    expect(t.asked?.seat).toBe(first);
    expect(t.player(second ?? 0).reserve).toHaveLength(1);
    t.choose({ tile: t.state.display[0] ?? '' });
    expect(t.asked).toMatchObject({ seat: first, step: 'action' });
    expect(deckSize(t.state.reserve)).toBe(57);
  });
});

describe('what goes together', () => {
  const refusal = (config: object) => {
    try {
      situation({ config });
    } catch (error) {
      return (error as { refusal?: { rule: string; why: string } }).refusal;
    }
    return null;
  };
  it('NWP-MODE-01: Terror goes with the standard game only', () => {
    expect(refusal({ seats: 1, play: 'solo', terror: true })).toMatchObject({
      rule: 'NWP-MODE-01',
    });
    expect(refusal({ seats: 2, play: 'coop', terror: true })).toMatchObject({
      rule: 'NWP-MODE-01',
    });
    expect(refusal({ seats: 4, terror: true })).toBeNull();
  });
  it('NWP-MODE-02: only Solo and co-operation have provisions, cards and a harder start', () => {
    expect(refusal({ seats: 2, harder: 1 })).toMatchObject({ why: 'config.harderIsExpedition' });
    const standard = situation();
    expect(standard.player(0).food).toBe(0);
    expect(standard.state.voyage).toEqual([]);
    expect(standard.state.card).toBeNull();
    const solo = situation({ config: { seats: 1, play: 'solo' } });
    expect(solo.state.card).not.toBeNull();
  });
  it('NWP-SOLO-01, NWP-COOP-01: Solo is for one, co-operation for two', () => {
    expect(refusal({ seats: 2, play: 'solo' })).toMatchObject({ why: 'config.soloIsForOne' });
    expect(refusal({ seats: 1 })).toMatchObject({ why: 'config.oneIsSolo' });
    expect(refusal({ seats: 3, play: 'coop' })).toMatchObject({ why: 'config.coopIsForTwo' });
  });
});
