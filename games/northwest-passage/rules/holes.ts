import { takeOut } from '@incognita/kernel';
import { SHAPES, type Shape } from '../content/types.ts';
import { isExpedition } from './crew.ts';
import { refillSmall } from './draw.ts';
import { type Answer, auto, decision, type Game, type Look } from './kit.ts';
import { coverCells } from './lay.ts';
import { LAND, NO_TILE, SEA, UNKNOWN } from './state.ts';

/** NWP-HOLE-01, NWP-RULING-05: an empty cell with covered cells, or the edge, on all sides. */
export function isHole(g: Look, cell: number): boolean {
  const { content: chart, state } = g;
  if (state.cells[cell] !== NO_TILE) return false;
  for (let d = 0; d < 4; d++) {
    const there = chart.next[4 * cell + d] ?? -1;
    if (there >= 0 && state.cells[there] === NO_TILE) return false;
  }
  return true;
}

/** Holes next to these cells. */
export function holesAt(g: Look, cells: readonly number[]): number[] {
  const found: number[] = [];
  for (const cell of cells)
    for (let d = 0; d < 4; d++) {
      const there = g.content.next[4 * cell + d] ?? -1;
      if (there >= 0 && !found.includes(there) && isHole(g, there)) found.push(there);
    }
  return found.sort((a, b) => a - b);
}

/** The board's own corner of a hole in a corner cell, if nothing covers it yet; or -1. */
const openCorner = (g: Look, cell: number): number =>
  g.content.cornersOf[cell]?.find((v) => g.state.corners[v] === UNKNOWN) ?? -1;

function bitsAt(g: Look, cell: number): number {
  let bits = 0;
  (g.content.cornersOf[cell] ?? []).forEach((v, i) => {
    if (g.state.corners[v] === LAND) bits |= 1 << i;
  });
  return bits;
}

/** The shape that a hole needs if its unknown corner, where it has one, were this terrain. */
function shapeFor(g: Look, cell: number, terrain: number): Shape {
  const corner = openCorner(g, cell);
  const at = g.content.cornersOf[cell]?.indexOf(corner) ?? -1;
  const bits = bitsAt(g, cell) | (at >= 0 && terrain === LAND ? 1 << at : 0);
  return g.content.fillers[bits]?.shape ?? 'S0';
}

/** Every shape that could fill the hole: two for a corner cell of the board (NWP-HOLE-09). */
const shapesFor = (g: Look, cell: number): Shape[] =>
  openCorner(g, cell) < 0
    ? [shapeFor(g, cell, SEA)]
    : [shapeFor(g, cell, SEA), shapeFor(g, cell, LAND)];

/** Small tiles of a shape that a filler can be taken from. */
function stock(g: Look, shape: Shape): number {
  if (!isExpedition(g)) return g.state.piles[SHAPES.indexOf(shape)] ?? 0;
  const hidden = g.state.smallReserve.reduce(
    (sum, part) => sum + part.filter((held) => held.is === shape).length,
    0,
  );
  return hidden + g.state.smallDisplay.filter((held) => held === shape).length;
}

/** NWP-HOLE-05: the order matters only where a pile is too short for all the holes that need it. */
function orderMatters(g: Look): boolean {
  const { holes } = g.state;
  if (holes.length < 2) return false;
  return SHAPES.some((shape) => {
    const wanting = holes.filter((cell) => shapesFor(g, cell).includes(shape)).length;
    return wanting > 1 && wanting > stock(g, shape);
  });
}

const pickHole = decision<{ seat: number }, 'hole'>('hole', {
  rule: 'NWP-HOLE-05',
  seat: (_g, my) => my.seat,
  options: (g) =>
    g.state.holes.map((cell) => ({ do: 'hole' as const, cell: g.content.cellNames[cell] ?? '' })),
});

const pickTerrain = decision<{ seat: number; cell: string }, 'terrain'>('terrain', {
  rule: 'NWP-HOLE-09',
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'terrain', cell: my.cell }),
  options: () => [
    { do: 'terrain', terrain: 'land' },
    { do: 'terrain', terrain: 'sea' },
  ],
});

/** Piles that can supply a Joker (NWP-HOLE-04); alone or together, what is displayed. */
function jokerPiles(g: Look): Shape[] {
  if (!isExpedition(g)) return SHAPES.filter((_shape, i) => (g.state.piles[i] ?? 0) > 0);
  return SHAPES.filter((shape) => g.state.smallDisplay.includes(shape));
}

