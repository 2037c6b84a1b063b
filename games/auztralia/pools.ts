import type { Slot } from '@incognita/kernel';
import type { Atlas } from './rules/atlas.ts';
import type { State } from './rules/state.ts';

/** Mythos cards all look alike; Solo Mythos cards have their level on the back. */
function mythosPools({ revenge }: State, atlas: Atlas): Slot<unknown>[][] {
  if (!revenge) return [];
  const cards = [...revenge.deck.flat(), ...revenge.hand, ...revenge.looked, ...revenge.aside];
  if (revenge.seat !== null) return [cards];
  const level = (id: string): number =>
    atlas.content.revenge.soloMythos.find((card) => card.id === id)?.level ?? 0;
  return [1, 2, 3].map((wanted) => cards.filter((card) => level(card.is) === wanted));
}

/** Tiles that the Old Ones player has drawn and not yet placed. */
const drawnTiles = ({ revenge }: State): readonly { back: number; tile: Slot<unknown> }[] =>
  revenge?.drawn ? [revenge.drawn, ...revenge.alsoDrawn] : [];

/**
 * Hidden things that look alike: face-down tiles with the same back and the stack of that level,
 * each deck, and Revelation cards of one level with those that were set aside.
 */
export function pools(state: State, atlas: Atlas): readonly (readonly Slot<unknown>[])[] {
  const byBack = [1, 2, 3].map((back) => [
    ...state.tiles.filter((tile) => tile.back === back).map((tile) => tile.tile),
    ...(state.stacks[back - 1]?.flat() ?? []),
    ...state.gone.filter((tile) => atlas.tile(tile.is).back === back),
    ...(state.revenge?.unused[back - 1]?.flat() ?? []),
    ...drawnTiles(state)
      .filter((held) => held.back === back)
      .map((held) => held.tile),
  ]);
  const revelations = [1, 2, 3].map((level) =>
    [...state.revelations.flat(), ...state.revelationsAside].filter(
      (card) => atlas.revelation(card.is).level === level,
    ),
  );
  return [
    ...mythosPools(state, atlas),
    ...byBack,
    ...revelations,
    state.deck.flat(),
    [...state.personalities.flat(), ...state.looked],
  ];
}
