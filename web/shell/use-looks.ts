import { type AnyFace, type SeatLook, sameJson } from '@incognita/kernel';
import { useRef } from 'react';

const BY_PLACE: readonly SeatLook[] = [];

type Looks = NonNullable<AnyFace['looks']>;

/** How the seats of a table look. The same list as long as they look the same: all marks hang on it. */
export function useLooks(
  game: AnyFace,
  config: Parameters<Looks>[0] | null,
  view: Parameters<Looks>[1],
): readonly SeatLook[] {
  const held = useRef(BY_PLACE);
  const now = (config && game.looks?.(config, view)) ?? BY_PLACE;
  if (!sameJson(now, held.current)) held.current = now;
  return held.current;
}
