import { isPlace } from '../rules/goals.ts';
import type { Look } from '../rules/kit.ts';
import { tileRow } from '../rules/places.ts';
import { heldOf, type Plans, richness } from './plans.ts';
import type { Ways } from './ways.ts';
import type { Weight } from './weights.ts';

/** What every tile is worth to go to, whoever goes. */
export function callsOf(g: Look, plans: Plans, weight: Weight): number[] {
  const rich = richness(g, plans);
  const wantsMore = plans.unknown > 0;
  return g.state.tiles.map((tile, i) => {
    if (tile.gone || plans.home !== null) return 0;
    if (tile.marker > 0 && plans.markers.includes(tile.marker)) return weight.marker;
    if (!tile.up) return weight.explore + (wantsMore ? weight.unknownPlace : 0);
    if (plans.visits.some((place) => isPlace(g, i, place))) return weight.marker;
    let best = 0;
    for (const card of tile.dropped) {
      const family = g.content.family(card);
      if (plans.goods.some((held) => held.family === family)) best = weight.deliver;
    }
    for (const colour of tileRow(g, i).search)
      best = Math.max(best, (rich[colour] ?? 0) * weight.search);
    return best;
  });
}

/** The best that calls a survivor from where it stands, less the steps there. */
export function pull(
  g: Look,
  survivor: number,
  plans: Plans,
  calls: readonly number[],
  ways: Ways,
  weight: Weight,
): number {
  const me = g.state.survivors[survivor];
  if (!me || me.dead) return 0;
  const steps = ways(me.tile);
  let best = 0;
  if (plans.home !== null) {
    // Everybody counts: whoever is far makes all others wait.
    let near = Number.POSITIVE_INFINITY;
    for (let i = 0; i < calls.length; i++) {
      const far = steps[i] ?? -1;
      if (far >= 0 && isPlace(g, i, plans.home)) near = Math.min(near, far);
    }
    if (near !== Number.POSITIVE_INFINITY) return -near * weight.home;
    // Nobody knows where it is: look for it.
  }
  for (let i = 0; i < calls.length; i++) {
    const far = steps[i] ?? -1;
    if (far < 0) continue;
    let worth = (calls[i] ?? 0) + ownCall(g, survivor, i, plans, weight);
    if (plans.home !== null && g.state.tiles[i]?.up === false)
      worth = weight.explore + weight.unknownPlace;
    worth -= far * weight.step;
    if (worth > best) best = worth;
  }
  return best;
}

/** Whoever carries goods is expected where they belong: every step there counts. */
export function haul(g: Look, survivor: number, plans: Plans, ways: Ways, weight: Weight): number {
  const me = g.state.survivors[survivor];
  if (!me || me.dead) return 0;
  const steps = ways(me.tile);
  let far = 0;
  for (const { family, at } of plans.goods) {
    if (heldOf(g, survivor, family) === 0) continue;
    let near = Number.POSITIVE_INFINITY;
    steps.forEach((n, i) => {
      if (n >= 0 && n < near && isPlace(g, i, at)) near = n;
    });
    if (near !== Number.POSITIVE_INFINITY) far = Math.max(far, near);
  }
  return -far * weight.haul;
}

/** What only this survivor finds there: work it is fit for, marks to blow up. */
function ownCall(g: Look, survivor: number, tile: number, plans: Plans, weight: Weight): number {
  let worth = 0;
  for (const { at, needs } of plans.works)
    if (isPlace(g, tile, at) && isFit(g, survivor, tile, needs, plans)) worth += weight.work;
  if (g.state.tiles[tile]?.marker && plans.tools.some((family) => heldOf(g, survivor, family) > 0))
    worth += weight.work;
  return worth;
}

function isFit(g: Look, survivor: number, tile: number, needs: string, plans: Plans): boolean {
  if (needs === 'journal') return heldOf(g, survivor, 'Jo') > 0;
  if (needs === 'scientistAlive') return g.state.mission.scientist === 1;
  if (needs === 'untokened') return g.state.tiles[tile]?.tokens === 0;
  return needs !== 'deliveries' || !plans.goods.some(({ at }) => isPlace(g, tile, at));
}
