import type { Chance, ChoiceOf, Engine, GameTypes, World } from '@incognita/kernel';
import { type Bot, freshSalt } from './bot.ts';
import { DEFAULT_EFFORT, type Effort, within } from './effort.ts';
import { type Action, actionOf, bestOf, finish, isDone, worth } from './look-ahead.ts';

/**
 * One decision ahead: whatever leads to the best position by the game's own evaluation, on average
 * over some imagined worlds. Games split an action into small decisions, and "pick the action"
 * alone changes nothing worth evaluating; so an action is followed to its end first.
 */
export function greedyWith(wanted: Partial<Effort>, name = 'greedy'): Bot {
  const full = { ...DEFAULT_EFFORT, ...wanted };
  return {
    name,
    choose(engine, worlds, seat, chance) {
      const first = worlds(freshSalt(chance));
      const choices = engine.choices(first);
      const [only] = choices;
      if (only === undefined) throw new RangeError('there is nothing to choose from');
      if (choices.length === 1) return only;
      const action = actionOf(first, seat);
      const effort = within(full, choices.length);
      const sums = choices.map(() => 0);
      for (let i = 0; i < effort.worlds; i++) {
        const world = i === 0 ? first : worlds(freshSalt(chance));
        const list = engine.choices(world);
        if (list.length !== choices.length)
          throw new Error(
            `"${action.step}" offers seat ${seat} ${choices.length} choices, and ${list.length} in a world that looks the same to it: the rules leak`,
          );
        list.forEach((choice, at) => {
          sums[at] = (sums[at] ?? 0) + valueIn(engine, world, choice, action, effort, chance);
        });
      }
      return choices[bestOf(sums, chance)] ?? only;
    },
  };
}

export const greedy: Bot = greedyWith({});

/** What a choice is worth in one world, when the action it belongs to is carried to its end. */
function valueIn<T extends GameTypes>(
  engine: Engine<T>,
  world: World<T>,
  choice: ChoiceOf<T>,
  action: Action,
  effort: Effort,
  chance: Chance,
): number {
  const after = engine.clone(world);
  engine.apply(after, choice);
  if (isDone(engine, after, action)) return worth(engine, after, action.seat);
  let best = Number.NEGATIVE_INFINITY;
  for (let way = 0; way < effort.ways; way++)
    best = Math.max(best, finish(engine, after, action, effort, chance));
  return best;
}
