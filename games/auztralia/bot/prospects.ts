import type { FightingType, HexId } from '../content/types.ts';
import { FARM_TYPES, fits } from '../rules/farm.ts';
import type { Look } from '../rules/kit.ts';
import { clearLines, OWN_ONLY, oldOneHexes } from '../rules/network.ts';
import { has } from '../rules/people.ts';
import { losses, type Might, mightOf, odds, unitsOf } from './battle.ts';
import type { Lore } from './lore.ts';
import { Plans } from './plans.ts';
import { danger, type Outlook } from './threat.ts';
import type { Weight } from './weights.ts';

/** Further away than this nothing is planned. */
const HORIZON = 6;

/** Time to bring the rails to each hex; more than HORIZON tracks away it is Infinity. */
export function railTime(g: Look, seat: number, { track }: Weight): number[] {
  const clear = clearLines(g, seat, OWN_ONLY);
  const blocked = oldOneHexes(g);
  const { neighbours, hex: printed } = g.content;
  const time: number[] = new Array(clear.length).fill(Number.POSITIVE_INFINITY);
  let edge: HexId[] = [];
  for (let hex = 1; hex < clear.length; hex++)
    if (clear[hex]) {
      time[hex] = 0;
      edge.push(hex);
    }
  for (let tracks = 1; tracks <= HORIZON; tracks++) {
    const next: HexId[] = [];
    for (const from of edge) {
      const start = time[from] ?? 0;
      const steep = printed[from]?.terrain === 'hills';
      for (const to of neighbours[from] ?? []) {
        if (blocked[to] || clear[to]) continue;
        const hills = steep || printed[to]?.terrain === 'hills';
        const needed = start + (hills ? track.hills : track.plain);
        if (needed >= (time[to] ?? 0)) continue;
        if (time[to] === Number.POSITIVE_INFINITY) next.push(to);
        time[to] = needed;
      }
    }
    edge = next;
  }
  return time;
}

const LOVED = { corn: 'sweet', sheep: 'merino', cattle: 'mcguire' } as const;

/** Plans for the land: Farms where they may stand, and whatever lies on the ground. */
export function planLand(
  g: Look,
  seat: number,
  plans: Plans,
  rails: readonly number[],
  all: readonly Outlook[],
  fierce: readonly number[],
  stake: number,
  price: number,
  weight: Weight,
): void {
  const { coal, iron, gold, phosphate, vp } = g.state.deposits;
  const taken = occupied(g);
  const bonus = has(g, seat, 'bones') ? 1 : 0;
  const love = FARM_TYPES.map((type) => (has(g, seat, LOVED[type]) ? 1 : 0));
  for (let hex = 1; hex < rails.length; hex++) {
    const way = rails[hex] ?? 0;
    if (way === Number.POSITIVE_INFINITY) continue;
    const time = way + 1 + weight.cubeTime;
    const sure = weight.plan.land / (1 + weight.doubt * way);
    const ore = (coal[hex] ?? 0) + (iron[hex] ?? 0);
    const nuggets = gold[hex] ?? 0;
    const treasure = 3 * (phosphate[hex] ?? 0) + (vp[hex] ?? 0);
    if (treasure > 0) plans.add(sure * (treasure + price), time);
    if (ore > 0) plans.add(sure * (ore + bonus) * weight.ore, time);
    if (nuggets > 0) plans.add(sure * (nuggets + bonus) * price, time);
    if (taken[hex] || ore + nuggets + treasure > 0) continue;
    for (let i = 0; i < FARM_TYPES.length; i++) {
      const type = FARM_TYPES[i];
      if (!type || !fits(g, type, hex)) continue;
      const safe = 1 - danger(g, all, fierce, hex, weight.farmDanger);
      const points = (2 + (love[i] ?? 0)) * safe - (1 - safe) * stake;
      plans.add(sure * (points + price), time);
      break;
    }
  }
}

function occupied(g: Look): readonly boolean[] {
  const taken: boolean[] = new Array(g.content.last + 1).fill(false);
  for (const player of g.state.players) taken[player.port] = true;
  for (const farm of g.state.farms) taken[farm.hex] = true;
  return taken;
}

/** A force that could be sent out. */
interface Column {
  readonly might: Might;
  readonly range: number;
  readonly time: number;
  /** What an unknown tile of each level promises it. */
  readonly unknown: readonly number[];
}

