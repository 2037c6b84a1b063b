import { missionOf } from './goals.ts';
import { type Answer, auto, decision, type Game, type Look } from './kit.ts';
import { stepsFrom, tileName, tileNamed, tileOf } from './places.ts';
import { NONE } from './state.ts';

/**
 * Cells where the next marker may lie: face-down, without one, far enough from the start and from
 * the others; where none is, those as far as possible (MAX-RULING-98).
 */
export function markerCells(g: Look): number[] {
  const plan = missionOf(g).markers;
  if (!plan) return [];
  const { tiles } = g.state;
  const fromStart = stepsFrom(tiles, g.state.start);
  const others = tiles.flatMap((tile, i) => (tile.marker > 0 ? [stepsFrom(tiles, i)] : []));
  const score = (i: number): number => {
    let least = Number.POSITIVE_INFINITY;
    if (plan.fromStart > 0) least = Math.min(least, (fromStart[i] ?? 0) - plan.fromStart);
    if (plan.apart > 0)
      for (const steps of others) least = Math.min(least, (steps[i] ?? 0) - plan.apart);
    return Math.min(least, 0);
  };
  const free = tiles.flatMap((tile, i) => (!tile.up && tile.marker === 0 ? [i] : []));
  const best = Math.max(...free.map(score));
  return free.filter((i) => score(i) === best);
}

const mark = decision<{ marker: number }, 'mark' | 'layout'>('mark', {
  rule: 'MAX-SETUP-19',
  seat: () => 0,
  prompt: (_g, my) => ({ ask: 'mark', marker: my.marker }),
  options: (g) => [
    ...markerCells(g).map((tile) => ({ do: 'mark', tile: tileName(g, tile) }) as const),
    { do: 'layout' },
  ],
});

/** The objective tokens of the mission, by the players or by chance. */
export const placeMarkers = auto(
  'place-markers',
  () => ({ marker: 0, auto: false, answer: null as Answer<'mark' | 'layout'> | null }),
  {
    ask(g, my, k) {
      const plan = missionOf(g).markers;
      if (!plan || my.marker >= plan.count) return k.done(null);
      my.marker += 1;
      my.answer = null;
      if (g.config.map === 'auto' || my.auto) return undefined;
      return k.call(mark, { marker: my.marker }, 'answer');
    },
    put(g, my, k) {
      if (my.answer?.do === 'layout') my.auto = true;
      const cells = markerCells(g);
      const tile =
        my.answer?.do === 'mark'
          ? tileNamed(g, my.answer.tile)
          : (cells[g.below(cells.length)] ?? NONE);
      putMarker(g, tile, my.marker);
      return k.to('ask');
    },
  },
);

function putMarker(g: Game, tile: number, marker: number): void {
  const held = tileOf(g, tile);
  held.marker = marker;
  held.tokens += missionOf(g).markers?.tokens ?? 0;
  g.tell('setup.marker', 'MAX-SETUP-19', { marker, tile: tileName(g, tile) });
}
