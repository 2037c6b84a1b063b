import { only, putUnder } from '@incognita/kernel';
import type { CardKind } from '../content/cards.ts';
import { type Answer, auto, decision } from './kit.ts';
import { teamOf } from './team.ts';

const keep = decision<{ seat: number }, 'keep'>('scout-keep', {
  rule: 'WHI-SCOUT-02',
  seat: (_g, my) => my.seat,
  prompt: () => ({ ask: 'keep' }),
  options: (g) =>
    g.state.scouted.map((held, scouted) => ({ do: 'keep' as const, scouted, card: held.is })),
});

export const scout = auto(
  'scout',
  (a: { seat: number; card: CardKind }) => ({ ...a, kept: null as Answer<'keep'> | null }),
  {
    /** WHI-SCOUT-01: a card is spent to look at the next two. */
    look(g, my, k) {
      const { deck, scouted } = g.state;
      for (let i = 0; i < 2; i++) {
        const card = g.draw(deck, only(my.seat));
        if (card) scouted.push(card);
      }
      const cards = { secret: scouted.map((held) => held.is), seen: only(my.seat) };
      g.tell('scouted', 'WHI-SCOUT-01', { seat: my.seat, spent: my.card, cards });
      return scouted.length > 0 ? k.call(keep, { seat: my.seat }, 'kept') : k.done(null);
    },
    /** WHI-SCOUT-02: one is kept, the other goes under the deck. */
    take(g, my) {
      const { deck, scouted } = g.state;
      const [card] = scouted.splice(my.kept?.scouted ?? 0, 1);
      if (card) teamOf(g, my.seat).hand.push(card);
      for (const other of scouted.splice(0)) putUnder(deck, other);
      if (card)
        g.tell('kept', 'WHI-SCOUT-02', {
          seat: my.seat,
          card: { secret: card.is, seen: only(my.seat) },
        });
      return undefined;
    },
  },
);
