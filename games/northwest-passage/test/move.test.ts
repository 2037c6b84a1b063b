import { describe, expect, it } from 'vitest';
import { zonesOf } from '../rules/ice.ts';
import { tiles } from './map.ts';
import { situation } from './situation.ts';

const act = (action: string, vehicle = 'ship') => ({ do: 'act', action, with: vehicle });
const at = (t: ReturnType<typeof situation>, seat = 0) => {
  const { ship, sled } = t.engine.view(t.world, 0).players[seat] ?? {};
  return [ship, sled];
};
const SLED = { crew: { ship: [3, 0], sled: [4, 0] } };

describe('the Ship moves', () => {
  it('NWP-MOVE-01, NWP-MOVE-02, NWP-MOVE-08, NWP-GRID-10, NWP-RULING-01: on all the sea of a Large tile, one tile at a time', () => {
    const t = situation({
      arrange: {
        tiles: tiles(['10,5', '10,6'], '12F', '10F-11F', '9F'),
        players: [{ ship: '12F' }],
      },
    });
    t.choose(act('move'));
    expect(t.choices).toEqual([{ do: 'go', to: '10F' }]);
    t.choose({ to: '10F' }, act('move'), { to: '9F' });
    expect(at(t)[0]).toBe('9F');
    expect(t.player(0).crew.ship.resting).toBe(3);
  });
  it('NWP-MOVE-03, NWP-GRID-06: not over a side that is all Land, never diagonally', () => {
    const t = situation({
      arrange: {
        tiles: tiles(['10,5', '10,6'], '10F', '11F', '11G', '10E'),
        players: [{ ship: '10F' }],
      },
    });
    t.choose(act('move'));
    expect(t.refused({ to: '11F' })).toMatchObject({ rule: 'NWP-MOVE-03', why: 'move.noSea' });
    expect(t.choices).toEqual([{ do: 'go', to: '10E' }]);
  });
  it('NWP-GRID-08, NWP-RULING-02: through a strait of two opposite Land corners', () => {
    const t = situation({
      arrange: { tiles: tiles(['9,5', '10,6'], '9F', '10F', '11F'), players: [{ ship: '9F' }] },
    });
    t.choose(act('move'), { to: '10F' }, act('move'), { to: '11F' });
    expect(at(t)[0]).toBe('11F');
  });
  it('NWP-MOVE-04, NWP-GRID-11: to and from an arrow where the border side has sea', () => {
    const t = situation({
      arrange: {
        tiles: tiles(['0,6', '0,7'], '1G', '1H', '2G'),
        players: [{ ship: '1G' }],
      },
    });
    t.choose(act('move'));
    expect(t.refused({ to: 'passage' })).toMatchObject({ why: 'move.noSea' });
    t.choose({ to: '1H' }, act('move'), { to: 'passage' });
    expect(at(t)[0]).toBe('passage');
    t.choose(act('move'));
    expect(t.choices).toEqual([{ do: 'go', to: '1H' }]);
  });
  it('NWP-SUN-10, NWP-SUN-11, NWP-MOVE-05: icebound in a frozen half whose thawed half is all Land', () => {
    const t = situation({
      arrange: {
        frozen: 5,
        tiles: tiles(['7,5', '8,5', '7,6', '8,6'], '8E-8F', '9E-9F'),
        players: [{ ship: '8E' }],
      },
    });
    expect(t.refused(act('move'))).toMatchObject({ rule: 'NWP-SUN-10', why: 'move.icebound' });
    expect(t.offers(act('draw'))).toBe(true);
  });
  it('NWP-SUN-11: in a straddling tile with Sea below the line it is free', () => {
    const t = situation({
      arrange: { frozen: 5, tiles: tiles(['8,6'], '8E-8F', '9E-9F'), players: [{ ship: '8E' }] },
    });
    t.choose(act('move'), { to: '9E' });
    expect(at(t)[0]).toBe('9E');
  });
  it('NWP-MOVE-14, NWP-GRID-13: vehicles share tiles and arrows', () => {
    const t = situation({ arrange: { players: [{ ship: '15C' }, { ship: '15D' }] } });
    t.choose(act('move'), { to: '15D' });
    expect([at(t)[0], at(t, 1)[0]]).toEqual(['15D', '15D']);
  });
  it('NWP-MOVE-09: moving onto a token takes nothing', () => {
    const t = situation({ arrange: {} });
    t.choose(act('move'), { to: '15C' });
    expect(t.player(0).tokens.cairn).toBe(0);
  });
});

