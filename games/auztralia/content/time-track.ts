import type { TimeTrack } from './types.ts';

export const timeTrack: TimeTrack = {
  firstSpace: 0,
  lastSpace: 55,
  // AUZ-SOLO-02, and AUZ-RULING-60: ours for two players and more.
  starts: { 1: 1, 2: 3, 3: 5, 4: 7 },
  coopShift: 4,
  // AUZ-OO-04: 31 activations from here to the end, 15 of them on an illuminated space.
  purpleStart: 22,
  end: 53,
  illuminated: [23, 25, 27, 29, 31, 33, 35, 37, 39, 41, 43, 45, 47, 49, 51],
};
