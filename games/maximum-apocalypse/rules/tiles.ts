import { EVERYONE } from '@incognita/kernel';
import type { Game } from './kit.ts';
import { tileName, tileOf } from './places.ts';

/** MAX-MAP-02: turned up for good. */
export function turnUp(g: Game, tile: number): void {
  const held = tileOf(g, tile);
  if (held.up) return;
  held.up = true;
  held.is = g.show(held.is, EVERYONE);
  g.tell('revealed', 'MAX-MAP-02', { tile: tileName(g, tile), is: held.is.is });
}

/** The objective token of a tile is removed. */
export function takeMarker(g: Game, tile: number): void {
  const held = tileOf(g, tile);
  if (held.marker === 0) return;
  g.tell('unmarked', 'MAX-MISSION-10', { marker: held.marker, tile: tileName(g, tile) });
  held.marker = 0;
  g.state.mission.unmarked += 1;
}

/** `destroyTile`: the tile, its marker and what lies there leave the game; its tokens return. */
export function removeTile(g: Game, tile: number, destroyed: boolean): void {
  const held = tileOf(g, tile);
  const name = tileName(g, tile);
  if (held.marker > 0) g.state.mission.razed += 1;
  if (destroyed) g.tell('destroyed', 'MAX-RULING-106', { tile: name });
  else g.tell('tile.removed', 'MAX-RULING-99', { tile: name });
  held.gone = true;
  held.up = true;
  held.is = g.show(held.is, EVERYONE);
  held.tokens = 0;
  held.marker = 0;
  g.state.removed.push(...held.dropped.splice(0));
}
