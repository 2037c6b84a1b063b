import type { TileView, View } from '../../view.ts';

const WIDTH = 11;

/** `FIR` is F, and so on; Mechanic and Ronin would do, but no two share their first letter. */
const LETTERS: Readonly<Record<string, string>> = {
  FIR: 'F',
  GUN: 'G',
  HUN: 'H',
  MEC: 'M',
  SUR: 'S',
  VET: 'V',
  RON: 'R',
  PRI: 'P',
};

export const letterOf = (survivor: string): string => LETTERS[survivor] ?? survivor;

/** What lies on a tile: survivors, tokens, marker, cards. */
const contents = ({ survivors, tokens, marker, dropped }: TileView): string =>
  [
    survivors.map(letterOf).join(''),
    '*'.repeat(tokens),
    marker > 0 ? `!${marker}` : '',
    dropped.length > 0 ? '+' : '',
  ]
    .filter((part) => part !== '')
    .join(' ');

const cut = (text: string): string => text.slice(0, WIDTH - 1).padEnd(WIDTH);

/** The map, two lines for a row of tiles: its name, and what is on it. */
export function drawMap(view: View, title: (tile: string) => string, unknown: string): string[] {
  if (view.tiles.length === 0) return [];
  const rows = Math.max(...view.tiles.map(({ y }) => y)) + 1;
  const columns = Math.max(...view.tiles.map(({ x }) => x)) + 1;
  const lines: string[] = [];
  for (let y = 0; y < rows; y++) {
    const tiles = Array.from({ length: columns }, (_, x) =>
      view.tiles.find((tile) => tile.x === x && tile.y === y),
    );
    const name = (tile: TileView): string =>
      `${tile.name} ${tile.is === null ? unknown : title(tile.is)}`;
    lines.push(
      tiles
        .map((tile) => cut(tile ? name(tile) : ''))
        .join('')
        .trimEnd(),
    );
    lines.push(
      tiles
        .map((tile) => cut(tile ? contents(tile) : ''))
        .join('')
        .trimEnd(),
    );
  }
  return lines;
}
