import type { Eye } from '@incognita/kernel';
import { describe, expect, test } from 'vitest';
import { type RedactedEntry, Table } from '../index.ts';
import {
  ADA,
  accepted,
  BEN,
  BOT,
  digits,
  eyesOf,
  move,
  picker,
  refused,
  startedTable,
  trailOf,
  type Words,
} from './open-table.ts';

/** A long game, in which horizons are near and far. */
const { engine, overrides } = trailOf(10_000, 10_000);

function longTable(): Table<Words> {
  const seats = [ADA, BEN];
  const table = Table.open(engine, {
    config: { seats: 2 },
    secret: digits('long'),
    seats,
    overrides,
  });
  accepted(table.ask({ do: 'start' }, 0));
  return table;
}

/** What each eye hears of every entry, while it happens. */
class Witness {
  readonly heard = new Map<Eye, RedactedEntry<Words>[]>();
  readonly #table: Table<Words>;

  constructor(table: Table<Words>) {
    this.#table = table;
    this.listen(0);
  }

  listen(seen = this.#table.seq - 1): void {
    for (const eye of eyesOf(this.#table)) {
      const since = this.#table.since(seen, eye);
      if (!('told' in since)) throw new Error(`this is news, and not ${since.fresh}`);
      this.heard.set(eye, [...(this.heard.get(eye) ?? []), ...since.told]);
    }
  }
}

describe('who was away', () => {
  test('is told what those heard who were there, however long they were away', () => {
    const table = longTable();
    const there = new Witness(table);
    const pick = picker('away');
    const far: number[] = [];
    for (let i = 1; i <= 300; i++) {
      if (i % 50 === 0) accepted(table.ask({ do: 'to-bot', seat: 1, kind: 'random' }, i));
      else if (i % 50 === 25 && i > 50)
        accepted(table.ask({ do: 'to-human', seat: 1, person: null }, i));
      else move(table, pick, i);
      there.listen();
      if (i % 23 > 0 && i < 298) continue;
      for (const eye of eyesOf(table)) {
        const all = there.heard.get(eye) ?? [];
        let told = 0;
        for (let seen = table.seq; seen >= 0; seen--) {
          const since = table.since(seen, eye);
          const missed = table.seq - seen;
          if ('told' in since) expect(since.told).toEqual(missed === 0 ? [] : all.slice(-missed));
          else expect(since).toEqual({ seq: table.seq, fresh: 'forgotten' });
          if ('told' in since) told = Math.max(told, missed);
        }
        far.push(table.seq - told);
        expect(told).toBeGreaterThanOrEqual(Math.min(table.seq, 64));
      }
    }
    // Sometimes all is told, and sometimes it is too much.
    expect(Math.min(...far)).toBe(0);
    expect(Math.max(...far)).toBeGreaterThan(0);
  });

  test('needs a fresh look where the table was read from its store in between', () => {
    const table = longTable();
    const pick = picker('read');
    for (let i = 0; i < 30; i++) move(table, pick);
    accepted(table.ask({ do: 'to-bot', seat: 1, kind: 'random' }, 0));
    for (let i = 0; i < 30; i++) move(table, pick);
    const again = Table.restore(engine, structuredClone(table.snapshot()));
    const { seq } = again;
    for (let i = 0; i < 5; i++) move(again, pick);
    // That a bot took over is not known any more, so neither is what came before.
    expect(again.since(10, 0)).toEqual({ seq: again.seq, fresh: 'forgotten' });
    expect(again.since(seq, 0)).toMatchObject({ told: { length: 5 } });
  });
});

describe('what was taken back', () => {
  test('is told as it was told at the time, even if it is much', () => {
    for (const back of [1, 3, 60, 190]) {
      const table = longTable();
      const there = new Witness(table);
      const pick = picker(`back ${back}`);
      for (let i = 0; i < 199; i++) {
        move(table, pick, i);
        there.listen();
      }
      accepted(table.ask({ do: 'vacate', seat: 1 }, 199));
      accepted(table.ask({ do: 'to-bot', seat: 1, kind: 'random' }, 199));
      const undo = { do: 'undo', seat: 0, seq: table.seq, back, ask: false, entropy: 'new' };
      accepted(table.ask(undo as never, 200));
      for (const eye of eyesOf(table))
        expect(table.story(eye).at(-1)?.undone).toEqual(there.heard.get(eye)?.slice(-back));
    }
  });

  test('so it is after another undo, and at a table that was read from its store', () => {
    for (const read of [false, true]) {
      let table = longTable();
      const pick = picker('twice');
      for (let i = 0; i < 300; i++) move(table, pick, i);
      accepted(table.ask({ do: 'vacate', seat: 1 }, 300));
      accepted(table.ask({ do: 'to-bot', seat: 1, kind: 'random' }, 300));
      const undo = { do: 'undo', seat: 0, ask: false, entropy: 'new' } as const;
      accepted(table.ask({ ...undo, seq: table.seq, back: 50 }, 300));
      if (read) table = Table.restore(engine, structuredClone(table.snapshot()));
      const last = table.story(0).findLast(({ what }) => what.kind === 'decision');
      accepted(table.ask({ ...undo, seq: table.seq, back: 1 }, 300));
      expect(table.story(0).at(-1)?.undone).toEqual([last]);
    }
  });

  test('of very much, the last is told', () => {
    const table = longTable();
    const there = new Witness(table);
    const pick = picker('much');
    for (let i = 0; i < 450; i++) {
      move(table, pick, i);
      there.listen();
    }
    accepted(table.ask({ do: 'vacate', seat: 1 }, 450));
    accepted(table.ask({ do: 'to-bot', seat: 1, kind: 'random' }, 450));
    const undo = { do: 'undo', seat: 0, seq: table.seq, back: 449, ask: false, entropy: 'new' };
    accepted(table.ask(undo as never, 451));
    expect(table.story(0).at(-1)?.undone).toEqual(there.heard.get(0)?.slice(-400));
  });
});

test('a log that is left to the host is not kept, and cannot be exported', () => {
  const table = startedTable({ seats: [ADA, BOT], local: true });
  expect(table.log.length).toBe(1);
  table.leaveLogToHost();
  move(table, picker(1));
  expect(table.log).toEqual([]);
  expect(table.viewChangeFor(0)).not.toHaveProperty('game');
  expect(refused(table.exportWhole()).code).toBe('log-missing');
});
