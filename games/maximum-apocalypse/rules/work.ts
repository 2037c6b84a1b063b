import { isPlace, missionOf } from './goals.ts';
import { auto, type Look, type Refusal } from './kit.ts';
import { eventCalls, eventsOfWork } from './mission-events.ts';
import { packOf, survivorOf, who } from './party.ts';
import { tileName, tileOf } from './places.ts';
import { NONE } from './state.ts';
import { takeMarker } from './tiles.ts';

/** The work plan that this tile is the place of, while it is not done yet; NONE without one. */
export function worksAt(g: Look, tile: number): number {
  const { works } = missionOf(g);
  for (let i = 0; i < works.length; i++) {
    const plan = works[i];
    if (plan && isPlace(g, tile, plan.at) && count(g, i, tile) < plan.n) return i;
  }
  return NONE;
}

/** Seals are counted by their markers, all other work by its plan. */
function slotOf(g: Look, plan: number, tile: number): number {
  return missionOf(g).works[plan]?.at === 'markers' ? tileOf(g, tile).marker : plan;
}
const count = (g: Look, plan: number, tile: number): number =>
  g.state.mission.worked[slotOf(g, plan, tile)] ?? 0;

/** What a mission action takes beside being there. */
export function whyNotWork(g: Look, survivor: number): Refusal | null {
  const { tile } = survivorOf(g, survivor);
  const at = worksAt(g, tile);
  const plan = missionOf(g).works[at];
  if (!plan) return g.no('MAX-MISSION-10', 'work.done', {});
  const { needs } = plan;
  if (needs === 'nothing' || isReady(g, survivor, tile, needs)) return null;
  return g.no('MAX-MISSION-10', 'work.needs', { needs });
}

function isReady(
  g: Look,
  survivor: number,
  tile: number,
  needs: 'journal' | 'deliveries' | 'untokened' | 'scientistAlive',
): boolean {
  const { mission } = g.state;
  switch (needs) {
    case 'journal':
      return packOf(g, survivor).hand.some((held) => g.content.family(held.card.is) === 'Jo');
    case 'deliveries':
      return missionOf(g).win.every(
        (goal, i) =>
          goal.goal !== 'deliver' ||
          !isPlace(g, tile, goal.at) ||
          (mission.delivered[i] ?? 0) >= goal.n,
      );
    case 'untokened':
      return tileOf(g, tile).tokens === 0;
    case 'scientistAlive':
      return mission.scientist === 1;
  }
}

/** `work(T,n)`: one mission action; complete, it sets off what the mission says. */
export const doWork = auto('work', (args: { who: number }) => args, {
  work(g, my, k) {
    const { tile } = survivorOf(g, my.who);
    const at = worksAt(g, tile);
    const plan = missionOf(g).works[at];
    if (!plan) return undefined;
    const { worked } = g.state.mission;
    const slot = slotOf(g, at, tile);
    worked[slot] = (worked[slot] ?? 0) + 1;
    const done = worked[slot] ?? 0;
    g.tell('worked', 'MAX-MISSION-10', {
      who: who(g, my.who),
      tile: tileName(g, tile),
      count: done,
      needed: plan.n,
    });
    if (done < plan.n) return undefined;
    let seal = 0;
    if (plan.at === 'markers') {
      takeMarker(g, tile);
      seal = g.state.mission.unmarked;
    }
    const calls = eventCalls(eventsOfWork(g, plan.at, seal), my.who, tile);
    return calls.length > 0 ? k.calls(...calls) : undefined;
  },
});
