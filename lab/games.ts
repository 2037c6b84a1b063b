import { auztralia } from '@incognita/auztralia';
import { type AnyGame, anyGame } from '@incognita/kernel';
import { northwestPassage } from '@incognita/northwest-passage';
import { whiteout } from '@incognita/whiteout';
import { listed, Trouble } from './trouble.ts';

/** Every game that can be played; the folder of a game is called as its id. */
export const GAMES: readonly AnyGame[] = [
  anyGame(whiteout),
  anyGame(auztralia),
  anyGame(northwestPassage),
];

/** Games whose rules are all told, tested and coded: `lab rules` fails as soon as one is not. */
export const FINISHED: readonly string[] = ['whiteout', 'auztralia', 'northwest-passage'];

export function gameNamed(id: string): AnyGame {
  const game = GAMES.find((held) => held.id === id);
  if (game) return game;
  const names = listed(GAMES.map((held) => held.id));
  throw new Trouble(
    `there is no game called "${id}"; there ${GAMES.length > 1 ? 'are' : 'is'} ${names}`,
  );
}
