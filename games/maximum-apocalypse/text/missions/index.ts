import type { Language } from '@incognita/kernel';
import type { Mission } from '../../content/types.ts';
import type { Briefing, BriefingWords } from './briefing.ts';
import { briefingOf } from './briefing.ts';
import { english } from './en.ts';
import { french } from './fr.ts';
import { LESSONS } from './lessons.ts';

export type { Briefing } from './briefing.ts';

const WORDS: Readonly<Record<Language, BriefingWords>> = { en: english, fr: french };

/** A mission told before it begins: set-up, events, goals, and what it teaches. */
export const briefing = (language: Language, mission: Mission): Briefing =>
  briefingOf(mission, WORDS[language], LESSONS[language][mission.no] ?? '');
