import type { Chance, Engine, GameTypes, World } from '@incognita/kernel';
import type { Effort } from './effort.ts';

/** The action that a seat is in the middle of when it is asked something. */
export interface Action {
  readonly seat: number;
  readonly step: string;
  readonly depth: number;
}

export function actionOf<T extends GameTypes>(world: World<T>, seat: number): Action {
  return { seat, step: world.frames.at(-1)?.step ?? '', depth: world.frames.length };
}

/**
 * Whether the action has come to its end: the game is over, somebody else is asked, or the rules
 * have come back to where the seat was asked, or to a caller of that.
 */
export function isDone<T extends GameTypes>(
  engine: Engine<T>,
  world: World<T>,
  action: Action,
): boolean {
  const { length } = world.frames;
  if (world.over || length < action.depth) return true;
  if (length === action.depth && world.frames.at(-1)?.step === action.step) return true;
  return engine.seatAsked(world) !== action.seat;
}

/** To win or to lose outweighs whatever a game's evaluation can add up to. */
const VICTORY = 1e6;

export function worth<T extends GameTypes>(
  engine: Engine<T>,
  world: World<T>,
  seat: number,
): number {
  const value = engine.evaluate(world, seat);
  const side = engine.result(world)?.sides.find((held) => held.seat === seat);
  if (!side) return value;
  return value + (side.won ? VICTORY : -VICTORY);
}

/** Plays an action to its end, at each decision what looks best at once, and says what came of it. */
export function finish<T extends GameTypes>(
  engine: Engine<T>,
  start: World<T>,
  action: Action,
  effort: Effort,
  chance: Chance,
): number {
  let world = start;
  for (let i = 0; i < effort.follow && !isDone(engine, world, action); i++) {
    const futures = sample(engine.choices(world), effort.branches, chance).map((choice) => {
      const after = engine.clone(world);
      engine.apply(after, choice);
      return after;
    });
    const values = futures.map((after) => worth(engine, after, action.seat));
    const next = futures[bestOf(values, chance)];
    if (!next) break;
    world = next;
  }
  return worth(engine, world, action.seat);
}

/** The place of the highest value; among equals chance decides. */
export function bestOf(values: readonly number[], chance: Chance): number {
  let best = -1;
  let equals = 0;
  values.forEach((value, at) => {
    const held = values[best];
    if (held === undefined || value > held) {
      best = at;
      equals = 1;
    } else if (value === held) {
      equals++;
      if (chance.below(equals) === 0) best = at;
    }
  });
  return best;
}

/** Some of a list: all of a short one, a few at random of a long one. */
function sample<V>(list: readonly V[], count: number, chance: Chance): readonly V[] {
  if (list.length <= count) return list;
  const rest = [...list];
  const drawn: V[] = [];
  while (drawn.length < count) drawn.push(...rest.splice(chance.below(rest.length), 1));
  return drawn;
}
