import type { Engine } from './engine.ts';
import { sameChoice } from './json.ts';
import type { ChoiceOf, EventOf, GameTypes } from './words.ts';
import type { World } from './world.ts';

/** What a game is folded from: the truth, of which every world is a cache. */
export interface Opening {
  readonly config: unknown;
  readonly seed: string;
}

/** An entry of the list: a decision, or a new key for chance. */
export type Entry<T extends GameTypes> =
  | { readonly choice: ChoiceOf<T> }
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
    const choice = engine.choices(world).find((held) => sameChoice(held, entry.choice));
    if (!choice) throw new FoldError(at, engine.refusalOf(world, entry.choice).reason);
    const outcome = engine.apply(world, choice, { events: each !== undefined });
    each?.(world, outcome.events, at);
  });
  return world;
}
