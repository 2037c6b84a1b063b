import type { Palette } from './palette.ts';

export type Tone = Exclude<keyof Palette, 'sky'>;

/** A piece of a picture: its colour, its outline, and how wide a line is where it is one. */
export type Shape = readonly [tone: Tone, path: string, line?: number];

/** A rectangle. */
export const box = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}h${w}v${h}h${-w}z`;

export const boxes = (...rows: readonly (readonly [number, number, number, number])[]): string =>
  rows.map((row) => box(...row)).join('');

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** A wall of windows, of which every third or so has a light. */
export function windows(
  x: number,
  y: number,
  columns: number,
  rows: number,
  [dx, dy]: readonly [number, number] = [5, 6],
  [w, h]: readonly [number, number] = [2.4, 3],
): readonly Shape[] {
  let lit = '';
  let dark = '';
  for (let i = 0; i < columns * rows; i++) {
    const [column, row] = [i % columns, Math.floor(i / columns)];
    const pane = box(x + column * dx, y + row * dy, w, h);
    // The same few lights for everybody: a small hash of where the window is.
    if ((column * 7 + row * 5 + Math.round(x) * 3) % 10 < 3) lit += pane;
    else dark += pane;
  }
  return [
    ['pane', dark],
    ['lit', lit],
  ];
}

/** A fir of that height with its foot there. */
export const fir = (x: number, foot: number, height: number): string => {
  const w = height * 0.3;
  const top = foot - height;
  return `M${x} ${top}l${w * 0.6} ${height * 0.4}h${-w * 0.25}l${w * 0.5} ${height * 0.3}h${-w * 0.25}l${w * 0.4} ${height * 0.3}h${-2 * w}l${w * 0.4} ${-height * 0.3}h${-w * 0.25}l${w * 0.5} ${-height * 0.3}h${-w * 0.25}z`;
};

/** The sign of radiation: three blades around a point. */
export function trefoil(x: number, y: number, r: number): string {
  const at = (turn: number, far: number): string => {
    const angle = (turn * Math.PI) / 180;
    return `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`;
  };
  const blade = (turn: number): string =>
    `M${at(turn, r * 0.3)}L${at(turn, r)}A${r} ${r} 0 0 1 ${at(turn + 60, r)}L${at(turn + 60, r * 0.3)}z`;
  return [60, 180, 300].map(blade).join('') + disc(x, y, r * 0.2);
}
