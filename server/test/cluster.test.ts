// More than one server on one PostgreSQL, and what may happen to them.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { BossJobs } from '../cluster/boss-jobs.ts';
import { PostgresBus } from '../cluster/postgres-bus.ts';
import type { Running } from '../index.ts';
import type { TableLists } from '../protocol/index.ts';
import { noPostgres, run, startPostgres } from './postgres.ts';
import { adaAndBen, type Line, type Of, openHouse, playOn, tempDir, Visitor } from './visit.ts';

const SOAK = process.env.INCOGNITA_SOAK !== undefined;
// Several servers and a database at once take their time where the machine has other work.
if (!SOAK) vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 });
const RACES = SOAK ? 10_000 : 300;
const TABLES = SOAK ? 100 : 20;
const MAIN = join(import.meta.dirname, '..', 'main.ts');

const until = async (holds: () => boolean | Promise<boolean>): Promise<void> => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 10));
};

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** A server in a process of its own, to be killed. */
function spawnNode(url: string): Promise<{ readonly port: number; kill(): void }> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: tempDir(),
      DATABASE_URL: url,
      LOG_LEVEL: 'error',
      WORKERS: '1',
      REQUESTS_PER_MINUTE: '1000000',
      GUESTS_PER_MINUTE: '1000000',
      TABLES_PER_MINUTE: '1000000',
      MESSAGES_PER_SECOND: '10000',
      CONNECTIONS_PER_ADDRESS: '10000',
      WORK_PER_ADDRESS: '1000000',
      TABLES_PER_PERSON: '100000',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return new Promise((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (data) => reject(new Error(String(data))));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
    child.stdout.on('data', (data) => {
      said += String(data);
      const port = said.match(/localhost:(\d+)/)?.[1];
      if (!port || !said.includes('Ctrl-C')) return;
      resolve({ port: Number(port), kill: () => void child.kill('SIGKILL') });
    });
  });
}

/** How soon somebody whose move was not stored tries again. */
const AGAIN_MS = 100;

/** Takes a choice whenever its seat is asked; notes what was acknowledged, and why what was not. */
function keepPlaying(
  line: Line,
  table: string,
  acknowledged: Map<string, number>,
  refused: Map<string, number> = new Map(),
  over: Set<string> = new Set(),
): void {
  let asked = -1;
  line.onAny(() => {
    const message = line.heard.pop();
    line.texts.length = 0;
    if (message === undefined) return;
    if (message.t === 'accepted' && message.id > 100)
      acknowledged.set(table, Math.max(message.seq, acknowledged.get(table) ?? 0));
    // What the store did not answer for is tried again, on the position that is then.
    if (message.t === 'refused' && message.id > 100) {
      const { code } = message.refused;
      refused.set(code, 1 + (refused.get(code) ?? 0));
      asked = -1;
      setTimeout(() => {
        const { socket } = line;
        if (socket.readyState === socket.OPEN) line.send({ id: 1, do: 'subscribe', table });
      }, AGAIN_MS);
    }
    if (message.t !== 'update' && message.t !== 'view') return;
    const { look } = message as Of<'update'>;
    if (look.result) over.add(table);
    if (look.choices === null || look.seq === asked) return;
    asked = look.seq;
    const choice = look.choices[(look.seq * 31) % look.choices.length];
    line.send({ id: 101 + look.seq, do: 'submit', table, seat: look.eye, seq: look.seq, choice });
  });
}

/** Nothing is missing from the logs, and what was acknowledged is in them. */
async function expectSound(url: string, acknowledged: ReadonlyMap<string, number>): Promise<void> {
  for (const [table, last] of acknowledged) {
    const { rows } = await run(
      url,
      `SELECT count(*)::int AS n, max(seq) AS last FROM entries WHERE table_id = '${table}'`,
    );
    expect(rows[0].n).toBe(rows[0].last);
    expect(rows[0].last).toBeGreaterThanOrEqual(last);
  }
}

