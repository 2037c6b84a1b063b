import { describe, expect, test } from 'vitest';
import { FORMER_PLAYER, type MyAccount, type TableLists } from '../protocol/index.ts';
import { adaAndBen, openHouse, playOn, Visitor } from './visit.ts';

const ADA = { login: 'ada', password: 'correct horse battery' };

const accountOf = async (visitor: Visitor) =>
  (await visitor.get<MyAccount>('/api/account')).body.account;

async function signedUp(visitor: Visitor, login = ADA.login): Promise<Visitor> {
  expect((await visitor.post('/api/account', { ...ADA, login })).status).toBe(201);
  return visitor;
}

async function signedIn(server: { readonly port: number }): Promise<Visitor> {
  const visitor = new Visitor(server);
  expect((await visitor.post('/api/account/sign-in', ADA)).status).toBe(200);
  return visitor;
}

describe('sessions', () => {
  test('signing out ends the session also for whoever copied its cookie, and cuts their line', async () => {
    const server = await openHouse();
    const { ada, ben, table } = await adaAndBen(server);
    await signedUp(ada);
    const thief = ada.at(server);
    const line = await thief.line();
    await line.follows(table);
    expect((await ada.post('/api/account/sign-out', {})).status).toBe(200);
    await line.closed;
    expect((await thief.get('/api/me')).body).toEqual({ guest: null });
    expect(await accountOf(thief)).toBeNull();
    expect((await thief.view(table)).body.info.you.seats).toEqual([]);
    expect((await ada.get('/api/me')).body).toEqual({ guest: null });
    // The game is where it was, for whoever may come back to it.
    const again = await signedIn(server);
    expect((await playOn(table, [again, ben])).look?.result).not.toBeNull();
  });

  test('are listed with this one first, and ended one by one or all but this one', async () => {
    const server = await openHouse();
    const ada = await signedUp(await Visitor.named(server, 'Ada'));
    const [phone, tablet] = [await signedIn(server), await signedIn(server)];
    const phoneLine = await phone.line();
    const ownLine = await ada.line();
    const before = await accountOf(ada);
    expect(before?.sessions.map(({ here }) => here)).toEqual([true, false, false]);
    const phoneHere = (await accountOf(phone))?.sessions.find(({ here }) => here);
    await ada.post('/api/account/sessions/end', { session: phoneHere?.id });
    await phoneLine.closed;
    expect((await phone.get('/api/me')).body).toEqual({ guest: null });
    expect((await tablet.get('/api/me')).body).toEqual({ guest: { name: 'Ada' } });
    await ada.post('/api/account/sessions/end', { session: 'others' });
    expect((await tablet.get('/api/me')).body).toEqual({ guest: null });
    expect((await accountOf(ada))?.sessions).toHaveLength(1);
    expect(ownLine.socket.readyState).toBe(ownLine.socket.OPEN);
  });

  test('of others cannot be ended, and their ids are no cookies', async () => {
    const server = await openHouse();
    const ada = await signedUp(await Visitor.named(server, 'Ada'));
    const ben = await signedUp(await Visitor.named(server, 'Ben'), 'ben');
    const session = (await accountOf(ada))?.sessions[0]?.id ?? '';
    expect(await ben.refused('/api/account/sessions/end', { session })).toMatchObject({
      status: 404,
      code: 'no-session',
    });
    expect(await accountOf(ada)).not.toBeNull();
    const eve = new Visitor(server);
    eve.cookie = `incognita=${session}`;
    expect((await eve.get('/api/me')).body).toEqual({ guest: null });
    const body = JSON.stringify((await ada.get('/api/account')).body);
    const [token = ''] = decodeURIComponent(ada.cookie.split('=')[1] ?? '').split('.');
    expect(token.length).toBeGreaterThan(20);
    expect(body).not.toContain(token);
  });

  test('a new password ends all others, and needs the old one', async () => {
    const server = await openHouse();
    const ada = await signedUp(await Visitor.named(server, 'Ada'));
    const phone = await signedIn(server);
    const next = 'a new and better one';
    expect(
      await ada.refused('/api/account/password', { now: 'a wrong guess', next }),
    ).toMatchObject({ status: 403, code: 'wrong-password' });
    const copied = ada.at(server);
    expect((await ada.post('/api/account/password', { now: ADA.password, next })).status).toBe(200);
    for (const gone of [phone, copied])
      expect((await gone.get('/api/me')).body).toEqual({ guest: null });
    expect((await ada.get('/api/me')).body).toEqual({ guest: { name: 'Ada' } });
    expect(await new Visitor(server).refused('/api/account/sign-in', ADA)).toMatchObject({
      code: 'wrong-login',
    });
    const again = await new Visitor(server).post('/api/account/sign-in', {
      ...ADA,
      password: next,
    });
    expect(again.status).toBe(200);
  });

  test('guessing the old password of an open session is counted as well', async () => {
    const server = await openHouse({ SIGN_IN_TRIES: '2' });
    const ada = await signedUp(await Visitor.named(server, 'Ada'));
    const codes = [];
    for (let i = 0; i < 3; i++) {
      const guess = { now: `a wrong guess ${i}`, next: 'whatever it may be' };
      codes.push((await ada.refused('/api/account/password', guess)).code);
    }
    expect(codes).toEqual(['wrong-password', 'wrong-password', 'sign-in-wait']);
  });

  test('another name leaves the session as it is', async () => {
    const server = await openHouse();
    const ada = await signedUp(await Visitor.named(server, 'Ada'));
    const { cookie } = ada;
    const renamed = await ada.post('/api/me', { name: 'Countess' });
    expect(renamed.headers.get('set-cookie')).toBeNull();
    expect(ada.cookie).toBe(cookie);
    expect((await signedIn(server).then((phone) => phone.get('/api/me'))).body).toEqual({
      guest: { name: 'Countess' },
    });
  });

  test('the cookie of a session is for no script, no other site, and over TLS only for this host', async () => {
    const plain = await Visitor.named(await openHouse(), 'Ada');
    const { headers } = await plain.post('/api/account', ADA);
    const flags = headers.get('set-cookie')?.split('; ').slice(1);
    expect(flags).toEqual(['Path=/', 'HttpOnly', 'SameSite=Lax', 'Max-Age=34560000']);
    const tls = await openHouse({ PUBLIC_URL: 'https://play.example.org' });
    const ada = await Visitor.named(tls, 'Ada');
    const set = (await ada.post('/api/account', ADA)).headers.get('set-cookie') ?? '';
    expect(set).toMatch(/^__Host-incognita=/);
    expect(set.split('; ')).toContain('Secure');
  });

  test('no other site can sign anybody in, out or up', async () => {
    const server = await openHouse();
    const ada = await signedUp(await Visitor.named(server, 'Ada'));
    const evil = { origin: 'https://evil.example' };
    for (const path of ['', '/sign-in', '/sign-out', '/delete', '/password', '/passkeys/options'])
      expect((await ada.post(`/api/account${path}`, ADA, evil)).body).toMatchObject({
        refused: { code: 'cross-site' },
      });
    expect(await accountOf(ada)).not.toBeNull();
  });
});

