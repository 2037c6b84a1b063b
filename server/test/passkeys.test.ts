import { describe, expect, test } from 'vitest';
import type { MyAccount } from '../protocol/index.ts';
import { Browser, type Lies, newPasskey, type Passkey } from './authenticator.ts';
import { openHouse } from './visit.ts';

const ADD = '/api/account/passkeys';
const ENTER = '/api/account/passkey-sign-in';
const LOGIN = '/api/account/login';
const PASSWORD = 'correct horse battery';

const mine = (browser: Browser): Promise<MyAccount> => browser.get<MyAccount>('/api/account');
const whoIs = (browser: Browser): Promise<unknown> => browser.get('/api/me');

/** Somebody whose account has a passkey and nothing else. */
async function withPasskey(server: { readonly port: number }, name: string) {
  const browser = await Browser.named(server, name);
  const passkey = newPasskey();
  const { status } = await browser.post(ADD, await browser.makes(passkey));
  expect(status).toBe(200);
  return { browser, passkey };
}

const entersWith = async (browser: Browser, passkey: Passkey, lies: Lies = {}): Promise<string> =>
  browser.refused(ENTER, await browser.shows(passkey, lies));

describe('a passkey', () => {
  test('makes an account, and brings its owner back in another browser', async () => {
    const server = await openHouse();
    const { browser, passkey } = await withPasskey(server, 'Ada');
    expect((await mine(browser)).account).toMatchObject({ login: null, hasPassword: false });
    const away = new Browser(server);
    expect((await away.post(ENTER, await away.shows(passkey))).status).toBe(200);
    expect(await whoIs(away)).toEqual({ guest: { name: 'Ada' } });
  });

  const lies: readonly [string, Lies][] = [
    ['for a page of another site', { origin: 'https://evil.example' }],
    ['bound to another name', { site: 'evil.example' }],
    ['for another question', { challenge: 'bm90IHdoYXQgd2FzIGFza2Vk' }],
    ['of whoever found the device', { unverified: true }],
  ];

  test.each(lies)('made %s makes no account', async (_, lie) => {
    const server = await openHouse();
    const eve = await Browser.named(server, 'Eve');
    expect(await eve.refused(ADD, await eve.makes(newPasskey(), lie))).toBe('passkey-failed');
    expect((await mine(eve)).account).toBeNull();
    expect(await whoIs(eve)).toEqual({ guest: { name: 'Eve' } });
  });

  test.each(lies)('shown %s lets nobody in', async (_, lie) => {
    const server = await openHouse();
    const { passkey } = await withPasskey(server, 'Ada');
    const eve = new Browser(server);
    expect(await entersWith(eve, passkey, lie)).toBe('passkey-failed');
    expect(await whoIs(eve)).toEqual({ guest: null });
    expect((await eve.post(ENTER, await eve.shows(passkey))).status).toBe(200);
  });

  test('an answer is good once, and only for who was asked', async () => {
    const server = await openHouse();
    const { passkey } = await withPasskey(server, 'Ada');
    const ada = new Browser(server);
    const answer = await ada.shows(passkey);
    // Somebody who overhears it has been asked something else, or nothing.
    const eve = new Browser(server);
    expect(await eve.refused(ENTER, answer)).toBe('passkey-failed');
    await eve.post(`${ENTER}/options`);
    expect(await eve.refused(ENTER, answer)).toBe('passkey-failed');
    const asked = new Map(ada.jar);
    expect((await ada.post(ENTER, answer)).status).toBe(200);
    // Also with the cookie by which the question was known.
    const thief = new Browser(server);
    for (const [name, value] of asked) thief.jar.set(name, value);
    expect(await thief.refused(ENTER, answer)).toBe('passkey-failed');
    expect(await whoIs(thief)).toEqual({ guest: null });
  });

  test('of somebody else is worth nothing: not signed by another, not added to another account', async () => {
    const server = await openHouse();
    const ada = await withPasskey(server, 'Ada');
    const eve = await withPasskey(server, 'Eve');
    const stranger = new Browser(server);
    const lie = { signedBy: eve.passkey };
    expect(await entersWith(stranger, ada.passkey, lie)).toBe('passkey-failed');
    expect(await entersWith(stranger, newPasskey())).toBe('passkey-failed');
    expect(await eve.browser.refused(ADD, await eve.browser.makes(ada.passkey))).toBe(
      'passkey-failed',
    );
    // Eve cannot take away what is Ada's either.
    const [adas] = (await mine(ada.browser)).account!.passkeys;
    expect(await eve.browser.refused(`${ADD}/drop`, { passkey: adas!.id })).toBe('no-passkey');
    expect((await stranger.post(ENTER, await stranger.shows(ada.passkey))).status).toBe(200);
    expect(await whoIs(stranger)).toEqual({ guest: { name: 'Ada' } });
  });

  test('a copy of the key shows by its counter', async () => {
    const server = await openHouse();
    const { passkey } = await withPasskey(server, 'Ada');
    const ada = new Browser(server);
    await ada.post(ENTER, await ada.shows(passkey, { counter: 7 }));
    expect(await entersWith(new Browser(server), passkey, { counter: 6 })).toBe('passkey-failed');
  });

  test('that was removed lets nobody in; the only one cannot be removed', async () => {
    const server = await openHouse();
    const { browser, passkey } = await withPasskey(server, 'Ada');
    const [first] = (await mine(browser)).account!.passkeys;
    expect(await browser.refused(`${ADD}/drop`, { passkey: first!.id })).toBe('last-way');
    const second = newPasskey();
    expect((await browser.post(ADD, await browser.makes(second))).status).toBe(200);
    expect((await browser.post(`${ADD}/drop`, { passkey: first!.id })).status).toBe(200);
    expect(await entersWith(new Browser(server), passkey)).toBe('passkey-failed');
    const away = new Browser(server);
    expect((await away.post(ENTER, await away.shows(second))).status).toBe(200);
  });

  test('is added only by who signed in just now, and by nobody in the name of a guest who has an account', async () => {
    let now = Date.now();
    const server = await openHouse({}, { now: () => now });
    const guest = await Browser.named(server, 'Ada');
    const before = new Browser(server);
    for (const [name, value] of guest.jar) before.jar.set(name, value);
    const late = await before.makes(newPasskey());
    await guest.post(ADD, await guest.makes(newPasskey()));
    expect(await before.refused(ADD, late)).toBe('no-guest');
    now += 61 * 60_000;
    expect(await guest.refused(`${ADD}/options`)).toBe('not-fresh');
    expect(await guest.refused(LOGIN, { login: 'ada', password: PASSWORD })).toBe('not-fresh');
  });
});

