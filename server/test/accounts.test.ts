import { describe, expect, test } from 'vitest';
import { hashPassword, PASSWORD_COST } from '../accounts/passwords.ts';
import type { MyAccount, TableLists } from '../protocol/index.ts';
import { adaAndBen, behindTheBack, openHouse, playOn, tempDir, Visitor } from './visit.ts';

const ADA = { login: 'Ada.Lovelace', password: 'correct horse battery' };

/** A guest who made an account. */
async function adaWithAccount(server: { readonly port: number }): Promise<Visitor> {
  const ada = await Visitor.named(server, 'Ada');
  const { status } = await ada.post('/api/account', ADA);
  expect(status).toBe(201);
  return ada;
}

const accountOf = async (visitor: Visitor) =>
  (await visitor.get<MyAccount>('/api/account')).body.account;

/** The same cookie in another browser. */
function stolenFrom(visitor: Visitor, server: { readonly port: number }): Visitor {
  return visitor.at(server);
}

describe('a guest becomes an account', () => {
  test('and keeps the table, the seat and the name, here and on another device', async () => {
    const server = await openHouse();
    const { ada, ben, table } = await adaAndBen(server);
    const guestCookie = ada.cookie;
    expect((await ada.post('/api/account', ADA)).status).toBe(201);
    expect(ada.cookie).not.toBe(guestCookie);
    expect((await ada.view(table)).body.info.you.seats).toEqual([0]);

    const phone = new Visitor(server);
    const signedIn = await phone.post<MyAccount>('/api/account/sign-in', {
      login: 'ada.lovelace',
      password: ADA.password,
    });
    expect(signedIn.status).toBe(200);
    expect(signedIn.body.account).toMatchObject({ login: 'ada.lovelace', hasPassword: true });
    expect((await phone.get('/api/me')).body).toEqual({ guest: { name: 'Ada' } });
    const { mine } = (await phone.get<TableLists>('/api/tables')).body;
    expect(mine.map(({ id }) => id)).toEqual([table]);
    const end = await playOn(table, [phone, ben]);
    expect(end.look?.result).not.toBeNull();
  });

  test('by an e-mail address as well, which nobody else sees', async () => {
    const server = await openHouse();
    const { ada, ben, table } = await adaAndBen(server, { visibility: 'public' });
    const login = 'ada@example.org';
    expect((await ada.post('/api/account', { ...ADA, login })).status).toBe(201);
    expect((await accountOf(ada))?.login).toBe(login);
    const phone = new Visitor(server);
    await phone.post('/api/account/sign-in', { login: 'Ada@Example.org', password: ADA.password });
    expect((await accountOf(phone))?.login).toBe(login);
    const seen = [await ben.view(table), await ben.get('/api/tables')];
    expect(JSON.stringify(seen)).not.toContain(login);
  });

  test('the cookie of the guest they were is worth nothing after that', async () => {
    const server = await openHouse();
    const ada = await Visitor.named(server, 'Ada');
    const thief = stolenFrom(ada, server);
    const line = await thief.line();
    expect((await ada.post('/api/account', ADA)).status).toBe(201);
    expect((await thief.get('/api/me')).body).toEqual({ guest: null });
    await line.closed;
    const { body } = await thief.post<MyAccount>('/api/me', { name: 'Eve' });
    expect(body).toEqual({ guest: { name: 'Eve' } });
    expect((await ada.get('/api/me')).body).toEqual({ guest: { name: 'Ada' } });
  });

  test('settings go along to the other device', async () => {
    const server = await openHouse();
    const ada = await adaWithAccount(server);
    expect((await accountOf(ada))?.settings).toBeNull();
    const settings = { language: 'fr', motion: false };
    expect((await ada.post('/api/account/settings', { settings })).status).toBe(200);
    const phone = new Visitor(server);
    await phone.post('/api/account/sign-in', ADA);
    expect((await accountOf(phone))?.settings).toEqual(settings);
  });

  test('what a guest began on the other device comes along where that is wanted', async () => {
    const server = await openHouse();
    await adaWithAccount(server);
    const phone = await Visitor.named(server, 'Ada on the train');
    const ben = await Visitor.named(server, 'Ben');
    const { id: table } = await phone.opens({ game: 'whiteout' });
    await ben.does(`/api/tables/${table}/join`);
    await phone.does(`/api/tables/${table}/start`);
    const guest = phone.cookie;
    await phone.post('/api/account/sign-in', { ...ADA, take: true });
    const { info } = (await phone.view(table)).body;
    expect(info.you).toMatchObject({ seats: [0], host: true });
    const thief = new Visitor(server);
    thief.cookie = guest;
    expect((await thief.get('/api/me')).body).toEqual({ guest: null });
    expect((await playOn(table, [phone, ben])).look?.result).not.toBeNull();
  });

  test('a seat beside one of their own is left to a bot: nobody plays against themself', async () => {
    const server = await openHouse();
    const ada = await adaWithAccount(server);
    const phone = await Visitor.named(server, 'Ada on the train');
    const { id: table } = await ada.opens({ game: 'whiteout' });
    await phone.does(`/api/tables/${table}/join`);
    await ada.does(`/api/tables/${table}/start`);
    await phone.post('/api/account/sign-in', { ...ADA, take: true });
    const { info } = (await phone.view(table)).body;
    expect(info.you.seats).toEqual([0]);
    expect(info.seats[1]).toMatchObject({ by: 'bot', holdsFor: null });
    expect((await playOn(table, [phone])).look?.result).not.toBeNull();
  });

  test.each([
    [{ ...ADA, login: 'ad' }, 'user name'],
    [{ ...ADA, login: 'ada lovelace' }, 'user name'],
    [{ ...ADA, login: 'ada@' }, 'e-mail'],
    [{ ...ADA, password: 'short' }, 'fewer than 12'],
    [{ ...ADA, password: 'aaaaaaaaaaaaaa' }, 'over and over'],
    [{ ...ADA, password: 'x'.repeat(129) }, 'more than 128'],
    [{ ...ADA, admin: true }, 'admin'],
  ])('%j is refused in a sentence', async (wish, words) => {
    const ada = await Visitor.named(await openHouse(), 'Ada');
    const refused = await ada.refused('/api/account', wish);
    expect(refused).toMatchObject({ status: 400, code: 'malformed' });
    expect(refused.text.en).toContain(words);
  });

  test('a password with the name in it, a second account, and a stranger are refused', async () => {
    const server = await openHouse();
    const ada = await Visitor.named(server, 'Ada');
    expect(
      await ada.refused('/api/account', { login: 'adalove', password: 'AdaLove-18151' }),
    ).toMatchObject({ code: 'password-is-login' });
    expect((await ada.post('/api/account', ADA)).status).toBe(201);
    expect(await ada.refused('/api/account', { ...ADA, login: 'other' })).toMatchObject({
      code: 'has-account',
    });
    expect(await new Visitor(server).refused('/api/account', ADA)).toMatchObject({
      status: 401,
      code: 'no-guest',
    });
  });
});

