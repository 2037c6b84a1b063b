import type { GameFace } from '@incognita/kernel';
import { config, modes } from './config.ts';
import { standardContent } from './content/index.ts';
import { chartOf } from './rules/chart.ts';
import type { Northwest } from './rules/kit.ts';

export const face: GameFace<Northwest> = {
  id: 'northwest-passage',
  version: 1,
  config,
  modes,
  content: standardContent,
  index: chartOf,
  hidesBetweenSeats: () => false,
};
