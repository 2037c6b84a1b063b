import type { Spot } from './chart.ts';
import type { Look, Refusal } from './kit.ts';
import { routeStaysOpen } from './sea-route.ts';
import type { Lie } from './shapes.ts';
import { LAND, NO_TILE, UNKNOWN } from './state.ts';

/** An empty spot beside a tile, with what is known of its corners. */
export interface Berth {
  readonly spot: Spot;
  /** Bits of the corners that are known, and of those that are Land. */
  readonly known: number;
  readonly land: number;
}

/** NWP-PLACE-02, NWP-PLACE-04: empty spots that share a side with a tile of the map. */
export function berths(g: Look, beside: number, large: boolean): readonly Berth[] {
  return g.memo(`berths ${beside} ${large}`, () => {
    const { content: chart, state } = g;
    const from = state.tiles.spot[beside] ?? -1;
    const spots = (large ? chart.largeBeside : chart.smallBeside)[from] ?? [];
    const found: Berth[] = [];
    for (const spot of spots) {
      let empty = true;
      for (const cell of spot.cells) if (state.cells[cell] !== NO_TILE) empty = false;
      if (!empty) continue;
      let known = 0;
      let land = 0;
      for (let i = 0; i < spot.corners.length; i++) {
        const terrain = state.corners[spot.corners[i] ?? 0] ?? UNKNOWN;
        if (terrain !== UNKNOWN) known |= 1 << i;
        if (terrain === LAND) land |= 1 << i;
      }
      found.push({ spot, known, land });
    }
    return found;
  });
}

export const liesOn = (g: Look, tile: string, spot: Spot): readonly Lie[] => {
  const shape = g.content.shape(tile);
  return spot.across ? shape.across : shape.down;
};

/** NWP-PLACE-07: every corner that is known has the same terrain on the tile. */
const matches = (berth: Berth, lie: Lie): boolean => (lie.bits & berth.known) === berth.land;

export const isLegal = (g: Look, berth: Berth, lie: Lie): boolean =>
  matches(berth, lie) && routeStaysOpen(g, berth.spot, lie.bits);

/** Whether some lie of the tile is legal on this spot; stops at the first. */
export function spotWillDo(g: Look, tile: string, berth: Berth): boolean {
  for (const lie of liesOn(g, tile, berth.spot)) if (isLegal(g, berth, lie)) return true;
  return false;
}

/** Whether the tile can be placed anywhere beside this one; stops at the first spot. */
export function tileWillDo(g: Look, tile: string, beside: number): boolean {
  for (const berth of berths(g, beside, g.content.shape(tile).large))
    if (spotWillDo(g, tile, berth)) return true;
  return false;
}

/** A tile on a spot, face and turn. */
export interface Placement extends Pick<Lie, 'face' | 'turn'> {
  readonly cells: string;
}

/** Every legal way to place a tile beside one of the map. */
export function placements(g: Look, tile: string, beside: number): Placement[] {
  const found: Placement[] = [];
  for (const berth of berths(g, beside, g.content.shape(tile).large))
    for (const lie of liesOn(g, tile, berth.spot))
      if (isLegal(g, berth, lie))
        found.push({ cells: berth.spot.name, face: lie.face, turn: lie.turn });
  return found;
}

/** The corners of a spot that a lie does not match, as bits. */
const clashes = (berth: Berth, lie: Lie): number => (lie.bits & berth.known) ^ berth.land;

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count++;
  return count;
}

/** Null, or why the tile cannot lie like this. */
export function lieForbidden(g: Look, tile: string, berth: Berth, lie: Lie): Refusal | null {
  const wrong = clashes(berth, lie);
  const { spot } = berth;
  if (wrong !== 0) {
    const at = 31 - Math.clz32(wrong & -wrong);
    const corner = g.content.cornerNames[spot.corners[at] ?? 0] ?? '';
    const terrain = berth.land & (1 << at) ? 'land' : 'sea';
    return g.no('NWP-PLACE-07', 'place.corner', { tile, cells: spot.name, corner, terrain });
  }
  if (routeStaysOpen(g, spot, lie.bits)) return null;
  return g.no('NWP-PLACE-08', 'place.route', { tile, cells: spot.name });
}

/** The lie that got furthest: only the route is closed, or the fewest corners clash. */
function nearest(g: Look, tile: string, all: readonly Berth[]): [Berth, Lie] | null {
  let best: [Berth, Lie] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const berth of all)
    for (const lie of liesOn(g, tile, berth.spot)) {
      const wrong = bitCount(clashes(berth, lie));
      if (wrong >= least) continue;
      least = wrong;
      best = [berth, lie];
    }
  return best;
}

/** Null, or why the tile cannot lie on this spot, whichever way it is turned. */
export function spotForbidden(g: Look, tile: string, berth: Berth): Refusal | null {
  if (spotWillDo(g, tile, berth)) return null;
  const near = nearest(g, tile, [berth]);
  return near && lieForbidden(g, tile, near[0], near[1]);
}

/** Null, or why the tile cannot be placed beside this one at all. */
export function tileForbidden(g: Look, tile: string, beside: number): Refusal | null {
  if (tileWillDo(g, tile, beside)) return null;
  const near = nearest(g, tile, berths(g, beside, g.content.shape(tile).large));
  return near ? lieForbidden(g, tile, near[0], near[1]) : g.no('NWP-PLACE-02', 'place.full', {});
}
