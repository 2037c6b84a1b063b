import { describe, expect, it } from 'vitest';
import { situation } from './situation.ts';

/** Melbourne's line meets Adelaide's in hex 59; Adelaide's goes on to 58 and 45. */
const two = {
  map: 'empty',
  ports: { 0: 41, 1: 61 },
  tracks: { 0: ['40-41', '40-43', '43-59'], 1: ['59-61', '58-59', '45-58'] },
  time: { 0: 11, 1: 20 },
} as const;
/** A third line comes from Eden through the hills and meets Adelaide's in hex 45. */
const three = {
  ...two,
  ports: { ...two.ports, 2: 21 },
  tracks: { ...two.tracks, 2: ['21-23', '23-39', '38-39', '38-45'] },
  time: { ...two.time, 2: 20 },
} as const;

type Seats = 2 | 3 | 4;
const coop = (words: object, seats: Seats = 2) =>
  situation({
    config: { seats, play: 'coop' },
    arrange: { ...(seats === 2 ? two : three), ...words },
  });

const spent = (t: ReturnType<typeof situation>) =>
  t.told('time.moved').map((event) => event.spaces);

describe('starting together', () => {
  it.each([
    [2, 7],
    [3, 9],
    [4, 11],
  ] as const)(
    'AUZ-COOP-01 AUZ-COOP-02 AUZ-RULING-48 %i players start four spaces further, on %i; the purple disc stays on 22',
    (seats, space) => {
      const { discs } = situation({ config: { seats, play: 'coop' } }).state;
      expect(discs.filter((disc) => disc.seat >= 0).every((disc) => disc.space === space)).toBe(
        true,
      );
      expect(discs.find((disc) => disc.seat < 0)?.space).toBe(22);
    },
  );
});

