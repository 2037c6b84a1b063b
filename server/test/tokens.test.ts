import { describe, expect, test } from 'vitest';
import type { TokenInfo } from '../protocol/index.ts';
import { adaAndBen, openHouse, Visitor } from './visit.ts';

interface Made {
  readonly token: string;
  readonly info: TokenInfo;
}

/** A program of somebody's: no cookie, only the token. */
function program(server: { readonly port: number }, token: string) {
  const visitor = new Visitor(server);
  const headers = { authorization: `Bearer ${token}` };
  return {
    get: <B>(path: string) => visitor.get<B>(path, headers),
    post: <B>(path: string, body: unknown) => visitor.post<B>(path, body, headers),
    line: () => visitor.line(headers),
  };
}

async function ask(who: Visitor, method: string, path: string): Promise<Response> {
  return fetch(who.base + path, { method, headers: { cookie: who.cookie } });
}

describe('access tokens', () => {
  test('a token plays in the name of whoever made it', async () => {
    const server = await openHouse();
    const { ada, table } = await adaAndBen(server);
    const { status, body } = await ada.post<Made>('/api/tokens', { name: 'my bot' });
    expect(status).toBe(201);
    expect(body.token).toMatch(/^inc_[a-z2-7]{40}$/);
    const bot = program(server, body.token);
    expect((await bot.get('/api/me')).body).toEqual({ guest: { name: 'Ada' } });
    expect(
      (await bot.get<{ info: { you: unknown } }>(`/api/tables/${table}`)).body.info.you,
    ).toMatchObject({
      seats: [0],
    });
    expect((await bot.post('/api/tables', { game: 'whiteout' })).status).toBe(201);
    const line = await bot.line();
    expect((await line.follows(table)).look!.eye).toBe(0);
  });

  test('it is shown once; what is kept and listed does not give it back', async () => {
    const server = await openHouse();
    const ada = await Visitor.named(server, 'Ada');
    const { token, info } = (await ada.post<Made>('/api/tokens', { name: 'my bot' })).body;
    const listed = await ada.get<{ tokens: TokenInfo[] }>('/api/tokens');
    expect(listed.body.tokens).toEqual([info]);
    expect(info).toMatchObject({ name: 'my bot', used: null });
    expect(JSON.stringify(listed.body)).not.toContain(token.slice(4));
    const owner = (await server.store.tablesIn(['open'], 1))[0];
    expect(owner).toBeUndefined();
    const table = await ada.opens({ game: 'whiteout' });
    const { host } = (await server.store.table(table.id))!.standing;
    const records = await server.store.recordsOf('token', host);
    expect(records).toHaveLength(1);
    expect(JSON.stringify(records)).not.toContain(token.slice(4));
    await program(server, token).get('/api/me');
    await server.service.commits.idle();
    const [after] = (await ada.get<{ tokens: TokenInfo[] }>('/api/tokens')).body.tokens;
    expect(after!.used).toBeGreaterThan(0);
  });

  test('it is for playing: it makes no tokens, takes no name, and opens nothing that is not listed', async () => {
    const server = await openHouse();
    const ada = await Visitor.named(server, 'Ada');
    const { token } = (await ada.post<Made>('/api/tokens', { name: 'my bot' })).body;
    const bot = program(server, token);
    for (const answer of [
      await bot.get('/api/tokens'),
      await bot.post('/api/tokens', { name: 'another' }),
      await bot.post('/api/me', { name: 'Eve' }),
      await bot.post('/api/guests', { name: 'Eve' }),
      await bot.get('/api/notices'),
      await bot.get('/api/tablesque'),
    ])
      expect(answer).toMatchObject({ status: 403, body: { refused: { code: 'token-scope' } } });
    expect((await ada.get('/api/me')).body).toEqual({ guest: { name: 'Ada' } });
  });

  test('taken back, it is worth nothing, and its lines are cut', async () => {
    const server = await openHouse();
    const ada = await Visitor.named(server, 'Ada');
    const { token, info } = (await ada.post<Made>('/api/tokens', { name: 'my bot' })).body;
    const bot = program(server, token);
    const line = await bot.line();
    const own = await ada.line();
    const eve = await Visitor.named(server, 'Eve');
    expect((await ask(eve, 'DELETE', `/api/tokens/${info.id}`)).status).toBe(404);
    expect((await bot.get('/api/me')).body).toEqual({ guest: { name: 'Ada' } });
    expect((await ask(ada, 'DELETE', `/api/tokens/${info.id}`)).status).toBe(200);
    expect(await line.closed).toBe(1001);
    expect(own.socket.readyState).toBe(own.socket.OPEN);
    expect((await bot.get('/api/me')).body).toEqual({ guest: null });
    expect((await bot.post('/api/tables', { game: 'whiteout' })).status).toBe(401);
    expect((await ask(ada, 'DELETE', `/api/tokens/${info.id}`)).status).toBe(404);
  });

  test('a made-up token is nobody', async () => {
    const server = await openHouse();
    const bot = program(server, `inc_${'a'.repeat(40)}`);
    expect((await bot.get('/api/me')).body).toEqual({ guest: null });
    expect((await new Visitor(server).post('/api/tokens', { name: 'x' })).status).toBe(401);
  });

  test('each has its own limit, and a person only so many', async () => {
    const server = await openHouse({ TOKEN_REQUESTS_PER_SECOND: '1' });
    const ada = await Visitor.named(server, 'Ada');
    const made: string[] = [];
    for (let i = 0; i < 20; i++)
      made.push((await ada.post<Made>('/api/tokens', { name: `bot ${i}` })).body.token);
    expect(await ada.refused('/api/tokens', { name: 'one more' })).toMatchObject({
      code: 'too-many-tokens',
    });
    const [one, two] = made.map((token) => program(server, token));
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push((await one!.get('/api/house')).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await two!.get('/api/house')).status).toBe(200);
  });
});

describe('programs and addresses of somebody with an account', () => {
  const hook = { url: 'http://127.0.0.1:9/', language: 'en' };
  const env = { WEBHOOKS: 'yes', PRIVATE_ADDRESSES: 'yes' };
  const password = 'correct horse battery';

  test('come along when a guest signs in, and go when the account goes', async () => {
    const server = await openHouse(env);
    const idOf = async (who: Visitor): Promise<string> =>
      (await server.store.table((await who.opens({ game: 'whiteout' })).id))!.standing.host;
    const home = await Visitor.named(server, 'Ada');
    expect((await home.post('/api/account', { login: 'ada.l', password })).status).toBe(201);
    const away = await Visitor.named(server, 'Ada on the train');
    const { token } = (await away.post<Made>('/api/tokens', { name: 'my bot' })).body;
    await away.post('/api/notices/webhook', hook);
    const owners = [await idOf(home), await idOf(away)];
    expect(await server.store.recordsOf('token', owners[1]!)).toHaveLength(1);
    const signIn = { login: 'ada.l', password, take: true };
    expect((await away.post('/api/account/sign-in', signIn)).status).toBe(200);
    const bot = program(server, token);
    expect((await bot.get('/api/me')).body).toEqual({ guest: { name: 'Ada' } });
    expect((await home.get('/api/notices')).body).toMatchObject({ webhook: { url: hook.url } });
    expect((await home.post('/api/account/delete', { password })).status).toBe(200);
    expect((await bot.get('/api/me')).body).toEqual({ guest: null });
    for (const owner of owners)
      for (const kind of ['token', 'notify', 'stop-mail'])
        expect(await server.store.recordsOf(kind, owner), kind).toEqual([]);
  });
});
