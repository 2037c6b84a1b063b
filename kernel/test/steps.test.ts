import { type ChoiceOf, callOf, RuleError, rulesOf, STEP_BUDGET } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { ADD, asking, STOP, sit, type Tiny, type TinyRules, tiny } from './tiny.ts';

type Add = ChoiceOf<Tiny, 'add' | 'stop'>;

/** A step that writes its name down and asks nothing. */
const noting = ({ auto }: TinyRules, name: string) =>
  auto(name, () => ({}), {
    note(g) {
      g.state.notes.push(name);
      return undefined;
    },
  });

describe('phases', () => {
  it('run in the order written, until somebody is asked', () => {
    const { world, take } = sit(
      tiny((rules) => {
        const ask = asking(rules);
        return rules.auto('main', () => ({}), {
          first(g) {
            g.state.notes.push('first');
            return undefined;
          },
          ask: (_g, _my, k) => k.call(ask, { seat: 0 }),
          last(g) {
            g.state.notes.push('last');
            return undefined;
          },
        });
      }),
    );
    expect(world.state.notes).toEqual(['first']);
    expect(world.frames.map(({ step, at }) => [step, at])).toEqual([
      ['main', 'last'],
      ['ask', 'asked'],
    ]);
    take(STOP);
    expect(world.state.notes).toEqual(['first', 'last']);
    expect(world.over).toBe(true);
    expect(world.frames).toEqual([]);
  });

  it('can go to another phase, back or forward', () => {
    const { world } = sit(
      tiny(({ auto }) =>
        auto('main', () => ({}), {
          count(g) {
            g.state.count++;
            return undefined;
          },
          again: (g, _my, k) => (g.state.count < 5 ? k.to('count') : k.to('end')),
          skipped(g) {
            g.state.count = 100;
            return undefined;
          },
          end: () => undefined,
        }),
      ),
    );
    expect(world.state.count).toBe(5);
  });

  it('put the answer to a question where the asker wants it', () => {
    const { world, take } = sit(
      tiny((rules) => {
        const ask = asking(rules);
        return rules.auto('main', () => ({ answer: null as Add | null }), {
          ask: (_g, _my, k) => k.call(ask, { seat: 0 }, 'answer'),
          act(g, my) {
            if (my.answer?.do === 'add') g.state.count += my.answer.n;
            return undefined;
          },
        });
      }),
    );
    take(ADD(2));
    expect(world.state.count).toBe(2);
  });

  it('keep their own copy of a nested answer, apart from the log', () => {
    const choice = { do: 'walk' as const, path: [1, 2] };
    const { world, take } = sit(
      tiny((rules) => {
        const walk = rules.decision<{ seat: number }, 'walk'>('walk', {
          rule: 'TINY-1',
          seat: () => 0,
          prompt: () => ({ ask: 'go' }),
          options: () => [choice],
        });
        const ask = asking(rules);
        return rules.auto('main', () => ({ way: null as ChoiceOf<Tiny, 'walk'> | null }), {
          ask: (_g, _my, k) => k.call(walk, { seat: 0 }, 'way'),
          rest: (_g, _my, k) => k.call(ask, { seat: 0 }),
        });
      }),
    );
    take(choice);
    expect(world.frames[0]?.my).toEqual({ way: choice });
    expect((world.frames[0]!.my.way as typeof choice).path).not.toBe(choice.path);
  });
});

