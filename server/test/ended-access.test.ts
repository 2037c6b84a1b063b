// What lets somebody in ends when its owner shuts everybody else out.
import { describe, expect, test } from 'vitest';
import { mailEndpoint } from './endpoints.ts';
import { openHouse, Visitor } from './visit.ts';

const ADA = { login: 'ada', password: 'correct horse battery' };
const NEXT = 'a new one that is long';

/** A program with a token of somebody, and its line. */
async function programOf(person: Visitor, server: { readonly port: number }) {
  const { body } = await person.post<{ token: string }>('/api/tokens', { name: 'bot' });
  const authorization = `Bearer ${body.token}`;
  const program = new Visitor(server);
  const line = await program.line({ authorization });
  const knows = async (): Promise<unknown> =>
    (await program.get<{ guest: unknown }>('/api/me', { authorization })).body.guest;
  expect(await knows()).toEqual({ name: 'Ada' });
  return { line, knows };
}

/** Ada with an account by a confirmed address, where mail can be sent. */
async function adaByMail() {
  const post = await mailEndpoint();
  const server = await openHouse({ SMTP_URL: post.url, MAIL_FROM: 'table@example.org' });
  const ada = await Visitor.named(server, 'Ada');
  const login = 'ada@example.org';
  await ada.post('/api/account', { ...ADA, login });
  const code = /\d{6}/.exec((await post.letters.count(1))[0]?.text ?? '')?.[0];
  expect((await ada.post('/api/account/confirm', { code })).status).toBe(201);
  let letters = 1;
  const askForCode = async (): Promise<string> => {
    await new Visitor(server).post('/api/account/forgotten', { login });
    const letter = (await post.letters.count(++letters))[letters - 1];
    return /^\w{16,64}$/m.exec(letter?.text ?? '')?.[0] ?? '';
  };
  return { server, ada, askForCode };
}

describe('access tokens, and the sockets that came by them, end', () => {
  test('when a guest becomes an account', async () => {
    const server = await openHouse();
    const ada = await Visitor.named(server, 'Ada');
    const { line, knows } = await programOf(ada, server);
    expect((await ada.post('/api/account', ADA)).status).toBe(201);
    expect(await line.closed).toBe(1001);
    expect(await knows()).toBeNull();
  });

  test('with a new password', async () => {
    const server = await openHouse();
    const ada = await Visitor.named(server, 'Ada');
    await ada.post('/api/account', ADA);
    const { line, knows } = await programOf(ada, server);
    const body = { now: ADA.password, next: NEXT };
    expect((await ada.post('/api/account/password', body)).status).toBe(200);
    expect(await line.closed).toBe(1001);
    expect(await knows()).toBeNull();
    expect((await ada.get('/api/me')).body).toEqual({ guest: { name: 'Ada' } });
  });

  test('with a reset; and so do all codes that were sent before', async () => {
    const { server, ada, askForCode } = await adaByMail();
    const { line, knows } = await programOf(ada, server);
    const first = await askForCode();
    const second = await askForCode();
    const reset = (code: string) => ada.post('/api/account/reset', { code, password: NEXT });
    expect((await reset(second)).status).toBe(200);
    expect(await line.closed).toBe(1001);
    expect(await knows()).toBeNull();
    expect((await reset(first)).status).toBe(403);
    expect((await reset(second)).status).toBe(403);
  });

  test('codes that were sent end with a new password as well', async () => {
    const { ada, askForCode } = await adaByMail();
    const code = await askForCode();
    await ada.post('/api/account/password', { now: ADA.password, next: NEXT });
    const eve = await ada.post('/api/account/reset', { code, password: 'something else entirely' });
    expect(eve.status).toBe(403);
  });
});
