import type { CardKind } from '../content/cards.ts';
import { type Answer, auto, decision } from './kit.ts';
import { discardFrom, handOf, teamOf } from './team.ts';

/**
 * WHI-STORM-03: out of turn. It is asked whenever the target holds a card at all, whatever the
 * card is: to be asked must not tell the others that there is a Shelter in the hand.
 */
const window = decision<{ target: number; from: number }, 'shelter' | 'endure'>('storm-window', {
  rule: 'WHI-STORM-03',
  seat: (_g, my) => my.target,
  prompt: (_g, my) => ({ ask: 'shelter', from: my.from }),
  options: (g, my) => [
    ...handOf(g, my.target).map((held) => ({ do: 'shelter' as const, ...held })),
    { do: 'endure' },
  ],
  forbids: (g, _my, option) =>
    option.do === 'shelter' && option.card !== 'shelter'
      ? g.no('WHI-STORM-03', 'notShelter', { card: option.card })
      : null,
});

/** WHI-STORM-04: the price of a storm, as its target chooses. */
const price = decision<{ target: number }, 'fallBack' | 'abandon'>('storm-price', {
  rule: 'WHI-STORM-04',
  seat: (_g, my) => my.target,
  prompt: () => ({ ask: 'price' }),
  options: (g, my) => [
    { do: 'fallBack' },
    ...handOf(g, my.target).map((held) => ({ do: 'abandon' as const, ...held })),
  ],
  forbids: (g, my, option) =>
    option.do === 'fallBack' && (g.state.teams[my.target]?.space ?? 0) < 2 && hasCards(g, my.target)
      ? g.no('WHI-STORM-04', 'noSteps', {})
      : null,
});

const hasCards = (
  g: { readonly state: { readonly teams: readonly { readonly hand: readonly unknown[] }[] } },
  seat: number,
): boolean => (g.state.teams[seat]?.hand.length ?? 0) > 0;

export const storm = auto(
  'storm',
  (a: { from: number; target: number; card: CardKind }) => ({
    ...a,
    reply: null as Answer<'shelter' | 'endure'> | null,
    paid: null as Answer<'fallBack' | 'abandon'> | null,
  }),
  {
    /** WHI-STORM-01: the storm breaks over one team at or ahead of the sender. */
    break(g, my) {
      g.state.storm = { from: my.from, target: my.target, card: my.card };
      g.tell('storm', 'WHI-STORM-01', { seat: my.from, target: my.target });
      return undefined;
    },
    shelter: (g, my, k) =>
      hasCards(g, my.target)
        ? k.call(window, { target: my.target, from: my.from }, 'reply')
        : undefined,
    spared(g, my, k) {
      if (my.reply?.do !== 'shelter') return undefined;
      discardFrom(g, my.target, my.reply);
      g.tell('sheltered', 'WHI-STORM-03', { seat: my.target });
      return k.done(null);
    },
    price: (_g, my, k) => k.call(price, { target: my.target }, 'paid'),
    pay(g, my) {
      const team = teamOf(g, my.target);
      if (my.paid?.do === 'abandon') {
        const card = discardFrom(g, my.target, my.paid);
        g.tell('abandoned', 'WHI-STORM-04', { seat: my.target, card });
        return undefined;
      }
      team.space = Math.max(0, team.space - 2);
      g.tell('fellBack', 'WHI-STORM-04', { seat: my.target, to: team.space });
      return undefined;
    },
  },
  {
    cleanUp(g) {
      g.state.storm = null;
    },
  },
);
