import type { SpawnTokens } from './types.ts';

export const spawnTokens: SpawnTokens = {
  numbered: { 2: 1, 3: 2, 4: 3, 5: 4, 6: 5, 8: 5, 9: 4, 10: 3, 11: 2, 12: 1 },
  sanctuary: 5,
  ambush: 5,
};
