import { DISCOVERIES, type TileSymbol } from '../content/types.ts';
import type { Spot } from './chart.ts';
import type { Game } from './kit.ts';
import type { Lie } from './shapes.ts';
import { LAND, SEA } from './state.ts';

/** NWP-GRID-03: the cells are covered, and their corners known for ever. */
export function coverCells(g: Game, spot: Spot, bits: number): void {
  const { state } = g;
  const tile = state.tiles.spot.push(spot.index) - 1;
  for (const cell of spot.cells) {
    state.cells[cell] = tile;
    state.laid.push(cell);
  }
  spot.corners.forEach((v, i) => {
    state.corners[v] = bits & (1 << i) ? LAND : SEA;
  });
}

/** NWP-PLACE-10, NWP-RULING-46: a token of the symbol's kind; there is always one. */
export function putToken(g: Game, token: TileSymbol, cell: number): void {
  const { state } = g;
  state.supply[token]--;
  state.tokens[cell] = 1 + DISCOVERIES.indexOf(token);
  g.tell('token.put', 'NWP-PLACE-10', { token, cell: g.content.cellNames[cell] ?? '' });
}

/** Lays a tile on the map; its number is the answer. */
export function layTile(g: Game, seat: number, tile: string, spot: Spot, lie: Lie): number {
  const { state, content: chart } = g;
  const number = state.tiles.is.push(tile) - 1;
  state.tiles.face.push(lie.face);
  state.tiles.turn.push(lie.turn);
  state.tiles.joker.push(false);
  coverCells(g, spot, lie.bits);
  g.tell('placed', 'NWP-PLACE-01', {
    seat,
    tile,
    cells: spot.name,
    face: lie.face,
    turn: lie.turn,
  });
  const symbol = chart.content.large.find((held) => held.id === tile)?.symbol;
  const cell = spot.cells[lie.symbol];
  if (symbol && cell !== undefined) putToken(g, symbol, cell);
  return number;
}
