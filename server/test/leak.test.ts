import { auztralia } from '@incognita/auztralia';
import {
  type AnyGame,
  type AnyTypes,
  anyGame,
  Chance,
  type ChoiceOf,
  Engine,
  foldOn,
  newChance,
  SPECTATOR,
  sameJson,
  type World,
} from '@incognita/kernel';
import type { Snapshot } from '@incognita/table';
import { whiteout } from '@incognita/whiteout';
import { expect, test } from 'vitest';
import {
  adaAndBen,
  behindTheBack,
  copyHouse,
  inFiles,
  openHouse,
  playOn,
  tempDir,
  Visitor,
} from './visit.ts';

const SOAK = process.env.INCOGNITA_SOAK !== undefined;
const NOW = Date.UTC(2026, 0, 1);
const KEY = 'a1'.repeat(32);

type AnyWorld = World<AnyTypes>;

/** What is asked of both tables alike, if neither draws anything or shows the eye anything. */
function quietChoice(
  engine: Engine<AnyTypes>,
  real: AnyWorld,
  other: AnyWorld,
  eye: number,
): ChoiceOf<AnyTypes> | null {
  const asked = engine.seatAsked(real);
  if (asked === null || asked === eye || engine.seatAsked(other) !== asked) return null;
  const there = engine.choices(other);
  const quiet = (world: AnyWorld, choice: ChoiceOf<AnyTypes>): AnyWorld | null => {
    const after = engine.clone(world);
    const { drew, showedTo } = engine.apply(after, choice);
    return drew || (showedTo & (1 << eye)) !== 0 || after.over ? null : after;
  };
  for (const choice of [...engine.choices(real)]) {
    if (!there.some((held) => sameJson(held, choice))) continue;
    if (quiet(real, choice) && quiet(other, choice)) return choice;
  }
  return null;
}

/**
 * Two servers with the same tables, but on the second one everything that an eye cannot know has
 * been dealt again. Whatever bytes that eye receives from them must be the same.
 */
async function compareWire(game: AnyGame, positions: number): Promise<void> {
  const engine = new Engine<AnyTypes>(game);
  const chance = new Chance(newChance(KEY));
  const folder = tempDir();
  const now = () => NOW;
  const origin = await openHouse({ DATA_DIR: folder }, { now });
  const places: { table: string; eye: number; ada: Visitor; ben: Visitor }[] = [];
  for (let i = 0; i < positions; i++) {
    const { ada, ben, table } = await adaAndBen(origin, { game: game.id });
    const length = 4 + chance.below(game.id === 'whiteout' ? 20 : 60);
    const pick = (choices: readonly object[]): object => choices[chance.below(choices.length)]!;
    await playOn(table, [ada, ben], ({ look }) => look!.seq >= length, pick);
    places.push({ table, eye: [0, 1, SPECTATOR][i % 3]!, ada, ben });
  }
  await origin.stop();

  const dealtAgain = tempDir();
  await copyHouse(folder, dealtAgain);
  const worlds = new Map<string, { real: AnyWorld; other: AnyWorld }>();
  let different = 0;
  for (const { table, eye } of places) {
    const [row] = await behindTheBack(
      dealtAgain,
      `SELECT body FROM snapshots WHERE table_id = '${table}'`,
    );
    const snapshot: Snapshot<AnyTypes> = JSON.parse(String(row!.body));
    const { base, line } = snapshot;
    if (base === null) continue;
    // What was decided since the snapshot's own position is no secret: it is folded on.
    const real = foldOn(engine, engine.clone(base.world), line.slice(base.length));
    const other = engine.resample(real, eye, `resampled ${table}`);
    if (!sameJson(real.state, other.state)) different++;
    worlds.set(table, { real, other });
    const body = JSON.stringify({
      ...snapshot,
      base: { ...base, length: line.length, world: other },
    });
    const quoted = body.replaceAll("'", "''");
    await behindTheBack(
      dealtAgain,
      `UPDATE snapshots SET body = '${quoted}' WHERE table_id = '${table}'`,
    );
  }
  // Otherwise the test would compare tables with themselves.
  expect(different).toBeGreaterThan(positions / 4);

  const servers = [
    await openHouse({ DATA_DIR: folder }, { now }),
    await openHouse({ DATA_DIR: dealtAgain }, { now }),
  ];
  let moved = 0;
  let control = 0;
  for (const { table, eye, ada, ben } of places) {
    const pair = worlds.get(table);
    if (!pair) continue;
    const watcher = eye === 0 ? ada : eye === 1 ? ben : null;
    const lines = await Promise.all(
      servers.map((server) => (watcher?.at(server) ?? new Visitor(server)).line()),
    );
    for (const line of lines) await line.follows(table, { seq: 2 });
    const choice = quietChoice(engine, pair.real, pair.other, eye);
    if (choice !== null) {
      moved++;
      const seat = engine.seatAsked(pair.real)!;
      const mover = seat === 0 ? ada : ben;
      const told = lines.map((line) => line.nextOf('update'));
      for (const server of servers) {
        const { seq } = (await mover.at(server).view(table)).body.look!;
        await mover.at(server).does(`/api/tables/${table}/moves`, { seat, seq, choice });
      }
      await Promise.all(told);
    }
    // Who is there is gathered and told a moment later: when exactly, no game decides.
    const ofTheGame = (text: string): boolean => !text.startsWith('{"t":"presence"');
    const [real, other] = lines.map((line) => line.texts.filter(ofTheGame));
    expect(other).toEqual(real);
    // HTTP says the same, byte for byte.
    const [a, b] = await Promise.all(
      servers.map(async (server) => {
        const visitor = watcher?.at(server) ?? new Visitor(server);
        return JSON.stringify((await visitor.view(table)).body);
      }),
    );
    expect(b).toBe(a);
    // The eye of the other seat does see a difference, or nothing would be hidden at all.
    const others = await Promise.all(
      servers.map(async (server) => {
        const visitor = (eye === 0 ? ben : ada).at(server);
        return JSON.stringify((await visitor.view(table)).body.look!.view);
      }),
    );
    if (others[0] !== others[1]) control++;
    for (const line of lines) line.socket.close();
  }
  expect(moved).toBeGreaterThan(0);
  if (game.id === 'whiteout') expect(control).toBeGreaterThan(0);
}

