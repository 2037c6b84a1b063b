import type { UnitType } from '../content/types.ts';
import { type Answer, answering, decision, type Look, type Refusal } from './kit.ts';
import { goldOf, pay, perUnit, playerOf, UNIT_TYPES } from './people.ts';
import { boxTime } from './time-track.ts';

function unitForbidden(g: Look, gold: number, unit: UnitType, count: number): Refusal | null {
  const left = g.state.supply.units[unit];
  if (left < count) return g.no('AUZ-BUY-03', 'buy.none', { unit, left });
  const cost = g.content.units[unit].cost * count;
  return cost > gold ? g.no('AUZ-BUY-01', 'buy.noGold', { unit, cost, gold }) : null;
}

export function buyUnavailable(g: Look, seat: number, gold: number): Refusal | null {
  const some =
    UNIT_TYPES.some((unit) => unitForbidden(g, gold, unit, 1) === null) ||
    g.content.edition.human.outpostUnavailable?.(g, seat, gold) === null;
  return some ? null : g.no('AUZ-ACT-07', 'buy.nothing', { gold });
}

/** A type; Infantry by one or two (AUZ-BUY-02). */
const whichUnit = decision<{ seat: number }, 'buy' | 'outpost'>('buy', {
  rule: 'AUZ-BUY-01',
  seat: (_g, my) => my.seat,
  prompt: (g) => ({
    ask: 'buy',
    gold: perUnit((unit) => g.content.units[unit].cost),
  }),
  options: (g, my) => [
    ...UNIT_TYPES.map((unit) => ({ do: 'buy' as const, unit, count: 1 })),
    { do: 'buy', unit: 'infantry', count: 2 },
    ...outposts(g, my.seat),
  ],
  forbids: (g, my, option) =>
    option.do === 'buy'
      ? unitForbidden(g, goldOf(g, my.seat), option.unit, option.count)
      : g.content.edition.human.outpostForbidden(g, my.seat, option.hex),
});

const outposts = (g: Look, seat: number): Answer<'outpost'>[] =>
  g.content.edition.human.outpostSites(g, seat).map((hex) => ({ do: 'outpost' as const, hex }));

/** REV-OUT-02, REV-OUT-04, REV-RULING-05: one Outpost beside the units that were bought. */
const outpostToo = decision<{ seat: number }, 'outpost' | 'done'>('outpost', {
  rule: 'REV-OUT-02',
  seat: (_g, my) => my.seat,
  options: (g, my) => [...outposts(g, my.seat), { do: 'done' }],
  forbids: (g, my, option) =>
    option.do === 'outpost'
      ? g.content.edition.human.outpostForbidden(g, my.seat, option.hex)
      : null,
});

export const buy = answering<number>()(
  'buy-action',
  (a: { seat: number }) => ({
    ...a,
    bought: null as Answer<'buy' | 'outpost'> | null,
    more: null as Answer<'outpost' | 'done'> | null,
  }),
  {
    ask: (_g, my, k) => k.call(whichUnit, { seat: my.seat }, 'bought'),
    take(g, my, k) {
      if (my.bought?.do === 'outpost') {
        // REV-OUT-03: it alone is a purchase, too.
        g.content.edition.human.buildOutpost(g, my.seat, my.bought.hex);
        return k.to('time');
      }
      if (my.bought) {
        const { unit, count } = my.bought;
        const cost = g.content.units[unit].cost * count;
        pay(g, my.seat, 'gold', cost);
        g.state.supply.units[unit] -= count;
        playerOf(g, my.seat).barracks[unit] += count;
        g.tell('bought', 'AUZ-BUY-01', { seat: my.seat, unit, count, gold: cost });
      }
      const { outpostUnavailable } = g.content.edition.human;
      return outpostUnavailable?.(g, my.seat, goldOf(g, my.seat)) === null
        ? k.call(outpostToo, { seat: my.seat }, 'more')
        : k.to('time');
    },
    outpost(g, my) {
      if (my.more?.do === 'outpost') g.content.edition.human.buildOutpost(g, my.seat, my.more.hex);
      return undefined;
    },
    time: (g, _my, k) => k.done(boxTime(g, 'buy')),
  },
);