export interface Stakes {
  /** What a point of the Old Ones counts. */
  readonly oldOnes: number;
  /** What a claimed tile brings besides its VP (Mad Johnson). */
  readonly claim: number;
  /** What it costs to wake somebody. */
  readonly wake: number;
}

/** Points to be expected of a fight with an awake Old One. */
function fightWorth(
  might: Might,
  type: FightingType,
  vp: number,
  capacity: number,
  stakes: Stakes,
  weight: Weight,
): number {
  const won = odds(might, type, capacity, weight);
  return won * (vp + stakes.claim + stakes.oldOnes * vp) - losses(might, type, capacity, weight);
}

/** The same for a sleeper of a level: it is looked at first, and left alone if it is too strong. */
function surprise(lore: Lore, might: Might, back: number, stakes: Stakes, weight: Weight): number {
  const tiles = lore.asleep[back] ?? [];
  let sum = 0;
  for (const { type, vp, capacity } of tiles) {
    if (type === 'empty') continue;
    const fight = fightWorth(might, type, vp, capacity, stakes, weight);
    sum += fight > 0 ? fight : type === 'temple' ? 0 : -stakes.wake;
  }
  return sum / Math.max(1, tiles.length);
}

/** The forces worth thinking of: everybody, the quick ones, the Airships. */
export function columns(
  g: Look,
  lore: Lore,
  seat: number,
  stakes: Stakes,
  weight: Weight,
): Column[] {
  const player = g.state.players[seat];
  if (!player) return [];
  const units = unitsOf(g, seat);
  const sanity = has(g, seat, 'jago') ? 4 : 3;
  const more = has(g, seat, 'kneebone') ? 1 : 0;
  const less = has(g, seat, 'guyonne') ? 1 : 0;
  const made: Column[] = [];
  const add = (infantry: number, artillery: number, car: number, range: number): void => {
    const force = { infantry, artillery, car, airship: units.airship, train: 0 };
    const might = mightOf(g, lore, seat, force, sanity);
    if (!might) return;
    const types = Number(infantry > 0) + Number(artillery > 0) + Number(car > 0);
    made.push({
      might,
      range: range + more,
      time: Math.max(1, types - less),
      unknown: [0, 1, 2, 3].map((back) => surprise(lore, might, back, stakes, weight)),
    });
  };
  if (units.infantry + units.artillery > 0) add(units.infantry, units.artillery, units.car, 1);
  if (units.car > 0) add(0, 0, units.car, 2);
  if (units.airship > 0) add(0, 0, 0, 4);
  return made;
}

/** Plans for war: every Old One that a force could get to. */
export function planWar(
  g: Look,
  lore: Lore,
  forces: readonly Column[],
  plans: Plans,
  rails: readonly number[],
  all: readonly Outlook[],
  stakes: Stakes,
  weight: Weight,
): void {
  if (forces.length === 0) return;
  const { tiles, combat } = g.state;
  for (let i = 0; i < tiles.length; i++) {
    const tile = tiles[i];
    const outlook = all[i];
    if (!tile || !outlook || tile.hex === combat?.hex) continue;
    let way = Number.POSITIVE_INFINITY;
    for (const next of g.content.neighbours[tile.hex] ?? []) way = Math.min(way, rails[next] ?? 99);
    if (way === Number.POSITIVE_INFINITY) continue;
    let [gain, time] = [0, 1];
    for (const force of forces) {
      const ride = Math.max(0, way - (force.range - 1) * weight.track.plain);
      const needed = ride + force.time + weight.cubeTime;
      let worth: number;
      if (tile.faceUp) {
        const face = g.content.tile(tile.tile.is);
        if (face.type === 'empty') continue;
        const struck = tile.damage.reduce((sum, n) => sum + n, 0);
        worth = fightWorth(force.might, face.type, face.vp, face.capacity - struck, stakes, weight);
      } else {
        const shown = (outlook.counts - 1) * (lore.meanVp[tile.back] ?? 0) * stakes.oldOnes;
        worth = shown + (force.unknown[tile.back] ?? 0);
      }
      worth *= weight.plan.war / (1 + weight.doubt * ride);
      if (worth / needed > gain / time) [gain, time] = [worth, needed];
    }
    if (gain > 0) plans.add(gain, time);
  }
}

export { Plans };
