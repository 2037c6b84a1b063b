import type { Game } from '@incognita/kernel';
import { evaluation } from './bot/evaluate.ts';
import { describe } from './describe.ts';
import { face } from './face.ts';
import { pools } from './pools.ts';
import { editionOf } from './rules/editions.ts';
import { invariants } from './rules/invariants.ts';
import { type Auztralia, rules } from './rules/kit.ts';
import { result } from './rules/scoring.ts';
import { blank } from './rules/setup.ts';
import { cloneState } from './rules/state.clone.ts';
import { stateSchema } from './rules/state.ts';
import { play } from './rules/turn.ts';
import { scenario } from './scenario.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { type View, view } from './view.ts';

export const auztralia: Game<Auztralia> = {
  ...face,
  index: (content, config) => ({
    ...face.index(content, config),
    edition: editionOf(content, config),
  }),
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

export type { Auztralia, View };
