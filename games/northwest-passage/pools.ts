import type { Slot } from '@incognita/kernel';
import type { State } from './rules/state.ts';

/**
 * Nothing but the order of the reserves and of the Voyage deck is hidden, and that is decided by
 * the draw; what they hold can be counted by everybody.
 */
export function pools(state: State): readonly (readonly Slot<unknown>[])[] {
  return [state.reserve.flat(), state.smallReserve.flat(), state.voyage.flat()];
}
