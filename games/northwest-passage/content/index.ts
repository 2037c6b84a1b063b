import { board } from './board.ts';
import { largeTiles } from './large-tiles.ts';
import { smallPiles } from './small-tiles.ts';
import { supply } from './supply.ts';
import type { NorthwestContent } from './types.ts';
import { voyageCards } from './voyage.ts';

export * from './types.ts';

export const standardContent: NorthwestContent = {
  board,
  large: largeTiles,
  small: smallPiles,
  voyage: voyageCards,
  ...supply,
};
