import { Engine } from './engine.ts';
import type { Game } from './game.ts';
import type { Json } from './json.ts';
import type { GameTypes } from './words.ts';

/** The engines on the content that ships; what they work out of it is the same for every table. */
const shipped = new WeakMap<object, unknown>();

/**
 * The engine of a table: the rules on the content that ships with the game, or with what the table
 * writes out instead. Everything that opens, goes on with, folds or reviews a table gets it here.
 * Throws a sentence where the overrides are none of this game's.
 */
export function engineOf<T extends GameTypes>(
  game: Game<T>,
  overrides: Json | null = null,
): Engine<T> {
  if (overrides !== null) return new Engine(game, game.arrange.content(game.content, overrides));
  // A game is only ever the key of its own engine.
  const known = shipped.get(game) as Engine<T> | undefined;
  if (known) return known;
  const made = new Engine(game);
  shipped.set(game, made);
  return made;
}
