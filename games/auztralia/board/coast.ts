import type { Atlas } from '../rules/atlas.ts';
import {
  centreOf,
  corner,
  noise,
  type Point,
  polygon,
  round,
  SIDE,
  sideCorners,
} from './geometry.ts';

const AROUND = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
] as const;

/** Land that nobody has mapped: it runs on beyond the printed hexes wherever there is no shore. */
export interface Beyond {
  readonly q: number;
  readonly r: number;
  readonly terrain: string;
  readonly level: number;
}

const key = (q: number, r: number): string => `${q},${r}`;
const isShore = (terrain: string): boolean => terrain === 'coastal' || terrain === 'farmland';

export function beyond(atlas: Atlas): Beyond[] {
  const land = new Map<string, Beyond>(atlas.hexes.map((hex) => [key(hex.q, hex.r), { ...hex }]));
  const added: Beyond[] = [];
  for (let ring = 0; ring < 3; ring++) {
    const next = new Map<string, Beyond>();
    for (const hex of land.values()) {
      if (isShore(hex.terrain)) continue;
      for (const [dq, dr] of AROUND) {
        const [q, r] = [hex.q + dq, hex.r + dr];
        if (land.has(key(q, r)) || next.has(key(q, r))) continue;
        const touchesShore = AROUND.some(([eq, er]) => {
          const beside = land.get(key(q + eq, r + er));
          return beside !== undefined && isShore(beside.terrain);
        });
        if (!touchesShore) next.set(key(q, r), { q, r, terrain: hex.terrain, level: hex.level });
      }
    }
    for (const [place, hex] of next) land.set(place, hex);
    added.push(...next.values());
  }
  return added;
}

/** The shoreline as smooth paths, each hex side cut in five and pushed a little out to sea. */
export function coastline(atlas: Atlas, more: readonly Beyond[]): string {
  const land = new Set([...atlas.hexes, ...more].map((hex) => key(hex.q, hex.r)));
  const next = new Map<string, { to: string; points: Point[] }>();
  for (const hex of [...atlas.hexes, ...more]) {
    const centre = centreOf(hex.q, hex.r);
    AROUND.forEach(([dq, dr], i) => {
      if (land.has(key(hex.q + dq, hex.r + dr))) return;
      const [from, to] = sideCorners(i + 1).map((c) => corner(centre, c)) as [Point, Point];
      next.set(at(from), { to: at(to), points: rough(centre, from, to) });
    });
  }
  const paths: string[] = [];
  while (next.size > 0) {
    const [start] = next.keys();
    const points: Point[] = [];
    for (let here = start; here !== undefined; ) {
      const side = next.get(here);
      if (!side) break;
      next.delete(here);
      points.push(...side.points);
      here = side.to;
    }
    if (points.length > 2) paths.push(smooth(points));
  }
  return paths.join('');
}

const at = (point: Point): string => `${Math.round(point.x)} ${Math.round(point.y)}`;

function rough(centre: Point, from: Point, to: Point): Point[] {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const length = Math.hypot(middle.x - centre.x, middle.y - centre.y);
  const out = { x: (middle.x - centre.x) / length, y: (middle.y - centre.y) / length };
  return [0, 1, 2, 3, 4].map((i) => {
    const share = i / 5;
    const push = SIDE * (0.03 + 0.12 * noise(Math.round(from.x), Math.round(to.y), i));
    return {
      x: from.x + (to.x - from.x) * share + out.x * push,
      y: from.y + (to.y - from.y) * share + out.y * push,
    };
  });
}

/** Midpoint quadratics through a closed loop of points. */
function smooth(points: readonly Point[]): string {
  const middle = (i: number): Point => {
    const [a, b] = [points[i % points.length], points[(i + 1) % points.length]];
    return { x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2, y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2 };
  };
  const first = middle(0);
  const parts = points.map((_point, i) => {
    const control = points[(i + 1) % points.length] ?? first;
    const end = middle(i + 1);
    return `Q${round(control.x)} ${round(control.y)} ${round(end.x)} ${round(end.y)}`;
  });
  return `M${round(first.x)} ${round(first.y)}${parts.join('')}Z`;
}

export const beyondPath = (hex: Beyond): string => polygon(centreOf(hex.q, hex.r), SIDE + 0.6);
