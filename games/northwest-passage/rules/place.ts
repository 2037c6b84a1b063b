import { isSmall } from '../content/types.ts';
import { isExpedition, playerOf } from './crew.ts';
import { fillHoles, holesAt } from './holes.ts';
import { scoreIslands } from './islands.ts';
import { type Answer, auto, decision, type Look, type Refusal } from './kit.ts';
import { layTile } from './lay.ts';
import {
  berths,
  lieForbidden,
  liesOn,
  spotForbidden,
  tileForbidden,
  tileWillDo,
} from './placement.ts';
import { NO_TILE, type Vehicle } from './state.ts';
import { tuunbaqAppears } from './tuunbaq.ts';

/** The tiles of a personal reserve, each kind once. */
const ownTiles = (g: Look, seat: number): string[] => [
  ...new Set(g.state.players[seat]?.reserve ?? []),
];

/** Null, or why the vehicle cannot place any tile now; arrows are no tiles (NWP-RULING-04). */
export function placeForbidden(g: Look, seat: number, vehicle: Vehicle): Refusal | null {
  const player = g.state.players[seat];
  const beside = player?.[vehicle] ?? NO_TILE;
  if (!player || player.reserve.length === 0) return g.no('NWP-PLACE-01', 'place.noTile', {});
  if (beside < 0) return g.no('NWP-PLACE-05', 'place.arrow', { with: vehicle });
  for (const tile of player.reserve) if (tileWillDo(g, tile, beside)) return null;
  const [first = ''] = player.reserve;
  return tileForbidden(g, first, beside);
}

/** Which tile of the reserve. */
const pickTile = decision<{ seat: number; beside: number }, 'pick'>('pick', {
  rule: 'NWP-PLACE-01',
  seat: (_g, my) => my.seat,
  options: (g, my) => ownTiles(g, my.seat).map((tile) => ({ do: 'pick' as const, tile })),
  forbids: (g, my, { tile }) => tileForbidden(g, tile, my.beside),
});

/** NWP-SACT-04: a second Small tile beside the first, or none. */
const pickSecond = decision<{ seat: number; beside: number }, 'pick' | 'done'>('second', {
  rule: 'NWP-SACT-04',
  seat: (_g, my) => my.seat,
  options: (g, my) => [
    ...ownTiles(g, my.seat)
      .filter(isSmall)
      .map((tile) => ({ do: 'pick' as const, tile })),
    { do: 'done' },
  ],
  forbids: (g, my, option) =>
    option.do === 'done' ? null : tileForbidden(g, option.tile, my.beside),
});

/** Every empty spot beside the vehicle's tile. */
const pickSpot = decision<{ seat: number; beside: number; tile: string }, 'spot'>('spot', {
  rule: 'NWP-PLACE-04',
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'spot', tile: my.tile }),
  options: (g, my) =>
    berths(g, my.beside, g.content.shape(my.tile).large).map(({ spot }) => ({
      do: 'spot' as const,
      cells: spot.name,
    })),
  forbids: (g, my, { cells }) => {
    const berth = berthNamed(g, my.beside, my.tile, cells);
    return berth ? spotForbidden(g, my.tile, berth) : null;
  },
});

const berthNamed = (g: Look, beside: number, tile: string, cells: string) =>
  berths(g, beside, g.content.shape(tile).large).find(({ spot }) => spot.name === cells) ?? null;

interface Lying {
  seat: number;
  beside: number;
  tile: string;
  cells: string;
}

/** NWP-PLACE-03: face and turn on the spot. */
const pickLie = decision<Lying, 'lay'>('lay', {
  rule: 'NWP-PLACE-03',
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'lay', tile: my.tile, cells: my.cells }),
  options: (g, my) => {
    const spot = g.content.spot(my.cells);
    const lies = spot ? liesOn(g, my.tile, spot) : [];
    return lies.map(({ face, turn }) => ({ do: 'lay' as const, face, turn }));
  },
  forbids: (g, my, option) => {
    const berth = berthNamed(g, my.beside, my.tile, my.cells);
    const lie = berth && lieNamed(g, my.tile, my.cells, option);
    return berth && lie ? lieForbidden(g, my.tile, berth, lie) : null;
  },
});

function lieNamed(g: Look, tile: string, cells: string, option: Answer<'lay'>) {
  const spot = g.content.spot(cells);
  if (!spot) return null;
  return (
    liesOn(g, tile, spot).find(({ face, turn }) => face === option.face && turn === option.turn) ??
    null
  );
}

/** NWP-PLACE-01 to 11, NWP-SACT-04, NWP-SACT-05, NWP-RULING-28. */
export const place = auto(
  'place',
  (a: { seat: number; with: Vehicle }) => ({
    ...a,
    beside: NO_TILE,
    tile: '',
    laid: 0,
    pick: null as Answer<'pick' | 'done'> | null,
    spot: null as Answer<'spot'> | null,
    lie: null as Answer<'lay'> | null,
  }),
  {
    begin(g, my, k) {
      g.state.laid = [];
      my.beside = playerOf(g, my.seat)[my.with];
      return k.call(pickTile, { seat: my.seat, beside: my.beside }, 'pick');
    },
    spot(g, my, k) {
      if (my.pick?.do !== 'pick') return k.to('holes');
      my.tile = my.pick.tile;
      g.state.held = { tile: my.tile, beside: my.beside, spot: NO_TILE };
      return k.call(pickSpot, { seat: my.seat, beside: my.beside, tile: my.tile }, 'spot');
    },
    turn(g, my, k) {
      const { seat, beside, tile } = my;
      const cells = my.spot?.cells ?? '';
      g.state.held = { tile, beside, spot: g.content.spot(cells)?.index ?? NO_TILE };
      return k.call(pickLie, { seat, beside, tile, cells }, 'lie');
    },
    lay(g, my) {
      const spot = g.content.spot(my.spot?.cells ?? '');
      const lie = spot && my.lie && lieNamed(g, my.tile, spot.name, my.lie);
      g.state.held = null;
      if (!spot || !lie) return undefined;
      const { reserve } = playerOf(g, my.seat);
      reserve.splice(reserve.indexOf(my.tile), 1);
      my.beside = layTile(g, my.seat, my.tile, spot, lie);
      my.laid++;
      tuunbaqAppears(g, my.beside);
      return undefined;
    },
    second(g, my, k) {
      const more =
        isExpedition(g) &&
        my.laid === 1 &&
        isSmall(my.tile) &&
        ownTiles(g, my.seat).some((tile) => isSmall(tile) && tileWillDo(g, tile, my.beside));
      if (!more) return k.to('holes');
      return k.call(pickSecond, { seat: my.seat, beside: my.beside }, 'pick');
    },
    another: (_g, _my, k) => k.to('spot'),
    holes(g, my, k) {
      g.state.holes = holesAt(g, g.state.laid);
      return g.state.holes.length > 0 ? k.call(fillHoles, { seat: my.seat }) : undefined;
    },
    islands(g, my) {
      scoreIslands(g, my.seat);
      g.state.laid = [];
      return undefined;
    },
  },
);
