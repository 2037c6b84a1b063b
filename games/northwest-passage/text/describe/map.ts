import { standardContent } from '../../content/index.ts';
import type { View } from '../../view.ts';

const CORNERS = ['.', '~', '#'];
const TOKENS: Readonly<Record<string, string>> = {
  cairn: 'c',
  franklin: 'f',
  inuit: 'i',
  strait: 's',
};
const LETTERS = 'ABCDEFGHIJ';
const { cols, rows } = standardContent.board;

/** What stands in a cell, in four letters: a token, then vehicles. */
function inside(view: View, cell: string): string {
  const tile = view.tiles.find((held) => held.cells.split('-').includes(cell));
  let text = tile?.at === cell ? (TOKENS[tile.token ?? ''] ?? '') : '';
  view.players.forEach((player, seat) => {
    if (player.ship === cell) text += `${seat + 1}S`;
    if (player.sled === cell) text += `${seat + 1}L`;
  });
  if (view.tuunbaq === cell) text += 'T';
  return (tile ? text : '').slice(0, 4).padEnd(4);
}

/** The tile that covers a cell, or -1. */
function coverOf(view: View): (col: number, row: number) => number {
  const cover = new Map<string, number>();
  view.tiles.forEach((tile, number) => {
    for (const cell of tile.cells.split('-')) cover.set(cell, number);
  });
  return (col, row) => cover.get(`${col + 1}${LETTERS[row]}`) ?? -1;
}

/** The grid with its corners, the sides of the tiles and what stands on them. */
export function drawMap(view: View): string[] {
  const cover = coverOf(view);
  const heading = Array.from({ length: cols }, (_, col) => `${col + 1}`.padStart(3).padEnd(5));
  const lines = [`   ${heading.join('')}`.trimEnd()];
  for (let y = 0; y <= rows; y++) {
    let sides = '  ';
    for (let x = 0; x <= cols; x++) {
      sides += CORNERS[view.corners[y * (cols + 1) + x] ?? 0];
      if (x < cols) sides += cover(x, y - 1) === cover(x, y) ? '    ' : '----';
    }
    lines.push(sides.trimEnd());
    if (y === rows) break;
    let cells = `${LETTERS[y]}${y < view.frozen ? '*' : ' '}`;
    for (let x = 0; x <= cols; x++) {
      cells += cover(x - 1, y) === cover(x, y) ? ' ' : '|';
      if (x < cols) cells += inside(view, `${x + 1}${LETTERS[y]}`);
    }
    lines.push(cells.trimEnd());
  }
  return lines;
}
