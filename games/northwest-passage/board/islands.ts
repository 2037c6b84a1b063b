import type { Chart } from '../rules/chart.ts';
import { LAND } from '../rules/state.ts';
import type { View } from '../view.ts';
import { cornerPoint, type Point } from './geometry.ts';

/** An island whose whole coast is on the chart. */
export interface DrawnIsland {
  readonly key: number;
  /** The corner nearest to its middle, so that the label lies on land. */
  readonly at: Point;
  readonly tiles: number;
  readonly points: number;
  /** Its Land corners. */
  readonly corners: readonly number[];
}

/** Which tile covers each cell, by its place in the list; -1 without one. */
export function coverOf(chart: Chart, view: View): readonly number[] {
  const cover = Array.from({ length: chart.cellCount }, () => -1);
  view.tiles.forEach((tile, i) => {
    for (const cell of chart.spot(tile.cells)?.cells ?? []) cover[cell] = i;
  });
  return cover;
}

/** What closed coasts enclose, for the labels of the chart; the points were scored by the rules. */
export function drawnIslands(
  chart: Chart,
  view: View,
  cover: readonly number[],
): readonly DrawnIsland[] {
  const seen = new Set<number>();
  const found: DrawnIsland[] = [];
  const { islands } = chart.content;
  for (let start = 0; start < chart.cornerCount; start++) {
    if (view.corners[start] !== LAND || seen.has(start)) continue;
    const part = [start];
    const tiles = new Set<number>();
    seen.add(start);
    for (const v of part) {
      for (const cell of chart.cellsAt[v] ?? []) tiles.add(cover[cell] ?? -1);
      for (const next of chart.cornersAround[v] ?? [])
        if (view.corners[next] === LAND && !seen.has(next)) {
          seen.add(next);
          part.push(next);
        }
    }
    if (tiles.has(-1) || tiles.size < 2) continue;
    const points = islands[Math.min(tiles.size - 2, islands.length - 1)] ?? 0;
    found.push({
      key: start,
      at: heart(chart, part),
      tiles: tiles.size,
      points,
      corners: part,
    });
  }
  return found;
}

function heart(chart: Chart, corners: readonly number[]): Point {
  const points = corners.map((v) => cornerPoint(chart, v));
  const middle = {
    x: points.reduce((sum, p) => sum + p.x, 0) / points.length,
    y: points.reduce((sum, p) => sum + p.y, 0) / points.length,
  };
  const far = (p: Point): number => Math.hypot(p.x - middle.x, p.y - middle.y);
  return points.reduce((best, p) => (far(p) < far(best) ? p : best), points[0] ?? middle);
}
