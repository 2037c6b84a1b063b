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
      import('@fontsource-variable/libre-bodoni'),
      import('@fontsource-variable/libre-bodoni/wght-italic.css'),
    ]),
  pages: [],
};
