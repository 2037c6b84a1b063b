import { EVERYONE, shuffleIn, slot } from '@incognita/kernel';
import type { OldOneCardId } from '../content/types.ts';
import type { Auztralia, Game } from './kit.ts';

/** AUZ-CMB-03: an empty deck is made anew from the discard pile. The card lies open. */
export function drawOldOneCard(g: Game, rule: Auztralia['Rule']): OldOneCardId {
  const { deck, discard } = g.state;
  if (deck.length === 0) {
    shuffleIn(
      deck,
      discard.splice(0).map((card) => slot(card, EVERYONE)),
    );
    g.tell('deck.reshuffled', 'AUZ-CMB-03', {});
  }
  const card = g.draw(deck, EVERYONE);
  if (!card) throw new Error('there is no Old One card at all in this content set');
  g.state.card = card.is;
  g.tell('card.turned', rule, { card: card.is });
  return card.is;
}

export function discardCard(g: Game): void {
  if (g.state.card !== null) g.state.discard.push(g.state.card);
  g.state.card = null;
}
