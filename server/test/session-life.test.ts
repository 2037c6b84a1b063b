// Sessions end without use, and what matters asks once more who sits there.
import { describe, expect, test } from 'vitest';
import { hashPassword } from '../accounts/passwords.ts';
import type { MyAccount } from '../protocol/index.ts';
import { Browser, newPasskey } from './authenticator.ts';
import { behindTheBack, folderOf, openHouse, Visitor } from './visit.ts';

const ADA = { login: 'ada', password: 'correct horse battery' };
const DAY_MS = 24 * 3600_000;
type Server = Awaited<ReturnType<typeof openHouse>>;

const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();

/** As if all sessions had begun, or were last used, so long ago. */
const backdate = (server: Server, what: 'createdAt' | 'updatedAt', ms: number) =>
  behindTheBack(folderOf(server), `UPDATE account_sessions SET "${what}" = '${ago(ms)}'`);

const lastUse = async (server: Server): Promise<number[]> => {
  const rows = await behindTheBack(folderOf(server), 'SELECT "updatedAt" FROM account_sessions');
  return rows.map((row) => new Date(row.updatedAt as string).getTime()).sort((a, b) => a - b);
};

async function ada(server: Server): Promise<Visitor> {
  const visitor = await Visitor.named(server, 'Ada');
  expect((await visitor.post('/api/account', ADA)).status).toBe(201);
  return visitor;
}

async function signedIn(server: Server): Promise<Visitor> {
  const visitor = new Visitor(server);
  expect((await visitor.post('/api/account/sign-in', ADA)).status).toBe(200);
  return visitor;
}

const whoIs = async (visitor: Visitor): Promise<unknown> => (await visitor.get('/api/me')).body;
const NOBODY = { guest: null };

describe('a session without use', () => {
  test('ends after thirty days, and is good until then', async () => {
    const server = await openHouse();
    const person = await ada(server);
    await backdate(server, 'updatedAt', 29 * DAY_MS);
    expect(await whoIs(person)).toEqual({ guest: { name: 'Ada' } });
    // That was a use: the thirty days begin again.
    expect((await lastUse(server))[0]).toBeGreaterThan(Date.now() - 60_000);
    await backdate(server, 'updatedAt', 30 * DAY_MS + 60_000);
    expect(await whoIs(person)).toEqual(NOBODY);
    expect((await person.get<MyAccount>('/api/account')).body.account).toBeNull();
    await signedIn(server);
  });

  test('ends after as many days as the host has set', async () => {
    const server = await openHouse({ SESSION_DAYS: '2' });
    const person = await ada(server);
    await backdate(server, 'updatedAt', 2 * DAY_MS - 60_000);
    expect(await whoIs(person)).toEqual({ guest: { name: 'Ada' } });
    await backdate(server, 'updatedAt', 2 * DAY_MS + 60_000);
    expect(await whoIs(person)).toEqual(NOBODY);
  });

  test('is not used by a page that is only open, but by whoever asks for something over it', async () => {
    const server = await openHouse();
    const [person, phone, other] = [await ada(server), await signedIn(server), new Visitor(server)];
    const line = await phone.line();
    // Whenever some session of hers ends, all her lines are looked at.
    const look = async (): Promise<void> => {
      await other.post('/api/account/sign-in', ADA);
      await other.post('/api/account/sign-out', {});
      await server.service.commits.idle();
    };
    await backdate(server, 'updatedAt', 3 * DAY_MS);
    await line.accepted({ do: 'ping' });
    await look();
    expect((await lastUse(server)).every((at) => at < Date.now() - 2 * DAY_MS)).toBe(true);
    await line.asks({ do: 'subscribe', table: 'abcdefghabcdefgh' });
    await look();
    while (!(await lastUse(server)).some((at) => at > Date.now() - DAY_MS))
      await new Promise((resolve) => setTimeout(resolve, 20));
    await backdate(server, 'updatedAt', 31 * DAY_MS);
    await look();
    expect(await line.closed).toBe(1001);
    expect(await whoIs(person)).toEqual(NOBODY);
  });
});

