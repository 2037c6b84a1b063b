import { useEffect } from 'react';
import type { Theme } from './surface.ts';

/** The display letters of a game, fetched with its pages; the house's own come with the first page. */
const FONTS: Readonly<Record<Theme, () => Promise<unknown>>> = {
  house: async () => {},
  auz: () => Promise.all([import('@fontsource-variable/jost'), import('@fontsource/limelight')]),
  nwp: () =>
    Promise.all([
      import('@fontsource-variable/libre-bodoni'),
      import('@fontsource-variable/libre-bodoni/wght-italic.css'),
    ]),
  max: async () => {},
};

export function useFonts(theme: Theme): void {
  useEffect(() => {
    // Without them the page is set in the system's letters.
    FONTS[theme]().catch(() => {});
  }, [theme]);
}
