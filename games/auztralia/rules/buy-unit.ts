import type { UnitType } from '../content/types.ts';
import { type Answer, answering, decision, type Look, type Refusal } from './kit.ts';
import { goldOf, pay, playerOf, UNIT_TYPES } from './people.ts';
import { boxTime } from './time-track.ts';

function unitForbidden(g: Look, gold: number, unit: UnitType, count: number): Refusal | null {
  const left = g.state.supply.units[unit];
  if (left < count) return g.no('AUZ-BUY-03', 'buy.none', { unit, left });
  const cost = g.content.units[unit].cost * count;
  return cost > gold ? g.no('AUZ-BUY-01', 'buy.noGold', { unit, cost, gold }) : null;
}

export function buyUnavailable(g: Look, gold: number): Refusal | null {
  const some = UNIT_TYPES.some((unit) => unitForbidden(g, gold, unit, 1) === null);
  return some ? null : g.no('AUZ-ACT-07', 'buy.nothing', { gold });
}

/** D14: a type; Infantry by one or two (AUZ-BUY-02). */
const whichUnit = decision<{ seat: number }, 'buy'>('buy', {
  rule: 'AUZ-BUY-01',
  seat: (_g, my) => my.seat,
  prompt: (g) => ({
    ask: 'buy',
    gold: {
      infantry: g.content.units.infantry.cost,
      car: g.content.units.car.cost,
      artillery: g.content.units.artillery.cost,
      airship: g.content.units.airship.cost,
      train: g.content.units.train.cost,
    },
  }),
  options: () => [
    ...UNIT_TYPES.map((unit) => ({ do: 'buy' as const, unit, count: 1 })),
    { do: 'buy', unit: 'infantry', count: 2 },
  ],
  forbids: (g, my, option) => unitForbidden(g, goldOf(g, my.seat), option.unit, option.count),
});

export const buy = answering<number>()(
  'buy-action',
  (a: { seat: number }) => ({ ...a, bought: null as Answer<'buy'> | null }),
  {
    ask: (_g, my, k) => k.call(whichUnit, { seat: my.seat }, 'bought'),
    take(g, my, k) {
      if (my.bought) {
        const { unit, count } = my.bought;
        const cost = g.content.units[unit].cost * count;
        pay(g, my.seat, 'gold', cost);
        g.state.supply.units[unit] -= count;
        playerOf(g, my.seat).barracks[unit] += count;
        g.tell('bought', 'AUZ-BUY-01', { seat: my.seat, unit, count, gold: cost });
      }
      return k.done(boxTime(g, 'buy'));
    },
  },
);
