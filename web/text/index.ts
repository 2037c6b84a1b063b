import type { Language } from '@incognita/kernel';
import { useSettings } from '../settings.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import type { Words } from './words.ts';

export type { Words };

const WORDS: Readonly<Record<Language, Words>> = { en, fr };

export const wordsIn = (language: Language): Words => WORDS[language];

/** The page's own words in the reader's language. */
export const useWords = (): Words => WORDS[useSettings((settings) => settings.language)];
