import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { adaAndBen, openHouse, playOn, Visitor } from './visit.ts';

const figure = (text: string, name: string): number =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1),
  );

/** A request under another name, which `fetch` would not let us use. */
function named(server: { readonly port: number }, path: string, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const where = { host: '127.0.0.1', port: server.port, path, headers: { host } };
    request(where, (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

describe('the reader of sockets', () => {
  test.each([
    ['yes', { quick: 2, ws: 0 }],
    ['no', { quick: 0, ws: 2 }],
  ])('can be chosen, is told by a metric, and changes nothing else: %s', async (how, readers) => {
    const server = await openHouse({ QUICK_SOCKETS: how });
    const { ada, ben, table } = await adaAndBen(server);
    const lines = [await ada.line(), await ben.line()];
    for (const line of lines) await line.follows(table);
    const { look } = (await ada.view(table)).body;
    const { seat } = look!.asked!;
    const { choices } = (await (seat === 0 ? ada : ben).view(table)).body.look!;
    const told = lines.map((line) => line.nextOf('update'));
    const move = { do: 'submit', table, seat, seq: look!.seq, choice: choices![0] };
    await lines[seat]!.accepted(move);
    for (const update of told) expect((await update).seq).toBe(look!.seq + 1);
    const { body: text } = await new Visitor(server).get<string>('/metrics');
    for (const [reader, count] of Object.entries(readers))
      expect(figure(text, `incognita_socket_readers{reader="${reader}"}`)).toBe(count);
  });
});

describe('health', () => {
  test('a server that serves is healthy and ready, under whatever name it is asked', async () => {
    const server = await openHouse({ PUBLIC_URL: 'https://play.example.org' });
    const probe = new Visitor(server);
    for (const [path, status] of [
      ['/healthz', 200],
      ['/readyz', 200],
      ['/api/house', 403],
    ] as const)
      expect(await named(server, path, '10.0.0.7:8080')).toBe(status);
    const { status, body } = await probe.get('/readyz');
    expect(status).toBe(200);
    expect(body).toEqual({ ready: true, store: true, stopping: false });
  });

  test('one whose store does not answer is alive but not ready', async () => {
    const server = await openHouse();
    server.store.alive = async () => {
      throw new Error('gone');
    };
    const probe = new Visitor(server);
    expect((await probe.get('/healthz')).status).toBe(200);
    const { status, body } = await probe.get('/readyz');
    expect(status).toBe(503);
    expect(body).toMatchObject({ ready: false, store: false });
  });
});

describe('metrics', () => {
  test('count moves, refusals, commits, tables and sockets', async () => {
    const server = await openHouse();
    const { ada, ben, table } = await adaAndBen(server);
    const line = await ada.line();
    await line.follows(table);
    const { look } = await playOn(table, [ada, ben], ({ look }) => look!.seq >= 12);
    await ada.refused(`/api/tables/${table}/moves`, { seat: 1, seq: 1, choice: { do: 'x' } });
    await line.refused({ do: 'submit', table, seat: 1, seq: 1, choice: { do: 'x' } });
    const { status, body, headers } = await ada.get<string>('/metrics');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const decisions = figure(body, 'incognita_entries_total{kind="decision"}');
    expect(decisions).toBeGreaterThan(5);
    expect(decisions).toBeLessThanOrEqual(look!.seq);
    expect(figure(body, 'incognita_entries_total{kind="start"}')).toBe(1);
    expect(figure(body, 'incognita_refusals_total{code="not-your-seat"}')).toBe(2);
    expect(figure(body, 'incognita_tables_live')).toBe(1);
    expect(figure(body, 'incognita_sockets')).toBe(1);
    expect(figure(body, 'incognita_commit_seconds_count')).toBeGreaterThan(decisions);
    expect(figure(body, 'incognita_commits_failed_total')).toBe(0);
    expect(figure(body, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  });

  test('name no table, no person and no choice', async () => {
    const server = await openHouse();
    const { ada, ben, table } = await adaAndBen(server);
    await playOn(table, [ada, ben]);
    await ada.refused('/api/tables', { game: 'no-such-game' });
    const { body } = await ada.get<string>('/metrics');
    for (const word of [table, 'Ada', 'Ben', 'no-such-game', 'whiteout'])
      expect(body).not.toContain(word);
    const labels = [...body.matchAll(/^incognita_\w+\{(\w+)=/gm)].map(([, label]) => label);
    expect(new Set(labels)).toEqual(new Set(['kind', 'code', 'le', 'reader']));
  });

  test('are for this machine alone, and not for whoever comes through a proxy on it', async () => {
    const server = await openHouse({ TRUST_PROXY: '1' });
    const probe = new Visitor(server);
    expect((await probe.get('/metrics')).status).toBe(200);
    for (const headers of [
      { 'x-forwarded-for': '203.0.113.9' },
      { 'x-forwarded-for': '127.0.0.1' },
      { forwarded: 'for=127.0.0.1' },
    ])
      expect((await probe.get('/metrics', headers)).status).toBe(404);
    expect(await named(server, '/metrics', 'localhost')).toBe(200);
    expect(await named(server, '/metrics', 'evil.example.org')).toBe(404);
  });

  test('or for whoever has the token, and then for nobody else', async () => {
    const METRICS_TOKEN = 'a-token-of-some-length';
    const server = await openHouse({ METRICS_TOKEN });
    const probe = new Visitor(server);
    expect((await probe.get('/metrics')).status).toBe(404);
    expect((await probe.get('/metrics', { authorization: 'Bearer nonsense' })).status).toBe(404);
    const headers = { authorization: `Bearer ${METRICS_TOKEN}`, 'x-forwarded-for': '203.0.113.9' };
    expect((await probe.get('/metrics', headers)).status).toBe(200);
  });
});

test('behind one proxy, an address that a client invents for itself is not believed', async () => {
  const server = await openHouse({ TRUST_PROXY: '1', GUESTS_PER_MINUTE: '1' });
  const from = async (forwarded: string): Promise<number> => {
    const headers = { 'x-forwarded-for': forwarded };
    return (await new Visitor(server).post('/api/me', { name: 'Eve' }, headers)).status;
  };
  expect(await from('198.51.100.1, 203.0.113.9')).toBe(200);
  expect(await from('198.51.100.2, 203.0.113.9')).toBe(429);
  expect(await from('198.51.100.2, 203.0.113.10')).toBe(200);
});
