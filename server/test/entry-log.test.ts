import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { PlainEntryLog } from '../store/entry-log.ts';
import { SqliteStore } from '../store/sqlite.ts';
import type { EntryWrite, Write } from '../store/store.ts';
import { tempDir } from './visit.ts';

const entry = (table: string, seq: number, body = `"${table}${seq}"`): Write => ({
  put: 'entry',
  table,
  seq,
  at: seq,
  body,
});

/** What the store cannot take. */
const UNFIT = { put: 'record', record: { kind: null } } as unknown as Write;

/** So many moves at each of 16 tables, in turns. */
const moves = (from: number, to: number): Write[] =>
  Array.from({ length: to - from + 1 }, (_, i) =>
    Array.from({ length: 16 }, (_table, t) => entry(`t${t}`, from + i)),
  ).flat();

/** How many entries lie where, behind the back of the store. */
function lying(folder: string): { journal: number; entries: number; log: number } {
  const db = new DatabaseSync(join(folder, 'incognita.db'), { readOnly: true });
  try {
    const count = (table: string): number =>
      Number(db.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);
    return { journal: count('journal'), entries: count('entries'), log: count('log') };
  } finally {
    db.close();
  }
}

/** What a process leaves that is killed now: the file, and what was not yet written into it. */
function leftBehind(
  folder: string,
  options: ConstructorParameters<typeof SqliteStore>[1] = {},
): SqliteStore {
  const copy = tempDir();
  for (const name of ['incognita.db', 'incognita.db-wal'])
    copyFileSync(join(folder, name), join(copy, name));
  return new SqliteStore(copy, options);
}

