import type { Catalogue } from '@incognita/kernel';
import type { Maximum } from '../rules/kit.ts';
import { config } from './fr/config.ts';
import { events } from './fr/events.ts';
import { notes } from './fr/notes.ts';
import { choices, prompts } from './fr/questions.ts';
import { reasons } from './fr/reasons.ts';
import { scoreNames, scores } from './fr/scores.ts';

export const fr: Catalogue<Maximum> = {
  name: 'Maximum Apocalypse',
  about: 'Fouillez les ruines ensemble, résistez à la faim et aux monstres, et filez avec le Van.',
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
