import { deckSize, EVERYONE } from '@incognita/kernel';
import type { MonsterId } from '../../content/revenge/types.ts';
import { gameGoesOn } from '../end.ts';
import { auto, type Look } from '../kit.ts';
import { OLD_ONES } from '../state.ts';
import { playerOrder, spaceOf } from '../time-track.ts';
import { healAll } from './combats.ts';
import { discardMythos } from './mythos-cards.ts';
import { cardFits, resolveCard } from './resolve.ts';
import { cardOf, modeOf, revengeIn, revengeOf } from './table.ts';

/** REV-SOLO-11, REV-SOLO-12, REV-VAR-06: on which spaces a card is turned over. */
function turnsCard(g: Look): boolean {
  // REV-SOLO-30.
  if (deckSize(revengeIn(g).deck) === 0) return false;
  const { turnedOn } = modeOf(g).mythos;
  const dark = !g.content.content.timeTrack.illuminated.includes(spaceOf(g, OLD_ONES));
  return turnedOn === 'every' || (turnedOn === 'dark' && dark);
}

/** REV-VAR-07: the solo player, or the human furthest back. */
const furthestBack = (g: Look): number => playerOrder(g)[0] ?? 0;

/** REV-FIT-04: after the movement and the combats of an activation. */
export const mythosStep = auto(
  'mythos-step',
  () => ({ you: -1, card: null as MonsterId | null }),
  {
    turn(g, my, k) {
      if (!turnsCard(g)) return k.to('end');
      const revenge = revengeOf(g);
      const card = g.draw(revenge.deck, EVERYONE);
      if (!card) return k.to('end');
      my.you = furthestBack(g);
      const { steps, rule, combat } = cardOf(g, card.is);
      g.tell('mythos.turned', rule, { card: card.is });
      if (combat) {
        // REV-SOLO-16, REV-VAR-09.
        // REV-RULING-39.
        revenge.waiting.push({ seat: my.you, card: card.is });
        g.tell('mythos.waits', 'REV-SOLO-16', { card: card.is, seat: my.you });
        return k.to('end');
      }
      my.card = card.is;
      revenge.played.push(card.is);
      if (!cardFits(g, card.is, my.you)) {
        // REV-SOLO-15, REV-VAR-08: not passed on to anybody else.
        g.tell('mythos.nothing', 'REV-SOLO-15', { card: card.is });
        return k.to('discard');
      }
      return k.call(resolveCard, { card: card.is, you: my.you, steps });
    },
    discard(g, my) {
      if (my.card) discardMythos(g, my.card);
      return undefined;
    },
    end(g) {
      healAll(g);
      return undefined;
    },
  },
  { lasts: gameGoesOn },
);
