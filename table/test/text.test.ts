import { describe, expect, test } from 'vitest';
import { sentence, type Trouble, type Troubles } from '../index.ts';
import type { Wanted } from '../troubles.ts';

const wanted: Wanted = { want: 'text', most: 9 };

/** One example of everything that can be wrong; a new trouble does not compile without one. */
const EXAMPLES: { [C in keyof Troubles]: Troubles[C] } = {
  'not-started': {},
  started: {},
  over: {},
  broken: { step: 'turn', seq: 3 },
  'unknown-seat': { seat: '9', seats: 2 },
  'empty-seat': { seat: 0 },
  'unknown-bot': { kind: 'clever', known: ['random', 'greedy'] },
  'bot-seat': { seat: 0 },
  stale: { seq: 1, now: 2 },
  ahead: { seq: 3, now: 2 },
  'not-your-turn': { seat: 1, name: null },
  'one-choice': { step: 'turn' },
  'too-many-choices': { step: 'turn', taken: 2 },
  illegal: { choice: '{}', step: 'turn', rule: null },
  field: { field: 'seq', value: '"x"', wanted },
  'nothing-to-undo': {},
  horizon: { why: 'drew' },
  'not-your-decision': { seat: 1, name: 'Ben' },
  away: { names: 'Ben' },
  pending: { seat: 1, name: null },
  'no-request': { request: 4 },
  'not-asked': {},
  taken: { seat: 1, name: null },
  held: { seat: 1, name: 'Ben' },
  same: { seat: 1 },
  'no-window': {},
  'in-time': {},
  'entropy-full': { most: 4 },
  'secret-kept': {},
  'log-missing': { from: 5 },
  'not-json': { problem: 'x' },
  'too-deep': { levels: 64 },
  format: { format: '1' },
  'format-version': { version: '2', reads: 1 },
  game: { game: 'chess', known: ['whiteout'] },
  version: { game: 'whiteout', version: 2, here: 1 },
  content: { content: 'a', here: 'b' },
  overrides: { problem: 'x' },
  'overrides-refused': {},
  config: { problem: 'x' },
  'no-secret': {},
  commitment: { commitment: 'a', here: 'b' },
  entropy: {},
  gap: { place: 1, seq: 2 },
  'entry-refused': { seq: 1, because: { code: 'over' } },
  'entry-differs': { seq: 1, field: 'seat' },
  'too-many-entries': { entries: 3, most: 2 },
  truncated: { entries: 2 },
  hash: { hash: 'a', here: 'b' },
  result: {},
  snapshot: { problem: 'x' },
};
const troubles = Object.entries(EXAMPLES).map(([code, about]) => ({ code, ...about }) as Trouble);

describe('every trouble is a sentence in both languages', () => {
  test.each(troubles.map((trouble) => [trouble.code, trouble] as const))('%s', (_code, trouble) => {
    const [en, fr] = [sentence(trouble), sentence(trouble, 'fr')];
    for (const said of [en, fr]) {
      expect(said).toMatch(/^[A-ZÀ-Ý{].*\.$/u);
      expect(said).not.toMatch(/undefined|null|NaN|\[object/);
    }
    expect(fr).not.toBe(en);
  });

  test.each([
    { want: 'number', from: 1, to: 2 },
    { want: 'word', of: ['a'] },
    { want: 'word', of: ['a', 'b'] },
    { want: 'length', length: 2 },
    { want: 'yesno' },
    { want: 'list' },
    { want: 'record' },
    { want: 'hex' },
    { want: 'nothing' },
    { want: 'data' },
  ] satisfies Wanted[])('what a field should be: %j', (wish) => {
    const trouble: Trouble = { code: 'field', field: 'f', value: '1', wanted: wish };
    expect(sentence(trouble)).toMatch(/^The field "f" is 1; it has to be .+\.$/);
    expect(sentence(trouble, 'fr')).toMatch(/^Le champ « f » vaut 1 ; il doit être .+\.$/);
  });

  test('a horizon is explained by its kind', () => {
    const kinds = ['drew', 'showed', 'asked', 'marked', 'over'] as const;
    for (const language of ['en', 'fr'] as const) {
      const said = kinds.map((why) => sentence({ code: 'horizon', why }, language));
      expect(new Set(said).size).toBe(kinds.length);
    }
  });
});
