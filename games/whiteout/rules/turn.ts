import { callOf } from '@incognita/kernel';
import { CARDS, paceOf } from '../content/cards.ts';
import { type Answer, auto, decision } from './kit.ts';
import { scout } from './scout.ts';
import { setUp } from './setup.ts';
import { storm } from './storm.ts';
import { discard, drawCards, HAND_LIMIT, holds, teamOf } from './team.ts';
import { trek } from './trek.ts';

type Turn = Answer<'trek' | 'storm' | 'scout' | 'rest'>;

/** WHI-TURN-01: one thing per turn. */
const chooseTurn = decision<{ seat: number }, 'trek' | 'storm' | 'scout' | 'rest'>('turn', {
  rule: 'WHI-TURN-01',
  seat: (_g, my) => my.seat,
  options(g, my) {
    const options: Turn[] = [];
    const { hand } = teamOf(g, my.seat);
    for (const card of CARDS) if (holds(hand, card)) options.push({ do: 'trek', card });
    for (let target = 0; target < g.config.seats; target++)
      if (target !== my.seat) options.push({ do: 'storm', target });
    options.push({ do: 'scout' }, { do: 'rest' });
    return options;
  },
  forbids(g, my, option) {
    const mine = teamOf(g, my.seat);
    const cards = mine.hand.length;
    switch (option.do) {
      case 'trek': {
        const { card } = option;
        return paceOf(card) === 0 ? g.no('WHI-TREK-01', 'noPace', { card }) : null;
      }
      case 'storm': {
        const { target } = option;
        const theirs = teamOf(g, target);
        if (!holds(mine.hand, 'storm')) return g.no('WHI-STORM-01', 'noStorm', {});
        if (theirs.arrived) return g.no('WHI-STORM-02', 'atPole', { target });
        return theirs.space < mine.space ? g.no('WHI-STORM-02', 'behind', { target }) : null;
      }
      case 'scout':
        return cards === 0 ? g.no('WHI-SCOUT-01', 'emptyHand', {}) : null;
      case 'rest':
        return cards >= HAND_LIMIT ? g.no('WHI-HAND-01', 'handFull', { cards }) : null;
    }
  },
});

const begin = ({ seat }: { seat: number }) => ({ seat, does: null as Turn | null });

const turn = auto(
  'take-turn',
  begin,
  {
    choose: (_g, my, k) => k.call(chooseTurn, { seat: my.seat }, 'does'),
    act(g, my, k) {
      const { does, seat } = my;
      switch (does?.do) {
        case 'trek':
          discard(g, seat, does.card);
          return k.call(trek, { seat, card: does.card });
        case 'storm':
          discard(g, seat, 'storm');
          return k.call(storm, { from: seat, target: does.target });
        case 'scout':
          return k.call(scout, { seat });
        default:
          // WHI-TURN-04: a rest is two cards, and nothing after it.
          g.tell('rested', 'WHI-TURN-04', { seat });
          drawCards(g, seat, 2);
          return k.done(null);
      }
    },
    /** WHI-TURN-02: whoever did not rest draws one card. */
    draw(g, my) {
      drawCards(g, my.seat, 1);
      return undefined;
    },
  },
  { span: 'turn' },
);

export const round = auto(
  'round',
  () => ({ turns: 0 }),
  {
    turn(g, my, k) {
      const seat = g.state.active;
      my.turns++;
      // WHI-END-03: a team at the pole has nothing left to do.
      return teamOf(g, seat).arrived ? undefined : k.call(turn, { seat });
    },
    /** WHI-TURN-03: one turn each, in order. */
    next(g, my, k) {
      g.state.active = (g.state.active + 1) % g.config.seats;
      return my.turns < g.config.seats ? k.to('turn') : undefined;
    },
  },
  { span: 'round' },
);

export const play = auto('play', () => ({}), {
  setUp: (_g, _my, k) => k.calls(callOf(setUp, {})),
  round(g, _my, k) {
    g.tell('round', 'WHI-TURN-03', { round: g.state.round });
    return k.call(round, {});
  },
  /** WHI-END-01, WHI-END-02: the pole or the winter, but always a whole round. */
  end(g, _my, k) {
    if (g.state.first !== null) {
      g.tell('finished', 'WHI-END-01', {});
      return k.over();
    }
    if (g.state.round >= g.content.rounds) {
      g.tell('winter', 'WHI-END-02', {});
      return k.over();
    }
    g.state.round++;
    return k.to('round');
  },
});
