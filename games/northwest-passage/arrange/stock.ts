import { EVERYONE, putOnTop, type Slot, takeOut } from '@incognita/kernel';
import { DISCOVERIES, SHAPES, type Shape } from '../content/types.ts';
import { isExpedition } from '../rules/crew.ts';
import { refillLarge, refillSmall } from '../rules/draw.ts';
import type { Game } from '../rules/kit.ts';
import { takePrestige } from './players.ts';
import { takeFromStock } from './tiles.ts';
import type { Words } from './words.ts';

/** Moves tiles out of the game until the bag holds exactly these. */
function limitReserve(g: Game, wanted: readonly string[]): void {
  const { state } = g;
  for (const tile of wanted)
    if (!state.reserve.flat().some((held) => held.is === tile))
      throw new Error(`arrange.reserve has "${tile}", which is not to be had: it lies elsewhere`);
  for (const { is } of state.reserve.flat())
    if (!wanted.includes(is)) {
      takeOut(state.reserve, (held) => held === is);
      state.removed.push(is);
    }
}

/** Leaves so many Small tiles of a shape in the piles, or in the Small reserve. */
function limitPile(g: Game, shape: Shape, wanted: number): void {
  const { state } = g;
  const held = (): number =>
    isExpedition(g)
      ? state.smallReserve.flat().filter((slot) => slot.is === shape).length
      : (state.piles[SHAPES.indexOf(shape)] ?? 0);
  if (wanted > held())
    throw new Error(`arrange.piles.${shape} is ${wanted}; ${held()} are left to be had`);
  while (held() > wanted) {
    takeFromStock(g, shape, `arrange.piles.${shape}`);
    state.removed.push(shape);
  }
}

function placeSmallDisplay(g: Game, wanted: readonly Shape[]): void {
  const { state } = g;
  const back = state.smallDisplay.splice(0).map((is): Slot<Shape> => ({ is, seen: EVERYONE }));
  const [heap] = state.smallReserve;
  if (heap) heap.push(...back);
  else state.smallReserve.push(back);
  for (const shape of wanted) {
    takeFromStock(g, shape, 'arrange.smallDisplay');
    state.smallDisplay.push(shape);
  }
}

export function placeStock(g: Game, words: Words): void {
  const { state } = g;
  for (const tile of words.display ?? []) {
    takeFromStock(g, tile, 'arrange.display');
    state.display.push(tile);
  }
  if (words.smallDisplay) placeSmallDisplay(g, words.smallDisplay);
  if (words.reserve) limitReserve(g, words.reserve);
  for (const shape of SHAPES) {
    const wanted = words.piles?.[shape];
    if (wanted !== undefined) limitPile(g, shape, wanted);
  }
  for (const token of DISCOVERIES) {
    const wanted = words.supply?.[token];
    if (wanted === undefined) continue;
    if (wanted > state.supply[token])
      throw new Error(`arrange.supply.${token} is ${wanted}; ${state.supply[token]} are left`);
    state.discarded[token] += state.supply[token] - wanted;
    state.supply[token] = wanted;
  }
  for (const gone of words.taken ?? []) {
    const [arrow, value] = gone.split(' ');
    if (arrow !== 'passage' && arrow !== 'greenland')
      throw new Error(`arrange.taken has "${gone}"; it is like "passage 15"`);
    takePrestige(g, arrow, Number(value), 'arrange.taken');
  }
}

/** What is drawn next lies on top, settled; the first named comes first. */
function onTop<V extends string>(
  deck: Slot<V>[][],
  wanted: readonly V[] | undefined,
  at: string,
): void {
  const cards = (wanted ?? []).map((name) => {
    const found = takeOut(deck, (held) => held === name);
    if (!found) throw new Error(`${at} has "${name}", which is not to be drawn: it lies elsewhere`);
    return found;
  });
  for (const card of cards.reverse()) putOnTop(deck, card);
}

export function placeNext(g: Game, words: Words): void {
  const { state } = g;
  if (words.display === undefined) refillLarge(g);
  if (isExpedition(g) && words.smallDisplay === undefined) refillSmall(g);
  onTop(state.reserve, words.next?.large, 'arrange.next.large');
  onTop(state.smallReserve, words.next?.small, 'arrange.next.small');
  onTop(state.voyage, words.next?.cards, 'arrange.next.cards');
}
