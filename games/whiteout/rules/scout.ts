import { only, putUnder } from '@incognita/kernel';
import { CARDS } from '../content/cards.ts';
import { type Answer, auto, decision } from './kit.ts';
import { discard, drawOne, holds, teamOf } from './team.ts';

const LOOKED_AT = 2;

const spend = decision<{ seat: number }, 'spend'>('scout-spend', {
  rule: 'WHI-SCOUT-01',
  seat: (_g, my) => my.seat,
  prompt: () => ({ ask: 'spend' }),
  options(g, my) {
    const options: Answer<'spend'>[] = [];
    const { hand } = teamOf(g, my.seat);
    for (const card of CARDS) if (holds(hand, card)) options.push({ do: 'spend', card });
    return options;
  },
});

const keep = decision<{ seat: number }, 'keep'>('scout-keep', {
  rule: 'WHI-SCOUT-02',
  seat: (_g, my) => my.seat,
  prompt: () => ({ ask: 'keep' }),
  options(g) {
    const options: Answer<'keep'>[] = [];
    for (const card of CARDS) if (holds(g.state.scouted, card)) options.push({ do: 'keep', card });
    return options;
  },
});

export const scout = auto(
  'scout',
  ({ seat }: { seat: number }) => ({
    seat,
    spent: null as Answer<'spend'> | null,
    kept: null as Answer<'keep'> | null,
  }),
  {
    spend: (_g, my, k) => k.call(spend, { seat: my.seat }, 'spent'),
    /** WHI-SCOUT-01, WHI-RULING-05: a card is spent to look at two; it can be among them. */
    look(g, my, k) {
      const { seat } = my;
      if (!my.spent) return undefined;
      discard(g, seat, my.spent.card);
      const { scouted } = g.state;
      for (let i = 0; i < LOOKED_AT; i++) {
        const card = drawOne(g, seat);
        if (card) scouted.push(card);
      }
      const cards = { secret: scouted.map((held) => held.is), seen: only(seat) };
      g.tell('scouted', 'WHI-SCOUT-01', { seat, spent: my.spent.card, cards });
      return k.call(keep, { seat }, 'kept');
    },
    /** WHI-SCOUT-02: one is kept, the other goes under the deck. */
    take(g, my) {
      const { deck, scouted } = g.state;
      const at = scouted.findIndex((held) => held.is === my.kept?.card);
      const [card] = scouted.splice(at, 1);
      for (const other of scouted.splice(0)) putUnder(deck, other);
      if (!card) return undefined;
      teamOf(g, my.seat).hand.push(card);
      g.tell('kept', 'WHI-SCOUT-02', {
        seat: my.seat,
        card: { secret: card.is, seen: only(my.seat) },
      });
      return undefined;
    },
  },
  { span: 'action' },
);