describe('leaving for good', () => {
  test('needs the password', async () => {
    const ada = await signedUp(await Visitor.named(await openHouse(), 'Ada'));
    for (const body of [{}, { password: 'a wrong guess' }])
      expect(await ada.refused('/api/account/delete', body)).toMatchObject({
        status: 403,
        code: 'wrong-password',
      });
    expect(await accountOf(ada)).not.toBeNull();
  });

  test('finished games stay, without the name; running ones go on with a bot; seats are free', async () => {
    const server = await openHouse();
    const { ada, ben, table: over } = await adaAndBen(server, { visibility: 'public' });
    await signedUp(ada);
    const talk = await ada.line();
    await talk.follows(over);
    await talk.accepted({ do: 'chat', table: over, text: 'well played' });
    const end = await playOn(over, [ada, ben]);

    const { id: running } = await ada.opens({ game: 'whiteout' });
    await ben.does(`/api/tables/${running}/join`);
    await ada.does(`/api/tables/${running}/start`);
    await playOn(running, [ada, ben], ({ look }) => (look?.seq ?? 0) > 5);
    const { id: gathering } = await ada.opens({ game: 'whiteout', visibility: 'public' });
    await ben.does(`/api/tables/${gathering}/join`);
    // Where she sat once and left, the log still tells of her.
    const { id: left } = await ben.opens({ game: 'whiteout' });
    await ada.does(`/api/tables/${left}/join`);
    await ada.does(`/api/tables/${left}/leave`);
    const watching = await ben.line();
    await watching.follows(over);
    await watching.follows(running);

    const { password } = ADA;
    const thief = ada.at(server);
    expect((await ada.post('/api/account/delete', { password })).status).toBe(200);
    await talk.closed;
    expect((await thief.get('/api/me')).body).toEqual({ guest: null });

    const { body: after } = await ben.view(over);
    expect(after.look?.result).toEqual(end.look?.result);
    expect(after.info.seats[0]).toEqual({ by: 'human', name: FORMER_PLAYER });
    expect(after.chat[0]).toMatchObject({ name: FORMER_PLAYER, text: 'well played' });
    const free = (await ben.view(gathering)).body.info;
    expect(free.seats[0]).toEqual({ by: 'empty' });
    expect(free.you.host).toBe(true);
    const on = (await ben.view(running)).body.info;
    expect(on.seats[0]).toMatchObject({ by: 'bot', holdsFor: null });
    expect((await playOn(running, [ben])).look?.result).not.toBeNull();

    const told = [
      (await ben.view(over)).body,
      (await ben.get(`/api/tables/${over}/story`)).body,
      (await ben.get(`/api/tables/${over}/export`)).body,
      (await ben.get(`/api/tables/${running}/export`)).body,
      (await ben.get(`/api/tables/${left}/export`)).body,
      (await ben.get<TableLists>('/api/tables')).body,
    ];
    expect(JSON.stringify(told)).not.toContain('Ada');
    for (const id of [over, running, gathering, left]) {
      const entries = (await server.store.entries(id, 0)).join('\n');
      expect(entries).not.toContain('Ada');
      expect((await server.store.snapshot(id))?.body ?? '').not.toContain('"Ada"');
      expect(JSON.stringify(await server.store.table(id))).not.toContain('Ada');
    }
    expect(await new Visitor(server).refused('/api/account/sign-in', ADA)).toMatchObject({
      code: 'wrong-login',
    });
    // The name is free again, for a person who has nothing to do with her.
    const other = await signedUp(await Visitor.named(server, 'Other'));
    expect((await other.get<TableLists>('/api/tables')).body.mine).toEqual([]);
  });

  test('nobody can call themselves what those who left are called', async () => {
    const visitor = new Visitor(await openHouse());
    const refused = await visitor.refused('/api/me', { name: 'A former Player' });
    expect(refused).toMatchObject({ status: 400, code: 'malformed' });
  });
});

describe('without a name or TLS', () => {
  test('passkeys are off, and a sentence says so', async () => {
    const server = await openHouse({ HOST: '0.0.0.0' });
    const ada = await Visitor.named(server, 'Ada');
    const { noPasskeys } = (await ada.get<MyAccount>('/api/account')).body;
    expect(noPasskeys?.en).toContain('localhost');
    expect(await ada.refused('/api/account/passkeys/options')).toMatchObject({
      code: 'no-passkeys',
    });
  });
});
