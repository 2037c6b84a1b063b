import { anyCatalogue, anyFace, anyGame, anyScenario, type Manifest } from '@incognita/kernel';

export const manifest: Manifest = {
  id: 'auztralia',
  order: 1,
  shelf: 'poster',
  finished: true,
  theme: 'auz',
  seats: { from: 1, to: 5 },
  minutes: { text: '30', each: true },
  together: false,
  designer: 'Martin Wallace',
  words: {
    en: {
      name: 'AuZtralia',
      about:
        '1930s outback. Lay rails, plant farms, arm yourselves: under the red sand something stirs.',
      credit: 'AuZtralia: design Martin Wallace, published by SchilMil Games and Stronghold Games.',
    },
    fr: {
      name: 'AuZtralia',
      about:
        'L’outback des années 1930. Posez vos rails, plantez vos fermes, armez-vous : sous le sable rouge, quelque chose remue.',
      credit:
        'AuZtralia : une création de Martin Wallace, éditée par SchilMil Games et Stronghold Games.',
    },
  },
  emblem: {
    ground: '#b5431f',
    figure:
      'M9 33h26v5H9zM12 20h17v13H12zM29 14h9v19h-9zM27 12h13v3H27zM13 12h5v8h-5zM11 10h9v3h-9zM22 15h4v5h-4zM12 38a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM27 37a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM9 33l-5 7h6z',
  },
  editions: [
    {
      id: 'revenge',
      emblem: {
        ground: '#2a1547',
        figure:
          'M3 26Q24 8 45 26Q24 44 3 26ZM24 16A10 10 0 1 0 24 36A10 10 0 1 0 24 16ZM24 17.5Q28 26 24 34.5Q20 26 24 17.5ZM22.5 10L24 3L25.5 10ZM13 12.5L11 5.5L16 11ZM35 12.5L37 5.5L32 11Z',
      },
      options: { seats: 3, revenge: 'old-ones-player', oldOnes: 'seat-1' },
      isPlayed: ({ revenge }) => revenge !== 'none',
      words: {
        en: {
          name: 'Revenge of the Old Ones',
          about: 'They built a railway over your bed. Wake up.',
        },
        fr: {
          name: 'La Revanche des Grands Anciens',
          about: 'Ils ont posé des rails sur votre lit. Réveillez-vous.',
        },
      },
    },
  ],
  code: {
    face: async () => anyFace((await import('./face.ts')).face),
    rules: async () => anyGame((await import('./index.ts')).auztralia),
    scenario: async () => anyScenario((await import('./scenario.ts')).scenario),
    text: {
      en: async () => anyCatalogue((await import('./text/en.ts')).en),
      fr: async () => anyCatalogue((await import('./text/fr.ts')).fr),
    },
    lessons: async () => (await import('./lessons/index.ts')).lessons,
  },
};
