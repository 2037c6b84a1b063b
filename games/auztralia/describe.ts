import type { Teller } from '@incognita/kernel';
import type { View } from './view.ts';

export function describe(view: View, teller: Teller): string {
  return view.players
    .map((player, seat) => `${teller.seat(seat)}: ${JSON.stringify(player.goods)}`)
    .join('\n');
}
