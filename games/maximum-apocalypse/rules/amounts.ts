import { discardGear } from './cards.ts';
import type { Game, Look } from './kit.ts';
import { gearNo, monsterNo, monsterTile, survivorOf, survivorOfBody } from './party.ts';
import {
  bonusOf,
  countedReductions,
  type DamageFrom,
  guardOf,
  isImmune,
  isSheltered,
  reductionOf,
} from './passives.ts';
import { distance } from './places.ts';
import { NONE } from './state.ts';
import type { DamageArgs, Hit } from './steps.ts';

const fromType = (g: Look, my: DamageArgs): DamageFrom => {
  const source = my.no === NONE ? null : monsterNo(g, my.no);
  return source ? g.content.monster(source.card).type : 'other';
};

/** MAX-DMG-01, MAX-RULING-86, MAX-RULING-87: printed and bonuses, then the guards of the target. */
export function amountForMonster(g: Look, my: DamageArgs, hit: Hit): number {
  const target = monsterNo(g, hit.monster);
  if (!target || hit.kill) return 0;
  let amount = hit.n;
  if (my.by === 'survivor') {
    const steps = distance(g, survivorOf(g, my.who).tile, monsterTile(g, target));
    amount += bonusOf(g, my.who, my.body, steps) + my.extra;
  }
  return Math.max(0, amount - guardOf(g, target));
}

/** MAX-RULING-44, MAX-RULING-87: reductions, counted ones last and only while damage remains. */
export function amountForBody(g: Game, my: DamageArgs, hit: Hit): number {
  const survivor = survivorOfBody(hit.body);
  let amount = hit.n;
  if (my.by === 'survivor') {
    const steps = distance(g, survivorOf(g, my.who).tile, survivorOf(g, survivor).tile);
    amount += bonusOf(g, my.who, my.body, steps) + my.extra;
  }
  if (isImmune(g, hit.body) || isSheltered(g, survivor)) return 0;
  const from = fromType(g, my);
  amount = Math.max(0, amount - reductionOf(g, hit.body, from));
  for (const { gear, n } of countedReductions(g, hit.body, from)) {
    if (amount === 0) break;
    amount = Math.max(0, amount - n);
    wearDown(g, gear);
  }
  return amount;
}

/** A Kevlar Vest takes so many blows and no more. */
function wearDown(g: Game, no: number): void {
  const found = gearNo(g, no);
  if (!found) return;
  found.gear.charges -= 1;
  if (found.gear.charges <= 0) discardGear(g, no);
}
