import { anyLesson, type ListedLesson } from '@incognita/kernel';
import { FIRST_RACE } from './cards.ts';

/** The first one first. */
export const lessons: readonly ListedLesson[] = [
  { ...FIRST_RACE, load: async () => anyLesson((await import('./first-race.ts')).firstRace) },
];