/** The largest pile comes first: it is the one that a page preselects. */
const pickPile = decision<{ seat: number; cell: string }, 'pile'>('pile', {
  rule: 'NWP-HOLE-05',
  seat: (_g, my) => my.seat,
  prompt: (_g, my) => ({ ask: 'pile', cell: my.cell }),
  options: (g) =>
    jokerPiles(g)
      .sort((a, b) => stock(g, b) - stock(g, a))
      .map((pile) => ({ do: 'pile' as const, pile })),
});

/** NWP-SACT-06, NWP-RULING-55: the shape most numerous in the hidden reserve. */
function commonest(g: Look): Shape | null {
  let best: Shape | null = null;
  let most = 0;
  for (const shape of SHAPES) {
    let count = 0;
    for (const part of g.state.smallReserve)
      for (const held of part) if (held.is === shape) count++;
    if (count > most) {
      most = count;
      best = shape;
    }
  }
  return best;
}

/** Takes a Small tile of this shape out of the stock, wherever it lies. */
function takeSmall(g: Game, shape: Shape): void {
  const { state } = g;
  if (!isExpedition(g)) {
    const pile = SHAPES.indexOf(shape);
    state.piles[pile] = (state.piles[pile] ?? 0) - 1;
    return;
  }
  if (takeOut(state.smallReserve, (held) => held === shape)) return;
  state.smallDisplay.splice(state.smallDisplay.indexOf(shape), 1);
  refillSmall(g);
}

function fill(g: Game, cell: number, taken: Shape | null, joker: boolean): void {
  const { content: chart, state } = g;
  const filler = chart.fillers[bitsAt(g, cell)];
  if (!filler) return;
  if (taken !== null) takeSmall(g, taken);
  const spot = chart.single[cell];
  if (!spot) return;
  state.tiles.is.push(taken ?? 'J');
  state.tiles.face.push('A');
  state.tiles.turn.push(filler.turn);
  state.tiles.joker.push(joker);
  coverCells(g, spot, bitsAt(g, cell));
  state.holes.splice(state.holes.indexOf(cell), 1);
  g.tell('hole.filled', joker ? 'NWP-HOLE-04' : 'NWP-HOLE-03', {
    cell: chart.cellNames[cell] ?? '',
    tile: filler.shape,
    joker,
  });
}

/** NWP-HOLE-02 to 10, NWP-RULING-06, NWP-RULING-07: who placed fills every hole, free of charge. */
export const fillHoles = auto(
  'fill-holes',
  (a: { seat: number }) => ({
    ...a,
    cell: NO_TILE,
    hole: null as Answer<'hole'> | null,
    terrain: null as Answer<'terrain'> | null,
    pile: null as Answer<'pile'> | null,
  }),
  {
    next(g, my, k) {
      my.hole = null;
      my.terrain = null;
      my.pile = null;
      if (g.state.holes.length === 0) return k.done(null);
      return orderMatters(g) ? k.call(pickHole, { seat: my.seat }, 'hole') : undefined;
    },
    corner(g, my, k) {
      my.cell = my.hole ? g.content.cell(my.hole.cell) : (g.state.holes[0] ?? NO_TILE);
      if (openCorner(g, my.cell) < 0) return k.to('supply');
      const [sea, land] = [SEA, LAND].map((terrain) => stock(g, shapeFor(g, my.cell, terrain)) > 0);
      // NWP-HOLE-09, NWP-RULING-53: a shape that is in stock is used before a Joker.
      if (sea !== land) {
        my.terrain = { do: 'terrain', terrain: land ? 'land' : 'sea' };
        return undefined;
      }
      const cell = g.content.cellNames[my.cell] ?? '';
      return k.call(pickTerrain, { seat: my.seat, cell }, 'terrain');
    },
    shore(g, my) {
      const corner = openCorner(g, my.cell);
      if (corner >= 0) g.state.corners[corner] = my.terrain?.terrain === 'land' ? LAND : SEA;
      return undefined;
    },
    supply(g, my, k) {
      const shape = shapeFor(g, my.cell, SEA);
      if (stock(g, shape) > 0) {
        fill(g, my.cell, shape, false);
        return k.to('next');
      }
      const given = isExpedition(g) ? commonest(g) : null;
      const piles = jokerPiles(g);
      if (given !== null || piles.length < 2) {
        fill(g, my.cell, given ?? piles[0] ?? null, true);
        return k.to('next');
      }
      const cell = g.content.cellNames[my.cell] ?? '';
      return k.call(pickPile, { seat: my.seat, cell }, 'pile');
    },
    joker(g, my, k) {
      if (my.pile) fill(g, my.cell, my.pile.pile, true);
      return k.to('next');
    },
  },
);
