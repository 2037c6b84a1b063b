import type { AnyTypes } from '@incognita/kernel';
import { type RedactedEntry, type TableView, withViewChange } from '@incognita/table';
import { describe, expect, test } from 'vitest';
import type { Running } from '../index.ts';
import type { TableSync } from '../protocol/index.ts';
import { adaAndBen, type Line, openHouse, playOn, tempDir, Visitor } from './visit.ts';

/** Answers whatever its seat is asked until the game is over. */
function autoplay(line: Line, table: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let asked = -1;
    line.onAny(() => {
      const message = line.heard.at(-1)!;
      if (message.t === 'refused' || message.t === 'error')
        return reject(new Error(JSON.stringify(message)));
      if (message.t !== 'update' && message.t !== 'view') return;
      const { look } = message;
      if (look!.result) return resolve();
      if (look!.choices === null || look!.seq === asked) return;
      asked = look!.seq;
      const choice = look!.choices[(look!.seq * 31) % look!.choices.length];
      line.send({
        id: 1000 + look!.seq,
        do: 'submit',
        table,
        seat: look!.eye,
        seq: look!.seq,
        choice,
      });
    });
  });
}

/** Whoever plays on while the store takes its time. */
async function whileStoring(
  server: Running,
  submit: () => Promise<number>,
  come: () => Promise<void>,
) {
  const { store } = server;
  const write = store.write.bind(store);
  let stores = (): void => {};
  const storing = new Promise<void>((resolve) => {
    stores = resolve;
  });
  let go = (): void => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  store.write = async (batch) => {
    stores();
    await held;
    return write(batch);
  };
  const accepted = submit();
  await storing;
  await come();
  go();
  return accepted;
}

