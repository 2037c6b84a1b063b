import { EVERYONE, NOBODY, slot } from '@incognita/kernel';
import { missionOf } from '../rules/goals.ts';
import type { Game } from '../rules/kit.ts';
import { tileNamed } from '../rules/places.ts';
import { NONE, TOKENS } from '../rules/state.ts';
import { between } from './checks.ts';
import { takeScavenge } from './stock.ts';
import type { TileWords, Words } from './words.ts';

const VAN: readonly TileWords[] = [{ at: 'A1', tile: 'Van' }];

/** `C2` as column 2, row 1, both from 0. */
function cellAt(name: string, at: string): { x: number; y: number } {
  const [, letters = '', digits = ''] = /^([A-Z]{1,2})([1-9]\d?)$/.exec(name) ?? [];
  if (letters === '') throw new Error(`${at} is "${name}"; a tile is called like "C2"`);
  let x = 0;
  for (const letter of letters) x = x * 26 + letter.charCodeAt(0) - 64;
  return { x: x - 1, y: Number(digits) - 1 };
}

/** Takes a tile that is not on the map: one that is named, or any of the mission's. */
function takeTile(g: Game, wanted: string | undefined, at: string): string {
  const { state, content } = g;
  const fits = (id: string): boolean =>
    wanted === undefined || id === wanted || content.tile(id).en === wanted;
  for (const pile of [state.toPlace, state.spareTiles]) {
    const found = pile.findIndex(fits);
    if (found < 0) continue;
    const [tile] = pile.splice(found, 1);
    if (tile !== undefined) return tile;
  }
  const row = content.content.tiles.find(({ id, en }) => id === wanted || en === wanted);
  const names = [...new Set(content.content.tiles.map(({ en }) => en))].join(', ');
  const why = !row
    ? `a tile goes by its id, T01 to T40, or by its name: ${names}`
    : row.gothic && !g.config.gothic
      ? 'it needs "gothic": true in the config'
      : 'all copies lie on the map';
  throw new Error(`${at} is "${wanted ?? 'any tile'}", which is not to be had: ${why}`);
}

function placeTile(g: Game, words: TileWords, at: string): void {
  const { x, y } = cellAt(words.at, `${at}.at`);
  if (tileNamed(g, words.at) !== NONE) throw new Error(`${at}.at is "${words.at}", which is taken`);
  const is = takeTile(g, words.tile, `${at}.tile`);
  const up = words.up ?? words.tile !== undefined;
  const dropped = (words.dropped ?? []).map((card, i) => {
    takeScavenge(g, card, `${at}.dropped[${i}]`);
    return card;
  });
  const markers = missionOf(g).markers?.count ?? 0;
  const marker = between(words.marker ?? 0, 0, markers, `${at}.marker`, ' in this mission');
  if (marker > 0 && g.state.tiles.some((held) => held.marker === marker))
    throw new Error(`${at}.marker is ${marker}, which lies on another tile`);
  const most = g.config.crowding === 'noLimit' ? TOKENS : 3;
  g.state.tiles.push({
    is: slot(is, up ? EVERYONE : NOBODY),
    x,
    y,
    up,
    gone: false,
    tokens: between(words.tokens ?? 0, 0, most, `${at}.tokens`),
    entered: words.entered ?? up,
    marker,
    fuel: words.fuel ?? 0,
    dropped,
    bars: [],
  });
}

/** The number of a tile by its name. */
export function tileCalled(g: Game, name: string, at: string): number {
  const tile = tileNamed(g, name);
  if (tile === NONE) throw new Error(`${at} is "${name}", where no tile lies`);
  return tile;
}

/** The map, with nothing but the tiles that are named; the others of the mission are out. */
export function placeMap(g: Game, words: Words): void {
  const { state } = g;
  state.tiles = [];
  for (const [i, tile] of (words.map ?? VAN).entries()) placeTile(g, tile, `arrange.map[${i}]`);
  state.spareTiles.push(...state.toPlace.splice(0));
  const tokens = state.tiles.reduce((sum, tile) => sum + tile.tokens, 0);
  if (tokens > TOKENS)
    throw new Error(`arrange.map has ${tokens} Monster tokens; there are ${TOKENS}`);
  const first = state.tiles.findIndex(({ up }) => up);
  state.start =
    words.start === undefined ? Math.max(first, 0) : tileCalled(g, words.start, 'arrange.start');
}
