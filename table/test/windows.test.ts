import { SPECTATOR } from '@incognita/kernel';
import { describe, expect, test } from 'vitest';
import { type Opening, Table, verify } from '../index.ts';
import {
  ADA,
  accepted,
  asked,
  BEN,
  BOT,
  digits,
  engine,
  eyesOf,
  move,
  picker,
  playToTheEnd,
  refused,
  startedTable,
  type Words,
} from './open-table.ts';

const pick = picker('windows');
const PASS = { do: 'endure' };

const isOpen = (table: Table<Words>): boolean =>
  table.asked !== null && table.viewFor(table.asked).window !== null;

/** A game at the moment in which a storm window is open, of the seats' own or of others. */
function atWindow(opening: Partial<Opening> = {}): { table: Table<Words>; seat: number } {
  for (let game = 0; game < 100; game++) {
    const table = startedTable({ secret: digits(`storm ${game}`), ...opening });
    while (!table.over && !isOpen(table)) move(table, pick, 1000);
    if (!table.over) return { table, seat: asked(table) };
  }
  throw new Error('no storm broke in a hundred games');
}

/** Plays on by chance, and gives every pass that is due; answers how many there were. */
function playOn(table: Table<Words>, enough: () => boolean): number {
  let passes = 0;
  while (!table.over && !enough()) {
    const due = table.passDue();
    if (due === null) move(table, pick, 1000);
    else {
      accepted(table.submit(due.seat, due.seq, due.choice, 1000));
      passes++;
    }
  }
  return passes;
}

describe('a window', () => {
  test('tells whoever is asked how it can be passed, and nobody else', () => {
    const { table, seat } = atWindow();
    expect(table.viewFor(seat).window).toEqual({ pass: PASS, span: 'round' });
    for (const eye of eyesOf(table)) if (eye !== seat) expect(table.viewFor(eye).window).toBeNull();
  });

  test('lets nobody hear an answer before the same delay, whoever gives it', () => {
    for (const seats of [
      [ADA, BEN],
      [BOT, BOT],
    ]) {
      const { table } = atWindow({ seats });
      expect(table.answerTime(700)).toBe(1700);
      move(table, pick, 1800);
      expect(table.answerTime(700)).toBe(isOpen(table) ? 2500 : 0);
    }
  });
});

describe('a pass in advance', () => {
  test('is given for the span of the window, and each pass is a decision like any other', () => {
    const { table, seat } = atWindow();
    const { seq } = table;
    expect(table.passInAdvance(seat, true)).toEqual({ accepted: seq });
    expect(table.seq).toBe(seq);
    expect(table.passDue()).toEqual({ seat, seq, choice: PASS });
    const round = table.world!.state.round;
    playOn(table, () => table.world!.state.round !== round);
    expect(table.log[seq]).toMatchObject({ kind: 'decision', seat, choice: PASS });
    // The round is over, and so is the pass.
    expect(table.viewFor(seat).passing).toBeNull();
    playToTheEnd(table, pick);
    const whole = table.exportWhole();
    if ('refused' in whole) throw new Error('the game is over');
    expect(verify([engine], whole.saved).troubles).toEqual([]);
  });

  test('is known to its seat alone, in views and in what is told ahead', () => {
    const { table, seat } = atWindow();
    const before = eyesOf(table).map((eye) => JSON.stringify(table.viewFor(eye)));
    accepted(table.passInAdvance(seat, true));
    for (const eye of eyesOf(table)) {
      if (eye === seat) expect(table.viewFor(eye).passing).toBe('round');
      else expect(JSON.stringify(table.viewFor(eye))).toBe(before[eyesOf(table).indexOf(eye)]);
    }
    const due = table.passDue()!;
    const change = table.prepare({ do: 'submit', ...due }, 1000);
    if ('refused' in change) throw new Error(change.refused.reason);
    expect(change.updateFor(seat).look.passing).toBe('round');
    expect(change.updateFor(SPECTATOR).look.passing).toBeNull();
  });

  test('can be taken back, and ends when something else than a decision happens', () => {
    const { table, seat } = atWindow();
    accepted(table.passInAdvance(seat, true));
    accepted(table.passInAdvance(seat, false));
    expect(table.passDue()).toBeNull();
    accepted(table.passInAdvance(seat, true));
    accepted(table.ask({ do: 'to-bot', seat, kind: 'random' }, 1000));
    expect(table.passDue()).toBeNull();
    expect(refused(table.passInAdvance(seat, true)).code).toBe('bot-seat');
  });

  test('is refused where no window is open, and to seats that are not asked', () => {
    const { table, seat } = atWindow();
    expect(refused(table.passInAdvance(1 - seat, true)).code).toBe('not-your-turn');
    expect(refused(table.passInAdvance(7, true)).code).toBe('unknown-seat');
    const other = startedTable();
    expect(refused(other.passInAdvance(asked(other), true)).code).toBe('no-window');
  });
});

describe('the time of a window', () => {
  const windowTime = 15_000;

  test('takes the pass when it is up, as a decision of the seat', () => {
    const { table, seat } = atWindow({ windowTime });
    expect(table.deadline()).toBe(16_000);
    expect(table.expire(15_999)).toBeNull();
    const pass = table.expire(16_000)!;
    expect(pass.entry).toMatchObject({ kind: 'decision', seat, choice: PASS });
    pass.apply();
    const again = Table.open(engine, {
      config: { seats: 2 },
      seats: table.seats,
      secret: table.snapshot().secret,
      windowTime,
    });
    again.adoptAll(table.log);
    expect(again.viewFor(seat)).toEqual(table.viewFor(seat));
  });

  test('runs for people only, and not at other decisions', () => {
    expect(atWindow({ windowTime, seats: [BOT, BOT] }).table.deadline()).toBeNull();
    expect(startedTable({ windowTime }).deadline()).toBeNull();
    expect(atWindow().table.deadline()).toBeNull();
  });

  test('leaves the clock its own deadline, whichever comes first', () => {
    const pace = { kind: 'per-move', time: 5000 } as const;
    expect(atWindow({ windowTime, pace }).table.deadline()).toBe(6000);
    const long = { kind: 'per-move', time: 60_000 } as const;
    const { table, seat } = atWindow({ windowTime, pace: long });
    expect(table.deadline()).toBe(16_000);
    expect(table.expire(16_000)!.entry).toMatchObject({ kind: 'decision', seat });
    expect(table.viewFor(seat).windowTime).toBe(windowTime);
  });

  test('has to be a second at least', () => {
    expect(() => startedTable({ windowTime: 10 })).toThrow('"windowTime" is 10');
  });
});
