import type { Chance, ChoiceOf, Engine, GameTypes, Weights } from '@incognita/kernel';
import { Actions } from './actions.ts';
import { type Bot, freshSalt, type Worlds } from './bot.ts';

/** How hard a bot thinks that plays on in its head. All of it is counted, nothing is timed. */
export interface Thought {
  /** Random plans by which the choices are sorted; each is tried twice in any case. */
  readonly plans: number;
  /** Choices that are compared by rollouts. */
  readonly finalists: number;
  /** Rollouts in all; each of them is a world that the seat may imagine. */
  readonly rollouts: number;
  /** Actions that a rollout goes on for, by whoever is asked, after the one that is planned. */
  readonly horizon: number;
  /** Among how many random plans everybody picks in a rollout. */
  readonly ways: number;
  /** Whose weights the evaluation takes. */
  readonly weights: 'best' | 'anchor';
}

/** A choice, with the best plan for the whole action that was found for it. */
interface Candidate<T extends GameTypes> {
  readonly at: number;
  plan: readonly ChoiceOf<T>[];
  worth: number;
  rollouts: number;
}

/**
 * Finds a good plan for each choice by trying many at random, and compares the best of them by
 * rollouts: the plan, some more actions of everybody, then the evaluation. All plans meet the same
 * imagined worlds, so that luck is the same for all; after each round the better half goes on.
 */
export function rolloutWith(thought: Thought, name: string): Bot {
  return {
    name,
    choose(engine, worlds, seat, chance) {
      const first = worlds(freshSalt(chance));
      const choices = engine.choices(first);
      const [only] = choices;
      if (only === undefined) throw new RangeError('there is nothing to choose from');
      if (choices.length === 1) return only;
      const weights = weightsOf(engine, first.config, thought);
      const actions = new Actions(engine, weights, chance);
      const found = sorted(actions, worlds, choices, thought, chance);
      const best =
        thought.rollouts > 0 ? halved(actions, worlds, seat, found, thought, chance) : found[0];
      return choices[best?.at ?? 0] ?? only;
    },
  };
}

/** The best of a few random plans for the whole action: who thinks so is easily surprised. */
export function glancing(plans: number, name: string): Bot {
  return {
    name,
    choose(engine, worlds, _seat, chance) {
      const world = worlds(freshSalt(chance));
      const weights = weightsOf(engine, world.config, { weights: 'anchor' });
      const [choice] = new Actions(engine, weights, chance).best(world, plans).choices;
      if (choice === undefined) throw new RangeError('there is nothing to choose from');
      return choice;
    },
  };
}

function weightsOf<T extends GameTypes>(
  engine: Engine<T>,
  config: T['Config'],
  { weights }: Pick<Thought, 'weights'>,
): Weights {
  const { evaluation } = engine.game;
  return weights === 'best' ? evaluation.weights(config) : evaluation.anchor(config);
}

/** The choices by the best plan that was found for each; the better ones are tried more often. */
function sorted<T extends GameTypes>(
  actions: Actions<T>,
  worlds: Worlds<T>,
  choices: readonly ChoiceOf<T>[],
  { plans, finalists }: Thought,
  chance: Chance,
): Candidate<T>[] {
  const all: Candidate<T>[] = choices.map((choice, at) => ({
    at,
    plan: [choice],
    worth: 0,
    rollouts: 0,
  }));
  let running = all;
  let left = plans;
  for (let round = 1; left > 0; round++) {
    const world = worlds(freshSalt(chance));
    const list = actions.engine.choices(world);
    const each = Math.max(2, Math.floor(plans / ROUNDS / running.length));
    for (const candidate of running) {
      const choice = list[candidate.at];
      if (!choice)
        throw new Error(
          `a seat is offered ${choices.length} choices, and ${list.length} in a world that looks the same to it: the rules leak`,
        );
      const known = actions.play(world, candidate.plan);
      const other = actions.best(world, each - 1, [choice]);
      const better = known.worth > other.worth ? known : other;
      candidate.plan = better.choices;
      candidate.worth += (better.worth - candidate.worth) / round;
    }
    left -= each * running.length;
    const keep = Math.max(finalists, Math.ceil(running.length / 2));
    running = [...running].sort(byWorth).slice(0, keep);
  }
  return running.slice(0, finalists);
}

/** The plans are shared out over so many imagined worlds, if each choice gets one in all of them. */
const ROUNDS = 4;

const byWorth = (a: { readonly worth: number }, b: { readonly worth: number }): number =>
  b.worth - a.worth;

/** The candidate that does best in rollouts on common worlds. */
function halved<T extends GameTypes>(
  actions: Actions<T>,
  worlds: Worlds<T>,
  seat: number,
  candidates: Candidate<T>[],
  { rollouts, horizon, ways }: Thought,
  chance: Chance,
): Candidate<T> | undefined {
  let running = candidates;
  for (const candidate of running) candidate.worth = 0;
  const rounds = Math.max(1, Math.ceil(Math.log2(running.length)));
  for (let round = 0; round < rounds && running.length > 1; round++) {
    const each = Math.max(1, Math.floor(rollouts / rounds / running.length));
    for (let i = 0; i < each; i++) {
      const world = worlds(freshSalt(chance));
      for (const candidate of running) {
        const done = actions.best(world, 1, candidate.plan).world;
        const worth = actions.ahead(done, seat, horizon, ways);
        candidate.rollouts++;
        candidate.worth += (worth - candidate.worth) / candidate.rollouts;
      }
    }
    running = [...running].sort(byWorth).slice(0, Math.ceil(running.length / 2));
  }
  return running[0];
}
