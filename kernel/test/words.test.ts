import {
  EVERYONE,
  type EventOf,
  LANGUAGES,
  only,
  redact,
  SPECTATOR,
  say,
  secret,
  type Teller,
} from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { ADD, asking, type Tiny, tiny } from './tiny.ts';

const game = tiny((rules) => {
  const ask = asking(rules);
  return rules.auto('main', () => ({}), { ask: (_g, _my, k) => k.call(ask, { seat: 0 }) });
});
const english: Teller = { language: 'en', seat: (seat) => ['Ada', 'Ben'][seat] ?? 'nobody' };

const drew = (seen: number): EventOf<Tiny> => ({
  tell: 'drew',
  rule: 'TINY-4',
  seat: 1,
  card: secret('storm', seen),
});

describe('an event', () => {
  it('tells its secret to those who may know it, and null to the others', () => {
    const told = (eye: number) => redact<Tiny>(drew(only(1)), eye);
    expect(told(1)).toEqual({ tell: 'drew', rule: 'TINY-4', seat: 1, card: 'storm' });
    expect(told(0)).toEqual({ tell: 'drew', rule: 'TINY-4', seat: 1, card: null });
    expect(told(SPECTATOR)).toMatchObject({ card: null });
    expect(redact<Tiny>(drew(EVERYONE), SPECTATOR)).toMatchObject({ card: 'storm' });
  });

  it('is not changed by being told', () => {
    const event = drew(only(1));
    redact<Tiny>(event, 0);
    expect(event).toEqual(drew(only(1)));
  });

  it('is said as its reader may know it', () => {
    const said = (eye: number) => say(game.text.en, redact<Tiny>(drew(only(1)), eye), english);
    expect([said(0), said(1)]).toEqual(['Ben: ?', 'Ben: storm']);
  });
});

describe('the words of a game', () => {
  it('say choices, prompts, events, refusals and score lines, in the language of the reader', () => {
    const spoken = LANGUAGES.map((language) => {
      const teller = { ...english, language };
      const catalogue = game.text[language];
      return [
        say(catalogue, ADD(3), teller),
        say(catalogue, { ask: 'more', so: 2 }, teller),
        say(catalogue, { tell: 'added', rule: 'TINY-3', n: 1 }, teller),
        say(catalogue, { why: 'tooMuch', rule: 'TINY-2', most: 9 }, teller),
        say(catalogue, { line: 'count', rule: 'TINY-8', points: 7 }, teller),
      ];
    });
    expect(spoken).toEqual([
      ['+3', 'More than 2', 'Added 1', 'At most 9', '= 7'],
      ['+3', 'Plus que 2', 'Ajouté 1', 'Au plus 9', '= 7'],
    ]);
  });

  it('say what is missing', () => {
    const unknown = { do: 'fly' } as never;
    expect(() => say(game.text.en, unknown, english)).toThrow(
      'the catalogue has no choices text for "fly"',
    );
    expect(() => say(game.text.en, { hello: 1 } as never, english)).toThrow(
      'nothing to say about {"hello":1}',
    );
  });
});
