import { describe, expect, it } from 'vitest';
import { situation } from './situation.ts';

const wait = { do: 'box', box: 'retrieve' } as const;

/** A Zombie beside Melbourne, where nobody is at home, and the Old Ones are about to act. */
const doomed = {
  map: 'empty',
  ports: { 0: 41, 1: 7 },
  oldOnes: [{ hex: 40, tile: 'L1-06', faceUp: true }],
  farms: [
    { hex: 60, owner: 0, type: 'corn' },
    { hex: 6, owner: 1, type: 'corn' },
  ],
  players: [{ goods: { phosphate: 1 } }, { tokens: 4 }],
  time: { 0: 22, 1: 30, oldOnes: 22 },
  next: { revelations: ['R1-08'], oldOneCards: ['O02', 'O01'] },
} as const;

describe('the end of the game', () => {
  it('AUZ-END-01 the game ends at once when every disc is at 53 or beyond', () => {
    const t = situation({
      arrange: { map: 'empty', time: { 0: 52, 1: 54, oldOnes: 53 } },
    });
    expect(t.asked?.seat).toBe(0);
    t.choose(wait);
    expect(t.told('end')).toMatchObject([{ rule: 'AUZ-END-01', ending: 'time' }]);
    expect(t.world.over).toBe(true);
    expect(t.result().rule).toBe('AUZ-END-01');
  });

  it('AUZ-END-01 it does not end while the purple disc, or any player, is below 53', () => {
    const purple = situation({
      arrange: {
        map: 'empty',
        time: { 0: 50, 1: 53, oldOnes: 51 },
      },
    });
    // Seat 0 to 51, on top of the purple disc; to 52; only then the Old Ones up to 53.
    purple.choose(wait, wait);
    expect(purple.told('time.oldOnes').map((event) => event.space)).toEqual([52, 53]);
    expect(purple.asked?.seat).toBe(0);
    purple.choose(wait);
    expect(purple.asked).toBeNull();
  });

  it('AUZ-END-02 a lost Port ends the game at once, and every player scores', () => {
    const t = situation({ arrange: doomed }).choose(wait);
    expect(t.told('port.lost')).toMatchObject([{ seat: 0, hex: 41 }]);
    expect(t.told('end')).toMatchObject([{ rule: 'AUZ-END-02', ending: 'port' }]);
    expect(t.asked).toBeNull();
    // The second movement card was drawn before the Port combat; after it nothing happened.
    expect(t.told('time.oldOnes')).toHaveLength(1);
    const { rule, sides } = t.result();
    expect(rule).toBe('AUZ-END-02');
    expect(sides.map((side) => [side.side, side.total])).toEqual([
      ['seat:0', 2 + 3],
      ['seat:1', 2 + 4],
      ['old-ones', 1],
    ]);
    // Losing the Port does not lose the game by itself.
    expect(sides.map((side) => side.won)).toEqual([false, true, false]);
  });

  it('AUZ-END-03 after the last activation the players go on until all are at 53', () => {
    const t = situation({
      arrange: {
        map: 'empty',
        oldOnes: [{ hex: 83, tile: 'L1-06', faceUp: true }],
        time: { 0: 51, 1: 52, oldOnes: 53 },
      },
    });
    t.choose(wait, wait);
    expect(t.asked?.seat).toBe(1);
    expect(t.told('card.turned')).toEqual([]);
    t.choose(wait);
    expect(t.world.over).toBe(true);
  });
});
