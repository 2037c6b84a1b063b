import type { GameFace } from '@incognita/kernel';
import { config, modes } from './config.ts';
import { standardContent } from './content/index.ts';
import { atlasOf } from './rules/atlas.ts';
import type { Maximum } from './rules/kit.ts';

export const face: GameFace<Maximum> = {
  id: 'maximum-apocalypse',
  version: 1,
  config,
  modes,
  content: standardContent,
  index: atlasOf,
  // MAX-HIDE-02: hands are open unless the table closes them.
  hidesBetweenSeats: ({ hands }) => hands === 'closed',
  opensWindows: () => true,
};
