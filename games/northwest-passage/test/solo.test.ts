import { deckSize } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { tiles } from './map.ts';
import { situation } from './situation.ts';

const act = (action: string, vehicle = 'ship') => ({ do: 'act', action, with: vehicle });
const food = { do: 'spend', what: 'food' };
const morale = { do: 'spend', what: 'morale' };
const SOLO = { seats: 1, play: 'solo' } as const;
const solo = (arrange: object) => situation({ config: SOLO, arrange });
const pass = { do: 'pass' };

describe('solo set-up', () => {
  it('NWP-SOLO-01, NWP-SOLO-02, NWP-SOLO-03, NWP-SOLO-05, NWP-SOLO-06, NWP-RULING-23: 15 Food, 15 Morale, the tokens 15 and 10', () => {
    const t = solo({});
    expect(t.player(0)).toMatchObject({ food: 15, morale: 15, franklin: 0 });
    expect(t.player(0).crew.ship.available).toBe(7);
    expect([t.state.passage, t.state.greenland]).toEqual([[15], [10]]);
    expect([t.state.season, t.state.frozen, t.state.turn]).toEqual([1, 2, 1]);
    expect(t.engine.view(t.world, 0).tiles.map((tile) => tile.token)).toEqual(['cairn', 'cairn']);
  });
  it('NWP-SOLO-04, NWP-RULING-32: harder games lower both', () => {
    const t = situation({ config: { ...SOLO, harder: 10 } });
    const { card } = t.state;
    expect(card).not.toBeNull();
    expect(situation({ config: { ...SOLO, harder: 4 }, arrange: {} }).player(0)).toMatchObject({
      food: 11,
      morale: 11,
    });
  });
  it('NWP-SOLO-07, NWP-RULING-25: six Small and three Large tiles lie open, 26 Small ones are shuffled', () => {
    const t = situation({ config: SOLO });
    expect(t.state.smallDisplay).toEqual(['S0', 'S1', 'S2a', 'S2o', 'S3', 'S4']);
    expect(deckSize(t.state.smallReserve)).toBe(26);
    expect(t.state.display).toHaveLength(3);
    expect(deckSize(t.state.reserve)).toBe(61);
  });
  it('NWP-SOLO-08, NWP-SOLO-09, NWP-RULING-45, NWP-SVOY-01: a card is in force, and there is no starting tile', () => {
    const t = situation({ config: SOLO });
    expect(t.state.card).toMatch(/^V\d\d$/);
    expect(deckSize(t.state.voyage)).toBe(15);
    expect(t.player(0).reserve).toEqual([]);
    expect(t.asked?.step).toBe('expedition');
  });
});

describe('solo turns and prices', () => {
  it('NWP-STURN-01, NWP-STURN-08: four turns, each ended by a Pass that refreshes; then the season ends', () => {
    const t = solo({ next: { cards: ['V16'] } });
    t.choose(act('draw'), food, { tile: t.state.display[0] ?? '' });
    expect(t.player(0).crew.ship.resting).toBe(1);
    t.choose(pass);
    expect(t.player(0).crew.ship).toEqual({ available: 7, resting: 0 });
    expect(t.state.turn).toBe(2);
    t.choose(pass, pass, pass);
    expect([t.state.season, t.state.turn]).toEqual([2, 1]);
  });
  it('NWP-STURN-02, NWP-STURN-03, NWP-STURN-04, NWP-STURN-05, NWP-STURN-06, NWP-RULING-22, NWP-SACT-08: 1 provision each, 1 pawn for the first action and 2 for others, whatever they are', () => {
    const t = solo({
      players: [{ ship: '15C', sled: '15C', crew: { ship: [3, 0], sled: [4, 0] } }],
    });
    t.choose(act('discover', 'ship'), food);
    expect(t.player(0)).toMatchObject({ food: 14, morale: 17 });
    expect(t.player(0).crew.ship.resting).toBe(1);
    t.choose(act('move', 'sled'), morale);
    expect(t.player(0).crew.sled.resting).toBe(2);
  });
  it('NWP-STURN-09: at most four actions a turn without a sacrifice', () => {
    const t = solo({});
    for (let i = 0; i < 4; i++) t.choose(act('draw'), food, { tile: t.state.display[0] ?? '' });
    expect(t.player(0).crew.ship).toEqual({ available: 0, resting: 7 });
    expect(t.choices).toEqual([{ do: 'pass' }]);
  });
  it('NWP-STURN-07: with no available pawn one must Pass', () => {
    const t = solo({ players: [{ crew: { ship: [0, 7] } }] });
    expect(t.choices).toEqual([{ do: 'pass' }]);
    expect(t.refused({ do: 'sacrifice', action: 'draw' })).toMatchObject({ rule: 'NWP-SSAC-02' });
  });
  it('NWP-MODE-03: everything else is as in the standard game, e.g. corners must match', () => {
    const t = solo({ tiles: tiles([], '8E'), players: [{ ship: '8E', reserve: ['S4'] }] });
    expect(t.refused(act('place'))).toMatchObject({ rule: 'NWP-PLACE-07' });
  });
});

