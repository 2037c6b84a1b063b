import { type DeepReadonly, EVERYONE, only, seenBy, shuffleIn, slot } from '@incognita/kernel';
import type { CardKind } from '../content/cards.ts';
import type { Game, Look } from './kit.ts';
import type { Team } from './state.ts';

/** WHI-HAND-01: nobody holds more. */
export const HAND_LIMIT = 6;

export function teamOf(g: Game, seat: number): Team;
export function teamOf(g: Look, seat: number): DeepReadonly<Team>;
export function teamOf(g: Game | Look, seat: number): DeepReadonly<Team> {
  const team = g.state.teams[seat];
  if (!team) throw new RangeError(`there is no team ${seat}`);
  return team;
}

export function holds(cards: DeepReadonly<Team['hand']>, card: CardKind): boolean {
  for (const held of cards) if (held.is === card) return true;
  return false;
}

/** WHI-HAND-02: cards leave the hand face up, for the discard pile. */
export function discard(g: Game, seat: number, card: CardKind): void {
  const { hand } = teamOf(g, seat);
  const at = hand.findIndex((held) => held.is === card);
  if (at < 0) throw new RangeError(`seat ${seat} holds no ${card}`);
  hand.splice(at, 1);
  g.state.discard.push(card);
}

/** WHI-HAND-03: the top card, with the discard pile shuffled into a new deck if need be. */
export function drawOne(g: Game, seat: number) {
  const { deck, discard } = g.state;
  if (deck.length === 0 && discard.length > 0) {
    shuffleIn(
      deck,
      discard.splice(0).map((card) => slot(card, EVERYONE)),
    );
    g.tell('reshuffled', 'WHI-HAND-03', {});
  }
  const card = g.draw(deck, only(seat));
  // Whoever scouted it and put it under the deck must forget it now: which card of a kind leaves
  // a hand first would tell them about the others.
  return card && seenBy(card, only(seat));
}

/** WHI-HAND-01: draws, but only up to the limit. */
export function drawCards(g: Game, seat: number, count: number): void {
  const { hand } = teamOf(g, seat);
  const cards: CardKind[] = [];
  while (cards.length < count && hand.length < HAND_LIMIT) {
    const card = drawOne(g, seat);
    if (!card) break;
    hand.push(card);
    cards.push(card.is);
  }
  if (cards.length === 0) return;
  g.tell('drew', 'WHI-HAND-01', {
    seat,
    count: cards.length,
    cards: { secret: cards, seen: only(seat) },
  });
}
