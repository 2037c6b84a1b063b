import type { View } from '../view.ts';
import type { Hour, Light as LightName } from './art/palette.ts';

export type { Hour, Light as LightName } from './art/palette.ts';

/** How far the round has gone, from 0 to 1: whose turn it is among the living. */
export function dayTime(view: View): number {
  const living = view.survivors.filter((held) => !held.dead);
  const first = Math.max(
    0,
    living.findIndex((held) => held.is === view.first),
  );
  const active = living.findIndex((held) => held.is === view.active);
  if (active < 0 || living.length === 0) return 0;
  return ((active - first + living.length) % living.length) / living.length;
}

/** The hour by the turns of a round: the first is the morning, the last one the dusk. */
export function hourOf(view: View): Hour {
  const living = view.survivors.filter((held) => !held.dead).length;
  // Alone, there is one turn a round: its hours are its actions.
  const time = living > 1 ? (dayTime(view) * living) / (living - 1) : soloTime(view);
  return time < 0.3 ? 'morning' : time < 0.75 ? 'noon' : 'dusk';
}

/** How much of the only turn of a round is over. */
function soloTime(view: View): number {
  if (view.phase === 'spawn' || view.phase === 'draw' || view.phase === 'setup') return 0;
  return view.phase === 'actions' ? 1 - Math.min(4, view.budget[0]?.left ?? 0) / 4 : 1;
}

/** On the dark surface it is dusk all day long, on the light one it is day until the night. */
export const lightOf = (view: View, surface: 'light' | 'dark'): LightName =>
  view.phase === 'night' ? 'night' : surface === 'light' ? 'day' : 'dusk';
