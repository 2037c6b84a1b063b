import { auztralia } from '@incognita/auztralia';
import { type AnyGame, anyGame } from '@incognita/kernel';
import { northwestPassage } from '@incognita/northwest-passage';
import { whiteout } from '@incognita/whiteout';

/** Every game that tables can be opened for. */
export const GAMES: readonly AnyGame[] = [
  anyGame(auztralia),
  anyGame(northwestPassage),
  anyGame(whiteout),
];
