import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test, vi } from 'vitest';
import type { Running } from '../index.ts';
import type { Answer } from '../protocol/index.ts';
import { SqliteStore } from '../store/sqlite.ts';
import { FAULTY } from './faulty/games.ts';
import { adaAndBen, afterThis, openHouse, playOn, type Reply, tempDir, Visitor } from './visit.ts';

const faulty = () =>
  openHouse(
    { RULE_SECONDS: '1', BOT_SECONDS: '1' },
    { games: FAULTY, worker: new URL('./faulty/worker.ts', import.meta.url) },
  );

/** The file behind a server, which can be bounded. */
function fileOf({ store }: Running): SqliteStore {
  if (store instanceof SqliteStore) return store;
  throw new Error('this is about a store in a file');
}

describe('rules that fail', () => {
  test('a rule that loops is stopped, its table is marked, and the others play on', async () => {
    const server = await faulty();
    const { ada, ben, table } = await adaAndBen(server, { game: 'loops-when-resting' });
    const sound = await adaAndBen(server);
    const { look } = (await ada.view(table)).body;
    const who = look!.asked!.seat === 0 ? ada : ben;
    const watching = await who.line();
    await watching.follows(table);
    const marked = watching.nextOf('info', (m) => m.info.state === 'broken');
    const rest = { seat: look!.asked!.seat, seq: look!.seq, choice: { do: 'rest' } };
    const refused = await who.refused(`/api/tables/${table}/moves`, rest);
    expect(refused).toMatchObject({ status: 500, code: 'stuck' });
    expect(refused.text.fr).not.toBe(refused.text.en);
    await marked;
    // From now on the answer tells nothing.
    expect(await who.refused(`/api/tables/${table}/moves`, rest)).toMatchObject({ code: 'stuck' });
    expect((await who.view(table)).body).toMatchObject({ look: null, info: { state: 'broken' } });
    const end = await playOn(sound.table, [sound.ada, sound.ben]);
    expect(end.look!.result).not.toBeNull();
  });

  test('rules that loop when somebody is asked are stopped as well', async () => {
    const server = await faulty();
    const { ada, ben, table } = await adaAndBen(server, { game: 'loops-when-asked' });
    await expect(playOn(table, [ada, ben])).rejects.toThrow('nothing to see');
    expect((await ada.view(table)).body.info.state).toBe('broken');
    const { look } = (await new Visitor(server).view(table)).body;
    expect(look).toBeNull();
  });

  test('what loops when it is shown is stopped before it is stored', async () => {
    const server = await faulty();
    const { ada, ben, table } = await adaAndBen(server, { game: 'loops-when-seen' });
    const line = await ada.line();
    await line.follows(table);
    const people = [ada, ben];
    for (;;) {
      const { look } = (await ada.view(table)).body;
      const seat = look!.asked!.seat;
      const { choices } = (await people[seat]!.view(table)).body.look!;
      const move = { seat, seq: look!.seq, choice: choices![0] };
      const { body } = await people[seat]!.post<Answer>(`/api/tables/${table}/moves`, move);
      if ('accepted' in body) continue;
      expect(body.refused.code).toBe('stuck');
      expect(await server.store.entries(table, look!.seq)).toEqual([]);
      return;
    }
  });

  test('a rule that throws marks its table without telling anybody what it said', async () => {
    const server = await faulty();
    const { ada, ben, table } = await adaAndBen(server, { game: 'throws-when-resting' });
    const { look } = (await ada.view(table)).body;
    const who = look!.asked!.seat === 0 ? ada : ben;
    const rest = { seat: look!.asked!.seat, seq: look!.seq, choice: { do: 'rest' } };
    const refused = await who.refused(`/api/tables/${table}/moves`, rest);
    expect(refused.code).toBe('broken');
    const after = (await who.view(table)).body;
    expect(after.info.state).toBe('broken');
    expect(after.look!.broken).toMatchObject({ seq: look!.seq });
    expect(JSON.stringify([refused, after])).not.toContain('hidden deck');
  });

  test.each(['loops-when-thinking', 'throws-when-thinking'])(
    'a bot that fails (%s) moves at random, is counted, and the game goes on',
    async (game) => {
      const server = await faulty();
      const failures: string[] = [];
      server.service.listeners.push({ botFailed: (bot) => void failures.push(bot) });
      const ada = await Visitor.named(server, 'Ada');
      const seats = [{ by: 'me' }, { by: 'bot', kind: 'greedy' }];
      const { id } = await ada.opens({ game, seats });
      await ada.does(`/api/tables/${id}/start`);
      const start = (await ada.view(id)).body.look!.seq;
      const view = await playOn(
        id,
        [ada],
        ({ look, info }) => look!.undo!.taken >= 3 && info.you.turn && look!.seq > start + 2,
      );
      expect(view.info.state).toBe('running');
      expect(new Set(failures)).toEqual(new Set(['greedy']));
    },
  );

  test('a bot that does not exist does not move, and its table waits for another', async () => {
    const server = await faulty();
    const failures: string[] = [];
    server.service.listeners.push({ botFailed: (bot) => void failures.push(bot) });
    const ada = await Visitor.named(server, 'Ada');
    const { id } = await ada.opens({ game: 'whiteout', seats: [{ by: 'me' }, { by: 'open' }] });
    // As if it had been seated by a server that had such a bot.
    await server.service.ask(id, { do: 'to-bot', seat: 1, kind: 'clever' });
    await ada.does(`/api/tables/${id}/start`);
    await playOn(id, [ada], () => failures.length > 0);
    const { look, info } = (await ada.view(id)).body;
    expect(failures).toEqual(['clever']);
    expect(look!.asked!.seat).toBe(1);
    expect(info.state).toBe('running');
    await server.service.ask(id, { do: 'to-bot', seat: 1, kind: 'random' });
    await playOn(id, [ada]);
  });
});