describe('an account with a passkey only', () => {
  test('takes a user name and a password, and then the passkey may go', async () => {
    const server = await openHouse();
    const { browser, passkey } = await withPasskey(server, 'Ada');
    const { status, body } = await browser.post<MyAccount>(LOGIN, {
      login: 'Ada.L',
      password: PASSWORD,
    });
    expect(status).toBe(200);
    expect(body.account).toMatchObject({ login: 'ada.l', hasPassword: true });
    const away = new Browser(server);
    const signIn = { login: 'ada.l', password: PASSWORD };
    expect((await away.post('/api/account/sign-in', signIn)).status).toBe(200);
    expect(await whoIs(away)).toEqual({ guest: { name: 'Ada' } });
    const { id } = body.account!.passkeys[0]!;
    expect((await browser.post(`${ADD}/drop`, { passkey: id })).status).toBe(200);
    expect(await entersWith(new Browser(server), passkey)).toBe('passkey-failed');
  });

  test('is told what does not do, and nobody else can do it for them', async () => {
    const server = await openHouse();
    const { browser } = await withPasskey(server, 'Ada');
    const guest = await Browser.named(server, 'Ben');
    const ben = { login: 'ben', password: PASSWORD };
    expect(await guest.refused(LOGIN, ben)).toBe('no-account');
    await guest.post('/api/account', ben);
    expect(await guest.refused(LOGIN, { ...ben, login: 'benny' })).toBe('has-password');
    for (const [wish, code] of [
      [ben, 'login-taken'],
      [{ login: 'ada', password: 'it is ada herself' }, 'password-is-login'],
      [{ login: 'ada', password: 'short' }, 'malformed'],
      [{ login: 'ada@example.org', password: PASSWORD }, 'malformed'],
    ] as const)
      expect(await browser.refused(LOGIN, wish)).toBe(code);
    expect((await mine(browser)).account).toMatchObject({ login: null, hasPassword: false });
  });
});