/** What holds however entries are kept: plainly, or in the journal. */
describe.each([
  { name: 'plain', how: { entryLog: (sql) => new PlainEntryLog(sql) } },
  { name: 'the journal', how: {} },
] satisfies { name: string; how: ConstructorParameters<typeof SqliteStore>[1] }[])(
  'the log of entries: $name',
  ({ how }) => {
    const open = (folder: string): SqliteStore => new SqliteStore(folder, how);

    test('of a table that was being brought in when the process was killed nothing is left', async () => {
      const folder = tempDir();
      const store = open(folder);
      await store.write([entry('other', 1)]);
      const log = Array.from({ length: 1200 }, (_, i) => entry('half', i + 1) as EntryWrite);
      const bringing = store.bringIn(log, []);
      while ((await store.latest(['half'])).get('half') === 0)
        await new Promise((resolve) => setImmediate(resolve));
      const next = leftBehind(folder, how);
      expect(await next.entries('half', 0)).toEqual([]);
      expect(await next.entries('other', 0)).toHaveLength(1);
      expect(await next.recordsOf('bringing-in', '')).toEqual([]);
      await next.close();
      await bringing;
      expect(await store.entries('half', 0)).toHaveLength(1200);
      expect(await store.recordsOf('bringing-in', '')).toEqual([]);
      await store.close();
    });

    test('what a failed write has taken is free again, whatever came before it', async () => {
      const store = open(tempDir());
      await store.write([entry('a', 1), entry('a', 2), entry('b', 1)]);
      const failing = [entry('a', 3), entry('c', 1), entry('a', 4), entry('c', 2), UNFIT];
      await expect(store.write(failing)).rejects.toThrow();
      expect(await store.latest(['a', 'b', 'c'])).toEqual(
        new Map([
          ['a', 2],
          ['b', 1],
          ['c', 0],
        ]),
      );
      expect(await store.entries('a', 0)).toEqual(['"a1"', '"a2"']);
      expect(await store.write([entry('a', 3), entry('c', 1)])).toEqual([true, true]);
      expect(await store.entries('a', 1)).toEqual(['"a2"', '"a3"']);
      expect(await store.entries('c', 0)).toEqual(['"c1"']);
      await store.close();
    });

    test('so it is after names were changed in it, for which everything is sorted', async () => {
      const store = open(tempDir());
      await store.write([entry('a', 1), entry('b', 1)]);
      const renaming = { from: 'g', owner: 'h', name: null };
      const renamed: Write = { put: 'renamed', renaming, tables: [] };
      await expect(store.write([entry('a', 2), renamed, entry('b', 2), UNFIT])).rejects.toThrow();
      expect(await store.entries('a', 0)).toEqual(['"a1"']);
      expect(await store.write([entry('a', 2), renamed, entry('b', 2)])).toEqual([
        true,
        true,
        true,
      ]);
      expect(await store.entries('a', 0)).toEqual(['"a1"', '"a2"']);
      expect(await store.entries('b', 0)).toEqual(['"b1"', '"b2"']);
      // Many go in together, and these were torn apart.
      const many = (from: number, to: number): Write[] =>
        Array.from({ length: to - from + 1 }, (_, i) => entry('c', from + i));
      const torn = [...many(1, 3), renamed, ...many(4, 40)];
      expect(await store.write(torn)).toEqual(torn.map(() => true));
      expect(await store.entries('c', 38)).toEqual(['"c39"', '"c40"']);
      expect((await store.entries('c', 0)).length).toBe(40);
      await store.close();
    });

    test('a number is taken whether its entry is sorted or not', async () => {
      const store = open(tempDir());
      await store.write(moves(1, 2048));
      expect(await store.write([entry('t0', 2048, '"late"')])).toEqual([false]);
      // With so many, all that lay there before are sorted.
      await store.write(moves(2049, 3100));
      expect(await store.write([entry('t0', 2048, '"late"'), entry('t0', 3101)])).toEqual([
        false,
        true,
      ]);
      expect((await store.entries('t0', 3099)).join()).toBe('"t03100","t03101"');
      await store.close();
    });

    test('what was not stored is not taken', async () => {
      const store = open(tempDir());
      await store.write([entry('a', 1)]);
      await expect(store.write([entry('a', 2, '"lost"'), UNFIT])).rejects.toThrow();
      expect(await store.entries('a', 0)).toEqual(['"a1"']);
      expect(await store.write([entry('a', 2)])).toEqual([true]);
      expect(await store.entries('a', 0)).toEqual(['"a1"', '"a2"']);
      await store.close();
    });

    test('what a killed process left is there when the next one opens', async () => {
      const folder = tempDir();
      const store = open(folder);
      await store.write(moves(1, 20));
      const next = leftBehind(folder, how);
      expect(await next.entries('t7', 18)).toEqual(['"t719"', '"t720"']);
      expect(await next.write([entry('t7', 20, '"late"')])).toEqual([false]);
      await next.close();
      await store.close();
    });
  },
);

