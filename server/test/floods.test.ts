// One who asks for all that there is: they wait, and nobody else does.
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { getPriority } from 'node:os';
import process from 'node:process';
import { describe, expect, test } from 'vitest';
import { ALSO_COST_MS, LISTED_COST_MS, MESSAGE_COST_MS } from '../limits/costs.ts';
import { adaAndBen, type Line, openHouse, playOn, Visitor } from './visit.ts';

/** How the threads of this process stand behind others, each number once. */
function priorities(): number[] {
  const nice = readdirSync('/proc/self/task').map((thread) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')')).split(' ')[17]);
  });
  return [...new Set(nice)].sort((a, b) => a - b);
}

const gathered = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 250));

describe('whoever asks for the same over and over', () => {
  test('is answered from what was worked out already', async () => {
    const server = await openHouse();
    const { ada, table } = await adaAndBen(server);
    const live = await server.service.open(table);
    let looked = 0;
    const viewFor = live.table.viewFor.bind(live.table);
    live.table.viewFor = (eye) => {
      looked++;
      return viewFor(eye);
    };
    const line = await ada.line();
    const first = await line.follows(table);
    for (let i = 0; i < 50; i++) expect(await line.follows(table)).toEqual(first);
    expect(looked).toBe(1);
    // What has changed is shown, to everybody as it is theirs.
    const { look } = first;
    const { seat } = look!.asked!;
    const asked = live.table.viewFor(seat);
    const choice = asked.choices![0];
    await new Promise((resolve) =>
      server.service.askLive(
        live,
        { do: 'submit', seat, seq: live.table.seq, choice },
        () => null,
        resolve,
      ),
    );
    expect((await line.follows(table)).look!.seq).toBe(look!.seq + 1);
    const spectator = await new Visitor(server).line();
    expect((await spectator.follows(table)).look!.eye).not.toBe(first.look!.eye);
  });

  test('has nobody told each time who is there: it is gathered, and said when it has changed', async () => {
    const server = await openHouse();
    const { ada, ben, table } = await adaAndBen(server);
    const bens = await ben.line();
    await bens.follows(table);
    await gathered();
    const adas = await ada.line();
    const before = bens.heard.filter(({ t }) => t === 'presence').length;
    for (let i = 0; i < 30; i++) {
      await adas.follows(table);
      await adas.accepted({ do: 'unsubscribe', table });
    }
    await adas.follows(table);
    await gathered();
    const heard = bens.heard.filter(({ t }) => t === 'presence').length - before;
    expect(heard).toBeGreaterThan(0);
    expect(heard).toBeLessThan(15);
    expect(bens.last('presence')!.presence.seats).toEqual([true, true]);
    adas.socket.terminate();
    await gathered();
    expect(bens.last('presence')!.presence.seats).toEqual([false, true]);
  });
});

