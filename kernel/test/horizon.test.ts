import { EVERYONE, NOBODY, only, type Run, SPECTATOR } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { ADD, asking, STOP, sit, type Tiny, tiny } from './tiny.ts';

/** Asks a seat, does something, and asks the next: the outcome tells what it was. */
const outcome = (deed: (g: Run<Tiny>) => void, next = 0) => {
  const { take } = sit(
    tiny((rules) => {
      const ask = asking(rules);
      return rules.auto('main', () => ({}), {
        ask: (_g, _my, k) => k.call(ask, { seat: 0 }),
        act(g) {
          deed(g);
          return undefined;
        },
        again: (_g, _my, k) => k.call(ask, { seat: next }),
      });
    }),
  );
  const { drew, showed, showedTo, horizon } = take(ADD(1));
  return { drew, showed, showedTo, horizon };
};

const QUIET = { drew: false, showed: false, showedTo: NOBODY, horizon: false };

describe('undo may go behind a decision', () => {
  it('that drew nothing, showed nothing, and left the same seat to decide', () => {
    expect(outcome(() => {})).toEqual(QUIET);
  });

  it('that only moved hidden cards about', () => {
    expect(outcome((g) => void g.state.hand.push({ is: 'x', seen: 0 }))).toEqual(QUIET);
  });

  it('that showed something to those who had seen it', () => {
    expect(outcome((g) => g.show({ is: 'x', seen: EVERYONE }, only(1)))).toEqual(QUIET);
  });
});

describe('undo may not go behind a decision', () => {
  it('after which another seat is asked', () => {
    expect(outcome(() => {}, 1)).toEqual({ ...QUIET, horizon: true });
  });

  it('for which chance decided', () => {
    const drew = { ...QUIET, drew: true, horizon: true };
    expect(outcome((g) => void g.below(6))).toEqual(drew);
    expect(outcome((g) => g.shuffle([1, 2, 3]))).toEqual(drew);
    expect(outcome((g) => void g.draw(g.state.deck, NOBODY))).toEqual(drew);
  });

  it('that showed something, and it says to whom', () => {
    expect(outcome((g) => g.show({ is: 'x', seen: only(0) }, only(0) | only(1)))).toEqual({
      ...QUIET,
      showed: true,
      showedTo: only(1),
      horizon: true,
    });
    expect(outcome((g) => void g.draw(g.state.deck, only(1)))).toEqual({
      drew: true,
      showed: true,
      showedTo: only(1),
      horizon: true,
    });
    expect(outcome((g) => void g.lookAtTop(g.state.deck, 2, only(SPECTATOR))).showedTo).toBe(
      only(SPECTATOR),
    );
  });

  it('that a rule marks', () => {
    expect(outcome((g) => g.horizon())).toEqual({ ...QUIET, horizon: true });
  });

  it('that ended the game', () => {
    const { take } = sit(
      tiny((rules) => {
        const ask = asking(rules);
        return rules.auto('main', () => ({}), { ask: (_g, _my, k) => k.call(ask, { seat: 0 }) });
      }),
    );
    expect(take(STOP)).toMatchObject({ drew: false, showed: false, horizon: true });
  });
});

describe('another world for an eye', () => {
  const dealt = () =>
    sit(
      tiny(
        (rules) => {
          const ask = asking(rules);
          return rules.auto('main', () => ({}), {
            deal(g) {
              for (const seat of [0, 0, 1, 1]) {
                const card = g.draw(g.state.deck, only(seat));
                if (card) g.state.hand.push(card);
              }
              return undefined;
            },
            ask: (_g, _my, k) => k.call(ask, { seat: 0 }),
            roll(g) {
              g.state.count = g.below(1_000_000);
              return undefined;
            },
            more: (_g, _my, k) => k.call(ask, { seat: 0 }),
          });
        },
        { content: { cards: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] } },
      ),
    );

  it('has the same cards where the eye has seen them, and the others dealt again', () => {
    const { engine, world } = dealt();
    const hands = (held: typeof world) => held.state.hand.map((card) => card.is);
    const others = new Set<string>();
    for (let i = 0; i < 20; i++) {
      const other = engine.resample(world, 0, `try ${i}`);
      expect(hands(other).slice(0, 2)).toEqual(hands(world).slice(0, 2));
      const all = (held: typeof world) =>
        [...held.state.deck.flat(), ...held.state.hand].map((card) => card.is).toSorted();
      expect(all(other)).toEqual(all(world));
      expect(engine.view(other, 0)).toEqual(engine.view(world, 0));
      others.add(hands(other).slice(2).join());
    }
    expect(others.size).toBeGreaterThan(10);
  });

  it('has other dice, and leaves the real world alone', () => {
    const { engine, world } = dealt();
    const before = JSON.stringify(world);
    const other = engine.resample(world, SPECTATOR, 'salt');
    expect(JSON.stringify(world)).toBe(before);
    engine.apply(other, ADD(1));
    engine.apply(world, ADD(1));
    expect(other.state.count).not.toBe(world.state.count);
  });

  it('is always the same for the same salt', () => {
    const { engine, world } = dealt();
    const once = engine.canonical(engine.resample(world, 1, 'salt'));
    expect(engine.canonical(engine.resample(world, 1, 'salt'))).toBe(once);
    expect(engine.canonical(engine.resample(world, 1, 'pepper'))).not.toBe(once);
  });
});
