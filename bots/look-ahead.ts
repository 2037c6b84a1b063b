import {
  type Chance,
  type ChoiceOf,
  copyJson,
  type Engine,
  type GameTypes,
  type Span,
  sameJson,
  type Weights,
  type World,
} from '@incognita/kernel';
import { freshSalt } from './bot.ts';
import type { Effort } from './effort.ts';

/** The action that a seat is in the middle of when it is asked something. */
export interface Action {
  readonly seat: number;
  /** The steps under way, down to the one that asks. */
  readonly frames: World<GameTypes>['frames'];
}

export function actionOf<T extends GameTypes>(world: World<T>, seat: number): Action {
  return { seat, frames: copyJson(world.frames) };
}

/**
 * Whether the action has come to its end. A turn that ended says so, and rules that mark their
 * actions; without such marks it is guessed: the game is over, somebody else is asked, or the rules have come back to where the seat
 * was asked, or to a caller of that. A step that asks again because it wants more (another unit,
 * another Farm) remembers what it has, so it is not back yet.
 */
export function isDone<T extends GameTypes>(
  engine: Engine<T>,
  world: World<T>,
  action: Action,
  ended: readonly Span[],
): boolean {
  if (world.over) return true;
  if (ended.includes('turn')) return true;
  if (engine.spans.has('action')) return ended.includes('action');
  const [now, then] = [world.frames, action.frames];
  if (now.length < then.length) return true;
  if (now.length === then.length && now.at(-1)?.step === then.at(-1)?.step && sameJson(now, then))
    return true;
  return engine.seatAsked(world) !== action.seat;
}

/** How many answers to a question further on are looked at. */
const GLANCES = 3;

/** What it is worth to have won, on top of what the game's evaluation makes of the end. */
const VICTORY = 20;

export function worth<T extends GameTypes>(
  engine: Engine<T>,
  world: World<T>,
  seat: number,
  weights: Weights,
): number {
  const value = engine.evaluate(world, seat, weights);
  const side = engine.result(world)?.sides.find((held) => held.seat === seat);
  if (!side) return value;
  return value + (side.won ? VICTORY : -VICTORY);
}

/** Carries one action of one seat to its end, in as many worlds as it is asked to. */
export class LookAhead<T extends GameTypes> {
  /** How many positions were looked at. */
  tried = 0;
  /** Whether some choices on the way looked alike. */
  #guessed = false;
  readonly #engine: Engine<T>;
  readonly #action: Action;
  readonly #effort: Effort;
  readonly #weights: Weights;
  readonly #chance: Chance;

  constructor(engine: Engine<T>, action: Action, effort: Effort, weights: Weights, chance: Chance) {
    this.#engine = engine;
    this.#action = action;
    this.#effort = effort;
    this.#weights = weights;
    this.#chance = chance;
  }

  /**
   * What a choice is worth in one world, when the action it belongs to is carried to its end. Where
   * the way there was a guess, some more ways are tried and the best one counts.
   */
  value(start: World<T>, choice: ChoiceOf<T>): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let way = 0; way < this.#effort.ways; way++) {
      this.#guessed = false;
      const after = this.#after(start, choice);
      best = Math.max(best, this.#finish(after.world, after.done));
      if (!this.#guessed) break;
    }
    return best;
  }

  #worth(world: World<T>): number {
    return worth(this.#engine, world, this.#action.seat, this.#weights);
  }

  /** Plays the action to its end, in place, at each decision what looks best at once. */
  #finish(world: World<T>, over: boolean): number {
    let done = over;
    for (let i = 0; i < this.#effort.follow && !done; i++) {
      const next = this.#next(world);
      if (!next) break;
      done = this.#apply(world, next);
    }
    return this.#worth(world);
  }

  /** What is chosen next: by somebody else, only a pass is taken for granted. */
  #next(world: World<T>): ChoiceOf<T> | undefined {
    if (this.#engine.seatAsked(world) !== this.#action.seat)
      return this.#engine.windowAsked(world)?.pass;
    return this.#engine.choices(world)[this.#pick(world)];
  }

  /**
   * The place of what looks best at once, among some of the choices. It is found in another world
   * that looks the same: whoever decides does not know which card comes.
   */
  #pick(world: World<T>): number {
    const { seat } = this.#action;
    const places = this.#engine.choices(world).map((_choice, at) => at);
    const some = sample(places, this.#effort.branches, this.#chance);
    if (some.length < 2) return some[0] ?? 0;
    const other = this.#engine.resample(world, seat, freshSalt(this.#chance));
    const list = this.#engine.choices(other);
    const values = some.map((at) => {
      const choice = list[at];
      return choice ? this.#glance(other, choice) : Number.NEGATIVE_INFINITY;
    });
    const best = bestOf(values, this.#chance);
    if (values.some((value, i) => i !== best && value === values[best])) this.#guessed = true;
    return some[best] ?? 0;
  }

  /** What a choice looks like at once; where it leads on to another question, after that. */
  #glance(world: World<T>, choice: ChoiceOf<T>): number {
    const { seat } = this.#action;
    const { world: after, done } = this.#after(world, choice);
    const deeper = after.frames.length > world.frames.length;
    if (!deeper || done || this.#engine.seatAsked(after) !== seat) return this.#worth(after);
    const next = sample(this.#engine.choices(after), GLANCES, this.#chance);
    const values = next.map((held) => this.#worth(this.#after(after, held).world));
    return Math.max(...values);
  }

  #after(world: World<T>, choice: ChoiceOf<T>): { world: World<T>; done: boolean } {
    this.tried++;
    const after = this.#engine.clone(world);
    return { world: after, done: this.#apply(after, choice) };
  }

  /** Takes a choice in place. Answers whether the action has come to its end with it. */
  #apply(world: World<T>, choice: ChoiceOf<T>): boolean {
    const { ended } = this.#engine.apply(world, choice);
    return isDone(this.#engine, world, this.#action, ended);
  }
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