describe('sacrifice and shortage', () => {
  it('NWP-SSAC-01, NWP-SSAC-02, NWP-SSAC-03, NWP-SSAC-05, NWP-RULING-24: a life replaces a price that cannot be paid', () => {
    const t = solo({ players: [{ food: 0, morale: 0 }] });
    expect(t.refused(act('draw'))).toMatchObject({ rule: 'NWP-STURN-02' });
    t.choose({ do: 'sacrifice', action: 'draw' }, { tile: t.state.display[0] ?? '' });
    expect(t.player(0)).toMatchObject({ lost: 1, crew: { ship: { available: 6, resting: 0 } } });
    expect(t.state.actions).toBe(1);
  });
  it('NWP-SSAC-04: not where the price can be paid', () => {
    const t = solo({});
    expect(t.offers({ do: 'sacrifice' })).toBe(false);
  });
  it('NWP-SSAC-01: whether the other column could pay does not matter', () => {
    const t = solo({
      players: [{ ship: '15C', sled: '15C', crew: { ship: [6, 0], sled: [1, 0] } }],
    });
    t.choose(act('draw', 'ship'), food, { tile: t.state.display[0] ?? '' });
    expect(t.offers({ do: 'sacrifice', action: 'draw', with: 'sled' })).toBe(true);
    expect(t.offers(act('draw', 'ship'))).toBe(true);
  });
  it('NWP-SSAC-06: an emptied Sled stays on its tile', () => {
    const t = solo({
      players: [
        { ship: '15C', sled: '15C', food: 0, morale: 0, crew: { ship: [6, 0], sled: [1, 0] } },
      ],
    });
    t.choose({ do: 'sacrifice', action: 'draw', with: 'sled' }, { tile: t.state.display[0] ?? '' });
    expect(t.engine.view(t.world, 0).players[0]?.sled).toBe('15C');
    expect(t.refused(act('draw', 'sled'))).toMatchObject({ available: 0 });
  });
  it('NWP-XFER-03: the last living pawn cannot be sacrificed for a Transfer', () => {
    const t = solo({ players: [{ ship: '15C', food: 0, morale: 0, crew: { ship: [1, 0] } }] });
    expect(t.refused({ do: 'sacrifice', action: 'transfer' })).toMatchObject({
      why: 'transfer.nobody',
    });
  });
  it('NWP-SSAC-07, NWP-RULING-47: a card that takes more than there is costs a life, of a column of choice', () => {
    const t = solo({
      turn: 4,
      next: { cards: ['V01'] },
      players: [{ ship: '15C', sled: '15C', food: 1, crew: { ship: [3, 0], sled: [4, 0] } }],
    });
    t.choose(pass);
    expect(t.asked).toMatchObject({ step: 'mourn', prompt: { what: 'food' } });
    t.choose({ column: 'sled' });
    expect(t.player(0)).toMatchObject({ food: 0, lost: 1, crew: { sled: { available: 3 } } });
  });
});

