import { applyAll } from './answer.ts';
import type { Engine } from './engine.ts';
import type { ChoiceOf, EventOf, GameTypes } from './words.ts';
import type { World } from './world.ts';

/** What a game is folded from: the truth, of which every world is a cache. */
export interface Opening {
  readonly config: unknown;
  readonly seed: string;
}

/** An entry of the list: a decision, in one choice or several, or a new key for chance. */
export type Entry<T extends GameTypes> =
  | {
      readonly choice: ChoiceOf<T>;
      /** The rest of an answer that was given as a list. */
      readonly also?: readonly ChoiceOf<T>[];
    }
  | { readonly rekey: string };

/** A log that these rules do not accept, with the place where it stops fitting. */
export class FoldError extends Error {
  override name = 'FoldError';
  readonly at: number;

  constructor(at: number, reason: string) {
    super(`entry ${at + 1} of the log does not fit these rules: ${reason}`);
    this.at = at;
  }
}

/** state = fold(rules, setup(config, seed), decisions). */
export function fold<T extends GameTypes>(
  engine: Engine<T>,
  opening: Opening,
  entries: readonly Entry<T>[],
  each?: (world: World<T>, events: readonly EventOf<T>[], at: number) => void,
): World<T> {
  const { world, events } = engine.begin(opening.config, opening.seed);
  each?.(world, events, -1);
  return foldOn(engine, world, entries, each);
}

/** Goes on folding from a world, which is changed. */
export function foldOn<T extends GameTypes>(
  engine: Engine<T>,
  world: World<T>,
  entries: readonly Entry<T>[],
  each?: (world: World<T>, events: readonly EventOf<T>[], at: number) => void,
): World<T> {
  entries.forEach((entry, at) => {
    if ('rekey' in entry) {
      engine.rekey(world, entry.rekey);
      return;
    }
    if (entry.also) {
      const answered = applyAll(engine, world, [entry.choice, ...entry.also], {
        events: each !== undefined,
      });
      if ('why' in answered)
        throw new FoldError(at, `choice ${answered.at + 1} of the list is not to be had there`);
      each?.(world, answered.outcome.events, at);
      return;
    }
    const taken = engine.take(world, entry.choice, { events: each !== undefined });
    if (taken === null) throw new FoldError(at, engine.refusalOf(world, entry.choice).reason);
    each?.(world, taken.outcome.events, at);
  });
  return world;
}
