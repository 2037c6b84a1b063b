import { Engine, inOnePart, type Run, resume } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { ADD, asking, SEED, STOP, sit, type Tiny, type TinyChoice, tiny } from './tiny.ts';

/** Asks seat 0 again and again, adds what it says, and then does `deed`. */
const counting = (deed: (g: Run<Tiny>, my: { seat: number }) => void = () => {}, change = {}) =>
  tiny((rules) => {
    const ask = asking(rules);
    return rules.auto('main', () => ({ seat: 0, got: null as TinyChoice | null }), {
      ask: (_g, my, k) => k.call(ask, { seat: my.seat }, 'got'),
      act(g, my, k) {
        if (my.got?.do === 'stop') return k.over();
        if (my.got?.do === 'add') {
          g.state.count += my.got.n;
          g.tell('added', 'TINY-3', { n: my.got.n });
        }
        deed(g, my);
        return k.to('ask');
      },
    });
  }, change);

describe('beginning', () => {
  it('reads the config and plays to the first question', () => {
    const { engine, world } = sit(counting(), { seats: 1 });
    expect(world).toMatchObject({ config: { seats: 1, hard: false }, taken: 0, over: false });
    expect(engine.seatAsked(world)).toBe(0);
  });

  it('refuses a seed that is no key, and a config that is not played', () => {
    const engine = new Engine(counting());
    expect(() => engine.begin({}, 'abc')).toThrow('a seed is 64 hexadecimal digits, not "abc"');
    expect(() => engine.begin({ hard: true, seats: 1 }, SEED)).toThrow(
      'the option "hard" cannot be true with the others (TINY-9)',
    );
  });

  it('is the same game for the same seed', () => {
    const engine = new Engine(counting());
    const begin = (seed: string) => engine.hash(engine.begin({}, seed).world);
    expect(begin(SEED)).toBe(begin(SEED));
    expect(begin(SEED)).not.toBe(begin('0'.repeat(64)));
  });
});

describe('the question', () => {
  it('has the choices and the refusals, from one predicate', () => {
    const { engine, world } = sit(counting());
    expect(engine.question(world)).toEqual({
      step: 'ask',
      rule: 'TINY-1',
      seat: 0,
      prompt: { ask: 'go' },
      choices: [ADD(1), ADD(2), STOP],
      refused: [{ choice: ADD(10), refusal: { why: 'tooMuch', rule: 'TINY-2', most: 9 } }],
      shape: null,
      window: null,
    });
    expect(engine.choices(world)).toEqual([ADD(1), ADD(2), STOP]);
  });

  it('uses the name of the decision where it has no prompt of its own', () => {
    const game = tiny((rules) => {
      const go = rules.decision<object, 'stop'>('go', {
        rule: 'TINY-1',
        seat: () => 1,
        options: () => [{ do: 'stop' }],
      });
      return rules.auto('main', () => ({}), { ask: (_g, _my, k) => k.call(go, {}) });
    });
    const { engine, world } = sit(game);
    expect(engine.question(world)).toMatchObject({ seat: 1, prompt: { ask: 'go' }, refused: [] });
  });

  it('is nobody’s when the game is over', () => {
    const { engine, world, take } = sit(counting());
    take(STOP);
    expect(engine.question(world)).toBeNull();
    expect(engine.seatAsked(world)).toBeNull();
    expect(engine.choices(world)).toEqual([]);
    expect(() => take(STOP)).toThrow('the game is over; nobody is asked anything');
  });

  it('works out the facts of a refusal only where somebody reads them', () => {
    const seen: unknown[] = [];
    const game = tiny((rules) => {
      const ask = rules.decision<object, 'stop'>('ask', {
        rule: 'TINY-1',
        seat: () => 0,
        prompt: () => ({ ask: 'go' }),
        options: () => [{ do: 'stop' }],
        forbids: (g) => {
          seen.push(g.no('TINY-2', 'tooMuch', { most: 1 }));
          return null;
        },
      });
      return rules.auto('main', () => ({}), { ask: (_g, _my, k) => k.call(ask, {}) });
    });
    const { engine, world } = sit(game);
    engine.choices(world);
    engine.question(world);
    expect(seen).toEqual([
      { why: '', rule: '' },
      { why: 'tooMuch', rule: 'TINY-2', most: 1 },
    ]);
  });
});