describe('solo actions', () => {
  it('NWP-SACT-01, NWP-SACT-18: one Large tile or two Small ones, then the display is filled up', () => {
    const t = solo({ next: { small: ['S3', 'S3'] } });
    t.choose(act('draw'), food, { tile: 'S0' });
    expect(t.asked).toMatchObject({ step: 'take', prompt: { left: 0 } });
    expect(t.choices.every((choice) => choice.do === 'take' && choice.tile.startsWith('S'))).toBe(
      true,
    );
    t.choose({ tile: 'S1' });
    expect(t.player(0).reserve).toEqual(['S0', 'S1']);
    expect(t.state.smallDisplay).toEqual(['S2a', 'S2o', 'S3', 'S4', 'S3', 'S3']);
  });
  it('NWP-SACT-18: the only Small tile displayed is a Draw; without a bag no Refresh', () => {
    const piles = { S0: 0, S1: 0, S2a: 0, S2o: 0, S3: 0, S4: 0 };
    const t = solo({ smallDisplay: ['S4'], piles });
    t.choose(act('draw'), food, { tile: 'S4' });
    expect(t.player(0).reserve).toEqual(['S4']);
    t.choose(act('refresh'), food);
    expect(t.refused({ size: 'small' })).toMatchObject({ rule: 'NWP-SACT-18' });
  });
  it('NWP-SACT-02, NWP-SACT-03: a Refresh of one size removes the displayed tiles for good and draws that size', () => {
    const t = solo({ display: ['T01', 'T02', 'T03'] });
    t.choose(act('refresh'), food, { size: 'large' });
    expect(t.state.removed).toEqual(['T01', 'T02', 'T03']);
    expect(t.choices).toHaveLength(3);
    t.choose({ tile: t.state.display[0] ?? '' });
    expect(t.player(0).crew.ship.resting).toBe(1);
    t.choose(act('refresh'), food, { size: 'small' });
    expect(t.state.removed).toHaveLength(3 + 6);
  });
  it('NWP-SACT-04, NWP-SACT-05, NWP-RULING-28: two Small tiles in one action, side by side, resolved once', () => {
    const t = solo({
      tiles: tiles(['8,4'], '8D-9D'),
      players: [{ ship: '8D', reserve: ['S1', 'S1', 'S0'] }],
    });
    t.choose(act('place'), food, { tile: 'S1' }, { cells: '8E' }, { turn: 90 });
    expect(t.asked).toMatchObject({ step: 'second' });
    t.choose({ do: 'pick', tile: 'S1' });
    t.choose({ cells: '9E' }, { turn: 0 });
    expect(t.told('island')).toMatchObject([{ tiles: 3, points: 2 }]);
    expect(t.player(0)).toMatchObject({ food: 14, reserve: ['S0'] });
    expect(t.player(0).crew.ship.resting).toBe(1);
  });
  it('NWP-SACT-04: the second may be left out, and a Large tile has none', () => {
    const t = solo({
      tiles: tiles(['8,4'], '8D'),
      players: [{ ship: '8D', reserve: ['S2a', 'S1', 'T01'] }],
    });
    t.choose(act('place'), food, { tile: 'S1' }, { cells: '8E' });
    t.choose(t.choices[0] as never, { do: 'done' });
    expect(t.asked?.step).toBe('expedition');
    t.choose(act('place'), food, { tile: 'T01' });
    t.choose(t.choices[0] as never);
    t.choose(t.choices[0] as never);
    expect(t.asked?.step).not.toBe('second');
  });
  const hole = (more: object) => ({
    tiles: tiles(['8,4'], '8D-9D', '10D-10E', '9F-10F'),
    players: [{ ship: '8D', reserve: ['T32'] }],
    ...more,
  });
  const lay = (t: ReturnType<typeof solo>) =>
    t.choose(act('place'), food, { tile: 'T32' }, { cells: '8E-8F' }, { face: 'A', turn: 90 });
  it('NWP-SACT-06: a filler comes from the Small reserve, else from the display, which is filled up', () => {
    const t = lay(solo(hole({})));
    expect(t.told('hole.filled')[0]).toMatchObject({ tile: 'S1', joker: false });
    expect(t.state.smallDisplay).toContain('S1');
    const none = lay(solo(hole({ piles: { S1: 0 }, next: { small: ['S4'] } })));
    expect(none.told('hole.filled')[0]).toMatchObject({ tile: 'S1', joker: false });
    expect(none.state.smallDisplay).toEqual(['S0', 'S2a', 'S2o', 'S3', 'S4', 'S4']);
  });
  it('NWP-SACT-06, NWP-RULING-55: a Joker uses up the shape most numerous in the reserve', () => {
    const t = lay(solo(hole({ piles: { S1: 0 }, smallDisplay: ['S0', 'S4'] })));
    expect(t.told('hole.filled')[0]).toMatchObject({ tile: 'S1', joker: true });
    expect(t.state.tiles.is.at(-1)).toBe('S2a');
    const shown = lay(
      solo(
        hole({
          piles: { S0: 0, S1: 0, S2a: 0, S2o: 0, S3: 0, S4: 0 },
          smallDisplay: ['S0', 'S4'],
        }),
      ),
    );
    expect(shown.choices).toEqual([
      { do: 'pile', pile: 'S0' },
      { do: 'pile', pile: 'S4' },
    ]);
  });
  it('NWP-SACT-07, NWP-SVOY-03: Move and Transfer with the ice line of the card', () => {
    const t = solo({ card: 'V07', tiles: tiles([], '9C'), players: [{ ship: '9C' }] });
    expect(t.state.frozen).toBe(3);
    expect(t.refused(act('move'))).toMatchObject({ why: 'move.icebound' });
    expect(t.offers(act('transfer'))).toBe(true);
  });
  it('NWP-SACT-09, NWP-SACT-10, NWP-SACT-12, NWP-RULING-31: tokens bring provisions or Franklin points, not Prestige', () => {
    const t = solo({
      tiles: [{ cells: '8F-9F', tile: 'T18', turn: 0 }],
      players: [{ ship: '8F', food: 5 }],
    });
    t.choose(act('discover'), food);
    expect(t.player(0)).toMatchObject({
      food: 5 - 1 + 4,
      points: { tokens: 0 },
      tokens: { inuit: 1 },
    });
  });
  it('NWP-SACT-11, NWP-RULING-27: a Strait brings one kind of choice', () => {
    const t = solo({
      tiles: [{ cells: '3F-4F', tile: 'T10', turn: 0 }],
      players: [{ ship: '3F', food: 5, morale: 5 }],
    });
    t.choose(act('explore'), food);
    expect(t.asked).toMatchObject({ step: 'strait', prompt: { count: 3 } });
    t.choose({ what: 'morale' });
    expect(t.player(0)).toMatchObject({ food: 4, morale: 8 });
  });
  it('NWP-SACT-13: an island gives a token and its Prestige', () => {
    const t = solo({
      tiles: [{ cells: '8D-9D', tile: 'T02' }],
      players: [{ ship: '8D', reserve: ['T16'] }],
    });
    t.choose(act('place'), food, { tile: 'T16' }, { cells: '8E-9E' }, { face: 'A', turn: 0 });
    expect(t.player(0)).toMatchObject({ points: { islands: 1 }, tokens: { cartography: 1 } });
  });
  it('NWP-SACT-14: the Passage gives 15 and 3 Morale', () => {
    const t = solo({ tiles: tiles([], '1G'), players: [{ ship: '1G', morale: 5 }] });
    t.choose(act('move'), food, { to: 'passage' });
    expect(t.player(0)).toMatchObject({ passage: 15, morale: 8 });
  });
  it('NWP-SACT-15, NWP-SEND-03, NWP-RULING-30: home gives 10 and ends the game at once', () => {
    const t = solo({ players: [{ ship: '15C' }] });
    t.choose(act('move'), food, { to: 'greenland' });
    expect(t.world.over).toBe(true);
    expect(t.player(0).greenland).toBe(10);
  });
  it('NWP-SACT-16, NWP-CONTENT-11: every step passed gives its icon once; the track ends at 10', () => {
    const t = solo({
      tiles: [{ cells: '3F-4F', tile: 'T01', turn: 0 }],
      players: [{ ship: '3F', food: 5, morale: 5, franklin: 8 }],
    });
    t.choose(act('explore'), food);
    expect(t.player(0)).toMatchObject({ franklin: 10, food: 5, morale: 6 });
  });
  it('NWP-SACT-17, NWP-RULING-26: never more than 30 of each', () => {
    const t = solo({
      tiles: [{ cells: '3F-4F', tile: 'T18', turn: 0 }],
      players: [{ ship: '3F', food: 28 }],
    });
    t.choose(act('discover'), morale);
    expect(t.player(0).food).toBe(30);
    expect(t.told('provisions.full')[0]).toMatchObject({ lost: 4 });
  });
});

