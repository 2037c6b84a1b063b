import type { RevengeLevel, RevengeMode } from './types.ts';

const NO_UNIT_VP = { infantry: 0, car: 0, artillery: 0, airship: 0, train: 0, outpost: 0 };

/** REV-SOLO-01: alone against the Solo Mythos, the base solo game with cards. */
const soloMythos = {
  humans: [1, 1],
  oldOnesSeat: false,
  spawnTiles: false,
  // REV-SOLO-03, REV-SOLO-08.
  revelations: true,
  // REV-SOLO-04.
  purpleStart: 22,
  startGoods: null,
  freeInfantry: 2,
  freePersonalities: 1,
  // REV-SOLO-18, REV-SOLO-19, REV-RULING-16, REV-RULING-53.
  vp: { unit: NO_UNIT_VP, port: 0, everyPort: false, blightedFarm: 1, faceDown: 2 },
  soloLevels: true,
  challenges: true,
  coop: 'no',
} as const;

/** The matrix of modes (REV-MODE-01). */
export const modes: readonly RevengeMode[] = [
  {
    id: 'old-ones-player',
    humans: [1, 4],
    oldOnesSeat: true,
    spawnTiles: true,
    revelations: false,
    mythos: { deck: 'mythos', perLevel: 0, turnedOn: 'never' },
    purpleStart: null,
    // REV-SETUP-03.
    startGoods: { coal: 3, iron: 3, gold: 6 },
    freeInfantry: 2,
    freePersonalities: 1,
    vp: {
      // REV-SCORE-01, REV-SCORE-02, and REV-SCORE-04: whatever eliminates them.
      unit: { infantry: 1, car: 1, artillery: 2, airship: 2, train: 2, outpost: 2 },
      port: 10,
      everyPort: true,
      // REV-SCORE-06.
      blightedFarm: 3,
      // REV-SCORE-07.
      faceDown: 1,
    },
    soloLevels: false,
    challenges: false,
    coop: 'unshifted',
  },
  { ...soloMythos, id: 'solo-15', mythos: { deck: 'solo', perLevel: 5, turnedOn: 'dark' } },
  // REV-SOLO-29.
  { ...soloMythos, id: 'solo-30', mythos: { deck: 'solo', perLevel: 10, turnedOn: 'every' } },
  {
    id: 'enhanced',
    humans: [2, 4],
    oldOnesSeat: false,
    // REV-VAR-01, REV-VAR-05.
    spawnTiles: false,
    revelations: true,
    mythos: { deck: 'solo', perLevel: 10, turnedOn: 'every' },
    // REV-VAR-04.
    purpleStart: 22,
    startGoods: { coal: 2, iron: 2, gold: 4 },
    freeInfantry: 2,
    freePersonalities: 1,
    // REV-VAR-11 to 13, REV-RULING-18.
    vp: { unit: NO_UNIT_VP, port: 10, everyPort: false, blightedFarm: 3, faceDown: 2 },
    soloLevels: false,
    challenges: true,
    coop: 'shifted',
  },
];

/** REV-DIFF-01 to REV-DIFF-05. Without Spawn tiles Heroic is Very Hard (REV-RULING-20). */
export const levels: readonly RevengeLevel[] = [
  { id: 'normal', ports: 4, refresh: true, spawnTilesFight: null },
  { id: 'hard', ports: 2, refresh: true, spawnTilesFight: null },
  { id: 'very-hard', ports: null, refresh: false, spawnTilesFight: null },
  { id: 'heroic', ports: null, refresh: false, spawnTilesFight: 'zombie' },
];
