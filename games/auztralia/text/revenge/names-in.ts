import type { Language } from '@incognita/kernel';
import { revengeNames as en } from './names.en.ts';
import { revengeNames as fr } from './names.fr.ts';
import type { RevengeNames } from './names.ts';

/** What is new in the expansion, in a language. */
export const revengeNamesIn = (language: Language): RevengeNames => (language === 'fr' ? fr : en);
