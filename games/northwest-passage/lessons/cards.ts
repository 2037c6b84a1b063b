import type { LessonCard } from '@incognita/kernel';

export const FIRST_VOYAGE: LessonCard = {
  id: 'first-voyage',
  guide: 'ice-master',
  minutes: 10,
  title: { en: 'First voyage', fr: 'Premier voyage' },
  about: {
    en: 'Draw, lay, sail; then the ice comes down, and the Sled goes on.',
    fr: 'Piocher, poser, naviguer ; puis la glace descend, et le Traîneau continue.',
  },
};
