import type { Language } from '@incognita/kernel';
import { useSettings } from '../settings.ts';

/**
 * Texts in the reader's language. Every file beside this one holds the texts of a part of the page:
 * what they are, in English, in French, and the hook that reads them.
 */
export const useText = <Words>(texts: Readonly<Record<Language, Words>>): Words =>
  texts[useSettings((settings) => settings.language)];
