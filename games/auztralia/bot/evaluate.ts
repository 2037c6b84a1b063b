import type { Evaluation, Part } from '@incognita/kernel';
import type { UnitType } from '../content/types.ts';
import { attackTime } from '../rules/attack.ts';
import type { Auztralia, Look } from '../rules/kit.ts';
import { has, UNIT_TYPES } from '../rules/people.ts';
import { oldOnesLines, playerLines, totalOf } from '../rules/scoring.ts';
import { spaceOf } from '../rules/time-track.ts';
import { losses, mightOf, odds, unitsOf } from './battle.ts';
import { friendsWorth } from './friends.ts';
import { cubesCost, goodsWorth } from './goods.ts';
import { type Lore, loreOf } from './lore.ts';
import { oldOnesParts } from './old-ones.ts';
import { columns, Plans, planLand, planWar, railTime, type Stakes } from './prospects.ts';
import { activationsLeft, danger, fear, fierceness, type Outlook, outlooks } from './threat.ts';
import { ANCHOR, type Weight } from './weights.ts';

const plans = new Plans();

/**
 * What a position is worth to a seat, in victory points at the end of the game: those it has, those
 * its time may still bring, less what it may lose, and less a part of what the others have. It looks
 * at open things only; a sleeper counts as the average of its level.
 */
function parts(g: Look, seat: number, weight: Weight): Part[] {
  if (g.content.edition.score.oldOnesSeat(g) === seat) return oldOnesParts(g);
  const players = g.content.edition.players(g);
  const points = players.map((player) => totalOf(playerLines(g, player)));
  const own = players.indexOf(seat);
  const alone = players.length === 1 || g.config.play === 'coop';
  const count = alone ? weight.oldOnes.alone : weight.oldOnes.rivals;
  const known = [
    { part: 'points', worth: points[own] ?? 0 },
    { part: 'rivals', worth: rivalry(g, own, points, weight) },
  ];
  if (g.state.ending !== null)
    return [...known, { part: 'oldOnes', worth: -count * totalOf(oldOnesLines(g)) }];
  const lore = loreOf(g.content);
  const all = outlooks(g, lore);
  return [
    ...known,
    ...future(g, lore, seat, all, count, weight),
    { part: 'oldOnes', worth: -count * oldOnesPoints(g, lore, all) },
  ];
}

export const evaluation: Evaluation<Auztralia> = {
  weights: () => ANCHOR,
  anchor: () => ANCHOR,
  parts,
};

/** How the other players do: less is better, except in full co-operation. */
function rivalry(
  g: Look,
  own: number,
  points: readonly number[],
  { weakest, rival }: Weight,
): number {
  if (points.length < 2) return 0;
  if (g.config.play === 'coop') return weakest * Math.min(...points);
  let best = 0;
  for (let i = 0; i < points.length; i++) if (i !== own) best = Math.max(best, points[i] ?? 0);
  return -rival * best;
}

/** What the Old Ones will have, as far as the eye can see. */
function oldOnesPoints(g: Look, lore: Lore, all: readonly Outlook[]): number {
  const { blightedFarm, oldOnesLines: taken } = g.content.edition.score;
  let points = totalOf(taken(g));
  for (const farm of g.state.farms) if (farm.blighted) points += blightedFarm;
  g.state.tiles.forEach((tile, i) => {
    const vp = tile.faceUp ? g.content.tile(tile.tile.is).vp : (lore.meanVp[tile.back] ?? 0);
    points += vp * (all[i]?.counts ?? 1);
  });
  return points;
}

