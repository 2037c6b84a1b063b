import { tableBody } from '@incognita/server/protocol';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  bodyOf,
  OPENING_TERMS,
  USUAL,
  WINDOW_DELAYS_MS,
  WINDOW_TIMES_MS,
} from '../pages/new-table/online.ts';
import { seatedAnew, seatingFor, seatRequestsOf } from '../pages/new-table/seating.ts';
import { timeText } from '../shell/time-text.ts';

const sitters = (seating: readonly { by: string }[]): string[] => seating.map(({ by }) => by);

describe('who sits where', () => {
  test('on this device bots fill up, online the other seats are open', () => {
    expect(sitters(seatingFor(3, [], 1, 'Ada', 'here'))).toEqual(['person', 'bot', 'bot']);
    expect(sitters(seatingFor(3, [], 1, 'Ada', 'online'))).toEqual(['person', 'open', 'open']);
  });

  test('online there is one of you: the other persons of the screen become open seats', () => {
    const two = seatingFor(3, [], 2, 'Ada', 'here');
    expect(sitters(two)).toEqual(['person', 'person', 'bot']);
    expect(sitters(seatingFor(3, two, 2, 'Ada', 'online'))).toEqual(['person', 'open', 'bot']);
  });

  test('back on this device nobody can come, so open seats get bots', () => {
    const online = seatingFor(2, [], 1, 'Ada', 'online');
    expect(sitters(seatingFor(2, online, 1, 'Ada', 'here'))).toEqual(['person', 'bot']);
  });

  test('whoever takes another seat leaves the first one open', () => {
    const online = seatingFor(3, [], 1, 'Ada', 'online');
    const moved = seatedAnew(online, 2, { by: 'person' }, 'online');
    expect(sitters(moved)).toEqual(['open', 'open', 'person']);
    expect(seatRequestsOf(seatedAnew(moved, 1, { by: 'bot' }, 'online'))).toEqual([
      { by: 'open' },
      { by: 'bot', kind: 'greedy' },
      { by: 'me' },
    ]);
  });
});

test('what happens at zero is only agreed on where there is a clock', () => {
  const seats = seatRequestsOf(seatingFor(2, [], 1, '', 'online'));
  const calm = bodyOf('whiteout', { seats: 2 }, seats, OPENING_TERMS);
  expect(calm).toMatchObject({ pace: null, visibility: 'link', spectators: true });
  expect(calm).not.toHaveProperty('whenOut');
  const timed = bodyOf('whiteout', { seats: 2 }, seats, {
    ...OPENING_TERMS,
    pace: USUAL.fischer,
    atZero: 'nothing',
  });
  expect(timed.whenOut).toEqual({ do: 'nothing' });
});

describe('a clock', () => {
  const units = { days: (n: number) => `${n} d`, hours: (n: number) => `${n} h` };
  test.each([
    [0, '0:00'],
    [1, '0:01'],
    [59_001, '1:00'],
    [61_000, '1:01'],
    [3_599_000, '59:59'],
    [3_661_000, '1:01:01'],
    [26 * 3_600_000, '1 d 2 h'],
    [-5, '0:00'],
  ])('with %i ms left shows %s', (left, text) => {
    expect(timeText(left, units)).toBe(text);
  });
});

test('a table that gives time to react sends it, and none by itself', () => {
  const seats = seatRequestsOf(seatingFor(2, [], 1, '', 'online'));
  expect(bodyOf('whiteout', { seats: 2 }, seats, OPENING_TERMS).windowTime).toBeNull();
  const hasty = { ...OPENING_TERMS, windowTime: WINDOW_TIMES_MS[0] ?? null };
  expect(bodyOf('whiteout', { seats: 2 }, seats, hasty).windowTime).toBe(15_000);
  // The pause before an answer is heard is the server's, unless somebody chose another one.
  expect(bodyOf('whiteout', { seats: 2 }, seats, hasty)).not.toHaveProperty('windowDelay');
  const calm = { ...OPENING_TERMS, windowDelay: 5000 };
  expect(bodyOf('whiteout', { seats: 2 }, seats, calm)).toHaveProperty('windowDelay', 5000);
});

test('every time to react is one that the server takes', () => {
  for (const windowTime of WINDOW_TIMES_MS)
    expect(v.is(tableBody, { game: 'whiteout', config: {}, seats: [], windowTime })).toBe(true);
  for (const windowDelay of WINDOW_DELAYS_MS)
    expect(v.is(tableBody, { game: 'whiteout', config: {}, seats: [], windowDelay })).toBe(true);
});
