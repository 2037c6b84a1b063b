import { allConfigs, ConfigError, configForm, readConfig } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { asking, tiny } from './tiny.ts';

const { config: spec } = tiny((rules) => {
  const ask = asking(rules);
  return rules.auto('main', () => ({}), { ask: (_g, _my, k) => k.call(ask, { seat: 0 }) });
});

const errorOf = (raw: unknown): ConfigError => {
  try {
    readConfig(spec, raw);
  } catch (error) {
    if (error instanceof ConfigError) return error;
  }
  return expect.fail('it was read');
};

describe('a config from outside', () => {
  it('takes the default for what is missing', () => {
    expect(readConfig(spec, {})).toEqual({ seats: 2, hard: false });
    expect(readConfig(spec, { seats: 1, hard: undefined })).toEqual({ seats: 1, hard: false });
  });

  it.each([
    [null, 'a config is a record of options, not null'],
    [[], 'a config is a record of options, not []'],
    ['hard', 'a config is a record of options, not "hard"'],
    [{ seat: 2 }, 'the option "seat" does not exist; options are seats, hard'],
    [{ seats: 3 }, 'the option "seats" is 3; it can be 1, 2'],
    [{ seats: '2' }, 'the option "seats" is "2"; it can be 1, 2'],
    [{ seats: null }, 'the option "seats" is null; it can be 1, 2'],
    [{ hard: 0 }, 'the option "hard" is 0; it can be false, true'],
  ])('gets a sentence: %j', (raw, sentence) => {
    const error = errorOf(raw);
    expect(error.message).toBe(sentence);
    expect(error.refusal).toBeNull();
  });

  it('is refused by a rule where the options do not go together', () => {
    const error = errorOf({ seats: 1, hard: true });
    expect(error.message).toBe('the option "hard" cannot be true with the others (TINY-9)');
    expect(error.refusal).toMatchObject({ rule: 'TINY-9', why: 'alone' });
  });
});

describe('the form of the lobby', () => {
  it('shows every value, which is chosen, and why one is refused beside the others', () => {
    const form = configForm(spec, { seats: 1, hard: false });
    expect(form.map(({ field }) => field)).toEqual(['seats', 'hard']);
    const [seats, hard] = form.map(({ values }) => values);
    expect(seats?.map(({ value, chosen }) => [value, chosen])).toEqual([
      [1, true],
      [2, false],
    ]);
    expect(hard?.map(({ value, refused }) => [value, refused?.rule ?? null])).toEqual([
      [false, null],
      [true, 'TINY-9'],
    ]);
    expect(hard?.[1]?.refused?.instead).toEqual({ seats: 2 });
  });

  it('offers what is listed, and leaves out a field with one such value; the rest is still played', () => {
    const quiet: typeof spec = {
      ...spec,
      fields: { ...spec.fields, hard: { ...spec.fields.hard, listed: [false] } },
    };
    const form = configForm(quiet, { seats: 2, hard: false });
    expect(form.map(({ field }) => field)).toEqual(['seats']);
    expect(readConfig(quiet, { seats: 2, hard: true })).toMatchObject({ hard: true });
  });
});

describe('all configs', () => {
  it('are those that may be played', () => {
    expect([...allConfigs(spec)]).toEqual([
      { seats: 1, hard: false },
      { seats: 2, hard: false },
      { seats: 2, hard: true },
    ]);
  });
});
