import { anyLesson, type ListedLesson } from '@incognita/kernel';
import { FIRST_VOYAGE } from './cards.ts';

/** The first one first. */
export const lessons: readonly ListedLesson[] = [
  { ...FIRST_VOYAGE, load: async () => anyLesson((await import('./first-voyage.ts')).firstVoyage) },
];