describe('the journal', () => {
  test('entries are read wherever they lie, before and after they are sorted', async () => {
    const folder = tempDir();
    const store = new SqliteStore(folder);
    await store.write(moves(1, 100));
    expect(lying(folder)).toEqual({ journal: 1600, entries: 0, log: 1600 });
    await store.write(moves(101, 2048));
    expect(lying(folder)).toEqual({ journal: 32_768, entries: 0, log: 32_768 });
    // With the next 512 moves twice as many are sorted; they come from one table here.
    await store.write(moves(2049, 2080));
    expect(lying(folder)).toEqual({ journal: 33_280, entries: 1024, log: 33_280 });
    // A few moves bring some on the way too.
    await store.write(moves(2081, 2081));
    expect(lying(folder)).toEqual({ journal: 33_296, entries: 1088, log: 33_296 });
    expect(await store.entries('t3', 2078)).toEqual(['"t32079"', '"t32080"', '"t32081"']);
    expect(await store.entries('t15', 0)).toHaveLength(2081);
    expect(await store.latest(['t15', 'nobody'])).toEqual(
      new Map([
        ['t15', 2081],
        ['nobody', 0],
      ]),
    );
    // Those that were there when it began are sorted, then cleared; what came since stays.
    const twice = (): boolean => {
      const { journal, entries, log } = lying(folder);
      return journal + entries > log;
    };
    for (let from = 2082; twice(); from += 32) await store.write(moves(from, from + 31));
    const { journal, entries, log } = lying(folder);
    expect(entries).toBe(33_280);
    expect(journal).toBe(log - entries);
    expect(await store.entries('t4', 0)).toHaveLength((await store.latest(['t4'])).get('t4') ?? 0);
    await store.close();
    expect(lying(folder)).toEqual({ journal: 0, entries: log, log });
  });

  test('nothing is missing or there twice while they are sorted, nor if that is the end', async () => {
    const folder = tempDir();
    const store = new SqliteStore(folder);
    await store.write(moves(1, 2048));
    const bodies = (table: string, last: number): string[] =>
      Array.from({ length: last }, (_, i) => `"${table}${i + 1}"`);
    const begun = { sorting: false, clearing: false };
    for (let last = 2128; last <= 4048; last += 80) {
      await store.write(moves(last - 79, last));
      // In the middle of it something fails, and everything is counted again.
      if (last === 2368) await expect(store.write([UNFIT])).rejects.toThrow();
      for (const table of ['t0', 't7', 't15']) {
        expect(await store.entries(table, 0)).toEqual(bodies(table, last));
        expect(await store.entries(table, 2048)).toEqual(bodies(table, last).slice(2048));
        expect(await store.entries(table, 2000)).toEqual(bodies(table, last).slice(2000));
      }
      const { journal, entries, log } = lying(folder);
      expect(log).toBe(16 * last);
      if (entries > 0 && journal === log) begun.sorting = true;
      if (journal < log && journal + entries > log) begun.clearing = true;
      if (last % 400 !== 368) continue;
      const next = leftBehind(folder);
      for (const table of ['t0', 't15'])
        expect(await next.entries(table, 0)).toEqual(bodies(table, last));
      expect(await next.write([entry('t0', last, '"late"'), entry('t0', last + 1)])).toEqual([
        false,
        true,
      ]);
      await next.close();
    }
    // The steps in between have been seen.
    expect(begun).toEqual({ sorting: true, clearing: true });
    await store.close();
  });

  test('where there is no room to sort, moves are stored all the same', async () => {
    const folder = tempDir();
    const store = new SqliteStore(folder);
    const long = JSON.stringify('x'.repeat(500));
    await store.write([
      ...moves(1, 1024),
      ...Array.from({ length: 16_384 }, (_, i) => entry('t16', i + 1, long)),
    ]);
    // In the last page of the journal there is room for one more, but nowhere for long ones.
    store.limit(store.pages);
    expect(await store.write([entry('t2', 1025)])).toEqual([true]);
    expect(lying(folder)).toEqual({ journal: 32_769, entries: 0, log: 32_769 });
    expect(await store.entries('t2', 1023)).toEqual(['"t21024"', '"t21025"']);
    // It is not tried again with every move, but when some thousands more have come.
    store.limit(1_000_000);
    await store.write(moves(1025, 1200));
    await store.write([entry('t2', 1201)]);
    expect(lying(folder).entries).toBe(0);
    await store.write(moves(1201, 1300));
    await store.write([entry('t2', 1301)]);
    expect(lying(folder).entries).toBe(64);
    expect(await store.entries('t2', 1299)).toEqual(['"t21300"', '"t21301"']);
    await store.close();
  });

  test('a full disk keeps nobody from reading what was not sorted', async () => {
    const folder = tempDir();
    const store = new SqliteStore(folder);
    await store.write(moves(1, 500));
    store.limit(store.pages);
    await store.tablesNaming('somebody');
    expect(lying(folder)).toEqual({ journal: 8000, entries: 0, log: 8000 });
    expect(await store.entries('t2', 498)).toEqual(['"t2499"', '"t2500"']);
    expect(await store.write([entry('t2', 500, '"late"')])).toEqual([false]);
    // Nor from starting again.
    const next = leftBehind(folder, { pages: store.pages });
    expect(await next.entries('t2', 498)).toEqual(['"t2499"', '"t2500"']);
    expect(await next.write([entry('t2', 500, '"late"')])).toEqual([false]);
    await next.close();
    store.limit(1_000_000);
    await store.close();
    expect(lying(folder)).toEqual({ journal: 0, entries: 8000, log: 8000 });
  });
});
