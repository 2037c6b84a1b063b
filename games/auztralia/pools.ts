import type { Slot } from '@incognita/kernel';
import type { Atlas } from './rules/atlas.ts';
import type { State } from './rules/state.ts';

/**
 * Hidden things that look alike: face-down tiles with the same back and the stack of that level,
 * each deck, and Revelation cards of one level with those that were set aside.
 */
export function pools(state: State, atlas: Atlas): readonly (readonly Slot<unknown>[])[] {
  const byBack = [1, 2, 3].map((back) => [
    ...state.tiles.filter((tile) => tile.back === back).map((tile) => tile.tile),
    ...(state.stacks[back - 1]?.flat() ?? []),
    ...state.gone.filter((tile) => atlas.tile(tile.is).back === back),
  ]);
  const revelations = [1, 2, 3].map((level) =>
    [...state.revelations.flat(), ...state.revelationsAside].filter(
      (card) => atlas.revelation(card.is).level === level,
    ),
  );
  return [
    ...byBack,
    ...revelations,
    state.deck.flat(),
    [...state.personalities.flat(), ...state.looked],
  ];
}
