import { Engine } from '@incognita/kernel';
import { whiteout } from '@incognita/whiteout';
import { describe, expect, test } from 'vitest';

const seed = (n: number): string => n.toString(16).padStart(64, '0');
const pick = <V>(choices: readonly V[], n: number): V => choices[n % choices.length] as V;

describe('playing out', () => {
  test('comes to the same end as taking the same choices one by one', () => {
    const engine = new Engine(whiteout);
    for (let game = 0; game < 20; game++) {
      const { world } = engine.begin({ seats: 3 }, seed(game));
      const quick = engine.clone(world);
      for (let n = game; !world.over; n += 7) engine.apply(world, pick(engine.choices(world), n));
      let n = game - 7;
      engine.playOut(quick, (choices) => {
        n += 7;
        return pick(choices, n);
      });
      expect(engine.canonical(quick)).toBe(engine.canonical(world));
    }
  });

  test('does nothing to a game that is over', () => {
    const engine = new Engine(whiteout);
    const { world } = engine.begin({}, seed(1));
    engine.playOut(world, (choices) => pick(choices, 0));
    const end = engine.canonical(world);
    engine.playOut(world, () => {
      throw new Error('nobody should be asked');
    });
    expect(engine.canonical(world)).toBe(end);
  });
});
