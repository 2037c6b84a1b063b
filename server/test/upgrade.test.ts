// Tables under way when the program is updated to a new version of their rules.
import process from 'node:process';
import { readSaved } from '@incognita/table';
import { describe, expect, test } from 'vitest';
import type { Running } from '../index.ts';
import type { TableInfo, TableLists, UpgradeOffer } from '../protocol/index.ts';
import { NEW_RULES } from './faulty/new-rules.ts';
import { adaAndBen, behindTheBack, openHouse, playOn, tempDir, Visitor } from './visit.ts';

/** The server on the same data, with the next version of Whiteout. */
function updated(folder: string, rules: string): Promise<Running> {
  // Threads are started with the environment of that moment.
  process.env.TEST_NEW_RULES = rules;
  const worker = new URL('./faulty/new-rules-worker.ts', import.meta.url);
  return openHouse({ DATA_DIR: folder }, { games: [NEW_RULES[rules]!], worker });
}

const rests = (choices: readonly object[]): object =>
  choices.find((choice) => 'do' in choice && choice.do === 'rest') ?? choices[0]!;

const mixed = (choices: readonly object[], seq: number): object =>
  seq % 3 === 0 ? rests(choices) : choices[(seq * 7919) % choices.length]!;

/** Ada and Ben have taken some turns by the old rules, resting where they can. */
async function begun({
  entries = 12,
  visibility = 'link',
  pick = rests as (choices: readonly object[], seq: number) => object,
} = {}) {
  const folder = tempDir();
  const server = await openHouse({ DATA_DIR: folder });
  const { ada, ben, table } = await adaAndBen(server);
  await playOn(table, [ada, ben], ({ look }) => look!.seq >= entries, pick);
  const before = (await ada.view(table)).body;
  await server.stop();
  await behindTheBack(folder, `UPDATE tables SET visibility = '${visibility}'`);
  return { folder, ada, ben, table, before };
}

const offered = async (visitor: Visitor, table: string): Promise<UpgradeOffer> =>
  (await visitor.get<UpgradeOffer>(`/api/tables/${table}/upgrade`)).body;
const preferences = (visitor: Visitor, table: string, wish: string) =>
  visitor.post<UpgradeOffer>(`/api/tables/${table}/upgrade`, { wish });

describe('a table whose log leads to the same position by the new rules', () => {
  test('goes on with them, and nobody notices', async () => {
    const { folder, ada, ben, table, before } = await begun();
    const server = await updated(folder, 'same');
    const [a, b] = [ada.at(server), ben.at(server)];
    const after = (await a.view(table)).body;
    expect({ ...after.look, version: 1 }).toEqual(before.look);
    expect((await server.store.table(table))?.version).toBe(2);
    expect((await a.get(`/api/tables/${table}/upgrade`)).status).toBe(409);
    expect((await playOn(table, [a, b])).look!.result).not.toBeNull();
    const file = await a.get(`/api/tables/${table}/export`);
    expect(readSaved(JSON.stringify(file.body)).version).toBe(2);
  });

  test('is taken over at the start, before anybody asks for it', async () => {
    const { folder, table } = await begun();
    const { store } = await updated(folder, 'same');
    while ((await store.table(table))?.version !== 2) await new Promise(setImmediate);
  });

  test('goes on also where no snapshot tells of the old rules', async () => {
    const { folder, ada, table } = await begun();
    await behindTheBack(folder, 'DELETE FROM snapshots');
    const server = await updated(folder, 'same');
    const { store } = server;
    expect((await ada.at(server).view(table)).body.look).not.toBeNull();
    expect((await store.snapshot(table))?.seq).toBeGreaterThan(0);
  });
});

/** A game that the new rules lead elsewhere; in a few, two changes of the pile undo each other. */
async function allStillPossible() {
  for (let tries = 0; ; tries++) {
    const { folder, ada, ben, table } = await begun({ entries: 40, pick: mixed });
    const server = await updated(folder, 'otherwise');
    const [a, b] = [ada.at(server), ben.at(server)];
    const offer = await offered(a, table);
    if (offer.exact === false || tries === 9) return { a, b, table, offer };
    await server.stop();
  }
}

