import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Chance, newChance } from '@incognita/kernel';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { fromPage } from '../protocol/index.ts';
import { adaAndBen, Line, openHouse, playOn, Visitor } from './visit.ts';

const SOAK = process.env.INCOGNITA_SOAK !== undefined;
const MESSAGES = SOAK ? 100_000 : 4_000;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

const chance = new Chance(newChance('f0'.repeat(32)));
const any = <V>(list: readonly V[]): V => list[chance.below(list.length)]!;

const deep = (depth: number): unknown => (depth === 0 ? 1 : { do: deep(depth - 1) });
const NONSENSE: readonly (() => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 1e308,
  () => 0.5,
  () => '',
  () => 'x'.repeat(chance.below(3000)),
  () => '\u0000\u202e\ud800',
  () => [],
  () => [[[]]],
  () => ({}),
  () => ({ do: 'submit' }),
  () => deep(200),
  () => ({ __proto__: { do: 'x' }, constructor: 1 }),
  () => '__proto__',
];

/** The words of the protocol itself: what a message of each kind is made of. */
const WORDS = fromPage.options.map((option) => ({
  word: option.entries.do.literal,
  fields: Object.keys(option.entries).filter((key) => key !== 'do'),
}));

/** A message that is almost right, in the hands of somebody who should not send it. */
function wellFormed(id: number, tables: readonly string[]): Record<string, unknown> {
  const { word, fields } = any(WORDS);
  const values: Record<string, () => unknown> = {
    id: () => id,
    table: () => any(tables),
    seat: () => chance.below(3),
    seq: () => chance.below(40),
    choice: () => any([{ do: 'rest' }, { do: 'fly' }, { do: 'trek', card: 'storm' }]),
    back: () => 1 + chance.below(5),
    ask: () => chance.below(2) === 0,
    yes: () => chance.below(2) === 0,
    request: () => chance.below(40),
    text: () => 'hello',
    kind: () => any(['greedy', 'random', 'clever']),
    invite: () => 'a'.repeat(16),
  };
  return Object.fromEntries([['do', word], ...fields.map((key) => [key, values[key]?.()])]);
}

/** Something that may come over a wire, from a stranger who means no good. */
function message(id: number, tables: readonly string[]): string | Buffer {
  const good = wellFormed(id, tables);
  switch (chance.below(8)) {
    case 0:
      return JSON.stringify(good);
    case 1: {
      const key = any(Object.keys(good));
      return JSON.stringify({ ...good, [key]: any(NONSENSE)() });
    }
    case 2: {
      const { [any(Object.keys(good))]: _, ...rest } = good;
      return JSON.stringify(rest);
    }
    case 3:
      return JSON.stringify({ ...good, [any(['admin', 'owner', '__proto__', 'as'])]: 'x' });
    case 4:
      return JSON.stringify(good).slice(0, -1 - chance.below(10));
    case 5:
      return JSON.stringify(any(NONSENSE)());
    case 6:
      return Buffer.from([chance.below(256), 0xff, 0xfe, chance.below(256)]);
    default:
      // One in a while is larger than anything that is read.
      return chance.below(50) === 0 ? 'x'.repeat(20_000) : `{"do":"ping","id":${id}}`;
  }
}

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
      for (let i = 0; i < burst; i++, sent++) socket.send(message(sent, tables));
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
    const body = chance.below(2) === 0 ? good : any(NONSENSE)();
    const path = `/api/tables/${any([table, 'x', 'a'.repeat(16)])}/${any([...paths, ...more])}`;
    const { status, body: answer } = await eve.post(path, body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(answer).toMatchObject({ refused: { text: { en: expect.any(String) } } });
  }
  expect((await ada.view(table)).body.look!.seq).toBe(seq);
});
