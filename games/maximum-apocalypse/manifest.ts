import { anyCatalogue, anyFace, anyGame, anyScenario, type Manifest } from '@incognita/kernel';

export const manifest: Manifest = {
  id: 'maximum-apocalypse',
  order: 3,
  shelf: 'poster',
  finished: true,
  theme: 'max',
  seats: { from: 1, to: 6 },
  minutes: { text: '45–90', each: false },
  together: true,
  designer: 'Mike Gnade',
  words: {
    en: {
      name: 'Maximum Apocalypse',
      about: 'The day after. Scavenge, stay quiet, eat, and get everybody back to the van.',
      credit: 'Maximum Apocalypse: design Mike Gnade, published by Rock Manor Games.',
    },
    fr: {
      name: 'Maximum Apocalypse',
      about: 'Le jour d’après. Fouillez, restez discrets, mangez, et ramenez tout le monde au van.',
      credit: 'Maximum Apocalypse : une création de Mike Gnade, éditée par Rock Manor Games.',
    },
  },
  emblem: {
    ground: '#523561',
    figure:
      'M6 20l5-9h26q4 0 6 6l1 3v15H6zM12 19h8v-5h-6zM23 19h8v-5h-8zM34 19h6l-1-4q-.5-1-2-1h-3zM10 36a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM30 36a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM13 5h9v5h-9zM24 7h11v3H24z',
  },
  code: {
    face: async () => anyFace((await import('./face.ts')).face),
    rules: async () => anyGame((await import('./index.ts')).maximumApocalypse),
    scenario: async () => anyScenario((await import('./scenario.ts')).scenario),
    text: {
      en: async () => anyCatalogue((await import('./text/en.ts')).en),
      fr: async () => anyCatalogue((await import('./text/fr.ts')).fr),
    },
    lessons: async () => (await import('./lessons/index.ts')).lessons,
  },
};
