import { describe, expect, it } from 'vitest';
import { tiles } from './map.ts';
import { situation } from './situation.ts';

const place = { do: 'act', action: 'place', with: 'ship' };

describe('Place', () => {
  it('NWP-PLACE-01, NWP-PLACE-02, NWP-PLACE-04: every empty spot beside the Ship’s tile, also half-offset', () => {
    const t = situation({ arrange: { players: [{ ship: '15D', reserve: ['T00', 'S0'] }] } });
    t.choose(place);
    expect(t.asked).toMatchObject({ step: 'pick' });
    t.choose({ tile: 'T00' });
    const { choices, refused } = t.question;
    const listed = [...choices, ...refused.map((held) => held.choice)].map((choice) =>
      choice.do === 'spot' ? choice.cells : '',
    );
    expect(listed.sort()).toEqual(
      ['13D-14D', '14C-14D', '14D-14E', '14E-15E', '15E-16E', '15E-15F', '16E-16F'].sort(),
    );
    expect(t.player(0).crew.ship.resting).toBe(1);
  });
  it('NWP-PLACE-03: any turn and either face of a Large tile, only the Exploration face of a Small one', () => {
    const t = situation({
      arrange: { tiles: tiles([], '8E'), players: [{ ship: '8E', reserve: ['T01', 'S1'] }] },
    });
    t.choose(place, { tile: 'T01' }, { cells: '9E-10E' });
    const all = [
      ...t.question.choices,
      ...t.question.refused.map((held) => held.choice),
    ] as unknown[];
    expect(all).toEqual([
      { do: 'lay', face: 'A', turn: 0 },
      { do: 'lay', face: 'A', turn: 180 },
      { do: 'lay', face: 'B', turn: 0 },
      { do: 'lay', face: 'B', turn: 180 },
    ]);
    const s = situation({
      arrange: { tiles: tiles([], '8E'), players: [{ ship: '8E', reserve: ['S1'] }] },
    });
    s.choose(place, { tile: 'S1' }, { cells: '9E' });
    expect(s.choices.map((choice) => choice.do === 'lay' && [choice.face, choice.turn])).toEqual([
      ['A', 90],
      ['A', 180],
    ]);
  });
  it('NWP-PLACE-05, NWP-GRID-11, NWP-RULING-04: not from an arrow', () => {
    const t = situation({ arrange: { players: [{ reserve: ['T00'] }] } });
    expect(t.refused(place)).toMatchObject({ rule: 'NWP-PLACE-05', why: 'place.arrow' });
  });
  it('NWP-PLACE-06, NWP-SUN-12, NWP-SUN-17: beside an icebound Ship, over ice and without a link', () => {
    const t = situation({
      arrange: {
        frozen: 8,
        tiles: tiles(['7,5', '8,5'], '8E'),
        players: [{ ship: '8E', reserve: ['S4'] }],
      },
    });
    t.choose(place, { tile: 'S4' });
    expect(t.refused({ cells: '8D' })).toMatchObject({ rule: 'NWP-PLACE-07' });
    t.choose({ cells: '8F' }, { turn: 0 });
    expect(t.told('placed')).toHaveLength(1);
  });
  it('NWP-PLACE-07: a refusal names the corner that does not match, of the lie that came nearest', () => {
    const t = situation({
      arrange: { tiles: tiles(['8,4'], '8E'), players: [{ ship: '8E', reserve: ['S4', 'S0'] }] },
    });
    t.choose(place);
    expect(t.refused({ tile: 'S4' })).toMatchObject({
      rule: 'NWP-PLACE-07',
      why: 'place.corner',
      cells: '8D',
      corner: '7,4',
      terrain: 'sea',
    });
  });
  it('NWP-PLACE-08, NWP-REACH-01, NWP-RULING-13: a wall that closes the last sea route is refused', () => {
    // Land from the north edge to (8,9), one gap at the south edge.
    const wall = ['8,0', '8,1', '8,2', '8,3', '8,4', '8,5', '8,6', '8,7', '8,8', '8,9'];
    const t = situation({
      arrange: {
        tiles: tiles(wall, '8A-8B', '8C-8D', '8E', '8F', '8G', '8H', '8I'),
        players: [{ ship: '8I', reserve: ['S2a', 'S1'] }],
      },
    });
    t.choose(place);
    t.choose({ tile: 'S2a' });
    expect(t.refused({ cells: '8J' })).toMatchObject({
      rule: 'NWP-PLACE-08',
      why: 'place.route',
      cells: '8J',
    });
  });
  it('NWP-REACH-02, NWP-REACH-03, NWP-REACH-04: a tile that is land on both middles still lets a Ship through', () => {
    const wall = ['8,0', '8,1', '8,2', '8,3', '8,4', '8,5', '8,6', '8,7', '8,8', '8,9', '8,10'];
    const t = situation({
      arrange: {
        tiles: tiles(wall, '8A-9A', '8B-8C', '8D-8E', '8F', '8G', '8H', '8I', '8J'),
        players: [{ ship: '8A' }],
      },
    });
    expect(t.asked?.step).toBe('action');
  });
  it('NWP-PLACE-09, NWP-PLACE-10, NWP-PLACE-11, NWP-RULING-46: tile, token, hole, island, in this order', () => {
    // 9E is enclosed once 8E-8F lies; the island at (8,4) is closed by the filler.
    const t = situation({
      arrange: {
        tiles: tiles(['8,4'], '8D-9D', '10D-10E', '9F-10F'),
        players: [{ ship: '8D', reserve: ['T32'] }],
      },
    });
    const before = t.state.supply.franklin;
    t.choose(place, { tile: 'T32' }, { cells: '8E-8F' }, { face: 'A', turn: 90 });
    expect(t.events.map((event) => event.tell)).toEqual([
      'placed',
      'token.put',
      'hole.filled',
      'island',
    ]);
    expect(t.state.supply.franklin).toBe(before - 1);
    expect(t.told('token.put')[0]).toMatchObject({ token: 'franklin', cell: '8E' });
    expect(t.told('island')[0]).toMatchObject({ tiles: 3, points: 2 });
    expect(t.player(0).reserve).toEqual([]);
  });
  it('NWP-PLACE-10: the other face has no symbol', () => {
    const t = situation({
      arrange: { tiles: tiles([], '8E'), players: [{ ship: '8E', reserve: ['T62'] }] },
    });
    t.choose(place, { tile: 'T62' }, { cells: '9E-10E' });
    t.choose({ face: 'B', turn: 0 });
    expect(t.told('token.put')).toEqual([]);
  });
});