describe('a table that cannot be loaded', () => {
  test('says why, in both languages, and is not tried again at once', async () => {
    const folder = tempDir();
    const first = await openHouse({ DATA_DIR: folder });
    const { ada, table } = await adaAndBen(first);
    await first.stop();
    const change = (sql: string): void => {
      const db = new DatabaseSync(join(folder, 'incognita.db'));
      db.exec(sql);
      db.close();
    };
    change('UPDATE tables SET version = 99');
    const second = await openHouse({ DATA_DIR: folder });
    const { status, body } = await ada.at(second).view(table);
    expect(status).toBe(500);
    expect(body).toMatchObject({ refused: { code: 'cannot-load' } });
    expect(JSON.stringify(body)).toContain('version 99');
    // Mended behind its back: for a minute nobody looks.
    change('UPDATE tables SET version = 1');
    expect((await ada.at(second).view(table)).status).toBe(500);
    await second.stop();
    const third = await openHouse({ DATA_DIR: folder });
    expect((await ada.at(third).view(table)).status).toBe(200);
  });
});

/** A disk of its own that is really small, where the system lets us have one. */
function smallDisk(megabytes: number): string | null {
  const folder = tempDir();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=700`, 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    return null;
  }
  afterThis(() => void execFileSync('umount', ['-l', folder]));
  return folder;
}

describe('a full disk', () => {
  test('a disk that is really full refuses moves, and takes them when there is room', async (t) => {
    const folder = smallDisk(4);
    if (folder === null) return t.skip('no small disk can be mounted here; see the next but one');
    const ballast = join(folder, 'ballast');
    writeFileSync(ballast, Buffer.alloc(2_000_000));
    const server = await openHouse({ DATA_DIR: folder, SNAPSHOT_EVERY: '1' });
    const { ada, ben, table } = await adaAndBen(server, { game: 'auztralia' });
    const next = async () => {
      const { look } = (await ada.view(table)).body;
      const who = look!.asked!.seat === 0 ? ada : ben;
      const mine = (await who.view(table)).body.look!;
      return { who, move: { seat: mine.eye, seq: mine.seq, choice: mine.choices![0] } };
    };
    let refused: Reply | null = null;
    for (let i = 0; refused === null && i < 3000; i++) {
      await ada.post(`/api/tables/${table}/chat`, { text: 'x'.repeat(500) });
      const { who, move } = await next();
      const reply = await who.post(`/api/tables/${table}/moves`, move);
      if (reply.status !== 200) refused = reply;
    }
    expect(refused).toMatchObject({ status: 507, body: { refused: { code: 'disk-full' } } });
    // To the last byte: an account is smaller than a move with its snapshot.
    const filler = join(folder, 'filler');
    expect(() => writeFileSync(filler, Buffer.alloc(4_000_000))).toThrow('ENOSPC');
    const account = { login: 'ada', password: 'correct horse battery' };
    expect(await ada.refused('/api/account', account)).toMatchObject({
      status: 507,
      code: 'disk-full',
    });
    // At once, and not only when the next move finds no room either.
    expect((await ada.get('/readyz')).status).toBe(503);
    const { who, move } = await next();
    rmSync(filler);
    rmSync(ballast);
    await who.does(`/api/tables/${table}/moves`, move);
    const before = (await who.view(table)).body;
    await server.stop();
    const again = await openHouse({ DATA_DIR: folder });
    expect((await who.at(again).view(table)).body.look).toEqual(before.look);
  });

  test('where only an account finds no room, it is told so, and nobody else is sent here', async () => {
    const server = await openHouse();
    const ada = await Visitor.named(server, 'Ada');
    const { exec } = DatabaseSync.prototype;
    // Moves are stored over another line, and by statements that are prepared.
    const full = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (
      this: DatabaseSync,
      sql,
    ) {
      if (sql !== 'BEGIN IMMEDIATE') return exec.call(this, sql);
      throw Object.assign(new Error('database or disk is full'), { errcode: 13 });
    });
    afterThis(() => full.mockRestore());
    const account = { login: 'ada', password: 'correct horse battery' };
    const refused = await ada.refused('/api/account', account);
    expect(refused).toMatchObject({ status: 507, code: 'disk-full' });
    expect((await ada.get('/readyz')).status).toBe(503);
  });

  test('what cannot be stored does not take the moves of the same turn with it', async () => {
    const server = await openHouse();
    const { table } = await adaAndBen(server);
    const live = await server.service.open(table);
    const seat = live.table.asked!;
    const { seq, choices } = live.table.viewFor(seat);
    const answer = new Promise<Answer>((resolve) =>
      server.service.askLive(
        live,
        { do: 'submit', seat, seq, choice: choices![0] },
        () => null,
        resolve,
      ),
    );
    // The same table once more, in the same batch.
    const twice = server.service.commits.write({ put: 'table', row: live.row });
    await expect(twice).rejects.toThrow(/UNIQUE/);
    expect(await answer).toEqual({ accepted: seq + 1 });
    expect(await server.store.entries(table, seq)).toHaveLength(1);
  });

  test('moves are refused with a clear sentence, nothing is made, and it goes on with room', async () => {
    const server = await openHouse();
    const { ada, ben, table } = await adaAndBen(server, { game: 'auztralia' });
    const store = fileOf(server);
    store.limit(store.pages);
    let full: { seat: number; seq: number; choice: unknown; who: Visitor } | null = null;
    for (let i = 0; full === null && i < 400; i++) {
      // Chat fills the file faster than moves do.
      await ada.post(`/api/tables/${table}/chat`, { text: 'x'.repeat(500) });
      const { look } = (await ada.view(table)).body;
      const who = look!.asked!.seat === 0 ? ada : ben;
      const mine = (await who.view(table)).body.look!;
      const move = { seat: mine.eye, seq: mine.seq, choice: mine.choices![0] };
      const { status, body } = await who.post(`/api/tables/${table}/moves`, move);
      if (status === 200) continue;
      expect(body).toMatchObject({ refused: { code: 'disk-full' } });
      expect(status).toBe(507);
      full = { ...move, who };
    }
    expect(full).not.toBeNull();
    const { who, ...move } = full!;
    expect((await who.view(table)).body.look!.seq).toBe(move.seq);
    const line = { text: 'x'.repeat(500) };
    // Ben, who has said nothing yet: Ada has said as much as one may.
    expect(await ben.refused(`/api/tables/${table}/chat`, line)).toMatchObject({
      status: 507,
      code: 'disk-full',
    });
    expect((await ada.get('/readyz')).status).toBe(503);
    store.limit(1_000_000);
    await who.does(`/api/tables/${table}/moves`, move);
    expect((await who.view(table)).body.look!.seq).toBe(move.seq + 1);
  });
});
