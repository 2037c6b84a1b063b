import { type Slot, takeOut } from '@incognita/kernel';
import { isSmall, SHAPES } from '../content/types.ts';
import type { Spot } from '../rules/chart.ts';
import { isExpedition } from '../rules/crew.ts';
import type { Game } from '../rules/kit.ts';
import { layTile } from '../rules/lay.ts';
import { liesOn } from '../rules/placement.ts';
import { type Lie, landOf, lookAlike } from '../rules/shapes.ts';
import { LAND, NO_TILE, UNKNOWN } from '../rules/state.ts';
import type { TileWords, Words } from './words.ts';

/** Takes a tile out of the bag or the piles, or says that it is not to be had. */
export function takeFromStock(g: Game, tile: string, at: string): void {
  const { state } = g;
  let taken: Slot<string> | null = null;
  if (!isSmall(tile)) taken = takeOut(state.reserve, (held) => held === tile);
  else if (isExpedition(g)) taken = takeOut(state.smallReserve, (held) => held === tile);
  else {
    const pile = SHAPES.indexOf(tile);
    if ((state.piles[pile] ?? 0) > 0) {
      state.piles[pile] = (state.piles[pile] ?? 0) - 1;
      return;
    }
  }
  if (!taken) throw new Error(`${at} is "${tile}", which is not to be had: it lies elsewhere`);
}

function inStock(g: Game, tile: string): boolean {
  const { state } = g;
  if (!isSmall(tile)) return state.reserve.flat().some((held) => held.is === tile);
  if (isExpedition(g)) return state.smallReserve.flat().some((held) => held.is === tile);
  return (state.piles[SHAPES.indexOf(tile)] ?? 0) > 0;
}

/** Which tile lies how, as the words have it. */
function lieOf(g: Game, words: TileWords, spot: Spot, at: string): [string, Lie] {
  if (words.corners !== undefined && !/^[SL]+(\/[SL]+)*$/.test(words.corners))
    throw new Error(
      `${at}.corners is "${words.corners}"; it is made of S (Sea) and L (Land), row by row: "SL/LS"`,
    );
  const wanted = words.corners?.replaceAll('/', '');
  const bits = wanted === undefined ? null : bitsOf(wanted);
  if (wanted !== undefined && wanted.length !== spot.corners.length)
    throw new Error(`${at}.corners is "${words.corners}"; ${spot.name} has ${spot.corners.length}`);
  const fits = (lie: Lie): boolean =>
    (bits === null || lie.bits === bits) &&
    (words.face === undefined || lie.face === words.face) &&
    (words.turn === undefined || lie.turn === words.turn);
  if (words.tile !== undefined) {
    const shape = g.content.shapes.get(words.tile);
    if (!shape) throw new Error(`${at}.tile is "${words.tile}", which does not exist`);
    if (shape.large !== (spot.cells.length === 2))
      throw new Error(`${at}: ${words.tile} does not lie on ${spot.name}`);
    const named =
      words.turn !== undefined && bits === null
        ? lookAlike(shape, words.face ?? 'A', words.turn)
        : null;
    const lies = liesOn(g, words.tile, spot);
    const lie = named && lies.includes(named) ? named : lies.find(fits);
    if (!lie) throw new Error(`${at}: ${words.tile} cannot lie like this on ${spot.name}`);
    return [words.tile, lie];
  }
  if (bits === null) throw new Error(`${at} needs a tile or its corners`);
  // A tile without a symbol that shows is taken first: the corners were all that was asked for.
  const candidates: [string, Lie][] = [...g.content.shapes.values()]
    .filter((shape) => shape.large === (spot.cells.length === 2) && inStock(g, shape.id))
    .flatMap((shape) =>
      liesOn(g, shape.id, spot)
        .filter(fits)
        .map((lie): [string, Lie] => [shape.id, lie]),
    )
    .sort(([, a], [, b]) => a.symbol - b.symbol);
  const [found] = candidates;
  if (!found) throw new Error(`${at}: no tile is left that shows "${words.corners}"`);
  return found;
}

const bitsOf = (corners: string): number =>
  landOf(corners).reduce((bits, land, i) => (land ? bits | (1 << i) : bits), 0);

/** Puts the tiles on the map, in the order written; each must fit what lies there. */
export function placeTiles(g: Game, words: Words): void {
  const { state, content: chart } = g;
  for (const [i, held] of (words.tiles ?? []).entries()) {
    const at = `arrange.tiles[${i}]`;
    const spot = chart.spot(held.cells);
    if (!spot) throw new Error(`${at}.cells is "${held.cells}", which is no place for a tile`);
    if (spot.cells.some((cell) => state.cells[cell] !== NO_TILE))
      throw new Error(`${at}: ${spot.name} is covered already`);
    const [tile, lie] = lieOf(g, held, spot, at);
    spot.corners.forEach((v, corner) => {
      const known = state.corners[v] ?? UNKNOWN;
      if (known !== UNKNOWN && (known === LAND) !== ((lie.bits & (1 << corner)) !== 0))
        throw new Error(
          `${at}: the corner ${chart.cornerNames[v]} of ${spot.name} is ${known === LAND ? 'Land' : 'Sea'} already`,
        );
    });
    takeFromStock(g, tile, `${at}.tile`);
    layTile(g, 0, tile, spot, lie);
  }
  state.laid = [];
}
