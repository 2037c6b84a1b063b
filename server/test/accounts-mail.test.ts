import { describe, expect, test } from 'vitest';
import type { MyAccount } from '../protocol/index.ts';
import { mailEndpoint } from './endpoints.ts';
import { behindTheBack, folderOf, openHouse, tempDir, Visitor } from './visit.ts';

const PASSWORD = 'correct horse battery';
const ADA = { login: 'Ada@example.org', password: PASSWORD };

/** A house that can send mail, to a server that keeps it: what real ones do is not shown here. */
async function houseWithMail(env: Record<string, string> = {}) {
  const post = await mailEndpoint();
  const mail = { SMTP_URL: post.url, MAIL_FROM: 'table@example.org' };
  return { server: await openHouse({ ...mail, ...env }), letters: post.letters };
}

const codeIn = (text: string): string => /\d{6}/.exec(text)?.[0] ?? '';
const mine = async (visitor: Visitor) => (await visitor.get<MyAccount>('/api/account')).body;

describe('where mail can be sent', () => {
  test('an address makes an account only with the code of its letter; the guest is one until then', async () => {
    const { server, letters } = await houseWithMail();
    const ada = await Visitor.named(server, 'Ada');
    const asked = await ada.post<MyAccount>('/api/account', { ...ADA, language: 'fr' });
    expect(asked.status).toBe(202);
    expect(asked.headers.get('set-cookie')).toBeNull();
    expect(asked.body).toMatchObject({ account: null, confirming: 'ada@example.org' });
    expect((await ada.get('/api/me')).body).toEqual({ guest: { name: 'Ada' } });
    const [letter] = await letters.count(1);
    expect(letter?.to).toEqual(['ada@example.org']);
    expect(letter?.text).toContain('compte');
    expect(letter?.text).not.toContain(PASSWORD);
    expect(await new Visitor(server).refused('/api/account/sign-in', ADA)).toMatchObject({
      code: 'wrong-login',
    });
    const code = codeIn(letter?.text ?? '');
    const wrong = code === '123456' ? '654321' : '123456';
    expect(await ada.refused('/api/account/confirm', { code: wrong })).toMatchObject({
      status: 403,
      code: 'wrong-letter-code',
    });
    expect((await ada.post('/api/account/confirm', { code })).status).toBe(201);
    expect(await mine(ada)).toMatchObject({
      account: { login: 'ada@example.org' },
      confirming: null,
    });
    expect((await new Visitor(server).post('/api/account/sign-in', ADA)).status).toBe(200);
  });

  test('nobody can have somebody else confirm for them', async () => {
    const { server, letters } = await houseWithMail();
    const eve = await Visitor.named(server, 'Eve');
    await eve.post('/api/account', ADA);
    const [letter] = await letters.count(1);
    const code = codeIn(letter?.text ?? '');
    const ada = await Visitor.named(server, 'Ada');
    expect(await ada.refused('/api/account/confirm', { code })).toMatchObject({ code: 'no-code' });
  });

  test('who asks for an address that has an account is told the same; its owner learns of it', async () => {
    const { server, letters } = await houseWithMail();
    const ada = await Visitor.named(server, 'Ada');
    const first = await ada.post<MyAccount>('/api/account', ADA);
    const code = codeIn((await letters.count(1))[0]?.text ?? '');
    await ada.post('/api/account/confirm', { code });
    const eve = await Visitor.named(server, 'Eve');
    const again = await eve.post<MyAccount>('/api/account', ADA);
    expect(again.status).toBe(first.status);
    expect(again.body).toEqual(first.body);
    const letter = (await letters.count(2))[1];
    expect(letter?.to).toEqual(['ada@example.org']);
    expect(codeIn(letter?.text ?? '')).toBe('');
    expect(await eve.refused('/api/account/confirm', { code })).toMatchObject({
      code: 'wrong-letter-code',
    });
  });

  test('codes cannot be guessed, and nobody is buried in letters', async () => {
    const { server, letters } = await houseWithMail({ SIGN_IN_TRIES: '2' });
    const ada = await Visitor.named(server, 'Ada');
    await ada.post('/api/account', ADA);
    const code = codeIn((await letters.count(1))[0]?.text ?? '');
    const codes = [];
    for (const guess of ['000000', '000001', code])
      codes.push((await ada.refused('/api/account/confirm', { code: guess })).code);
    expect(codes).toEqual(['wrong-letter-code', 'wrong-letter-code', 'sign-in-wait']);
    await ada.post('/api/account', ADA);
    expect(await ada.refused('/api/account', ADA)).toMatchObject({ code: 'sign-in-wait' });
    expect(letters.all).toHaveLength(2);
  });

  test('a user name needs no letter', async () => {
    const { server, letters } = await houseWithMail();
    const ada = await Visitor.named(server, 'Ada');
    expect((await ada.post('/api/account', { ...ADA, login: 'ada' })).status).toBe(201);
    expect(letters.all).toEqual([]);
  });
});

