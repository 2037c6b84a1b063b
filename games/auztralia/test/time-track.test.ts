import { describe, expect, it } from 'vitest';
import { situation } from './situation.ts';

const OLD_ONES = -1;
const wait = { do: 'box', box: 'retrieve' } as const;

/** An empty map: nobody to move, nothing to reveal, so that only the discs matter. */
const track = (
  time: Readonly<Record<string, number>>,
  stack: readonly (number | 'oldOnes')[] | null = null,
  seats: 2 | 3 = 2,
) =>
  situation({
    config: { seats },
    arrange: { map: 'empty', time, ...(stack && { stack }) },
  });

const spaces = (t: ReturnType<typeof situation>) =>
  t.told('time.oldOnes').map((event) => event.space);

describe('who is active', () => {
  it('AUZ-TIME-01 the disc on the lowest space acts', () => {
    expect(track({ 0: 9, 1: 6, 2: 7 }, null, 3).asked).toMatchObject({ seat: 1, step: 'action' });
    expect(track({ 0: 9, 1: 11, 2: 8 }, null, 3).asked?.seat).toBe(2);
  });

  it('AUZ-TIME-01 AUZ-TIME-02 AUZ-EX-05 Red and Blue behind or above Green act before Green', () => {
    const [red, green, blue] = [0, 1, 2];
    const t = track({ 0: 6, 1: 8, 2: 8 }, ['oldOnes', green, blue, red], 3);
    expect(t.asked?.seat).toBe(red);
    t.choose(wait, wait, wait);
    // Red is on 9; Blue lies on top of Green on 8.
    expect(t.asked?.seat).toBe(blue);
    t.choose(wait);
    expect(t.asked?.seat).toBe(green);
  });

  it('AUZ-TIME-02 of a stack the highest disc acts', () => {
    expect(track({ 0: 6, 1: 6 }, ['oldOnes', 0, 1]).asked?.seat).toBe(1);
    expect(track({ 0: 6, 1: 6 }, ['oldOnes', 1, 0]).asked?.seat).toBe(0);
  });

  it('AUZ-TIME-03 AUZ-TIME-04 who arrives on a stack lies on top and goes on acting while rearmost', () => {
    const t = track({ 0: 5, 1: 7 });
    t.choose(wait);
    expect(t.asked?.seat).toBe(0);
    t.choose(wait);
    // Both on 7, and seat 0 came last.
    expect(t.asked?.seat).toBe(0);
    t.choose(wait);
    expect(t.asked?.seat).toBe(1);
    t.choose(wait);
    // Now seat 1 came last on 8.
    expect(t.asked?.seat).toBe(1);
  });

  it('AUZ-TIME-05 AUZ-END-03 a player on 53 or beyond takes no more actions; the others go on', () => {
    const t = track({ 0: 52, 1: 51, oldOnes: 53 }, null);
    expect(t.asked?.seat).toBe(1);
    t.choose(wait);
    expect(t.asked?.seat).toBe(1);
    t.choose(wait);
    expect(t.asked?.seat).toBe(0);
    t.choose(wait);
    expect(t.asked).toBeNull();
    expect(track({ 0: 54, 1: 50, oldOnes: 53 }).asked?.seat).toBe(1);
  });
});

describe('the purple disc', () => {
  it('AUZ-TIME-06 AUZ-TIME-07 it lies at the bottom on 22, so that all players pass it before the Old Ones act', () => {
    const t = track({ 0: 21, 1: 22, oldOnes: 22 }, ['oldOnes', 1, 0]);
    t.choose(wait);
    expect(spaces(t)).toEqual([]);
    expect(t.asked?.seat).toBe(0);
    t.choose(wait);
    // Seat 0 is on 23; seat 1 still lies above the purple disc on 22.
    expect(spaces(t)).toEqual([]);
    expect(t.asked?.seat).toBe(1);
    t.choose(wait);
    expect(spaces(t)).not.toEqual([]);
  });

  it('AUZ-TIME-07 in a new game the Old Ones do not act while a player is on 22 or below', () => {
    const t = situation({ seed: 5 });
    while (t.asked?.step === 'port') t.choose({ ...t.choices[0] });
    for (let i = 0; i < 60 && !t.told('time.oldOnes').length; i++) t.choose(wait);
    const players = t.state.discs.filter((disc) => disc.seat !== OLD_ONES);
    expect(players.every((disc) => disc.space > 22)).toBe(true);
    expect(t.told('time.oldOnes')[0]?.space).toBe(23);
  });

  it('AUZ-TIME-06 AUZ-RULING-03 it lands on top of the players and then acts again', () => {
    const t = track({ 0: 22, 1: 23, oldOnes: 22 }, ['oldOnes', 1, 0]);
    t.choose(wait);
    // From 22 onto both players on 23, from the top of that stack to 24.
    expect(spaces(t)).toEqual([23, 24]);
    expect(t.asked?.seat).toBe(0);
  });

  it('AUZ-TIME-08 the Old Ones act as often as their disc is the rearmost', () => {
    const t = track({ 0: 23, 1: 29, oldOnes: 24 });
    t.choose({ do: 'box', box: 'retrieve' });
    expect(spaces(t)).toEqual([]);
    t.choose({ do: 'box', box: 'trade' }, { good: 'coal', do: 'import' }, { do: 'done' });
    // Seat 0 is on 25, on top of nobody; the purple disc is on 24.
    expect(spaces(t)).toEqual([25, 26]);
    expect(t.asked?.seat).toBe(0);
  });

  it('AUZ-TIME-09 AUZ-TIME-10 AUZ-END-01 when all players are out of time it goes on to 53, acts there and ends', () => {
    const t = track({ 0: 50, 1: 53, oldOnes: 50 }, ['oldOnes', 1, 0]);
    t.choose({ do: 'box', box: 'rail-any' }).choose({ ...t.choices[0] }, { do: 'done' });
    expect(spaces(t)).toEqual([51, 52, 53]);
    // The last one on 53 is an activation like the others.
    expect(t.told('oldOnes.still')).toHaveLength(3);
    expect(t.asked).toBeNull();
    expect(t.told('end')).toMatchObject([{ ending: 'time' }]);
  });

  it('AUZ-TIME-10 on 53 it never acts again, however long the players still play', () => {
    const t = track({ 0: 50, 1: 53, oldOnes: 53 });
    for (const space of [51, 52, 53]) {
      t.choose(wait);
      expect(t.told('time.moved')).toMatchObject([{ seat: 0, space }]);
      expect(spaces(t)).toEqual([]);
    }
    expect(t.asked).toBeNull();
  });

  it('AUZ-TIME-11 AUZ-RULING-59 a disc may stand beyond 55; it is a number like any other', () => {
    // Three Farms and one borrowed line: 52 + 3 + 1.
    const t = situation({
      config: { play: 'coop' },
      arrange: {
        map: 'empty',
        ports: { 0: 41, 1: 61 },
        tracks: { 0: ['40-41', '40-43', '43-59'], 1: ['59-61', '61-62'] },
        time: { 0: 52, 1: 52, oldOnes: 53 },
        stack: ['oldOnes', 1, 0],
      },
    });
    t.choose({ do: 'box', box: 'farm' });
    t.choose({ type: 'sheep', hex: 43 }, { type: 'corn', hex: 59 }, { type: 'cattle', hex: 62 });
    expect(t.told('time.moved')).toMatchObject([{ seat: 0, spaces: 4, space: 56 }]);
    expect(t.asked?.seat).toBe(1);
    t.choose(wait);
    expect(t.asked).toBeNull();
  });
});