describe('a table that takes another course by the new rules', () => {
  test('says at which decision, and goes on from there when all agree', async () => {
    const { folder, ada, ben, table, before } = await begun();
    const server = await updated(folder, 'restless');
    const [a, b] = [ada.at(server), ben.at(server)];
    const refused = await a.get<{ refused: { code: string; text: { en: string; fr: string } } }>(
      `/api/tables/${table}`,
    );
    expect(refused.body.refused.code).toBe('other-rules');
    const offer = await offered(a, table);
    expect(offer).toMatchObject({ from: 1, to: 2, exact: true, next: null, exportable: false });
    expect(refused.body.refused.text.en).toContain(`at decision ${offer.decision}.`);
    expect(refused.body.refused.text.fr).toContain(`à la décision ${offer.decision}.`);
    expect(offer.people).toEqual([
      { name: 'Ada', wish: null },
      { name: 'Ben', wish: null },
    ]);
    expect((await preferences(a, table, 'go-on')).body).toMatchObject({
      you: { seated: true, wish: 'go-on' },
      next: null,
    });
    const { next } = (await preferences(b, table, 'go-on')).body;
    expect(next).not.toBeNull();
    const { look, info } = (await a.view(next!)).body;
    expect(info).toMatchObject({ state: 'running', you: { seats: [0] } });
    // Everything before that decision stands, and chance has a new key: people saw what came.
    expect(look!.seq).toBeLessThan(before.look!.seq);
    expect(look!.undo!.taken).toBe(offer.decision - 1);
    expect(look!.seed.reseeds).toBe(1);
    const { mine } = (await a.get<TableLists>('/api/tables')).body;
    expect(mine.map(({ id }: TableInfo) => id)).toEqual([next]);
    // Who comes by the old address finds the way.
    expect(await offered(b, table)).toMatchObject({ next });
    expect((await playOn(next!, [a, b])).look!.result).not.toBeNull();
  });

  test('can be exported when all want to end it, and not before: the file tells what is hidden', async () => {
    const { folder, ada, ben, table } = await begun();
    const server = await updated(folder, 'restless');
    const [a, b] = [ada.at(server), ben.at(server)];
    const file = `/api/tables/${table}/upgrade/export`;
    await preferences(a, table, 'export');
    expect((await a.get<{ refused: { code: string } }>(file)).body.refused.code).toBe(
      'not-all-export',
    );
    await preferences(b, table, 'go-on');
    expect((await offered(b, table)).exportable).toBe(false);
    await preferences(b, table, 'export');
    const { status, body } = await b.get(file);
    expect(status).toBe(200);
    const saved = readSaved(JSON.stringify(body));
    expect(saved).toMatchObject({ game: 'whiteout', version: 1, hash: null });
    expect(JSON.stringify(body)).not.toContain((await server.store.table(table))!.standing.host);
    // It has ended: nobody who has read the file plays on.
    expect((await preferences(a, table, 'go-on')).body.next).toBeNull();
    // The program that it was played with takes it in.
    const old = await openHouse();
    const cleo = await Visitor.named(old, 'Cleo');
    expect((await cleo.post('/api/tables/import', body)).status).toBe(201);
  });

  test('is found out by the last known position, where every decision is still possible', async () => {
    // Chance decides how a game goes; in a few of them nothing is otherwise in the end.
    const { a, b, table, offer } = await allStillPossible();
    expect(offer).toMatchObject({ from: 1, to: 2, exact: false });
    await preferences(a, table, 'go-on');
    const { next } = (await preferences(b, table, 'go-on')).body;
    expect((await a.view(next!)).body.look!.undo!.taken).toBe(offer.decision);
  });

  test('only those who sit at it decide, and a private one is nobody else’s business', async () => {
    const { folder, table } = await begun({ visibility: 'private' });
    const server = await updated(folder, 'restless');
    const eve = await Visitor.named(server, 'Eve');
    expect((await eve.get(`/api/tables/${table}/upgrade`)).status).toBe(404);
    expect((await preferences(eve, table, 'go-on')).status).toBe(403);
    expect((await eve.get(`/api/tables/${table}/upgrade/export`)).status).toBe(403);
  });

  test('what was found is not worked out for everybody who asks, and agreements outlive a restart', async () => {
    const { folder, ada, ben, table } = await begun();
    const first = await updated(folder, 'restless');
    await preferences(ada.at(first), table, 'go-on');
    await first.stop();
    const server = await updated(folder, 'restless');
    const before = await offered(ada.at(server), table);
    expect(before.people[0]).toEqual({ name: 'Ada', wish: 'go-on' });
    expect((await preferences(ben.at(server), table, 'go-on')).body.next).not.toBeNull();
  });

  test('a game that was over can be exported at once', async () => {
    const { folder, ada, table } = await begun({ entries: 10_000 });
    const server = await updated(folder, 'restless');
    const a = ada.at(server);
    expect(await offered(a, table)).toMatchObject({ exportable: true });
    expect((await a.get(`/api/tables/${table}/upgrade/export`)).status).toBe(200);
  });
});
