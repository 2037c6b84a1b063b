import {
  type Chance,
  type ChoiceOf,
  type Engine,
  type GameTypes,
  sameChoice,
  type Weights,
  type World,
} from '@incognita/kernel';
import { isDone, worth } from './look-ahead.ts';
import { randomOf } from './random.ts';

/** What a seat chooses from one question to the end of an action, and where that leads. */
export interface Plan<T extends GameTypes> {
  readonly choices: readonly ChoiceOf<T>[];
  readonly world: World<T>;
  /** By the evaluation, at its end, for the seat whose action it is. */
  readonly worth: number;
}

/** No action of any game asks that often; one that does is left where it is. */
const LONGEST = 40;

/** Plays whole actions in imagined worlds. */
export class Actions<T extends GameTypes> {
  readonly engine: Engine<T>;
  readonly #weights: Weights;
  readonly #chance: Chance;

  constructor(engine: Engine<T>, weights: Weights, chance: Chance) {
    this.engine = engine;
    this.#weights = weights;
    this.#chance = chance;
  }

  /**
   * The action that whoever is asked has begun, carried to its end in a clone: as planned as long as
   * that is possible, then at random.
   */
  play(start: World<T>, planned: readonly ChoiceOf<T>[]): Plan<T> {
    const { engine } = this;
    const seat = engine.seatAsked(start) ?? 0;
    const action = { seat, frames: start.frames };
    const world = engine.clone(start);
    const choices: ChoiceOf<T>[] = [];
    let asPlanned = true;
    for (let done = world.over; !done && choices.length < LONGEST; ) {
      const asked = engine.seatAsked(world);
      const own = asked === seat;
      const wanted = own && asPlanned ? planned[choices.length] : undefined;
      const list = engine.choices(world);
      const found = wanted && list.find((held) => sameChoice(held, wanted));
      if (own && !found) asPlanned = false;
      const pass = own ? undefined : engine.windowAsked(world)?.pass;
      const choice = found ?? pass ?? randomOf(list, this.#chance);
      if (own) choices.push(choice);
      const { ended } = engine.apply(world, choice);
      done = isDone(engine, world, action, ended);
    }
    return { choices, world, worth: this.worth(world, seat) };
  }

  /** The best of some random plans for the action that is under way. */
  best(start: World<T>, plans: number, planned: readonly ChoiceOf<T>[] = []): Plan<T> {
    let best = this.play(start, planned);
    for (let i = 1; i < plans; i++) {
      const other = this.play(start, planned);
      if (other.worth > best.worth) best = other;
    }
    return best;
  }

  /** What a world is worth to a seat after so many actions more, of whoever is asked. */
  ahead(start: World<T>, seat: number, actions: number, plans: number): number {
    let world = start;
    for (let i = 0; i < actions && !world.over; i++) world = this.best(world, plans).world;
    return this.worth(world, seat);
  }

  worth(world: World<T>, seat: number): number {
    return worth(this.engine, world, seat, this.#weights);
  }
}
