import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { compressFolder } from '../http/compress.mjs';
import { addressReader, visitorAt } from '../limits/address.ts';
import type { ServerInfo } from '../protocol/index.ts';
import { adaAndBen, openHouse, playOn, tempDir, Visitor } from './visit.ts';

/** A request with any headers, since `fetch` keeps some to itself. */
function raw(
  server: { readonly port: number },
  path: string,
  headers: Record<string, string>,
  body = '',
  method = 'GET',
): Promise<{ status: number; headers: Record<string, unknown>; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port: server.port, path, method, headers },
      (reply) => {
        let text = '';
        reply.on('data', (data) => {
          text += String(data);
        });
        reply.on('end', () =>
          resolve({ status: reply.statusCode ?? 0, headers: reply.headers, text }),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const upgrade = (visitor: Visitor, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(visitor.socketUrl, { headers });
    socket.on('open', () => {
      resolve(101);
      socket.terminate();
    });
    socket.on('unexpected-response', (_request, reply) => resolve(reply.statusCode ?? 0));
    socket.on('error', () => {});
  });

describe('cross-site requests', () => {
  test('a change from another site is not carried out; from our own it is', async () => {
    const server = await openHouse();
    const ada = new Visitor(server);
    const name = { name: 'Ada' };
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ]) {
      const { status, body } = await ada.post('/api/me', name, headers);
      expect(status).toBe(403);
      expect(body).toMatchObject({ refused: { code: 'cross-site' } });
    }
    const own = { origin: `http://127.0.0.1:${server.port}`, 'sec-fetch-site': 'same-origin' };
    expect((await ada.post('/api/me', name, own)).status).toBe(200);
    expect((await new Visitor(server).post('/api/me', name)).status).toBe(200);
  });

  test('a form of another site cannot even be mistaken for JSON', async () => {
    const ada = new Visitor(await openHouse());
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      const { status } = await ada.post('/api/me', { name: 'Ada' }, { 'content-type': type });
      expect(status).toBe(400);
    }
  });

  test('sockets open for pages of this server only', async () => {
    const server = await openHouse();
    const ada = await Visitor.named(server, 'Ada');
    const { cookie } = ada;
    expect(await upgrade(ada, { cookie, origin: 'https://evil.example' })).toBe(403);
    expect(await upgrade(ada, { cookie, origin: `http://127.0.0.1:${server.port}` })).toBe(101);
    expect(await upgrade(ada, { cookie })).toBe(101);
    const other = new Visitor(server);
    Object.assign(other, { socketUrl: ada.socketUrl.replace('/ws', '/other') });
    expect(await upgrade(other, { cookie })).toBe(404);
  });

  test('with PUBLIC_URL, only that address counts', async () => {
    const server = await openHouse({ PUBLIC_URL: 'https://play.example.org' });
    const ada = new Visitor(server);
    const from = (origin: string) => ada.post('/api/me', { name: 'Ada' }, { origin });
    expect((await from('https://play.example.org')).status).toBe(200);
    expect((await from(`http://127.0.0.1:${server.port}`)).status).toBe(403);
  });

  test('a name that somebody else gave to this machine is not ours', async () => {
    const server = await openHouse();
    const json = { 'content-type': 'application/json' };
    const rebound = await raw(server, '/api/tables', { host: 'evil.example:8080', ...json });
    expect(rebound.status).toBe(403);
    expect((await raw(server, '/api/tables', { host: `localhost:${server.port}` })).status).toBe(
      200,
    );
  });
});