describe('calls', () => {
  it('give the result of a step to its caller', () => {
    const { world } = sit(
      tiny((rules) => {
        const half = rules.answering<number>()('half', (a: { of: number }) => ({ ...a }), {
          work: (_g, my, k) => k.done(my.of / 2),
        });
        return rules.auto('main', () => ({ got: 0 }), {
          ask: (_g, _my, k) => k.call(half, { of: 84 }, 'got'),
          keep(g, my) {
            g.state.count = my.got;
            return undefined;
          },
        });
      }),
    );
    expect(world.state.count).toBe(42);
  });

  it('run several steps in the order written', () => {
    const { world } = sit(
      tiny((rules) => {
        const steps = ['one', 'two', 'three'].map((name) => noting(rules, name));
        return rules.auto('main', () => ({}), {
          go: (_g, _my, k) => k.calls(...steps.map((step) => callOf(step, {}))),
          none: (_g, _my, k) => k.calls(),
          after(g) {
            g.state.notes.push('after');
            return undefined;
          },
        });
      }),
    );
    expect(world.state.notes).toEqual(['one', 'two', 'three', 'after']);
  });

  it('end a step early with its result', () => {
    const { world } = sit(
      tiny((rules) => {
        const early = rules.auto('early', () => ({}), {
          end: (_g, _my, k) => k.done(null),
          never(g) {
            g.state.notes.push('never');
            return undefined;
          },
        });
        return rules.auto('main', () => ({}), { go: (_g, _my, k) => k.call(early, {}) });
      }),
    );
    expect(world.state.notes).toEqual([]);
  });
});

describe('early exits', () => {
  /** outer calls middle calls inner; `leave` says what the innermost does. */
  const nested = (leave: 'leave' | 'over' | 'done', state: { lasts?: boolean } = {}) =>
    tiny((rules) => {
      const outer = { name: 'outer', phases: ['go', 'back', 'end'] as const };
      const inner = rules.auto(
        'inner',
        () => ({}),
        {
          exit(_g, _my, k) {
            if (leave === 'leave') return k.leave(outer, 'end');
            return leave === 'over' ? k.over() : undefined;
          },
          rest(g) {
            g.state.notes.push('rest of inner');
            return undefined;
          },
        },
        { cleanUp: (g) => void g.state.notes.push('inner cleaned up') },
      );
      const middle = rules.auto(
        'middle',
        () => ({}),
        {
          go: (_g, _my, k) => k.call(inner, {}),
          rest(g) {
            g.state.notes.push('rest of middle');
            return undefined;
          },
        },
        {
          ...(state.lasts === undefined ? {} : { lasts: (g) => g.state.notes.length === 0 }),
          cleanUp: (g) => void g.state.notes.push('middle cleaned up'),
        },
      );
      return rules.auto(
        'outer',
        () => ({}),
        {
          go: (_g, _my, k) => k.call(middle, {}),
          back(g) {
            g.state.notes.push('back in outer');
            return undefined;
          },
          end(g) {
            g.state.notes.push('end of outer');
            return undefined;
          },
        },
        { cleanUp: (g) => void g.state.notes.push('outer cleaned up') },
      );
    });

  it('without one, everything runs and is cleaned up', () => {
    expect(sit(nested('done')).world.state.notes).toEqual([
      'rest of inner',
      'inner cleaned up',
      'rest of middle',
      'middle cleaned up',
      'back in outer',
      'end of outer',
      'outer cleaned up',
    ]);
  });

  it('leave an outer step at a phase, cleaning up on the way', () => {
    expect(sit(nested('leave')).world.state.notes).toEqual([
      'inner cleaned up',
      'middle cleaned up',
      'end of outer',
      'outer cleaned up',
    ]);
  });

  it('stop everything when the game is over, cleaning up on the way', () => {
    const { world } = sit(nested('over'));
    expect(world.over).toBe(true);
    expect(world.state.notes).toEqual([
      'inner cleaned up',
      'middle cleaned up',
      'outer cleaned up',
    ]);
  });

  it('drop a step whose subject is gone, and clean up after it', () => {
    expect(sit(nested('done', { lasts: false })).world.state.notes).toEqual([
      'rest of inner',
      'inner cleaned up',
      'middle cleaned up',
      'back in outer',
      'end of outer',
      'outer cleaned up',
    ]);
  });

  it('say so when the step to leave is not under way', () => {
    const game = tiny(({ auto }) =>
      auto('main', () => ({}), {
        go: (_g, _my, k) => k.leave({ name: 'elsewhere', phases: ['x'] }, 'x'),
      }),
    );
    expect(() => sit(game)).toThrow('nothing to leave: "elsewhere" is not under way');
  });
});

