import { auztralia } from '@incognita/auztralia';
import { allConfigs, anyGame } from '@incognita/kernel';
import { expect, it } from 'vitest';
import { pairwiseConfigs } from '../pairwise.ts';

const game = anyGame(auztralia);
const pairs = (config: object): string[] => {
  const held = Object.entries(config);
  return held.flatMap(([a, x], i) => held.slice(i + 1).map(([b, y]) => `${a}=${x} ${b}=${y}`));
};

it('a few configs hold every pair of options that may be played together', () => {
  const chosen = pairwiseConfigs(game);
  const all = [...allConfigs(game.config)];
  const covered = new Set(chosen.flatMap(pairs));
  expect(all.flatMap(pairs).filter((pair) => !covered.has(pair))).toEqual([]);
  expect(chosen.length).toBeLessThan(all.length / 5);
  expect(all).toEqual(expect.arrayContaining(chosen));
});
