import { type Bot, freshSalt } from './bot.ts';
import { DEFAULT_EFFORT, type Effort } from './effort.ts';
import { actionOf, bestOf, LookAhead } from './look-ahead.ts';

/** So many choices stay in the running to the end. */
const FINALISTS = 4;

/**
 * One action ahead: whatever leads to the best position by the game's own evaluation, on average
 * over some imagined worlds. Games split an action into small decisions, and "pick the action"
 * alone changes nothing worth evaluating; so an action is followed to its end first. Every choice
 * is tried in one world, and the better half of a long list in one more, until the effort is spent.
 *
 * It is the anchor of every measurement of strength: with its own weights, and choices that are
 * pinned in 50 positions (lab/test/anchor.test.ts). What makes it better belongs in another bot.
 */
export function greedyWith(wanted: Partial<Effort>, name = 'greedy'): Bot {
  const effort = { ...DEFAULT_EFFORT, ...wanted };
  return {
    name,
    choose(engine, worlds, seat, chance) {
      const first = worlds(freshSalt(chance));
      const choices = engine.choices(first);
      const [only] = choices;
      if (only === undefined) throw new RangeError('there is nothing to choose from');
      if (choices.length === 1) return only;
      const weights = engine.game.evaluation.anchor(first.config);
      const action = actionOf(first, seat);
      const ahead = new LookAhead(engine, action, effort, weights, chance);
      const sums = choices.map(() => 0);
      let running = choices.map((_choice, at) => at);
      for (let round = 0; round < effort.worlds && ahead.tried < effort.tries; round++) {
        const world = round === 0 ? first : worlds(freshSalt(chance));
        const list = engine.choices(world);
        if (list.length !== choices.length)
          throw new Error(
            `"${action.frames.at(-1)?.step}" offers seat ${seat} ${choices.length} choices, and ${list.length} in a world that looks the same to it: the rules leak`,
          );
        for (const at of running) {
          const choice = list[at];
          if (choice) sums[at] = (sums[at] ?? 0) + ahead.value(world, choice);
        }
        running = betterHalf(running, sums);
      }
      const best = bestOf(
        running.map((at) => sums[at] ?? 0),
        chance,
      );
      return choices[running[best] ?? 0] ?? only;
    },
  };
}

export const greedy: Bot = greedyWith({});

function betterHalf(running: readonly number[], sums: readonly number[]): number[] {
  const keep = Math.max(FINALISTS, Math.ceil(running.length / 2));
  if (running.length <= keep) return [...running];
  return [...running].sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0)).slice(0, keep);
}