describe('the Sled moves', () => {
  it('NWP-MOVE-06, NWP-MOVE-10, NWP-GRID-07, NWP-GRID-09: not over thawed sea, not even inside its own tile', () => {
    const land = ['9,5', '10,6', '9,6', '8,6'];
    // On 10F the Land at (9,5) and (9,6) is one zone, that at (10,6) joins it along the south side.
    const t = situation({
      arrange: {
        tiles: tiles(['9,5', '10,6'], '10F', '9F', '10G', '11F', '10E'),
        players: [{ ship: '10F', sled: '10F', zone: '9,5', ...SLED }],
      },
    });
    expect(zonesOf(t.g, t.player(0).sled, 2)).toHaveLength(2);
    t.choose(act('move', 'sled'));
    expect(t.refused({ to: '10G' })).toMatchObject({ rule: 'NWP-MOVE-06', why: 'move.openWater' });
    expect(t.refused({ to: '11F' })).toMatchObject({ why: 'move.openWater' });
    expect(t.offers({ to: '9F' })).toBe(true);
    expect(t.offers({ to: '10E' })).toBe(true);
    expect(land).toHaveLength(4);
  });
  it('NWP-MOVE-07, NWP-MOVE-11: over frozen cells as over land, and onto Land from the ice', () => {
    const t = situation({
      arrange: {
        frozen: 5,
        tiles: tiles(['9,5'], '9D', '9E', '9F', '10F'),
        players: [{ ship: '9D', sled: '9D', ...SLED }],
      },
    });
    t.choose(act('move', 'sled'), { to: '9E' }, act('move', 'sled'), { to: '9F' });
    expect(t.engine.view(t.world, 0).players[0]?.zone).toEqual({ cells: [], corners: ['9,5'] });
  });
  it('NWP-MOVE-11: no Land on the common side, no way', () => {
    const t = situation({
      arrange: {
        tiles: tiles(['9,5'], '9F', '9G'),
        players: [{ ship: '9F', sled: '9F', ...SLED }],
      },
    });
    expect(t.refused(act('move', 'sled'))).toMatchObject({
      rule: 'NWP-MOVE-11',
      why: 'move.noLand',
    });
  });
  it('NWP-MOVE-12: with two arrival zones the player chooses', () => {
    // Both ends of the side between 9E (frozen) and 9F are Land, apart on 9F-10F? They are joined
    // there; on a saddle they are not: 9F has Land at (8,5) and (9,6) only.
    const t = situation({
      arrange: {
        frozen: 5,
        tiles: [...tiles(['8,5', '10,5'], '9E-10E', '9F-10F')],
        players: [{ ship: '9E', sled: '9E', ...SLED }],
      },
    });
    t.choose(act('move', 'sled'), { to: '9F' });
    expect(t.asked).toMatchObject({ step: 'arrival' });
    t.choose({ at: '10,5' });
    expect(t.engine.view(t.world, 0).players[0]?.zone.corners).toEqual(['10,5']);
  });
  it('NWP-MOVE-13: onto and off an arrow over Land or ice', () => {
    const t = situation({
      arrange: {
        tiles: tiles(['0,7'], '1G', '1H'),
        players: [{ ship: '1G', sled: '1G', ...SLED }],
      },
    });
    t.choose(act('move', 'sled'), { to: 'passage' });
    expect(at(t)[1]).toBe('passage');
    t.choose(act('move', 'sled'), { to: '1H' });
    expect(t.engine.view(t.world, 0).players[0]?.zone.corners).toEqual(['0,7']);
    const wet = situation({
      arrange: {
        tiles: tiles(['1,7'], '1G', '1H'),
        players: [{ ship: '1G', sled: '1G', ...SLED }],
      },
    });
    wet.choose(act('move', 'sled'));
    expect(wet.refused({ to: 'passage' })).toMatchObject({ why: 'move.noLand' });
    const ice = situation({
      arrange: {
        frozen: 8,
        tiles: tiles([], '1G'),
        players: [{ ship: '1G', sled: '1G', ...SLED }],
      },
    });
    ice.choose(act('move', 'sled'), { to: 'passage' }, act('move', 'sled'), { to: '1G' });
    expect(ice.engine.view(ice.world, 0).players[0]?.zone.cells).toEqual(['1G']);
  });
  it('NWP-MOVE-15: a Sled aboard has no actions', () => {
    const t = situation({ arrange: { players: [{ ship: '15C' }] } });
    expect(t.offers({ with: 'sled' })).toBe(false);
    expect(
      t.question.refused.some(({ choice }) => 'with' in choice && choice.with === 'sled'),
    ).toBe(false);
  });
});

