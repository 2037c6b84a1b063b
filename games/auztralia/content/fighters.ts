import type { FightingType } from './types.ts';

/** Old Ones that fight, in the order of the rows on a card. */
export const FIGHTERS: readonly FightingType[] = [
  'cthulhu',
  'shoggoth',
  'migo',
  'zombie',
  'loyalist',
  'temple',
];
