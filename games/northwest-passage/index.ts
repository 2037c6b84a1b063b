import type { Game } from '@incognita/kernel';
import { arrange } from './arrange.ts';
import { evaluate } from './bot/evaluate.ts';
import { config, modes } from './config.ts';
import { standardContent } from './content/index.ts';
import { describe } from './describe.ts';
import { pools } from './pools.ts';
import { chartOf } from './rules/chart.ts';
import { invariants } from './rules/invariants.ts';
import { type Northwest, rules } from './rules/kit.ts';
import { result } from './rules/scoring.ts';
import { play } from './rules/season.ts';
import { blank } from './rules/setup.ts';
import { cloneState } from './rules/state.clone.ts';
import { stateSchema } from './rules/state.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { type View, view } from './view.ts';

export const northwestPassage: Game<Northwest> = {
  id: 'northwest-passage',
  version: 1,
  config,
  modes,
  content: standardContent,
  index: chartOf,
  state: { schema: stateSchema, clone: cloneState },
  rules,
  blank,
  main: play,
  view,
  pools,
  result,
  invariants,
  text: { en, fr },
  evaluate,
  describe,
  arrange,
};

export { type Placement, placements } from './rules/placement.ts';
export { routeStaysOpen } from './rules/sea-route.ts';
export { lookAlike } from './rules/shapes.ts';
export type { Northwest, View };