describe('reading whole games', () => {
  test('is done by a thread that steps back, and paid for by its bytes as well', async () => {
    const server = await openHouse({ TRUST_PROXY: '1' });
    const { ada, ben, table } = await adaAndBen(server);
    await playOn(table, [ada, ben], ({ look }) => look!.seq > 6);
    const visitor = server.visitors.from('6.6.6.6');
    const story = () => ada.get(`/api/tables/${table}/story`, { 'x-forwarded-for': '6.6.6.6' });
    expect((await story()).status).toBe(200);
    if (process.platform === 'linux')
      expect(priorities()).toEqual([getPriority(), getPriority() + 5]);
    const spent: number[] = [];
    const spend = visitor.work.spend.bind(visitor.work);
    visitor.work.spend = (amount) => {
      spent.push(amount);
      spend(amount);
    };
    // Told from what was kept: only its bytes cost something.
    expect((await story()).status).toBe(200);
    expect(spent).toHaveLength(1);
    visitor.work.spend = spend;
    visitor.work.spend(10_000_000);
    expect((await story()).status).toBe(429);
  });

  test('what was being read when a name was taken out of it is not kept', async () => {
    const server = await openHouse();
    const { ada, table } = await adaAndBen(server);
    const live = await server.service.open(table);
    const { readings, workers } = server.service;
    const visitor = server.visitors.from('1.2.3.4');
    let folds = 0;
    const run = workers.run.bind(workers);
    workers.run = (...task) => {
      folds++;
      return run(...task);
    };
    const reading = readings.read('story', live, 0, visitor);
    readings.forget();
    await reading;
    await readings.read('story', live, 0, visitor);
    expect(folds).toBe(2);
    await ada.get(`/api/tables/${table}/story`);
    expect(folds).toBe(2);
  });

  test('is done once for all who ask for the same, and afresh when the game has gone on', async () => {
    const server = await openHouse();
    const { ada, ben, table } = await adaAndBen(server);
    await playOn(table, [ada, ben], ({ look }) => look!.seq > 6);
    const { workers } = server.service;
    let folds = 0;
    const run = workers.run.bind(workers);
    workers.run = (...task) => {
      folds++;
      return run(...task);
    };
    const story = (who: Visitor) => who.get<{ told: unknown[] }>(`/api/tables/${table}/story`);
    const [first, second] = await Promise.all([story(ada), story(ada)]);
    expect(second.body).toEqual(first.body);
    expect((await story(ada)).body).toEqual(first.body);
    expect(folds).toBe(1);
    // Through another eye it is another story.
    await story(ben);
    expect(folds).toBe(2);
    const { look } = await playOn(table, [ada, ben], (view) => view.look!.seq > 8);
    expect((await story(ada)).body.told.length).toBeGreaterThan(first.body.told.length);
    expect(folds).toBe(3);
    for (let i = 0; i < 3; i++) await ada.get(`/api/tables/${table}/past?seq=${look!.seq - 1}`);
    expect(folds).toBe(4);
  });

  test('is paid for with the time that it takes: who owes waits, others do not', async () => {
    const server = await openHouse({ TRUST_PROXY: '1' });
    const { ada, ben, table } = await adaAndBen(server);
    const live = await server.service.open(table);
    const { visitors } = server;
    const past = (address: string, seq: number) =>
      ada.get(`/api/tables/${table}/past?seq=${seq}`, { 'x-forwarded-for': address });
    expect((await past('6.6.6.6', 1)).status).toBe(200);
    visitors.from('6.6.6.6').folds.spend(60_000);
    await playOn(table, [ada, ben], () => live.table.seq > 4);
    expect((await past('6.6.6.6', 3)).status).toBe(429);
    expect((await past('1.2.3.4', 3)).status).toBe(200);
    // What others have paid for is there for everybody.
    expect((await past('6.6.6.6', 3)).status).toBe(200);
  });
});

