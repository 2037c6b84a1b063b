import { Engine, type Game } from '@incognita/kernel';
import { whiteout } from '@incognita/whiteout';
import { describe, expect, test } from 'vitest';
import { Table } from '../index.ts';
import { ADA, accepted, BEN, digits, refused, type Words } from './open-table.ts';

/** The reference game with a rule that throws, after it has changed something, when told to. */
function faulty(fails: () => boolean): Game<Words> {
  const steps = new Map(whiteout.rules.steps);
  const turn = steps.get('take-turn');
  if (turn?.kind !== 'auto') throw new Error('the turn is an automatic step');
  const act = turn.run.act!;
  const sabotaged = (g: never, my: never, k: never) => {
    if (fails()) {
      (g as { state: { round: number } }).state.round = 99;
      throw new RangeError('seat 1 holds a storm');
    }
    return act(g, my, k);
  };
  steps.set('take-turn', { ...turn, run: { ...turn.run, act: sabotaged } });
  return { ...whiteout, rules: { ...whiteout.rules, steps } };
}

function brokenTable() {
  let fails = false;
  const engine = new Engine(faulty(() => fails));
  const pace = { kind: 'per-move', time: 1000 } as const;
  const table = Table.open(engine, {
    config: { seats: 2 },
    seats: [ADA, BEN],
    secret: digits('broken'),
    pace,
  });
  accepted(table.ask({ do: 'start' }, 0));
  const before = engine.canonical(table.world!);
  fails = true;
  const answer = table.submit(table.asked!, 1, { do: 'rest' }, 100);
  return { table, engine, before, answer, repair: () => (fails = false) };
}

describe('a rule that throws', () => {
  test('leaves the table as it was, marks it, and refuses with a sentence', () => {
    const { table, engine, before, answer } = brokenTable();
    const no = refused(answer);
    expect(no.code).toBe('broken');
    expect(no.reason).toMatch(/^The rules failed at "turn" after entry 1, /);
    expect(engine.canonical(table.world!)).toBe(before);
    expect(table.seq).toBe(1);
    expect(table.log.length).toBe(1);
    expect(table.viewFor(0).broken).toEqual({ step: 'turn', seq: 1 });
  });

  test('tells its own message to the host only: it may name what is hidden', () => {
    const { table, answer } = brokenTable();
    expect(table.broken!.cause).toBe('RangeError: seat 1 holds a storm');
    expect(JSON.stringify([answer, table.viewFor(0), table.exportFor(0)])).not.toContain('holds');
  });

  test('stops play, undo and the clock until the host has seen to it', () => {
    const { table, repair } = brokenTable();
    const seat = table.asked!;
    expect(refused(table.submit(seat, 1, { do: 'rest' }, 0)).code).toBe('broken');
    const undo = { do: 'undo', seat, seq: 1, back: 1, ask: false, entropy: 'x' } as const;
    expect(refused(table.ask(undo, 0)).code).toBe('broken');
    expect(refused(table.ask({ do: 'reseed', seat, entropy: 'x' }, 0)).code).toBe('broken');
    expect(table.timeLeft(seat, 9999)).toBe(900);
    expect(table.expire(9999)).toBeNull();
    expect(table.botToMove()).toBeNull();
    repair();
    table.repair(9999);
    expect(table.timeLeft(seat, 9999)).toBe(900);
    accepted(table.submit(seat, 1, { do: 'rest' }, 9999));
    expect(table.broken).toBeNull();
  });

  test('in the set-up is reported like any other', () => {
    const game: Game<Words> = {
      ...whiteout,
      main: { name: 'nowhere' },
    };
    const table = Table.open(new Engine(game), {
      config: { seats: 2 },
      seats: [ADA, BEN],
      secret: digits('set-up'),
    });
    expect(refused(table.ask({ do: 'start' }, 0)).code).toBe('broken');
    expect(table.started).toBe(false);
    expect(table.broken!.cause).toMatch(/^RuleError: .*nowhere/);
  });

  test('in the question is found when somebody looks, who still sees the table', () => {
    const steps = new Map(whiteout.rules.steps);
    const asks = steps.get('turn');
    if (asks?.kind !== 'decision') throw new Error('the turn begins with a decision');
    steps.set('turn', {
      ...asks,
      options: () => {
        throw new TypeError('no options');
      },
    });
    const table = Table.open(new Engine({ ...whiteout, rules: { ...whiteout.rules, steps } }), {
      config: { seats: 2 },
      seats: [ADA, BEN],
      secret: digits('question'),
    });
    accepted(table.ask({ do: 'start' }, 0));
    const look = table.viewFor(table.asked!);
    expect(look.view).not.toBeNull();
    expect(look).toMatchObject({ asked: null, choices: null, broken: { step: 'turn', seq: 1 } });
    expect(refused(table.submit(0, 1, { do: 'rest' }, 0)).code).toBe('broken');
  });
});
