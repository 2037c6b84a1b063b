/** A piece of a bar, in points: what is kept of a line, and what losses have eaten of it. */
export interface BarPiece {
  readonly kept: number;
  readonly lost: number;
}

interface Scored {
  readonly total: number;
  readonly lines: readonly { readonly points: number }[];
}

const gainsOf = ({ lines }: Scored): number =>
  lines.reduce((sum, { points }) => sum + Math.max(0, points), 0);

/** What the longest bar stands for; never nothing, so that it can be divided by. */
export const longestBar = (sides: readonly Scored[]): number => Math.max(1, ...sides.map(gainsOf));

/**
 * The bar of a side: a piece per line that brought points. Its solid part is as long as the total;
 * what lines below zero took away is cut off its end.
 */
export function barPieces(side: Scored): readonly BarPiece[] {
  let left = Math.max(0, side.total);
  return side.lines.flatMap(({ points }) => {
    if (points <= 0) return [];
    const kept = Math.min(points, left);
    left -= kept;
    return [{ kept, lost: points - kept }];
  });
}
