import { type ReactElement, useSyncExternalStore } from 'react';
import { boardWords } from '../text/board.ts';
import type { Props } from './ChartBoard.tsx';
import { TileButton } from './TileButtons.tsx';

/** Where the dock is behind a tab, as in the style sheet. */
const NARROW = '(max-width: 1199px)';

function watchWidth(changed: () => void): () => void {
  const media = matchMedia(NARROW);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

const ABOUT_TILES = ['start', 'take', 'pick', 'second', 'pile'];

/**
 * On a small screen the tiles lie behind a tab. When one is to be chosen, they come out over the
 * lower edge of the chart, so that nobody has to choose a tile by its number.
 */
export function TileTray(props: Props): ReactElement | null {
  const { lights } = props;
  const narrow = useSyncExternalStore(watchWidth, () => matchMedia(NARROW).matches);
  if (!narrow || lights.asks === null || !ABOUT_TILES.includes(lights.asks)) return null;
  const words = boardWords(props.language);
  const tiles = lights.lit.filter((thing) => /^(tile|pile):/.test(thing));
  const own = lights.asks === 'pick' || lights.asks === 'second';
  return (
    <section className="nwp-tray" aria-label={own ? words.tiles : words.display}>
      {tiles.map((thing) => (
        <TileButton
          key={thing}
          {...props}
          tile={thing.slice(thing.indexOf(':') + 1)}
          thing={thing}
          high={40}
        />
      ))}
    </section>
  );
}
