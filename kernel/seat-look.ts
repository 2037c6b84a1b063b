import type { Language } from './words.ts';

/** A stroke of a mark, within a circle of radius 1 around the origin. */
export interface MarkPart {
  readonly d: string;
  readonly fill: string;
  readonly line?: string;
  readonly width?: number;
}

/** A look that a game brings along for a seat that is unlike the others. */
export interface OwnLook {
  readonly fill: string;
  /** What can be read on the fill. */
  readonly ink: string;
  /** From the bottom up; the first part has the outline that every mark has. */
  readonly mark: readonly MarkPart[];
  /** What the seat is called where nobody sits there who has a name. */
  readonly name: Readonly<Record<Language, string>>;
}

/** How a seat looks: like one of the six that all games share, by its place, or in its own way. */
export type SeatLook = number | OwnLook;
