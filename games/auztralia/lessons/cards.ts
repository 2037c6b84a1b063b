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

export const FIRST_EVENING: LessonCard = {
  id: 'first-evening',
  guide: 'witness',
  minutes: 6,
  title: { en: 'Revenge: your first evening', fr: 'La Revanche : première soirée' },
  about: {
    en: 'Play the Old Ones: place, bluff, walk, blight, and a first Mythos card.',
    fr: 'Jouez les Grands Anciens : placer, bluffer, marcher, flétrir, et une première carte Mythe.',
  },
};
