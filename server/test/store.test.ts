import { describe, expect, test } from 'vitest';
import { type EntryWrite, StoreError, type TableRow, type Write } from '../store/store.ts';
import { openHouse } from './visit.ts';

const row = (id: string, more: Partial<TableRow> = {}): TableRow => ({
  id,
  code: `atlas-${id}`,
  game: 'whiteout',
  version: 1,
  opening: '{}',
  visibility: 'public',
  spectators: true,
  invite: 'i'.repeat(16),
  created: 1000,
  next: null,
  standing: {
    seq: 0,
    state: 'open',
    host: 'ada',
    seats: [{ by: 'human', name: 'Ada', owner: 'ada' }, { by: 'empty' }],
    asked: null,
    botDue: false,
    deadline: null,
    updated: 1000,
  },
  ...more,
});

const entry = (table: string, seq: number, body = `{"seq":${seq}}`): Write => ({
  put: 'entry',
  table,
  seq,
  at: 5000 + seq,
  body,
});

/** The store of a house in which nobody is. */
const open = async () => (await openHouse()).store;

describe('a store', () => {
  test('of two entries with the same number the first is kept, and the second is told', async () => {
    const store = await open();
    expect(await store.write([entry('a', 1, '"first"'), entry('b', 1)])).toEqual([true, true]);
    expect(await store.write([entry('a', 1, '"second"'), entry('a', 2)])).toEqual([false, true]);
    expect(await store.write([entry('c', 1, '"x"'), entry('c', 1, '"x"')])).toContain(true);
    expect(await store.entries('a', 0)).toEqual(['"first"', '{"seq":2}']);
    expect(await store.entries('a', 1)).toEqual(['{"seq":2}']);
    expect(await store.entries('c', 0)).toEqual(['"x"']);
    expect([...(await store.latest(['a', 'b', 'z']))]).toEqual([
      ['a', 2],
      ['b', 1],
      ['z', 0],
    ]);
  });

  test('a batch is stored as a whole or not at all', async () => {
    const store = await open();
    await store.write([{ put: 'table', row: row('a') }]);
    const twice = store.write([entry('a', 1), { put: 'table', row: row('a') }]);
    await expect(twice).rejects.toBeInstanceOf(StoreError);
    expect(await store.entries('a', 0)).toEqual([]);
  });

  test('a table with a long past is there when all of it is; others are served in between', async () => {
    const store = await open();
    const past = (table: string) =>
      Array.from({ length: 1700 }, (_, i) => entry(table, i + 1) as EntryWrite);
    const bringing = store.bringIn(past('a'), [{ put: 'table', row: row('a') }]);
    expect(await store.write([entry('b', 1)])).toEqual([true]);
    expect(await store.entries('b', 0)).toHaveLength(1);
    await bringing;
    expect(await store.entries('a', 0)).toHaveLength(1700);
    expect(await store.entries('a', 499, 503)).toEqual(
      [500, 501, 502, 503].map((seq) => `{"seq":${seq}}`),
    );
    expect(await store.entries('a', 1699)).toEqual(['{"seq":1700}']);
    // Its code is taken: of what was stored by then nothing is left.
    const twice = store.bringIn(past('c'), [{ put: 'table', row: row('c', { code: 'atlas-a' }) }]);
    await expect(twice).rejects.toBeInstanceOf(StoreError);
    expect(await store.entries('c', 0)).toEqual([]);
    expect(await store.write([entry('c', 1)])).toEqual([true]);
  });

  test('a table comes back as it was put, by its id and by its code', async () => {
    const store = await open();
    const put = row('a', { spectators: false, visibility: 'private' });
    await store.write([{ put: 'table', row: put }]);
    expect(await store.table('a')).toEqual(put);
    expect(await store.tableByCode('atlas-a')).toEqual(put);
    expect(await store.table('b')).toBeNull();
  });

  test('a standing moves a table from list to list, and whoever left it no longer finds it', async () => {
    const store = await open();
    await store.write([{ put: 'table', row: row('a') }]);
    expect((await store.tablesOf('ada', 9)).map(({ id }) => id)).toEqual(['a']);
    const standing = {
      ...row('a').standing,
      seq: 7,
      state: 'running',
      seats: [
        { by: 'bot', kind: 'greedy', holdsFor: null },
        { by: 'human', name: 'B', owner: 'ben' },
      ],
      asked: 0,
      botDue: true,
      deadline: 9000,
      updated: 2000,
    } as const;
    await store.write([entry('a', 7), { put: 'standing', table: 'a', standing }]);
    expect((await store.table('a'))?.standing).toEqual(standing);
    expect(await store.tablesOf('ada', 9)).toEqual([]);
    expect((await store.tablesOf('ben', 9)).map(({ id }) => id)).toEqual(['a']);
    expect(await store.publicTables('open', 9)).toEqual([]);
    expect(await store.publicTables('running', 9)).toHaveLength(1);
    expect(await store.tablesIn(['running', 'over'], 9)).toHaveLength(1);
    expect(await store.tablesIn(['over'], 9)).toEqual([]);
    expect(await store.overdue(8999, 9)).toEqual([]);
    expect(await store.overdue(9000, 9)).toEqual(['a']);
  });

  test('a table is unsettled where a bot is due, or where its standing lags behind its log', async () => {
    const store = await open();
    const due = { ...row('a').standing, botDue: true, updated: 3000 };
    await store.write([
      { put: 'table', row: row('a', { standing: due }) },
      { put: 'table', row: row('b') },
      { put: 'table', row: row('c') },
      entry('c', 1),
    ]);
    expect([...(await store.unsettled())].sort()).toEqual(['a', 'c']);
    expect(await store.unsettled(2000)).toEqual(['c']);
  });

  test('a table that is ended stays so, whoever writes where it stood without knowing', async () => {
    const store = await open();
    const running = { ...row('a').standing, state: 'running', seq: 9, deadline: 9000 } as const;
    await store.write([{ put: 'table', row: row('a', { standing: running }) }]);
    const end: Write = { put: 'end', table: 'a', at: 4000 };
    expect(await store.write([end])).toEqual([true]);
    expect(await store.write([end])).toEqual([false]);
    const ended = { ...running, state: 'closed', deadline: null, updated: 4000 } as const;
    expect((await store.table('a'))?.standing).toEqual(ended);
    expect(await store.closed(['z', 'a'])).toEqual(['a']);
    const later = { ...running, seq: 10, botDue: true, seats: [] };
    await store.write([{ put: 'standing', table: 'a', standing: later }]);
    expect((await store.table('a'))?.standing).toEqual(ended);
    // Somebody who knows may still write down how far the log goes.
    const known = { ...ended, seq: 10 };
    await store.write([{ put: 'standing', table: 'a', standing: known }]);
    expect((await store.table('a'))?.standing).toEqual(known);
  });

  test('the first rematch is the rematch', async () => {
    const store = await open();
    await store.write([{ put: 'table', row: row('a') }]);
    const next = (id: string): Write => ({ put: 'next', table: 'a', next: id });
    expect(await store.write([next('b')])).toEqual([true]);
    expect(await store.write([next('c')])).toEqual([false]);
    expect((await store.table('a'))?.next).toBe('b');
  });

  test('what was said comes in its order, and no line takes the place of another', async () => {
    const store = await open();
    const say = (id: number, text: string): Write => ({
      put: 'chat',
      table: 'a',
      line: { id, at: 1, seat: id === 2 ? null : 0, name: 'Ada', text },
    });
    expect(await store.write([say(1, 'one'), say(2, 'two'), say(3, 'three')])).toEqual([
      true,
      true,
      true,
    ]);
    expect(await store.write([say(3, 'four')])).toEqual([false]);
    expect((await store.chat('a', 2)).map(({ text, seat }) => [text, seat])).toEqual([
      ['two', null],
      ['three', 0],
    ]);
  });

  test('records, snapshots and guests are replaced, and a first record is not', async () => {
    const store = await open();
    const record = (body: string) => ({ kind: 'k', id: '1', owner: 'ada', body });
    expect(await store.write([{ put: 'record', record: record('1'), first: true }])).toEqual([
      true,
    ]);
    expect(await store.write([{ put: 'record', record: record('2'), first: true }])).toEqual([
      false,
    ]);
    expect(await store.write([{ put: 'record', record: record('3') }])).toEqual([true]);
    expect(await store.recordsOf('k', 'ada')).toEqual([record('3')]);
    expect(await store.write([{ put: 'drop-record', kind: 'k', id: '1' }])).toEqual([true]);
    expect(await store.write([{ put: 'drop-record', kind: 'k', id: '1' }])).toEqual([false]);
    expect(await store.record('k', '1')).toBeNull();
    for (const seq of [3, 4])
      await store.write([{ put: 'snapshot', table: 'a', seq, body: String(seq) }]);
    expect(await store.snapshot('a')).toEqual({ seq: 4, body: '4' });
    for (const name of ['Ada', 'Adele'])
      await store.write([{ put: 'guest', guest: { id: 'ada', name, created: 1 } }]);
    expect(await store.guest('ada')).toEqual({ id: 'ada', name: 'Adele', created: 1 });
  });

  test('who is renamed is so in the seats, the log and the chat, and who is gone is gone', async () => {
    const store = await open();
    const opening = JSON.stringify({ seats: row('a').standing.seats });
    const sat = {
      seq: 1,
      kind: 'seat',
      seat: 1,
      to: { by: 'human', name: 'Ada', owner: 'ada' },
    };
    const line = { id: 1, at: 1, seat: 1, name: 'Ada', text: 'hello' };
    await store.write([
      { put: 'table', row: row('a', { opening }) },
      {
        put: 'table',
        row: row('b', { opening: '{"seats":[]}', standing: { ...row('b').standing, seats: [] } }),
      },
      entry('a', 1, JSON.stringify(sat)),
      { put: 'chat', table: 'a', line },
      { put: 'guest', guest: { id: 'ada', name: 'Ada', created: 1 } },
    ]);
    expect(await store.tablesNaming('ada')).toEqual(['a']);
    const renaming = { from: 'ada', owner: 'nobody', name: 'Somebody' };
    await store.write([
      { put: 'renamed', renaming, tables: ['a'] },
      { put: 'no-guest', guest: 'ada' },
    ]);
    expect(await store.tablesNaming('ada')).toEqual([]);
    expect((await store.table('a'))?.standing.host).toBe('nobody');
    expect(JSON.parse((await store.entries('a', 0))[0] ?? '')).toMatchObject({
      to: { name: 'Somebody', owner: 'nobody' },
    });
    expect((await store.chat('a', 1))[0]?.name).toBe('Somebody');
    expect((await store.tablesOf('nobody', 9)).map(({ id }) => id)).toEqual(['a']);
    expect(await store.guest('ada')).toBeNull();
  });
});
