import { allRules } from '@incognita/catalogue';
import type { AnyGame } from '@incognita/kernel';

/** Every game that tables can be opened for. */
export const GAMES: readonly AnyGame[] = await allRules();