describe('a choice from outside', () => {
  it('is taken if it is on the list, whatever order its keys are in', () => {
    const { engine, world } = sit(counting());
    const answer = engine.attempt(world, { n: 2, do: 'add' });
    expect(answer.accepted).toBe(true);
    if (!answer.accepted) return;
    expect(answer.world.state.count).toBe(2);
    expect(answer.outcome.events).toEqual([{ tell: 'added', rule: 'TINY-3', n: 2 }]);
    expect(world.state.count).toBe(0);
  });

  it('is refused by its rule if a rule forbids it', () => {
    const { engine, world } = sit(counting());
    expect(engine.attempt(world, ADD(10))).toEqual({
      accepted: false,
      reason: '{"do":"add","n":10} is refused by TINY-2: tooMuch',
      refusal: { why: 'tooMuch', rule: 'TINY-2', most: 9 },
    });
  });

  it.each([
    [undefined, 'nothing'],
    [null, 'null'],
    [ADD(3), '{"do":"add","n":3}'],
  ])('is refused with a sentence if nobody offered it: %j', (choice, told) => {
    const { engine, world } = sit(counting());
    expect(engine.attempt(world, choice)).toEqual({
      accepted: false,
      reason: `${told} is not among the 3 choices of "ask"`,
      refusal: null,
    });
  });

  it('is refused when the game is over', () => {
    const { engine, world, take } = sit(counting());
    take(STOP);
    const reason = 'the game is over; nobody is asked anything';
    expect(engine.attempt(world, STOP)).toEqual({ accepted: false, reason, refusal: null });
  });

  it('does not fill the log with a long one', () => {
    const { engine, world } = sit(counting());
    const answer = engine.attempt(world, 'x'.repeat(10_000));
    expect(answer.accepted).toBe(false);
    expect(JSON.stringify(answer).length).toBeLessThan(400);
  });
});

describe('a move', () => {
  const breaking = counting((g) => {
    g.state.notes.push('half');
    if (g.state.count === 2) throw new RangeError('the ice broke');
  });

  it('that throws leaves the table as it was, and the engine able to go on', () => {
    const { engine, world } = sit(breaking);
    const before = JSON.stringify(world);
    expect(() => engine.attempt(world, ADD(2))).toThrow('the ice broke');
    expect(JSON.stringify(world)).toBe(before);
    expect(engine.attempt(world, ADD(1)).accepted).toBe(true);
    expect(engine.choices(world)).toHaveLength(3);
  });

  it('counts as one decision, and tells events only to those who want them', () => {
    const { engine, world } = sit(counting());
    expect(engine.apply(world, ADD(1)).events).toEqual([]);
    expect(engine.apply(world, ADD(1), { events: true }).events).toHaveLength(1);
    expect(world.taken).toBe(2);
  });

  it('lets the watch look after every phase', () => {
    const { engine, world, take } = sit(counting());
    const looks: string[] = [];
    engine.watch = (held) => {
      expect(held).toBe(world);
      looks.push(held.frames.at(-1)?.step ?? 'nobody');
    };
    take(ADD(1));
    expect(looks).toEqual(['main', 'ask']);
  });
});

describe('a memo', () => {
  it('is worked out once per position, and again after every change', () => {
    let made = 0;
    const seen: number[] = [];
    const game = counting((g) => void seen.push(g.state.count), {
      evaluation: inOnePart<Tiny>((g) =>
        g.memo('count', () => {
          made++;
          return g.state.count;
        }),
      ),
    });
    const { engine, world, take } = sit(game);
    expect([engine.evaluate(world, 0), engine.evaluate(world, 1)]).toEqual([0, 0]);
    expect(made).toBe(1);
    take(ADD(2));
    expect(engine.evaluate(world, 0)).toBe(2);
    expect(made).toBe(2);
    // Another world has its own, and so has this one afterwards.
    const other = engine.clone(world);
    other.state.count = 7;
    expect(engine.evaluate(other, 0)).toBe(7);
    expect(engine.evaluate(world, 0)).toBe(2);
  });

  it('is not kept from one phase to the next', () => {
    const read: number[] = [];
    const look = (g: Run<Tiny>) => void read.push(g.memo('count', () => g.state.count));
    const { world } = sit(
      tiny(({ auto }) =>
        auto('main', () => ({}), {
          one(g) {
            look(g);
            g.state.count = 5;
            return undefined;
          },
          two: (g) => void look(g) as undefined,
        }),
      ),
    );
    expect(world.state.count).toBe(5);
    expect(read).toEqual([0, 5]);
  });
});

