// Accounts on more than one server: whoever is signed in at one is at all, and gone from all.
import { afterAll, describe, expect, test } from 'vitest';
import { FORMER_PLAYER } from '../protocol/index.ts';
import { noPostgres, startPostgres } from './postgres.ts';
import { adaAndBen, openHouse, playOn, Visitor } from './visit.ts';

const ADA = { login: 'ada', password: 'correct horse battery' };

if (noPostgres) test.skip(`more than one server: ${noPostgres}`);
else {
  const postgres = await startPostgres(['fsync=off']);
  afterAll(() => postgres.stop(), 60_000);
  let houses = 0;
  const twoNodes = async () => {
    const env = {
      DATABASE_URL: await postgres.database(`accounts ${++houses}`),
      SIGN_IN_TRIES: '3',
    };
    // Both at once: one makes the tables, the other waits for that.
    const [one, other] = await Promise.all([openHouse(env), openHouse(env)]);
    return { one, other };
  };

  describe('two servers on one database', () => {
    test('a session is good at both, and ended at one it is cut at the other at once', async () => {
      const { one, other } = await twoNodes();
      const { ada, table } = await adaAndBen(one);
      expect((await ada.post('/api/account', ADA)).status).toBe(201);
      const there = ada.at(other);
      expect((await there.view(table)).body.info.you.seats).toEqual([0]);
      const line = await there.line();
      await line.follows(table);
      await ada.post('/api/account/sign-out', {});
      await line.closed;
      expect((await there.get('/api/me')).body).toEqual({ guest: null });
      // A heartbeat finds out as well, but only after half a minute.
    }, 25_000);

    test('guesses at both are counted together', async () => {
      const { one, other } = await twoNodes();
      const codes = [];
      for (const server of [one, other, one, other])
        codes.push(
          (await new Visitor(server).refused('/api/account/sign-in', { ...ADA, login: 'eve' }))
            .code,
        );
      expect(codes).toEqual(['wrong-login', 'wrong-login', 'wrong-login', 'sign-in-wait']);
    });

    test('who leaves for good at one has no name at the other', async () => {
      const { one, other } = await twoNodes();
      const { ada, ben, table } = await adaAndBen(one);
      await ada.post('/api/account', ADA);
      const there = ben.at(other);
      const line = await there.line();
      await line.follows(table);
      await playOn(table, [ada, ben]);
      const fresh = line.nextOf('update', ({ since }) => 'fresh' in since);
      const { password } = ADA;
      expect((await ada.post('/api/account/delete', { password })).status).toBe(200);
      const { look } = await fresh;
      expect(look.seats![0]).toEqual({ by: 'human', name: FORMER_PLAYER });
      expect(JSON.stringify((await there.view(table)).body)).not.toContain('Ada');
    });
  });
}