describe('the Voyage deck', () => {
  const turned = (card: string, player: object = {}, more: object = {}) =>
    solo({ turn: 4, next: { cards: [card] }, players: [player], ...more }).choose(pass);
  it('NWP-SVOY-01, NWP-SVOY-02, NWP-SVOY-05: one card a season, used cards are out', () => {
    const t = turned('V12', {}, { card: 'V11' });
    expect([t.state.card, t.state.voyageUsed]).toEqual(['V12', ['V11']]);
    expect(deckSize(t.state.voyage)).toBe(14);
  });
  it('NWP-SVOY-03, NWP-SVOY-04, NWP-RULING-29: disc and card move the line together, once', () => {
    // Season 7 to 8: II (5 rows) to III (2); V07 makes it 3. A Sled on row C stays on ice.
    const t = turned(
      'V07',
      { ship: '9C', sled: '9C', crew: { ship: [3, 0], sled: [4, 0] } },
      { season: 7, tiles: tiles([], '9C') },
    );
    expect(t.state.frozen).toBe(3);
    expect(t.player(0).lost).toBe(0);
    expect(t.told('sled.lost')).toEqual([]);
    const mild = turned('V09', {}, { season: 1 });
    expect(mild.state.frozen).toBe(0);
  });
  it('NWP-SVOY-06: Fog and Blizzard cost one more pawn for a Move', () => {
    const fog = solo({
      card: 'V11',
      players: [{ ship: '15C', sled: '15C', crew: { ship: [3, 0], sled: [4, 0] } }],
    });
    fog.choose(act('move', 'ship'), food, { to: '15D' });
    expect(fog.player(0).crew.ship.resting).toBe(2);
    const blizzard = solo({
      card: 'V12',
      frozen: 5,
      players: [{ ship: '15C', sled: '15C', crew: { ship: [3, 0], sled: [4, 0] } }],
    });
    blizzard.choose(act('move', 'sled'), food, { to: '15D' });
    expect(blizzard.player(0).crew.sled.resting).toBe(2);
  });
  it('NWP-SVOY-06: Following Wind spares the provision of the first Ship Move of each turn', () => {
    const t = solo({ card: 'V16' });
    t.choose(act('move'), { to: '15C' });
    expect(t.player(0)).toMatchObject({ food: 15, morale: 15 });
    t.choose(act('move'), food, { to: '15D' });
    expect(t.player(0).food).toBe(14);
    t.choose(pass, act('move'), { to: '15C' });
    expect(t.player(0).food).toBe(14);
  });
  it.each([
    ['V01', {}, {}, 13, 15],
    ['V02', {}, {}, 12, 15],
    ['V02', { tokens: { inuit: 1 } }, {}, 14, 15],
    ['V03', {}, {}, 15, 13],
    ['V04', {}, {}, 15, 14],
    ['V04', { morale: 10 }, {}, 15, 7],
    ['V05', {}, { season: 3 }, 15, 13],
    ['V05', {}, { season: 1 }, 15, 15],
    ['V06', { ship: '15C' }, { season: 3 }, 14, 15],
    ['V06', {}, { season: 3 }, 15, 15],
    ['V08', {}, {}, 14, 15],
    ['V10', {}, {}, 15, 14],
    ['V13', { ship: '15C' }, { season: 3 }, 15, 13],
    ['V13', {}, { season: 3 }, 15, 15],
    ['V14', {}, {}, 15, 15],
    ['V14', { ship: '15C', sled: '15C', crew: { ship: [3, 0], sled: [4, 0] } }, {}, 17, 15],
    ['V15', {}, {}, 15, 16],
    ['V15', { ship: 'passage' }, {}, 15, 17],
  ])('NWP-SVOY-07: %s with %j, %j', (card, player, more, foodLeft, moraleLeft) => {
    const t = turned(card, player, more);
    expect([t.player(0).food, t.player(0).morale]).toEqual([foodLeft, moraleLeft]);
  });
});

