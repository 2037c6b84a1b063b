import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SPECTATOR } from '@incognita/kernel';
import { describe, expect, test } from 'vitest';
import type { Running } from '../index.ts';
import type { TableLists } from '../protocol/index.ts';
import { STORE_FORMAT } from '../store/migrations.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { adaAndBen, behindTheBack, inFiles, openHouse, playOn, tempDir, Visitor } from './visit.ts';

const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 20));
};

/** An entry that the house has not made and does not know of. */
const putBehindTheBack = (
  { store }: Running,
  table: string,
  entry: { readonly seq: number; readonly at: number },
): Promise<unknown> => {
  const { seq, at } = entry;
  return store.write([{ put: 'entry', table, seq, at, body: JSON.stringify(entry) }]);
};

describe('what is stored', () => {
  test('a restart in the middle of a game changes nothing, for any eye', async () => {
    const folder = tempDir();
    const first = await openHouse({ DATA_DIR: folder });
    const { ada, ben, table } = await adaAndBen(first);
    await playOn(table, [ada, ben], ({ look }) => look!.seq > 12);
    const before = await Promise.all([ada, ben].map(async (who) => (await who.view(table)).body));
    await first.stop();
    const second = await openHouse({ DATA_DIR: folder });
    const after = await Promise.all(
      [ada, ben].map(async (who) => (await who.at(second).view(table)).body),
    );
    expect(after).toEqual(before);
    const end = await playOn(table, [ada.at(second), ben.at(second)]);
    expect(end.look!.result).not.toBeNull();
  });

  test('without a snapshot, or with one that is damaged, the log is folded from its beginning', async () => {
    const folder = tempDir();
    const first = await openHouse({ DATA_DIR: folder });
    const { ada, ben, table } = await adaAndBen(first);
    await playOn(table, [ada, ben], ({ look }) => look!.seq > 12);
    const before = (await ada.view(table)).body.look;
    await first.stop();
    for (const spoil of [
      'DELETE FROM snapshots',
      `UPDATE snapshots SET seq = 5, body = '{"snapshotVersion":0}'`,
      `UPDATE snapshots SET seq = 5, body = '{"snap'`,
    ]) {
      await behindTheBack(folder, spoil);
      const server = await openHouse({ DATA_DIR: folder });
      expect((await ada.at(server).view(table)).body.look).toEqual(before);
      await server.stop();
    }
  });

  test('snapshots are taken every so often, so that few entries are folded', async () => {
    const folder = tempDir();
    const server = await openHouse({ DATA_DIR: folder, SNAPSHOT_EVERY: '5' });
    const { ada, ben, table } = await adaAndBen(server);
    await playOn(table, [ada, ben], ({ look }) => look!.seq >= 18);
    await server.service.commits.idle();
    const snapshot = await server.store.snapshot(table);
    expect(snapshot!.seq).toBeGreaterThanOrEqual(13);
    expect(await server.store.entries(table, 0)).toHaveLength(18);
  });

  test('a table that nobody looks at leaves memory, and comes back as it was', async () => {
    let now = Date.now();
    const server = await openHouse({ TABLE_IDLE_SECONDS: '60' }, { now: () => now });
    const { ada, ben, table } = await adaAndBen(server);
    await playOn(table, [ada, ben], ({ look }) => look!.seq > 8);
    const before = (await ada.view(table)).body;
    const line = await ada.line();
    await line.follows(table);
    now += 61_000;
    await new Promise((resolve) => setTimeout(resolve, 1300));
    expect(server.service.inMemory).toBe(1);
    line.socket.terminate();
    await until(() => line.socket.readyState === line.socket.CLOSED);
    await new Promise((resolve) => setTimeout(resolve, 50));
    now += 61_000;
    await until(() => server.service.inMemory === 0);
    expect((await ada.view(table)).body).toEqual(before);
    expect(server.service.inMemory).toBe(1);
  });

  test('lists are right after a crash, although they are written later than moves', async () => {
    const folder = tempDir();
    const first = await openHouse({ DATA_DIR: folder });
    const { ada, ben, table } = await adaAndBen(first);
    await playOn(table, [ada, ben], ({ look }) => look!.asked!.seat === 1);
    await first.stop();
    // As if the last standing had never been written.
    await behindTheBack(folder, "UPDATE tables SET seq = 0, state = 'open', asked = NULL");
    const second = await openHouse({ DATA_DIR: folder });
    await until(async () => {
      const { mine } = (await ben.at(second).get<TableLists>('/api/tables')).body;
      return mine[0]?.id === table && mine[0].you.turn;
    });
    expect(first.service.stopping).toBe(true);
  });

  test('an entry whose number is taken is stale, and the table is read again', async () => {
    const server = await openHouse();
    const { ada, ben, table } = await adaAndBen(server);
    const { look } = (await ada.view(table)).body;
    const who = look!.asked!.seat === 0 ? ada : ben;
    const mine = (await who.view(table)).body.look!;
    const [choice] = mine.choices!;
    const line = await who.line();
    await line.follows(table);
    // Another process was quicker, with the same decision.
    const seq = mine.seq + 1;
    const entry = { seq, at: Date.now(), kind: 'decision', seat: mine.eye, choice };
    await putBehindTheBack(server, table, entry);
    const fresh = line.nextOf('update');
    const move = { seat: mine.eye, seq: mine.seq, choice };
    expect(await who.refused(`/api/tables/${table}/moves`, move)).toMatchObject({
      status: 409,
      code: 'stale',
    });
    expect(await fresh).toMatchObject({ seq, since: { fresh: 'forgotten' } });
    expect((await playOn(table, [ada, ben])).look!.result).not.toBeNull();
    // Whoever followed the table as it was before is not forgotten on the way out.
    const live = await server.service.open(table);
    expect(live.watchers.size).toBe(1);
    line.socket.close();
    await until(() => live.watchers.size === 0);
  });

  test('who has lost a seat elsewhere does not see through its eye when the table is read again', async () => {
    const server = await openHouse();
    const ada = await Visitor.named(server, 'Ada');
    const ben = await Visitor.named(server, 'Ben');
    const { id: table } = await ada.opens({ game: 'whiteout' });
    await ben.does(`/api/tables/${table}/join`);
    const line = await ben.line();
    const { look } = await line.follows(table);
    expect(look!.eye).toBe(1);
    const entry = {
      seq: look!.seq + 1,
      at: Date.now(),
      kind: 'seat',
      seat: 1,
      to: { by: 'empty' },
    };
    await putBehindTheBack(server, table, entry);
    const fresh = line.nextOf('update');
    const late = await ada.refused(`/api/tables/${table}/entropy`, { seat: 0, text: 'dice' });
    expect(late).toMatchObject({ status: 409, code: 'stale' });
    expect((await fresh).look.eye).toBe(SPECTATOR);
  });

  inFiles() &&
    test('two servers do not run on one folder', () => {
      const folder = tempDir();
      const store = new SqliteStore(folder);
      expect(() => new SqliteStore(folder)).toThrow(/another server is running on the data/);
      return store.close();
    });

  inFiles() &&
    test('data of a newer program is refused, and older data is brought up to date once', async () => {
      const folder = tempDir();
      await new SqliteStore(folder).close();
      await new SqliteStore(folder).close();
      const db = new DatabaseSync(join(folder, 'incognita.db'));
      expect(db.prepare('SELECT count(*) AS n FROM migrations').get()).toEqual({
        n: STORE_FORMAT,
      });
      db.exec("INSERT INTO migrations VALUES (99, 'x')");
      db.close();
      expect(() => new SqliteStore(folder)).toThrow(/newer version of Incognita/);
    });

  inFiles() &&
    test('the signing key is kept with the data, for its owner only to read', async () => {
      const folder = tempDir();
      const first = await openHouse({ DATA_DIR: folder });
      const ada = await Visitor.named(first, 'Ada');
      await first.stop();
      const key = readFileSync(join(folder, 'signing.key'), 'utf8');
      expect(key).toMatch(/^[0-9a-f]{64}\n$/);
      const second = await openHouse({ DATA_DIR: folder });
      expect((await ada.at(second).get('/api/me')).body).toEqual({ guest: { name: 'Ada' } });
      const other = await openHouse({
        DATA_DIR: tempDir(),
        SECRET: 'another secret of forty characters or so',
      });
      expect((await ada.at(other).get('/api/me')).body).toEqual({ guest: null });
    });
});

