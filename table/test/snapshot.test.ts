import { describe, expect, test } from 'vitest';
import { type LogEntry, type Snapshot, Table } from '../index.ts';
import {
  ADA,
  accepted,
  asked,
  BEN,
  BOT,
  digits,
  engine,
  eyesOf,
  fingerprintOf,
  move,
  openTable,
  picker,
  playToTheEnd,
  position,
  refused,
  startedTable,
  tableWithFreeUndo,
  trailOf,
  type Words,
} from './open-table.ts';

const stored = (snapshot: Snapshot<Words>): Snapshot<Words> => JSON.parse(JSON.stringify(snapshot));
const looks = (table: Table<Words>): string =>
  JSON.stringify(eyesOf(table).map((eye) => table.viewFor(eye)));

describe('a snapshot', () => {
  test('and the entries since equal the whole log, wherever it was taken', () => {
    const pace = { kind: 'fischer', initial: 1000, increment: 5, cap: 2000 } as const;
    const opening = { config: { seats: 2 }, seats: [ADA, BOT], secret: digits('host'), pace };
    const table = openTable(opening);
    const snapshots = [stored(table.snapshot())];
    const pick = picker('snapshot');
    const after = () => snapshots.push(stored(table.snapshot()));
    accepted(table.ask({ do: 'entropy', seat: 0, text: 'x' }, 0));
    after();
    accepted(table.ask({ do: 'start' }, 1));
    after();
    for (let i = 0; !table.over; i++) {
      move(table, pick, i);
      after();
      if (i % 7 === 3) {
        const undo = { do: 'undo', seat: 0, seq: table.seq, ask: false } as const;
        const back = Math.min(3, table.viewFor(0).undo!.taken);
        accepted(table.ask({ ...undo, back, entropy: digits(i) }, i));
        after();
      }
    }
    const whole = Table.open(engine, opening);
    whole.adoptAll(JSON.parse(JSON.stringify(table.log)));
    expect(fingerprintOf(whole)).toBe(fingerprintOf(table));
    for (const snapshot of snapshots) {
      const later = table.log.slice(snapshot.seq);
      const restored = Table.restore(engine, snapshot, later);
      expect(position(restored)).toBe(position(table));
      expect(looks(restored)).toBe(looks(table));
      expect(stored(restored.snapshot())).toEqual(stored(table.snapshot()));
    }
    expect(snapshots.length).toBeGreaterThan(10);
  });

  test('keeps what can be taken back: within the horizon and beyond it', () => {
    const { table, seat } = tableWithFreeUndo();
    const restored = Table.restore(engine, stored(table.snapshot()));
    for (const one of [table, restored]) {
      const undo = { do: 'undo', seat, seq: one.seq, back: 1, ask: false, entropy: 'x' } as const;
      accepted(one.ask(undo, 0));
    }
    expect(position(restored)).toBe(position(table));
    for (const one of [table, restored]) {
      accepted(one.ask({ do: 'to-bot', seat: 1 - seat, kind: 'random' }, 0));
      accepted(one.ask({ do: 'vacate', seat: 1 - seat }, 0));
      const back = one.world!.taken;
      if (back === 0) continue;
      accepted(one.ask({ do: 'undo', seat, seq: one.seq, back, ask: false, entropy: 'y' }, 0));
    }
    expect(position(restored)).toBe(position(table));
  });

  test('keeps an open request', () => {
    const table = startedTable();
    move(table, picker(1));
    // Not free for this seat, whoever decided last.
    const seat = 1 - asked(table);
    const ask = { do: 'undo', seat, seq: table.seq, back: 1, ask: true, entropy: 'x' } as const;
    accepted(table.ask(ask, 0));
    const restored = Table.restore(engine, stored(table.snapshot()));
    expect(restored.viewFor(1).request).toEqual(table.viewFor(1).request);
    expect(restored.viewFor(1).request).not.toBeNull();
    accepted(
      restored.ask({ do: 'consent', seat: 1 - seat, request: 3, yes: true, entropy: digits(1) }, 0),
    );
    expect(restored.world!.taken).toBe(0);
  });

  test('does not change when the table goes on', () => {
    const table = startedTable();
    const snapshot = table.snapshot();
    const before = JSON.stringify(snapshot);
    playToTheEnd(table, picker('on'));
    expect(JSON.stringify(snapshot)).toBe(before);
  });

  test('of other rules, another game or other cards is refused with the reason', () => {
    const snapshot = stored(startedTable().snapshot());
    const open = (change: object) => () => Table.restore(engine, { ...snapshot, ...change });
    expect(open({ version: 77 })).toThrow(/made by version 77 of the rules/);
    expect(open({ game: 'chess' })).toThrow(/is of chess, not of whiteout/);
    expect(open({ snapshotVersion: 2 })).toThrow(/it has version 2, and version 1 is read/);
    const { engine: other } = trailOf(6, 2);
    expect(() => Table.restore(other, snapshot)).toThrow(/its content has the fingerprint/);
    const world = { ...snapshot.base!.world, state: { ...snapshot.base!.world.state, round: 'x' } };
    expect(open({ base: { length: 0, world } })).toThrow(/state.round is "x".* Fold the log/);
  });

  test('with an entry that does not follow is refused', () => {
    const table = startedTable();
    move(table, picker(1));
    const snapshot = startedTable().snapshot();
    const [start, decision] = table.log as [LogEntry<Words>, LogEntry<Words>];
    expect(() => Table.restore(engine, snapshot, [start])).toThrow(/Entry 2 .* has the number 1/);
    const forged = { ...decision, seat: 7 } as LogEntry<Words>;
    expect(() => Table.restore(engine, snapshot, [forged])).toThrow(/There is no seat 7/);
  });
});

describe('after a restore, the whole game', () => {
  function restored(earlier: Parameters<typeof Table.restore<Words>>[3]): Table<Words> {
    const table = startedTable({ seats: [ADA, BEN] });
    move(table, picker(1));
    const snapshot = stored(table.snapshot());
    playToTheEnd(table, picker(2));
    return Table.restore(engine, snapshot, table.log.slice(snapshot.seq), earlier);
  }

  test('is exported with the earlier entries, which may be fetched only then', () => {
    const table = startedTable({ seats: [ADA, BEN] });
    move(table, picker(1));
    let fetched = 0;
    const fetch = () => {
      fetched++;
      return table.log;
    };
    const lazy = restored(fetch);
    expect(fetched).toBe(0);
    const made = lazy.exportWhole();
    expect(fetched).toBe(1);
    expect(made).toHaveProperty('saved.log.length', lazy.seq);
    expect(restored(table.log).exportWhole()).toEqual(made);
  });

  test('cannot be exported without them', () => {
    const no = refused(restored(null).exportWhole());
    expect(no.code).toBe('log-missing');
    expect(no.reason).toMatch(/only at hand from entry 3 on/);
  });
});