if (noPostgres) test.skip(`more than one server: ${noPostgres}`);
else {
  const postgres = await startPostgres(SOAK ? [] : ['fsync=off']);
  afterAll(() => postgres.stop(), 30_000);
  let houses = 0;
  const newDatabase = (): Promise<string> => postgres.database(`cluster ${++houses}`);
  const node = (url: string): Promise<Running> => openHouse({ DATABASE_URL: url });
  const twoNodes = async () => {
    const url = await newDatabase();
    return { url, one: await node(url), other: await node(url) };
  };

  describe('two servers on one database', () => {
    test('people at different servers play one game, and see and hear each other', async () => {
      const { one, other } = await twoNodes();
      const { ada, ben: benHere, table } = await adaAndBen(one);
      const ben = benHere.at(other);
      expect((await ben.get('/api/me')).body).toMatchObject({ guest: { name: 'Ben' } });
      const [adas, bens] = [await ada.line(), await ben.line()];
      await adas.follows(table);
      const together = adas.nextOf('presence', (m) => m.presence.seats.every((here) => here));
      await bens.follows(table);
      await together;
      await until(() => bens.last('presence')?.presence.seats[0] === true);
      const said = bens.nextOf('chat');
      await adas.accepted({ do: 'chat', table, text: 'Hello over there' });
      expect((await said).line).toMatchObject({ id: 1, name: 'Ada', text: 'Hello over there' });
      await Promise.all([
        adas.accepted({ do: 'chat', table, text: 'both' }),
        bens.accepted({ do: 'chat', table, text: 'at once' }),
      ]);
      await until(() => [adas, bens].every((line) => line.last('chat')?.line.id === 3));

      // Each waits for what the other server tells.
      const lines = [adas, bens];
      for (let over = false; !over; ) {
        const looks = lines.map((line) => {
          const message = line.heard.findLast((m) => m.t === 'update' || m.t === 'view');
          return (message as Of<'update'>).look;
        });
        const asked = looks.findIndex((look) => look.choices !== null);
        const look = looks[asked]!;
        const updated = lines.map((line) => line.nextOf('update', (m) => m.seq > look.seq));
        const choice = look.choices![(look.seq * 7919) % look.choices!.length];
        await lines[asked]!.accepted({
          do: 'submit',
          table,
          seat: look.eye,
          seq: look.seq,
          choice,
        });
        const told = await Promise.all(updated);
        expect(told[0]!.seq).toBe(told[1]!.seq);
        over = Boolean(told[0]!.look.result);
      }
      const [here, there] = [await ada.view(table), await ada.at(other).view(table)];
      expect(there.body.look).toEqual(here.body.look);
      adas.socket.close();
      await until(() => bens.last('presence')?.presence.seats[0] === false);
    });

    test('what is stored for lists does not stay behind, whoever of the two moves last', async () => {
      const { one, other } = await twoNodes();
      const { ada, ben, table } = await adaAndBen(one, { game: 'auztralia' });
      const people = [ada, ben.at(other)];
      const askedIn = async () => (await one.store.table(table))!.standing.asked;
      let [last, passedOn, found] = [-1, false, 0];
      for (let seq = 0; found < 3; ) {
        const { look } = await playOn(table, people, ({ look }) => look!.seq > seq);
        if (look!.result !== null) break;
        seq = look!.seq;
        const asked = look!.asked!.seat;
        // One passes on to the other, who decides and is asked again before that was written down.
        if (asked === last && passedOn && (await askedIn()) !== asked) {
          found++;
          await until(async () => (await askedIn()) === asked);
        }
        passedOn = asked !== last;
        last = asked;
      }
      expect(found).toBeGreaterThan(0);
    });

    test('two who ask for a rematch at different servers meet', async () => {
      const { one, other } = await twoNodes();
      const { ada, ben, table } = await adaAndBen(one);
      await playOn(table, [ada, ben]);
      const watching = await ben.at(other).line();
      await watching.follows(table);
      const offered = watching.nextOf('info', (m) => m.info.next !== null);
      const asked = await Promise.all(
        [ada, ben.at(other)].map((who) =>
          who.post<{ info: { id: string } }>(`/api/tables/${table}/rematch`),
        ),
      );
      const [first, second] = asked.map(({ body }) => body.info.id);
      expect(first).toBe(second);
      expect((await offered).info.next).toBe(first);
      const { seats } = (await ada.view(first!)).body.info;
      expect(seats.map((held) => held.by === 'human' && held.name)).toEqual(['Ada', 'Ben']);
      // The list of one server hears of the other's table a moment later.
      await expect
        .poll(async () => {
          const { mine } = (await ada.get<TableLists>('/api/tables')).body;
          return mine.map(({ id }) => id).sort();
        })
        .toEqual([table, first].sort());
    });

    test('whoever comes from a server that knew more is not shown less', async () => {
      const { url, one, other } = await twoNodes();
      const { ada, ben, table } = await adaAndBen(one);
      await other.service.open(table);
      // An entry that nobody announces.
      const { look } = (await ada.view(table)).body;
      const asked = look!.asked!.seat;
      const mine = (await (asked === 0 ? ada : ben).view(table)).body.look!;
      const entry = {
        seq: mine.seq + 1,
        at: Date.now(),
        kind: 'decision',
        seat: asked,
        choice: mine.choices![0],
      };
      await run(
        url,
        `INSERT INTO entries VALUES ('${table}', ${entry.seq}, ${entry.at}, '${JSON.stringify(entry)}')`,
      );
      const line = await ada.at(other).line();
      expect((await line.follows(table, { seq: entry.seq })).look!.seq).toBe(entry.seq);
      // And a move on the position that this one has not heard of is carried out.
      const next = (await ada.at(other).view(table)).body.look!;
      const who = next.asked!.seat === 0 ? ada : ben;
      const choices = (await who.at(other).view(table)).body.look!.choices!;
      const move = { seat: next.asked!.seat, seq: next.seq, choice: choices[0] };
      await who.does(`/api/tables/${table}/moves`, move);
    });

    test('a table that one of them ends is ended at the other, also where that has not heard', async () => {
      const { url, one, other } = await twoNodes();
      const stateIn = async (table: string) =>
        (await run(url, `SELECT state FROM tables WHERE id = '${table}'`)).rows[0].state;
      const under = async () => {
        const { ada, ben, table } = await adaAndBen(one);
        await playOn(table, [ada, ben], ({ look }) => look!.seq >= 6);
        const people = [ada.at(other), ben.at(other)];
        const line = await people[0]!.line();
        const { look } = await line.follows(table);
        const who = people[look!.asked!.seat]!;
        const { seq, choices } = (await who.view(table)).body.look!;
        const move = { seat: look!.asked!.seat, seq, choice: choices![0] };
        return { table, line, who, move, moves: `/api/tables/${table}/moves` };
      };

      const heard = await under();
      const told = heard.line.nextOf('info', (m) => m.info.state === 'closed');
      await one.service.end(await one.service.open(heard.table));
      await told;
      expect(await heard.who.refused(heard.moves, heard.move)).toMatchObject({ code: 'ended' });

      // Its news are lost: the store takes no move, and where the table stood stays out of it.
      const unheard = await under();
      const close = `UPDATE tables SET state = 'closed' WHERE id = `;
      await run(url, `${close}'${unheard.table}'`);
      expect(await unheard.who.refused(unheard.moves, unheard.move)).toMatchObject({
        code: 'stale',
      });
      expect((await other.service.open(unheard.table)).table.seq).toBe(unheard.move.seq);
      expect(await unheard.who.refused(unheard.moves, unheard.move)).toMatchObject({
        code: 'ended',
      });

      // Nobody moves: whoever compares with the store finds it.
      const quiet = await under();
      await run(url, `${close}'${quiet.table}'`);
      const found = quiet.line.nextOf('info', (m) => m.info.state === 'closed');
      const { bus } = other.service.cluster!;
      if (!(bus instanceof PostgresBus)) throw new Error('the nodes have another bus');
      bus.deafen();
      await found;

      // The one that is asked to end it lags behind what others have written.
      const behind = await under();
      await run(url, `UPDATE tables SET seq = seq + 10 WHERE id = '${behind.table}'`);
      await one.service.end(await one.service.open(behind.table));

      // A server that goes writes down where everything stands.
      for (const server of [other, one]) await server.stop();
      for (const { table } of [heard, unheard, quiet, behind])
        expect(await stateIn(table)).toBe('closed');
    });

    test('a job is done by exactly one of them, and one that waits is not put down twice', async () => {
      const url = await newDatabase();
      const done: string[] = [];
      const queues = ['one', 'other'].map(() => {
        const jobs = new BossJobs(url, Date.now, pino({ level: 'silent' }));
        jobs.work('errand', async (data) => void done.push(String(data)));
        return jobs;
      });
      const [one, other] = queues as [BossJobs, BossJobs];
      for (const jobs of queues) await jobs.start();
      const later = { name: 'errand', key: 'later', at: Date.now() + 60_000, data: 'later' };
      expect(await one.put(later)).toBe(true);
      expect(await other.put(later)).toBe(false);
      const errands = Array.from({ length: 20 }, (_, i) => `errand ${i}`);
      for (const [i, key] of errands.entries())
        expect(await (i & 1 ? one : other).put({ name: 'errand', key, at: 0, data: key })).toBe(
          true,
        );
      await until(() => done.length >= errands.length);
      for (const jobs of queues) await jobs.stop();
      expect(done.sort()).toEqual(errands.sort());
    });

    test('clocks show the same at both, and the time of one who is away is over once', async () => {
      const { url, one, other } = await twoNodes();
      const { ada, table } = await adaAndBen(one, { pace: { kind: 'per-move', time: 10_000 } });
      const lives = [await one.service.open(table), await other.service.open(table)];
      expect(lives[0]!.table.deadline()).toBe(lives[1]!.table.deadline());
      const line = await ada.at(other).line();
      await line.follows(table);
      await until(() => line.heard.some((m) => m.t === 'info' && m.info.seats.some(isBot)));
      const { rows } = await run(
        url,
        `SELECT count(*)::int AS n FROM entries WHERE body LIKE '%"time-out"%'`,
      );
      expect(rows[0].n).toBe(1);
    });
  });

  describe('faults', () => {
    test(`of two who submit the same number at once, ${RACES} times, one wins and one is stale`, async () => {
      const { url, one, other } = await twoNodes();
      let races = 0;
      while (races < RACES) {
        // Both seats are Ada's: she is at both servers at once.
        const ada = await Visitor.named(one, 'Ada');
        const { id: table } = await ada.opens({
          game: 'auztralia',
          seats: [{ by: 'me' }, { by: 'me' }],
        });
        await ada.does(`/api/tables/${table}/start`);
        const lines = [await ada.line(), await ada.at(other).line()];
        for (const line of lines) await line.follows(table);
        for (let over = false; !over && races < RACES; races++) {
          const here = await one.service.open(table);
          const seat = here.table.asked!;
          const { seq, choices } = here.table.viewFor(seat);
          await until(async () => (await other.service.open(table)).table.seq === seq);
          // Different choices where there are, so that one cannot be taken for the other.
          const tries = lines.map((line, i) =>
            line.asks({
              do: 'submit',
              table,
              seat,
              seq,
              choice: choices![(i * 7 + races) % choices!.length],
            }),
          );
          const answers = await Promise.all(tries);
          expect(answers.map(({ t }) => t).sort()).toEqual(['accepted', 'refused']);
          const refused = answers.find((answer) => answer.t === 'refused');
          over = (await one.service.open(table)).table.over;
          // A server that has already heard of the last move says that the game is over.
          const clean = over ? ['stale', 'over'] : ['stale'];
          expect(clean).toContain(refused!.t === 'refused' && refused!.refused.code);
          for (const line of lines) {
            line.heard.length = 0;
            line.texts.length = 0;
          }
        }
        await until(
          async () =>
            (await one.service.open(table)).table.seq ===
            (await other.service.open(table)).table.seq,
        );
        const [here, there] = [await ada.view(table), await ada.at(other).view(table)];
        expect(there.body.look).toEqual(here.body.look);
        for (const line of lines) line.socket.close();
        await expectSound(url, new Map([[table, here.body.look!.seq]]));
      }
    });

    test(`a server is killed while it holds ${TABLES} tables: the other serves them at once, and bots go on`, async () => {
      const url = await newDatabase();
      const [doomed, other] = await Promise.all([spawnNode(url), node(url)]);
      const ada = await Visitor.named(doomed, 'Ada');
      const ben = await Visitor.named(doomed, 'Ben');
      const acknowledged = new Map<string, number>();
      const withBots: string[] = [];
      const open = async (i: number): Promise<void> => {
        // Every fourth is a bot against a bot that holds Ada's seat: nobody but the server moves.
        const bots = i % 4 === 3;
        const seats = [{ by: 'me' }, bots ? { by: 'bot', kind: 'random' } : { by: 'open' }];
        const { id } = await ada.opens({ game: 'auztralia', seats });
        if (!bots) await ben.does(`/api/tables/${id}/join`);
        await ada.does(`/api/tables/${id}/start`);
        acknowledged.set(id, 1);
        if (bots) {
          await ada.does(`/api/tables/${id}/to-bot`, { seat: 0, kind: 'random' });
          withBots.push(id);
        } else
          for (const who of [ada, ben]) {
            const line = await who.line();
            keepPlaying(line, id, acknowledged);
            line.send({ id: 1, do: 'subscribe', table: id });
          }
      };
      await Promise.all(Array.from({ length: TABLES }, (_, i) => open(i)));
      await new Promise((resolve) => setTimeout(resolve, 500));
      doomed.kill();
      const died = performance.now();
      for (const [table, last] of acknowledged) {
        const { status, body } = await ada.at(other).view(table);
        expect(status).toBe(200);
        expect(body.look!.seq).toBeGreaterThanOrEqual(last);
      }
      const [table] = [...acknowledged.keys()].filter((id) => !withBots.includes(id));
      const people = [ada.at(other), ben.at(other)];
      const { seq } = (await people[0]!.view(table!)).body.look!;
      await playOn(table!, people, ({ look }) => look!.seq > seq);
      const served = performance.now() - died;
      await expectSound(url, acknowledged);

      const before = new Map<string, number>();
      for (const id of withBots) before.set(id, (await ada.at(other).view(id)).body.look!.seq);
      await until(async () => {
        for (const id of withBots) {
          const { look } = (await ada.at(other).view(id)).body;
          if (look!.result === null && look!.seq <= before.get(id)!) return false;
        }
        return true;
      });
      // Not half a minute: the others have to notice that somebody is gone, and no more.
      expect(served).toBeLessThan(20_000);
    });

    test('PostgreSQL is restarted under load: there is a pause, and nothing is lost', async () => {
      const { url, one, other } = await twoNodes();
      const acknowledged = new Map<string, number>();
      const refused = new Map<string, number>();
      const over = new Set<string>();
      const openTables = async (many: number): Promise<void> => {
        for (let i = 0; i < many; i++) {
          const { ada, ben, table } = await adaAndBen(one, { game: 'auztralia' });
          acknowledged.set(table, 1);
          for (const [who, server] of [
            [ada, one],
            [ben, other],
          ] as const) {
            const line = await who.at(server).line();
            keepPlaying(line, table, acknowledged, refused, over);
            line.send({ id: 1, do: 'subscribe', table });
          }
        }
      };
      const total = (): number => [...acknowledged.values()].reduce((sum, seq) => sum + seq, 0);
      for (let restart = 0; restart < (SOAK ? 10 : 2); restart++) {
        // New ones each time: those of before may be over.
        await openTables(SOAK ? 40 : 6);
        const begun = total();
        await until(() => total() > begun + 20);
        await postgres.restart();
        const back = total();
        await until(() => total() > back + 20);
        await expectSound(url, acknowledged);
      }
      // No table was forgotten over it.
      await until(() => over.size === acknowledged.size);
      await expectSound(url, acknowledged);
      // Somebody was quicker, or the store was away: nothing else stopped anybody.
      const others = [...refused.keys()].filter(
        (code) => !/^(stale|over|store-silent)$/.test(code),
      );
      expect(others).toEqual([]);
    });

    test('news that get lost are healed by the numbers', async () => {
      const { url, one, other } = await twoNodes();
      const { ada, ben, table } = await adaAndBen(one);
      const line = await ada.at(other).line();
      await line.follows(table);
      const { bus } = other.service.cluster!;
      if (!(bus instanceof PostgresBus)) throw new Error('the nodes have another bus');

      // The line over which news come is cut, and moves are made before it is there again.
      bus.deafen();
      const target = (await ada.view(table)).body.look!.seq + 3;
      const healed = line.nextOf('update', (m) => m.seq >= target);
      await playOn(table, [ada, ben], ({ look }) => look!.seq >= target);
      await healed;

      // One announcement is lost: the next one shows the gap.
      const { look } = (await ada.view(table)).body;
      const asked = look!.asked!.seat;
      const mine = (await (asked === 0 ? ada : ben).view(table)).body.look!;
      const silent = new pg.Client({ connectionString: url });
      await silent.connect();
      const entry = {
        seq: mine.seq + 1,
        at: Date.now(),
        kind: 'decision',
        seat: asked,
        choice: mine.choices![0],
      };
      await silent.query('INSERT INTO entries VALUES ($1, $2, $3, $4)', [
        table,
        entry.seq,
        entry.at,
        JSON.stringify(entry),
      ]);
      const all = line.nextOf('update', (m) => m.seq >= entry.seq);
      await silent.query('SELECT pg_notify($1, $2)', [
        'incognita',
        JSON.stringify({ from: 'a third', entries: [[table, entry.seq + 5, '{}']] }),
      ]);
      await silent.end();
      expect((await all).seq).toBe(entry.seq);
    });
  });
}

const isBot = (held: { readonly by: string }): boolean => held.by === 'bot';