describe('nobody learns who has an account', () => {
  test('an unknown name, a wrong password and an unknown address read the same', async () => {
    const server = await openHouse();
    const ada = await adaWithAccount(server);
    const ben = await Visitor.named(server, 'Ben');
    await ben.post('/api/account', { login: 'ben@example.org', password: ADA.password });
    const answers = [];
    for (const login of [ADA.login, 'nobody', 'ben@example.org', 'nobody@example.org', 'x', '']) {
      const wrong = { login, password: 'not this one at all' };
      answers.push(await new Visitor(server).refused('/api/account/sign-in', wrong));
    }
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ status: 401, code: 'wrong-login' });
    expect((await ada.get('/api/me')).body).toEqual({ guest: { name: 'Ada' } });
  });

  test('a name and an address that are taken are refused by the same sentence', async () => {
    const server = await openHouse();
    await adaWithAccount(server);
    const ben = await Visitor.named(server, 'Ben');
    await ben.post('/api/account', { login: 'ben@example.org', password: ADA.password });
    const eve = await Visitor.named(server, 'Eve');
    const byName = await eve.refused('/api/account', { ...ADA, login: 'ADA.lovelace' });
    const byMail = await eve.refused('/api/account', { ...ADA, login: 'Ben@example.org' });
    expect(byName).toMatchObject({ status: 409, code: 'login-taken' });
    expect(byMail).toEqual(byName);
  });

  test('an unknown name costs as much time as a known one', async () => {
    const server = await openHouse({}, { passwordCost: PASSWORD_COST });
    await adaWithAccount(server);
    const time = async (login: string): Promise<number> => {
      const begun = performance.now();
      await new Visitor(server).refused('/api/account/sign-in', { login, password: 'not it, no' });
      return performance.now() - begun;
    };
    await time('warming-up');
    const hash = performance.now();
    await hashPassword('how long one takes', PASSWORD_COST);
    const one = performance.now() - hash;
    expect(await time(ADA.login)).toBeGreaterThan(one / 3);
    expect(await time('nobody')).toBeGreaterThan(one / 3);
  });
});

