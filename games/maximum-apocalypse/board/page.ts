import type { GamePage } from '@incognita/boards/page';
import './theme.css';

export const page: GamePage = {
  board: async () => (await import('./index.tsx')).board,
  rulebook: async (language) =>
    language === 'fr'
      ? (await import('../rulebook/fr.md?raw')).default
      : (await import('../rulebook/en.md?raw')).default,
  fonts: () =>
    Promise.all([
      import('@fontsource/barlow-condensed/600.css'),
      import('@fontsource/saira-stencil-one/index.css'),
    ]),
  pages: [
    {
      path: 'missions',
      title: { en: 'Missions', fr: 'Missions' },
      load: async () => (await import('./missions/MissionAtlas.tsx')).MissionAtlas,
    },
  ],
};
