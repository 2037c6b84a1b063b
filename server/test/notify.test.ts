import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Running } from '../index.ts';
import type { NoticesInfo } from '../protocol/index.ts';
import { httpEndpoint, mailEndpoint } from './endpoints.ts';
import {
  adaAndBen,
  behindTheBack,
  folderOf,
  inFiles,
  openHouse,
  playOn,
  tempDir,
  Visitor,
} from './visit.ts';

const DAY = 24 * 3600 * 1000;
const PACED = { pace: { kind: 'per-move', time: DAY } };
const HOME = 'https://play.example.org';
const NEAR = { PRIVATE_ADDRESSES: 'yes', NOTIFY_AFTER_SECONDS: '0', PUBLIC_URL: HOME };

const remove = async (who: Visitor, path: string): Promise<NoticesInfo> =>
  (await (
    await fetch(who.base + path, { method: 'DELETE', headers: { cookie: who.cookie } })
  ).json()) as NoticesInfo;

/** Plays until the seat is asked that was not, and tells how often a turn of that seat began. */
async function untilAsked(table: string, people: Visitor[], seat: number): Promise<void> {
  await playOn(table, people, ({ look }) => look!.asked!.seat !== seat);
  await playOn(table, people, ({ look }) => look!.asked!.seat === seat);
}

/** Jobs that wait, be it in the records of a server or in the queue of those that share a database. */
async function jobsOf(
  server: Running,
): Promise<{ readonly tries: number; readonly due: boolean }[]> {
  if (inFiles())
    return (await server.store.recordsOf('job', '')).map(({ body }) => {
      const { tries, at } = JSON.parse(body);
      return { tries, due: at <= server.service.now() };
    });
  const rows = await behindTheBack(
    folderOf(server),
    `SELECT retry_count + (state = 'retry')::int AS tries, start_after <= now() AS due
     FROM pgboss.job WHERE name IN ('turn', 'tell') AND state IN ('created', 'retry', 'active')`,
  );
  return rows.map(({ tries, due }) => ({ tries: Number(tries), due: due === true }));
}

