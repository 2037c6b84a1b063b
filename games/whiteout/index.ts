import type { Game as GameOf } from '@incognita/kernel';
import { arrange } from './arrange.ts';
import { evaluate } from './bot/evaluate.ts';
import { standardContent, trailOf } from './content/cards.ts';
import { describe } from './describe.ts';
import { rules, type Whiteout } from './rules/kit.ts';
import { invariants, result } from './rules/score.ts';
import { blank } from './rules/setup.ts';
import { cloneState } from './rules/state.clone.ts';
import { stateSchema } from './rules/state.ts';
import { play } from './rules/turn.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { view } from './view.ts';

export type { Whiteout };

/** The reference game: small, ours, and with one of everything the kernel offers. */
export const whiteout: GameOf<Whiteout> = {
  id: 'whiteout',
  version: 1,
  config: {
    fields: {
      seats: { values: [2, 3, 4], default: 2 },
      race: { values: ['short', 'long'], default: 'short' },
    },
    // WHI-SETUP-04, for the reason that WHI-RULING-01 gives.
    forbids: (config) =>
      config.race === 'long' && config.seats === 4
        ? {
            why: 'longForFour',
            rule: 'WHI-SETUP-04',
            field: 'race',
            instead: { seats: 3 },
          }
        : null,
  },
  modes: { short: { race: 'short' }, long: { race: 'long' } },
  content: standardContent,
  index: (content, config) => trailOf(content, config.race),
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
  evaluate,
  describe,
  arrange,
};
