import { deckSize } from '@incognita/kernel';
import type { MonsterId } from '../../content/revenge/types.ts';
import { gameGoesOn } from '../end.ts';
import { type Answer, auto, decision, type Look, type Refusal } from '../kit.ts';
import { revealHex, sleepers } from '../reveal.ts';
import { OLD_ONES } from '../state.ts';
import { activeSide, moveDisc } from '../time-track.ts';
import { marchesOf, moveAction } from './march.ts';
import { discardMythos, drawMythos, takeFromHand } from './mythos-cards.ts';
import { place, placeUnavailable } from './place.ts';
import { cardFits, resolveCard } from './resolve.ts';
import { cardOf, costOf, oldOnesSeat, revengeIn } from './table.ts';

type Deed = Answer<'place' | 'reveal' | 'move' | 'summon' | 'mythos'>;

/** Null, or why the Old Ones player cannot do this now. */
function deedForbidden(g: Look, deed: Deed): Refusal | null {
  switch (deed.do) {
    case 'place':
      return placeUnavailable(g);
    case 'reveal':
      return g.state.tiles.some((tile) => !tile.faceUp)
        ? null
        : g.no('REV-REVEAL-04', 'reveal.nothing', {});
    case 'move':
      // REV-MOVE-13: always legal.
      return null;
    case 'summon':
      return deckSize(revengeIn(g).deck) > 0 ? null : g.no('REV-SUMMON-03', 'summon.noCard', {});
    case 'mythos':
      return mythosForbidden(g, deed.card);
  }
}

/** REV-MYTH-01, REV-MYTH-17. */
function mythosForbidden(g: Look, card: MonsterId): Refusal | null {
  if (cardOf(g, card).combat) return g.no('REV-MYTH-09', 'mythos.onlyInCombat', { card });
  return cardFits(g, card, -1) ? null : g.no('REV-MYTH-17', 'mythos.noEffect', { card });
}

/** REV-TIME-04, REV-TIME-11: one action or card; the Old Ones player may not pass. */
const chooseDeed = decision<{ seat: number }, Deed['do']>('old-ones-action', {
  rule: 'REV-TIME-04',
  seat: (_g, my) => my.seat,
  prompt: (g) => ({ ask: 'old-ones-action', marches: marchesOf(g) }),
  options: (g) => [
    { do: 'place' },
    { do: 'reveal' },
    { do: 'move' },
    { do: 'summon' },
    ...revengeIn(g).hand.map((held) => ({ do: 'mythos' as const, card: held.is })),
  ],
  forbids: (g, _my, option) => deedForbidden(g, option),
});

/** REV-REVEAL-01: which tile is turned up. */
const whichTile = decision<{ seat: number }, 'uncover'>('reveal', {
  rule: 'REV-REVEAL-01',
  seat: (_g, my) => my.seat,
  options: (g) => sleepers(g, true),
});

/** One action or card of the Old Ones player, paid for before it is resolved (REV-TIME-07). */
export const oldOnesPlayerTurn = auto(
  'old-ones-turn',
  () => ({ deed: null as Deed | null, reveal: null as Answer<'uncover'> | null }),
  {
    ask: (g, _my, k) => k.call(chooseDeed, { seat: oldOnesSeat(g) }, 'deed'),
    act(g, my, k) {
      const { deed } = my;
      if (!deed) return k.done(null);
      const seat = oldOnesSeat(g);
      if (deed.do === 'mythos') {
        const card = cardOf(g, deed.card);
        takeFromHand(g, deed.card);
        g.tell('mythos.played', card.rule, { card: deed.card, cost: costOf(card) });
        // REV-TIME-06: a cost of 0 leaves the disc where it lies.
        if (costOf(card) > 0) moveDisc(g, OLD_ONES, costOf(card));
        return k.call(resolveCard, { card: deed.card, you: -1, steps: card.steps });
      }
      const { actionTime, summon } = g.content.content.revenge.oldOnesPlayer;
      g.tell('oldOnes.acts', 'REV-TIME-05', { action: deed.do });
      moveDisc(g, OLD_ONES, actionTime);
      switch (deed.do) {
        case 'place':
          return k.call(place, {});
        case 'reveal':
          return k.call(whichTile, { seat }, 'reveal');
        case 'move':
          return k.call(moveAction, {});
        case 'summon':
          return k.call(drawMythos, summon);
      }
    },
    reveal(_g, my, k) {
      if (!my.reveal) return undefined;
      const { hex, place } = my.reveal;
      return k.call(revealHex, { hex, place });
    },
    end(g, my) {
      if (my.deed?.do === 'mythos') discardMythos(g, my.deed.card);
      // AUZ-HIDE-01: undo stops where the next active side differs.
      if (activeSide(g) !== OLD_ONES || my.deed?.do === 'mythos') g.horizon();
      return undefined;
    },
  },
  { lasts: gameGoesOn, span: 'turn' },
);
