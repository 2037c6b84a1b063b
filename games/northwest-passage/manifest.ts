import { anyCatalogue, anyFace, anyGame, anyScenario, type Manifest } from '@incognita/kernel';

export const manifest: Manifest = {
  id: 'northwest-passage',
  order: 2,
  shelf: 'poster',
  finished: true,
  theme: 'nwp',
  seats: { from: 1, to: 4 },
  minutes: { text: '90', each: false },
  together: false,
  designer: 'Yves Tourigny',
  words: {
    en: {
      name: 'Northwest Passage',
      fullName: 'Expedition: Northwest Passage',
      about: 'Arctic, 1850. Draw the map you sail on, before the sun goes and the ice comes down.',
      credit: 'Expedition: Northwest Passage: design Yves Tourigny, published by Matagot.',
    },
    fr: {
      name: 'Northwest Passage',
      fullName: 'Expedition: Northwest Passage',
      about:
        'L’Arctique, 1850. Dessinez la carte où vous naviguez, avant que le soleil parte et que la glace descende.',
      credit: 'Expedition: Northwest Passage : une création d’Yves Tourigny, éditée par Matagot.',
    },
  },
  emblem: {
    ground: '#17556a',
    figure:
      'M23 6h2v26h-2zM11 12h2v20h-2zM35 11h2v21h-2zM17 10h13q2 8 0 17H17q2-8 0-17zM6 15h11q2 6 0 13H6q2-6 0-13zM31 14h10q2 6 0 13H31q2-6 0-13zM4 32h41l-5 9H10zM24 6l9 2l-9 3z',
  },
  code: {
    face: async () => anyFace((await import('./face.ts')).face),
    rules: async () => anyGame((await import('./index.ts')).northwestPassage),
    scenario: async () => anyScenario((await import('./scenario.ts')).scenario),
    text: {
      en: async () => anyCatalogue((await import('./text/en.ts')).en),
      fr: async () => anyCatalogue((await import('./text/fr.ts')).fr),
    },
    lessons: async () => (await import('./lessons/index.ts')).lessons,
  },
};
