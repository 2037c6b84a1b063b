// Everything that a guest can make the server store is bounded; docs/hosting.md has the same rows.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { Bucket } from '../limits/bucket.ts';
import * as quotas from '../limits/quotas.ts';
import { SteadyWindows } from '../limits/steady-windows.ts';
import { Browser, newPasskey } from './authenticator.ts';
import { playedElsewhere } from './saved-elsewhere.ts';
import { adaAndBen, behindTheBack, folderOf, openHouse, Visitor } from './visit.ts';

describe('what a guest can make the server store', () => {
  test('lines of a chat: the last hundred are kept, and nobody floods it', async () => {
    const server = await openHouse();
    const { ada, ben, table } = await adaAndBen(server);
    const live = await server.service.open(table);
    const line = await ada.line();
    let said = 0;
    for (let i = 0; i < 40; i++) {
      const { t } = await line.asks({ do: 'chat', table, text: `line ${i}` });
      if (t === 'accepted') said++;
    }
    expect(said).toBeGreaterThanOrEqual(quotas.CHAT_BURST);
    expect(said).toBeLessThan(quotas.CHAT_BURST + 10);
    // Somebody else is heard all the same.
    await ben.does(`/api/tables/${table}/chat`, { text: 'hello' });
    for (let i = 0; i < 2 * quotas.CHAT_LINES_KEPT; i++) {
      const id = (live.chat.at(-1)?.id ?? 0) + 1;
      const old = { id, at: 0, seat: 0, name: 'Ada', text: 'again' };
      live.chat.push(old);
      await server.store.write([{ put: 'chat', table, line: old }]);
    }
    const [row] = await behindTheBack(folderOf(server), 'SELECT count(*) AS n FROM chat');
    expect(Number(row?.n)).toBe(quotas.CHAT_LINES_KEPT);
    expect((await ben.post(`/api/tables/${table}/chat`, { text: 'x'.repeat(501) })).status).toBe(
      400,
    );
  });

  test('tables that gather or are played', async () => {
    const server = await openHouse({ TABLES_PER_PERSON: '2' });
    const ada = await Visitor.named(server, 'Ada');
    const first = await ada.opens({ game: 'whiteout' });
    await ada.opens({ game: 'whiteout' });
    const refused = await ada.refused('/api/tables', { game: 'whiteout' });
    expect(refused).toMatchObject({ status: 409, code: 'too-many-tables' });
    expect(await ada.refused('/api/tables/import', playedElsewhere(3))).toMatchObject({
      code: 'too-many-tables',
    });
    await ada.does(`/api/tables/${first.id}/leave`);
    await server.service.commits.idle();
    await ada.opens({ game: 'whiteout' });
  });

  test('entries of a table: past the most, only the game itself goes on', async () => {
    const server = await openHouse();
    const { ada, ben, table } = await adaAndBen(server);
    const live = await server.service.open(table);
    const seq = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(live.table), 'seq')!;
    Object.defineProperty(live.table, 'seq', {
      get: () => quotas.MAX_ENTRIES_PER_TABLE,
      configurable: true,
    });
    const away = { seat: 0, kind: 'greedy' };
    expect(await ada.refused(`/api/tables/${table}/to-bot`, away)).toMatchObject({
      code: 'table-full',
    });
    Object.defineProperty(live.table, 'seq', { ...seq, configurable: true });
    const { look } = (await ada.view(table)).body;
    expect(look!.asked).not.toBeNull();
    await ben.does(`/api/tables/${table}/to-bot`, { seat: 1, kind: 'greedy' });
  });

  test('saved games: their bytes within an hour, and the entries of each', async () => {
    const server = await openHouse({ IMPORT_BYTES_PER_HOUR: '6000' });
    const ada = await Visitor.named(server, 'Ada');
    const saved = playedElsewhere(12);
    const codes: string[] = [];
    for (let i = 0; i < 12; i++) {
      const { body } = await ada.post<{ refused?: { code: string } }>('/api/tables/import', saved);
      codes.push(body.refused?.code ?? 'taken in');
    }
    expect(codes[0]).toBe('taken in');
    expect(codes.at(-1)).toBe('too-many-bytes');
    const roomy = await openHouse();
    const log = Array.from({ length: quotas.MAX_ENTRIES_PER_TABLE + 1 }, (_, i) => ({
      seq: i + 1,
      at: 0,
      kind: 'start',
    }));
    const eve = await Visitor.named(roomy, 'Eve');
    expect(await eve.refused('/api/tables/import', { ...saved, log })).toMatchObject({
      code: 'too-many-entries',
    });
  });

  test('names of guests, and accounts: so many a minute and address', async () => {
    const env = { GUESTS_PER_MINUTE: '3', TRUST_PROXY: '1', SIGN_IN_TRIES: '100000' };
    const server = await openHouse(env);
    const count = async (table: string): Promise<number> => {
      const [row] = await behindTheBack(folderOf(server), `SELECT count(*) AS n FROM ${table}`);
      return Number(row?.n);
    };
    const from = { 'x-forwarded-for': '6.6.6.6' };
    const takes = async () =>
      (await new Visitor(server).post('/api/me', { name: 'E' }, from)).status;
    expect([await takes(), await takes(), await takes(), await takes()]).toEqual([
      200, 200, 200, 429,
    ]);
    expect(await count('guests')).toBe(3);
    const people = [];
    for (let i = 0; i < 22; i++) people.push(await Visitor.named(server, 'Eve', `10.0.0.${i}`));
    const statuses: number[] = [];
    for (const [i, person] of people.entries()) {
      const login = { login: `eve-${i}`, password: 'correct horse battery' };
      statuses.push((await person.post('/api/account', login, from)).status);
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(20);
    expect(statuses.slice(-2)).toEqual([429, 429]);
    expect(await count('accounts')).toBe(20);
  });

  test('settings of the page and ways to be told: one record per person, whatever they change', async () => {
    const server = await openHouse({ WEBHOOKS: 'yes', PRIVATE_ADDRESSES: 'yes' });
    const ada = await Visitor.named(server, 'Ada');
    const login = { login: 'ada', password: 'correct horse battery' };
    await ada.post('/api/account', login);
    for (let i = 0; i < 6; i++) {
      const settings = { settings: { theme: i % 2 ? 'light' : 'dark' } };
      expect((await ada.post('/api/account/settings', settings)).status).toBe(200);
      const language = { language: i % 2 ? 'en' : 'fr' };
      expect((await ada.post('/api/notices/language', language)).status).toBe(200);
      const webhook = { url: `http://localhost:1/${i}`, language: 'en' };
      await ada.post('/api/notices/webhook', webhook);
    }
    const rows = async (sql: string) => (await behindTheBack(folderOf(server), sql)).length;
    expect(await rows('SELECT * FROM account_settings')).toBe(1);
    expect(await rows('SELECT * FROM papers')).toBeLessThanOrEqual(2);
    const large = { settings: { theme: 'x'.repeat(15_000) } };
    expect((await ada.post('/api/account/settings', large)).status).toBe(400);
  });

  test('access tokens', async () => {
    const ada = await Visitor.named(await openHouse(), 'Ada');
    for (let i = 0; i < quotas.MAX_TOKENS_PER_PERSON; i++)
      expect((await ada.post('/api/tokens', { name: `bot ${i}` })).status).toBe(201);
    expect(await ada.refused('/api/tokens', { name: 'one more' })).toMatchObject({
      code: 'too-many-tokens',
    });
  });

  test('sessions of an account: the oldest ends when there are too many', async () => {
    const server = await openHouse({ SIGN_IN_TRIES: '100000' });
    const ada = await Visitor.named(server, 'Ada');
    const login = { login: 'ada', password: 'correct horse battery' };
    await ada.post('/api/account', login);
    const sql = `INSERT INTO account_sessions (id, token, "userId", "expiresAt", "createdAt", "updatedAt")
      SELECT 's' || n, 't' || n, (SELECT id FROM accounts), '2999-01-01T00:00:00.000Z',
        '2020-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z'
      FROM (WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < 60) SELECT n FROM c)`;
    await behindTheBack(folderOf(server), sql);
    expect((await new Visitor(server).post('/api/account/sign-in', login)).status).toBe(200);
    const count = 'SELECT count(*) AS n FROM account_sessions';
    const [row] = await behindTheBack(folderOf(server), count);
    expect(Number(row?.n)).toBe(quotas.MAX_SESSIONS_PER_ACCOUNT);
    // Those that are in use stay.
    expect((await ada.get('/api/me')).body).toEqual({ guest: { name: 'Ada' } });
  });

  test('passkeys of an account', async () => {
    const server = await openHouse();
    const ada = await Browser.named(server, 'Ada');
    const add = async () => ada.post('/api/account/passkeys', await ada.makes(newPasskey()));
    for (let i = 0; i < quotas.MAX_PASSKEYS_PER_ACCOUNT; i++)
      expect((await add()).status).toBe(200);
    expect(await ada.refused('/api/account/passkeys', await ada.makes(newPasskey()))).toBe(
      'too-many-passkeys',
    );
  });

  test('docs/hosting.md tells the same', () => {
    const text = readFileSync(join(import.meta.dirname, '../../docs/hosting.md'), 'utf8');
    const [, table = ''] = text.split('### What people can make the server store');
    for (const [name, most] of Object.entries(quotas))
      if (typeof most === 'number')
        expect([name, table]).toEqual([name, expect.stringContaining(most.toLocaleString('en'))]);
  });
});

