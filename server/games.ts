import { auztralia } from '@incognita/auztralia';
import { type AnyGame, anyGame } from '@incognita/kernel';
import { whiteout } from '@incognita/whiteout';

/** Every game that tables can be opened for. */
export const GAMES: readonly AnyGame[] = [anyGame(auztralia), anyGame(whiteout)];