describe('the end of a solo game', () => {
  const WON = { home: 1, passage: 15, greenland: 10, franklin: 10 };
  const ended = (player: object) => solo({ season: 10, turn: 4, players: [player] }).choose(pass);
  const result = (t: ReturnType<typeof solo>) => t.result().sides[0];
  const home = (player: object) =>
    solo({ players: [{ ship: '15C', ...player }] }).choose(act('move'), food, { to: 'greenland' });
  it('NWP-SOLO-10, NWP-SOLO-12, NWP-RULING-21: Passage, ten Franklin points and a living crew at home', () => {
    const t = home({ passage: 15, franklin: 10 });
    expect(result(t)).toMatchObject({ won: true, total: 25 });
    expect(result(t)?.lines.filter((line) => line.line.startsWith('goal'))).toMatchObject([
      { met: true },
      { met: true, found: 10, needed: 10 },
      { met: true },
      { met: false, total: 25, target: 40 },
    ]);
  });
  it('NWP-SOLO-11, NWP-RULING-49: any of them missing, and the expedition is lost', () => {
    expect(result(home({ franklin: 10 }))?.won).toBe(false);
    expect(result(home({ passage: 15, franklin: 9 }))?.won).toBe(false);
    expect(result(ended({ ship: '15C', passage: 15, franklin: 10 }))?.won).toBe(false);
    expect(WON.home).toBe(1);
  });
  it('NWP-SOLO-10: coming home with the life of the last pawn is not enough', () => {
    const t = solo({
      players: [
        { ship: '15C', passage: 15, franklin: 10, food: 0, morale: 0, crew: { ship: [1, 0] } },
      ],
    });
    t.choose({ do: 'sacrifice', action: 'move' }, { to: 'greenland' });
    expect(t.world.over).toBe(true);
    expect(result(t)?.won).toBe(false);
  });
  it('NWP-SEND-01, NWP-SEND-02: it ends in season 10 or without a living pawn; else a new season begins', () => {
    expect(ended({}).world.over).toBe(true);
    const dead = solo({ turn: 4, players: [{ crew: { ship: [0, 0] } }] }).choose(pass);
    expect(dead.told('end')[0]).toMatchObject({ ending: 'crew' });
    const on = solo({ turn: 4 }).choose(pass);
    expect([on.state.season, on.state.turn]).toEqual([2, 1]);
    expect(on.told('card')).toHaveLength(1);
  });
  it('NWP-SEND-04, NWP-SEND-07: islands, the two tokens and series; no majorities', () => {
    const set = { cairn: 1, franklin: 1, inuit: 1, cartography: 1, strait: 1 };
    const t = home({ passage: 15, franklin: 10, tokens: set, points: { islands: 4 } });
    expect(result(t)?.total).toBe(15 + 10 + 4 + 6);
    expect(result(t)?.lines.some((line) => line.line === 'majority')).toBe(false);
  });
  it('NWP-SEND-05, NWP-SEND-06, NWP-RULING-33: 2 for each vehicle that is out, and for every pawn lost or out', () => {
    const t = home({
      sled: '15C',
      crew: { ship: [3, 0], sled: [2, 0] },
    });
    const lines = result(t)?.lines ?? [];
    expect(lines.find((line) => line.line === 'out.sled')?.points).toBe(-2);
    expect(lines.find((line) => line.line === 'out.ship')).toBeUndefined();
    expect(lines.find((line) => line.line === 'lost.pawns')).toMatchObject({
      pawns: 4,
      points: -8,
    });
    const lost = ended({ ship: '15C', sled: 'lost', crew: { ship: [5, 0] } });
    expect(result(lost)?.total).toBe(-2 - 2 - 2 * 7);
  });
});
