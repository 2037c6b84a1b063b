import { afterAll, describe, expect, test, vi } from 'vitest';
import { noPostgres, startPostgres, type TestPostgres } from './postgres.ts';
import { adaAndBen, openHouse, tempDir } from './visit.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

describe.skipIf(noPostgres)('while PostgreSQL is away', () => {
  let postgres: TestPostgres | null = null;
  afterAll(() => postgres?.stop());

  test('whoever asks waits for it, guests and people with an account, over HTTP and sockets', async () => {
    postgres = await startPostgres(['fsync=off']);
    const url = await postgres.database('away');
    const server = await openHouse({ DATABASE_URL: url, DATA_DIR: tempDir() });
    const { ada, ben, table } = await adaAndBen(server);
    const login = { login: 'ada', password: 'correct horse battery' };
    expect((await ada.post('/api/account', login)).status).toBe(201);
    let back = false;
    const restarted = postgres.restart().then(() => {
      back = true;
    });
    const statuses: number[] = [];
    let lines = 0;
    while (!back) {
      const asked = [ada.view(table), ben.view(table), ada.get('/api/me')];
      const line = await ada.line();
      expect(line.last('hello')?.guest ?? (await line.nextOf('hello')).guest).toEqual({
        name: 'Ada',
      });
      lines++;
      statuses.push(...(await Promise.all(asked)).map(({ status }) => status));
      line.socket.terminate();
    }
    await restarted;
    expect(lines).toBeGreaterThan(0);
    expect([...new Set(statuses)]).toEqual([200]);
  });
});
