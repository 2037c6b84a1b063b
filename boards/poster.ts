import type { ReactElement } from 'react';

/** The picture of a game on the first page, and its title as the picture letters it. */
export interface Poster {
  /** 480 wide, 365 high. `fit` is its `preserveAspectRatio`: it says what stays where the frame is flatter than the picture. */
  readonly Picture: (props: { readonly fit: string }) => ReactElement;
  /** The name in the reader's language comes along, where the title is translated. */
  readonly Lettering: (props: { readonly name: string }) => ReactElement;
  /** Pictures of other ways to play, by the ids of the manifest's editions; fetched where shown. */
  readonly editions?: Readonly<Record<string, () => Promise<Poster['Picture']>>>;
  /** Which part is worth seeing where there is only room for a strip. */
  readonly strip: 'middle' | 'bottom';
}

/** Seeded numbers from 0 to 1, so that a poster looks the same on every visit. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Numbers of a drawing need no more than a tenth of a pixel. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${n(x)} ${n(y)}`).join('L')}Z`;
