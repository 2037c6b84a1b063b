import type { Pool, Slot } from '@incognita/kernel';
import { COLOURS, MONSTER_TYPES } from './content/effects.ts';
import type { Direction } from './content/types.ts';
import type { Atlas } from './rules/atlas.ts';
import type { State } from './rules/state.ts';

const DAYS: readonly Direction[] = ['N', 'E', 'S', 'W'];

/**
 * Hidden things that look alike. A card of a closed hand shows its back, so it can be any that
 * nobody saw of the deck it came from. Bosses lie where the mission wants them, so they only
 * change places with each other; the top Night card shows its direction.
 */
export function pools(state: State, atlas: Atlas): readonly Pool[] {
  const held = [...state.packs.flatMap((pack) => pack.hand), ...state.looked];
  const ofBack = (back: string): Slot<string>[] =>
    held.filter(({ from }) => from === back).map(({ card }) => card);
  const bosses = [
    ...state.monsterDeck.flat().filter(({ is }) => atlas.monster(is).boss),
    ...state.mission.aside.flatMap((slot) => (slot ? [slot] : [])),
    ...state.spareBosses,
  ];
  const survivors = state.survivors.filter(
    (one, i) => state.survivors.findIndex(({ pack }) => pack === one.pack) === i,
  );
  return [
    ...survivors.map(({ is, pack }) => [...(state.packs[pack]?.deck.flat() ?? []), ...ofBack(is)]),
    ...COLOURS.map((colour) => [...state.scavenge[colour].flat(), ...ofBack(colour)]),
    state.monsterDeck.flat().filter(({ is }) => !atlas.monster(is).boss),
    ...MONSTER_TYPES.map((type) => bosses.filter(({ is }) => atlas.monster(is).type === type)),
    ...DAYS.map((day) => state.nights.flat().filter(({ is }) => atlas.night(is).day === day)),
    state.insanityDeck.flat(),
    state.bag.flat(),
    {
      // MAX-HIDE-03: a tile that must lie at a distance is only ever imagined there.
      slots: state.tiles.filter(({ up }) => !up).map(({ is }) => is),
      fits: (what, place) => {
        const bars = state.tiles.find(({ is }) => is === place)?.bars ?? [];
        return typeof what !== 'string' || !bars.includes(atlas.tile(what).en);
      },
    },
  ];
}
