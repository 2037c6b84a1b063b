import { Chance, deriveKey, isKey, newChance } from '@incognita/kernel';

/** A key from whatever a person typed: 64 hexadecimal digits stand for themselves. */
export const seedFrom = (text: string): string =>
  isKey(text) ? text : deriveKey('0'.repeat(64), text);

/** The seed of a game in a series. The first one has the seed of the series, to play it again. */
export const seedOfGame = (seed: string, index: number): string =>
  index === 0 ? seed : deriveKey(seed, `game ${index}`);

/** Chance for whoever plays: it comes from the game's seed, but tells nothing about it. */
export const chanceBeside = (seed: string, whom: string): Chance =>
  new Chance(newChance(deriveKey(seed, `beside the game: ${whom}`)));
