import { isExpedition, playerOf } from './crew.ts';
import type { Game, Look } from './kit.ts';
import { LAND, NO_TILE } from './state.ts';

/** NWP-ISLE-01 to 03: the sizes of the islands that touch these cells and are closed. */
export function islandsAt(g: Look, cells: readonly number[]): number[] {
  const { content: chart, state } = g;
  const seen = new Uint8Array(chart.cornerCount);
  const sizes: number[] = [];
  for (const cell of cells)
    for (const start of chart.cornersOf[cell] ?? []) {
      if (state.corners[start] !== LAND || seen[start] === 1) continue;
      const size = islandSize(g, start, seen);
      if (size >= 2) sizes.push(size);
    }
  return sizes;
}

/** The tiles under the land at a corner, 4-connected (NWP-GRID-09); 0 where it is still open. */
function islandSize(g: Look, start: number, seen: Uint8Array): number {
  const { content: chart, state } = g;
  const tiles = new Set<number>();
  const open = [start];
  seen[start] = 1;
  let closed = true;
  for (let v = open.pop(); v !== undefined; v = open.pop()) {
    for (const cell of chart.cellsAt[v] ?? []) {
      const tile = state.cells[cell] ?? NO_TILE;
      if (tile === NO_TILE) closed = false;
      else tiles.add(tile);
    }
    for (const other of chart.cornersAround[v] ?? [])
      if (state.corners[other] === LAND && seen[other] === 0) {
        seen[other] = 1;
        open.push(other);
      }
  }
  return closed ? tiles.size : 0;
}

/** NWP-CONTENT-08. */
export function islandPoints(g: Look, tiles: number): number {
  const { islands } = g.content.content;
  return islands[Math.min(tiles - 2, islands.length - 1)] ?? 0;
}

/** NWP-ISLE-04 to 09, NWP-SACT-13: every island that the placement closed counts for who placed. */
export function scoreIslands(g: Game, seat: number): void {
  const sizes = islandsAt(g, g.state.laid);
  for (const tiles of sizes) {
    const points = islandPoints(g, tiles);
    const token = takeCartography(g, seat, points);
    g.tell('island', 'NWP-ISLE-05', { seat, tiles, points, token });
    if (!isExpedition(g)) continue;
    // NWP-COOP-08, NWP-RULING-34: the charts are shared, the physical tokens go to the closer first.
    for (let other = 0; other < g.config.seats; other++)
      if (other !== seat) {
        const shared = takeCartography(g, other, points);
        g.tell('island.shared', 'NWP-COOP-08', { seat: other, points, token: shared });
      }
  }
}

/** NWP-ISLE-07: without a token left, only the points. */
function takeCartography(g: Game, seat: number, points: number): boolean {
  const player = playerOf(g, seat);
  player.points.islands += points;
  if (g.state.supply.cartography === 0) return false;
  g.state.supply.cartography--;
  player.tokens.cartography++;
  return true;
}