describe('a quarter of an hour after signing in', () => {
  const LATE = 16 * 60_000;

  test('access tokens and passkeys are made and removed only by who shows that it is them', async () => {
    const server = await openHouse();
    const browser = await Browser.named(server, 'Ada');
    await browser.post('/api/account', ADA);
    const add = '/api/account/passkeys';
    expect((await browser.post(add, await browser.makes(newPasskey()))).status).toBe(200);
    const { account } = await browser.get<MyAccount>('/api/account');
    const drop = { passkey: account!.passkeys[0]!.id };
    const wishes = [
      ['/api/tokens', { name: 'my bot' }],
      [`${add}/options`, {}],
      [add, await browser.makes(newPasskey())],
      [`${add}/drop`, drop],
    ] as const;
    await backdate(server, 'createdAt', LATE);
    for (const [path, body] of wishes)
      expect([path, await browser.refused(path, body)]).toEqual([path, 'not-fresh']);
    expect(await browser.refused('/api/account/prove', { password: 'a wrong guess' })).toBe(
      'wrong-password',
    );
    expect(await browser.refused('/api/tokens', { name: 'my bot' })).toBe('not-fresh');
    expect((await browser.post('/api/account/prove', { password: ADA.password })).status).toBe(200);
    expect((await browser.post('/api/tokens', { name: 'my bot' })).status).toBe(201);
    expect((await browser.post(`${add}/drop`, drop)).status).toBe(200);
  });

  test('whoever shows it gets a new session, and the old one is worth nothing', async () => {
    const server = await openHouse();
    const person = await ada(server);
    const copied = person.at(server);
    const line = await copied.line();
    expect((await person.post('/api/account/prove', { password: ADA.password })).status).toBe(200);
    expect(person.cookie).not.toBe(copied.cookie);
    expect(await line.closed).toBe(1001);
    expect(await whoIs(copied)).toEqual(NOBODY);
    const { account } = (await person.get<MyAccount>('/api/account')).body;
    expect(account?.sessions).toHaveLength(1);
  });

  test('guessing there is counted as everywhere', async () => {
    const server = await openHouse({ SIGN_IN_TRIES: '2' });
    const person = await ada(server);
    const codes: string[] = [];
    for (let i = 0; i < 3; i++)
      codes.push((await person.refused('/api/account/prove', { password: `guess ${i}` })).code);
    expect(codes).toEqual(['wrong-password', 'wrong-password', 'sign-in-wait']);
    expect((await new Visitor(server).refused('/api/account/prove', ADA)).code).toBe('malformed');
    expect(
      await new Visitor(server).refused('/api/account/prove', { password: 'x' }),
    ).toMatchObject({ status: 401, code: 'no-account' });
  });

  test('without a password it is shown by the passkey: for a first password, and for leaving', async () => {
    const server = await openHouse();
    const browser = await Browser.named(server, 'Ada');
    const passkey = newPasskey();
    await browser.post('/api/account/passkeys', await browser.makes(passkey));
    await backdate(server, 'createdAt', LATE);
    expect(await browser.refused('/api/account/login', ADA)).toBe('not-fresh');
    expect(await browser.refused('/api/account/delete')).toBe('not-fresh');
    expect(await browser.refused('/api/account/prove', { password: '' })).toBe('wrong-password');
    const shown = await browser.shows(passkey);
    expect((await browser.post('/api/account/passkey-sign-in', shown)).status).toBe(200);
    const { account } = await browser.get<MyAccount>('/api/account');
    expect(account?.sessions).toHaveLength(1);
    expect((await browser.post('/api/account/delete')).status).toBe(200);
  });

  test('a password from before there were twelve characters is good until it is changed', async () => {
    const server = await openHouse();
    const person = await ada(server);
    const short = 'floe7rope';
    const hash = await hashPassword(short, 8);
    await behindTheBack(folderOf(server), `UPDATE account_credentials SET password = '${hash}'`);
    const old = { ...ADA, password: short };
    expect((await new Visitor(server).post('/api/account/sign-in', old)).status).toBe(200);
    expect((await person.post('/api/account/prove', { password: short })).status).toBe(200);
    const change = (next: string) => person.post('/api/account/password', { now: short, next });
    expect((await change('rope7floe')).status).toBe(400);
    expect((await change('ice floe and rope')).status).toBe(200);
  });

  test('a guest, who has nothing to show it with, makes tokens as before', async () => {
    const guest = await Visitor.named(await openHouse(), 'Ben');
    expect((await guest.post('/api/tokens', { name: 'my bot' })).status).toBe(201);
  });
});
