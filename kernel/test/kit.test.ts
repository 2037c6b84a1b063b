import { anyGame, type ConfigSpec, canonicalJson } from '@incognita/kernel';
import {
  checkPlain,
  checkText,
  examOf,
  modeSetups,
  playOut,
  ruleIds,
  seedOf,
  setupsOf,
  Violation,
} from '@incognita/kernel/test-kit/checks';
import { whiteout } from '@incognita/whiteout';
import { describe, expect, it } from 'vitest';
import { rulebook } from './broken.ts';
import { asking, type Tiny, tiny } from './tiny.ts';

const names = (setups: readonly { name: string }[]) => setups.map(({ name }) => name);

describe('the tables that are played', () => {
  const write = (rules: Parameters<Parameters<typeof tiny>[0]>[0]) => {
    const ask = asking(rules);
    return rules.auto('main', () => ({}), { ask: (_g, _my, k) => k.call(ask, { seat: 0 }) });
  };

  it('are every mode with every number of seats that it allows', () => {
    expect(names(modeSetups(anyGame(whiteout)))).toEqual([
      'short, 2 seats',
      'short, 3 seats',
      'short, 4 seats',
      'long, 2 seats',
      'long, 3 seats',
    ]);
    const solo = tiny(write, { modes: { solo: { seats: 1 }, hard: { hard: true } } });
    expect(names(modeSetups(anyGame(solo)))).toEqual(['solo, 1 seat', 'hard, 2 seats']);
  });

  it('and every other config, where they are few', () => {
    const game = anyGame(tiny(write, { modes: { solo: { seats: 1 } } }));
    expect(names(setupsOf(game, 5))).toEqual(['solo, 1 seat', '2 seats', 'hard=true, 2 seats']);
    expect(setupsOf(game, 5).map(({ mode }) => mode)).toEqual(['solo', null, null]);
  });

  it('and where they are many, those that bring every pair of options together', () => {
    const values = [0, 1, 2, 3];
    const fields = Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((name) => [name, { values, default: 0 }]),
    );
    // A config of the test's own making, which no type describes.
    const spec = {
      fields: { seats: { values: [2], default: 2 }, ...fields },
      forbids: () => null,
    } as unknown as ConfigSpec<Tiny>;
    const setups = setupsOf(anyGame(tiny(write, { config: spec })), 60);
    expect(setups.length).toBeLessThan(60);
    expect(new Set(setups.map(({ config }) => canonicalJson(config))).size).toBe(setups.length);
    const pairs = new Set(
      setups.flatMap(({ config }) =>
        Object.entries(fields).flatMap(([a], i) =>
          Object.keys(fields)
            .slice(i + 1)
            .map((b) => `${a}${config[a]}${b}${config[b]}`),
        ),
      ),
    );
    expect(pairs.size).toBe((8 * 7 * 16) / 2);
    expect(setupsOf(anyGame(tiny(write, { config: spec })), 3)).toHaveLength(4);
  });

  it('are none for a mode that nobody can play', () => {
    const game = anyGame(tiny(write, { modes: { odd: { seats: 1, hard: true } } }));
    expect(() => modeSetups(game)).toThrow('no number of seats can play the mode "odd"');
  });
});

describe('the rules of a rulebook', () => {
  it('begin a paragraph, a note or an item with their ID', () => {
    const text = [
      '**AUZ-GEO-01** A rule, which follows **AUZ-GEO-99**.',
      '> **AUZ-RULING-04** A note.',
      '- **AUZ-PERS-00a** An item.',
      'See **AUZ-GEO-98**, and **not this**.',
    ].join('\n\n');
    expect([...ruleIds(text)]).toEqual(['AUZ-GEO-01', 'AUZ-RULING-04', 'AUZ-PERS-00a']);
  });
});

describe('plain data', () => {
  const faultOf = (value: unknown): string => {
    try {
      checkPlain(value, 'world');
    } catch (error) {
      return (error as Violation).sentence;
    }
    return 'none';
  };

  class Camp {}
  const list = [1];

  it.each([
    [{ a: [1, 'x', null, { b: true }] }, 'none'],
    [{ a: undefined }, 'world.a is undefined, which is not plain data'],
    [{ a: [0.5] }, 'world.a[0] is 0.5, which is not plain data'],
    [{ a: Number.NaN }, 'world.a is NaN, which is not plain data'],
    [{ a: new Map() }, 'world.a is a Map, not plain data'],
    [{ a: { b: new Camp() } }, 'world.a.b is a Camp, not plain data'],
    [{ a: () => 1 }, 'world.a is () => 1, which is not plain data'],
    [{ a: list, b: { c: list } }, 'world.b.c and world.a are the same object; copy one of them'],
  ])('is found out: %j', (value, fault) => {
    expect(faultOf(value)).toBe(fault);
  });
});

describe('a text', () => {
  it('may say what it likes but nothing of the program', () => {
    for (const fine of ['Null part', 'nulle part', 'indefinite', 'an object'])
      expect(() => checkText(fine, 'it')).not.toThrow();
    for (const slip of ['', '  ', 'seat undefined', 'null', 'NaN VP', '[object Object]', undefined])
      expect(() => checkText(slip, 'it')).toThrow(Violation);
  });
});

describe('a game that the kit plays', () => {
  it('is the same for the same seed, and another for another', () => {
    const { engine } = examOf(whiteout, rulebook);
    const [setup] = modeSetups(anyGame(whiteout));
    const end = (label: string) =>
      engine.hash(playOut(engine, { setup: setup!, seed: seedOf(label), cap: 400 }).world);
    expect(end('one')).toBe(end('one'));
    expect(end('one')).not.toBe(end('two'));
  });

  it('leaves a mark at every decision and a new key in the log now and then', () => {
    const { engine } = examOf(whiteout, rulebook);
    const [setup] = modeSetups(anyGame(whiteout));
    const playthrough = { setup: setup!, seed: seedOf('marks'), cap: 400 };
    const played = playOut(engine, playthrough, { marks: true, rekeys: true });
    const rekeys = played.entries.filter((entry) => 'rekey' in entry).length;
    expect(rekeys).toBeGreaterThan(0);
    expect(played.marks).toHaveLength(played.entries.length - rekeys + 1);
    expect(played.marks[0]).toMatchObject({ at: 0, horizon: true });
    expect(played.marks.at(-1)).toMatchObject({ at: played.entries.length, horizon: true });
    expect(played.marks.some(({ horizon }) => !horizon)).toBe(true);
  });
});
