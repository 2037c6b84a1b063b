import type { Family, Goal, Mission, Place } from '../content/types.ts';
import type { Look } from './kit.ts';
import { isMissionGear } from './passives.ts';
import { tileRow } from './places.ts';
import { NONE } from './state.ts';

export const missionOf = (g: Look): Mission => g.content.mission(g.state.mission.no);

/** Does a tile count as that place? Only what lies face up has a name; markers lie anywhere. */
export function isPlace(g: Look, tile: number, place: Place): boolean {
  const held = g.state.tiles[tile];
  if (!held || held.gone) return false;
  if (place === 'START') return tile === g.state.start;
  if (place === 'markers') return held.marker > 0;
  const marker = markerOf(place);
  if (marker !== null) return held.marker === marker;
  return held.up && tileRow(g, tile).en === place;
}

/** `marker 2` is 2; any other place is none. */
export const markerOf = (place: Place): number | null =>
  place.startsWith('marker ') ? Number(place.slice('marker '.length)) : null;

/** Fuel tokens on the Van (MAX-FREE-03). */
export function fuelDelivered(g: Look): number {
  let fuel = 0;
  for (const tile of g.state.tiles) if (!tile.gone) fuel += tile.fuel;
  return fuel;
}

/** How far a goal is: what there is, what it takes. */
export interface Progress {
  readonly goal: Goal;
  readonly have: number;
  readonly need: number;
}

export function progressOf(g: Look, goal: Goal, at: number): Progress {
  const { mission } = g.state;
  const yes = (held: boolean): Progress => ({ goal, have: held ? 1 : 0, need: 1 });
  switch (goal.goal) {
    case 'fuel':
      return { goal, have: fuelDelivered(g), need: goal.n };
    case 'gather':
      return yes(isGathered(g, goal.at));
    case 'deliver':
      return { goal, have: mission.delivered[at] ?? 0, need: goal.n };
    case 'work':
      return { goal, have: worked(g, goal.at), need: goal.n };
    case 'escort':
      return yes(isEscorted(g, goal.at));
    case 'kill':
      return { goal, have: killed(g, goal.ids), need: goal.n };
    case 'clear':
      return yes(!g.state.tiles.some((tile) => !tile.gone && tile.marker === goal.marker));
    case 'unmarked':
      return { goal, have: mission.unmarked, need: goal.n };
    case 'razed':
      return { goal, have: mission.razed, need: goal.n };
    case 'revealAll':
      return {
        goal,
        have: g.state.tiles.filter((tile) => !tile.gone && tile.up).length,
        need: g.state.tiles.filter((tile) => !tile.gone).length,
      };
    case 'noEngaged':
      return yes(!g.state.monsters.some((held) => held.hp > 0));
    case 'message':
      return yes(mission.message);
    case 'or':
      return yes(goal.goals.some((one) => isMet(progressOf(g, one, at))));
  }
}

export const isMet = ({ have, need }: Progress): boolean => have >= need;

/** The victory line of the mission, word by word (MAX-MISSION-02, MAX-WIN-02). */
export const goalsOf = (g: Look): Progress[] =>
  g.state.mission.no === NONE ? [] : missionOf(g).win.map((goal, at) => progressOf(g, goal, at));

/** MAX-RULING-41: living survivors only, all on one tile of that name. */
function isGathered(g: Look, place: Place): boolean {
  let spot = NONE;
  for (const held of g.state.survivors) {
    if (held.dead) continue;
    if (spot === NONE) spot = held.tile;
    else if (held.tile !== spot) return false;
  }
  return spot !== NONE && isPlace(g, spot, place);
}

function isEscorted(g: Look, place: Place): boolean {
  return g.state.survivors.some(
    (held) =>
      !held.dead &&
      held.gear.some((gear) => isMissionGear(g, gear.card)) &&
      isPlace(g, held.tile, place),
  );
}

function killed(g: Look, ids: readonly string[]): number {
  const { mission } = g.state;
  return ids.reduce(
    (sum, id) => sum + (id === 'boss' ? mission.bosses : (mission.killed[id] ?? 0)),
    0,
  );
}

export function worked(g: Look, place: Place): number {
  const at = missionOf(g).works.findIndex((plan) => plan.at === place);
  return g.state.mission.worked[at] ?? 0;
}

/** The goal that asks for a card of that family on this tile, as long as it needs more. */
export function deliveryFor(g: Look, family: Family, tile: number): number {
  return missionOf(g).win.findIndex(
    (goal, at) =>
      goal.goal === 'deliver' &&
      goal.family === family &&
      (g.state.mission.delivered[at] ?? 0) < goal.n &&
      isPlace(g, tile, goal.at),
  );
}

/** Does the Van on this tile still need Fuel? (MAX-FREE-07) */
export function vanNeedsFuel(g: Look, tile: number): boolean {
  const held = g.state.tiles[tile];
  if (!held?.up || held.gone || !tileRow(g, tile).face.vanTile) return false;
  const mission = missionOf(g);
  if (mission.vanClosed) return false;
  const goal = mission.win.find((one) => one.goal === 'fuel');
  return goal?.goal === 'fuel' && fuelDelivered(g) < goal.n;
}
