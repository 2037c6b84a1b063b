import type { Game } from '@incognita/kernel';
import { evaluation } from './bot/evaluate.ts';
import { describe } from './describe.ts';
import { face } from './face.ts';
import { pools } from './pools.ts';
import { invariants } from './rules/invariants.ts';
import { type Northwest, rules } from './rules/kit.ts';
import { result } from './rules/scoring.ts';
import { play } from './rules/season.ts';
import { blank } from './rules/setup.ts';
import { cloneState } from './rules/state.clone.ts';
import { stateSchema } from './rules/state.ts';
import { scenario } from './scenario.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { type View, view } from './view.ts';

export const northwestPassage: Game<Northwest> = {
  ...face,
  state: { schema: stateSchema, clone: cloneState },
  rules,
  blank,
  main: play,
  view,
  pools,
  result,
  invariants,
  text: { en, fr },
  evaluation,
  describe,
  arrange: scenario,
};

export { type Placement, placements } from './rules/placement.ts';
export { routeStaysOpen } from './rules/sea-route.ts';
export { lookAlike } from './rules/shapes.ts';
export type { Northwest, View };
