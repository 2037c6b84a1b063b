import { Engine, type World } from '@incognita/kernel';
import { type Whiteout, whiteout } from '@incognita/whiteout';
import { Dice } from '../dice.ts';
import type { Bench } from '../line.ts';
import { perSecond } from '../measure.ts';

const POSITIONS = 200;

/** Positions from all over some games, so that no clone is measured on one lucky shape. */
function positions(engine: Engine<Whiteout>): World<Whiteout>[] {
  const held: World<Whiteout>[] = [];
  const dice = new Dice(1);
  for (let game = 1; held.length < POSITIONS; game++) {
    const { world } = engine.begin({ seats: 3 }, game.toString(16).padStart(64, '0'));
    engine.playOut(world, (choices) => {
      if (dice.below(20) === 0) held.push(engine.clone(world));
      return choices[dice.below(choices.length)] as (typeof choices)[number];
    });
  }
  return held;
}

function perSecondBy(copy: (engine: Engine<Whiteout>, world: World<Whiteout>) => unknown): number {
  const engine = new Engine(whiteout);
  const worlds = positions(engine);
  let kept: unknown = null;
  const value = perSecond(() => {
    for (const world of worlds) kept = copy(engine, world);
    return worlds.length;
  });
  // Whatever is never looked at might not be made at all.
  if (kept === null) throw new Error('nothing was cloned');
  return value;
}

export const clone: Bench = {
  lines: [
    {
      name: 'kernel/clone',
      unit: 'clones/s',
      about:
        'whole positions of Whiteout (state, frames, chance), by the generated clone; against structuredClone',
      ours: 'generated clone',
      baseline: 'structuredClone',
    },
  ],
  variants: {
    'generated clone': { measure: () => perSecondBy((engine, world) => engine.clone(world)) },
    structuredClone: { measure: () => perSecondBy((_engine, world) => structuredClone(world)) },
  },
};
