import type { Happening } from '@incognita/boards';
import type { SeatLook } from '@incognita/kernel';
import type { View } from '../../view.ts';

type Reader = { readonly view: View; readonly seat: number | null };

/** Whether the reader plays the Old Ones. */
export const isOldOnes = ({ view, seat }: Reader): boolean =>
  view.revenge !== null && view.revenge.seat !== null && view.revenge.seat === seat;

/** Deeds of the Old Ones: events that name no player. */
const OLD_ONES_DEEDS =
  /^(oldOnes\.|mythos\.(played|regained)|spawn\.placed|oldOne\.(moved|revealed|arrived|raised))/;

/** The seat of the Old Ones for what they did, where somebody plays them. */
export function doer({ tell }: Happening, looks: readonly SeatLook[]): number | null {
  const seat = looks.findIndex((look) => typeof look !== 'number');
  return seat >= 0 && OLD_ONES_DEEDS.test(tell) ? seat : null;
}

/** What only the Old Ones are told in full: the tile they drew, the cards they looked at. */
export const hushed = ({ tell, tile, cards }: Happening): boolean =>
  (tell === 'oldOnes.drew' && typeof tile === 'string') ||
  (tell === 'oldOnes.summoned' && Array.isArray(cards));
