import type { NorthwestContent } from './types.ts';

/** Counts, prices and tables: everything on the boards that is not the map. */
export const supply: Omit<NorthwestContent, 'board' | 'large' | 'small' | 'voyage'> = {
  tokens: { cairn: 9, franklin: 10, inuit: 9, cartography: 20, strait: 12 },
  pawns: 7,
  costs: {
    draw: 1,
    refresh: 2,
    place: 1,
    move: 1,
    transfer: 1,
    explore: 3,
    discover: 2,
    tuunbaq: 1,
  },
  prestige: {
    2: { passage: [10, 3], greenland: [6] },
    3: { passage: [13, 7, 3], greenland: [7, 3] },
    4: { passage: [15, 10, 6, 3], greenland: [10, 6, 3] },
  },
  islands: [1, 2, 3, 4, 5, 6],
  majorities: { franklin: [13, 7, 4], strait: [11, 5, 2], cartography: [9, 5, 2] },
  series: 6,
  penalties: { pawn: 2, ship: 2, sledOfExpedition: 2 },
  displays: { standard: 4, large: 3 },
  expeditions: {
    solo: {
      supplies: 15,
      prestige: { passage: [15], greenland: [10] },
      franklin: 10,
      target: 40,
    },
    coop: {
      supplies: 12,
      prestige: { passage: [15, 10], greenland: [10, 6] },
      franklin: 15,
      target: 60,
    },
  },
  provisions: 30,
  moraleOfPassage: 3,
  turnsPerSeason: 4,
  franklinTrack: {
    last: 10,
    icons: [
      { step: 3, food: 1, morale: 0 },
      { step: 4, food: 0, morale: 1 },
      { step: 6, food: 1, morale: 0 },
      { step: 7, food: 0, morale: 1 },
      { step: 9, food: 1, morale: 1 },
    ],
  },
};
