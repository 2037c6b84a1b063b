/** Corners of tiles, read off a set of Land corners: `land('8,4')`, everything else is Sea. */
export function tiles(land: readonly string[], ...spots: readonly string[]) {
  return spots.map((cells) => {
    const corners = new Map<number, Map<number, string>>();
    for (const cell of cells.split('-')) {
      const [col, row] = [Number(cell.slice(0, -1)), cell.charCodeAt(cell.length - 1) - 64];
      for (const y of [row - 1, row])
        for (const x of [col - 1, col]) {
          const line = corners.get(y) ?? new Map<number, string>();
          line.set(x, land.includes(`${x},${y}`) ? 'L' : 'S');
          corners.set(y, line);
        }
    }
    const rows = [...corners]
      .sort(([a], [b]) => a - b)
      .map(([, line]) =>
        [...line]
          .sort(([a], [b]) => a - b)
          .map(([, terrain]) => terrain)
          .join(''),
      );
    return { cells, corners: rows.join('/') };
  });
}
