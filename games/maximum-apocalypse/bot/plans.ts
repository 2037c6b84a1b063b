import { COLOURS } from '../content/effects.ts';
import type { Cause, Family, Goal, Mission, MissionEvent, Place } from '../content/types.ts';
import { fuelDelivered, isPlace, missionOf, progressOf } from '../rules/goals.ts';
import type { Look } from '../rules/kit.ts';
import { isMissionGear } from '../rules/passives.ts';
import { hungerOf, turnsFed } from './provisions.ts';

/** What the mission still asks for. */
export interface Plans {
  /** Cards to bring somewhere. */
  readonly goods: readonly { readonly family: Family; readonly at: Place; readonly left: number }[];
  /** Cards that are played for the goal: what blows up markers or tiles. */
  readonly tools: readonly Family[];
  /** Places to work at, and what a worker needs there. */
  readonly works: readonly { readonly at: Place; readonly needs: string }[];
  /** Places where somebody has to go once. */
  readonly visits: readonly Place[];
  /** Markers that call: not visited, not cleared, not broken. */
  readonly markers: readonly number[];
  /** Named places that nobody has found yet, each once. */
  readonly unknown: number;
  /** All that is left is to come together here. */
  readonly home: Place | null;
}

export function plansOf(g: Look): Plans {
  const mission = missionOf(g);
  const { mission: so } = g.state;
  const goods: { family: Family; at: Place; left: number }[] = [];
  const tools = new Set<Family>();
  const visits: Place[] = [];
  let open = 0;
  mission.win.forEach((goal, at) => {
    const left = leftOf(g, goal, at);
    if (left <= 0) return;
    if (goal.goal === 'gather' || goal.goal === 'noEngaged') return;
    // The escort comes last, too, once somebody has the Scientist.
    if (goal.goal === 'escort' && isCarried(g)) return;
    if (goal.goal === 'or' && isCarried(g)) return;
    open += 1;
    if (goal.goal === 'fuel' && !mission.vanClosed) goods.push({ family: 'Fu', at: 'Van', left });
    else if (goal.goal === 'deliver') goods.push({ family: goal.family, at: goal.at, left });
    else if (goal.goal === 'unmarked' && mission.works.length === 0) tools.add('Dy');
    else if (goal.goal === 'razed') tools.add('Md');
  });
  const works = mission.works.flatMap((plan, i) =>
    plan.at === 'markers' || (so.worked[i] ?? 0) < plan.n
      ? [{ at: plan.at, needs: plan.needs }]
      : [],
  );
  const markers: number[] = [];
  mission.events.forEach((event, i) => {
    if (so.begun[i] || !isSought(mission, event)) return;
    const { on } = event;
    const place = placeOf(on);
    if (place !== null) visits.push(place);
    if (on.cause === 'visit') markers.push(on.marker);
  });
  for (const { marker } of g.state.tiles)
    if (marker > 0 && isMarkerGoal(mission.win, marker)) markers.push(marker);
  const last = mission.win.find((goal) => goal.goal === 'gather' || goal.goal === 'escort');
  const home =
    open === 0 && last && (last.goal === 'gather' || last.goal === 'escort') ? last.at : null;
  const named = new Set(
    [...goods.map(({ at }) => at), ...works.map(({ at }) => at), ...visits, home ?? 'START'].filter(
      (place) => place !== 'START' && place !== 'markers' && !place.startsWith('marker'),
    ),
  );
  let unknown = 0;
  for (const place of named)
    if (!g.state.tiles.some((_tile, i) => isPlace(g, i, place))) unknown += 1;
  return { goods, tools: [...tools], works, visits, markers, unknown, home };
}

/** A boss is sought only where its death is asked for; all other events bring something. */
const isSought = (mission: Mission, { steps }: MissionEvent): boolean =>
  steps.some((step) => step.op !== 'boss') || mission.win.some((goal) => goal.goal === 'kill');

/** How far the mission is beside its goals, from 0 on: events that were sought, work, the Scientist. */
export function stagesOf(g: Look): number {
  const mission = missionOf(g);
  const { begun, worked } = g.state.mission;
  let stages = 0;
  mission.events.forEach((event, i) => {
    if (begun[i] && isSought(mission, event)) stages += 1;
  });
  mission.works.forEach(({ at, n }, i) => {
    if (mission.win.some((goal) => goal.goal === 'work')) return;
    const counts = at === 'markers' ? worked.slice(1) : [worked[i] ?? 0];
    for (const count of counts) stages += count / n;
  });
  return stages + (isCarried(g) ? 1 : 0);
}

const placeOf = (on: Cause): Place | null =>
  on.cause === 'enter' || on.cause === 'reveal' ? on.tile : null;

/** Does a goal want this marker gone, by hand or by blowing it up? */
const isMarkerGoal = (win: readonly Goal[], marker: number): boolean =>
  win.some(
    (goal) =>
      (goal.goal === 'clear' && goal.marker === marker) ||
      goal.goal === 'razed' ||
      goal.goal === 'unmarked',
  );

function leftOf(g: Look, goal: Goal, at: number): number {
  if (goal.goal === 'fuel') return goal.n - fuelDelivered(g);
  const { have, need } = progressOf(g, goal, at);
  return need - have;
}

/** Has a living survivor the Scientist? */
const isCarried = (g: Look): boolean =>
  g.state.survivors.some(
    (held) => !held.dead && held.gear.some(({ card }) => isMissionGear(g, card)),
  );

/** How rich a scavenge deck is in what the mission asks for, from 0 to 1. */
export function richness(g: Look, plans: Plans): Record<string, number> {
  const found: Record<string, number> = {};
  // The hungrier the party, the better a deck with food.
  let hungry = 0;
  g.state.survivors.forEach(({ dead }, i) => {
    if (!dead) hungry = Math.max(hungry, hungerOf(turnsFed(g, i)) / 30);
  });
  const wants = new Map<Family, number>([['Fo', hungry]]);
  for (const { family, left } of plans.goods) if (left > heldByAll(g, family)) wants.set(family, 1);
  for (const family of plans.tools) wants.set(family, 1.5);
  for (const colour of COLOURS) {
    let [cards, wanted] = [0, 0];
    for (const part of g.state.scavenge[colour])
      for (const { is } of part) {
        cards += 1;
        const family = g.content.family(is);
        if (family !== null) wanted += wants.get(family) ?? 0;
      }
    found[colour] = cards === 0 ? 0 : wanted / cards;
  }
  return found;
}

export function heldByAll(g: Look, family: Family): number {
  let held = 0;
  for (let i = 0; i < g.state.survivors.length; i++) held += heldOf(g, i, family);
  return held;
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
