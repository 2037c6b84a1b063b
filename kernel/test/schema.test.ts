import { stripTypeScriptTypes } from 'node:module';
import { EVERYONE, heap, schema, slot } from '@incognita/kernel';
import { cloneSource } from '@incognita/kernel/test-kit/checks';
import { describe, expect, it } from 'vitest';

const {
  bool,
  canonical,
  check,
  deckOf,
  int,
  list,
  maybe,
  number,
  record,
  slotOf,
  table,
  text,
  word,
} = schema;

const camp = record({
  round: int,
  open: bool,
  name: text(),
  weather: word('clear', 'storm'),
  level: number<1 | 2>(),
  chief: maybe(record({ age: int })),
  path: list(int),
  stock: table(int),
  secret: slotOf(text()),
  deck: deckOf(text()),
});

const sound = {
  round: 1,
  open: true,
  name: 'base',
  weather: 'clear',
  level: 2,
  chief: null,
  path: [1, 2],
  stock: { coal: 3, iron: 0 },
  secret: { is: 'gold', seen: 0 },
  deck: heap(['a', 'b'], EVERYONE),
};

describe('check', () => {
  it('accepts what the schema describes', () => {
    expect(check(camp, sound)).toBeNull();
    expect(check(camp, { ...sound, chief: { age: 40 } })).toBeNull();
  });

  it.each([
    [{ round: 1.5 }, 'state.round is 1.5, but should be a whole number'],
    [{ round: Number.NaN }, 'state.round is NaN, but should be a whole number'],
    [{ round: 2 ** 60 }, 'state.round is 1152921504606847000, but should be a whole number'],
    [{ open: 1 }, 'state.open is 1, but should be true or false'],
    [{ name: null }, 'state.name is null, but should be a text'],
    [{ weather: 'fog' }, 'state.weather is "fog", but should be one of clear, storm'],
    [{ chief: { age: '40' } }, 'state.chief.age is "40", but should be a whole number'],
    [{ chief: undefined }, 'state.chief is undefined, but should be a record'],
    [{ path: { 0: 1 } }, 'state.path is {"0":1}, but should be a list'],
    [{ path: [1, null] }, 'state.path[1] is null, but should be a whole number'],
    // A hole, as `new Array(3)` leaves it.
    [
      { path: Object.assign(new Array<number>(2), { 1: 1 }) },
      'state.path[0] is undefined, but should be a whole number',
    ],
    [{ stock: { coal: 'much' } }, 'state.stock.coal is "much", but should be a whole number'],
    [{ stock: [] }, 'state.stock is [], but should be a table of values'],
    [{ secret: { is: 'gold' } }, 'state.secret.seen is undefined, but should be a whole number'],
    [{ deck: [[{ is: 1, seen: 0 }]] }, 'state.deck[0][0].is is 1, but should be a text'],
    [{ extra: 1 }, "state.extra is not part of the state's schema"],
    [{ constructor: 1 }, "state.constructor is not part of the state's schema"],
  ])('says what is wrong with %j', (change, sentence) => {
    expect(check(camp, { ...sound, ...change })).toBe(sentence);
  });

  it('cuts a long value short', () => {
    const wrong = check(camp, { ...sound, round: 'x'.repeat(200) });
    expect(wrong).toMatch(/^state\.round is "x{56}\.\.\., but should be a whole number$/);
  });

  it.each([null, [], 'state', 3])('says that %j is no state', (value) => {
    expect(check(camp, value)).toMatch(/^state is .*, but should be a record$/);
  });
});

describe('canonical', () => {
  it('writes records in the order of the schema and tables sorted', () => {
    const shape = record({ b: int, a: record({ d: bool, c: maybe(int) }), t: table(list(int)) });
    const value = { t: { z: [1], y: [] }, a: { c: null, d: true }, b: 1 };
    expect(canonical(shape, value)).toBe('{"b":1,"a":{"d":true,"c":null},"t":{"y":[],"z":[1]}}');
  });

  it('is JSON that reads back as the value', () => {
    expect(JSON.parse(canonical(camp, sound))).toEqual(sound);
  });
});

describe('cloneSource', () => {
  /** The generated module, run here: types away, and the function handed out. */
  function compile(node: schema.Node): (state: unknown) => unknown {
    const script = stripTypeScriptTypes(cloneSource(node)).replace('export ', '');
    return new Function(`${script}; return cloneState;`)() as (state: unknown) => unknown;
  }

  it('makes a copy that is equal and shares nothing but slots, which never change', () => {
    const clone = compile(camp);
    const state = { ...sound, chief: { age: 40 } };
    const copy = clone(state) as typeof state;
    expect(copy).toEqual(state);
    copy.path.push(9);
    copy.stock.coal = 9;
    copy.chief.age = 9;
    copy.secret = slot('nothing');
    expect(copy.deck[0]![0]).toBe(state.deck[0]![0]);
    copy.deck[0]![0] = slot('z');
    copy.deck.push([]);
    expect(state).toEqual({ ...sound, chief: { age: 40 } });
    expect(clone(sound)).toEqual(sound);
  });

  it('copies keys that are no names, and lists inside what may be missing', () => {
    const odd = record({ 'a-b': maybe(list(list(int))), t: table(table(int)) });
    const state = { 'a-b': [[1], [2]], t: { 'x y': { 1: 2 } } };
    const copy = compile(odd)(state) as typeof state;
    expect(copy).toEqual(state);
    copy['a-b'][0]!.push(3);
    copy.t['x y'][1] = 9;
    expect(state).toEqual({ 'a-b': [[1], [2]], t: { 'x y': { 1: 2 } } });
  });
});
