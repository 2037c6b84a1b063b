import { CARDS } from '../content/cards.ts';
import { type Answer, auto, decision } from './kit.ts';
import { discard, holds, teamOf } from './team.ts';

/** WHI-STORM-04: how far a storm drives a team back. */
export const SETBACK = 3;

type Reply = Answer<'shelter' | 'endure'>;
type Price = Answer<'fallBack' | 'abandon'>;

/**
 * WHI-STORM-03, WHI-RULING-03: out of turn. It is asked whenever the target holds a card at all,
 * whatever it is: to be asked must not tell the others that there is a Shelter in the hand.
 */
const window = decision<{ target: number; from: number }, 'shelter' | 'endure'>('storm-window', {
  rule: 'WHI-STORM-03',
  seat: (_g, my) => my.target,
  prompt: (_g, my) => ({ ask: 'shelter', from: my.from }),
  options: () => [{ do: 'shelter' }, { do: 'endure' }],
  window: { pass: { do: 'endure' }, span: 'round' },
  forbids: (g, my, option) =>
    option.do === 'shelter' && !holds(teamOf(g, my.target).hand, 'shelter')
      ? g.no('WHI-STORM-03', 'noShelter', {})
      : null,
});

/** WHI-STORM-04: the price of a storm, as its target chooses. */
const price = decision<{ target: number }, 'fallBack' | 'abandon'>('storm-price', {
  rule: 'WHI-STORM-04',
  seat: (_g, my) => my.target,
  prompt: () => ({ ask: 'price' }),
  options(g, my) {
    const options: Price[] = [{ do: 'fallBack' }];
    const { hand } = teamOf(g, my.target);
    for (const card of CARDS) if (holds(hand, card)) options.push({ do: 'abandon', card });
    return options;
  },
  forbids(g, my, option) {
    const { space, hand } = teamOf(g, my.target);
    return option.do === 'fallBack' && space < SETBACK && hand.length > 0
      ? g.no('WHI-STORM-04', 'noSteps', { space })
      : null;
  },
});

/** WHI-STORM-05: the second card of the price. */
const abandonMore = decision<{ target: number }, 'abandon'>('storm-abandon', {
  rule: 'WHI-STORM-05',
  seat: (_g, my) => my.target,
  prompt: () => ({ ask: 'abandon' }),
  options(g, my) {
    const options: Answer<'abandon'>[] = [];
    const { hand } = teamOf(g, my.target);
    for (const card of CARDS) if (holds(hand, card)) options.push({ do: 'abandon', card });
    return options;
  },
});

export const storm = auto(
  'storm',
  ({ from, target }: { from: number; target: number }) => ({
    from,
    target,
    reply: null as Reply | null,
    paid: null as Price | null,
  }),
  {
    /** WHI-STORM-01: the storm breaks over one team. */
    break(g, my) {
      g.state.storm = { from: my.from, target: my.target };
      g.tell('storm', 'WHI-STORM-01', { seat: my.from, target: my.target });
      return undefined;
    },
    shelter: (g, my, k) =>
      teamOf(g, my.target).hand.length > 0
        ? k.call(window, { target: my.target, from: my.from }, 'reply')
        : undefined,
    spared(g, my, k) {
      if (my.reply?.do !== 'shelter') return undefined;
      discard(g, my.target, 'shelter');
      g.tell('sheltered', 'WHI-STORM-03', { seat: my.target });
      return k.done(null);
    },
    price: (_g, my, k) => k.call(price, { target: my.target }, 'paid'),
    pay(g, my, k) {
      const { target } = my;
      const team = teamOf(g, target);
      if (my.paid?.do !== 'abandon') {
        // WHI-RULING-04: no marker is turned up on the way back.
        team.space = Math.max(0, team.space - SETBACK);
        g.tell('fellBack', 'WHI-STORM-04', { seat: target, to: team.space });
        return k.done(null);
      }
      discard(g, target, my.paid.card);
      g.tell('abandoned', 'WHI-STORM-05', { seat: target, card: my.paid.card });
      return team.hand.length > 0 ? k.call(abandonMore, { target }, 'paid') : k.done(null);
    },
    payMore(g, my) {
      if (my.paid?.do !== 'abandon') return undefined;
      discard(g, my.target, my.paid.card);
      g.tell('abandoned', 'WHI-STORM-05', { seat: my.target, card: my.paid.card });
      return undefined;
    },
  },
  {
    span: 'action',
    cleanUp(g) {
      g.state.storm = null;
    },
  },
);
