import type { LessonCard } from '@incognita/kernel';

export const FIRST_MISSION: LessonCard = {
  id: 'first-mission',
  guide: 'operator',
  minutes: 8,
  title: { en: 'First mission', fr: 'Première mission' },
  about: {
    en: 'Search, fight, eat, and bring the first Fuel to the Van.',
    fr: 'Fouiller, se battre, manger, et livrer la première Essence au Van.',
  },
};