describe('spans', () => {
  const game = tiny((rules) => {
    const ask = asking(rules);
    const deed = rules.auto(
      'deed',
      () => ({}),
      {
        ask: (_g, _my, k) => k.call(ask, { seat: 0 }),
        again: (_g, _my, k) => k.call(ask, { seat: 0 }),
      },
      { span: 'action' },
    );
    const turn = rules.auto(
      'turn',
      () => ({}),
      { first: (_g, _my, k) => k.call(deed, {}), second: (_g, _my, k) => k.call(deed, {}) },
      { span: 'turn' },
    );
    return rules.auto('main', () => ({}), { turn: (_g, _my, k) => k.call(turn, {}) });
  });

  it('are told when they end, with the decision that ended them', () => {
    const { take, engine } = sit(game);
    expect([...engine.spans].sort()).toEqual(['action', 'turn']);
    const ended = Array.from({ length: 4 }, () => take(STOP).ended);
    expect(ended).toEqual([[], ['action'], [], ['action', 'turn']]);
  });
});

describe('a question that answers itself', () => {
  const game = (options: readonly Add[], byItself: boolean) =>
    tiny((rules) => {
      const ask = rules.decision<{ seat: number }, 'add' | 'stop'>('ask', {
        rule: 'TINY-1',
        seat: () => 0,
        prompt: () => ({ ask: 'go' }),
        options: () => options,
        byItself,
      });
      return rules.auto('main', () => ({ got: null as Add | null }), {
        ask: (_g, _my, k) => k.call(ask, { seat: 0 }, 'got'),
        keep(g, my) {
          if (my.got?.do === 'add') g.state.count = my.got.n;
          return undefined;
        },
      });
    });

  it('is not asked where only one choice is legal', () => {
    const { world } = sit(game([{ do: 'add', n: 3 }], true));
    expect([world.over, world.state.count, world.taken]).toEqual([true, 3, 0]);
  });

  it('is asked where there are two, and where it does not say so', () => {
    expect(sit(game([{ do: 'add', n: 3 }, { do: 'stop' }], true)).world.over).toBe(false);
    expect(sit(game([{ do: 'add', n: 3 }], false)).world.over).toBe(false);
  });

  it('is asked where nothing is legal, so that the dead end can be seen', () => {
    const { engine, world } = sit(game([], true));
    expect(engine.question(world)?.choices).toEqual([]);
  });
});

describe('wrong rules', () => {
  it('that circle end at the budget', () => {
    let phases = 0;
    const game = tiny(({ auto }) =>
      auto('circle', () => ({}), {
        go(_g, _my, k) {
          phases++;
          return k.to('go');
        },
      }),
    );
    expect(() => sit(game)).toThrow(
      new RuleError(`"circle" did not come to a question within ${STEP_BUDGET} phases`),
    );
    expect(phases).toBe(STEP_BUDGET);
  });

  it('that call themselves without end stop there too', () => {
    const game = tiny((rules) => {
      const self = { name: 'self' };
      return rules.auto('self', () => ({}), { go: (_g, _my, k) => k.call(self, {}) });
    });
    expect(() => sit(game)).toThrow('"self" did not come to a question');
  });

  it('that name a step or a phase nobody wrote say which', () => {
    const step = tiny(({ auto }) =>
      auto('main', () => ({}), { go: (_g, _my, k) => k.call({ name: 'nowhere' }, {}) }),
    );
    expect(() => sit(step)).toThrow('the rules have no step called "nowhere"');
    const phase = tiny(({ auto }) =>
      auto('main', () => ({}), { go: (_g, _my, k) => k.to('nowhere' as 'go') }),
    );
    expect(() => sit(phase)).toThrow('"main" has no phase called "nowhere"');
  });

  it('that use a name twice are stopped as they are written', () => {
    const rules = rulesOf<Tiny>();
    noting(rules, 'storm');
    expect(() => noting(rules, 'storm')).toThrow('two steps are called "storm"');
  });
});
