import type { Language } from '@incognita/kernel';
import type { PersonalityId } from '../content/types.ts';
import { effects as en } from '../text/personalities.en.ts';
import { effects as fr } from '../text/personalities.fr.ts';

/** What a personality does, in a line or two. */
export const effectOf = (id: PersonalityId, language: Language): string =>
  (language === 'fr' ? fr : en)[id];