describe('holes', () => {
  const around = (land: readonly string[]) => tiles(land, '8D-9D', '10D-10E', '9F-10F');

  it('NWP-HOLE-01, NWP-RULING-05: at the edge of the board too', () => {
    const t = situation({
      arrange: {
        tiles: tiles([], '8A', '9B-10B', '11A-11B'),
        players: [{ ship: '8A', reserve: ['S1'] }],
      },
    });
    t.choose(place);
    expect(t.question.choices).toHaveLength(1);
    const s = situation({
      arrange: {
        tiles: tiles(['8,0'], '8A', '9B-10B'),
        players: [{ ship: '9B', reserve: ['S0'] }],
      },
    });
    s.choose(place, { tile: 'S0' }, { cells: '10A' }, { turn: 0 });
    expect(s.told('hole.filled')[0]).toMatchObject({ cell: '9A', tile: 'S1', joker: false });
  });
  it('NWP-HOLE-02, NWP-HOLE-06, NWP-HOLE-10: filled free of charge, and the filler is an ordinary tile', () => {
    const t = situation({
      arrange: { tiles: around(['8,4']), players: [{ ship: '8D', reserve: ['T32'] }] },
    });
    t.choose(place, { tile: 'T32' }, { cells: '8E-8F' }, { face: 'A', turn: 90 });
    expect(t.player(0).crew.ship.resting).toBe(1);
    t.choose({ do: 'act', action: 'move' }, { to: '9E' });
    expect(t.engine.view(t.world, 0).players[0]?.ship).toBe('9E');
  });
  it('NWP-HOLE-03, NWP-HOLE-04, NWP-HOLE-05: without the shape a Joker, from a pile of choice', () => {
    const t = situation({
      arrange: {
        tiles: around(['8,4']),
        piles: { S1: 0 },
        players: [{ ship: '8D', reserve: ['T32'] }],
      },
    });
    t.choose(place, { tile: 'T32' }, { cells: '8E-8F' }, { face: 'A', turn: 90 });
    expect(t.asked).toMatchObject({ step: 'pile', prompt: { cell: '9E' } });
    expect(t.choices[0]).toEqual({ do: 'pile', pile: 'S2a' });
    t.choose({ pile: 'S3' });
    expect(t.told('hole.filled')[0]).toMatchObject({ tile: 'S1', joker: true });
    expect(t.state.piles).toEqual([2, 0, 8, 4, 7, 2]);
    expect(t.engine.view(t.world, 0).tiles.at(-1)).toMatchObject({ cells: '9E', joker: true });
  });
  it('NWP-HOLE-07, NWP-RULING-06: with no Small tile left a Joker is supplied anyway', () => {
    const piles = { S0: 0, S1: 0, S2a: 0, S2o: 0, S3: 0, S4: 0 };
    const t = situation({
      arrange: { tiles: around(['8,4']), piles, players: [{ ship: '8D', reserve: ['T32'] }] },
    });
    t.choose(place, { tile: 'T32' }, { cells: '8E-8F' }, { face: 'A', turn: 90 });
    expect(t.told('hole.filled')[0]).toMatchObject({ cell: '9E', joker: true });
    expect(t.state.tiles.is.at(-1)).toBe('J');
  });
  it('NWP-HOLE-05: the order is asked where a pile is too short for two holes', () => {
    const t = situation({
      arrange: {
        tiles: tiles(['4,4', '7,4'], '5D-6D', '7D-8D', '4E-4F', '5F', '7F-8F', '8E'),
        piles: { S1: 1 },
        players: [{ ship: '5D', reserve: ['S0'] }],
      },
    });
    t.choose(place, { tile: 'S0' }, { cells: '6E' }, { turn: 0 });
    expect(t.asked).toMatchObject({ step: 'hole' });
    t.choose({ cell: '7E' });
    expect(t.told('hole.filled')[0]).toMatchObject({ cell: '7E', joker: false });
    expect(t.asked).toMatchObject({ step: 'pile', prompt: { cell: '5E' } });
    t.choose({ pile: 'S2a' });
    expect(t.told('hole.filled')[0]).toMatchObject({ cell: '5E', tile: 'S1', joker: true });
  });
  it('NWP-HOLE-08: a gap of two cells stays empty', () => {
    const t = situation({
      arrange: {
        tiles: tiles(['8,4'], '8D-9D', '7E-7F', '8F-9F'),
        players: [{ ship: '8D', reserve: ['S0'] }],
      },
    });
    t.choose(place, { tile: 'S0' }, { cells: '10D' }, { turn: 0 });
    expect(t.told('hole.filled')).toEqual([]);
  });
  it('NWP-HOLE-09, NWP-RULING-07: in a corner of the board the player chooses the outer corner', () => {
    const arrange = (piles: object) => ({
      tiles: tiles([], '1B-2B', '3A-3B'),
      piles,
      players: [{ ship: '1B', reserve: ['S0'] }],
    });
    const t = situation({ arrange: arrange({}) });
    t.choose(place, { tile: 'S0' }, { cells: '2A' }, { turn: 0 });
    expect(t.asked).toMatchObject({ step: 'terrain', prompt: { cell: '1A' } });
    t.choose({ terrain: 'land' });
    expect(t.told('hole.filled')[0]).toMatchObject({ cell: '1A', tile: 'S1', joker: false });
    // NWP-ISLE-03: one tile alone is no island.
    expect(t.told('island')).toEqual([]);
  });
  it('NWP-RULING-53, NWP-HOLE-09: a shape in stock is used before a Joker, and nobody is asked', () => {
    const t = situation({
      arrange: {
        tiles: tiles([], '1B-2B', '3A-3B'),
        piles: { S1: 0 },
        players: [{ ship: '1B', reserve: ['S0'] }],
      },
    });
    t.choose(place, { tile: 'S0' }, { cells: '2A' }, { turn: 0 });
    expect(t.told('hole.filled')[0]).toMatchObject({ cell: '1A', tile: 'S0', joker: false });
  });
});

