import type { Slot } from '@incognita/kernel';
import type { HexId, OldOneTileId } from '../content/types.ts';
import type { Game } from './kit.ts';
import type { Tile } from './state.ts';

/** Puts an Old One tile into a hex, undamaged. */
export function placeTile(
  g: Game,
  hex: HexId,
  what: {
    readonly tile: Slot<OldOneTileId>;
    readonly back: number;
    readonly faceUp: boolean;
    readonly damage?: number[];
    readonly discs?: number[];
  },
): Tile {
  const bySeat = (): number[] => new Array(g.config.seats).fill(0);
  const { tile, back, faceUp, damage = bySeat(), discs = bySeat() } = what;
  const placed = { tile, back, faceUp, hex, damage, discs, stopped: false };
  g.state.tiles.push(placed);
  return placed;
}