/** Whatever is on its way has time to arrive. */
async function quiet(server: Running): Promise<void> {
  for (let i = 0; i < 3; i++) {
    await server.service.commits.idle();
    await new Promise((resolve) => setTimeout(resolve, 60));
    while ((await jobsOf(server)).some(({ due }) => due))
      await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('a webhook', () => {
  test('is called once per turn, signed, with nothing of the game in it', async () => {
    const hook = await httpEndpoint();
    const server = await openHouse({ ...NEAR, WEBHOOKS: 'yes' });
    const { ada, ben, table } = await adaAndBen(server, PACED);
    const { body } = await ben.post<{ secret: string; notices: NoticesInfo }>(
      '/api/notices/webhook',
      { url: `${hook.url}/turn`, language: 'fr' },
    );
    expect(body.notices).toMatchObject({ webhook: { url: `${hook.url}/turn` }, language: 'fr' });
    expect(JSON.stringify((await ben.get('/api/notices')).body)).not.toContain(body.secret);

    await untilAsked(table, [ada, ben], 1);
    const [call] = await hook.heard.count(1);
    expect(call!.path).toBe('/turn');
    const text = call!.body.toString('utf8');
    const [, seconds, mark] = String(call!.headers['incognita-signature']).match(
      /^t=(\d+),v1=([0-9a-f]{64})$/,
    )!;
    expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(60);
    expect(mark).toBe(createHmac('sha256', body.secret).update(`${seconds}.${text}`).digest('hex'));
    const { info } = (await ben.view(table)).body;
    const { text: sentences, at, deadline, ...rest } = JSON.parse(text);
    expect(rest).toEqual({
      about: 'turn',
      game: 'whiteout',
      table,
      code: info.code,
      url: `${HOME}/table/${table}`,
    });
    expect(deadline - at).toBeGreaterThan(DAY - 60_000);
    expect(sentences.en).toMatch(
      new RegExp(`^It is your turn: Whiteout \\(${info.code}\\)\\. You have until`),
    );
    expect(sentences.fr).toMatch(/^C’est à vous de jouer : Voile blanc .* Vous avez jusqu’au /);

    // Somebody else's doings, and one's own further decisions in the same turn, tell nothing new.
    await ada.does(`/api/tables/${table}/chat`, { text: 'well?' });
    await ada.does(`/api/tables/${table}/to-bot`, { seat: 0, kind: 'random' });
    await ada.does(`/api/tables/${table}/to-human`, { seat: 0 });
    await quiet(server);
    expect(hook.heard.all).toHaveLength(1);
    // The next turn does.
    await untilAsked(table, [ada, ben], 1);
    await hook.heard.count(2);
    await quiet(server);
    expect(hook.heard.all).toHaveLength(2);
  });

  test('whoever moves in time is not told, nor is anybody at a table without a clock', async () => {
    const hook = await httpEndpoint();
    const server = await openHouse({ ...NEAR, WEBHOOKS: 'yes', NOTIFY_AFTER_SECONDS: '1' });
    const { ada, ben, table } = await adaAndBen(server, PACED);
    const wish = { url: hook.url, language: 'en' };
    await ben.post('/api/notices/webhook', wish);
    await untilAsked(table, [ada, ben], 1);
    await playOn(table, [ada, ben], ({ look }) => look!.asked!.seat === 0);
    const calm = await adaAndBen(server);
    await calm.ben.post('/api/notices/webhook', wish);
    await untilAsked(calm.table, [calm.ada, calm.ben], 1);
    await new Promise((resolve) => setTimeout(resolve, 1300));
    await quiet(server);
    expect(hook.heard.all).toEqual([]);
  });

  test('a notice that waits outlives a restart', async () => {
    const hook = await httpEndpoint();
    const env = {
      ...NEAR,
      WEBHOOKS: 'yes',
      NOTIFY_AFTER_SECONDS: '2',
      DATA_DIR: tempDir(),
    };
    const first = await openHouse(env);
    const { ada, ben, table } = await adaAndBen(first, PACED);
    await ben.post('/api/notices/webhook', { url: hook.url, language: 'en' });
    await untilAsked(table, [ada, ben], 1);
    await quiet(first);
    await first.stop();
    expect(hook.heard.all).toEqual([]);
    const second = await openHouse(env);
    await hook.heard.count(1);
    await quiet(second);
    expect(await jobsOf(second)).toEqual([]);
    await second.stop();
    // It was told, and a third start tells it not again.
    const third = await openHouse(env);
    await quiet(third);
    expect(hook.heard.all).toHaveLength(1);
  });

  test('a turn of which nobody put down a job is told after a restart, once', async () => {
    const hook = await httpEndpoint();
    const env = { ...NEAR, WEBHOOKS: 'yes', DATA_DIR: tempDir() };
    const first = await openHouse(env);
    const { ada, ben, table } = await adaAndBen(first, PACED);
    await untilAsked(table, [ada, ben], 1);
    // Only now: as if the server had been killed between the move and the job.
    await ben.post('/api/notices/webhook', { url: hook.url, language: 'en' });
    await quiet(first);
    await first.stop();
    expect(hook.heard.all).toEqual([]);
    const second = await openHouse(env);
    await hook.heard.count(1);
    await quiet(second);
    await second.stop();
    const third = await openHouse(env);
    await quiet(third);
    expect(hook.heard.all).toHaveLength(1);
  });

  test('one that fails is tried again, and its redirect is not followed', async () => {
    const elsewhere = await httpEndpoint();
    const hook = await httpEndpoint(302, { location: elsewhere.url });
    let now = Date.now();
    const server = await openHouse({ ...NEAR, WEBHOOKS: 'yes' }, { now: () => now });
    const { ada, ben, table } = await adaAndBen(server, PACED);
    await ben.post('/api/notices/webhook', { url: hook.url, language: 'en' });
    await untilAsked(table, [ada, ben], 1);
    await hook.heard.count(1);
    await quiet(server);
    expect(await jobsOf(server)).toEqual([{ tries: 1, due: false }]);
    expect(elsewhere.heard.all).toEqual([]);
    hook.answer.status = 204;
    now += 61_000;
    // The queue goes by the clock of the database, which nobody can set.
    if (!inFiles())
      await behindTheBack(
        folderOf(server),
        `UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`,
      );
    // Anything that is put down makes the house look at what is due.
    const other = await adaAndBen(server, PACED);
    await other.ben.post('/api/notices/webhook', { url: hook.url, language: 'en' });
    await untilAsked(other.table, [other.ada, other.ben], 1);
    await hook.heard.count(3);
    await quiet(server);
    expect(await jobsOf(server)).toEqual([]);
  });

  test('is refused where the host does not offer it, and ends when it is ended', async () => {
    const hook = await httpEndpoint();
    const without = await Visitor.named(await openHouse(NEAR), 'Ada');
    const wish = { url: hook.url, language: 'en' };
    expect(await without.refused('/api/notices/webhook', wish)).toMatchObject({
      code: 'not-offered',
    });
    const server = await openHouse({ ...NEAR, WEBHOOKS: 'yes' });
    const { ada, ben, table } = await adaAndBen(server, PACED);
    await ben.post('/api/notices/webhook', wish);
    expect((await remove(ben, '/api/notices/webhook')).webhook).toBeNull();
    await untilAsked(table, [ada, ben], 1);
    await quiet(server);
    expect(hook.heard.all).toEqual([]);
  });
});

describe('mail', () => {
  const env = (url: string) => ({ ...NEAR, SMTP_URL: url, MAIL_FROM: 'table@example.org' });

  test('goes to an address that was confirmed, in the language of the reader, with a way out', async () => {
    const post = await mailEndpoint();
    const server = await openHouse(env(post.url));
    const { ada, ben, table } = await adaAndBen(server, PACED);
    const wish = { address: 'ben@example.org', language: 'fr' };
    expect((await ben.post('/api/notices/mail', wish)).body).toMatchObject({
      mail: { address: 'ben@example.org', confirmed: false },
    });
    const [first] = await post.letters.count(1);
    expect(first!.to).toEqual(['ben@example.org']);
    const code = first!.text.match(/\d{6}/)![0];
    // Nothing else is sent there before the code was typed in.
    await untilAsked(table, [ada, ben], 1);
    await quiet(server);
    expect(post.letters.all).toHaveLength(1);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect(await ben.refused('/api/notices/mail/code', { code: wrong })).toMatchObject({
      code: 'wrong-code',
    });
    expect((await ben.post('/api/notices/mail/code', { code })).body).toMatchObject({
      mail: { confirmed: true },
    });
    await untilAsked(table, [ada, ben], 1);
    const letter = (await post.letters.count(2))[1]!;
    expect(letter.headers).toContain('Subject: À vous de jouer : Voile blanc (');
    expect(letter.headers).toMatch(/From: Incognita <table@example.org>/);
    expect(letter.headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(letter.text).toContain('C’est à vous de jouer : Voile blanc');
    expect(letter.text).toContain(`${HOME}/table/${table}`);
    const stop = letter.headers.match(/List-Unsubscribe: <https:\/\/play\.example\.org(.*?)>/)![1]!;
    // To look at the link does nothing, to press does.
    const page = await fetch(ben.base + stop);
    expect(await page.text()).toContain('<form method="post">');
    expect((await ben.get<NoticesInfo>('/api/notices')).body.mail).not.toBeNull();
    const pressed = await fetch(ben.base + stop, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.status).toBe(200);
    expect((await ben.get<NoticesInfo>('/api/notices')).body.mail).toBeNull();
    await untilAsked(table, [ada, ben], 1);
    await quiet(server);
    expect(post.letters.all).toHaveLength(2);
  });

  test('a code is void after five wrong tries, and nobody is flooded with codes', async () => {
    const post = await mailEndpoint();
    const server = await openHouse(env(post.url));
    const ada = await Visitor.named(server, 'Ada');
    const eve = await Visitor.named(server, 'Eve');
    const wish = { address: 'ada@example.org', language: 'en' };
    await ada.post('/api/notices/mail', wish);
    const [letter] = await post.letters.count(1);
    const code = letter!.text.match(/\d{6}/)![0];
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const statuses: number[] = [];
    for (let i = 0; i < 5; i++)
      statuses.push((await ada.refused('/api/notices/mail/code', { code: wrong })).status);
    // The fifth a minute is the last that is even looked at.
    expect(statuses).toEqual([400, 400, 400, 400, 400]);
    expect(await eve.refused('/api/notices/mail', wish)).toMatchObject({ code: 'too-fast' });
    const record = await server.store.recordsOf('notify', (await ownerOf(server, ada))!);
    expect(JSON.parse(record[0]!.body).mail.code.tries).toBe(0);
    expect(post.letters.all).toHaveLength(1);
  });

  test('a mail server that is down is said, and nothing is kept', async () => {
    const server = await openHouse(env('smtp://127.0.0.1:1'));
    const ada = await Visitor.named(server, 'Ada');
    const wish = { address: 'ada@example.org', language: 'en' };
    expect(await ada.refused('/api/notices/mail', wish)).toMatchObject({ code: 'no-mail' });
    expect((await ada.get<NoticesInfo>('/api/notices')).body.mail).toBeNull();
    for (const address of [
      'ada',
      'a@b@c',
      'a@example.org,b@example.org',
      'a@example.org\r\nBcc: x@y.z',
    ])
      expect(await ada.refused('/api/notices/mail', { ...wish, address })).toMatchObject({
        status: 400,
      });
  });
});

async function ownerOf(server: Running, who: Visitor): Promise<string | undefined> {
  const { id } = await who.opens({ game: 'whiteout' });
  return (await server.store.table(id))?.standing.host;
}

describe('web push', () => {
  /** A browser that subscribed, and can read what comes. */
  function browser(endpoint: string) {
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    const auth = randomBytes(16);
    return {
      wish: {
        endpoint,
        keys: {
          p256dh: ecdh.getPublicKey().toString('base64url'),
          auth: auth.toString('base64url'),
        },
        language: 'fr',
      },
      /** As RFC 8291 says, with nothing but what a browser has. */
      read(body: Buffer) {
        const salt = body.subarray(0, 16);
        const theirs = body.subarray(21, 86);
        const derive = (key: Buffer, salted: Buffer, info: Buffer, bytes: number): Buffer =>
          Buffer.from(hkdfSync('sha256', key, salted, info, bytes));
        const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), theirs]);
        const key = derive(ecdh.computeSecret(theirs), auth, info, 32);
        const part = (name: string, bytes: number): Buffer =>
          derive(key, salt, Buffer.from(`Content-Encoding: ${name}\0`), bytes);
        const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12));
        cipher.setAuthTag(body.subarray(-16));
        const plain = Buffer.concat([cipher.update(body.subarray(86, -16)), cipher.final()]);
        return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'));
      },
    };
  }

  test('goes encrypted to the browser, signed by the key of the house', async () => {
    const service = await httpEndpoint(201);
    const env = { ...NEAR, PUSH_CONTACT: 'mailto:host@example.org', DATA_DIR: tempDir() };
    const server = await openHouse(env);
    const { ada, ben, table } = await adaAndBen(server, PACED);
    const { wish, read } = browser(`${service.url}/push/ben`);
    const { body: chosen } = await ben.post<NoticesInfo>('/api/notices/push', wish);
    expect(chosen.push).toBe(1);
    await untilAsked(table, [ada, ben], 1);
    const [call] = await service.heard.count(1);
    const { title, text, ...rest } = read(call!.body);
    expect(rest).toEqual({ lang: 'fr', tag: table, url: `${HOME}/table/${table}` });
    expect(title).toMatch(/^À vous de jouer : Voile blanc/);
    expect(text).toMatch(/^C’est à vous de jouer/);
    const [, token, key] = String(call!.headers.authorization).match(/^vapid t=(.*), k=(.*)$/)!;
    expect(key).toBe(chosen.offered.push);
    const [head, claims, mark] = token!.split('.');
    const raw = Buffer.from(key!, 'base64url');
    const jwk = {
      kty: 'EC',
      crv: 'P-256',
      x: raw.subarray(1, 33).toString('base64url'),
      y: raw.subarray(33).toString('base64url'),
    };
    expect(
      verify(
        'sha256',
        Buffer.from(`${head}.${claims}`),
        { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
        Buffer.from(mark!, 'base64url'),
      ),
    ).toBe(true);
    expect(JSON.parse(Buffer.from(claims!, 'base64url').toString())).toMatchObject({
      aud: service.url,
      sub: 'mailto:host@example.org',
    });
    await server.stop();
    // The key stays, or browsers that have subscribed would hear nothing any more.
    const again = await openHouse(env);
    expect((await ben.at(again).get<NoticesInfo>('/api/notices')).body).toMatchObject({
      offered: { push: chosen.offered.push },
      push: 1,
    });
  });

  test('a browser that is gone is forgotten, and one may end it', async () => {
    const service = await httpEndpoint(410);
    const server = await openHouse({ ...NEAR, PUSH_CONTACT: 'mailto:host@example.org' });
    const { ada, ben, table } = await adaAndBen(server, PACED);
    await ben.post('/api/notices/push', browser(service.url).wish);
    await untilAsked(table, [ada, ben], 1);
    await service.heard.count(1);
    await quiet(server);
    expect((await ben.get<NoticesInfo>('/api/notices')).body.push).toBe(0);
    const { wish } = browser(service.url);
    await ben.post('/api/notices/push', wish);
    const { endpoint } = wish;
    expect((await ben.post<NoticesInfo>('/api/notices/push/end', { endpoint })).body.push).toBe(0);
  });
});

test('without their settings nothing is offered, and nobody listens', async () => {
  const server = await openHouse();
  const ada = await Visitor.named(server, 'Ada');
  expect((await ada.get('/api/notices')).body).toEqual({
    offered: { mail: false, webhook: false, push: null },
    language: 'en',
    mail: null,
    webhook: null,
    push: 0,
  });
  expect(await new Visitor(server).get('/api/notices')).toMatchObject({ status: 401 });
  for (const [path, wish] of [
    ['mail', { address: 'ada@example.org', language: 'en' }],
    ['webhook', { url: 'https://example.org', language: 'en' }],
  ] as const)
    expect(await ada.refused(`/api/notices/${path}`, wish)).toMatchObject({ code: 'not-offered' });
});