describe('freeze and thaw', () => {
  const thaw = (land: readonly string[], more: object = {}) =>
    situation({
      arrange: {
        season: 3,
        frozen: 2,
        passed: [0, 1],
        ...more,
        tiles: tiles(land, '9A-9B', '10A-10B'),
        players: [{ ship: '10A', sled: '9A', crew: { ship: [0, 3], sled: [1, 3] } }],
      },
    });

  it('NWP-SUN-13, NWP-SUN-15, NWP-SUN-18: the Sled on breaking ice goes to the Land of its tile', () => {
    // From VII to I nothing changes, from I to II rows F to H thaw.
    const t = situation({
      arrange: {
        season: 6,
        passed: [0, 1],
        tiles: tiles(['8,6'], '9F-9G'),
        players: [{ ship: '9F', sled: '9F', crew: { ship: [0, 3], sled: [1, 3] } }],
      },
    });
    expect(t.state.frozen).toBe(5);
    expect(t.told('sled.climbed')).toHaveLength(1);
    expect(t.engine.view(t.world, 0).players[0]?.zone).toEqual({ cells: [], corners: ['8,6'] });
  });
  it('NWP-SUN-14, NWP-RULING-11, NWP-RULING-50, NWP-XFER-12, NWP-FINAL-09: on open sea it is lost with its crew', () => {
    const t = situation({
      arrange: {
        season: 6,
        passed: [0, 1],
        tiles: tiles([], '9F-9G'),
        players: [{ ship: '9F', sled: '9F', crew: { ship: [0, 3], sled: [1, 3] } }],
      },
    });
    expect(t.told('sled.lost')[0]).toMatchObject({ seat: 0, pawns: 4 });
    expect(t.player(0).lost).toBe(4);
    expect(at(t)[1]).toBe('lost');
    expect(t.refused(act('transfer'))).toMatchObject({ rule: 'NWP-XFER-12' });
    const line = t.engine.view(t.world, 0).players[0]?.points;
    expect(line).toBe(-8 - 2 - 6);
  });
  it('NWP-SUN-13, NWP-RULING-08, NWP-RULING-48, NWP-SUN-19, NWP-RULING-54: with several zones owners choose, in pass order', () => {
    const t = situation({
      arrange: {
        season: 6,
        passed: [1, 0],
        tiles: tiles(['8,5', '9,7'], '9F-9G'),
        players: [
          { ship: '9F', sled: '9F', crew: { ship: [0, 3], sled: [0, 4] } },
          { ship: '9F', sled: '9F', crew: { ship: [0, 3], sled: [0, 4] } },
        ],
      },
    });
    expect(t.asked).toMatchObject({ seat: 1, step: 'thaw' });
    t.choose({ at: '9,7' });
    expect(t.asked).toMatchObject({ seat: 0, step: 'thaw' });
    t.choose({ at: '8,5' });
    expect(t.engine.view(t.world, 0).players.map((player) => player.zone.corners)).toEqual([
      ['8,5'],
      ['9,7'],
    ]);
  });
  it('NWP-SUN-15: a Sled on Land of a straddling tile is not asked', () => {
    const t = situation({
      arrange: {
        season: 6,
        frozen: 8,
        passed: [0, 1],
        tiles: tiles(['8,9'], '9H-9I'),
        players: [{ ship: '9H', sled: '9H', zone: '8,9', crew: { ship: [0, 3], sled: [0, 4] } }],
      },
    });
    expect(t.told('sled.climbed')).toEqual([]);
    expect(t.engine.view(t.world, 0).players[0]?.zone.corners).toEqual(['8,9']);
  });
  it('NWP-SUN-16: a Sled on Land that freezes is in the larger zone of the ice', () => {
    const t = situation({
      arrange: {
        season: 3,
        passed: [0, 1],
        tiles: tiles(['8,3'], '9D-9E'),
        players: [{ ship: '9D', sled: '9D', crew: { ship: [0, 3], sled: [0, 4] } }],
      },
    });
    expect(t.state.frozen).toBe(5);
    expect(t.engine.view(t.world, 0).players[0]?.zone.cells).toEqual(['9D', '9E']);
  });
  it('NWP-HOME-08, NWP-RULING-51, NWP-SUN-19: what a home player left behind is inert', () => {
    const t = situation({
      arrange: {
        season: 6,
        order: [1],
        passed: [1],
        tiles: tiles([], '9F-9G'),
        players: [{ ship: 'greenland', sled: '9F', home: 1, crew: { ship: [0, 3], sled: [0, 4] } }],
      },
    });
    expect(t.told('sled.lost')).toEqual([]);
    expect(at(t)[1]).toBe('9F');
    expect(thaw(['8,1']).state.frozen).toBe(5);
  });
});

