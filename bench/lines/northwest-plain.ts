import type { Reader } from '@incognita/kernel';
import type { Northwest, Placement, routeStaysOpen } from '@incognita/northwest-passage';

type Look = Reader<Northwest>;
type Spot = Parameters<typeof routeStaysOpen>[1];
const [UNKNOWN, LAND] = [0, 2];

/** The sea-route test by the letter: a search over all cells, each time anew. */
export function plainRoute(g: Look, spot: Spot, bits: number): boolean {
  const { state, content: chart } = g;
  const land = (corner: number): boolean => {
    const at = spot.corners.indexOf(corner);
    return state.corners[corner] === LAND || (at >= 0 && (bits & (1 << at)) !== 0);
  };
  const isOpen = (a: number, b: number): boolean => !(land(a) && land(b));
  const goals = new Set(
    chart.gates.passage.filter(({ a, b }) => isOpen(a, b)).map(({ cell }) => cell),
  );
  const start = chart.gates.greenland.filter(({ a, b }) => isOpen(a, b)).map(({ cell }) => cell);
  const seen = new Set(start);
  const queue = [...start];
  for (let cell = queue.shift(); cell !== undefined; cell = queue.shift()) {
    if (goals.has(cell)) return true;
    const tile = state.cells[cell] ?? -1;
    const mine = spot.cells.includes(cell)
      ? spot.cells
      : tile < 0
        ? []
        : (chart.spots[state.tiles.spot[tile] ?? 0]?.cells ?? []);
    const around = [0, 1, 2, 3].flatMap((d) => {
      const side = 4 * (cell as number) + d;
      const there = chart.next[side] ?? -1;
      return there >= 0 && isOpen(chart.sideA[side] ?? 0, chart.sideB[side] ?? 0) ? [there] : [];
    });
    for (const there of [...mine, ...around])
      if (!seen.has(there)) {
        seen.add(there);
        queue.push(there);
      }
  }
  return false;
}

/** Every spot of the board, every face and turn, each tested in full. */
export function plainPlacements(g: Look, tile: string, beside: number): Placement[] {
  const { state, content: chart } = g;
  const shape = chart.shape(tile);
  return chart.spots.flatMap((spot) => {
    if (spot.cells.length !== (shape.large ? 2 : 1)) return [];
    if (spot.cells.some((cell) => state.cells[cell] !== -1)) return [];
    if (!spot.around.some((cell) => state.cells[cell] === beside)) return [];
    return (spot.across ? shape.across : shape.down)
      .filter((lie) =>
        spot.corners.every((corner, i) => {
          const known = state.corners[corner] ?? UNKNOWN;
          return known === UNKNOWN || (known === LAND) === ((lie.bits & (1 << i)) !== 0);
        }),
      )
      .filter((lie) => plainRoute(g, spot, lie.bits))
      .map(({ face, turn }) => ({ cells: spot.name, face, turn }));
  });
}
