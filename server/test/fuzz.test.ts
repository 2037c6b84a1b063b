import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { any, hostileMessage, NONSENSE, roll, wellFormed } from './hostile-messages.ts';
import { adaAndBen, Line, openHouse, playOn, Visitor } from './visit.ts';

const SOAK = process.env.INCOGNITA_SOAK !== undefined;
const MESSAGES = SOAK ? 100_000 : 4_000;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

test(`${MESSAGES} hostile messages: each is answered or cuts the line; nobody else notices`, async () => {
  const server = await openHouse();
  const { ada, ben, table } = await adaAndBen(server);
  const secret = await ada.opens({ game: 'whiteout', visibility: 'private' });
  const before = (await ada.view(secret.id)).body;
  const eve = await Visitor.named(server, 'Eve');
  const tables = [table, secret.id, 'aaaaaaaaaaaaaaaa'];

  let line: Line | null = null;
  let answered = 0;
  let cut = 0;
  const attack = async (count: number): Promise<void> => {
    for (let sent = 0; sent < count; ) {
      const socket = new WebSocket(eve.socketUrl, { headers: { cookie: eve.cookie } });
      line = new Line(socket);
      await line.opened;
      const here = line;
      // In bursts, so that they really come at once; then every one must have had its answer.
      const burst = Math.min(30, count - sent);
      let expected = 1;
      const quiet = new Promise<void>((resolve) => {
        const answers = () =>
          here.heard.filter((m) => ['accepted', 'refused', 'error', 'story'].includes(m.t)).length;
        here.onAny(() => {
          if (answers() >= expected) resolve();
        });
        expected = burst;
      });
      for (let i = 0; i < burst; i++, sent++) socket.send(hostileMessage(sent, tables));
      const how = await Promise.race([quiet.then(() => 'answered'), here.closed.then(() => 'cut')]);
      if (how === 'cut') cut++;
      else answered += burst;
      for (const m of here.heard)
        if (m.t === 'refused' || m.t === 'error') {
          expect(m.refused.text.en.length).toBeGreaterThan(10);
          expect(m.refused.text.fr.length).toBeGreaterThan(10);
          expect(m.refused.code).not.toBe('failed');
        }
      socket.terminate();
    }
  };

  // Once around, so that what is made once does not count as growth.
  await attack(600);
  collect();
  const heap = process.memoryUsage().heapUsed;
  const slowest: number[] = [];
  const fair = (async () => {
    const since = performance.now();
    const end = await playOn(table, [ada, ben]);
    slowest.push(performance.now() - since);
    return end;
  })();
  await attack(MESSAGES);
  expect((await fair).look!.result).not.toBeNull();
  expect(answered).toBeGreaterThan(MESSAGES / 20);
  expect(cut).toBeGreaterThan(0);

  const idle = async (): Promise<boolean> => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return server.sockets.count === 0;
  };
  while (!(await idle()));
  collect();
  expect(process.memoryUsage().heapUsed - heap).toBeLessThan(20_000_000);
  // Not a thing has changed at a table that is none of theirs.
  expect((await ada.view(secret.id)).body).toEqual(before);
  expect((await ada.view(table)).body.info.seats).toEqual([
    { by: 'human', name: 'Ada' },
    { by: 'human', name: 'Ben' },
  ]);
});

test('the same over HTTP: no request of a stranger does anything, and all get a sentence', async () => {
  const server = await openHouse();
  const { ada, table } = await adaAndBen(server);
  const { seq } = (await ada.view(table)).body.look!;
  const eve = await Visitor.named(server, 'Eve');
  const paths = ['moves', 'undo', 'consent', 'entropy', 'to-bot', 'to-human', 'chat', 'start'];
  const more = ['leave', 'join', 'rematch', 'seats/0', 'seats/x', 'nothing'];
  for (let i = 0; i < (SOAK ? 3000 : 150); i++) {
    const good = wellFormed(i, [table]);
    const body = roll(2) === 0 ? good : any(NONSENSE)();
    const path = `/api/tables/${any([table, 'x', 'a'.repeat(16)])}/${any([...paths, ...more])}`;
    const { status, body: answer } = await eve.post(path, body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(answer).toMatchObject({ refused: { text: { en: expect.any(String) } } });
  }
  expect((await ada.view(table)).body.look!.seq).toBe(seq);
});
