import { callOf } from '@incognita/kernel';
import { paceOf } from '../content/cards.ts';
import { auto, decision } from './kit.ts';
import { scout } from './scout.ts';
import { setUp } from './setup.ts';
import { storm } from './storm.ts';
import { discardFrom, drawCards, HAND_LIMIT, handOf, poleOf, type Spend, teamOf } from './team.ts';
import { trek } from './trek.ts';

/** WHI-TURN-01: one thing per turn. */
const chooseTurn = decision<{ seat: number }, 'trek' | 'storm' | 'scout' | 'rest'>('turn', {
  rule: 'WHI-TURN-01',
  seat: (_g, my) => my.seat,
  options: (g, my) => {
    const others = g.state.teams.flatMap((_team, seat) => (seat === my.seat ? [] : [seat]));
    return [
      ...handOf(g, my.seat).flatMap((held) => [
        { do: 'trek' as const, ...held },
        ...(held.card === 'storm'
          ? others.map((target) => ({ do: 'storm' as const, ...held, target }))
          : []),
        { do: 'scout' as const, ...held },
      ]),
      { do: 'rest' },
    ];
  },
  forbids: (g, my, option) => {
    const mine = g.state.teams[my.seat];
    switch (option.do) {
      case 'trek':
        return paceOf(option.card) === 0
          ? g.no('WHI-TREK-01', 'noPace', { card: option.card })
          : null;
      case 'storm': {
        const theirs = g.state.teams[option.target];
        if (theirs?.arrived) return g.no('WHI-STORM-02', 'atPole', { target: option.target });
        return (theirs?.space ?? 0) < (mine?.space ?? 0)
          ? g.no('WHI-STORM-02', 'behind', { target: option.target })
          : null;
      }
      case 'rest': {
        const cards = mine?.hand.length ?? 0;
        return cards >= HAND_LIMIT ? g.no('WHI-HAND-01', 'handFull', { cards }) : null;
      }
      case 'scout':
        return null;
    }
  },
});

const turn = auto('take-turn', (a: { seat: number }) => ({ ...a, spend: null as Spend | null }), {
  choose: (_g, my, k) => k.call(chooseTurn, { seat: my.seat }, 'spend'),
  act(g, my, k) {
    const { spend, seat } = my;
    if (!spend) return undefined;
    if (spend.do === 'rest') {
      drawCards(g, seat, 2);
      return k.done(null);
    }
    const card = discardFrom(g, seat, spend);
    if (spend.do === 'trek') return k.call(trek, { seat, card });
    if (spend.do === 'scout') return k.call(scout, { seat, card });
    return k.call(storm, { from: seat, target: spend.target, card });
  },
  /** WHI-TURN-02: whoever did not rest draws one card. */
  draw(g, my) {
    drawCards(g, my.seat, 1);
    return undefined;
  },
});

export const round = auto('round', () => ({ turns: 0 }), {
  turn(g, my, k) {
    const seat = g.state.active;
    g.state.active = (seat + 1) % g.config.seats;
    my.turns++;
    // WHI-END-03: a team at the pole has nothing left to do.
    return teamOf(g, seat).arrived ? undefined : k.call(turn, { seat });
  },
  again: (g, my, k) => (my.turns < g.config.seats ? k.to('turn') : undefined),
});

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
    if (g.state.round >= g.content.rounds[g.config.race]) {
      g.tell('winter', 'WHI-END-02', {});
      return k.over();
    }
    g.state.round++;
    return k.to('round');
  },
});

export { poleOf };
