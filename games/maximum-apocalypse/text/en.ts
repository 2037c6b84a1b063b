import type { Catalogue } from '@incognita/kernel';
import type { Maximum } from '../rules/kit.ts';
import { config } from './en/config.ts';
import { events } from './en/events.ts';
import { notes } from './en/notes.ts';
import { choices, prompts } from './en/questions.ts';
import { reasons } from './en/reasons.ts';
import { scoreNames, scores } from './en/scores.ts';

export const en: Catalogue<Maximum> = {
  name: 'Maximum Apocalypse',
  about: 'Scavenge the ruins together, outlive hunger and monsters, and get away in the Van.',
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
