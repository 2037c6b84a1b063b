import { describe, expect, test } from 'vitest';
import type { Pace, Table } from '../index.ts';
import {
  accepted,
  asked,
  BOT,
  choicesOf,
  digits,
  move,
  picker,
  refused,
  startedTable,
  tableWithFreeUndo,
  type Words,
} from './open-table.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const fischer: Pace = {
  kind: 'fischer',
  initial: 10 * MINUTE,
  increment: MINUTE,
  cap: 12 * MINUTE,
};
const daily: Pace = { kind: 'per-move', time: 3 * DAY };

/** The asked seat moves on, at `now`, until somebody else is asked. */
function passOn(table: Table<Words>, now: number): void {
  const seat = asked(table);
  for (let i = 0; asked(table) === seat; i++) move(table, picker(i), now);
}

describe('Fischer', () => {
  test('time runs for the person who is asked, and for nobody else', () => {
    const table = startedTable({ pace: fischer });
    const seat = asked(table);
    expect(table.timeLeft(seat, 3 * MINUTE)).toBe(7 * MINUTE);
    expect(table.timeLeft(1 - seat, 3 * MINUTE)).toBe(10 * MINUTE);
    expect(table.deadline()).toBe(10 * MINUTE);
  });

  test('every move adds time, up to the cap', () => {
    const table = startedTable({ pace: fischer });
    const seat = asked(table);
    accepted(table.submit(seat, 1, { do: 'rest' }, 5 * MINUTE));
    expect(table.timeLeft(seat, 5 * MINUTE)).toBe(6 * MINUTE);
    const other = asked(table);
    expect(other).not.toBe(seat);
    let moves = 0;
    for (; moves < 6; moves++) passOn(table, 5 * MINUTE);
    expect(table.timeLeft(other, 5 * MINUTE)).toBe(12 * MINUTE);
    expect(table.timeLeft(seat, 5 * MINUTE)).toBeLessThanOrEqual(12 * MINUTE);
  });

  test('what can be taken back freely adds no time: it could be had again and again', () => {
    const { table } = tableWithFreeUndo();
    const decisions = table.log.filter((entry) => entry.kind === 'decision');
    const timed = startedTable({ pace: fischer, secret: secretOf(table) });
    for (const entry of decisions.slice(0, -1))
      accepted(timed.submit(entry.seat, timed.seq, entry.choice, 0));
    const last = decisions.at(-1)!;
    const before = timed.timeLeft(last.seat, 0);
    accepted(timed.submit(last.seat, timed.seq, last.choice, 0));
    expect(timed.timeLeft(last.seat, 0)).toBe(before);
  });

  test('no clock runs while a bot is asked, or nobody, or the game is not on', () => {
    const table = startedTable({ pace: fischer, seats: [BOT, BOT] });
    expect(table.viewFor(0).clocks!.running).toBeNull();
    expect(table.deadline()).toBeNull();
    expect(table.timeLeft(asked(table), DAY)).toBe(10 * MINUTE);
    expect(table.expire(DAY)).toBeNull();
  });

  test('a seat that is handed to a bot keeps what it has', () => {
    const table = startedTable({ pace: fischer });
    const seat = asked(table);
    accepted(table.ask({ do: 'to-bot', seat, kind: 'random' }, 4 * MINUTE));
    expect(table.timeLeft(seat, DAY)).toBe(6 * MINUTE);
    accepted(table.ask({ do: 'to-human', seat, person: null }, DAY));
    expect(table.timeLeft(seat, DAY)).toBe(6 * MINUTE);
    expect(table.timeLeft(seat, DAY + MINUTE)).toBe(5 * MINUTE);
  });

  test("the host's clock may jump back; nobody gains by it", () => {
    const table = startedTable({ pace: fischer }, 100 * MINUTE);
    const seat = asked(table);
    expect(table.timeLeft(seat, 50 * MINUTE)).toBe(10 * MINUTE);
    accepted(table.submit(seat, 1, { do: 'rest' }, 50 * MINUTE));
    expect(table.log.at(-1)!.at).toBe(100 * MINUTE);
    expect(table.timeLeft(seat, 50 * MINUTE)).toBe(11 * MINUTE);
  });

  test('time without the host does not count once the table is resumed', () => {
    const table = startedTable({ pace: fischer });
    const seat = asked(table);
    table.resume(DAY);
    expect(table.timeLeft(seat, DAY + MINUTE)).toBe(9 * MINUTE);
  });
});

describe('so many days for each move', () => {
  test('every move has its whole time', () => {
    const table = startedTable({ pace: daily });
    const seat = asked(table);
    expect(table.timeLeft(seat, 2 * DAY)).toBe(DAY);
    accepted(table.submit(seat, 1, { do: 'rest' }, 2 * DAY));
    expect(table.timeLeft(seat, 9 * DAY)).toBe(3 * DAY);
    expect(table.timeLeft(asked(table), 4 * DAY)).toBe(DAY);
  });

  test('without a pace there are no clocks', () => {
    const table = startedTable();
    expect(table.timeLeft(0, DAY)).toBeNull();
    expect(table.viewFor(0).clocks).toBeNull();
    expect(table.deadline()).toBeNull();
    expect(refused(table.ask({ do: 'expire' }, DAY)).code).toBe('in-time');
  });
});

describe('out of time', () => {
  test('a bot takes over, and the person can come back with the time of one move', () => {
    const table = startedTable({ pace: fischer, whenOut: { do: 'bot', kind: 'greedy' } });
    const seat = asked(table);
    expect(table.expire(10 * MINUTE - 1)).toBeNull();
    const timeOut = table.expire(10 * MINUTE)!;
    expect(timeOut.entry).toEqual({
      seq: 2,
      at: 10 * MINUTE,
      kind: 'time-out',
      seat,
      did: 'bot',
    });
    expect(table.seats[seat]!.by).toBe('human');
    expect(timeOut.apply()).toEqual({ accepted: 2 });
    expect(table.botToMove()).toEqual({ seat, kind: 'greedy', seq: 2 });
    expect(table.expire(DAY)).toBeNull();
    expect(table.seats[seat]).toMatchObject({ by: 'bot', holdsFor: people[seat] });
    accepted(table.ask({ do: 'to-human', seat, person: null }, DAY));
    expect(table.timeLeft(seat, DAY)).toBe(MINUTE);
  });

  test('a move that comes late, but before the time-out, still counts', () => {
    const table = startedTable({ pace: fischer });
    const seat = asked(table);
    accepted(table.submit(seat, 1, choicesOf(table)[0], 11 * MINUTE));
    expect(table.seats[seat]!.by).toBe('human');
  });

  test('or nothing happens but the entry, once', () => {
    const table = startedTable({ pace: daily, whenOut: { do: 'nothing' } });
    const seat = asked(table);
    const timeOut = table.expire(3 * DAY)!;
    expect(timeOut.entry).toMatchObject({ kind: 'time-out', seat, did: 'nothing' });
    timeOut.apply();
    expect(table.expire(4 * DAY)).toBeNull();
    expect(table.deadline()).toBeNull();
    expect(table.seats[seat]!.by).toBe('human');
    const seen = table.seq;
    accepted(table.submit(seat, seen, { do: 'rest' }, 5 * DAY));
    const next = asked(table);
    expect(table.expire(8 * DAY)!.entry).toMatchObject({ kind: 'time-out', seat: next });
  });
});

const people = [
  { name: 'Ada', owner: 'owner-ada' },
  { name: 'Ben', owner: 'owner-ben' },
];
const secretOf = (table: Table<Words>): string => table.snapshot().secret ?? digits('host');