describe('over the socket', () => {
  test('who comes while a move is being stored sees the table before it, and then the move', async () => {
    const server = await openHouse();
    const { ada, ben, table } = await adaAndBen(server, { spectators: true });
    const lines = [await ada.line(), await ben.line()];
    const [first] = await Promise.all(lines.map((line) => line.follows(table)));
    const { seq, asked } = first!.look!;
    const mover = lines[asked!.seat]!;
    const { look } = mover.last('view')!;
    const guest = await Visitor.named(server, 'Cleo');
    const late = await guest.line();
    const told = late.nextOf('update');
    const move = { do: 'submit', table, seat: look!.eye, seq, choice: look!.choices![0] };
    const accepted = await whileStoring(
      server,
      () => mover.accepted(move),
      async () => {
        expect((await late.follows(table)).look!.seq).toBe(seq);
        expect((await ada.view(table)).body.look!.seq).toBe(seq);
      },
    );
    expect(accepted).toBe(seq + 1);
    const seen = withViewChange(late.last('view')!.look, (await told).look);
    expect(seen).toEqual((await guest.view(table)).body.look);
    expect((await told).since).toMatchObject({ seq: accepted, told: [{ seq: accepted }] });
    const after = withViewChange(look, mover.last('update')!.look);
    expect(after).toEqual((await (mover === lines[0] ? ada : ben).view(table)).body.look);
  });

  test('two people play Whiteout to its end, and every entry reaches both in order', async () => {
    const server = await openHouse();
    const { ada, ben, table } = await adaAndBen(server);
    const lines = [await ada.line(), await ben.line()];
    const ends = lines.map((line) => autoplay(line, table));
    for (const line of lines) await line.follows(table);
    await Promise.all(ends);
    for (const line of lines) {
      const told = line.heard.flatMap((m) =>
        m.t === 'update' && 'told' in m.since ? m.since.told : [],
      );
      expect(told.map((held) => held.seq)).toEqual(told.map((_, i) => told[0]!.seq + i));
      // Who puts every change on top of the look before it sees what is there.
      let look: TableView<AnyTypes> | null = null;
      for (const m of line.heard) {
        if (m.t === 'view') look = m.look;
        if (m.t === 'update') look = withViewChange(look, m.look);
      }
      const whose = line === lines[0] ? ada : ben;
      expect(look).toEqual((await whose.view(table)).body.look);
      expect(line.last('update')!.look.result!.sides).toHaveLength(2);
      expect(line.last('update')!.look.seed!.secret).toMatch(/^[0-9a-f]{64}$/);
    }
    const [a, b] = lines.map((line) => line.last('update')!.look.seq);
    expect(a).toBe(b);
    expect(a).toBeGreaterThan(10);
  });

  test('a client that comes back names its last entry and is told what it missed', async () => {
    const server = await openHouse();
    const { ada, ben, table } = await adaAndBen(server);
    const line = await ben.line();
    const first = await line.follows(table);
    line.socket.terminate();
    await playOn(table, [ada, ben], ({ look }) => look!.seq >= first.look!.seq + 5);
    const again = await ben.line();
    const view = await again.follows(table, { seq: first.look!.seq });
    const seqs = 'told' in view.since! ? view.since.told.map((told) => told.seq) : [];
    expect(seqs).toEqual([1, 2, 3, 4, 5].map((n) => first.look!.seq + n));
    expect(view.look!.seq).toBe(first.look!.seq + 5);
  });

  test('whoever claims to have seen more than there is gets a fresh look', async () => {
    const server = await openHouse();
    const { ada, table } = await adaAndBen(server);
    const view = await (await ada.line()).follows(table, { seq: 999 });
    expect(view.since).toMatchObject({ fresh: 'ahead' });
    expect(view.look!.view).not.toBeNull();
  });

  test('a stale move is refused as stale, in both languages, and changes nothing', async () => {
    const server = await openHouse();
    const { ada, ben, table } = await adaAndBen(server);
    const view = await playOn(table, [ada, ben], ({ info }) => info.you.turn && info.seq > 6);
    const who = view.look!.eye === 0 ? ada : ben;
    const line = await who.line();
    await line.follows(table);
    const wish = { do: 'submit', table, seat: view.look!.eye, choice: view.look!.choices![0] };
    const stale = await line.refused({ ...wish, seq: 1 });
    expect(stale.code).toBe('stale');
    expect(stale.text.fr).not.toBe(stale.text.en);
    expect((await line.refused({ ...wish, seq: view.look!.seq + 1 })).code).toBe('ahead');
    expect(await line.accepted({ ...wish, seq: view.look!.seq })).toBe(view.look!.seq + 1);
  });

  test('of two moves at once, one is made and one is stale', async () => {
    const server = await openHouse();
    const { ada, ben, table } = await adaAndBen(server);
    const view = await playOn(table, [ada, ben], ({ info }) => info.you.turn);
    const who = view.look!.eye === 0 ? ada : ben;
    const move = { seat: view.look!.eye, seq: view.look!.seq, choice: view.look!.choices![0] };
    const answers = await Promise.all(
      [1, 2].map(() => who.post(`/api/tables/${table}/moves`, move)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
      refused: { code: expect.stringMatching(/stale|not-your-turn/) },
    });
  });

  test('a choice that a rule forbids is refused with that rule, in both languages', async () => {
    const server = await openHouse();
    const { ada, ben, table } = await adaAndBen(server);
    const view = await playOn(table, [ada, ben], ({ look }) => (look!.refused?.length ?? 0) > 0);
    const { choice, refusal } = view.look!.refused![0]!;
    const who = view.look!.eye === 0 ? ada : ben;
    const refused = await who.refused(`/api/tables/${table}/moves`, {
      seat: view.look!.eye,
      seq: view.look!.seq,
      choice,
    });
    expect(refused).toMatchObject({ status: 422, code: 'illegal', rule: refusal.rule });
    expect(refused.text.fr).not.toBe(refused.text.en);
    const nonsense = await who.refused(`/api/tables/${table}/moves`, {
      seat: view.look!.eye,
      seq: view.look!.seq,
      choice: { do: 'fly' },
    });
    expect(nonsense).toMatchObject({ code: 'illegal', rule: null });
  });

  test('whoever is not asked is told whose turn it is', async () => {
    const server = await openHouse();
    const { ada, ben, table } = await adaAndBen(server);
    const { look } = (await ada.view(table)).body;
    const other = look!.asked!.seat === 0 ? ben : ada;
    const seat = 1 - look!.asked!.seat;
    const move = { seat, seq: look!.seq, choice: { do: 'x' } };
    const refused = await other.refused(`/api/tables/${table}/moves`, move);
    expect(refused.code).toBe('not-your-turn');
    expect(refused.text.en).toContain(look!.asked!.seat === 0 ? 'Ada' : 'Ben');
  });

  test.each([null, 'rest', [], {}, { do: 3 }, { do: 'x'.repeat(81) }])(
    '%j is no choice, and is refused with what to do',
    async (choice) => {
      const server = await openHouse();
      const { ada, table } = await adaAndBen(server);
      const { look } = (await ada.view(table)).body;
      const move = { seat: 0, seq: look!.seq, choice };
      const refused = await ada.refused(`/api/tables/${table}/moves`, move);
      expect(refused).toMatchObject({ status: 400, code: 'malformed' });
      expect(refused.text.en).toContain('"choice": is not a choice; take one of those');
      const line = await ada.line();
      const heard = line.nextOf('error');
      line.send({ id: 1, do: 'submit', table, ...move });
      expect((await heard).refused.text).toEqual(refused.text);
      expect((await ada.view(table)).body.look!.seq).toBe(look!.seq);
    },
  );

  test('chat and presence reach everybody at the table, and chat is there after coming back', async () => {
    const server = await openHouse();
    const { ada, ben, table } = await adaAndBen(server);
    const line = await ada.line();
    await line.follows(table);
    const both = line.nextOf('presence', (m) => m.presence.seats.every(Boolean));
    const other = await ben.line();
    await other.follows(table);
    await both;
    const heard = other.nextOf('chat');
    await line.accepted({ do: 'chat', table, text: 'Bonne chance <b>!</b>' });
    expect((await heard).line).toMatchObject({
      name: 'Ada',
      seat: 0,
      text: 'Bonne chance <b>!</b>',
    });
    const gone = line.nextOf('presence', (m) => m.presence.seats[1] === false);
    other.socket.terminate();
    await gone;
    const view = await (await ben.line()).follows(table);
    expect(view.chat.map(({ text }) => text)).toEqual(['Bonne chance <b>!</b>']);
  });

  test('somebody on two seats chooses the eye; a spectator has none', async () => {
    const server = await openHouse();
    const ada = await Visitor.named(server, 'Ada');
    const { id } = await ada.opens({ game: 'whiteout', seats: [{ by: 'me' }, { by: 'me' }] });
    await ada.does(`/api/tables/${id}/start`);
    const line = await ada.line();
    const asked = (await ada.view(id)).body.look!.asked!.seat;
    expect((await line.follows(id)).look!.eye).toBe(asked);
    expect((await line.follows(id, { seat: 0 })).look!.eye).toBe(0);
    expect((await line.follows(id, { seat: 1 })).look!.eye).toBe(1);
    expect((await line.follows(id, { seat: null })).look!.eye).toBe(30);
  });

  test('somebody on two seats who names none sees the one that is asked, to the end', async () => {
    const server = await openHouse();
    const ada = await Visitor.named(server, 'Ada');
    const eve = await Visitor.named(server, 'Eve');
    const { id: table } = await ada.opens({ game: 'whiteout' });
    await ada.does(`/api/tables/${table}/join`, { seat: 1 });
    await ada.does(`/api/tables/${table}/start`);
    const line = await ada.line();
    const others = await eve.line();
    await others.follows(table);
    let { look } = await line.follows(table);
    const eyes = new Set<number>();
    while (look!.result === null) {
      const { seat } = look!.asked!;
      eyes.add(seat);
      expect(look!.eye).toBe(seat);
      expect(look!.choices).not.toBeNull();
      const { seq } = look!;
      const update = line.nextOf('update', (message) => message.seq > seq);
      const choice = look!.choices![(seq * 7919) % look!.choices!.length];
      await line.accepted({ do: 'submit', table, seat, seq, choice });
      // Through another eye than before, all of it is told anew.
      look = withViewChange(look, (await update).look);
      expect(look).not.toBeNull();
    }
    expect([...eyes].sort()).toEqual([0, 1]);
    // Nobody else is turned by that.
    for (const message of others.heard)
      if (message.t === 'update') expect(message.look.eye).toBe(30);
  });

  test('adding to the seed before the start is on the record; after it, it is refused', async () => {
    const server = await openHouse();
    const ada = await Visitor.named(server, 'Ada');
    const seats = [{ by: 'me' }, { by: 'bot', kind: 'random' }];
    const { id } = await ada.opens({ game: 'whiteout', seats });
    const line = await ada.line();
    const view = await line.follows(id);
    expect(view.look!.seed.commitment).toMatch(/^[0-9a-f]{64}$/);
    await line.accepted({ do: 'entropy', table: id, seat: 0, text: 'dice on my desk: 6 3' });
    await ada.does(`/api/tables/${id}/start`);
    expect((await ada.view(id)).body.look!.seed).toMatchObject({
      entropy: [{ seat: 0, text: 'dice on my desk: 6 3' }],
      secret: null,
    });
    expect((await line.refused({ do: 'entropy', table: id, seat: 0, text: 'x' })).code).toBe(
      'started',
    );
  });
});

