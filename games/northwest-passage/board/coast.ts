import { CELL, drift, type Point, round } from './geometry.ts';

/** Part of a coast inside one cell, from the middle of one of its sides to that of another. */
interface Arc {
  readonly from: string;
  readonly to: string;
  readonly points: readonly Point[];
}

/** A shore as one sails along it with the land on the right hand. */
export interface Shore {
  readonly points: readonly Point[];
  readonly closed: boolean;
}

export interface Coasts {
  /** The land as filled shapes, one for each piece of land in a cell. */
  readonly land: string;
  /** The shores as lines that run on from tile to tile. */
  readonly line: string;
  readonly shores: readonly Shore[];
}

/** Cells that are drawn, with Land (true) or Sea at their corners: nw, ne, se, sw. */
export interface Plot {
  readonly col: number;
  readonly row: number;
  readonly land: readonly [boolean, boolean, boolean, boolean];
}

const STEPS = 8;

/** A line through the middles between points, so that no point shows as a bend. */
function flowing(points: readonly Point[]): string {
  const [first] = points;
  if (!first) return '';
  let d = '';
  points.forEach((p, i) => {
    const next = points[i + 1];
    if (i === 0 || !next) return;
    d += `Q${round(p.x)} ${round(p.y)} ${round((p.x + next.x) / 2)} ${round((p.y + next.y) / 2)}`;
  });
  const last = points.at(-1) ?? first;
  return `${d}L${round(last.x)} ${round(last.y)}`;
}

const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** The corners of a cell and the middles of its sides, clockwise: nw, n, ne, e, se, s, sw, w. */
function rim(col: number, row: number): { corners: Point[]; sides: Point[] } {
  const [x, y] = [col * CELL, row * CELL];
  const half = CELL / 2;
  return {
    corners: [
      { x, y },
      { x: x + CELL, y },
      { x: x + CELL, y: y + CELL },
      { x, y: y + CELL },
    ],
    sides: [
      { x: x + half, y },
      { x: x + CELL, y: y + half },
      { x: x + half, y: y + CELL },
      { x, y: y + half },
    ],
  };
}

/** The name of a side that both of its cells give it. */
function sideName(col: number, row: number, side: number): string {
  if (side === 0) return `h${col},${row}`;
  if (side === 2) return `h${col},${row + 1}`;
  return side === 3 ? `v${col},${row}` : `v${col + 1},${row}`;
}

/**
 * From side to side of a cell, bulging towards its centre like a headland. Where it crosses a side it
 * strays along that side only: the tile beyond may not be there yet.
 */
function arc(col: number, row: number, from: number, to: number): Arc {
  const { sides } = rim(col, row);
  const [a = { x: 0, y: 0 }, b = { x: 0, y: 0 }] = [sides[from], sides[to]];
  const centre = { x: (col + 0.5) * CELL, y: (row + 0.5) * CELL };
  const points: Point[] = [];
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS;
    const [p, q, r] = [(1 - t) * (1 - t), 2 * t * (1 - t), t * t];
    const point = {
      x: p * a.x + q * centre.x + r * b.x,
      y: p * a.y + q * centre.y + r * b.y,
    };
    const stray = drift(point);
    const free = Math.sin(Math.PI * t);
    const lying = (t < 0.5 ? from : to) % 2 === 0;
    points.push({
      x: point.x + stray.x * (lying ? 1 : free),
      y: point.y + stray.y * (lying ? free : 1),
    });
  }
  return { from: sideName(col, row, from), to: sideName(col, row, to), points };
}

/** The land of one cell, each piece with the coast that bounds it. */
function pieces(plot: Plot): { land: string[]; arcs: Arc[] } {
  const { col, row, land } = plot;
  const { corners } = rim(col, row);
  const count = land.filter(Boolean).length;
  if (count === 0) return { land: [], arcs: [] };
  if (count === 4) return { land: [`M${corners.map(at).join('L')}Z`], arcs: [] };
  const shapes: string[] = [];
  const arcs: Arc[] = [];
  // Each run of Land corners begins after a side that leads from Sea to Land, and ends at one back.
  for (let start = 0; start < 4; start++) {
    if (!land[start] || land[(start + 3) % 4]) continue;
    const run: Point[] = [];
    let corner = start;
    while (land[corner]) {
      const point = corners[corner];
      if (point) run.push(point);
      corner = (corner + 1) % 4;
    }
    const coast = arc(col, row, (corner + 3) % 4, (start + 3) % 4);
    arcs.push(coast);
    const [first = { x: 0, y: 0 }] = coast.points;
    shapes.push(`M${at(first)}${flowing(coast.points)}L${run.map(at).join('L')}Z`);
  }
  return { land: shapes, arcs };
}

/** Joins arcs end to end: a coast runs on across the sides of tiles. */
function joined(arcs: readonly Arc[]): Shore[] {
  const startsAt = new Map(arcs.map((one) => [one.from, one]));
  const endsAt = new Map(arcs.map((one) => [one.to, one]));
  const left = new Set(arcs);
  const shores: Shore[] = [];
  const follow = (first: Arc): void => {
    const points: Point[] = [...first.points];
    left.delete(first);
    let last = first;
    for (let next = startsAt.get(last.to); next && left.has(next); next = startsAt.get(last.to)) {
      points.push(...next.points.slice(1));
      left.delete(next);
      last = next;
    }
    shores.push({ points, closed: last.to === first.from });
  };
  for (const one of arcs) if (!endsAt.has(one.from)) follow(one);
  for (const one of arcs) if (left.has(one)) follow(one);
  return shores;
}

function shoreLine({ points, closed }: Shore): string {
  const [first] = points;
  if (!first) return '';
  return `M${at(first)}${flowing(points)}${closed ? 'Z' : ''}`;
}

/** NWP-CONTENT-22: marching squares, a Land corner owns its quarter. */
export function coastsOf(plots: readonly Plot[]): Coasts {
  const found = plots.map(pieces);
  const shores = joined(found.flatMap(({ arcs }) => arcs));
  return {
    land: found.flatMap(({ land }) => land).join(''),
    line: shores.map(shoreLine).join(''),
    shores,
  };
}
