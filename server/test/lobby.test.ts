import { describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import type { GameForm, TableInfo, TableLists } from '../protocol/index.ts';
import { adaAndBen, openHouse, playOn, Visitor } from './visit.ts';

describe('guests', () => {
  test('a stranger is nobody until they say a name, and the same person after that', async () => {
    const server = await openHouse();
    const ada = new Visitor(server);
    expect((await ada.get('/api/me')).body).toEqual({ guest: null });
    expect((await ada.post('/api/tables', { game: 'whiteout' })).status).toBe(401);
    expect((await ada.post('/api/me', { name: '  Ada ' })).body).toEqual({
      guest: { name: 'Ada' },
    });
    expect((await ada.get('/api/me')).body).toEqual({ guest: { name: 'Ada' } });
    const before = ada.cookie;
    await ada.post('/api/me', { name: 'Ada L.' });
    expect(ada.cookie).toBe(before);
    expect((await ada.get('/api/me')).body).toEqual({ guest: { name: 'Ada L.' } });
  });

  test('a cookie that we did not sign is worth nothing', async () => {
    const server = await openHouse();
    const ada = await Visitor.named(server, 'Ada');
    const [name, token] = ada.cookie.split('=');
    const [id, mark] = token!.split('.');
    for (const forged of [`${id}.${'A'.repeat(mark!.length)}`, `${id}`, `x.${mark}`, `${id}.`]) {
      ada.cookie = `${name}=${forged}`;
      expect((await ada.get('/api/me')).body).toEqual({ guest: null });
    }
  });

  test.each([
    ['', 'is empty'],
    ['x'.repeat(41), 'more than 40'],
    ['a\u202eb', 'cannot be printed'],
    [7, 'string'],
  ])('the name %j is refused in a sentence', async (name, words) => {
    const visitor = new Visitor(await openHouse());
    const refused = await visitor.refused('/api/me', { name });
    expect(refused).toMatchObject({ status: 400, code: 'malformed' });
    expect(refused.text.en).toContain(words);
  });
});

describe('opening a table', () => {
  test('every game comes with its form in both languages', async () => {
    const server = await openHouse();
    const { body } = await new Visitor(server).get<{ games: GameForm[] }>('/api/games');
    expect(body.games.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
    for (const { name, about, fields } of body.games) {
      expect(name.en && name.fr && about.en && about.fr).toBeTruthy();
      for (const { label, values } of fields) {
        expect(label.en && label.fr).toBeTruthy();
        for (const { text } of values) expect(text.en && text.fr).toBeTruthy();
      }
    }
  });

  test('a combination that the game refuses is refused with its rule, in both languages', async () => {
    const ada = await Visitor.named(await openHouse(), 'Ada');
    const long = { game: 'whiteout', config: { race: 'long', seats: 4 } };
    const refused = await ada.refused('/api/tables', long);
    expect(refused).toMatchObject({ status: 400, code: 'config', rule: 'WHI-SETUP-04' });
    expect(refused.text.en).toMatch(/\.$/);
    expect(refused.text.fr).not.toBe(refused.text.en);
  });

  test.each([
    [{ game: 'chess' }, 'no-game'],
    [{ game: 'whiteout', config: { seats: 9 } }, 'config'],
    [{ game: 'whiteout', config: { colour: 'red' } }, 'config'],
    [{ game: 'whiteout', seats: [{ by: 'me' }] }, 'seat-count'],
    [{ game: 'whiteout', seats: [{ by: 'me' }, { by: 'bot', kind: 'clever' }] }, 'no-bot'],
    [{ game: 'whiteout', visibility: 'secret' }, 'malformed'],
    [{ game: 'whiteout', colour: 'red' }, 'malformed'],
    [{}, 'malformed'],
  ])('%j is refused as %s', async (wish, code) => {
    const ada = await Visitor.named(await openHouse(), 'Ada');
    const refused = await ada.refused('/api/tables', wish);
    expect(refused).toMatchObject({ status: 400, code });
    expect(refused.text.en.length).toBeGreaterThan(20);
    expect(refused.text.fr.length).toBeGreaterThan(20);
  });

  test('a table has a code that can be read aloud, and is found by it', async () => {
    const server = await openHouse();
    const ada = await Visitor.named(server, 'Ada');
    const info = await ada.opens({ game: 'whiteout' });
    expect(info.code).toMatch(/^[a-z]+-\d{4}$/);
    const stranger = new Visitor(server);
    const found = await stranger.get<{ info: TableInfo }>(`/api/codes/${info.code}`);
    expect(found.body.info.id).toBe(info.id);
    expect((await stranger.get('/api/codes/terra-0000')).status).toBe(404);
    expect((await stranger.get('/api/codes/..%2f')).status).toBe(400);
  });
});

describe('gathering', () => {
  test('people join, leave, are seated by the host, and start', async () => {
    const server = await openHouse();
    const ada = await Visitor.named(server, 'Ada');
    const ben = await Visitor.named(server, 'Ben');
    const cleo = await Visitor.named(server, 'Cleo');
    const { id } = await ada.opens({ game: 'whiteout', config: { seats: 3 } });
    const at = `/api/tables/${id}`;
    expect(await ben.does(`${at}/join`)).toBe(1);
    expect(await ben.refused(`${at}/join`, { seat: 0 })).toMatchObject({ code: 'seat-taken' });
    expect(await ben.refused(`${at}/start`)).toMatchObject({ status: 403, code: 'not-host' });
    expect(await ada.refused(`${at}/start`)).toMatchObject({ status: 409, code: 'empty-seat' });
    expect(await ben.refused(`${at}/seats/2`, { to: 'bot', kind: 'greedy' })).toMatchObject({
      code: 'not-host',
    });
    await ada.does(`${at}/seats/2`, { to: 'bot', kind: 'random' });
    expect(await cleo.refused(`${at}/join`)).toMatchObject({ code: 'full' });
    await ben.does(`${at}/leave`);
    expect(await ben.refused(`${at}/leave`)).toMatchObject({ code: 'not-seated' });
    await cleo.does(`${at}/join`);
    await ada.does(`${at}/start`);
    const { info } = (await cleo.view(id)).body;
    expect(info).toMatchObject({ state: 'running', you: { seats: [1], host: false } });
    expect(info.seats).toEqual([
      { by: 'human', name: 'Ada' },
      { by: 'human', name: 'Cleo' },
      { by: 'bot', kind: 'random', holdsFor: null },
    ]);
    expect(await ben.refused(`${at}/join`)).toMatchObject({ code: 'under-way' });
  });

  test('when the host leaves, the next one is host; when everybody has left, it is closed', async () => {
    const server = await openHouse();
    const ada = await Visitor.named(server, 'Ada');
    const ben = await Visitor.named(server, 'Ben');
    const { id } = await ada.opens({ game: 'whiteout', visibility: 'public' });
    await ben.does(`/api/tables/${id}/join`);
    await ada.does(`/api/tables/${id}/leave`);
    expect((await ben.view(id)).body.info.you.host).toBe(true);
    await ben.does(`/api/tables/${id}/leave`);
    expect((await ben.get<TableLists>('/api/tables')).body.open).toEqual([]);
    expect(await ada.refused(`/api/tables/${id}/join`)).toMatchObject({ code: 'closed' });
  });

  test('lists show public tables to all, the others to nobody, and mine to me', async () => {
    const server = await openHouse();
    const ada = await Visitor.named(server, 'Ada');
    const open = await ada.opens({ game: 'whiteout', visibility: 'public' });
    await ada.opens({ game: 'whiteout', visibility: 'link' });
    await ada.opens({ game: 'whiteout', visibility: 'private' });
    const seen = (await new Visitor(server).get<TableLists>('/api/tables')).body;
    expect(seen.open.map(({ id }) => id)).toEqual([open.id]);
    expect(seen.mine).toEqual([]);
    expect((await ada.get<TableLists>('/api/tables')).body.mine).toHaveLength(3);
    expect(JSON.stringify(seen)).not.toContain('owner');
  });

  test('my games put those first that wait for me', async () => {
    const server = await openHouse();
    const { ada, ben, table } = await adaAndBen(server);
    await ada.opens({ game: 'whiteout' });
    await playOn(table, [ada, ben], ({ look }) => look!.asked!.seat === 1);
    const first = async (who: Visitor) => (await who.get<TableLists>('/api/tables')).body.mine[0];
    expect(await first(ben)).toMatchObject({ id: table, you: { turn: true } });
    expect(await first(ada)).toMatchObject({ you: { turn: false } });
    await playOn(table, [ada, ben], ({ look }) => look!.asked!.seat === 0);
    expect(await first(ada)).toMatchObject({ id: table, you: { turn: true } });
  });

  test('a rematch keeps seats and bots, and whoever asks later sits down at the same table', async () => {
    const server = await openHouse();
    const { ada, ben, table } = await adaAndBen(server);
    expect(await ada.refused(`/api/tables/${table}/rematch`)).toMatchObject({ code: 'not-over' });
    await playOn(table, [ada, ben]);
    const path = `/api/tables/${table}/rematch`;
    const [one, two] = await Promise.all([
      ada.post<{ info: TableInfo }>(path, {}),
      ben.post<{ info: TableInfo }>(path, {}),
    ]);
    expect(one.body.info.id).toBe(two.body.info.id);
    const { info } = (await ben.view(one.body.info.id)).body;
    expect(info.seats).toEqual([
      { by: 'human', name: 'Ada' },
      { by: 'human', name: 'Ben' },
    ]);
    expect((await ada.view(table)).body.info.next).toBe(info.id);
    const stranger = await Visitor.named(server, 'Eve');
    expect(await stranger.refused(path)).toMatchObject({ code: 'not-seated' });
  });
});

describe('who may come', () => {
  test('a stolen link gives no seat that is taken, and no eye of one', async () => {
    const server = await openHouse();
    const { ada, table } = await adaAndBen(server);
    const eve = await Visitor.named(server, 'Eve');
    const { body } = await eve.view(table);
    expect(body.look!.eye).toBe(30);
    expect(body.look!.choices).toBeNull();
    expect(body.info.you).toEqual({ seats: [], host: false, turn: false, invite: null });
    expect((await eve.view(table, '?seat=0')).status).toBe(403);
    const look = (await ada.view(table)).body.look!;
    const move = {
      seat: look.asked!.seat,
      seq: look.seq,
      choice: look.choices?.[0] ?? { do: 'x' },
    };
    for (const [path, wish] of [
      ['moves', move],
      ['undo', { seat: 0, seq: look.seq }],
      ['to-bot', { seat: 0, kind: 'random' }],
      ['to-human', { seat: 0 }],
      ['entropy', { seat: 0, text: 'x' }],
    ] as const)
      expect(await eve.refused(`/api/tables/${table}/${path}`, wish)).toMatchObject({
        status: 403,
        code: 'not-your-seat',
      });
    expect(await eve.refused(`/api/tables/${table}/chat`, { text: 'hi' })).toMatchObject({
      code: 'not-seated',
    });
    expect(await eve.refused(`/api/tables/${table}/leave`)).toMatchObject({ code: 'not-seated' });
    expect((await ada.view(table)).body.look!.seq).toBe(look.seq);
  });

  test('a private table is there only for those who sit at it or were invited', async () => {
    const server = await openHouse();
    const ada = await Visitor.named(server, 'Ada');
    const eve = await Visitor.named(server, 'Eve');
    const { id, code, you } = await ada.opens({ game: 'whiteout', visibility: 'private' });
    expect(code).toBeNull();
    expect((await eve.view(id)).status).toBe(404);
    expect((await eve.view(id, '?invite=aaaaaaaaaaaaaaaa')).status).toBe(404);
    expect(await eve.refused(`/api/tables/${id}/join`)).toMatchObject({ code: 'no-table' });
    expect(await eve.refused(`/api/tables/${id}/start`)).toMatchObject({ code: 'no-table' });
    expect((await eve.view(id, `?invite=${you.invite}`)).status).toBe(200);
    await eve.does(`/api/tables/${id}/join`, { invite: you.invite });
    expect((await eve.view(id)).body.info.you.seats).toEqual([1]);
  });

  test('who has lost a seat hears no story of it', async () => {
    const server = await openHouse();
    const people = ['Ada', 'Ben', 'Cid'].map((name) => Visitor.named(server, name));
    const [ada, ben, cid] = (await Promise.all(people)) as [Visitor, Visitor, Visitor];
    const { id } = await ada.opens({ game: 'whiteout', spectators: false });
    await ben.does(`/api/tables/${id}/join`);
    const line = await ben.line();
    await line.follows(id, { seat: 1 });
    await ada.does(`/api/tables/${id}/seats/1`, { to: 'open' });
    await cid.does(`/api/tables/${id}/join`);
    await ada.does(`/api/tables/${id}/start`);
    expect(await line.refused({ do: 'story', table: id })).toMatchObject({ code: 'no-spectators' });
    expect(await line.refused({ do: 'subscribe', table: id, seat: 1 })).toMatchObject({
      code: 'not-your-seat',
    });
    const cids = await cid.line();
    await cids.follows(id, { seat: 1 });
    expect(await cids.asks({ do: 'story', table: id })).toMatchObject({ t: 'story' });
  });

  test('spectators see a running game only where they are allowed', async () => {
    const server = await openHouse();
    const { table } = await adaAndBen(server, { spectators: false });
    const eve = new Visitor(server);
    const { status, body } = await eve.view(table);
    expect(status).toBe(403);
    expect(body).toMatchObject({ refused: { code: 'no-spectators' } });
    expect((await eve.get(`/api/tables/${table}/story`)).status).toBe(403);
    const line = await eve.line();
    expect(await line.refused({ do: 'subscribe', table })).toMatchObject({ code: 'no-spectators' });
  });
});

test('text that looks like SQL is text', async () => {
  const server = await openHouse();
  const sql = `x'); DROP TABLE guests;--"`;
  const bobby = await Visitor.named(server, sql);
  const { id } = await bobby.opens({ game: 'whiteout' });
  await bobby.does(`/api/tables/${id}/chat`, { text: sql });
  expect((await bobby.post('/api/tokens', { name: sql })).status).toBe(201);
  expect((await bobby.get(`/api/codes/${encodeURIComponent(sql)}`)).status).toBe(400);
  expect((await bobby.get(`/api/tables/${encodeURIComponent(sql)}`)).status).toBe(404);
  const login = { login: sql, password: `${sql} and more` };
  expect(await bobby.refused('/api/account/sign-in', login)).toMatchObject({ code: 'wrong-login' });
  const account = { login: 'bobby', password: `' OR 1=1; DROP TABLE accounts;--` };
  expect((await bobby.post('/api/account', account)).status).toBe(201);
  const entered = await new Visitor(server).post('/api/account/sign-in', account);
  expect(entered.status).toBe(200);
  expect((await bobby.get('/api/me')).body).toEqual({ guest: { name: sql } });
  expect((await bobby.view(id)).body.chat[0]).toMatchObject({ name: sql, text: sql });
});
