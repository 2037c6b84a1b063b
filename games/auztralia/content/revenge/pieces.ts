import type { OldOnesPlayer, RevengePieces } from './types.ts';

export const pieces: RevengePieces = {
  // REV-CONTENT-25; the Sanity of each side is ours.
  ports: {
    count: 4,
    sides: [
      { strength: 4, sanity: 2 },
      { strength: 2, sanity: 1 },
    ],
    turnsAt: 2,
  },
  // REV-CONTENT-26.
  outposts: { perColour: 2, cost: 2, range: 0, capacity: 2, relief: 3 },
  // REV-CONTENT-27.
  spawnTiles: { count: 26, vp: 1, dangerous: 1, capacity: { normal: 2, dangerous: 3 } },
  summaryCards: { oldOnes: 1, human: 4 },
};

export const oldOnesPlayer: OldOnesPlayer = {
  // REV-SETUP-14, REV-SETUP-15.
  hand: 3,
  // REV-PLACE-03: so level 1 comes first.
  tiles: { 1: 9, 2: 6, 3: 4 },
  actionTime: 1,
  movementCards: 4,
  summon: { draw: 3, keep: 1 },
};
