import { useEffect } from 'react';
import { useSurface } from '../shell/use-surface.ts';

/** Dresses the whole document in a game's tokens, also behind the page where it overscrolls. */
export function useSurfaceTheme(theme: string): void {
  const surface = useSurface('light');
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.game = theme;
    root.dataset.surface = surface;
    const colour = getComputedStyle(root).getPropertyValue('--head').trim();
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colour);
  }, [theme, surface]);
}
