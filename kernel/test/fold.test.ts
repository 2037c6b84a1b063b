import { Engine, type Entry, FoldError, fold, foldOn } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { ADD, asking, SEED, STOP, sit, type Tiny, type TinyChoice, tiny } from './tiny.ts';

const game = tiny((rules) => {
  const ask = asking(rules);
  return rules.auto('main', () => ({ got: null as TinyChoice | null }), {
    ask: (_g, _my, k) => k.call(ask, { seat: 0 }, 'got'),
    act(g, my, k) {
      if (my.got?.do !== 'add') return k.over();
      g.state.count += my.got.n * (1 + g.below(1000));
      g.tell('added', 'TINY-3', { n: my.got.n });
      return k.to('ask');
    },
  });
});
const engine = new Engine(game);
const opening = { config: {}, seed: SEED };
const log: Entry<Tiny>[] = [{ choice: ADD(1) }, { choice: ADD(2) }, { choice: ADD(1) }];

describe('a log', () => {
  it('folds to the world that was played', () => {
    const { world, take } = sit(game);
    for (const n of [1, 2, 1]) take(ADD(n));
    expect(engine.canonical(fold(engine, opening, log))).toBe(engine.canonical(world));
  });

  it('folds on from any point of it', () => {
    const half = fold(engine, opening, log.slice(0, 1));
    const whole = foldOn(engine, half, log.slice(1));
    expect(engine.hash(whole)).toBe(engine.hash(fold(engine, opening, log)));
  });

  it('folds with a new key for chance in it, to another world', () => {
    const rekeyed: Entry<Tiny>[] = [log[0]!, { rekey: 'undone' }, ...log.slice(1)];
    const { world, take } = sit(game);
    take(ADD(1));
    engine.rekey(world, 'undone');
    for (const n of [2, 1]) engine.apply(world, ADD(n));
    expect(engine.canonical(fold(engine, opening, rekeyed))).toBe(engine.canonical(world));
    expect(world.state.count).not.toBe(fold(engine, opening, log).state.count);
  });

  it('tells the world and the events after each decision, and before the first', () => {
    const seen: [number, number, number][] = [];
    fold(engine, opening, log, (world, events, at) => {
      seen.push([at, world.taken, events.length]);
    });
    expect(seen).toEqual([
      [-1, 0, 0],
      [0, 1, 1],
      [1, 2, 1],
      [2, 3, 1],
    ]);
  });

  it('takes choices by value', () => {
    const written = JSON.parse(JSON.stringify(log)) as typeof log;
    expect(engine.hash(fold(engine, opening, written))).toBe(
      engine.hash(fold(engine, opening, log)),
    );
  });
});

describe('a log that does not fit', () => {
  const failing = (entries: Entry<Tiny>[]): FoldError => {
    try {
      fold(engine, opening, entries);
    } catch (error) {
      if (error instanceof FoldError) return error;
    }
    return expect.fail('it folded');
  };

  it('says at which entry, and why', () => {
    const refused = failing([...log, { choice: ADD(10) }]);
    expect(refused.at).toBe(3);
    expect(refused.message).toBe(
      'entry 4 of the log does not fit these rules: {"do":"add","n":10} is refused by TINY-2: tooMuch',
    );
    expect(failing([{ choice: ADD(5) }]).message).toContain('is not among the 3 choices of "ask"');
  });

  it('says so when it goes on after the end', () => {
    expect(failing([{ choice: STOP }, { choice: STOP }]).message).toBe(
      'entry 2 of the log does not fit these rules: the game is over; nobody is asked anything',
    );
  });
});