describe('borrowed rails', () => {
  it('AUZ-COOP-03 AUZ-COOP-04 AUZ-RULING-47 1 TP more for another player, however many tracks are used', () => {
    const near = coop({ deposits: { 58: { coal: 3 } } }).choose({ box: 'mine' }, { hex: 58 });
    expect(near.player(0).goods.coal).toBe(5);
    expect(spent(near)).toEqual([2]);
    const far = coop({ deposits: { 45: { coal: 3 } } }).choose({ box: 'mine' }, { hex: 45 });
    expect(spent(far)).toEqual([2]);
    // The own line costs nothing more.
    const own = coop({ deposits: { 43: { coal: 3 } } }).choose({ box: 'mine' }, { hex: 43 });
    expect(spent(own)).toEqual([1]);
  });

  it('AUZ-COOP-03 AUZ-COOP-04 through a second line to a third: 1 TP for each of the two owners', () => {
    const t = coop({ deposits: { 38: { iron: 3 } } }, 3).choose({ box: 'mine' }, { hex: 38 });
    expect(t.player(0).goods.iron).toBe(5);
    expect(spent(t)).toEqual([3]);
  });

  it('AUZ-COOP-03 AUZ-COOP-14 lines that do not share a hex are not connected', () => {
    const apart = {
      tracks: { 0: ['40-41', '40-43'], 1: two.tracks[1] },
      deposits: { 58: { coal: 3 }, 59: { coal: 3 } },
    };
    // Hex 43 touches hex 59, but no track of seat 0 goes there.
    expect(coop(apart).refused({ box: 'mine' }).why).toBe('mine.nothing');
  });

  it('AUZ-COOP-03 without co-operation nobody borrows', () => {
    const t = situation({ arrange: { ...two, deposits: { 58: { coal: 3 } } } });
    expect(t.refused({ box: 'mine' }).why).toBe('mine.nothing');
  });

  it('AUZ-COOP-05 the line over borrowed tracks must be clear of Old Ones as well', () => {
    const words = { deposits: { 45: { coal: 3 }, 43: { coal: 3 } } };
    const t = coop({ ...words, oldOnes: [{ hex: 58, tile: 'L1-12' }] }).choose({ box: 'mine' });
    expect(t.refused({ hex: 45 })).toMatchObject({ why: 'mine.noClearLine' });
    expect(t.offers({ hex: 43 })).toBe(true);
  });

  it('AUZ-COOP-05 borrowed tracks lead around an Old One on the own line', () => {
    // An Old One in 43 cuts the own line to 59; Adelaide's tracks come round by 60 and 42.
    const t = coop({
      tracks: { 0: two.tracks[0], 1: ['59-61', '59-60', '42-60', '41-42'] },
      oldOnes: [{ hex: 43, tile: 'L1-12' }],
      deposits: { 59: { iron: 3 } },
    }).choose({ box: 'mine' }, { hex: 59 });
    expect(spent(t)).toEqual([2]);
  });

  it('AUZ-COOP-06 a new track needs a clear line of the own colour', () => {
    const t = coop({
      tracks: { 0: two.tracks[0], 1: ['59-61', '59-60', '42-60', '41-42'] },
      oldOnes: [{ hex: 43, tile: 'L1-12' }],
    }).choose({ box: 'rail-plain' });
    expect(t.refused({ edge: '58-59' })).toMatchObject({ rule: 'AUZ-RAIL-10' });
    // Nor can one begin where only the other's tracks go.
    expect(coop({}).choose({ box: 'rail-plain' }).offers({ edge: '57-58' })).toBe(false);
  });

  it('AUZ-COOP-12 a Farm reached over borrowed tracks belongs to who placed it; one surcharge for all', () => {
    const t = coop({}).choose(
      { box: 'farm' },
      { type: 'sheep', hex: 58 },
      { type: 'corn', hex: 59 },
    );
    expect(t.state.farms.map((farm) => [farm.hex, farm.owner])).toEqual([
      [58, 0],
      [59, 0],
    ]);
    expect(spent(t)).toEqual([2 + 1]);
    expect(t.player(0).goods.gold).toBe(6);
    // A hex that no usable track touches takes no Farm.
    expect(coop({}).choose({ box: 'farm' }).offers({ hex: 57 })).toBe(false);
  });

  it('AUZ-COOP-04 AUZ-COOP-12 Farms on the own line cost no surcharge', () => {
    const t = coop({}).choose({ box: 'farm' }, { type: 'sheep', hex: 43 }, { do: 'done' });
    expect(spent(t)).toEqual([1]);
  });
});

