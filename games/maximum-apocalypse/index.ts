import type { Game } from '@incognita/kernel';
import { evaluation } from './bot/evaluate.ts';
import { describe } from './describe.ts';
import { face } from './face.ts';
import { view } from './make-view.ts';
import { pools } from './pools.ts';
import { atlasOf } from './rules/atlas.ts';
import { invariants } from './rules/invariants.ts';
import { type Maximum, rules } from './rules/kit.ts';
import { blank } from './rules/setup.ts';
import { cloneState } from './rules/state.clone.ts';
import { stateSchema } from './rules/state.ts';
import { play } from './rules/turn.ts';
import { result } from './rules/victory.ts';
import './rules/every-step.ts';
import { scenario } from './scenario.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import type { View } from './view.ts';

export const maximumApocalypse: Game<Maximum> = {
  ...face,
  index: atlasOf,
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

export type { Maximum, View };
