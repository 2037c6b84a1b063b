import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { SqliteStore } from '../store/sqlite.ts';
import type { Write } from '../store/store.ts';
import { tempDir } from './visit.ts';

const entry = (table: string, seq: number, body = `"${table}${seq}"`): Write => ({
  put: 'entry',
  table,
  seq,
  at: seq,
  body,
});

/** What the store cannot take. */
const UNFIT = { put: 'paper', paper: { kind: null } } as unknown as Write;

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
function leftBehind(folder: string, options: { pages?: number } = {}): SqliteStore {
  const copy = tempDir();
  for (const name of ['incognita.db', 'incognita.db-wal'])
    copyFileSync(join(folder, name), join(copy, name));
  return new SqliteStore(copy, options);
}

describe('the journal', () => {
  test('entries are read wherever they lie, before and after they are sorted', async () => {
    const folder = tempDir();
    const store = new SqliteStore(folder);
    await store.write(moves(1, 100));
    expect(lying(folder)).toEqual({ journal: 1600, entries: 0, log: 1600 });
    // From 8192 on they are sorted, one table of this size with every turn.
    await store.write(moves(101, 512));
    expect(lying(folder)).toEqual({ journal: 8192, entries: 512, log: 8192 });
    for (let last = 513; last <= 527; last++) await store.write(moves(last, last));
    expect(lying(folder)).toEqual({ journal: 8432, entries: 8192, log: 8432 });
    await store.write(moves(528, 528));
    expect(lying(folder)).toEqual({ journal: 256, entries: 8192, log: 8448 });
    expect(await store.entries('t3', 509)).toEqual(
      Array.from({ length: 19 }, (_, i) => `"t3${510 + i}"`),
    );
    expect(await store.entries('t4', 0)).toHaveLength(528);
    expect(await store.latest(['t5', 'nobody'])).toEqual(
      new Map([
        ['t5', 528],
        ['nobody', 0],
      ]),
    );
    await store.close();
    expect(lying(folder)).toEqual({ journal: 0, entries: 8448, log: 8448 });
  });

  test('nothing is missing or there twice while they are sorted, nor if that is the end', async () => {
    const folder = tempDir();
    const store = new SqliteStore(folder);
    await store.write(moves(1, 512));
    const bodies = (table: string, last: number): string[] =>
      Array.from({ length: last }, (_, i) => `"${table}${i + 1}"`);
    for (let last = 513; last <= 530; last++) {
      await store.write(moves(last, last));
      // In the middle of it something fails, and everything is counted again.
      if (last === 520) await expect(store.write([UNFIT])).rejects.toThrow();
      for (const table of ['t0', 't7', 't15']) {
        expect(await store.entries(table, 0)).toEqual(bodies(table, last));
        expect(await store.entries(table, 512)).toEqual(bodies(table, last).slice(512));
        expect(await store.entries(table, 500)).toEqual(bodies(table, last).slice(500));
      }
      expect(lying(folder).log).toBe(16 * last);
      if (last % 5 !== 0) continue;
      const next = leftBehind(folder);
      for (const table of ['t0', 't15'])
        expect(await next.entries(table, 0)).toEqual(bodies(table, last));
      expect(await next.write([entry('t0', last, '"late"'), entry('t0', last + 1)])).toEqual([
        false,
        true,
      ]);
      await next.close();
    }
    await store.close();
  });

  test('a number is taken whether its entry is sorted or not', async () => {
    const store = new SqliteStore(tempDir());
    await store.write(moves(1, 511));
    expect(await store.write([entry('t0', 511, '"late"')])).toEqual([false]);
    await store.write(moves(512, 512));
    expect(await store.write([entry('t0', 512, '"late"'), entry('t0', 513)])).toEqual([
      false,
      true,
    ]);
    expect((await store.entries('t0', 510)).join()).toBe('"t0511","t0512","t0513"');
    await store.close();
  });

  test('what was not stored is not taken', async () => {
    const store = new SqliteStore(tempDir());
    await store.write([entry('a', 1)]);
    await expect(store.write([entry('a', 2, '"lost"'), UNFIT])).rejects.toThrow();
    expect(await store.entries('a', 0)).toEqual(['"a1"']);
    expect(await store.write([entry('a', 2)])).toEqual([true]);
    expect(await store.entries('a', 0)).toEqual(['"a1"', '"a2"']);
    await store.close();
  });

  test('what a killed process left unsorted is there when the next one opens', async () => {
    const folder = tempDir();
    const store = new SqliteStore(folder);
    await store.write(moves(1, 20));
    const next = leftBehind(folder);
    expect(await next.entries('t7', 18)).toEqual(['"t719"', '"t720"']);
    expect(await next.write([entry('t7', 20, '"late"')])).toEqual([false]);
    await next.close();
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
