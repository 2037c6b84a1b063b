import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
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
import { adaAndBen, openHouse, playOn, tempDir, Visitor } from './visit.ts';

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
  cpSync(folder, dealtAgain, { recursive: true });
  const db = new DatabaseSync(join(dealtAgain, 'incognita.db'));
  const worlds = new Map<string, { real: AnyWorld; other: AnyWorld }>();
  let different = 0;
  for (const { table, eye } of places) {
    const row = db.prepare('SELECT body FROM snapshots WHERE table_id = ?').get(table);
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
    db.prepare('UPDATE snapshots SET body = ? WHERE table_id = ?').run(body, table);
  }
  db.close();
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
    const [real, other] = lines.map((line) => line.texts);
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

test('Whiteout: an eye receives the same bytes from every world that looks the same to it', () =>
  compareWire(anyGame(whiteout), SOAK ? 300 : 24));

test('AuZtralia: an eye receives the same bytes from every world that looks the same to it', () =>
  compareWire(anyGame(auztralia), SOAK ? 90 : 9));