describe('islands', () => {
  it('NWP-ISLE-01, NWP-ISLE-02, NWP-ISLE-05, NWP-ISLE-08: a printed cape with the tiles around it, unmultiplied', () => {
    // NWP-CONTENT-06: the south cape is closed by a Large tile on 15E-16E.
    const t = situation({ arrange: { players: [{ ship: '15D', reserve: ['T24'] }] } });
    t.choose(place, { tile: 'T24' }, { cells: '15E-16E' }, { face: 'A', turn: 0 });
    expect(t.told('island')[0]).toMatchObject({ seat: 0, tiles: 2, points: 1, token: true });
    expect(t.state.supply.cartography).toBe(19);
  });
  it('NWP-ISLE-03: land on one tile only is none', () => {
    const t = situation({
      arrange: { tiles: tiles([], '2A-2B'), players: [{ ship: '2A', reserve: ['S1'] }] },
    });
    t.choose(place, { tile: 'S1' }, { cells: '1A' }, { turn: 0 });
    expect(t.told('placed')).toHaveLength(1);
    expect(t.told('island')).toEqual([]);
  });
  it('NWP-ISLE-04, NWP-ISLE-06, NWP-ISLE-09: two islands closed by one tile count each, once', () => {
    const t = situation({
      arrange: {
        tiles: tiles(['8,4', '10,5'], '8D-9D', '8E', '11E-11F', '10F'),
        players: [{ ship: '8D', reserve: ['T30', 'S0'] }],
      },
    });
    t.choose(place, { tile: 'T30' }, { cells: '9E-10E' }, { face: 'B', turn: 0 });
    expect(t.told('island').map((event) => event.tiles)).toEqual([3, 3]);
    expect(t.player(0).tokens.cartography).toBe(2);
    expect(t.player(0).points.islands).toBe(2 + 2);
    t.choose(place, { tile: 'S0' }, { cells: '7D' }, { turn: 0 });
    expect(t.told('island')).toEqual([]);
  });
  it('NWP-ISLE-07: without a token left, still the points', () => {
    const t = situation({
      arrange: {
        supply: { cartography: 0 },
        tiles: [{ cells: '8D-9D', tile: 'T02' }],
        players: [{ ship: '8D', reserve: ['T16'] }],
      },
    });
    t.choose(place, { tile: 'T16' }, { cells: '8E-9E' }, { face: 'A', turn: 0 });
    expect(t.told('island')[0]).toMatchObject({ points: 1, token: false });
    expect(t.player(0).tokens.cartography).toBe(0);
  });
});
