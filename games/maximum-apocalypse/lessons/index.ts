import { anyLesson, type ListedLesson } from '@incognita/kernel';
import { FIRST_MISSION } from './cards.ts';

/** The first one first. */
export const lessons: readonly ListedLesson[] = [
  {
    ...FIRST_MISSION,
    load: async () => anyLesson((await import('./first-mission.ts')).firstMission),
  },
];
