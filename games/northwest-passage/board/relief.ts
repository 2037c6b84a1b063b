import type { Shore } from './coast.ts';
import { noise, type Point, round } from './geometry.ts';

/** Something drawn again and again along a shore, so far from one to the next. */
function along(
  shores: readonly Shore[],
  every: number,
  draw: (at: Point, inland: Point, i: number) => string,
): string {
  let d = '';
  for (const { points } of shores) {
    let gone = every / 2;
    points.forEach((to, i) => {
      const from = points[i - 1];
      if (!from) return;
      const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
      // Land lies on the right hand.
      const inland = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
      for (; gone < length; gone += every) {
        const share = gone / length;
        const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
        d += draw(at, inland, i);
      }
      gone -= length;
    });
  }
  return d;
}

/** Short strokes inward from the coast, as engravers raise a shore above the sea. */
export const hachures = (shores: readonly Shore[]): string =>
  along(shores, 4.6, (at, inland) => {
    const length = 2.6 + noise(Math.round(at.x * 3), Math.round(at.y * 3), 5) * 4.4;
    return `M${round(at.x + inland.x * 0.8)} ${round(at.y + inland.y * 0.8)}l${round(inland.x * length)} ${round(inland.y * length)}`;
  });

/** A mountain: its ridge, and the strokes of its shaded side. */
function peak(x: number, y: number, size: number): { ridge: string; shade: string } {
  const [w, h] = [size, size * 1.05];
  const ridge = `M${round(x - w)} ${round(y)}q${round(w * 0.62)} ${round(-h * 0.5)} ${round(w * 0.95)} ${round(-h)}q${round(w * 0.4)} ${round(h * 0.5)} ${round(w * 1.15)} ${round(h)}`;
  const shade = [0.25, 0.5, 0.75]
    .map(
      (t) =>
        `M${round(x - w * 0.05 + w * 1.1 * t * 0.72)} ${round(y - h + h * t * 0.84)}l${round(w * 0.06)} ${round(h * (0.95 - t) * 0.9)}`,
    )
    .join('');
  return { ridge, shade };
}

/** Mountains around the Land corners of the chart; the more land around one, the more of them. */
export function mountains(corners: readonly { readonly at: Point; readonly land: number }[]): {
  readonly ridges: string;
  readonly shades: string;
} {
  let [ridges, shades] = ['', ''];
  for (const { at, land } of corners) {
    const seed = Math.round(at.x) * 31 + Math.round(at.y);
    const many = land >= 3 ? 4 : land >= 2 ? 3 : land >= 1 ? 2 : 1;
    for (let i = 0; i < many; i++) {
      const reach = land >= 3 ? 21 : land >= 2 ? 14 : 7;
      const x = at.x + (noise(seed, i, 1) - 0.5) * 2 * reach;
      const y = at.y + 4 + (noise(seed, i, 2) - 0.5) * 1.6 * reach;
      const { ridge, shade } = peak(x, y, 4.8 + noise(seed, i, 3) * 3.6 + (land >= 3 ? 1.5 : 0));
      ridges += ridge;
      shades += shade;
    }
  }
  return { ridges, shades };
}
