import { COLOURS } from '../content/effects.ts';
import type { Family, Goal, Place } from '../content/types.ts';
import { fuelDelivered, isPlace, missionOf } from '../rules/goals.ts';
import type { Look } from '../rules/kit.ts';
import { stepsFrom, tileRow } from '../rules/places.ts';
import type { Weight } from './weights.ts';

/** What the mission still asks for: goods and where they go, places to work or to visit. */
export interface Plans {
  readonly goods: readonly { readonly family: Family; readonly at: Place; readonly left: number }[];
  readonly works: readonly Place[];
  readonly markers: boolean;
  /** All that is left is to come together here. */
  readonly home: Place | null;
}

export function plansOf(g: Look): Plans {
  const { win, works, markers, vanClosed } = missionOf(g);
  const { mission } = g.state;
  const goods: { family: Family; at: Place; left: number }[] = [];
  let open = 0;
  win.forEach((goal, at) => {
    if (goal.goal === 'fuel' && !vanClosed) {
      const left = goal.n - fuelDelivered(g);
      if (left > 0) goods.push({ family: 'Fu', at: 'Van', left });
      if (left > 0) open += 1;
    } else if (goal.goal === 'deliver') {
      const left = goal.n - (mission.delivered[at] ?? 0);
      if (left > 0) goods.push({ family: goal.family, at: goal.at, left });
      if (left > 0) open += 1;
    } else if (isWorkLeft(g, goal)) open += 1;
  });
  const undone = works.flatMap((plan, i) =>
    plan.at === 'markers' || (mission.worked[i] ?? 0) < plan.n ? [plan.at] : [],
  );
  const last = win.find((goal) => goal.goal === 'gather' || goal.goal === 'escort');
  const home =
    open === 0 && last && (last.goal === 'gather' || last.goal === 'escort') ? last.at : null;
  return { goods, works: undone, markers: markers !== null, home };
}

/** Goals that are neither goods nor coming together, and not met yet. */
function isWorkLeft(g: Look, goal: Goal): boolean {
  const { mission, tiles } = g.state;
  switch (goal.goal) {
    case 'work':
      return missionOf(g).works.some(
        (plan, i) => plan.at === goal.at && (mission.worked[i] ?? 0) < goal.n,
      );
    case 'kill':
      return (
        goal.ids.reduce(
          (sum, id) => sum + (id === 'boss' ? mission.bosses : (mission.killed[id] ?? 0)),
          0,
        ) < goal.n
      );
    case 'clear':
      return tiles.some((tile) => !tile.gone && tile.marker === goal.marker);
    case 'unmarked':
      return mission.unmarked < goal.n;
    case 'razed':
      return mission.razed < goal.n;
    case 'revealAll':
      return tiles.some((tile) => !tile.gone && !tile.up);
    case 'message':
      return !mission.message;
    case 'or':
      return mission.scientist === 0;
    default:
      return false;
  }
}

/** How rich a scavenge deck is in what the mission asks for, from 0 to 1. */
function richness(g: Look, plans: Plans): Record<string, number> {
  const found: Record<string, number> = {};
  // The hungrier the party, the better a deck with food.
  const levels = g.state.survivors.filter(({ dead }) => !dead).map(({ hunger }) => hunger);
  const hungry = Math.max(0, ...levels.map((level) => (level - 1) / 6));
  for (const colour of COLOURS) {
    let [cards, wanted] = [0, 0];
    for (const part of g.state.scavenge[colour])
      for (const { is } of part) {
        cards += 1;
        const family = g.content.family(is);
        if (plans.goods.some((held) => held.family === family)) wanted += 1;
        else if (family === 'Fo') wanted += hungry;
      }
    found[colour] = cards === 0 ? 0 : wanted / cards;
  }
  return found;
}

/** What every tile is worth to go to, whoever goes; and what only a carrier finds there. */
export function callsOf(g: Look, plans: Plans, weight: Weight): number[] {
  const rich = richness(g, plans);
  const places = [...plans.goods.map(({ at }) => at), ...plans.works].filter(
    (place) => place !== 'START' && place !== 'markers' && !place.startsWith('marker'),
  );
  const unknown = places.some((place) => !g.state.tiles.some((_tile, i) => isPlace(g, i, place)));
  return g.state.tiles.map((tile, i) => {
    if (tile.gone) return 0;
    if (plans.home !== null) return 0;
    if (tile.marker > 0 && plans.markers && !g.state.mission.visited[tile.marker])
      return weight.marker;
    if (!tile.up) return weight.explore + (unknown ? weight.unknownPlace : 0);
    if (plans.works.some((place) => isPlace(g, i, place))) return weight.work;
    const row = tileRow(g, i);
    let best = 0;
    if (!g.state.scavenged.includes(i))
      for (const colour of row.search) best = Math.max(best, rich[colour] ?? 0);
    return best * weight.search;
  });
}

/** The best that calls a survivor from where it stands, less the steps there. */
export function pull(
  g: Look,
  survivor: number,
  plans: Plans,
  calls: readonly number[],
  weight: Weight,
): number {
  const me = g.state.survivors[survivor];
  if (!me || me.dead) return 0;
  const steps = stepsFrom(g.state.tiles, me.tile);
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < calls.length; i++) {
    const far = steps[i] ?? -1;
    if (far < 0) continue;
    let worth = (calls[i] ?? 0) - far * weight.step;
    if (plans.home !== null && isPlace(g, i, plans.home)) worth = -far * weight.home;
    else if (plans.home === null)
      worth += weight.deliver * Math.min(2, cargoFor(g, survivor, i, plans));
    if (worth > best) best = worth;
  }
  return best === Number.NEGATIVE_INFINITY ? 0 : best;
}

/** Goods of a survivor that are wanted on that tile. */
function cargoFor(g: Look, survivor: number, tile: number, plans: Plans): number {
  let cargo = 0;
  for (const { family, at, left } of plans.goods)
    if (isPlace(g, tile, at)) cargo += Math.min(left, heldOf(g, survivor, family));
  return cargo;
}

export function heldOf(g: Look, survivor: number, family: Family): number {
  const me = g.state.survivors[survivor];
  const pack = me && g.state.packs[me.pack];
  if (!me || !pack || me.dead) return 0;
  let held = 0;
  for (const gear of me.gear) if (g.content.family(gear.card) === family) held += 1;
  if (family !== 'Fu')
    for (const { card } of pack.hand) if (g.content.family(card.is) === family) held += 1;
  return held;
}