describe('taking back', () => {
  test('one’s own last decision is free, and the others see it gone', async () => {
    const server = await openHouse();
    const { ada, ben, table } = await adaAndBen(server);
    const view = await playOn(table, [ada, ben], ({ look }) => (look!.undo?.free ?? 0) > 0);
    const who = view.look!.eye === 0 ? ada : ben;
    const line = await (who === ada ? ben : ada).line();
    await line.follows(table);
    const seen = line.nextOf('update');
    const wish = { seat: view.look!.eye, seq: view.look!.seq };
    await who.does(`/api/tables/${table}/undo`, wish);
    // In place: nobody has to ask for the whole log again.
    expect((await seen).since).toMatchObject({
      told: [{ what: { kind: 'undo', back: 1 }, undone: [{ what: { kind: 'decision' } }] }],
    });
    const after = (await who.view(table)).body.look!;
    expect(after.undo!.taken).toBe(view.look!.undo!.taken - 1);
  });

  test('what was taken back before a restart stays so, and undo reaches behind the snapshot', async () => {
    const folder = tempDir();
    const env = { DATA_DIR: folder, SNAPSHOT_EVERY: '3' };
    const first = await openHouse(env);
    const { ada, ben, table } = await adaAndBen(first);
    await playOn(table, [ada, ben], ({ look }) => look!.undo!.taken === 4);
    const four = (await ada.view(table)).body.look!;
    await playOn(table, [ada, ben], ({ look }) => look!.undo!.taken === 9);
    await first.stop();
    const second = await openHouse(env);
    const [a, b] = [ada.at(second), ben.at(second)];
    const { seq } = (await a.view(table)).body.look!;
    const request = await a.does(`/api/tables/${table}/undo`, { seat: 0, seq, back: 5, ask: true });
    await b.does(`/api/tables/${table}/consent`, { seat: 1, request, yes: true });
    const back = (await a.view(table)).body.look!;
    expect(back.view).toEqual(four.view);
    expect(back.undo!.taken).toBe(4);
    await second.stop();
    const third = await openHouse(env);
    const after = (await ada.at(third).view(table)).body.look!;
    expect(after).toEqual(back);
    const people = [ada.at(third), ben.at(third)];
    expect((await playOn(table, people)).look!.result).not.toBeNull();
  });

  test('beyond the horizon the others are asked; yes takes back, no does not', async () => {
    const server = await openHouse();
    const { ada, ben, table } = await adaAndBen(server);
    const view = await playOn(
      table,
      [ada, ben],
      ({ look, info }) => info.you.turn && look!.undo!.taken > 3 && look!.undo!.free === 0,
    );
    const [who, other] = view.look!.eye === 0 ? [ada, ben] : [ben, ada];
    const seat = view.look!.eye;
    const wish = { seat, seq: view.look!.seq, back: 1 };
    const refused = await who.refused(`/api/tables/${table}/undo`, wish);
    expect(['horizon', 'not-your-seat']).toContain(refused.code);
    for (const yes of [false, true]) {
      const { seq } = (await who.view(table)).body.look!;
      const request = await who.does(`/api/tables/${table}/undo`, { ...wish, seq, ask: true });
      expect((await other.view(table)).body.look!.request).toMatchObject({
        seat,
        waiting: [1 - seat],
      });
      const eve = await Visitor.named(server, 'Eve');
      const answer = { seat: 1 - seat, request, yes };
      expect(await eve.refused(`/api/tables/${table}/consent`, answer)).toMatchObject({
        code: 'not-your-seat',
      });
      await other.does(`/api/tables/${table}/consent`, answer);
      const after = (await who.view(table)).body.look!;
      expect(after.undo!.taken).toBe(view.look!.undo!.taken - (yes ? 1 : 0));
    }
  });
});

