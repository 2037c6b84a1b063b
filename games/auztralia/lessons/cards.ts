import type { LessonCard } from '@incognita/kernel';

export const FIRST_GAME: LessonCard = {
  id: 'first-game',
  guide: 'surveyor',
  minutes: 12,
  title: { en: 'First game', fr: 'Première partie' },
  about: {
    en: 'A Port, rails, farms and a first fight; then the Old Ones wake.',
    fr: 'Un Port, des rails, des fermes, un premier combat ; puis les Anciens s’éveillent.',
  },
};
