import {
  type Catalogue,
  callOf,
  type Game,
  type PromptOf,
  resume,
  rulesOf,
} from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { asking, type Tiny, type TinyChoice } from './tiny.ts';

/**
 * What must not compile. The compiler checks every line below: an error that is expected and does
 * not come is itself an error, so these tests are run by `npm run types`.
 */
describe('what does not compile', () => {
  it('a phase that is not written, a wrong argument, a wrong place for a result', () => {
    const rules = rulesOf<Tiny>();
    const ask = asking(rules);
    const half = rules.answering<number>()('half', (a: { of: number }) => ({ ...a }), {
      // @ts-expect-error the result of this step is a number
      work: (_g, _my, k) => k.done('one'),
      again: (_g, my, k) => k.done(my.of / 2),
    });
    const main = rules.auto('main', () => ({ got: 0, answer: null as TinyChoice | null }), {
      // @ts-expect-error there is no phase "lunch"
      noPhase: (_g, _my, k) => k.to('lunch'),
      // @ts-expect-error the step is called with a number
      wrongArgument: (_g, _my, k) => k.call(half, { of: 'ten' }),
      // @ts-expect-error something is missing
      noArgument: (_g, _my, k) => k.call(half, {}),
      // @ts-expect-error a number does not go into a local for an answer
      wrongResult: (_g, _my, k) => k.call(half, { of: 1 }, 'answer'),
      // @ts-expect-error there is no local "there"
      noLocal: (_g, _my, k) => k.call(half, { of: 1 }, 'there'),
      // @ts-expect-error an answer does not go into a number
      wrongAnswer: (_g, _my, k) => k.call(ask, { seat: 0 }, 'got'),
      // @ts-expect-error the question wants to know whom
      noSeat: (_g, _my, k) => k.call(ask, {}, 'answer'),
      // @ts-expect-error the first of several is called with a number
      severalWrong: (_g, _my, k) => k.calls(callOf(half, { of: true })),
      // @ts-expect-error what comes next is said by the control only
      ownNext: () => ({ to: 'noPhase' }),
      // @ts-expect-error this step answers with nothing
      ownResult: (_g, _my, k) => k.done(3),
      right: (_g, _my, k) => k.call(half, { of: 1 }, 'got'),
      rightAnswer: (_g, _my, k) => k.call(ask, { seat: 0 }, 'answer'),
      rightPhase: (_g, _my, k) => k.to('right'),
    });
    rules.auto('other', () => ({}), {
      // @ts-expect-error "main" has no phase "lunch" to go on at
      wrong: (_g, _my, k) => k.leave(main, 'lunch'),
      right: (_g, _my, k) => k.leave(main, 'right'),
    });
    // @ts-expect-error nor to begin at in a scenario
    resume(main, {}, 'lunch');
    expect(resume(main, {}, 'right')).toEqual({ step: 'main', args: {}, at: 'right' });
    expect(main.phases).toContain('right');
  });

  it('an option, refusal, event or rule that the words do not have', () => {
    const rules = rulesOf<Tiny>();
    rules.decision<{ seat: number }, 'add' | 'stop'>('ask', {
      rule: 'TINY-1',
      seat: (_g, my) => my.seat,
      options: () => [
        { do: 'stop' },
        // @ts-expect-error this decision does not offer a walk
        { do: 'walk', path: [] },
        // @ts-expect-error n is a number
        { do: 'add', n: 'many' },
      ],
      forbids: (g, my, option) => {
        // @ts-expect-error who only looks does not change the state
        g.state.count = 1;
        // @ts-expect-error nor a list in it
        g.state.notes.push('x');
        // @ts-expect-error nor its locals
        my.seat = 1;
        // @ts-expect-error nor draws
        g.below?.(6);
        // @ts-expect-error nor tells
        g.tell?.('added', 'TINY-3', { n: 1 });
        // @ts-expect-error there is no such reason
        if (option.do === 'stop') return g.no('TINY-2', 'tooLate', {});
        // @ts-expect-error the fact is a number
        return g.no('TINY-2', 'tooMuch', { most: 'nine' });
      },
    });
    // @ts-expect-error a rule of another game
    const wrong: Parameters<typeof rules.decision>[1]['rule'] = 'AUZ-RAIL-02';
    const prompts: PromptOf<Tiny>[] = [
      { ask: 'go' },
      // @ts-expect-error a prompt with a parameter has it
      { ask: 'more' },
    ];
    expect([wrong, ...prompts.map(({ ask }) => ask)]).toEqual(['AUZ-RAIL-02', 'go', 'more']);
  });

  it('a catalogue with a text missing, or one too few values of an option', () => {
    const tooShort = {
      add: () => '+',
      walk: () => '~',
    };
    // @ts-expect-error "stop" has no text
    const choices: Catalogue<Tiny>['choices'] = tooShort;
    const values = { 1: 'one seat' };
    // @ts-expect-error two seats have no text
    const config: Catalogue<Tiny>['config']['seats'] = { label: 'Seats', values };
    // @ts-expect-error a game has both languages
    const text: Game<Tiny>['text'] = { en: {} as Catalogue<Tiny> };
    expect([Object.keys(choices), config.label, Object.keys(text)]).toEqual([
      ['add', 'walk'],
      'Seats',
      ['en'],
    ]);
  });
});
