import type { Arrow } from './chart.ts';
import {
  anchorOf,
  cellNameOf,
  isFrozen,
  isIcebound,
  type SledZone,
  spotOf,
  zonesOf,
  zoneWith,
} from './ice.ts';
import type { Look, Place, Refusal } from './kit.ts';
import { CELL_ANCHOR, GREENLAND, LAND, NO_TILE, PASSAGE, SEA, type Vehicle } from './state.ts';

/** Where a vehicle stands: a tile's number, GREENLAND or PASSAGE; any number may (NWP-GRID-13). */
export type PlaceNumber = number;

export const arrowOf = (place: PlaceNumber): Arrow | null =>
  place === GREENLAND ? 'greenland' : place === PASSAGE ? 'passage' : null;

export const placeName = (g: Look, place: PlaceNumber): Place =>
  arrowOf(place) ?? cellNameOf(g, place);

export function placeNamed(g: Look, name: Place): PlaceNumber {
  if (name === 'greenland') return GREENLAND;
  if (name === 'passage') return PASSAGE;
  return g.state.cells[g.content.cell(name)] ?? NO_TILE;
}

/** A side through which a place can be left: cell to cell, from or onto an arrow. */
interface Way {
  /** -1 on an arrow. */
  readonly from: number;
  readonly to: number;
  readonly a: number;
  readonly b: number;
}

/** NWP-MOVE-01: every place that shares a side with this one, with the ways that lead there. */
function waysFrom(g: Look, place: PlaceNumber): Map<PlaceNumber, Way[]> {
  return g.memo(`ways ${place}`, () => {
    const { content: chart, state } = g;
    const found = new Map<PlaceNumber, Way[]>();
    const add = (to: PlaceNumber, way: Way): void => {
      const ways = found.get(to);
      if (ways) ways.push(way);
      else found.set(to, [way]);
    };
    const arrow = arrowOf(place);
    if (arrow) {
      for (const { cell, a, b } of chart.gates[arrow]) {
        const tile = state.cells[cell] ?? NO_TILE;
        if (tile !== NO_TILE) add(tile, { from: -1, to: cell, a, b });
      }
      return found;
    }
    for (const cell of spotOf(g, place).cells) {
      for (let d = 0; d < 4; d++) {
        const side = 4 * cell + d;
        const there = chart.next[side] ?? -1;
        const tile = there < 0 ? NO_TILE : (state.cells[there] ?? NO_TILE);
        if (tile === NO_TILE || tile === place) continue;
        add(tile, { from: cell, to: there, a: chart.sideA[side] ?? 0, b: chart.sideB[side] ?? 0 });
      }
      for (const [name, to] of [
        ['greenland', GREENLAND],
        ['passage', PASSAGE],
      ] as const)
        for (const gate of chart.gates[name])
          if (gate.cell === cell) add(to, { from: cell, to: -1, a: gate.a, b: gate.b });
    }
    return found;
  });
}

/** Places that share a side with this one, in the order of the map. */
export const placesAround = (g: Look, place: PlaceNumber): PlaceNumber[] =>
  [...waysFrom(g, place).keys()].sort((a, b) => a - b);

/** An arrow never freezes (NWP-GRID-11). */
const thawed = (g: Look, cell: number): boolean =>
  cell < 0 || !isFrozen(g.content, cell, g.state.frozen);

/**
 * NWP-MOVE-03 to 05, NWP-SUN-08: a side has sea if one end has (NWP-GRID-06). Which sea of the tile
 * the Ship is on does not matter: NWP-GRID-08, NWP-GRID-10, NWP-RULING-01.
 */
const canSail = (g: Look, way: Way): boolean =>
  thawed(g, way.from) &&
  thawed(g, way.to) &&
  (g.state.corners[way.a] === SEA || g.state.corners[way.b] === SEA);

/** Null, or why the Ship cannot go there. */
export function sailForbidden(g: Look, from: PlaceNumber, to: PlaceNumber): Refusal | null {
  const ways = waysFrom(g, from).get(to) ?? [];
  if (ways.some((way) => canSail(g, way))) return null;
  if (from >= 0 && isIcebound(g, from))
    return g.no('NWP-SUN-10', 'move.icebound', { cell: cellNameOf(g, from) });
  const place = placeName(g, to);
  const iceFree = ways.some((way) => thawed(g, way.from) && thawed(g, way.to));
  return iceFree
    ? g.no('NWP-MOVE-03', 'move.noSea', { to: place })
    : g.no('NWP-MOVE-05', 'move.frozen', { to: place });
}

/** The zone of its tile that a Sled stands in, or null on an arrow. */
export function sledZone(g: Look, seat: number): SledZone | null {
  const player = g.state.players[seat];
  if (!player || player.sled < 0) return null;
  return zoneWith(zonesOf(g, player.sled, g.state.frozen), player.anchor);
}

/** NWP-MOVE-11 to 13: what the Sled's anchor could be on arrival; empty where it cannot go. */
export function sledArrivals(
  g: Look,
  from: PlaceNumber,
  zone: SledZone | null,
  to: PlaceNumber,
): number[] {
  const { state } = g;
  const arrivals: number[] = [];
  const zones = to >= 0 ? zonesOf(g, to, state.frozen) : [];
  const arrive = (node: number): void => {
    if (to < 0) {
      if (arrivals.length === 0) arrivals.push(node);
      return;
    }
    const there = zoneWith(zones, node);
    const anchor = there ? anchorOf(there) : -1;
    if (there && !arrivals.includes(anchor)) arrivals.push(anchor);
  };
  for (const way of waysFrom(g, from).get(to) ?? []) {
    const iceHere = way.from >= 0 && !thawed(g, way.from) && zone?.cells.includes(way.from);
    const iceThere = way.to >= 0 && !thawed(g, way.to);
    // An arrow is as good as ice to stand on.
    if ((from < 0 || iceHere) && (iceThere || to < 0)) {
      arrive(iceThere ? CELL_ANCHOR + way.to : 0);
      continue;
    }
    for (const w of [way.a, way.b]) {
      if (state.corners[w] !== LAND) continue;
      if (from >= 0 && !iceHere && !zone?.corners.includes(w)) continue;
      arrive(iceThere ? CELL_ANCHOR + way.to : w);
    }
  }
  return arrivals.sort((a, b) => a - b);
}

/** Null, or why the Sled cannot go there. */
export function sledgeForbidden(g: Look, seat: number, to: PlaceNumber): Refusal | null {
  const from = g.state.players[seat]?.sled ?? NO_TILE;
  const zone = sledZone(g, seat);
  if (sledArrivals(g, from, zone, to).length > 0) return null;
  const place = placeName(g, to);
  // Another part of its own tile would lead there, if the Sled could cross the water between.
  const elsewhere =
    from >= 0 &&
    zonesOf(g, from, g.state.frozen).some((other) => sledArrivals(g, from, other, to).length > 0);
  return elsewhere
    ? g.no('NWP-MOVE-06', 'move.openWater', { to: place })
    : g.no('NWP-MOVE-11', 'move.noLand', { to: place });
}

/** Null, or why a vehicle cannot go to a place next to it. */
export function goForbidden(
  g: Look,
  seat: number,
  vehicle: Vehicle,
  to: PlaceNumber,
): Refusal | null {
  if (vehicle === 'sled') return sledgeForbidden(g, seat, to);
  return sailForbidden(g, g.state.players[seat]?.ship ?? NO_TILE, to);
}
