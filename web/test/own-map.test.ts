import { anyFace, anyGame, anyScenario, Chance, engineOf, newChance } from '@incognita/kernel';
import { bot, human, importGame, Table } from '@incognita/table';
import { whiteout } from '@incognita/whiteout';
import { face } from '@incognita/whiteout/face';
import { scenario } from '@incognita/whiteout/scenario';
import { describe, expect, it } from 'vitest';
import { FoldedGame } from '../play/folded-game.ts';
import { contentOf } from '../play/table-content.ts';

/** A trail of our own: shorter than any that ships. */
const POLE = 6;
const OVERRIDES = {
  trails: {
    short: { pole: POLE, rounds: 9, markers: [2, 4] },
    long: { pole: 8, rounds: 12, markers: [2, 4, 6] },
  },
};
const game = anyGame(whiteout);

function playOn(table: Table<never>, chance: Chance): void {
  for (let seat = table.asked; seat !== null; seat = table.asked) {
    const choices = table.viewFor(seat).choices ?? [];
    const choice = choices[chance.below(choices.length)];
    table.ask({ do: 'submit', seat, seq: table.seq, choice }, table.seq);
  }
}

function begun() {
  const table = Table.open(engineOf(game, OVERRIDES), {
    config: { seats: 2 },
    seats: [human('Ada', 'here'), bot('random')],
    secret: '4'.repeat(64),
    overrides: OVERRIDES,
    local: true,
  });
  table.ask({ do: 'start' }, 0);
  return table;
}

const savedOf = (table: { exportWhole(): object }): unknown => {
  const whole = table.exportWhole();
  if (!('saved' in whole)) throw new Error('a local game can be exported');
  return JSON.parse(JSON.stringify(whole.saved));
};

const poleIn = (view: unknown): unknown => (view as { pole: number }).pole;

describe('a table with a map of its own', () => {
  const chance = new Chance(newChance('9'.repeat(64)));
  const imported = importGame([engineOf(game)], savedOf(begun()), { local: true, overrides: true });
  if ('trouble' in imported) throw new Error(imported.trouble.code);
  const { table } = imported;

  it('is imported with it, and says so in its view', () => {
    expect(table.viewFor(0).overrides).toEqual(OVERRIDES);
    expect(poleIn(table.viewFor(0).view)).toBe(POLE);
    expect(table.engine.content).not.toBe(game.content);
  });

  it('is drawn from it', () => {
    const drawn = contentOf(anyFace(face), table.viewFor(0), anyScenario(scenario));
    expect(drawn).toMatchObject({ pole: POLE, markers: [2, 4] });
    const shipped = { config: table.viewFor(0).config, overrides: null };
    expect(contentOf(anyFace(face), shipped, null)).toMatchObject({ pole: 14 });
    // Until the scenario part is fetched there is nothing to draw from: never the wrong map.
    expect(contentOf(anyFace(face), table.viewFor(0), null)).toBeNull();
  });

  it('is played to its end, reviewed, and branched off', () => {
    playOn(table as never, chance);
    expect(table.over).toBe(true);
    const past = new FoldedGame(game, savedOf(table));
    expect(past.troubles()).toEqual([]);
    const [crossroads] = past.crossroadsOf(0);
    const moment = past.at(crossroads ?? 0, 0);
    expect(poleIn(moment.look.view)).toBe(POLE);
    const [, other] = moment.look.choices ?? [];
    const branch = past.branch(crossroads ?? 0, 0, other ? [other] : [], 'else', 0);
    const again = importGame([engineOf(game)], branch, { local: true, overrides: true });
    expect('table' in again && poleIn(again.table.viewFor(0).view)).toBe(POLE);
  });
});
