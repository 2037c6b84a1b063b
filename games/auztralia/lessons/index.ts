import { anyLesson, type ListedLesson } from '@incognita/kernel';
import { FIRST_GAME } from './cards.ts';

/** The first one first. */
export const lessons: readonly ListedLesson[] = [
  { ...FIRST_GAME, load: async () => anyLesson((await import('./first-game.ts')).firstGame) },
];