describe('bots', () => {
  test('a person and a bot play to the end', async () => {
    const server = await openHouse();
    const ada = await Visitor.named(server, 'Ada');
    const seats = [{ by: 'me' }, { by: 'bot', kind: 'greedy' }];
    const { id } = await ada.opens({ game: 'whiteout', seats });
    await ada.does(`/api/tables/${id}/start`);
    const line = await ada.line();
    const end = autoplay(line, id);
    await line.follows(id);
    await end;
    expect(line.last('update')!.look.result).toBeTruthy();
  });

  test('a seat is handed to a bot, which plays on, and back to its owner and nobody else', async () => {
    const server = await openHouse();
    const { ada, ben, table } = await adaAndBen(server);
    await ben.does(`/api/tables/${table}/to-bot`, { seat: 1, kind: 'random' });
    const view = await playOn(table, [ada], ({ look }) => look!.seq > 12);
    expect(view.info.seats[1]).toEqual({ by: 'bot', kind: 'random', holdsFor: 'Ben' });
    expect(await ada.refused(`/api/tables/${table}/to-human`, { seat: 1 })).toMatchObject({
      code: 'not-your-seat',
    });
    expect(await ben.refused(`/api/tables/${table}/to-bot`, { seat: 1, kind: 'no' })).toMatchObject(
      {
        code: 'no-bot',
      },
    );
    await ben.does(`/api/tables/${table}/to-human`, { seat: 1 });
    expect((await ben.view(table)).body.info.seats[1]).toEqual({ by: 'human', name: 'Ben' });
  });
});

describe('reading a game', () => {
  test('the story is the whole game as the eye may know it; the file comes when it is over', async () => {
    const server = await openHouse();
    const { ada, ben, table } = await adaAndBen(server);
    const during = await ada.get<{ format: string; look: object }>(`/api/tables/${table}/export`);
    expect(during.body.format).toBe('incognita-report');
    expect(JSON.stringify(during.body)).not.toContain('"choice":{"do"'.concat('secret'));
    const end: TableSync = await playOn(table, [ada, ben]);
    const story = await ada.get<{ told: RedactedEntry<never>[] }>(`/api/tables/${table}/story`);
    expect(story.body.told.length).toBe(end.look!.seq - 1);
    const file = await ben.get<{ format: string; log: object[] }>(`/api/tables/${table}/export`);
    expect(file.body).toMatchObject({ format: 'incognita-game', verified: true });
    expect(file.body.log).toHaveLength(end.look!.seq);
  });
});