describe('Transfer', () => {
  it('NWP-XFER-01, NWP-RULING-17, NWP-XFER-05: paid by either column, and the payer may change too', () => {
    const t = situation({
      arrange: { players: [{ ship: '15C', sled: '15C', crew: { ship: [0, 3], sled: [4, 0] } }] },
    });
    t.choose(act('transfer', 'sled'));
    t.choose({ available: 3, resting: 0 });
    expect(t.player(0).crew).toEqual({
      ship: { available: 0, resting: 4 },
      sled: { available: 3, resting: 0 },
    });
  });
  it('NWP-XFER-02: only where Ship and Sled are together', () => {
    const t = situation({
      arrange: { players: [{ ship: '15D', sled: '15C', ...SLED }] },
    });
    expect(t.refused(act('transfer', 'ship'))).toMatchObject({ why: 'transfer.apart' });
    const arrow = situation({
      arrange: { players: [{ ship: 'passage', sled: 'passage', ...SLED }] },
    });
    expect(arrow.offers(act('transfer'))).toBe(true);
  });
  it('NWP-XFER-03, NWP-XFER-04: any split but the one there is; rows are kept', () => {
    const t = situation({
      arrange: { players: [{ ship: '15C', sled: '15C', crew: { ship: [2, 1], sled: [2, 2] } }] },
    });
    t.choose(act('transfer'));
    expect(t.refused({ available: 2, resting: 2 })).toMatchObject({ why: 'transfer.same' });
    // One pawn of the Ship rests as payment: three available and four resting ones in all.
    expect(t.choices).toHaveLength(4 * 5 - 1);
  });
  it('NWP-XFER-06, NWP-XFER-07: deployed on a zone with Land, of choice', () => {
    const t = situation({
      arrange: { tiles: tiles(['8,4', '10,5'], '9E-10E'), players: [{ ship: '9E' }] },
    });
    t.choose(act('transfer'), { available: 2, resting: 0 });
    expect(t.asked).toMatchObject({ step: 'deployment' });
    t.choose({ at: '10,5' });
    expect(t.engine.view(t.world, 0).players[0]).toMatchObject({
      sled: '9E',
      zone: { corners: ['10,5'] },
    });
  });
  it('NWP-XFER-08, NWP-XFER-09, NWP-RULING-16: not on open sea, unless all of it is frozen, nor on an arrow', () => {
    const on = (frozen: number) =>
      situation({ arrange: { frozen, tiles: tiles([], '9D-9E'), players: [{ ship: '9D' }] } });
    expect(on(2).refused(act('transfer'))).toMatchObject({ why: 'transfer.noLand', cell: '9D' });
    expect(on(4).refused(act('transfer'))).toMatchObject({ why: 'transfer.halfFrozen' });
    expect(on(5).offers(act('transfer'))).toBe(true);
    expect(situation({ arrange: {} }).refused(act('transfer'))).toMatchObject({
      rule: 'NWP-XFER-09',
      why: 'transfer.arrow',
    });
  });
  it('NWP-XFER-10: an emptied Sled goes aboard and can be deployed again', () => {
    const t = situation({
      arrange: { players: [{ ship: '15C', sled: '15C', ...SLED }] },
    });
    t.choose(act('transfer'), { available: 0, resting: 0 });
    expect(at(t)[1]).toBe('aboard');
    expect(t.offers(act('transfer'))).toBe(true);
  });
  it('NWP-XFER-11: an empty Ship stays and cannot act', () => {
    const t = situation({ arrange: { players: [{ ship: '15C' }] } });
    t.choose(act('transfer'), { available: 6, resting: 1 });
    expect(at(t)).toEqual(['15C', '15C']);
    expect(t.refused(act('draw', 'ship'))).toMatchObject({ available: 0 });
    expect(t.offers(act('draw', 'sled'))).toBe(true);
  });
});
