import { type AnyGame, anyGame } from '@incognita/kernel';

/**
 * How to fetch a game's rules. Apart from the shelf, so that the worker that plays local games
 * does not carry the boards along.
 */
export const RULES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  auztralia: async () => anyGame((await import('@incognita/auztralia')).auztralia),
  'northwest-passage': async () =>
    anyGame((await import('@incognita/northwest-passage')).northwestPassage),
  whiteout: async () => anyGame((await import('@incognita/whiteout')).whiteout),
};

/** Rejects for a game that is not ready. */
export const rulesOf = (id: string): Promise<AnyGame> =>
  RULES[id]?.() ?? Promise.reject(new Error(`there is no game called "${id}" on the shelf`));
