import type { Look } from '../rules/kit.ts';

/** Steps from a tile to every other over what lies there, -1 where no way leads. */
export type Ways = (from: number) => readonly number[];

/** Ways over the map as it lies now; every place is worked out once. */
export function waysOf(g: Look): Ways {
  const { tiles } = g.state;
  const cells = new Map<number, number>();
  tiles.forEach((tile, i) => {
    if (!tile.gone) cells.set(tile.x * 64 + tile.y, i);
  });
  const beside = tiles.map(({ x, y }) => {
    const found: number[] = [];
    for (const cell of [x * 64 + y - 1, x * 64 + y + 1, (x - 1) * 64 + y, (x + 1) * 64 + y]) {
      const next = cells.get(cell);
      if (next !== undefined) found.push(next);
    }
    return found;
  });
  const known = new Map<number, readonly number[]>();
  return (from) => {
    const before = known.get(from);
    if (before) return before;
    const steps = tiles.map(() => -1);
    if (from >= 0) steps[from] = 0;
    const queue = from >= 0 ? [from] : [];
    for (let at = 0; at < queue.length; at++) {
      const here = queue[at] ?? 0;
      for (const next of beside[here] ?? [])
        if (steps[next] === -1) {
          steps[next] = (steps[here] ?? 0) + 1;
          queue.push(next);
        }
    }
    known.set(from, steps);
    return steps;
  };
}
