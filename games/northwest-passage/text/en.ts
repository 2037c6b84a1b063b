import type { Catalogue } from '@incognita/kernel';
import type { Northwest } from '../rules/kit.ts';
import { config } from './en/config.ts';
import { events } from './en/events.ts';
import { notes } from './en/notes.ts';
import { choices, prompts } from './en/questions.ts';
import { reasons } from './en/reasons.ts';
import { scoreNames, scores } from './en/scores.ts';

export const en: Catalogue<Northwest> = {
  name: 'Expedition: Northwest Passage',
  about: 'Chart the Arctic tile by tile, find the way west, and come home before the ice closes.',
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
