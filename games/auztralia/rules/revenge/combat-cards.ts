import type { MonsterId } from '../../content/revenge/types.ts';
import { isFallen, nobodyFights } from '../force.ts';
import { type Answer, auto, decision, type Look, type Refusal } from '../kit.ts';
import { OLD_ONES } from '../state.ts';
import { isOutOfTime, moveDisc } from '../time-track.ts';
import { discardMythos, takeFromHand } from './mythos-cards.ts';
import { cardFits, resolveCard } from './resolve.ts';
import { cardOf, costOf, oldOnesSeat, revengeIn, revengeOf } from './table.ts';

/** Null, or why this card cannot be played in this combat. */
function combatCardForbidden(g: Look, card: MonsterId): Refusal | null {
  const { combat, cost } = { combat: g.state.combat, cost: costOf(cardOf(g, card)) };
  // REV-TIME-09: beyond the end of time only what is free.
  if (isOutOfTime(g, OLD_ONES) && cost > 0)
    return g.no('REV-TIME-09', 'mythos.outOfTime', { card });
  return combat && cardFits(g, card, combat.seat)
    ? null
    : g.no('REV-MYTH-09', 'mythos.noEffect', { card });
}

const stillFought = (g: Look): boolean => {
  const { combat } = g.state;
  return (
    combat !== null &&
    !combat.defeated &&
    !isFallen(combat) &&
    !nobodyFights(combat) &&
    !revengeIn(g).fight.calledOff
  );
};

/**
 * REV-COMBAT-02 (b), REV-RULING-15: asked whenever the hand is not empty, also where only a pass is
 * legal (REV-HIDE-02).
 */
const playCombatCard = decision<{ seat: number }, 'mythos' | 'done'>('combat-cards', {
  rule: 'REV-MYTH-08',
  seat: (_g, my) => my.seat,
  options: (g) => [
    ...revengeIn(g)
      .hand.filter((held) => cardOf(g, held.is).combat)
      .map((held) => ({ do: 'mythos' as const, card: held.is })),
    { do: 'done' },
  ],
  forbids: (g, _my, option) => (option.do === 'done' ? null : combatCardForbidden(g, option.card)),
  window: { pass: { do: 'done' }, span: 'combat' },
});

/** The Old Ones player's window of a round: any number of Combat cards. */
export const combatCards = auto(
  'combat-cards-window',
  (a: { seat: number }) => ({ ...a, choice: null as Answer<'mythos' | 'done'> | null }),
  {
    ask: (g, _my, k) =>
      revengeIn(g).hand.length > 0 && stillFought(g)
        ? k.call(playCombatCard, { seat: oldOnesSeat(g) }, 'choice')
        : k.done(null),
    play(g, my, k) {
      if (my.choice?.do !== 'mythos') return k.done(null);
      const { card } = my.choice;
      const { steps, rule } = cardOf(g, card);
      const cost = costOf(cardOf(g, card));
      takeFromHand(g, card);
      g.tell('mythos.played', rule, { card, cost });
      // REV-RULING-02: paid before it is resolved.
      if (cost > 0) moveDisc(g, OLD_ONES, cost);
      return k.call(resolveCard, { card, you: my.seat, steps });
    },
    settle(g, my, k) {
      if (my.choice?.do === 'mythos') discardMythos(g, my.choice.card);
      return k.to('ask');
    },
  },
);

/**
 * REV-SOLO-16, REV-RULING-49: cards that wait for a combat of this human, the oldest first, each
 * looked at when its turn comes; once, before the first Old One card.
 */
export const waitingCards = auto(
  'waiting-cards',
  (a: { seat: number }) => ({ ...a, left: [] as MonsterId[], card: null as MonsterId | null }),
  {
    begin(g, my, k) {
      const { fight, waiting } = revengeIn(g);
      if (fight.cards > 0) return k.done(null);
      my.left = waiting.filter((held) => held.seat === my.seat).map((held) => held.card);
      return undefined;
    },
    next(g, my, k) {
      const card = my.left.shift();
      if (card === undefined || !stillFought(g)) return k.done(null);
      if (!cardFits(g, card, my.seat)) return k.to('next');
      const revenge = revengeOf(g);
      revenge.waiting = revenge.waiting.filter(
        (held) => held.card !== card || held.seat !== my.seat,
      );
      my.card = card;
      revenge.played.push(card);
      const { steps, rule } = cardOf(g, card);
      g.tell('mythos.applied', rule, { card, seat: my.seat });
      return k.call(resolveCard, { card, you: my.seat, steps });
    },
    settle(g, my, k) {
      if (my.card) discardMythos(g, my.card);
      return k.to('next');
    },
  },
);
