import type { Chart } from '../rules/chart.ts';
import { LAND } from '../rules/state.ts';
import { boardWords } from '../text/board.ts';
import { capital } from '../text/typography.ts';
import type { View, ViewTile } from '../view.ts';
import type { Props } from './ChartBoard.tsx';

/** NWP-SUN-06, as the eye sees it. */
function iceOn(
  chart: Chart,
  view: View,
  cells: readonly number[],
): 'frozen' | 'thawed' | 'straddling' {
  const frozen = cells.filter((cell) => (chart.row[cell] ?? 0) < view.frozen).length;
  return frozen === 0 ? 'thawed' : frozen === cells.length ? 'frozen' : 'straddling';
}

/** Who stands on a place, for the ear. */
export function vehiclesOn(props: Props, place: string): string[] {
  const words = boardWords(props.language);
  return props.view.players.flatMap((player, seat) =>
    (['ship', 'sled'] as const).flatMap((vehicle) => {
      if (player[vehicle] !== place) return [];
      const name = words.vehicleOf(vehicle, props.seatName(seat));
      return [vehicle === 'ship' && player.icebound ? `${name}, ${words.icebound}` : name];
    }),
  );
}

/** A tile of the chart for the ear: where it lies, what it is, who is on it. */
export function tileName(props: Props, tile: ViewTile): string {
  const { content: chart, view } = props;
  const words = boardWords(props.language);
  const spot = chart.spot(tile.cells);
  const first = tile.cells.split('-')[0] ?? '';
  const land = (spot?.corners ?? []).filter((v) => view.corners[v] === LAND).length;
  const said = [
    words.tileAt(tile.cells),
    words.terrain(land, spot?.corners.length ?? 0),
    words.ice[iceOn(chart, view, spot?.cells ?? [])],
  ];
  if (tile.token && tile.at)
    said.push(words.tokenOn(capital(words.names.token[tile.token].one), tile.at));
  said.push(...vehiclesOn(props, first));
  if (view.tuunbaq === first) said.push(words.tuunbaq);
  return said.join(', ');
}