describe('a budget by cost', () => {
  test('is one for all sockets and requests of an address; others keep theirs', async () => {
    const server = await openHouse({ WORK_PER_ADDRESS: '5', TRUST_PROXY: '1' });
    const eve = { 'x-forwarded-for': '6.6.6.6' };
    const honest = { 'x-forwarded-for': '1.2.3.4' };
    const made = await new Visitor(server).post('/api/me', { name: 'Eve' }, eve);
    expect(made.status).toBe(200);
    const lines = [];
    for (let i = 0; i < 3; i++) lines.push(await new Visitor(server).line(eve));
    // 15 ms at once, whatever they are spent on: three sockets do not have three times as much.
    let answered = 0;
    const isTooFast = async (line: Line): Promise<boolean> => {
      const answer = line.asks({ do: 'subscribe', table: 'aaaaaaaaaaaaaaaa' });
      // Who has nothing left at all is not even read, and so not answered under a number.
      const said = await Promise.race([answer, line.nextOf('error')]);
      return 'refused' in said && said.refused.code === 'too-fast';
    };
    while (answered < 60 && !(await isTooFast(lines[answered % 3]!))) answered++;
    expect(answered).toBeLessThan(60);
    const spent = Array.from({ length: 60 }, () => new Visitor(server).get('/api/games', eve));
    const statuses = (await Promise.all(spent)).map(({ status }) => status);
    expect(statuses).toContain(429);
    // Elsewhere nobody notices.
    for (let i = 0; i < 20; i++)
      expect((await new Visitor(server).get('/api/games', honest)).status).toBe(200);
  });

  test('whoever listens pays for what they hear: tables of others cannot be made dear', async () => {
    const server = await openHouse({ WORK_PER_ADDRESS: '20', TRUST_PROXY: '1' });
    const { ada, ben, table } = await adaAndBen(server);
    const eve = { 'x-forwarded-for': '6.6.6.6' };
    const line = await new Visitor(server).line(eve);
    await line.follows(table);
    const bens = await ben.line({ 'x-forwarded-for': '1.2.3.4' });
    await bens.follows(table);
    const visitor = server.visitors.from('6.6.6.6');
    const live = await server.service.open(table);
    const before = line.heard.length;
    await playOn(table, [ada, ben], ({ look }) => look!.seq > 4);
    expect(line.heard.length).toBeGreaterThan(before);
    // Nothing is left, and the next move is not told any more.
    visitor.work.spend(1_000);
    await playOn(table, [ada, ben], ({ look }) => look!.seq > 6);
    expect(await line.closed).toBe(1008);
    expect([...live.watchers]).toHaveLength(1);
    expect(bens.last('update')!.seq).toBeGreaterThan(6);
  });

  test('files of the page are paid for, and whoever goes on finds no door; others do', async () => {
    const server = await openHouse({ WORK_PER_ADDRESS: '1' });
    const asset = (from: string): Promise<number | string> =>
      new Promise((resolve) => {
        const to = { host: '127.0.0.1', port: server.port, path: '/assets/nothing.js' };
        request({ ...to, localAddress: from, agent: false }, (response) => {
          response.resume();
          response.on('end', () => resolve(response.statusCode ?? 0));
        })
          .on('error', () => resolve('no door'))
          .end();
      });
    const seen: (number | string)[] = [];
    for (let i = 0; i < 1500 && seen.at(-1) !== 'no door'; i++) seen.push(await asset('127.6.6.6'));
    expect([...new Set(seen)]).toEqual([404, 429, 'no door']);
    expect(await asset('127.1.2.3')).toBe(404);
  });

  test('a move costs the same by a request, an answer in many choices more, a list by its length', async () => {
    const server = await openHouse({ TRUST_PROXY: '1' });
    const { ada, table } = await adaAndBen(server);
    const from = { 'x-forwarded-for': '6.6.6.6' };
    const { work } = server.visitors.from('6.6.6.6');
    const taken: number[] = [];
    const take = work.take.bind(work);
    work.take = (amount) => {
      taken.push(amount ?? 1);
      return take(amount);
    };
    const also = Array.from({ length: 99 }, () => ({ do: 'rest' }));
    const move = { seat: 0, seq: 2, choice: { do: 'rest' } };
    const line = await ada.line(from);
    await line.asks({ do: 'submit', table, ...move });
    await line.asks({ do: 'submit', table, ...move, also });
    await ada.post(`/api/tables/${table}/moves`, move, from);
    await ada.post(`/api/tables/${table}/moves`, { ...move, also }, from);
    const { submit } = MESSAGE_COST_MS;
    const alone = taken.filter((amount) => amount === submit);
    const many = taken.filter((amount) => amount === submit + 99 * ALSO_COST_MS);
    expect([alone.length, many.length]).toEqual([2, 2]);
    const spent: number[] = [];
    work.spend = (amount) => void spent.push(amount);
    await ada.get('/api/tables', from);
    expect(spent).toEqual([LISTED_COST_MS]);
  });

  test('every kind of message has its price, and an honest game is far below it', async () => {
    expect(Object.values(MESSAGE_COST_MS).every((cost) => cost > 0)).toBe(true);
    const server = await openHouse({ WORK_PER_ADDRESS: '150' });
    const { ada, ben, table } = await adaAndBen(server);
    const [adas, bens] = [await ada.line(), await ben.line()];
    await adas.follows(table);
    await bens.follows(table);
    for (let i = 0; i < 20; i++) {
      const { look } = (await ada.view(table)).body;
      if (look!.result) break;
      const seat = look!.asked!.seat;
      const line = seat === 0 ? adas : bens;
      const { choices } = (await (seat === 0 ? ada : ben).view(table)).body.look!;
      await line.accepted({ do: 'submit', table, seat, seq: look!.seq, choice: choices![0] });
    }
    expect((await playOn(table, [ada, ben], ({ look }) => look!.seq > 25)).look).not.toBeNull();
  });
});
