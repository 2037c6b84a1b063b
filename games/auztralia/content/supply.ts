import type { Supply } from './types.ts';

export const supply: Supply = {
  // AUZ-SETUP-02.
  perColour: {
    ports: 1,
    cubes: 20,
    discs: 3,
    spareDiscs: 2,
    tracks: 20,
    farms: { corn: 7, sheep: 7, cattle: 7 },
  },
  // AUZ-SETUP-06.
  goods: { coal: 50, iron: 50, gold: 50, phosphate: 7 },
  piecesPerSymbol: { coal: 3, iron: 3, gold: 3, phosphate: 1 },
  // AUZ-SETUP-05.
  sanityPerPlayer: 3,
  sanityTokens: 13,
  purpleCubes: 10,
  personalityDisplay: 5,
  revelationsPerLevel: 5,
  vpTokens: [
    { value: 1, count: 8 },
    { value: 3, count: 5 },
    { value: 5, count: 4 },
  ],
};
