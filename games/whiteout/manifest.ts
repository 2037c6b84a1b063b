import { anyCatalogue, anyFace, anyGame, anyScenario, type Manifest } from '@incognita/kernel';

export const manifest: Manifest = {
  id: 'whiteout',
  order: 9,
  shelf: 'first-steps',
  finished: true,
  theme: 'plain',
  seats: { from: 2, to: 4 },
  minutes: { text: '10', each: false },
  together: false,
  designer: null,
  words: {
    en: {
      name: 'Whiteout',
      about: 'A small race of our own: ten minutes, five kinds of cards.',
      credit: 'Whiteout: our own reference game, free for everybody.',
    },
    fr: {
      name: 'Voile blanc',
      about: 'Une petite course de notre cru : dix minutes, cinq sortes de cartes.',
      credit: 'Voile blanc : notre propre jeu de référence, libre pour tous.',
    },
  },
  emblem: {
    ground: '#4d7388',
    figure:
      'M7 33h26q6 0 8-6h3q-2 10-10 10H7zM12 22l2-8h15l4 8zM12 24h3v8h-3zM29 24h3v8h-3zM36 6h2v18h-2zM38 6l8 3l-8 4z',
  },
  code: {
    face: async () => anyFace((await import('./face.ts')).face),
    rules: async () => anyGame((await import('./index.ts')).whiteout),
    scenario: async () => anyScenario((await import('./scenario.ts')).scenario),
    text: {
      en: async () => anyCatalogue((await import('./text/en.ts')).en),
      fr: async () => anyCatalogue((await import('./text/fr.ts')).fr),
    },
    lessons: async () => (await import('./lessons/index.ts')).lessons,
  },
};