describe('clocks', () => {
  test('who has no time left is replaced by a bot, in memory or not', async () => {
    let now = Date.now();
    const server = await openHouse({ TABLE_IDLE_SECONDS: '30' }, { now: () => now });
    const day = 24 * 3600 * 1000;
    const { ada, table } = await adaAndBen(server, { pace: { kind: 'per-move', time: day } });
    const asked = (await ada.view(table)).body.look!.asked!.seat;
    now += 60_000;
    await until(() => server.service.inMemory === 0);
    now += day;
    await until(async () => (await ada.view(table)).body.info.seats[asked]!.by === 'bot');
    expect((await ada.view(table)).body.info.seats[asked]).toMatchObject({
      by: 'bot',
      kind: 'greedy',
      holdsFor: asked === 0 ? 'Ada' : 'Ben',
    });
  });

  test('time without a server does not count', async () => {
    const folder = tempDir();
    let now = Date.now();
    const hour = 3600 * 1000;
    const clock = { now: () => now };
    const first = await openHouse({ DATA_DIR: folder }, clock);
    const { ada, table } = await adaAndBen(first, { pace: { kind: 'per-move', time: hour } });
    now += hour / 2;
    await first.stop();
    now += 10 * hour;
    const second = await openHouse({ DATA_DIR: folder }, clock);
    const live = await second.service.open(table);
    expect(live.table.deadline()! - now).toBe(hour / 2);
    expect((await ada.at(second).view(table)).body.info.state).toBe('running');
  });
});

describe('stopping', () => {
  test('what is in flight is finished, and everybody is told', async () => {
    const folder = tempDir();
    const server = await openHouse({ DATA_DIR: folder });
    const { ada, ben, table } = await adaAndBen(server);
    const { look } = (await ada.view(table)).body;
    const who = look!.asked!.seat === 0 ? ada : ben;
    const line = await who.line();
    const mine = (await line.follows(table)).look!;
    const closing = line.nextOf('closing');
    const answer = line.asks({
      do: 'submit',
      table,
      seat: mine.eye,
      seq: mine.seq,
      choice: mine.choices![0],
    });
    // Let it arrive, and stop in the same breath.
    await new Promise((resolve) => setTimeout(resolve, 5));
    await server.stop();
    const reply = await Promise.race([answer, line.closed]);
    await closing;
    expect(await line.closed).toBe(1001);
    const stored = await behindTheBack(folder, `SELECT 1 FROM entries WHERE seq > ${mine.seq}`);
    if (typeof reply === 'object' && reply.t === 'accepted') expect(stored).toHaveLength(1);
    else expect(stored).toHaveLength(0);
  });
});
