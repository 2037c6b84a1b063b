import { anyLesson, type ListedLesson } from '@incognita/kernel';
import { FIRST_EVENING, FIRST_GAME } from './cards.ts';

/** The first one first. */
export const lessons: readonly ListedLesson[] = [
  { ...FIRST_GAME, load: async () => anyLesson((await import('./first-game.ts')).firstGame) },
  {
    ...FIRST_EVENING,
    load: async () => anyLesson((await import('./first-evening.ts')).firstEvening),
  },
];
