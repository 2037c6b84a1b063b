// Notices where two servers share a PostgreSQL: whoever of them is there tells, and only once.
import { afterAll, expect, test, vi } from 'vitest';
import type { Running } from '../index.ts';
import { httpEndpoint } from './endpoints.ts';
import { noPostgres, run, startPostgres } from './postgres.ts';
import { adaAndBen, openHouse, playOn, type Visitor } from './visit.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

const PACED = { pace: { kind: 'per-move', time: 24 * 3600 * 1000 } };

if (noPostgres) test.skip(`notices of more than one server: ${noPostgres}`);
else {
  const postgres = await startPostgres(['fsync=off']);
  afterAll(() => postgres.stop(), 30_000);

  let houses = 0;
  /** A table whose players are at two servers; Ben wants to be told. */
  const setUp = async (after: string) => {
    const url = await postgres.database(`notices ${++houses}`);
    const env = {
      DATABASE_URL: url,
      WEBHOOKS: 'yes',
      PRIVATE_ADDRESSES: 'yes',
      NOTIFY_AFTER_SECONDS: after,
    };
    const [one, other]: [Running, Running] = [await openHouse(env), await openHouse(env)];
    const hook = await httpEndpoint();
    const { ada, ben: benHere, table } = await adaAndBen(one, PACED);
    const ben = benHere.at(other);
    await ben.post('/api/notices/webhook', { url: hook.url, language: 'en' });
    return { url, one, other, hook, ada, ben, table };
  };

  const untilBen = async (table: string, people: readonly Visitor[]): Promise<void> => {
    await playOn(table, people, ({ look }) => look!.asked!.seat === 0);
    await playOn(table, people, ({ look }) => look!.asked!.seat === 1);
  };

  const settled = async (url: string): Promise<void> => {
    const waiting = `SELECT count(*)::int AS n FROM pgboss.job
      WHERE name IN ('turn', 'tell') AND state IN ('created', 'active', 'retry') AND start_after <= now()`;
    while ((await run(url, waiting)).rows[0].n > 0)
      await new Promise((resolve) => setTimeout(resolve, 50));
  };

  test('a turn is told once, whichever server it began at', async () => {
    const { url, hook, ada, ben, table } = await setUp('0');
    for (let turn = 1; turn <= 3; turn++) {
      await untilBen(table, [ada, ben]);
      await hook.heard.count(turn);
    }
    await settled(url);
    expect(hook.heard.all).toHaveLength(3);
  });

  test('a notice that waits is told by the other server when its own is gone', async () => {
    const { url, one, other, hook, ada, ben, table } = await setUp('8');
    await untilBen(table, [ada, ben]);
    const jobs = `SELECT 1 FROM pgboss.job WHERE name = 'turn' AND state = 'created'`;
    while ((await run(url, jobs)).rows.length === 0)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await one.stop();
    expect(hook.heard.all).toEqual([]);
    const [call] = await hook.heard.count(1);
    expect(JSON.parse(call!.body.toString('utf8'))).toMatchObject({ about: 'turn', table });
    await settled(url);
    expect(hook.heard.all).toHaveLength(1);
    expect((await ada.at(other).view(table)).status).toBe(200);
  });

  test('whoever has the table open, at whichever server, is given longer to notice', async () => {
    const { url, hook, ada, ben, table } = await setUp('0');
    const line = await ben.line();
    await line.follows(table);
    for (let turn = 1; turn <= 5; turn++) {
      await untilBen(table, [ada, ben]);
      await settled(url);
    }
    expect(hook.heard.all).toEqual([]);
    const later = `SELECT 1 FROM pgboss.job WHERE name = 'turn' AND start_after > now() + interval '9 minutes'`;
    expect((await run(url, later)).rows).not.toEqual([]);
    // The next turn, without them.
    line.socket.close();
    await untilBen(table, [ada, ben]);
    await hook.heard.count(1);
  });
}
