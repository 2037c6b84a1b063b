import { Engine } from '@incognita/kernel';
import { whiteout } from '@incognita/whiteout';
import { describe, expect, test } from 'vitest';
import { replayByNewRules, savedLog } from '../index.ts';
import { sameWhereShared } from '../replay-by-new-rules.ts';
import { contentPrint } from '../state.ts';
import {
  ADA,
  BEN,
  digits,
  engine,
  move,
  picker,
  playToTheEnd,
  startedTable,
} from './open-table.ts';

const opening = { config: { seats: 2, race: 'short' }, seats: [ADA, BEN], secret: digits('host') };
const next = { ...whiteout, version: 2 };

/** A table after some moves, and its log as it is stored. */
function played(moves: number) {
  const table = startedTable();
  const pick = picker('new rules');
  for (let i = 0; i < moves && !table.over; i++) move(table, pick, i);
  return { table, log: JSON.parse(JSON.stringify(table.log)) };
}

describe('a log that is played again by new rules', () => {
  test('leads to the same position where they say the same', () => {
    const { table, log } = played(15);
    const before = JSON.parse(JSON.stringify(table.snapshot()));
    const again = replayByNewRules(new Engine(next), opening, log, before);
    expect(again).toMatchObject({ kept: log.length, differs: null });
    expect(again.table.seq).toBe(table.seq);
    expect(again.table.viewFor(0).view).toEqual(table.viewFor(0).view);
  });

  test('is kept up to the decision that they refuse', () => {
    const { log } = played(15);
    const at = log.findLastIndex((entry: { kind: string }) => entry.kind === 'decision');
    const forged = log.map((entry: object, i: number) =>
      i === at ? { ...entry, choice: { do: 'fly' } } : entry,
    );
    const again = replayByNewRules(new Engine(next), opening, forged, null);
    const decisions = log.filter((entry: { kind: string }) => entry.kind === 'decision').length;
    expect(again.differs).toEqual({ decision: decisions, exact: true });
    expect(again.kept).toBe(at);
    expect(again.table.seq).toBe(at);
  });

  test('differs where the snapshot knows another position, though every decision is possible', () => {
    const { table, log } = played(15);
    const before = JSON.parse(JSON.stringify(table.snapshot()));
    before.base.world.state.round += 1;
    const again = replayByNewRules(new Engine(next), opening, log, before);
    expect(again.kept).toBe(log.length);
    expect(again.differs).toMatchObject({ exact: false });
    // What only the old state, or only the new one, has is no difference.
    before.base.world.state.round -= 1;
    before.base.world.state.gone = 1;
    delete before.base.world.state.storm;
    expect(replayByNewRules(new Engine(next), opening, log, before).differs).toBeNull();
  });

  test('two values are the same where both have something to say', () => {
    expect(sameWhereShared({ a: [1, { b: 2 }] }, { a: [1, { b: 2, c: 3 }], d: 4 })).toBe(true);
    expect(sameWhereShared({ a: [1, 2] }, { a: [1] })).toBe(false);
    expect(sameWhereShared({ a: null }, { a: {} })).toBe(false);
    expect(sameWhereShared([], {})).toBe(false);
  });
});

test('a game can be written as a file by its log alone', () => {
  const table = startedTable();
  playToTheEnd(table, picker('file'));
  const whole = table.exportWhole();
  if ('refused' in whole) throw new Error('it is over');
  const { game, version } = whole.saved;
  const content = contentPrint(engine.content);
  const log = savedLog({ game, version, content }, opening, table.log as never, null);
  expect(log).toEqual({ ...whole.saved, hash: null, result: null });
});
