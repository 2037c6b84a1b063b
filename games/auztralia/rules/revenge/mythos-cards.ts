import { only, putUnder } from '@incognita/kernel';
import type { MonsterId } from '../../content/revenge/types.ts';
import { type Answer, auto, decision, type Game } from '../kit.ts';
import { oldOnesSeat, revengeIn, revengeOf } from './table.ts';

/** REV-SUMMON-05: which of the cards is kept; the hand is hidden, only its owner sees the names. */
const whichCard = decision<{ seat: number; kept: number; least: number }, 'keepCard' | 'done'>(
  'keep-card',
  {
    rule: 'REV-SUMMON-01',
    seat: (_g, my) => my.seat,
    options: (g, my) => {
      const cards = revengeIn(g).looked.map((held, place) => ({
        do: 'keepCard' as const,
        place,
        card: held.is,
      }));
      return my.kept >= my.least ? [...cards, { do: 'done' as const }] : cards;
    },
  },
);

/** REV-SUMMON-02, REV-RULING-13: the one that goes under the deck first lies above the others. */
const whichUnder = decision<{ seat: number }, 'under'>('under-deck', {
  rule: 'REV-SUMMON-02',
  seat: (_g, my) => my.seat,
  options: (g) =>
    revengeIn(g).looked.map((held, place) => ({ do: 'under' as const, place, card: held.is })),
});

/** REV-SUMMON-01, REV-SUMMON-03: draw some, keep some, the rest under the deck. */
export const drawMythos = auto(
  'draw-mythos',
  (a: { draw: number; keep: number }) => ({
    ...a,
    kept: 0,
    card: null as Answer<'keepCard' | 'done'> | null,
    under: null as Answer<'under'> | null,
  }),
  {
    draw(g, my) {
      const seat = oldOnesSeat(g);
      const { deck, looked } = revengeOf(g);
      for (let i = 0; i < my.draw; i++) {
        const card = g.draw(deck, only(seat));
        if (card) looked.push(card);
      }
      g.tell('oldOnes.summoned', 'REV-SUMMON-01', {
        count: looked.length,
        cards: { secret: looked.map((held) => held.is), seen: only(seat) },
      });
      return undefined;
    },
    ask: (g, my, k) =>
      my.kept < my.keep && revengeIn(g).looked.length > 0
        ? k.call(whichCard, { seat: oldOnesSeat(g), kept: my.kept, least: 1 }, 'card')
        : k.to('return'),
    keep(g, my, k) {
      if (my.card?.do !== 'keepCard') return undefined;
      const { looked, hand } = revengeOf(g);
      const [kept] = looked.splice(my.card.place, 1);
      if (kept) hand.push(kept);
      my.kept++;
      return k.to('ask');
    },
    return(g, _my, k) {
      const { looked, deck } = revengeOf(g);
      if (looked.length > 1) return k.call(whichUnder, { seat: oldOnesSeat(g) }, 'under');
      const last = looked.pop();
      if (last) putUnder(deck, last);
      return k.done(null);
    },
    under(g, my, k) {
      const { looked, deck } = revengeOf(g);
      const [card] = looked.splice(my.under?.place ?? 0, 1);
      if (card) putUnder(deck, card);
      return k.to('return');
    },
  },
);

/** A card leaves the hand; what is left of it is known to nobody else. */
export function takeFromHand(g: Game, card: MonsterId): void {
  const revenge = revengeOf(g);
  const at = revenge.hand.findIndex((held) => held.is === card);
  if (at < 0) throw new Error(`"${card}" is not in the hand of the Old Ones`);
  revenge.hand.splice(at, 1);
  revenge.played.push(card);
}

/** REV-MYTH-03: to the discard pile, unless it has left the game. */
export function discardMythos(g: Game, id: MonsterId): void {
  const revenge = revengeOf(g);
  // REV-CONTENT-19: it may have left the game instead.
  if (revenge.played.at(-1) !== id) return;
  const card = revenge.played.pop();
  if (card) revenge.discard.push(card);
}