/** What an eye is shown has nothing to do with where it is stored: a sample shows the way there. */
const positions = (full: number, usual: number): number =>
  SOAK ? full : inFiles() ? usual : Math.ceil(usual / 4);

test('Whiteout: an eye receives the same bytes from every world that looks the same to it', () =>
  compareWire(anyGame(whiteout), positions(300, 24)));

test('AuZtralia: an eye receives the same bytes from every world that looks the same to it', () =>
  compareWire(anyGame(auztralia), positions(90, 9)));

/**
 * What each eye is sent while a game goes on, with undos, and what the same eye is shown when it
 * looks back: the same bytes. What is sent while a game goes on is tested above.
 */
async function compareLookingBack(game: AnyGame, length: number): Promise<void> {
  const server = await openHouse({}, { now: () => NOW });
  const { ada, ben, table } = await adaAndBen(server, { game: game.id });
  const chance = new Chance(newChance(KEY));
  const eyes = [ada, ben, new Visitor(server)];
  const sent = new Map<number, string[]>();
  const undos = { made: 0 };
  for (let seq = 0; seq < length; ) {
    const views = await Promise.all(eyes.map((eye) => eye.view(table)));
    const looks = views.map(({ body }) => body.look!);
    seq = looks[0]!.seq;
    sent.set(
      seq,
      looks.map((look) => JSON.stringify(look)),
    );
    const seat = looks[0]!.asked!.seat;
    const free = looks.findIndex((look) => (look.undo?.free ?? 0) > 0);
    if (free >= 0 && chance.below(3) === 0) {
      await eyes[free]!.does(`/api/tables/${table}/undo`, { seat: free, seq, back: 1 });
      undos.made++;
      continue;
    }
    const choices = looks[seat]!.choices!;
    const choice = choices[chance.below(choices.length)]!;
    await eyes[seat]!.does(`/api/tables/${table}/moves`, { seat, seq, choice });
  }
  expect(undos.made).toBeGreaterThan(0);
  let apart = 0;
  for (const [seq, then] of sent) {
    const back = await Promise.all(
      eyes.map(async (eye) =>
        JSON.stringify((await eye.get(`/api/tables/${table}/past?seq=${seq}`)).body.look),
      ),
    );
    expect(back).toEqual(then);
    if (new Set(back.map((look) => look.replace(/"eye":-?\d+/, ''))).size > 1) apart++;
  }
  // Otherwise there was nothing that one of them could have seen and the others not.
  expect(apart).toBeGreaterThan(0);
  for (const [eye, seat] of [
    [ada, 1],
    [ben, 0],
    [eyes[2]!, 0],
  ] as const) {
    const { status, body } = await eye.get(`/api/tables/${table}/past?seq=3&seat=${seat}`);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(body)).not.toContain('view');
  }
}

test('Whiteout: looking back shows an eye what it was sent then, and nothing else', () =>
  compareLookingBack(anyGame(whiteout), 24));

test('AuZtralia: looking back shows an eye what it was sent then, and nothing else', () =>
  compareLookingBack(anyGame(auztralia), 40));

test('a table without spectators shows nobody its past but those who sit there', async () => {
  const server = await openHouse();
  const { ada, table } = await adaAndBen(server, { game: 'whiteout', spectators: false });
  const path = `/api/tables/${table}/past?seq=1`;
  expect((await ada.get(path)).status).toBe(200);
  const { status, body } = await new Visitor(server).get(path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(JSON.stringify(body)).not.toContain('view');
});
