import type { Unit } from './types.ts';

/** AUZ-UNIT-01; `capacity` is AUZ-CMB-13. */
export const units: readonly Unit[] = [
  { type: 'infantry', count: 10, cost: 1, range: 1, capacity: 2, countsForTime: true },
  { type: 'car', count: 5, cost: 3, range: 2, capacity: 2, countsForTime: true },
  { type: 'artillery', count: 3, cost: 5, range: 1, capacity: 2, countsForTime: true },
  { type: 'airship', count: 3, cost: 4, range: 4, capacity: 2, countsForTime: false },
  { type: 'train', count: 4, cost: 4, range: 0, capacity: 3, countsForTime: false },
];