/** What is still to come for a seat: gains by time, goods and friends; losses by Old Ones. */
function future(
  g: Look,
  lore: Lore,
  seat: number,
  all: readonly Outlook[],
  count: number,
  weight: Weight,
): Part[] {
  const player = g.state.players[seat];
  if (!player || player.port === 0) return [];
  const { combat } = g.state;
  const fights = combat !== null && combat.seat === seat;
  const end = g.content.content.timeTrack.end;
  const spent = fights && combat.kind !== 'port' ? attackTime(g, seat, combat.force) : 0;
  const time =
    Math.max(0, end - spaceOf(g, seat) - spent) *
    (1 - weight.early * endsEarly(g, lore, seat, all, weight));
  const stakes: Stakes = {
    oldOnes: count,
    claim: has(g, seat, 'johnson') ? 1 : 0,
    wake: (weight.wake * activationsLeft(g)) / 31,
  };
  const units = unitsOf(g, seat);
  const sanity = has(g, seat, 'jago') ? 4 : 3;
  const fierce = fierceness(g, lore, mightOf(g, lore, seat, units, sanity), weight);
  const { blightedFarm } = g.content.edition.score;
  const farm = (2 + count * blightedFarm) * (has(g, seat, 'castro') ? 0.5 : 1);
  const later = { farm, port: weight.port + time * weight.later };
  const chest = warChest(g, lore, seat, all, fierce, later, weight);
  plans.clear(weight.idleTime);
  const rails = railTime(g, seat, weight);
  planLand(g, seat, plans, rails, all, fierce, count, chest.price, weight);
  planWar(g, lore, columns(g, lore, seat, stakes, weight), plans, rails, all, stakes, weight);
  const work = plans.fill(time);
  const goods = goodsWorth(player, time, chest, weight);
  const friends = friendsWorth(g, player, time, weight);
  const cubes = cubesCost(player, time, weight);
  const gains = work + goods + friends - cubes;
  const afraid = fear(g, seat, all, fierce, { farm, port: weight.port + gains }, weight);
  return [
    { part: 'plans', worth: work },
    { part: 'goods', worth: goods },
    { part: 'friends', worth: friends },
    { part: 'cubes', worth: -cubes },
    { part: 'fear', worth: -afraid },
    { part: 'battle', worth: fights ? battleWorth(g, lore, seat, stakes, gains, weight) : 0 },
  ];
}

/** One of each, and two of the cheapest: what can stand up to anything but Cthulhu. */
const ARMY: Readonly<Record<UnitType, number>> = {
  infantry: 2,
  car: 1,
  artillery: 1,
  airship: 1,
  train: 1,
};

/** What Gold is worth: besides odds and ends, the part it has in what a whole army would save. */
function warChest(
  g: Look,
  lore: Lore,
  seat: number,
  all: readonly Outlook[],
  fierce: readonly number[],
  stakes: { readonly farm: number; readonly port: number },
  weight: Weight,
): { readonly price: number; readonly missing: number } {
  const units = unitsOf(g, seat);
  const whole = { ...units };
  let missing = 0;
  for (const type of UNIT_TYPES) {
    const more = Math.min(ARMY[type] - units[type], g.state.supply.units[type]);
    if (more <= 0) continue;
    whole[type] += more;
    missing += more * g.content.units[type].cost;
  }
  if (missing === 0) return { price: weight.nugget, missing };
  const braver = fierceness(g, lore, mightOf(g, lore, seat, whole, 3), weight);
  const saved =
    fear(g, seat, all, fierce, stakes, weight) - fear(g, seat, all, braver, stakes, weight);
  return { price: weight.nugget + (weight.arms * Math.max(0, saved)) / missing, missing };
}

/** How likely the game ends before its time: somebody else loses a Port (AUZ-END-02). */
function endsEarly(
  g: Look,
  lore: Lore,
  seat: number,
  all: readonly Outlook[],
  weight: Weight,
): number {
  let holds = 1;
  g.state.players.forEach((player, other) => {
    if (other === seat || player.port === 0) return;
    const might = mightOf(g, lore, other, unitsOf(g, other), 3);
    holds *= 1 - danger(g, all, fierceness(g, lore, might, weight), player.port, 0);
  });
  return 1 - holds;
}

/** A combat under way: what staying in it may bring, or what the Port stands to lose. */
function battleWorth(
  g: Look,
  lore: Lore,
  seat: number,
  stakes: Stakes,
  gains: number,
  weight: Weight,
): number {
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
    const won = combat.defeated ? 0 : odds(might, type, left, weight);
    beaten *= won;
    worth += won * (vp + stakes.claim + stakes.oldOnes * vp);
    if (might) worth -= losses(might, type, left, weight);
  }
  if (combat.kind === 'port') return worth - (1 - beaten) * (weight.port + gains);
  return Math.max(0, worth);
}
