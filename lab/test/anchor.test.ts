import { greedy, worldsOf } from '@incognita/bots';
import { engineOf } from '@incognita/kernel';
import { describe, expect, it } from 'vitest';
import { gameNamed } from '../games.ts';
import pins from './fixtures/anchor.json' with { type: 'json' };
import { chanceOf, positionOf } from './positions.ts';

const games = ['auztralia', 'northwest-passage'].map(gameNamed);

/** Every published strength is measured against greedy: if it changes, they mean nothing any more. */
describe('greedy, the anchor of every ladder', () => {
  it('is pinned in 50 positions', () => {
    expect(pins.length).toBe(50);
  });

  for (const game of games)
    for (const mode of new Set(pins.filter((pin) => pin.game === game.id).map((pin) => pin.mode)))
      it(`judges and chooses as on the day it was frozen: ${game.id}, ${mode}`, () => {
        const engine = engineOf(game);
        for (const pin of pins.filter((held) => held.game === game.id && held.mode === mode)) {
          const world = positionOf(engine, pin);
          const seat = engine.seatAsked(world) ?? 0;
          const anchor = game.evaluation.anchor(world.config);
          expect(engine.evaluate(world, seat, anchor)).toBeCloseTo(pin.worth, 9);
          const worlds = worldsOf(engine, world, seat);
          const choice = greedy.choose(engine, worlds, seat, chanceOf(pin.seed, 'anchor'));
          expect(choice).toEqual(pin.choice);
        }
      });
});
