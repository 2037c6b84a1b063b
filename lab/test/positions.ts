import { randomOf } from '@incognita/bots';
import {
  type AnyTypes,
  Chance,
  deriveKey,
  type Engine,
  newChance,
  type World,
} from '@incognita/kernel';

/** Where a position is found: a game that is played at random up to a decision. */
export interface Pin {
  readonly game: string;
  readonly mode: string;
  readonly seed: string;
  /** After so many decisions, the first question with something to choose. */
  readonly after: number;
}

export const chanceOf = (seed: string, whom: string): Chance =>
  new Chance(newChance(deriveKey(deriveKey('0'.repeat(64), seed), whom)));

/** The position of a pin. */
export function positionOf(engine: Engine<AnyTypes>, pin: Pin): World<AnyTypes> {
  const { mode, seed, after } = pin;
  const { world } = engine.begin(engine.game.modes[mode], deriveKey('0'.repeat(64), seed));
  const chance = chanceOf(seed, 'the way there');
  while (world.taken < after || engine.choices(world).length < 2) {
    if (world.over) throw new Error(`the game of seed ${seed} ends before decision ${after}`);
    engine.apply(world, randomOf(engine.choices(world), chance));
  }
  return world;
}
