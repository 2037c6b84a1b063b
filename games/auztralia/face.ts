import type { GameFace } from '@incognita/kernel';
import { config, modes } from './config.ts';
import { standardContent } from './content/index.ts';
import { looksOf } from './looks.ts';
import { atlasOf } from './rules/atlas.ts';
import type { Auztralia } from './rules/kit.ts';

export const face: GameFace<Auztralia> = {
  id: 'auztralia',
  version: 2,
  config,
  modes,
  content: standardContent,
  index: atlasOf,
  looks: looksOf,
  // REV-MYTH-08: the Old Ones player may play a Combat card in the others' combats.
  opensWindows: ({ revenge }) => revenge === 'old-ones-player',
};