describe('a forgotten password', () => {
  const FORGOT = '/api/account/forgotten';
  const RESET = '/api/account/reset';
  const NEXT = 'a new one that is long';
  const resetCode = (text: string): string => /^\w{16,64}$/m.exec(text)?.[0] ?? '';

  /** Ada with an account whose address is confirmed. */
  async function adaByMail(env: Record<string, string> = {}) {
    const { server, letters } = await houseWithMail(env);
    const ada = await Visitor.named(server, 'Ada');
    await ada.post('/api/account', ADA);
    const code = codeIn((await letters.count(1))[0]?.text ?? '');
    expect((await ada.post('/api/account/confirm', { code })).status).toBe(201);
    return { server, letters, ada };
  }

  test('is replaced by whoever reads the mail of its address; everybody else is out', async () => {
    const { server, letters, ada } = await adaByMail();
    const line = await ada.line();
    const away = new Visitor(server);
    expect((await mine(away)).letters).toBe(true);
    const asked = await away.post(FORGOT, { login: 'ADA@example.org', language: 'fr' });
    expect(asked).toMatchObject({ status: 200, body: { sent: true } });
    const letter = (await letters.count(2))[1];
    expect(letter?.to).toEqual(['ada@example.org']);
    expect(letter?.text).toContain('oublié');
    const code = resetCode(letter?.text ?? '');
    const kept = await behindTheBack(folderOf(server), 'SELECT * FROM account_challenges');
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(code);
    expect(await away.refused(RESET, { code: `${code}x`, password: NEXT })).toMatchObject({
      status: 403,
      code: 'wrong-letter-code',
    });
    for (const password of ['short', 'my ada@example.org'])
      expect((await away.refused(RESET, { code, password })).code).toMatch(
        /^(malformed|password-is-login)$/,
      );
    const entered = await away.post<MyAccount>(RESET, { code, password: NEXT });
    expect(entered.status).toBe(200);
    expect(entered.body.account).toMatchObject({ login: 'ada@example.org' });
    expect((await away.get('/api/me')).body).toEqual({ guest: { name: 'Ada' } });
    await line.closed;
    expect((await ada.get('/api/me')).body).toEqual({ guest: null });
    // The code was good once, the old password is not any more.
    expect(await away.refused(RESET, { code, password: NEXT })).toMatchObject({
      code: 'wrong-letter-code',
    });
    expect(await new Visitor(server).refused('/api/account/sign-in', ADA)).toMatchObject({
      code: 'wrong-login',
    });
    const signIn = { ...ADA, password: NEXT };
    expect((await new Visitor(server).post('/api/account/sign-in', signIn)).status).toBe(200);
  });

  test('whoever asks is told the same of every address, and nobody is buried in letters', async () => {
    const { server, letters } = await adaByMail({ SIGN_IN_TRIES: '2' });
    const eve = new Visitor(server);
    const known = await eve.post(FORGOT, { login: ADA.login });
    const unknown = await eve.post(FORGOT, { login: 'nobody@example.org' });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await letters.count(2);
    // The letter of the new account was the first.
    expect(await eve.refused(FORGOT, { login: ADA.login })).toMatchObject({ code: 'sign-in-wait' });
    expect(await eve.refused(FORGOT, { login: 'ada' })).toMatchObject({
      status: 400,
      code: 'reset-needs-address',
    });
    expect(letters.all.map(({ to }) => to)).toEqual([['ada@example.org'], ['ada@example.org']]);
  });

  test('an address that was taken at its word gets no code', async () => {
    const DATA_DIR = tempDir();
    const without = await openHouse({ DATA_DIR });
    const ada = await Visitor.named(without, 'Ada');
    expect((await ada.post('/api/account', ADA)).status).toBe(201);
    expect((await mine(ada)).letters).toBe(false);
    expect(await ada.refused(FORGOT, { login: ADA.login })).toMatchObject({ code: 'no-letters' });
    await without.stop();
    const { server, letters } = await houseWithMail({ DATA_DIR });
    const eve = new Visitor(server);
    expect((await eve.post(FORGOT, { login: ADA.login })).status).toBe(200);
    const other = await Visitor.named(server, 'Ben');
    await other.post('/api/account', { ...ADA, login: 'ben@example.org' });
    await letters.count(1);
    expect(letters.all.map(({ to }) => to)).toEqual([['ben@example.org']]);
  });
});
