import { applyAll, type ChoiceOf, countsOf, fold, inOrder, someOf } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { found, play, withDecision } from './broken.ts';
import { ADD, SEED, STOP, sit, type Tiny, type TinyRules, tiny } from './tiny.ts';

/** Numbers to take away, each once, up to three of them; a draw or another seat comes after. */
const gathering = (after: 'draw' | 'seat' | 'nothing' = 'nothing') =>
  tiny((rules: TinyRules) => {
    const ask = rules.decision<{ seat: number; left: readonly number[] }, 'add' | 'stop'>('pick', {
      rule: 'TINY-1',
      seat: (_g, my) => my.seat,
      prompt: () => ({ ask: 'go' }),
      options: (_g, my) =>
        [...my.left.map((n) => ADD(n)), STOP] as ChoiceOf<Tiny, 'add' | 'stop'>[],
      forbids: (g, _my, option) =>
        option.do === 'add' && g.state.count + option.n > 9
          ? g.no('TINY-2', 'tooMuch', { most: 9 })
          : null,
      shape: (_g, my) => someOf(0, Math.min(3, my.left.length), { do: 'stop' }),
    });
    return rules.auto(
      'main',
      () => ({ left: [1, 2, 4, 8], last: null as ChoiceOf<Tiny, 'add' | 'stop'> | null, seat: 0 }),
      {
        ask: (_g, my, k) => k.call(ask, { seat: my.seat, left: [...my.left] }, 'last'),
        take(g, my, k) {
          if (my.last?.do !== 'add') return k.over();
          const { n } = my.last;
          my.left = my.left.filter((held) => held !== n);
          g.state.count += n;
          g.tell('added', 'TINY-1', { n });
          if (after === 'draw') g.below(2);
          if (after === 'seat') my.seat = 1 - my.seat;
          return k.to('ask');
        },
      },
    );
  });

describe('an answer in several choices', () => {
  it('is asked with its bounds', () => {
    const { engine, world } = sit(gathering());
    expect(engine.question(world)?.shape).toEqual({
      pick: 'some',
      least: 0,
      most: 3,
      end: STOP,
      limits: null,
    });
  });

  it('is taken in order, and tells all that happened', () => {
    const { engine, world } = sit(gathering());
    const answered = applyAll(engine, world, [ADD(4), ADD(1), STOP], { events: true });
    if ('why' in answered) expect.fail(answered.why);
    expect(answered.outcome.events.map((event) => 'n' in event && event.n)).toEqual([4, 1]);
    expect(answered.taken).toEqual([ADD(4), ADD(1), STOP]);
    expect([world.state.count, world.over]).toEqual([5, true]);
  });

  it('stops at the first choice that is illegal by then', () => {
    const { engine, world } = sit(gathering());
    expect(applyAll(engine, world, [ADD(8), ADD(2), STOP])).toEqual({ at: 1, why: 'illegal' });
    const twice = sit(gathering());
    expect(applyAll(twice.engine, twice.world, [ADD(1), ADD(1)])).toEqual({
      at: 1,
      why: 'illegal',
    });
    const none = sit(gathering());
    expect(applyAll(none.engine, none.world, [])).toEqual({ at: 0, why: 'illegal' });
  });

  it('never goes on behind a draw or another seat, but may end there', () => {
    for (const after of ['draw', 'seat'] as const) {
      const { engine, world } = sit(gathering(after));
      expect(applyAll(engine, world, [ADD(1), ADD(2)])).toEqual({ at: 1, why: 'horizon' });
      const ends = sit(gathering(after));
      expect('outcome' in applyAll(ends.engine, ends.world, [ADD(1)])).toBe(true);
    }
  });

  it('folds to what its choices one by one fold to', () => {
    const { engine } = sit(gathering());
    const opening = { config: {}, seed: SEED };
    const asList = fold(engine, opening, [{ choice: ADD(4), also: [ADD(1), STOP] }]);
    const oneByOne = fold(engine, opening, [
      { choice: ADD(4) },
      { choice: ADD(1) },
      { choice: STOP },
    ]);
    expect(engine.canonical(asList)).toBe(engine.canonical(oneByOne));
    expect(() => fold(engine, opening, [{ choice: ADD(8), also: [ADD(4)] }])).toThrow(
      'entry 1 of the log does not fit these rules: choice 2 of the list is not to be had there',
    );
  });
});

describe('the kit finds a shape', () => {
  const shaped = (shape: object) => found(withDecision('turn', { shape: () => shape }), play, 1);

  it('that asks for more than there is', () => {
    expect(shaped(inOrder(99)).sentence).toMatch(
      /the shape of "turn" asks for up to 99 of \d+ items/,
    );
  });

  it('that has no way to stop early', () => {
    expect(shaped(someOf(0, 1)).sentence).toContain('but has none that says "enough"');
  });

  it('that ends with a choice that is not there', () => {
    expect(shaped(someOf(0, 1, { do: 'nap' })).sentence).toContain('is not among its choices');
  });

  it('whose limits do not fit its items', () => {
    expect(shaped(countsOf(1, 1, [1])).sentence).toMatch(/has 1 limits for \d+ items/);
  });

  it('that goes on where something else is asked, or behind a horizon', () => {
    expect(shaped(inOrder(2)).sentence).toMatch(/something else is asked|behind a horizon/);
  });
});