describe('a memo under the eye of the watch', () => {
  it('may not be read after the position changed in the same phase', () => {
    const stale = counting((g) => {
      g.memo('count', () => g.state.count);
      g.state.count++;
      g.memo('count', () => g.state.count);
    });
    const { engine, world } = sit(stale);
    expect(engine.attempt(world, ADD(1)).accepted).toBe(true);
    engine.watch = () => {};
    expect(() => engine.attempt(world, ADD(1))).toThrow('"count" was worked out before');
  });
});

describe('a world', () => {
  it('is copied without a shared object, but for its config', () => {
    const { engine, world } = sit(counting());
    const copy = engine.clone(world);
    expect(copy).toEqual(world);
    copy.state.notes.push('x');
    copy.frames[0]!.my.seat = 1;
    copy.chance.at = 99;
    copy.frames.pop();
    expect(world.state.notes).toEqual([]);
    expect(world.frames).toHaveLength(2);
    expect(world.frames[0]!.my.seat).toBe(0);
    expect(world.chance.at).not.toBe(99);
  });

  it('goes on the same after it was saved and loaded', () => {
    const { engine, world } = sit(counting());
    const loaded = JSON.parse(JSON.stringify(world)) as typeof world;
    expect(engine.hash(loaded)).toBe(engine.hash(world));
    engine.apply(world, ADD(2));
    engine.apply(loaded, ADD(2));
    expect(engine.canonical(loaded)).toBe(engine.canonical(world));
  });

  it('has one text whatever the order of its keys', () => {
    const { engine, world } = sit(counting());
    const { state, chance, ...rest } = world;
    const turned = {
      chance: { forced: chance.forced, at: chance.at, key: chance.key },
      ...rest,
      state: Object.fromEntries(Object.entries(state).reverse()) as typeof state,
    };
    expect(engine.canonical(turned)).toBe(engine.canonical(world));
  });

  it.each([
    [{ state: { count: 'much', notes: [], deck: [], hand: [] } }, /^state\.count is "much"/],
    [{ chance: { key: 'abc', at: 0, forced: [] } }, /^chance\.key is not 64 hexadecimal digits/],
    [{ frames: [{ step: 'gone', at: 'x', into: null, my: {} }] }, /no step called "gone"/],
  ])('from outside is checked: %j', (change, sentence) => {
    const { engine, world } = sit(counting());
    expect(engine.check(world)).toBeNull();
    expect(engine.check({ ...world, ...change } as typeof world)).toMatch(sentence);
  });

  it('whose top frame asks nothing cannot be played on', () => {
    const { engine, world } = sit(counting());
    world.frames.pop();
    expect(() => engine.choices(world)).toThrow('stands in "main", which asks nobody anything');
  });
});

describe('the end', () => {
  it('has a result, and only the end has one', () => {
    const { engine, world, take } = sit(counting());
    expect(engine.result(world)).toBeNull();
    take(ADD(2));
    take(STOP);
    expect(engine.result(world)?.sides.map(({ total }) => total)).toEqual([2, 2]);
  });
});

describe('a position that a scenario arranges', () => {
  it('goes on in the steps under way that it names', () => {
    const rulesOf = counting();
    const main = { name: 'main', phases: ['ask', 'act'] as const };
    const game = {
      ...rulesOf,
      arrange: {
        ...rulesOf.arrange,
        position: (g: Run<Tiny>) => {
          g.state.count = 40;
          return [resume(main, {}, 'ask')];
        },
      },
    };
    const { engine, world } = sit(game);
    expect(engine.arrange(world, {})).toEqual([]);
    expect(world.frames.map(({ step }) => step)).toEqual(['main', 'ask']);
    engine.apply(world, ADD(2));
    expect(world.state.count).toBe(42);
  });
});
