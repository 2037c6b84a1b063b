import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { TableInfo, TokenInfo } from '../protocol/index.ts';
import { Browser, newPasskey } from './authenticator.ts';
import { adaAndBen, openHouse, playOn, tempDir, Visitor, withDatabase } from './visit.ts';

const ROOT = join(import.meta.dirname, '..', '..');

interface Ran {
  readonly status: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** `npm run admin -- …` as a process of its own, on the data of a folder. */
async function script(file: string, dataDir: string, args: readonly string[]): Promise<Ran> {
  const env = await withDatabase({ PATH: process.env.PATH ?? '', DATA_DIR: dataDir });
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(ROOT, file), ...args],
      { env, maxBuffer: 1 << 26 },
      (error, stdout, stderr) =>
        resolve({ status: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

const admin = (dataDir: string, ...args: string[]) => script('server/admin/main.ts', dataDir, args);

async function json<B>(dataDir: string, ...args: string[]): Promise<B> {
  const { status, stdout, stderr } = await admin(dataDir, ...args, '--json');
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

interface Inspected {
  readonly id: string;
  readonly state: string;
  readonly seats: string[];
  readonly owners: (string | null)[];
}

describe('the back door of a running server', () => {
  test('lists and inspects tables, and tells no secret', async () => {
    const DATA_DIR = tempDir();
    const server = await openHouse({ DATA_DIR });
    const { ada, table } = await adaAndBen(server);
    const open = await ada.opens({ game: 'auztralia' });
    expect(statSync(join(DATA_DIR, 'admin.sock')).mode & 0o777).toBe(0o600);
    const { stdout } = await admin(DATA_DIR, 'list');
    expect(stdout).toMatch(new RegExp(`^${table} .* running .* Ada, Ben$`, 'm'));
    expect(stdout).toMatch(new RegExp(`^${open.id} .* open .* Ada, -$`, 'm'));
    expect(stdout).toContain('2 tables\n');
    expect(await json<object[]>(DATA_DIR, 'list', '--state', 'over')).toEqual([]);
    const seen = await admin(DATA_DIR, 'inspect', open.code!);
    expect(JSON.parse(seen.stdout)).toMatchObject({
      id: open.id,
      seats: ['Ada', '-'],
      asked: null,
    });
    const { opening, invite } = (await server.store.table(open.id))!;
    expect(seen.stdout).not.toContain(JSON.parse(opening).secret);
    expect(seen.stdout).not.toContain(invite);
  });

  test('ends a table: moves and clocks stop, also after a restart, and it can be looked at', async () => {
    const DATA_DIR = tempDir();
    const server = await openHouse({ DATA_DIR });
    const { ada, ben, table } = await adaAndBen(server, {
      visibility: 'public',
      pace: { kind: 'per-move', time: 600_000 },
    });
    await playOn(table, [ada, ben], ({ look }) => look!.seq >= 8);
    const line = await ada.line();
    await line.follows(table);
    const told = line.nextOf('info', ({ info }) => info.state === 'closed');
    expect(await json<Inspected>(DATA_DIR, 'end', table)).toMatchObject({ state: 'closed' });
    await told;
    const refusedAt = async (who: Visitor) => {
      const { look } = (await who.view(table)).body;
      const [choice = { do: 'x' }] = look!.choices ?? [];
      const { seat } = look!.asked!;
      const move = { seat, seq: look!.seq, choice };
      return who.refused(`/api/tables/${table}/moves`, move);
    };
    const asked = (await ada.view(table)).body.look!.asked!.seat === 0 ? ada : ben;
    expect(await refusedAt(asked)).toMatchObject({ status: 409, code: 'ended' });
    expect((await ada.get<{ running: unknown[] }>('/api/tables')).body.running).toEqual([]);
    await server.stop();
    const again = await openHouse({ DATA_DIR });
    expect(await refusedAt(asked.at(again))).toMatchObject({ code: 'ended' });
    expect((await again.store.table(table))!.standing).toMatchObject({
      state: 'closed',
      deadline: null,
    });
  });

  test('a table that bots play ends too', async () => {
    const DATA_DIR = tempDir();
    const server = await openHouse({ DATA_DIR });
    const ada = await Visitor.named(server, 'Ada');
    const seats = [{ by: 'me' }, { by: 'bot', kind: 'random' }];
    const { id } = await ada.opens({ game: 'auztralia', seats });
    await ada.does(`/api/tables/${id}/start`);
    await ada.does(`/api/tables/${id}/to-bot`, { seat: 0, kind: 'random' });
    await json(DATA_DIR, 'end', id);
    await server.service.commits.idle();
    const { seq } = (await ada.view(id)).body.info;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await ada.view(id)).body.info).toMatchObject({ seq, state: 'closed' });
  });

  test('hands a seat over to somebody else, to a bot, to nobody', async () => {
    const DATA_DIR = tempDir();
    const server = await openHouse({ DATA_DIR });
    const { ada, ben, table } = await adaAndBen(server);
    const cleo = await Visitor.named(server, 'Cleo');
    const other = await cleo.opens({ game: 'whiteout' });
    const { owners } = await json<Inspected>(DATA_DIR, 'inspect', other.id);
    const handed = await json<Inspected>(DATA_DIR, 'hand-over', table, '2', '--guest', owners[0]!);
    expect(handed.seats).toEqual(['Ada', 'Cleo']);
    expect((await cleo.view(table)).body.look!.eye).toBe(1);
    expect((await ben.view(table)).body.info.you.seats).toEqual([]);
    // Ben has no claim to it either.
    expect(await ben.refused(`/api/tables/${table}/to-human`, { seat: 1 })).toMatchObject({
      code: 'not-your-seat',
    });
    expect(
      (await json<Inspected>(DATA_DIR, 'hand-over', table, '2', '--bot', 'random')).seats,
    ).toEqual(['Ada', '[random]']);
    expect((await json<Inspected>(DATA_DIR, 'hand-over', table, '1', '--nobody')).seats[0]).toBe(
      '-',
    );
    expect((await ada.view(table)).body.info.you.seats).toEqual([]);
    for (const [args, words] of [
      [['hand-over', table, '9', '--bot', 'random'], 'seat'],
      [['hand-over', table, '1', '--bot', 'clever'], 'no bot called'],
      [['hand-over', table, '1', '--guest', 'a'.repeat(26)], 'does not know'],
      [['inspect', 'terra-0000'], 'no such table'],
    ] as const) {
      const { status, stderr } = await admin(DATA_DIR, ...args);
      expect(status).toBe(1);
      expect(stderr).toContain(words);
    }
  });

  test('ends a session: the cookie, the programs and the open lines of a person', async () => {
    const DATA_DIR = tempDir();
    const server = await openHouse({ DATA_DIR });
    const { ada, ben, table } = await adaAndBen(server);
    const made = (
      await ada.post<{ token: string; info: TokenInfo }>('/api/tokens', { name: 'bot' })
    ).body;
    const line = await ada.line();
    const other = await ben.line();
    const { owners } = await json<Inspected>(DATA_DIR, 'inspect', table);
    expect(await json<object>(DATA_DIR, 'end-session', owners[0]!)).toEqual({
      guest: owners[0],
      name: 'Ada',
      account: false,
      tokens: 1,
    });
    expect(await line.closed).toBe(1001);
    expect(other.socket.readyState).toBe(other.socket.OPEN);
    expect((await ada.get('/api/me')).body).toEqual({ guest: null });
    const program = { authorization: `Bearer ${made.token}` };
    expect((await new Visitor(server).get('/api/me', program)).body).toEqual({ guest: null });
    expect((await ben.get('/api/me')).body).toEqual({ guest: { name: 'Ben' } });
  });

  test('gives a new password to somebody who has lost every way in, and ends their sessions', async () => {
    const DATA_DIR = tempDir();
    const server = await openHouse({ DATA_DIR, SIGN_IN_TRIES: '1' });
    const { ada, table } = await adaAndBen(server);
    await ada.post('/api/account', { login: 'ada', password: 'one that will be forgotten' });
    const { owners } = await json<Inspected>(DATA_DIR, 'inspect', table);
    const line = await ada.line();
    const away = new Visitor(server);
    const wrong = { login: 'ada', password: 'was it this one' };
    expect(await away.refused('/api/account/sign-in', wrong)).toMatchObject({ status: 401 });
    const made = await json<{ password: string }>(DATA_DIR, 'new-password', 'ADA');
    expect(made).toEqual({
      guest: owners[0],
      login: 'ada',
      password: expect.stringMatching(/^([a-z2-7]{5}-){3}[a-z2-7]{5}$/),
    });
    await line.closed;
    expect((await ada.get('/api/me')).body).toEqual({ guest: null });
    // However often they have guessed before.
    const right = { login: 'ada', password: made.password };
    expect((await away.post('/api/account/sign-in', right)).status).toBe(200);
    expect((await away.view(table)).body.info.you.seats).toEqual([0]);
    const { status, stderr } = await admin(DATA_DIR, 'new-password', 'ben');
    expect(status).toBe(1);
    expect(stderr).toContain('no account "ben"');
  });

  test('gives a user name along where an account had only passkeys', async () => {
    const DATA_DIR = tempDir();
    const server = await openHouse({ DATA_DIR });
    const browser = await Browser.named(server, 'Ada');
    await browser.post('/api/account/passkeys', await browser.makes(newPasskey()));
    const { body } = await browser.post<{ info: TableInfo }>('/api/tables', { game: 'whiteout' });
    const { owners } = await json<Inspected>(DATA_DIR, 'inspect', body.info.id);
    const made = await json<{ login: string; password: string }>(
      DATA_DIR,
      'new-password',
      owners[0]!,
    );
    expect(made.login).toBe(`player-${owners[0]!.slice(0, 8)}`);
    const { login, password } = made;
    const away = new Visitor(server);
    expect((await away.post('/api/account/sign-in', { login, password })).status).toBe(200);
    expect((await away.get('/api/me')).body).toEqual({ guest: { name: 'Ada' } });
  });

  test('says what it cannot do, and how it is used', async () => {
    const folder = tempDir();
    for (const [args, words] of [
      [['dance'], 'no command "dance"'],
      [['inspect'], 'needs a table'],
      [['list', '--state', 'asleep'], '"asleep" is no state'],
      [['hand-over', 'terra-0000', '1'], 'needs --guest, --bot or --nobody'],
      [['list', '--colour'], '--colour'],
    ] as const) {
      const { status, stderr } = await admin(folder, ...args);
      expect(status).toBe(2);
      expect(stderr).toContain(words);
      expect(stderr).toContain('npm run admin -- COMMAND');
    }
  });
});

test('without a running server, the same is done on its data', async () => {
  const DATA_DIR = tempDir();
  const server = await openHouse({ DATA_DIR });
  const { ada, ben, table } = await adaAndBen(server);
  await playOn(table, [ada, ben], ({ look }) => look!.seq >= 6);
  await server.stop();
  expect(await json<Inspected>(DATA_DIR, 'end', table)).toMatchObject({ state: 'closed' });
  const again = await openHouse({ DATA_DIR });
  expect((await ada.at(again).view(table)).body.info.state).toBe('closed');
});

test('running games are exported whole, and lab patch plays them again', async () => {
  const DATA_DIR = tempDir();
  const server = await openHouse({ DATA_DIR });
  const { ada, ben, table } = await adaAndBen(server);
  const { look } = await playOn(table, [ada, ben], ({ look }) => look!.seq >= 12);
  const folder = join(DATA_DIR, 'out');
  expect((await admin(DATA_DIR, 'export', '--all', '--to', folder)).status).toBe(0);
  const [name] = readdirSync(folder);
  expect(name).toBe(`whiteout-${table}.json`);
  const file = join(folder, name!);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const saved = JSON.parse(readFileSync(file, 'utf8'));
  expect(saved).toMatchObject({ format: 'incognita-game', verified: true, result: null });
  expect(saved.log).toHaveLength(look!.seq);
  expect(saved.secret).toMatch(/^[0-9a-f]{64}$/);
  const same = await script('lab/main.ts', DATA_DIR, ['patch', file]);
  expect(same).toMatchObject({ status: 0, stderr: '' });
  expect(same.stdout).toMatch(/^same /);
  // And people still get what their eye knows, and no more.
  const theirs = await ada.get<{ format: string }>(`/api/tables/${table}/export`);
  expect(theirs.body.format).toBe('incognita-report');
  writeFileSync(file, JSON.stringify({ ...saved, hash: '0'.repeat(64) }));
  expect((await script('lab/main.ts', DATA_DIR, ['patch', file])).stdout).toMatch(/^DIFFERS /);
});