describe('cookies', () => {
  test('on this machine: not for scripts, not for other sites', async () => {
    const server = await openHouse();
    const { headers } = await new Visitor(server).post('/api/me', { name: 'Ada' });
    const flags = headers.get('set-cookie')!.split('; ').slice(1);
    expect(flags).toEqual(['Path=/', 'HttpOnly', 'SameSite=Lax', 'Max-Age=34560000']);
    expect(headers.get('set-cookie')).toMatch(/^incognita=/);
  });

  test('behind https: only over TLS, only for this host', async () => {
    const server = await openHouse({ PUBLIC_URL: 'https://play.example.org' });
    const { headers } = await new Visitor(server).post('/api/me', { name: 'Ada' });
    expect(headers.get('set-cookie')).toMatch(/^__Host-incognita=/);
    expect(headers.get('set-cookie')!.split('; ')).toContain('Secure');
    expect(headers.get('strict-transport-security')).toContain('max-age');
  });

  test('a script has its own token, and a page never sees the one of its cookie', async () => {
    const server = await openHouse();
    const made = await new Visitor(server).post<{ token: string }>('/api/guests', { name: 'Bot' });
    expect(made.headers.get('set-cookie')).toBeNull();
    const authorization = `Bearer ${made.body.token}`;
    const me = await new Visitor(server).get('/api/me', { authorization });
    expect(me.body).toEqual({ guest: { name: 'Bot' } });
    const ada = await Visitor.named(server, 'Ada');
    const mine = JSON.stringify((await ada.post('/api/me', { name: 'Ada' })).body);
    expect(mine).not.toContain(ada.cookie.split('=')[1]);
  });
});

describe('headers', () => {
  test('every answer carries them', async () => {
    const server = await openHouse();
    for (const path of ['/', '/api/games', '/api/nothing', '/healthz']) {
      const { headers } = await new Visitor(server).get(path);
      expect(headers.get('content-security-policy')).toContain("script-src 'self';");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-powered-by')).toBeNull();
    }
    expect((await new Visitor(server).get('/api/me')).headers.get('cache-control')).toBe(
      'no-store',
    );
  });

  test('nobody else may read our answers', async () => {
    const server = await openHouse();
    const origin = { origin: 'https://evil.example' };
    const { headers } = await new Visitor(server).get('/api/tables', origin);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });
});

