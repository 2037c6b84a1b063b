import type { Catalogue } from '@incognita/kernel';
import type { Northwest } from '../rules/kit.ts';
import { config } from './fr/config.ts';
import { events } from './fr/events.ts';
import { notes } from './fr/notes.ts';
import { choices, prompts } from './fr/questions.ts';
import { reasons } from './fr/reasons.ts';
import { scoreNames, scores } from './fr/scores.ts';

export const fr: Catalogue<Northwest> = {
  name: 'Expédition – Passage du Nord-Ouest',
  about:
    'Cartographiez l’Arctique tuile par tuile, trouvez la route de l’Ouest et rentrez avant que la glace ne se referme.',
  config,
  prompts,
  choices,
  notes,
  events,
  reasons,
  scores,
  scoreNames,
  sides: {},
};
