import type { View } from '../view.ts';

/** The light over the ruins: the same drawings by day, at dusk and at night. */
export type LightName = 'day' | 'dusk' | 'night';

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

/** On the dark surface it is dusk all day long, on the light one it is day until the night. */
export const lightOf = (view: View, surface: 'light' | 'dark'): LightName =>
  view.phase === 'night' ? 'night' : surface === 'light' ? 'day' : 'dusk';