describe('limits', () => {
  test('a body that is too large is refused in a sentence', async () => {
    const ada = new Visitor(await openHouse());
    const refused = await ada.refused('/api/me', { name: 'x'.repeat(20_000) });
    expect(refused).toMatchObject({ status: 413, code: 'too-large' });
  });

  test('a message that is too large closes the socket', async () => {
    const ada = await Visitor.named(await openHouse(), 'Ada');
    const line = await ada.line();
    line.send('x'.repeat(20_000));
    expect(await line.closed).toBe(1009);
  });

  test('too many messages are refused, and then the line is cut', async () => {
    const server = await openHouse({ MESSAGES_PER_SECOND: '5' });
    const line = await (await Visitor.named(server, 'Ada')).line();
    for (let i = 0; i < 60; i++) line.send({ do: 'ping', id: i });
    expect(await line.closed).toBe(1008);
    const errors = line.heard.filter((m) => m.t === 'error');
    expect(errors.at(-1)).toMatchObject({ refused: { code: 'too-fast' } });
    expect(line.heard.filter((m) => m.t === 'accepted').length).toBeGreaterThanOrEqual(15);
  });

  test('too many requests, guests or tables of one address are refused', async () => {
    const server = await openHouse({ GUESTS_PER_MINUTE: '3', TABLES_PER_MINUTE: '2' });
    const ada = await Visitor.named(server, 'Ada');
    for (let i = 0; i < 2; i++) await ada.opens({ game: 'whiteout' });
    expect(await ada.refused('/api/tables', { game: 'whiteout' })).toMatchObject({
      status: 429,
      code: 'too-fast',
    });
    for (let i = 0; i < 2; i++) await Visitor.named(server, 'Eve');
    expect(await new Visitor(server).refused('/api/me', { name: 'Eve' })).toMatchObject({
      code: 'too-fast',
    });
    const strict = await openHouse({ REQUESTS_PER_MINUTE: '5' });
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) statuses.push((await new Visitor(strict).get('/api/games')).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect((await new Visitor(strict).get('/healthz')).status).toBe(200);
  });

  test('too many sockets of one address are turned away, and may come back when some are closed', async () => {
    const server = await openHouse({ CONNECTIONS_PER_ADDRESS: '2' });
    const ada = await Visitor.named(server, 'Ada');
    const [first] = [await ada.line(), await ada.line()];
    expect(await upgrade(ada, {})).toBe(429);
    first.socket.terminate();
    await first.closed;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await upgrade(ada, {})).toBe(101);
  });

  test('behind a proxy the address is the one that trusted proxies tell', () => {
    const from = (forwarded?: string) =>
      ({
        socket: { remoteAddress: '10.0.0.1' },
        headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
      }) as never;
    const spoofed = '6.6.6.6, 1.2.3.4';
    expect(addressReader(false)(from(spoofed))).toBe('10.0.0.1');
    expect(addressReader(1)(from(spoofed))).toBe('1.2.3.4');
    expect(addressReader('10.0.0.1')(from(spoofed))).toBe('1.2.3.4');
    expect(addressReader(1)(from())).toBe('10.0.0.1');
    // Networks, as HTTP reads them, too: otherwise everybody behind one would share its limits.
    const behindTwo = '6.6.6.6, 1.2.3.4, 10.9.9.9';
    expect(addressReader('10.0.0.0/8')(from(behindTwo))).toBe('1.2.3.4');
    expect(addressReader('10.0.0.0/8,fd00::/8')(from('1.2.3.4, fd00::7'))).toBe('1.2.3.4');
    expect(addressReader(true)(from(spoofed))).toBe('6.6.6.6');
  });

  test('one visitor is an address, and of IPv6 a network of 64 bits, over HTTP and sockets alike', async () => {
    expect(visitorAt('::ffff:1.2.3.4')).toBe(visitorAt('1.2.3.4'));
    expect(visitorAt('2001:db8:0:7::1')).toBe(visitorAt('2001:db8::7:ab:cd:ef:1'));
    expect(visitorAt('2001:db8::7:0:0:0:1')).toBe('2001:db8:0:7::/64');
    expect(visitorAt('2001:db8:0:8::1')).not.toBe(visitorAt('2001:db8:0:7::1'));
    expect(visitorAt('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    const env = { TRUST_PROXY: '1', CONNECTIONS_PER_ADDRESS: '1', REQUESTS_PER_MINUTE: '2' };
    const server = await openHouse(env);
    const from = (address: string) => ({ 'x-forwarded-for': address });
    const eve = new Visitor(server);
    await eve.line(from('2001:db8::1'));
    expect(await upgrade(eve, from('2001:db8::2'))).toBe(429);
    expect(await upgrade(eve, from('2001:db8:0:1::2'))).toBe(101);
    const statuses: number[] = [];
    for (const last of [1, 2, 3])
      statuses.push((await eve.get('/api/games', from(`2001:db9::${last}`))).status);
    expect(statuses).toEqual([200, 200, 429]);
  });
});

describe('what is said', () => {
  test('logs hold no cookies, names, seeds, choices or invitations', async () => {
    let logged = '';
    const sink = new Writable({
      write(chunk, _encoding, done) {
        logged += String(chunk);
        done();
      },
    });
    const folder = tempDir();
    const server = await openHouse(
      { DATA_DIR: folder },
      { log: pino({ level: 'trace', base: null }, sink) },
    );
    const { ada, ben, table } = await adaAndBen(server, { visibility: 'public' });
    const { you } = (await ada.view(table)).body.info;
    await ada.view(table, `?invite=${you.invite}`);
    const line = await ada.line();
    await line.follows(table);
    await line.accepted({ do: 'chat', table, text: 'between you and me' });
    const end = await playOn(table, [ada, ben]);
    expect(logged).toContain('/api/tables/:id');
    const secrets = [
      ada.cookie.split('=')[1]!,
      you.invite!,
      'between you and me',
      end.look!.seed.secret!,
      '"choice"',
      'Ada',
    ];
    for (const secret of secrets) expect(logged).not.toContain(secret);
  });

  test('no owner, secret, seed or invitation leaves for those whom it does not concern', async () => {
    const server = await openHouse();
    const { ada, ben, table } = await adaAndBen(server, { visibility: 'public' });
    const eve = new Visitor(server);
    const line = await eve.line();
    await line.follows(table);
    await playOn(table, [ada, ben], ({ look }) => look!.seq > 8);
    const live = await server.service.open(table);
    const { secret } = JSON.parse(live.row.opening);
    const bodies = [
      (await eve.view(table, '?since=1')).body,
      (await eve.get('/api/tables')).body,
      (await eve.get(`/api/tables/${table}/story`)).body,
      (await eve.get(`/api/tables/${table}/export`)).body,
      (await ben.get(`/api/tables/${table}/export`)).body,
    ];
    const heard = JSON.stringify(bodies) + line.texts.join('\n');
    const owners = live.people;
    for (const hidden of [secret, live.table.world!.chance.key, ...owners])
      expect(heard).not.toContain(hidden);
    expect(JSON.stringify(bodies.slice(0, 4))).not.toContain(live.row.invite);
  });

  test('without TLS on another machine, a sentence says what is off', async () => {
    const server = await openHouse({ HOST: '0.0.0.0' });
    const near = await raw(server, '/api/house', { host: `localhost:${server.port}` });
    expect(JSON.parse(near.text).insecure).toBeNull();
    const far = await raw(server, '/api/house', { host: `192.168.1.7:${server.port}` });
    const { insecure }: ServerInfo = JSON.parse(far.text);
    expect(insecure!.en).toContain('https');
    expect(insecure!.fr).toContain('https');
  });
});

describe('the page', () => {
  test('before it is built, the address says so', async () => {
    const server = await openHouse({}, { dist: join(tempDir(), 'none') });
    const { status, body } = await new Visitor(server).get<string>('/');
    expect(status).toBe(200);
    expect(String(body)).toContain('has not been built');
  });

  test('when it is built, its files are served, its ways lead to it, and nothing else does', async () => {
    const dist = tempDir();
    mkdirSync(join(dist, 'assets'));
    writeFileSync(join(dist, 'index.html'), '<!doctype html><title>page</title>');
    writeFileSync(join(dist, 'assets', 'main-1234.js'), 'export {}');
    writeFileSync(join(dist, '..', 'outside.txt'), 'not yours');
    const server = await openHouse({}, { dist });
    const visitor = new Visitor(server);
    for (const path of ['/', '/index.html', '/table/abc', '/en/rules'])
      expect(String((await visitor.get<string>(path)).body)).toContain('<title>page</title>');
    const asset = await visitor.get('/assets/main-1234.js');
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect((await visitor.get('/assets/gone.js')).status).toBe(404);
    expect((await visitor.get('/api/nothing')).status).toBe(404);
    for (const path of ['/../outside.txt', '/%2e%2e/outside.txt', '/..%2foutside.txt'])
      expect((await raw(server, path, { host: 'localhost' })).text).not.toContain('not yours');
  });

  test('a file with a packed copy is sent packed to whoever can read that, and plain to others', async () => {
    const dist = tempDir();
    mkdirSync(join(dist, 'assets'));
    writeFileSync(join(dist, 'index.html'), '<!doctype html><title>page</title>');
    const script = `export const words = '${'again '.repeat(1000)}';`;
    writeFileSync(join(dist, 'assets', 'main-1234.js'), script);
    await compressFolder(dist);
    const server = await openHouse({}, { dist });
    for (const [accepts, encoding] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['identity', undefined],
    ] as const) {
      const headers = { host: 'localhost', 'accept-encoding': accepts };
      const answer = await raw(server, '/assets/main-1234.js', headers);
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(answer.headers['content-type']).toContain('javascript');
      expect(answer.headers['cache-control']).toContain('immutable');
      expect(answer.headers.vary).toMatch(/accept-encoding/i);
      const length = Number(answer.headers['content-length']);
      if (encoding) expect(length).toBeLessThan(script.length / 10);
      else expect(answer.text).toBe(script);
    }
    const asIs = await raw(server, '/assets/main-1234.js.br', { host: 'localhost' });
    expect(asIs.status).toBe(404);
  });

  test('files of the page are no requests that run out: a first visit asks for all of them', async () => {
    const dist = tempDir();
    mkdirSync(join(dist, 'assets'));
    writeFileSync(join(dist, 'index.html'), '<!doctype html><title>page</title>');
    writeFileSync(join(dist, 'assets', 'main-1234.js'), 'export {}');
    const visitor = new Visitor(await openHouse({ REQUESTS_PER_MINUTE: '3' }, { dist }));
    for (let i = 0; i < 20; i++)
      expect((await visitor.get('/assets/main-1234.js')).status).toBe(200);
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await visitor.get('/api/games')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
