import { type Answer, answering, decision, type Look, type Refusal } from './kit.ts';
import { gain, pay } from './people.ts';
import { boxTime } from './time-track.ts';

/**
 * What AUZ-TRADE-01 lets one do twice, one after the other (AUZ-RULING-86). AUZ-TRADE-04: no other
 * goods.
 */
type Deal = Answer<'import' | 'export'>;
const DEALS: readonly Deal[] = [
  { do: 'import', good: 'coal' },
  { do: 'import', good: 'iron' },
  { do: 'export', good: 'coal' },
  { do: 'export', good: 'iron' },
];

function dealForbidden(g: Look, seat: number, deal: Deal): Refusal | null {
  const { good } = deal;
  if (deal.do === 'import')
    return g.state.supply.goods[good] < 1 ? g.no('AUZ-TRADE-05', 'trade.noSupply', { good }) : null;
  if ((g.state.players[seat]?.goods[good] ?? 0) < 1)
    return g.no('AUZ-TRADE-03', 'trade.noGood', { good });
  return g.state.supply.goods.gold < 1
    ? g.no('AUZ-TRADE-05', 'trade.noSupply', { good: 'gold' })
    : null;
}

export function tradeUnavailable(g: Look, seat: number): Refusal | null {
  const some = DEALS.some((deal) => dealForbidden(g, seat, deal) === null);
  return some ? null : g.no('AUZ-ACT-07', 'trade.nothing', {});
}

/** In full co-operation every deal also says who receives what it brings (AUZ-COOP-07). */
const whichDeal = decision<{ seat: number; deals: number }, 'import' | 'export' | 'done'>('trade', {
  rule: 'AUZ-TRADE-01',
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'trade', deals: my.deals }),
  options: (_g, my) => (my.deals > 0 ? [...DEALS, { do: 'done' as const }] : DEALS),
  forbids: (g, my, option) => (option.do === 'done' ? null : dealForbidden(g, my.seat, option)),
});

const receiver = decision<{ seat: number; good: 'coal' | 'iron' | 'gold' }, 'give'>('trade-gift', {
  rule: 'AUZ-COOP-07',
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'gift', good: my.good }),
  options: (g) => g.content.edition.players(g).map((seat) => ({ do: 'give' as const, seat })),
});

export const trade = answering<number>()(
  'trade-action',
  (a: { seat: number }) => ({
    ...a,
    deals: 0,
    deal: null as Answer<'import' | 'export' | 'done'> | null,
    gift: null as Answer<'give'> | null,
  }),
  {
    ask: (_g, my, k) => k.call(whichDeal, { seat: my.seat, deals: my.deals }, 'deal'),
    give(g, my, k) {
      const { deal, seat } = my;
      my.gift = null;
      if (!deal || deal.do === 'done') return k.to('end');
      my.deals++;
      if (g.config.play !== 'coop') return undefined;
      return k.call(receiver, { seat, good: deal.do === 'import' ? deal.good : 'gold' }, 'gift');
    },
    deal(g, my) {
      const { deal, seat } = my;
      if (!deal || deal.do === 'done') return undefined;
      const to = my.gift?.seat ?? seat;
      if (deal.do === 'import') {
        gain(g, to, deal.good, 1);
        g.tell('imported', 'AUZ-TRADE-02', { seat, good: deal.good, to });
      } else {
        pay(g, seat, deal.good, 1);
        gain(g, to, 'gold', 1);
        g.tell('exported', 'AUZ-TRADE-03', { seat, good: deal.good, to });
      }
      return undefined;
    },
    again: (g, my, k) =>
      my.deals < 2 && tradeUnavailable(g, my.seat) === null ? k.to('ask') : undefined,
    end: (g, _my, k) => k.done(boxTime(g, 'trade')),
  },
);
