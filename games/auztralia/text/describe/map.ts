import type { Hex } from '../../content/types.ts';
import type { View } from '../../view.ts';
import type { Deposit } from '../names.ts';
import type { Reference } from '../reference.ts';
import { letterOf, type TableWords } from './words.ts';

/** Columns from one column of hexes to the next, and the widest line. */
const STEP = 9;
const WIDTH = 100;
/** Neighbours on a line are two columns of hexes apart; a space keeps them so. */
const ROOM = 2 * STEP - 1;

/**
 * The map with a line for every half hex, odd columns half a hex lower: the number of each hex
 * with its ground, then what is on it in short marks.
 */
export function drawMap(
  view: View,
  hexes: readonly Hex[],
  words: TableWords,
  { cards }: Reference,
): string[] {
  const lineOf = (hex: Hex): number => 2 * hex.r + hex.q;
  const top = Math.min(...hexes.map(lineOf));
  const rows: Hex[][] = [];
  for (const hex of hexes) {
    const at = lineOf(hex) - top;
    rows[at] = [...(rows[at] ?? []), hex];
  }
  return Array.from(rows, (row = []) => {
    let line = '';
    for (const hex of row.sort((a, b) => a.q - b.q))
      line = `${line.padEnd(hex.q * STEP)}${cell(view, hex, words, cards.tileNoun)}`;
    return line.slice(0, WIDTH).trimEnd();
  });
}

type NameTile = Reference['cards']['tileNoun'];

/** Whole words where they fit, else marks of a letter or two, else what fits of them. */
function cell(view: View, hex: Hex, words: TableWords, name: NameTile): string {
  const port = hex.port !== null && view.players.every((player) => player.port !== hex.n);
  const ground = hex.level > 0 ? `${hex.level}` : words.ground[hex.terrain];
  const place = `${`${hex.n}`.padStart(2)}:${ground}${port ? 'p' : ''}`;
  for (const long of [true, false]) {
    const text = [place, ...marks(view, hex.n, words, name, long)].join(' ');
    if (text.length <= ROOM || !long) return text.slice(0, ROOM);
  }
  return place;
}

function marks(
  view: View,
  hex: number,
  words: TableWords,
  name: NameTile,
  long: boolean,
): string[] {
  const found: string[] = [];
  view.players.forEach((player, seat) => {
    if (player.port === hex) found.push(`[${letterOf(seat)}]`);
  });
  for (const tile of view.tiles) {
    if (tile.hex !== hex) continue;
    if (!tile.faceUp) found.push(`?${tile.back}`);
    else if (tile.tile !== null) {
      const { one } = name(tile.tile);
      found.push(long ? one : one.slice(0, 2));
    }
  }
  for (const farm of view.farms)
    if (farm.hex === hex)
      found.push(`${letterOf(farm.owner)}${farm.blighted ? '!' : '.'}${words.farmMark[farm.type]}`);
  const goods = (Object.keys(words.depositMark) as Deposit[]).flatMap((good) => {
    const count = view.deposits[good][hex] ?? 0;
    const mark = words.depositMark[good];
    return count > 0 ? [`${count}${long ? mark.long : mark.short}`] : [];
  });
  if (goods.length > 0) found.push(goods.join(long ? ' ' : ''));
  const rails = railsAt(view, hex);
  if (rails !== '') found.push(rails);
  return found;
}

/** How many tracks of whom touch a hex: `A2B1`. */
function railsAt(view: View, hex: number): string {
  const touching = view.tracks.filter(({ edge }) => edge.split('-').includes(`${hex}`));
  return view.players
    .map((_player, seat) => {
      const count = touching.filter((track) => track.owner === seat).length;
      return count > 0 ? `${letterOf(seat)}${count}` : '';
    })
    .join('');
}
