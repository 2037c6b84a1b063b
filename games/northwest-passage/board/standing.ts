import type { Chart } from '../rules/chart.ts';
import { SEA, type Vehicle } from '../rules/state.ts';
import type { View, ViewTile } from '../view.ts';
import { CELL, cellCentre, cornerPoint, type Point } from './geometry.ts';

/** A Ship or a Sled on the chart. */
export interface Standing {
  readonly piece: string;
  readonly seat: number;
  readonly vehicle: Vehicle;
  readonly at: Point;
  readonly scale: number;
  readonly icebound: boolean;
}

/** Where the arrows lie: outside the border, beside their gates. */
export function arrowCentre(chart: Chart, arrow: 'greenland' | 'passage'): Point {
  const rows = chart.gates[arrow].map(({ cell }) => Math.floor(cell / chart.cols) + 0.5);
  const y = (rows.reduce((sum, row) => sum + row, 0) / Math.max(1, rows.length)) * CELL;
  return { x: arrow === 'greenland' ? chart.cols * CELL + 60 : -79, y };
}

/** The middle of a cell, a little towards what is wanted at its corners. */
function towards(chart: Chart, view: View, cell: number, terrain: number, share: number): Point {
  const centre = cellCentre(chart, cell);
  let [x, y] = [0, 0];
  for (const v of chart.cornersOf[cell] ?? []) {
    if (view.corners[v] !== terrain) continue;
    const corner = cornerPoint(chart, v);
    x += corner.x - centre.x;
    y += corner.y - centre.y;
  }
  const length = Math.hypot(x, y) || 1;
  return { x: centre.x + (x / length) * CELL * share, y: centre.y + (y / length) * CELL * share };
}

/** The place of a token in its cell: up in the corner, so that a Ship can lie below it. */
export const tokenPoint = (chart: Chart, cell: number): Point => {
  const centre = cellCentre(chart, cell);
  return { x: centre.x + 9, y: centre.y - 9 };
};

/** NWP-MOVE-02: a Ship is on all the sea of its tile; it is drawn where most of it is. */
function shipPoint(chart: Chart, view: View, tile: ViewTile): Point {
  const cells = chart.spot(tile.cells)?.cells ?? [];
  const worth = (cell: number): number => {
    const sea = (chart.cornersOf[cell] ?? []).filter((v) => view.corners[v] === SEA).length;
    const open = (chart.row[cell] ?? 0) >= view.frozen ? 1.5 : 0;
    const free = chart.cellNames[cell] === tile.at ? -2 : 0;
    return sea + open + free;
  };
  const [best = 0] = [...cells].sort((a, b) => worth(b) - worth(a));
  const at = towards(chart, view, best, SEA, 0.12);
  return chart.cellNames[best] === tile.at
    ? { x: at.x - 7, y: at.y + 11 }
    : { x: at.x, y: at.y + 5 };
}

/** A Sled stands on its zone: on a Land corner of the tile, or on the ice of a cell. */
function sledPoint(chart: Chart, view: View, tile: ViewTile, seat: number): Point {
  const zone = view.players[seat]?.zone;
  const middle = middleOfTile(chart, tile);
  const [corner] = zone?.corners ?? [];
  if (corner !== undefined) {
    const at = cornerPoint(chart, chart.corner(corner));
    const [dx, dy] = [middle.x - at.x, middle.y - at.y];
    const length = Math.hypot(dx, dy) || 1;
    return { x: at.x + (dx / length) * 25, y: at.y + (dy / length) * 25 + 4 };
  }
  const [ice] = zone?.cells ?? [];
  const at = ice === undefined ? middle : cellCentre(chart, chart.cell(ice));
  return { x: at.x - 8, y: at.y + 13 };
}

function middleOfTile(chart: Chart, tile: ViewTile): Point {
  const cells = chart.spot(tile.cells)?.cells ?? [];
  const points = cells.map((cell) => cellCentre(chart, cell));
  return {
    x: points.reduce((sum, p) => sum + p.x, 0) / Math.max(1, points.length),
    y: points.reduce((sum, p) => sum + p.y, 0) / Math.max(1, points.length),
  };
}

