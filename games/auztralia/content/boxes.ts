import type { ActionBox } from './types.ts';

export const boxes: readonly ActionBox[] = [
  { id: 'rail-plain', tp: 2 },
  { id: 'rail-any', tp: 3 },
  { id: 'mine', tp: 1 },
  { id: 'recruit', tp: 1 },
  { id: 'buy', tp: 1 },
  { id: 'trade', tp: 1 },
  { id: 'farm', tp: null },
  { id: 'attack', tp: null },
  // AUZ-RETR-02 makes it 2 for a player without a cube in the HQ.
  { id: 'retrieve', tp: 1 },
];
