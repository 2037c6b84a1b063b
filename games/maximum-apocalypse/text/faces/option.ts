import type { Language } from '@incognita/kernel';
import { standardContent } from '../../content/index.ts';
import { faceBook } from './index.ts';

const BOOKS = { en: faceBook(standardContent, 'en'), fr: faceBook(standardContent, 'fr') } as const;

/** An option of the choice on a face, as a button: `Suffer 5 damage`. A card of one's own has numbers. */
export const optionIn = (language: Language, of: string, n: number): string =>
  BOOKS[language].options(of)[n] ?? String(n + 1);
