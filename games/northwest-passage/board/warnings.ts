import type { PointingChoice, Sight, Warning } from '@incognita/boards';
import type { Chart } from '../rules/chart.ts';
import { warningWords } from '../text/warnings.ts';
import type { View } from '../view.ts';

/** NWP-FINAL-07: the last season is said while there is time to turn for home. */
export function threats({ view, content, seat, language }: Sight<View, Chart>): Warning[] {
  const player = seat === null ? undefined : view.players[seat];
  const isLast = view.season === content.content.board.sunPath.length;
  const isOut = player && player.home === 0 && player.ship !== 'greenland';
  if (!isLast || !isOut) return [];
  return [{ says: warningWords(language).lastSeason, rule: 'NWP-FINAL-07', things: [] }];
}

/** NWP-HOME-04: whoever comes home takes no further part in the game. */
export function ends(
  choice: PointingChoice,
  { view, seat, language }: Sight<View, Chart>,
): Warning | null {
  const player = seat === null ? undefined : view.players[seat];
  if (choice.do !== 'go' || choice.to !== 'greenland' || !player) return null;
  const apart = player.sled !== 'aboard' && player.sled !== 'lost' && player.sled !== player.ship;
  return {
    says: warningWords(language).home(view.greenland[0] ?? 0, apart),
    rule: 'NWP-HOME-04',
    things: ['to:greenland'],
  };
}
