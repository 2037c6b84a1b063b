import { noise, type Point, round } from './geometry.ts';

/** A piece of drifting ice: its outline, a ridge that pressure has raised on it, or none. */
export interface Floe {
  readonly corners: readonly Point[];
  readonly tone: number;
  readonly outline: string;
  readonly ridge: string;
}

const GRID = 21;
export const TONES = 4;

/** The middle of a floe: a grid that has been shaken. */
const seedOf = (i: number, k: number): Point => ({
  x: (i + 0.5 + (noise(i + 40, k + 40, 11) - 0.5) * 0.92) * GRID,
  y: (k + 0.5 + (noise(i + 40, k + 40, 12) - 0.5) * 0.92) * GRID,
});

/** What of a shape lies nearer to one point than to another. */
function nearer(shape: readonly Point[], to: Point, than: Point): Point[] {
  const [mx, my] = [(to.x + than.x) / 2, (to.y + than.y) / 2];
  const [nx, ny] = [than.x - to.x, than.y - to.y];
  const side = (p: Point): number => (p.x - mx) * nx + (p.y - my) * ny;
  const kept: Point[] = [];
  shape.forEach((p, i) => {
    const next = shape[(i + 1) % shape.length] ?? p;
    const [a, b] = [side(p), side(next)];
    if (a <= 0) kept.push(p);
    if (a < 0 !== b < 0 && a !== b) {
      const t = a / (a - b);
      kept.push({ x: p.x + (next.x - p.x) * t, y: p.y + (next.y - p.y) * t });
    }
  });
  return kept;
}

/** A floe: everything that lies nearest to its middle. */
function floe(i: number, k: number): Point[] {
  const middle = seedOf(i, k);
  let shape: Point[] = [
    { x: middle.x - 2 * GRID, y: middle.y - 2 * GRID },
    { x: middle.x + 2 * GRID, y: middle.y - 2 * GRID },
    { x: middle.x + 2 * GRID, y: middle.y + 2 * GRID },
    { x: middle.x - 2 * GRID, y: middle.y + 2 * GRID },
  ];
  for (let di = -2; di <= 2; di++)
    for (let dk = -2; dk <= 2; dk++)
      if (di !== 0 || dk !== 0) shape = nearer(shape, middle, seedOf(i + di, k + dk));
  // Cracks run between floes.
  return shape.map((p) => ({
    x: middle.x + (p.x - middle.x) * 0.92,
    y: middle.y + (p.y - middle.y) * 0.92,
  }));
}

const outline = (shape: readonly Point[]): string =>
  `M${shape.map((p) => `${round(p.x)} ${round(p.y)}`).join('L')}Z`;

/** Pack ice over a whole chart; what of it shows is cut out of it row by row. */
export function packIce(width: number, height: number): readonly Floe[] {
  const floes: Floe[] = [];
  for (let i = -1; i * GRID < width + GRID; i++)
    for (let k = -1; k * GRID < height + GRID; k++) {
      const corners = floe(i, k);
      const [a, b, c] = corners;
      const raised = a && b && c && noise(i + 40, k + 40, 14) < 0.3;
      floes.push({
        corners,
        tone: Math.floor(noise(i + 40, k + 40, 13) * TONES),
        outline: outline(corners),
        ridge: raised
          ? `M${round(a.x)} ${round(a.y)}L${round((a.x + 2 * b.x) / 3)} ${round((a.y + 2 * b.y) / 3 + 2)}L${round((b.x + c.x) / 2)} ${round((b.y + c.y) / 2)}`
          : '',
      });
    }
  return floes;
}

/** The edge of the ice, ragged, from one side of the chart to the other; y is 0. */
export function iceEdge(width: number): string {
  let d = 'M-6 0';
  for (let x = 4; x <= width + 6; x += 10 + noise(x, 21) * 9)
    d += `L${round(x)} ${round((noise(Math.round(x), 22) - 0.5) * 5.4)}`;
  return `${d}L${width + 6} 0`;
}
