import { EVERYONE, type Mask, type Slot, shuffleIn, slot } from '@incognita/kernel';
import type { Game, Look } from './kit.ts';
import { gearNo, handMask, packOf, survivorNamed, survivorOf, who } from './party.ts';
import { tileName, tileOf } from './places.ts';
import type { Gear } from './state.ts';

/** A card of the hand that bears this face. */
export function takeFromHand(g: Game, survivor: number, card: string): string {
  const { hand } = packOf(g, survivor);
  // Of two alike the one that more people know: the other must not show by staying.
  let at = -1;
  hand.forEach((held, i) => {
    if (held.card.is === card && (at < 0 || held.card.seen > (hand[at]?.card.seen ?? 0))) at = i;
  });
  if (at < 0) throw new RangeError(`survivor ${survivor} holds no "${card}"`);
  const [held] = hand.splice(at, 1);
  // Whatever leaves a hand is seen by all.
  if (held) g.show(held.card, EVERYONE);
  return held?.from ?? '';
}

/** Puts a card into a hand; whoever knew it already still does. */
export function putInHand(
  g: Game,
  survivor: number,
  held: Slot<string>,
  from: string,
  seen: Mask = handMask(g, survivor),
): void {
  packOf(g, survivor).hand.push({ card: slot(held.is, held.seen | seen), from });
}

/** Where a card comes from that lay open: everybody knows it, wherever it goes. */
export const homeOf = (g: Look, card: string): string => g.content.ownerOf(card) ?? 'open';

/**
 * MAX-SCAV-07, MAX-GEAR-06: a scavenge card goes to the common pile, a survivor card to the pile
 * of the deck it came from; if that deck left the game with its survivor, so does the card.
 */
export function toDiscard(g: Game, card: string): void {
  const owner = g.content.ownerOf(card);
  if (owner === null) {
    g.state.scavengeDiscard.push(card);
    return;
  }
  const survivor = survivorNamed(g, owner);
  if (survivor < 0 || isPackGone(g, survivor)) g.state.removed.push(card);
  else packOf(g, survivor).discard.push(card);
}

/** MAX-RULING-25, MAX-RULING-102: a pack leaves with its survivor, a common one with the last of the two. */
export function isPackGone(g: Look, survivor: number): boolean {
  const { pack } = survivorOf(g, survivor);
  return !g.state.survivors.some((held) => held.pack === pack && !held.dead);
}

/** A hand card is discarded; a mission's item is left on the tile instead (MAX-RULING-88). */
export function discardFromHand(g: Game, survivor: number, card: string): void {
  takeFromHand(g, survivor, card);
  discardOrLeave(g, survivor, card);
}

export function discardOrLeave(g: Game, survivor: number, card: string): void {
  if (g.content.card(card).kind === 'item') {
    leaveOnTile(g, survivorOf(g, survivor).tile, card);
    return;
  }
  toDiscard(g, card);
  g.tell('discarded', 'MAX-SCAV-07', { who: who(g, survivor), card });
}

export function leaveOnTile(g: Game, tile: number, card: string): void {
  tileOf(g, tile).dropped.push(card);
  g.tell('left', 'MAX-DEATH-03', { tile: tileName(g, tile), card });
}

/** Takes gear out of play, with what lies under it (MAX-RULING-120). */
export function takeGear(g: Game, no: number): { owner: number; gear: Gear } {
  const found = gearNo(g, no);
  if (!found) throw new RangeError(`there is no gear ${no}`);
  const { gear: mine } = survivorOf(g, found.owner);
  mine.splice(mine.indexOf(found.gear), 1);
  return found;
}

export function discardGear(g: Game, no: number): void {
  const { owner, gear } = takeGear(g, no);
  for (const { card } of gear.under) toDiscard(g, card);
  if (g.content.family(gear.card) === 'Sc') {
    // A carrier who cannot hold mission gear leaves it on the tile (MAX-RULING-88).
    leaveOnTile(g, survivorOf(g, owner).tile, gear.card);
    return;
  }
  toDiscard(g, gear.card);
  g.tell('discarded', 'MAX-GEAR-01', { who: who(g, owner), card: gear.card });
}

/** MAX-AMMO-01: gear comes into play with its printed number of tokens. */
export function newGear(g: Game, card: string, body: number): Gear {
  const no = g.state.next++;
  const charges = g.content.card(card).charges?.max ?? 0;
  return { no, card, charges, hollow: 0, bonus: 0, under: [], used: 0, body };
}

/** Removes charges; hollow ones go with them. Answers whether the last hollow charge went. */
export function removeCharges(g: Game, gear: Gear, n: number, owner: number): boolean {
  gear.charges -= n;
  const wasHollow = gear.hollow > 0;
  gear.hollow = Math.max(0, gear.hollow - n);
  g.tell('charges', 'MAX-AMMO-02', {
    who: who(g, owner),
    card: gear.card,
    charges: gear.charges,
  });
  return wasHollow && gear.hollow === 0;
}

/** MAX-AMMO-06, MAX-RULING-117: never above the printed number; hollow charges are removed first. */
export function reloadGear(g: Game, no: number, n: number | 'full'): void {
  const found = gearNo(g, no);
  if (!found) return;
  const { gear, owner } = found;
  const max = g.content.card(gear.card).charges?.max ?? 0;
  gear.charges -= gear.hollow;
  gear.hollow = 0;
  gear.bonus = 0;
  gear.charges = n === 'full' ? max : Math.min(max, gear.charges + n);
  g.tell('charges', 'MAX-AMMO-04', { who: who(g, owner), card: gear.card, charges: gear.charges });
}

/** MAX-KEY-05, MAX-RULING-13: the top cards of the deck go to the discard pile, openly. */
export function burn(g: Game, survivor: number, n: number): void {
  const pack = packOf(g, survivor);
  const cards: string[] = [];
  for (let i = 0; i < n; i++) {
    const card = g.draw(pack.deck, EVERYONE);
    if (!card) break;
    toDiscard(g, card.is);
    cards.push(card.is);
  }
  if (cards.length > 0) g.tell('burned', 'MAX-KEY-05', { who: who(g, survivor), cards });
}

/** Would Looters spare it? Items always, and what the mission cannot do without (MAX-RULING-88). */
export function isSpared(g: Look, card: string): boolean {
  if (g.content.card(card).kind === 'item') return true;
  const family = g.content.family(card);
  return family !== null && g.content.mission(g.state.mission.no).spared.includes(family);
}

/** A card that was being resolved goes somewhere else. */
export function leavePlaying(g: Game, card: string): void {
  const at = g.state.playing.lastIndexOf(card);
  if (at >= 0) g.state.playing.splice(at, 1);
}

/** The discard pile of the monsters becomes a new deck (MAX-STEALTH-07). */
export function shuffleMonsters(g: Game): void {
  const { monsterDeck, monsterDiscard } = g.state;
  shuffleIn(
    monsterDeck,
    monsterDiscard.splice(0).map((card) => slot(card, EVERYONE)),
  );
  g.tell('monster.shuffled', 'MAX-STEALTH-07', {});
}

/** The faces of some cards, each once, in the order in which they first lie there. */
export const facesOf = (cards: readonly string[]): string[] => [...new Set(cards)];

/** How often each of these faces lies there, in the same order: for pickers that count. */
export const copiesOf = (cards: readonly string[]): number[] =>
  facesOf(cards).map((face) => cards.filter((card) => card === face).length);

/** Several cards may be discarded as one answer; a closed hand shows them one by one. */
export const isOneGo = (g: Look): boolean => g.config.hands === 'open';
