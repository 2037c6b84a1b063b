import { Gallery as Kit } from '@incognita/boards/gallery';
import { MANIFESTS } from '@incognita/catalogue';
import { type ReactElement, useState } from 'react';
import { useSurfaceTheme } from '../style/surface.ts';
import { GalleryPickers } from './GalleryPickers.tsx';
import '../style/tokens.css';
import '../style/shell.css';

/** The kit for boards, for those who make them: every part in each theme. */
export function Gallery(): ReactElement {
  const [theme, setTheme] = useState('plain');
  useSurfaceTheme(theme);
  const themes = [...new Set(['plain', ...MANIFESTS.map((game) => game.theme)])];
  return (
    <main>
      <nav className="gallery-themes" aria-label="Theme">
        {themes.map((name) => (
          <button
            key={name}
            type="button"
            className="button"
            aria-pressed={name === theme}
            onClick={() => setTheme(name)}
          >
            {name}
          </button>
        ))}
      </nav>
      <Kit />
      <GalleryPickers />
    </main>
  );
}
