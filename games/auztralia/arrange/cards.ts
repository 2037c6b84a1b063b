import { type Deck, forget, NOBODY, putOnTop, slot, takeOut } from '@incognita/kernel';
import type { OldOneCardId, PersonalityId, RevelationId } from '../content/types.ts';
import type { Game } from '../rules/kit.ts';
import { playerOf } from '../rules/people.ts';
import { displaySize } from '../rules/recruit.ts';
import type { Words } from './words.ts';

function takeFromList<V>(list: V[], wanted: V): boolean {
  const at = list.indexOf(wanted);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

function notTwice(ids: readonly string[], what: string): void {
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice !== undefined) throw new Error(`arrange: ${what} "${twice}" is named twice`);
}

/**
 * Puts cards on a deck so that the first of the list is drawn first. As after a draw that nobody
 * saw, nobody knows any longer what the rest of the deck holds.
 */
export function putAll<V>(deck: Deck<V>, cards: readonly V[]): void {
  if (cards.length > 0) for (const part of deck) forget(part);
  for (const card of [...cards].reverse()) putOnTop(deck, slot(card, NOBODY));
}

export function placePersonalities(g: Game, words: Words): void {
  const { state } = g;
  const held = (words.players ?? []).flatMap((player) => player.personalities ?? []);
  const [only, next] = [words.only?.personalities, words.next?.personalities ?? []];
  const named = [...held, ...(words.display ?? []), ...(only ?? []), ...next];
  notTwice(named, 'the personality');
  for (const id of named) g.content.personality(id);
  const take = (id: PersonalityId, word: string): PersonalityId => {
    if (takeOut(state.personalities, (card) => card === id)) return id;
    if (takeFromList(state.display, id)) return id;
    throw new Error(`arrange: ${word} names the personality "${id}", which is not to be had`);
  };
  const size = displaySize(g);
  const taken = words.players?.map((player, seat) =>
    (player.personalities ?? []).map((id) => take(id, `players[${seat}].personalities`)),
  );
  taken?.forEach((cards, seat) => {
    playerOf(g, seat).personalities.push(...cards);
  });
  const order = [...next, ...(only ?? [])];
  for (const id of order) take(id, only ? 'only.personalities' : 'next.personalities');
  if (words.display) {
    if (words.display.length > size)
      throw new Error(`arrange: display has ${words.display.length} cards; it holds ${size}`);
    const shown = words.display.map((id) => take(id, 'display'));
    for (const id of state.display.splice(0)) intoHeap(state.personalities, id);
    state.display.push(...shown);
  }
  // A card that words took from the display makes room for the next one of the deck.
  while (!words.display && state.display.length < size) {
    const other = takeOut(state.personalities, () => true);
    if (!other) break;
    state.display.unshift(other.is);
  }
  if (only)
    for (const part of state.personalities.splice(0))
      state.personalitiesGone.push(...part.map((card) => card.is));
  putAll(state.personalities, order);
}

/** As if it had never been drawn. */
function intoHeap<V>(deck: Deck<V>, card: V): void {
  const bottom = deck[deck.length - 1];
  if (bottom) bottom.push(slot(card, NOBODY));
  else deck.push([slot(card, NOBODY)]);
}

export function placeOldOneCards(g: Game, words: Words): void {
  const { deck, discard } = g.state;
  const only = words.only?.oldOneCards;
  const order: OldOneCardId[] = [...(words.next?.oldOneCards ?? []), ...(only ?? [])];
  notTwice(order, 'the Old One card');
  for (const id of order)
    if (!takeOut(deck, (card) => card === id))
      throw new Error(`arrange: there is no Old One card "${id}" in the deck`);
  if (only) for (const part of deck.splice(0)) discard.push(...part.map((card) => card.is));
  putAll(deck, order);
}

/** A card of those that were set aside changes places with one of its level. */
export function placeRevelations(g: Game, words: Words): void {
  const { revelations, revelationsAside } = g.state;
  const only = words.only?.revelations;
  const order: RevelationId[] = [...(words.next?.revelations ?? []), ...(only ?? [])];
  notTwice(order, 'the Revelation card');
  for (const id of order) {
    const { level } = g.content.revelation(id);
    if (takeOut(revelations, (card) => card === id)) continue;
    const at = revelationsAside.findIndex((card) => card.is === id);
    if (at < 0) throw new Error(`arrange: the Revelation card "${id}" is not to be had`);
    const other = takeOut(
      revelations,
      (card) => g.content.revelation(card).level === level && !order.includes(card),
    );
    revelationsAside.splice(at, 1, ...(other ? [slot(other.is, NOBODY)] : []));
  }
  if (only)
    for (const part of revelations.splice(0))
      revelationsAside.push(...part.map((card) => slot(card.is, NOBODY)));
  putAll(revelations, order);
}