describe('helping each other', () => {
  it('AUZ-COOP-07 each imported good and each Gold from an export may be given away at once', () => {
    const t = coop({}).choose({ box: 'trade' }, { do: 'import', good: 'coal' });
    expect(t.asked).toMatchObject({ seat: 0, prompt: { ask: 'gift', good: 'coal' } });
    t.choose({ do: 'give', seat: 1 }, { do: 'export', good: 'iron' });
    expect(t.asked?.prompt).toMatchObject({ ask: 'gift', good: 'gold' });
    t.choose({ do: 'give', seat: 0 });
    expect(t.player(0).goods).toMatchObject({ coal: 2, iron: 1, gold: 5 });
    expect(t.player(1).goods).toMatchObject({ coal: 3, iron: 2, gold: 4 });
    const other = coop({}).choose({ box: 'trade' }, { do: 'export', good: 'iron' });
    other.choose({ do: 'give', seat: 1 }, { do: 'done' });
    expect(other.player(1).goods.gold).toBe(5);
    expect(other.player(0).goods.gold).toBe(4);
  });

  const display = ['singh', 'jones', 'karpov', 'bones', 'merino'];

  it('AUZ-COOP-08 who recruits says who receives the card, looked at or not', () => {
    const t = coop({ display }).choose({ box: 'recruit' }, { do: 'recruit', personality: 'bones' });
    expect(t.asked).toMatchObject({ seat: 0, prompt: { ask: 'receiver', personality: 'bones' } });
    t.choose({ do: 'give', seat: 1 });
    expect([t.player(0).personalities, t.player(1).personalities]).toEqual([[], ['bones']]);
    const look = coop({ display, next: { personalities: ['verne', 'castro'] } });
    look.choose({ box: 'recruit' }, { do: 'look' }, { personality: 'castro' }, { do: 'done' });
    look.choose({ do: 'give', seat: 1 });
    expect(look.player(1).personalities).toEqual(['castro']);
  });

  it('AUZ-COOP-08 AUZ-PERS-22 the same goes for Kitchener', () => {
    const t = coop({ display, players: [{ personalities: ['kitchener'] }] });
    t.choose({ do: 'play' }, { personality: 'karpov' }, { do: 'give', seat: 1 });
    expect(t.player(1).personalities).toEqual(['karpov']);
    expect(t.player(0).personalities).toEqual([]);
  });

  it('AUZ-COOP-09 AUZ-PERS-19 Jenny Appleseed restores Farms of others too; among rivals only her own', () => {
    const words = {
      farms: [
        { hex: 62, owner: 1, type: 'cattle', blighted: true },
        { hex: 43, owner: 0, type: 'sheep', blighted: true },
      ],
      players: [{ personalities: ['appleseed'] }],
    };
    const t = coop(words).choose({ do: 'play' }, { hex: 62 }, { hex: 43 });
    expect(t.state.farms.every((farm) => !farm.blighted)).toBe(true);
    const rivals = situation({ arrange: { ...two, ...words } }).choose({ do: 'play' });
    expect(rivals.choices).toEqual([{ do: 'restore', hex: 43 }]);
  });
});

describe('fighting over borrowed rails', () => {
  const attack = (
    units: Readonly<Record<string, number>>,
    hex: number,
    personalities: readonly string[] = [],
  ) => {
    const t = coop({
      oldOnes: [{ hex, tile: 'L1-12' }],
      players: [{ units, personalities }],
    }).choose({ box: 'attack' });
    for (const unit of Object.keys(units)) t.choose({ do: 'join', unit });
    return t;
  };

  it('AUZ-COOP-03 AUZ-COOP-13 a borrowed hex may be the jump-off, for 1 TP more', () => {
    // 46 is one step from 45, at the end of Adelaide's line.
    const t = attack({ infantry: 1 }, 46);
    expect(t.offers({ do: 'attack', hex: 46 })).toBe(true);
    t.choose({ do: 'attack', hex: 46 });
    expect(t.told('attack')).toMatchObject([{ time: 1 + 1 }]);
    expect(spent(t)).toEqual([2]);
    // 44 touches hex 43 of the own line.
    expect(spent(attack({ infantry: 1 }, 44).choose({ do: 'attack', hex: 44 }))).toEqual([1]);
  });

  it('AUZ-COOP-13 AUZ-RULING-78 a Train rides borrowed rails into the hex it attacks', () => {
    expect(spent(attack({ train: 1 }, 58).choose({ do: 'attack', hex: 58 }))).toEqual([2]);
    // Off every rail it cannot go, borrowed or not.
    expect(
      situation({
        config: { play: 'coop' },
        arrange: {
          ...two,
          oldOnes: [{ hex: 46, tile: 'L1-12' }],
          players: [{ units: { train: 1 } }],
        },
      }).refused({ box: 'attack' }).why,
    ).toBe('attack.nothingInReach');
  });

  it('AUZ-COOP-11 AUZ-RULING-66 Guyonne lowers the cost by types to no less than 1, then comes the surcharge', () => {
    const forces = [
      { infantry: 1, car: 1, artillery: 1 },
      { infantry: 1, car: 1 },
      { infantry: 1 },
    ];
    const costs = forces.map((units) =>
      spent(attack(units, 46, ['guyonne']).choose({ do: 'attack', hex: 46 })),
    );
    expect(costs).toEqual([[2 + 1], [1 + 1], [1 + 1]]);
  });

  it('AUZ-COOP-13 AUZ-RULING-78 AUZ-RULING-58 Alika pays the surcharge too, and her disc moves in the middle of the activation', () => {
    const t = coop({
      farms: [{ hex: 58, owner: 0, type: 'sheep' }],
      oldOnes: [{ hex: 57, tile: 'L1-05', faceUp: true }],
      players: [{ personalities: ['alika'], units: { train: 1 } }],
      time: { 0: 22, 1: 25, oldOnes: 22 },
      // Two movement cards, the first for Zombies; then a row in which the Train strikes.
      next: { revelations: ['R1-08'], oldOneCards: ['O02', 'O01', 'O24', 'O38'] },
    }).choose({ box: 'retrieve' });
    expect(t.asked).toMatchObject({ seat: 0, step: 'alika' });
    t.choose({ do: 'defend', hex: 58 }, { do: 'join', unit: 'train' }, { do: 'attack', hex: 58 });
    t.choose({ do: 'stay' });
    expect(t.told('oldOne.claimed')).toMatchObject([{ tile: 'L1-05' }]);
    expect(t.told('time.moved')).toMatchObject([{ seat: 0, spaces: 2, space: 25 }]);
    expect(t.told('farm.saved')).toMatchObject([{ hex: 58 }]);
    // She lies on top of seat 1, and the Old Ones, rearmost on 23, went on to act again.
    expect(t.state.discs.map((disc) => disc.seat).filter((seat) => seat >= 0)).toEqual([1, 0]);
    expect(t.told('time.oldOnes').map((event) => event.space)).toEqual([24, 25, 26]);
    expect(t.asked).toMatchObject({ seat: 0, step: 'action' });
  });
});