test('a clock that is set back closes nobody’s bucket', () => {
  let now = 10_000_000;
  const bucket = new Bucket(1, { now: () => now });
  for (let i = 0; i < 3; i++) expect(bucket.take()).toBe(true);
  expect(bucket.take()).toBe(false);
  now -= 3_600_000;
  expect(bucket.take()).toBe(false);
  now += 1_500;
  expect(bucket.take()).toBe(true);
  // And by default it goes by a clock that nobody can set.
  const before = Date.now;
  try {
    const usual = new Bucket(1000, { burst: 1 });
    usual.take();
    Date.now = () => 0;
    const until = performance.now() + 20;
    while (performance.now() < until);
    expect(usual.take()).toBe(true);
  } finally {
    Date.now = before;
  }
});

test('a clock that is set back, or forward, changes nothing about the limits of an address', async () => {
  const server = await openHouse({ GUESTS_PER_MINUTE: '2' });
  const visit = async (): Promise<number> =>
    (await new Visitor(server).post('/api/me', { name: 'Ada' })).status;
  expect([await visit(), await visit(), await visit()]).toEqual([200, 200, 429]);
  const { now } = Date;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + 120_000);
  expect(await visit()).toBe(429);
  clock.mockRestore();
  // And after a minute it is open again, wherever the time of day has gone.
  let steady = 0;
  const windows = new SteadyWindows(null, () => steady);
  const count = (): number => {
    let current = 0;
    windows.incr('Ada', (_, result) => (current = result?.current ?? 0), 60_000);
    return current;
  };
  expect([count(), count()]).toEqual([1, 2]);
  steady += 60_000;
  expect(count()).toBe(1);
});

test('a clock that is set back keeps nobody from signing in', async () => {
  let now = Date.now();
  const server = await openHouse({ SIGN_IN_TRIES: '1' }, { now: () => now });
  const guess = async (): Promise<string> =>
    (await new Visitor(server).refused('/api/account/sign-in', { login: 'ada', password: 'x' }))
      .code;
  expect([await guess(), await guess()]).toEqual(['wrong-login', 'sign-in-wait']);
  now -= 3_600_000;
  expect([await guess(), await guess()]).toEqual(['wrong-login', 'sign-in-wait']);
});
