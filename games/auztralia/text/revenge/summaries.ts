import type { Language } from '@incognita/kernel';
import type { RevengeContent } from '../../content/revenge/types.ts';
import { summaries as en } from './summary.en.ts';
import { summaries as fr } from './summary.fr.ts';
import type { Summaries, Summary } from './summary.ts';

/** The five summary cards: one of the Old Ones player, one for each human. */
export const summaryOf = (
  card: keyof Summaries,
  content: RevengeContent,
  language: Language,
): Summary => (language === 'en' ? en : fr)[card](content);
