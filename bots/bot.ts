import type { Chance, ChoiceOf, Engine, GameTypes, World } from '@incognita/kernel';

/**
 * Worlds that look like the table from one seat: another salt, another world. It is all that a bot
 * is ever given, so there is nothing to peek at.
 */
export type Worlds<T extends GameTypes> = (salt: string) => World<T>;

/** A player for any game. */
export interface Bot {
  readonly name: string;
  /** The choice of the seat that is asked. `chance` is the bot's own, never the game's. */
  choose<T extends GameTypes>(
    engine: Engine<T>,
    worlds: Worlds<T>,
    seat: number,
    chance: Chance,
  ): ChoiceOf<T>;
}

/** What `seat` can imagine the table to be. Whoever holds the real world makes this for its bots. */
export const worldsOf =
  <T extends GameTypes>(engine: Engine<T>, world: World<T>, seat: number): Worlds<T> =>
  (salt) =>
    engine.resample(world, seat, salt);

/** A world that nobody has imagined before in this game. */
export const freshSalt = (chance: Chance): string => `bot ${chance.below(0x1_0000_0000)}`;