describe('what stays at home', () => {
  it('AUZ-COOP-14 AUZ-RULING-78 Cassan places Farms on the own network only', () => {
    const t = coop({ players: [{ personalities: ['cassan'] }] }).choose({ do: 'play' });
    expect(t.offers({ type: 'sheep', hex: 43 })).toBe(true);
    expect(t.offers({ hex: 58 })).toBe(false);
    // With the own line cut, a borrowed way round does not help him.
    const cut = coop({
      tracks: { 0: two.tracks[0], 1: ['59-61', '59-60', '42-60', '41-42'] },
      oldOnes: [{ hex: 43, tile: 'L1-12' }],
      players: [{ personalities: ['cassan'] }],
    }).choose({ do: 'play' });
    expect(cut.refused({ type: 'corn', hex: 59 })).toMatchObject({ rule: 'AUZ-FARM-03' });
    expect(cut.offers({ type: 'sheep', hex: 40 })).toBe(true);
  });

  it('AUZ-COOP-14 AUZ-RULING-78 Brassey builds from the own network only', () => {
    const t = coop({ players: [{ personalities: ['brassey'] }] }).choose({ do: 'play' });
    expect(t.offers({ edge: '58-59' })).toBe(false);
    expect(t.offers({ edge: '57-58' })).toBe(false);
    expect(t.offers({ edge: '59-60' })).toBe(true);
  });
});

describe('winning together', () => {
  const won = (...tokens: number[]) =>
    coop(
      {
        // 12 VP for the Old Ones.
        oldOnes: [{ hex: 79, tile: 'L2-02' }],
        players: tokens.map((value) => ({ tokens: value })),
        time: { 0: 52, 1: 53, 2: 53, oldOnes: 53 },
      },
      3,
    )
      .choose({ box: 'retrieve' })
      .result()
      .sides.map((side) => side.won);

  it('AUZ-COOP-10 every player must have strictly more than the Old Ones; there is no single winner', () => {
    expect(won(13, 40, 20)).toEqual([true, true, true, false]);
    expect(won(12, 40, 20)).toEqual([false, false, false, true]);
    expect(won(30, 40, 3)).toEqual([false, false, false, true]);
  });
});
