import type { GameFace } from '@incognita/kernel';
import { standardContent, trailOf } from './content/cards.ts';
import type { Whiteout } from './rules/kit.ts';

export const face: GameFace<Whiteout> = {
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
  // WHI-STORM-03: somebody may shelter from another's storm.
  opensWindows: () => true,
  index: (content, config) => trailOf(content, config.race),
};
