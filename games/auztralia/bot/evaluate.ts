import type { UnitType } from '../content/types.ts';
import { attackTime } from '../rules/attack.ts';
import type { Look } from '../rules/kit.ts';
import { has } from '../rules/people.ts';
import { oldOnesLines, playerLines, totalOf } from '../rules/scoring.ts';
import { spaceOf } from '../rules/time-track.ts';
import { losses, mightOf, odds, unitsOf } from './battle.ts';
import { friendsWorth } from './friends.ts';
import { cubesCost, goodsWorth } from './goods.ts';
import { type Lore, loreOf } from './lore.ts';
import { columns, Plans, planLand, planWar, railTime, type Stakes } from './prospects.ts';
import { activationsLeft, danger, fear, fierceness, type Outlook, outlooks } from './threat.ts';
import { WEIGHT } from './weights.ts';

const plans = new Plans();

/**
 * What a position is worth to a seat, in victory points at the end of the game: those it has, those
 * its time may still bring, less what it may lose, and less a part of what the others have. It looks
 * at open things only; a sleeper counts as the average of its level.
 */
export function evaluate(g: Look, seat: number): number {
  const others = g.state.players.map((_player, i) => totalOf(playerLines(g, i)));
  const own = others[seat] ?? 0;
  const alone = g.config.seats === 1 || g.config.play === 'coop';
  const count = alone ? WEIGHT.oldOnes.alone : WEIGHT.oldOnes.rivals;
  const race = rivalry(g, seat, others);
  if (g.state.ending !== null) return own + race - count * totalOf(oldOnesLines(g));
  const lore = loreOf(g.content);
  const all = outlooks(g, lore);
  return own + race + future(g, lore, seat, all, count) - count * oldOnesPoints(g, lore, all);
}

/** How the others do: less is better, except in full co-operation. */
function rivalry(g: Look, seat: number, points: readonly number[]): number {
  if (points.length < 2) return 0;
  if (g.config.play === 'coop') return WEIGHT.weakest * Math.min(...points);
  let best = 0;
  for (let i = 0; i < points.length; i++) if (i !== seat) best = Math.max(best, points[i] ?? 0);
  return -WEIGHT.rival * best;
}

/** What the Old Ones will have, as far as the eye can see. */
function oldOnesPoints(g: Look, lore: Lore, all: readonly Outlook[]): number {
  let points = 0;
  for (const farm of g.state.farms) if (farm.blighted) points++;
  g.state.tiles.forEach((tile, i) => {
    const vp = tile.faceUp ? g.content.tile(tile.tile.is).vp : (lore.meanVp[tile.back] ?? 0);
    points += vp * (all[i]?.counts ?? 1);
  });
  return points;
}

/** What is still to come for a seat: gains by time, goods and friends; losses by Old Ones. */
function future(g: Look, lore: Lore, seat: number, all: readonly Outlook[], count: number): number {
  const player = g.state.players[seat];
  if (!player || player.port === 0) return 0;
  const { combat } = g.state;
  const fights = combat !== null && combat.seat === seat;
  const end = g.content.content.timeTrack.end;
  const spent = fights && combat.kind !== 'port' ? attackTime(g, seat, combat.force) : 0;
  const time =
    Math.max(0, end - spaceOf(g, seat) - spent) *
    (1 - WEIGHT.early * endsEarly(g, lore, seat, all));
  const stakes: Stakes = {
    oldOnes: count,
    claim: has(g, seat, 'johnson') ? 1 : 0,
    wake: (WEIGHT.wake * activationsLeft(g)) / 31,
  };
  const units = unitsOf(g, seat);
  const sanity = has(g, seat, 'jago') ? 4 : 3;
  const fierce = fierceness(g, lore, mightOf(g, lore, seat, units, sanity));
  plans.clear();
  const rails = railTime(g, seat);
  planLand(g, seat, plans, rails, all, fierce, count);
  planWar(g, lore, columns(g, lore, seat, stakes), plans, rails, all, stakes);
  const gains =
    plans.fill(time) +
    goodsWorth(player, time) +
    friendsWorth(g, player, time) -
    cubesCost(player, time);
  const losses = {
    farm: (2 + count) * (has(g, seat, 'castro') ? 0.5 : 1),
    port: WEIGHT.port + gains,
  };
  const afraid = fear(g, seat, all, fierce, losses);
  // Gold on the way to the next unit counts as a part of what that unit would save.
  const next = time > 1 && player.goods.gold > 0 ? nextUnit(g, units) : null;
  let armed = 0;
  if (next) {
    const stronger = { ...units, [next.type]: units[next.type] + next.count };
    const braver = fierceness(g, lore, mightOf(g, lore, seat, stronger, sanity));
    const paid = Math.min(1, player.goods.gold / next.cost);
    armed = WEIGHT.arms * paid * Math.max(0, afraid - fear(g, seat, all, braver, losses));
  }
  return gains + armed - afraid + (fights ? battleWorth(g, lore, seat, stakes, gains) : 0);
}

/** How likely the game ends before its time: somebody else loses a Port (AUZ-END-02). */
function endsEarly(g: Look, lore: Lore, seat: number, all: readonly Outlook[]): number {
  let holds = 1;
  g.state.players.forEach((player, other) => {
    if (other === seat || player.port === 0) return;
    const might = mightOf(g, lore, other, unitsOf(g, other), 3);
    holds *= 1 - danger(g, all, fierceness(g, lore, might), player.port, 0);
  });
  return 1 - holds;
}

/** What a sensible general buys next: one of each, the cheap ones first. */
const SHOPPING = [
  ['infantry', 2],
  ['car', 1],
  ['artillery', 1],
  ['airship', 1],
  ['train', 1],
] as const;

function nextUnit(
  g: Look,
  units: Readonly<Record<UnitType, number>>,
): { readonly type: UnitType; readonly count: number; readonly cost: number } | null {
  for (const [type, wanted] of SHOPPING) {
    const count = Math.min(wanted - units[type], g.state.supply.units[type]);
    if (count > 0) return { type, count, cost: count * g.content.units[type].cost };
  }
  return null;
}

/** A combat under way: what staying in it may bring, or what the Port stands to lose. */
function battleWorth(g: Look, lore: Lore, seat: number, stakes: Stakes, gains: number): number {
  const { combat, tiles } = g.state;
  if (!combat) return 0;
  const might = mightOf(g, lore, seat, combat.force, combat.sanity);
  let worth = 0;
  let beaten = 1;
  for (const tile of tiles) {
    if (tile.hex !== combat.hex || !tile.faceUp) continue;
    const { type, vp, capacity } = g.content.tile(tile.tile.is);
    if (type === 'empty') continue;
    const left = capacity - tile.damage.reduce((sum, n) => sum + n, 0);
    const won = combat.defeated ? 0 : odds(might, type, left);
    beaten *= won;
    worth += won * (vp + stakes.claim + stakes.oldOnes * vp);
    if (might) worth -= losses(might, type, left);
  }
  if (combat.kind === 'port') return worth - (1 - beaten) * (WEIGHT.port + gains);
  return Math.max(0, worth);
}
