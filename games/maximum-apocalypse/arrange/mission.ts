import { FAMILIES } from '../content/types.ts';
import { missionOf } from '../rules/goals.ts';
import type { Game } from '../rules/kit.ts';
import { between } from './checks.ts';
import { tileCalled } from './map.ts';
import type { MissionWords, Words } from './words.ts';

/** A list of the mission's own length: what is not written is as at the start. */
function inOrder<V>(given: readonly V[], before: readonly V[], at: string, what: string): V[] {
  if (given.length > before.length)
    throw new Error(`${at} has ${given.length} entries; this mission has ${before.length} ${what}`);
  return before.map((held, i) => given[i] ?? held);
}

function deliveredFrom(g: Game, given: NonNullable<MissionWords['delivered']>): number[] {
  const at = 'arrange.mission.delivered';
  const before = g.state.mission.delivered;
  if (isList(given)) return inOrder(given, before, at, 'goals');
  const { win } = missionOf(g);
  const counts = [...before];
  for (const family of FAMILIES) {
    const n = given[family];
    if (n === undefined) continue;
    const goal = win.findIndex((held) => held.goal === 'deliver' && held.family === family);
    if (goal < 0) {
      const asked = win.flatMap((held) => (held.goal === 'deliver' ? [held.family] : []));
      throw new Error(
        `${at} has "${family}", which this mission does not ask for (${asked.join(', ') || 'nothing'}; Fuel at the Van is "fuel" of its tile)`,
      );
    }
    counts[goal] = n;
  }
  return counts;
}

const isList = <V>(given: V | readonly number[]): given is readonly number[] =>
  Array.isArray(given);

function workedFrom(g: Game, given: readonly number[]): number[] {
  const { works, markers } = missionOf(g);
  const at = 'arrange.mission.worked';
  // Seals are counted by their markers, which begin at 1.
  if (works.some((plan) => plan.at === 'markers'))
    return [0, ...inOrder(given, Array<number>(markers?.count ?? 0).fill(0), at, 'seals')];
  const plans = inOrder(given, Array<number>(works.length).fill(0), at, 'places of work');
  return [...plans, ...g.state.mission.worked.slice(works.length)];
}

/** How far the mission is. */
export function placeMission(g: Game, words: Words): void {
  const { mission } = g.state;
  const told = words.mission ?? {};
  const plan = missionOf(g);
  if (told.delivered) mission.delivered = deliveredFrom(g, told.delivered);
  if (told.worked) mission.worked = workedFrom(g, told.worked);
  if (told.visited)
    mission.visited = [
      false,
      ...inOrder(told.visited, mission.visited.slice(1), 'arrange.mission.visited', 'markers'),
    ];
  if (told.begun)
    mission.begun = inOrder(told.begun, mission.begun, 'arrange.mission.begun', 'events');
  for (const [id, n] of Object.entries(told.killed ?? {})) {
    if (!g.content.content.monsters.some((row) => row.id === id))
      throw new Error(`arrange.mission.killed has "${id}"; monsters go by ids like "Z01"`);
    mission.killed[id] = n;
    if (told.bosses === undefined && g.content.monster(id).boss) mission.bosses += n;
  }
  mission.bosses = told.bosses ?? mission.bosses;
  mission.unmarked = told.unmarked ?? 0;
  mission.razed = told.razed ?? 0;
  mission.message = told.message ?? false;
  mission.scientist = told.scientist ?? 0;
  mission.timer = told.timer ?? -1;
  for (const [i, held] of (told.waiting ?? []).entries()) {
    const at = `arrange.mission.waiting[${i}]`;
    const event = between(held.event, 1, plan.events.length, `${at}.event`) - 1;
    const steps = plan.events[event]?.steps.length ?? 1;
    const step = between(held.step ?? 1, 1, steps, `${at}.step`) - 1;
    mission.waiting.push({ event, step, tile: tileCalled(g, held.at, `${at}.at`) });
    mission.begun[event] = true;
  }
}
