import type { LessonCard } from '@incognita/kernel';

export const FIRST_RACE: LessonCard = {
  id: 'first-race',
  guide: 'driver',
  minutes: 3,
  title: { en: 'Your first race', fr: 'Première course' },
  about: {
    en: 'How this table works: choose, confirm, undo, ask why not, read a rule.',
    fr: 'Comment marche cette table : choisir, confirmer, annuler, demander pourquoi, lire une règle.',
  },
};
