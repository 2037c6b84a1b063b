import type { BoxId } from '../content/types.ts';
import type { Look } from '../rules/kit.ts';
import type { Scale, Weight } from './weights.ts';

type Player = Look['state']['players'][number];

/** The first pieces are worth the most. */
export function worthOf(scale: Scale, count: number): number {
  let [left, worth] = [count, 0];
  for (const [many, each] of scale) {
    const counted = Math.min(left, many);
    worth += counted * each;
    left -= counted;
    if (left <= 0) break;
  }
  return worth;
}

/** Coal, Iron and Gold, for somebody who has so much time to use them. */
export function goodsWorth(
  { goods }: Player,
  time: number,
  chest: { readonly price: number; readonly missing: number },
  weight: Weight,
): number {
  const pairs = Math.min(goods.coal, goods.iron);
  const odd = goods.coal + goods.iron - 2 * pairs;
  const worth =
    worthOf(weight.railGoods, pairs) +
    worthOf(weight.oddGood, odd) +
    Math.min(goods.gold, chest.missing) * chest.price +
    worthOf(weight.gold, Math.max(0, goods.gold - chest.missing));
  return worth * Math.min(1, time / weight.goodsTime);
}

/** What the cubes in the boxes will cost: Gold, or the time to retrieve them. */
export function cubesCost({ boxes }: Player, time: number, weight: Weight): number {
  let cost = 0;
  for (const box in boxes) {
    const cubes = boxes[box as BoxId];
    cost += (cubes * (cubes + 1)) / 2;
  }
  return Math.min(weight.cubesMost, cost * weight.cubeInBox) * Math.min(1, time / 5);
}
