import type { Chart, Spot } from './chart.ts';
import type { Look } from './kit.ts';
import { CELL_ANCHOR, LAND, SEA } from './state.ts';

/** NWP-SUN-01: rows above the separation line are frozen. */
export const isFrozen = (chart: Chart, cell: number, frozen: number): boolean =>
  (chart.row[cell] ?? 0) < frozen;

export const spotOf = (g: Look, tile: number): Spot => {
  const spot = g.content.spots[g.state.tiles.spot[tile] ?? -1];
  if (!spot) throw new RangeError(`there is no tile ${tile} on the map`);
  return spot;
};

/** The name of a tile on the map: its first cell. */
export const cellNameOf = (g: Look, tile: number): string =>
  g.content.cellNames[spotOf(g, tile).cells[0] ?? 0] ?? '';

/** NWP-SUN-06. */
export function iceOf(g: Look, tile: number, frozen: number): 'frozen' | 'thawed' | 'straddling' {
  const { cells } = spotOf(g, tile);
  let count = 0;
  for (const cell of cells) if (isFrozen(g.content, cell, frozen)) count++;
  return count === 0 ? 'thawed' : count === cells.length ? 'frozen' : 'straddling';
}

/**
 * NWP-SUN-10: the tile has no thawed cell with a Sea corner. A Ship has no place inside its tile, so
 * that NWP-SUN-11 follows; only its Move asks for this (NWP-SUN-12).
 */
export function isIcebound(g: Look, tile: number): boolean {
  const { content: chart, state } = g;
  for (const cell of spotOf(g, tile).cells) {
    if (isFrozen(chart, cell, state.frozen)) continue;
    for (const v of chart.cornersOf[cell] ?? []) if (state.corners[v] === SEA) return false;
  }
  return true;
}

/** A part of a tile on which a Sled can stand: NWP-MOVE-10. */
export interface SledZone {
  /** Frozen cells, in the order of the spot. */
  readonly cells: readonly number[];
  /** Land corners of thawed cells, in reading order. */
  readonly corners: readonly number[];
}

/**
 * NWP-MOVE-10: the zones of a tile when so many rows are frozen. Ice is as good as Land (NWP-SUN-07),
 * half a tile at a time (NWP-SUN-09); opposite Land corners stay apart (NWP-GRID-07, NWP-RULING-02).
 */
export function zonesOf(g: Look, tile: number, frozen: number): SledZone[] {
  const { content: chart, state } = g;
  const spot = spotOf(g, tile);
  const ice = spot.cells.filter((cell) => isFrozen(chart, cell, frozen));
  const thawed = spot.cells.filter((cell) => !isFrozen(chart, cell, frozen));
  const land: number[] = [];
  for (const v of spot.corners) {
    if (state.corners[v] !== LAND) continue;
    if (thawed.some((cell) => chart.cornersOf[cell]?.includes(v))) land.push(v);
  }
  const nodes = [...ice.map((cell) => CELL_ANCHOR + cell), ...land];
  const zoneOf = new Map<number, number>();
  const zones: { cells: number[]; corners: number[] }[] = [];
  for (const start of nodes) {
    if (zoneOf.has(start)) continue;
    const zone = { cells: [] as number[], corners: [] as number[] };
    const open = [start];
    zoneOf.set(start, zones.length);
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      if (node >= CELL_ANCHOR) zone.cells.push(node - CELL_ANCHOR);
      else zone.corners.push(node);
      for (const other of nodes)
        if (!zoneOf.has(other) && areLinked(chart, thawed, node, other)) {
          zoneOf.set(other, zones.length);
          open.push(other);
        }
    }
    zone.cells.sort((a, b) => a - b);
    zone.corners.sort((a, b) => a - b);
    zones.push(zone);
  }
  return zones;
}

function areLinked(chart: Chart, thawed: readonly number[], a: number, b: number): boolean {
  if (a >= CELL_ANCHOR && b >= CELL_ANCHOR) return true;
  if (a >= CELL_ANCHOR) return chart.cornersOf[a - CELL_ANCHOR]?.includes(b) ?? false;
  if (b >= CELL_ANCHOR) return chart.cornersOf[b - CELL_ANCHOR]?.includes(a) ?? false;
  if (!chart.cornersAround[a]?.includes(b)) return false;
  return thawed.some((cell) => {
    const corners = chart.cornersOf[cell];
    return corners?.includes(a) && corners.includes(b);
  });
}

/** What a zone is known by: its first frozen cell, or its first Land corner. */
export function anchorOf(zone: SledZone): number {
  const [cell] = zone.cells;
  return cell === undefined ? (zone.corners[0] ?? -1) : CELL_ANCHOR + cell;
}

export const holds = (zone: SledZone, anchor: number): boolean =>
  anchor >= CELL_ANCHOR ? zone.cells.includes(anchor - CELL_ANCHOR) : zone.corners.includes(anchor);

export function zoneWith(zones: readonly SledZone[], anchor: number): SledZone | null {
  return zones.find((zone) => holds(zone, anchor)) ?? null;
}

/** The anchor in words: a cell, or a corner. */
export const anchorName = (chart: Chart, anchor: number): string =>
  (anchor >= CELL_ANCHOR ? chart.cellNames[anchor - CELL_ANCHOR] : chart.cornerNames[anchor]) ?? '';

/** The anchor that a cell or a corner is the name of. */
export const anchorNamed = (chart: Chart, name: string): number =>
  name.includes(',') ? chart.corner(name) : CELL_ANCHOR + chart.cell(name);

/** NWP-XFER-07, NWP-XFER-08, NWP-RULING-16: zones where a Sled can be deployed. */
export function landingZones(g: Look, tile: number): SledZone[] {
  const { content: chart, state } = g;
  const zones = zonesOf(g, tile, state.frozen);
  const spot = spotOf(g, tile);
  if (spot.corners.every((v) => state.corners[v] !== LAND))
    return iceOf(g, tile, state.frozen) === 'frozen' ? zones : [];
  return zones.filter(
    (zone) =>
      zone.corners.length > 0 ||
      zone.cells.some((cell) => chart.cornersOf[cell]?.some((v) => state.corners[v] === LAND)),
  );
}
