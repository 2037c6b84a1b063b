import type { Good } from '../content/types.ts';
import { type Answer, answering, decision, type Look, type Refusal } from './kit.ts';
import {
  borrowAll,
  cheapestLine,
  isAsleep,
  isOldOneHex,
  network,
  OWN_ONLY,
  surcharge,
} from './network.ts';
import { gain, has, playerOf } from './people.ts';
import { boxTime } from './time-track.ts';

/** A resource, or a VP token of the Western map (AUZ-WEST-10). */
export type Deposit = Good | 'vp';
const DEPOSITS: readonly Deposit[] = ['coal', 'iron', 'gold', 'phosphate', 'vp'];

/**
 * AUZ-MINE-01, AUZ-MINE-05, AUZ-RULING-87: deposits in the network, own or borrowed. AUZ-RULING-44:
 * those of the Port hex too.
 */
function deposits(g: Look, seat: number): readonly { hex: number; good: Deposit }[] {
  return g.memo(`deposits ${seat}`, () => {
    const reached = network(g, seat, borrowAll(g, seat));
    const found: { hex: number; good: Deposit }[] = [];
    for (let hex = 1; hex <= g.content.last; hex++) {
      if (!reached[hex]) continue;
      for (const good of DEPOSITS)
        if ((g.state.deposits[good][hex] ?? 0) > 0) found.push({ hex, good });
    }
    return found;
  });
}

/** AUZ-RULING-09: the end of the line must be free as well. */
function mineForbidden(g: Look, seat: number, hex: number): Refusal | null {
  if (isOldOneHex(g, hex))
    return g.no('AUZ-MINE-01', 'mine.oldOne', { hex, asleep: isAsleep(g, hex) });
  return cheapestLine(g, seat, [hex]) === null
    ? g.no('AUZ-MINE-01', 'mine.noClearLine', { hex })
    : null;
}

export function mineUnavailable(g: Look, seat: number): Refusal | null {
  const some = deposits(g, seat).some(({ hex }) => mineForbidden(g, seat, hex) === null);
  return some ? null : g.no('AUZ-ACT-07', 'mine.nothing', {});
}

const mineSite = decision<{ seat: number }, 'mine'>('mine', {
  rule: 'AUZ-MINE-01',
  seat: (_g, my) => my.seat,
  options: (g, my) =>
    deposits(g, my.seat).map(({ hex, good }) => ({ do: 'mine' as const, hex, good })),
  forbids: (g, my, option) => mineForbidden(g, my.seat, option.hex),
});

/** AUZ-MINE-01 to 05; answers the TP. */
export const mine = answering<number>()(
  'mine-action',
  (a: { seat: number }) => ({ ...a, site: null as Answer<'mine'> | null }),
  {
    ask: (_g, my, k) => k.call(mineSite, { seat: my.seat }, 'site'),
    take(g, my, k) {
      if (!my.site) return k.done(0);
      const { hex, good } = my.site;
      const line = cheapestLine(g, my.seat, [hex]) ?? OWN_ONLY;
      const player = playerOf(g, my.seat);
      const count = g.state.deposits[good][hex] ?? 0;
      g.state.deposits[good][hex] = 0;
      let extra = 0;
      let gold = 0;
      // AUZ-RULING-42: Bones has nothing to add to a token. AUZ-WEST-11: it scores with the others.
      if (good === 'vp') {
        player.tokens += count;
        player.tokensMined++;
      } else {
        player.goods[good] += count;
        // AUZ-MINE-03, AUZ-RULING-10: 1 Gold, however many there were.
        if (good === 'phosphate') gold = gain(g, my.seat, 'gold', 1);
        else if (has(g, my.seat, 'bones')) extra = gain(g, my.seat, good, 1);
      }
      g.tell('mined', 'AUZ-MINE-02', { seat: my.seat, hex, good, count, extra, gold });
      return k.done(boxTime(g, 'mine') + surcharge(line));
    },
  },
);
