import type { Catalogue } from '@incognita/kernel';
import type { Auztralia } from '../rules/kit.ts';
import { config } from './fr/config.ts';
import { events } from './fr/events.ts';
import { notes } from './fr/notes.ts';
import { choices, prompts } from './fr/questions.ts';
import { reasons } from './fr/reasons.ts';
import { scoreNames, scores } from './fr/scores.ts';

export const fr: Catalogue<Auztralia> = {
  name: 'AuZtralia',
  about: 'Des rails, des fermes et de l’or, jusqu’à l’éveil des Grands Anciens.',
  config,
  prompts,
  choices,
  notes,
  events,
  reasons,
  scores,
  scoreNames,
  sides: { 'old-ones': 'Grands Anciens' },
};