/** Two pieces of one place stand beside each other; four in two rows. */
const aside = (i: number, of: number): Point =>
  of === 1
    ? { x: 0, y: 0 }
    : {
        x: (of === 2 ? i - 0.5 : (i % 2) - 0.5) * 32,
        y: of > 2 ? (Math.floor(i / 2) - 0.5) * 28 : 0,
      };

const tokensOf = (chart: Chart, view: View): Point[] =>
  view.tiles.flatMap(({ token, at }) =>
    token === null || at === null ? [] : [tokenPoint(chart, chart.cell(at))],
  );

/** So near may two vehicles stand, and a vehicle to a token. */
const ROOM = 33;
const TOKEN_ROOM = 25;
const FURTHEST = 15;

/** Pieces that would hide each other give way a little, to both sides. */
function apart(pieces: readonly Standing[], tokens: readonly Point[]): readonly Standing[] {
  const places = pieces.map(({ at }) => ({ x: at.x, y: at.y }));
  const push = (p: { x: number; y: number }, from: Point, room: number, share: number): void => {
    const [dx, dy] = [p.x - from.x || 0.1, p.y - from.y || 0.1];
    const far = Math.hypot(dx, dy);
    if (far >= room) return;
    p.x += (dx / far) * (room - far) * share;
    p.y += (dy / far) * (room - far) * share;
  };
  for (let round = 0; round < 8; round++)
    places.forEach((p, i) => {
      const piece = pieces[i];
      if (!piece || piece.scale < 1) return;
      for (const token of tokens) push(p, token, TOKEN_ROOM, 0.5);
      places.forEach((other, k) => {
        if (k !== i) push(p, other, ROOM, 0.5);
      });
      const [dx, dy] = [p.x - piece.at.x, p.y - piece.at.y];
      const far = Math.hypot(dx, dy);
      if (far > FURTHEST) {
        p.x = piece.at.x + (dx / far) * FURTHEST;
        p.y = piece.at.y + (dy / far) * FURTHEST;
      }
    });
  return pieces.map((piece, i) => ({ ...piece, at: places[i] ?? piece.at }));
}

/** Every vehicle that is on the chart or on an arrow. */
export function standings(chart: Chart, view: View): readonly Standing[] {
  const found: Standing[] = [];
  const tiles = new Map(view.tiles.map((tile) => [tile.cells.split('-')[0] ?? '', tile] as const));
  for (const vehicle of ['ship', 'sled'] as const) {
    const byPlace = new Map<string, number[]>();
    view.players.forEach((player, seat) => {
      const place = player[vehicle];
      if (place === 'aboard' || place === 'lost') return;
      byPlace.set(place, [...(byPlace.get(place) ?? []), seat]);
    });
    for (const [place, seats] of byPlace)
      seats.forEach((seat, i) => {
        const tile = tiles.get(place);
        const crowd = aside(i, seats.length);
        const base = tile
          ? vehicle === 'ship'
            ? shipPoint(chart, view, tile)
            : sledPoint(chart, view, tile, seat)
          : onArrow(chart, place === 'greenland' ? 'greenland' : 'passage', vehicle);
        found.push({
          piece: `${vehicle}-${seat}`,
          seat,
          vehicle,
          at: { x: base.x + crowd.x, y: base.y + crowd.y },
          scale: tile && seats.length < 3 ? 1 : 0.72,
          icebound: vehicle === 'ship' && (view.players[seat]?.icebound ?? false),
        });
      });
  }
  return apart(found, tokensOf(chart, view));
}

function onArrow(chart: Chart, arrow: 'greenland' | 'passage', vehicle: Vehicle): Point {
  const at = arrowCentre(chart, arrow);
  return { x: at.x + (arrow === 'greenland' ? 3 : -3), y: at.y + (vehicle === 'ship' ? 22 : 44) };
}
