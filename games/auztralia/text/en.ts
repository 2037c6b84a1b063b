import type { Catalogue } from '@incognita/kernel';
import type { Auztralia } from '../rules/kit.ts';
import { config } from './en/config.ts';
import { events } from './en/events.ts';
import { notes } from './en/notes.ts';
import { choices, prompts } from './en/questions.ts';
import { reasons } from './en/reasons.ts';
import { scoreNames, scores } from './en/scores.ts';

export const en: Catalogue<Auztralia> = {
  name: 'AuZtralia',
  about: 'Rails, farms and gold, until the Old Ones wake and the continent fights back.',
  config,
  prompts,
  choices,
  notes,
  events,
  reasons,
  scores,
  scoreNames,
  sides: { 'old-ones': 'Old Ones' },
};
