import type { Chance } from './chance.ts';

/** Who may know: one bit per seat, and one for spectators. */
export type Mask = number;
/** A seat's number, or SPECTATOR. */
export type Eye = number;

export const SPECTATOR: Eye = 30;
export const NOBODY: Mask = 0;
export const EVERYONE: Mask = 0x7fffffff;
export const only = (eye: Eye): Mask => 1 << eye;

/**
 * Something that may be hidden: what it is, and who has seen it. It never changes, so that a world
 * and its copies share it: where somebody else has seen it, another one lies in its place.
 */
export interface Slot<V> {
  readonly is: V;
  readonly seen: Mask;
}

export const slot = <V>(is: V, seen: Mask = NOBODY): Slot<V> => ({ is, seen });

/** The same thing, seen by these and nobody else. */
export const seenBy = <V>(held: Slot<V>, seen: Mask): Slot<V> =>
  held.seen === seen ? held : slot(held.is, seen);

export const sees = (held: { readonly seen: Mask }, eye: Eye): boolean =>
  (held.seen & (1 << eye)) !== 0;

/** What an eye may know of a slot: its content, or null. */
export const shown = <V>(held: { readonly is: V; readonly seen: Mask }, eye: Eye): V | null =>
  sees(held, eye) ? held.is : null;

/**
 * An ordered list of parts, the top first. A part of one slot is a card whose place is settled;
 * a larger part is a heap whose order nobody has decided yet: a draw settles it. In a heap,
 * `seen` says who knows that this card is somewhere in the heap.
 */
export type Deck<V> = Slot<V>[][];
type ReadonlyDeck = readonly (readonly unknown[])[];

/** A deck that is one shuffled heap; `seen` says who knows its composition. */
export function heap<V>(cards: readonly V[], seen: Mask = EVERYONE): Deck<V> {
  return cards.length > 0 ? [cards.map((card) => slot(card, seen))] : [];
}

export function deckSize(deck: ReadonlyDeck): number {
  let size = 0;
  for (const part of deck) size += part.length;
  return size;
}

/** Takes the top card; whoever is in `seen` sees it, and whoever knew its place still does. */
export function drawTop<V>(deck: Deck<V>, chance: Chance, seen: Mask): Slot<V> | null {
  const part = deck[0];
  if (!part) return null;
  const card = takeFrom(part, chance.below(part.length), seen);
  if (part.length === 0) deck.shift();
  return card;
}

/** Makes the first `count` cards settled ones, so that they can be looked at where they lie. */
export function settleTop<V>(deck: Deck<V>, chance: Chance, count: number): Slot<V>[] {
  const top: Slot<V>[] = [];
  for (let i = 0; i < count; i++) {
    const card = drawTop(deck, chance, NOBODY);
    if (card) top.push(card);
  }
  deck.unshift(...top.map((card) => [card]));
  return top;
}

export function putOnTop<V>(deck: Deck<V>, card: Slot<V>): void {
  deck.unshift([card]);
}

export function putUnder<V>(deck: Deck<V>, card: Slot<V>): void {
  deck.push([card]);
}

/** Mixes cards into a deck; afterwards it is one heap and no place is known any more. */
export function shuffleIn<V>(deck: Deck<V>, cards: readonly Slot<V>[]): void {
  const all = [...deck.flat(), ...cards];
  deck.length = 0;
  if (all.length > 0) deck.push(all);
}

/** Takes a given card out of the deck, wherever it lies. For scenarios and searches. */
export function takeOut<V>(deck: Deck<V>, wanted: (card: V) => boolean): Slot<V> | null {
  for (let p = 0; p < deck.length; p++) {
    const part = deck[p] ?? [];
    const i = part.findIndex((held) => wanted(held.is));
    if (i < 0) continue;
    const [card] = part.splice(i, 1);
    if (part.length === 0) deck.splice(p, 1);
    return card ?? null;
  }
  return null;
}

/**
 * Out of a heap nobody knows which card came except those in `seen`; the others no longer know
 * which of the cards they knew to be in the heap are still there.
 */
function takeFrom<V>(part: Slot<V>[], index: number, seen: Mask): Slot<V> {
  const card = part[index] as Slot<V>;
  const last = part.pop() as Slot<V>;
  if (index < part.length) part[index] = last;
  if (part.length === 0) return seenBy(card, card.seen | seen);
  if (seen !== EVERYONE) forget(part, seen);
  return seenBy(card, seen);
}

/** Only those in `but` still know what they knew of these cards. */
export function forget<V>(part: Slot<V>[], but: Mask = NOBODY): void {
  for (let i = 0; i < part.length; i++) {
    const held = part[i] as Slot<V>;
    part[i] = seenBy(held, held.seen & but);
  }
}
