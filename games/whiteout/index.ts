import type { Game as GameOf } from '@incognita/kernel';
import { evaluation } from './bot/evaluate.ts';
import { describe } from './describe.ts';
import { face } from './face.ts';
import { rules, type Whiteout } from './rules/kit.ts';
import { invariants, result } from './rules/score.ts';
import { blank } from './rules/setup.ts';
import { cloneState } from './rules/state.clone.ts';
import { stateSchema } from './rules/state.ts';
import { play } from './rules/turn.ts';
import { scenario } from './scenario.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { view } from './view.ts';

export type { Whiteout };

/** The reference game: small, ours, and with one of everything the kernel offers. */
export const whiteout: GameOf<Whiteout> = {
  ...face,
  state: { schema: stateSchema, clone: cloneState },
  rules,
  blank,
  main: play,
  view,
  pools: (state) => [
    [...state.deck.flat(), ...state.scouted, ...state.teams.flatMap((team) => team.hand)],
    [...state.markers.map((marker) => marker.find), ...state.spareFinds],
  ],
  result,
  invariants,
  text: { en, fr },
  evaluation,
  describe,
  arrange: scenario,
};