describe('guessing', () => {
  test('is stopped per account, with a sentence that says when to try again', async () => {
    let now = Date.now();
    const server = await openHouse({ SIGN_IN_TRIES: '3' }, { now: () => now });
    await adaWithAccount(server);
    const eve = new Visitor(server);
    const wrong = { login: ADA.login, password: 'is it this one?' };
    for (let i = 0; i < 3; i++)
      expect(await eve.refused('/api/account/sign-in', wrong)).toMatchObject({ status: 401 });
    const stopped = await eve.refused('/api/account/sign-in', ADA);
    expect(stopped).toMatchObject({ status: 429, code: 'sign-in-wait' });
    expect(stopped.text.en).toContain('in 15 minutes');
    expect(stopped.text.fr).toContain('dans 15 minutes');
    now += 10 * 60_000;
    expect((await eve.refused('/api/account/sign-in', ADA)).text.en).toContain('in 5 minutes');
    now += 5 * 60_000 + 1;
    expect((await eve.post('/api/account/sign-in', ADA)).status).toBe(200);
  });

  test('many at once gain nothing', async () => {
    const server = await openHouse({ SIGN_IN_TRIES: '3' });
    await adaWithAccount(server);
    const tries = Array.from({ length: 12 }, (_, i) =>
      new Visitor(server).refused('/api/account/sign-in', {
        login: ADA.login,
        password: `guess number ${i}`,
      }),
    );
    const codes = (await Promise.all(tries)).map(({ code }) => code);
    expect(codes.filter((code) => code === 'wrong-login')).toHaveLength(3);
    expect(codes.filter((code) => code === 'sign-in-wait')).toHaveLength(9);
  });

  test('is stopped per address, whatever names are tried', async () => {
    const server = await openHouse({ SIGN_IN_TRIES: '1' });
    const codes = [];
    for (let i = 0; i < 6; i++) {
      const wrong = { login: `name-${i}`, password: 'password123' };
      codes.push((await new Visitor(server).refused('/api/account/sign-in', wrong)).code);
    }
    expect(codes).toEqual([...Array(5).fill('wrong-login'), 'sign-in-wait']);
  });

  test('who signs in rightly now and then is not counted', async () => {
    const server = await openHouse({ SIGN_IN_TRIES: '2' });
    await adaWithAccount(server);
    for (let i = 0; i < 4; i++)
      expect((await new Visitor(server).post('/api/account/sign-in', ADA)).status).toBe(200);
  });
});

describe('what is kept', () => {
  test('of a password only a hash that costs memory; of tries no names; survives a restart', async () => {
    const folder = tempDir();
    const server = await openHouse({ DATA_DIR: folder }, { passwordCost: PASSWORD_COST });
    const ada = await adaWithAccount(server);
    const eve = new Visitor(server);
    await eve.refused('/api/account/sign-in', { login: 'my-secret-slip', password: 'not it, no' });
    await server.stop();
    const again = await openHouse({ DATA_DIR: folder });
    expect((await accountOf(ada.at(again)))?.login).toBe('ada.lovelace');
    await again.stop();
    const [kept] = await behindTheBack(folder, 'SELECT password FROM account_credentials');
    expect(kept?.password).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/);
    const tries = await behindTheBack(folder, 'SELECT * FROM account_attempts');
    expect(tries.length).toBeGreaterThan(0);
    expect(JSON.stringify(tries)).not.toContain('my-secret-slip');
  });
});
