import { allRules, PLAYABLE } from '@incognita/catalogue';
import type { AnyGame } from '@incognita/kernel';
import { listed, Trouble } from './trouble.ts';

/** Every game that can be played; the folder of a game is called as its id. */
export const GAMES: readonly AnyGame[] = await allRules();

/** Games whose rules are all told, tested and coded: `lab rules` fails as soon as one is not. */
export const FINISHED: readonly string[] = PLAYABLE.filter(({ finished }) => finished).map(
  ({ id }) => id,
);

export function gameNamed(id: string): AnyGame {
  const game = GAMES.find((held) => held.id === id);
  if (game) return game;
  const names = listed(GAMES.map((held) => held.id));
  throw new Trouble(
    `there is no game called "${id}"; there ${GAMES.length > 1 ? 'are' : 'is'} ${names}`,
  );
}
