import { only, shuffleIn, slot } from '@incognita/kernel';
import type { CardKind } from '../content/cards.ts';
import type { Answer, Game, Look } from './kit.ts';
import type { Team } from './state.ts';

export const HAND_LIMIT = 6;

export function teamOf(g: Game, seat: number): Team {
  const team = g.state.teams[seat];
  if (!team) throw new RangeError(`there is no team ${seat}`);
  return team;
}

export const poleOf = (g: Look | Game): number => g.content.pole[g.config.race];

/** Every card in a seat's hand, as something that could be pointed at. */
export function handOf(g: Look, seat: number): { hand: number; card: CardKind }[] {
  return (g.state.teams[seat]?.hand ?? []).map((held, hand) => ({ hand, card: held.is }));
}

/** WHI-HAND-02: cards leave the hand face up, for the discard pile. */
export function discardFrom(g: Game, seat: number, choice: { readonly hand: number }): CardKind {
  const [held] = teamOf(g, seat).hand.splice(choice.hand, 1);
  if (!held) throw new RangeError(`seat ${seat} holds no card ${choice.hand}`);
  g.state.discard.push(held.is);
  return held.is;
}

/** WHI-HAND-01, WHI-HAND-03: draws up to the limit, with the discard pile shuffled if need be. */
export function drawCards(g: Game, seat: number, count: number): void {
  const { hand } = teamOf(g, seat);
  const cards: CardKind[] = [];
  while (cards.length < count && hand.length < HAND_LIMIT) {
    if (g.state.deck.length === 0) reshuffle(g);
    const card = g.draw(g.state.deck, only(seat));
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

function reshuffle(g: Game): void {
  const { deck, discard } = g.state;
  if (discard.length === 0) return;
  shuffleIn(
    deck,
    discard.splice(0).map((card) => slot(card, 0x7fffffff)),
  );
  g.tell('reshuffled', 'WHI-HAND-03', {});
}

export type Spend = Answer<'trek' | 'storm' | 'scout' | 'rest'>;
