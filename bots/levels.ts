import type { Bot } from './bot.ts';
import { greedyWith } from './greedy.ts';
import { glancing, rolloutWith } from './rollout.ts';

/** The four whom one can play against, the weakest first. docs/bots.md tells how strong they are. */
export const LEVELS: readonly Bot[] = [
  glancing(6, 'pip'),
  greedyWith({}, 'nell'),
  rolloutWith(
    { plans: 160, finalists: 6, rollouts: 24, horizon: 0, ways: 1, weights: 'best' },
    'ives',
  ),
  rolloutWith(
    { plans: 240, finalists: 8, rollouts: 64, horizon: 4, ways: 8, weights: 'best' },
    'meridian',
  ),
];

/** Thinks the least of those who plan: who tunes weights plays many games. */
export const scout: Bot = rolloutWith(
  { plans: 24, finalists: 4, rollouts: 0, horizon: 0, ways: 1, weights: 'best' },
  'scout',
);
