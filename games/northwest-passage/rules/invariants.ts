import { deckSize } from '@incognita/kernel';
import { DISCOVERIES, SHAPES } from '../content/types.ts';
import { isExpedition, living } from './crew.ts';
import { isHole } from './holes.ts';
import { zonesOf, zoneWith } from './ice.ts';
import type { Look } from './kit.ts';
import { routeOpen } from './sea-route.ts';
import { NO_TILE, UNKNOWN } from './state.ts';

/** The first broken conservation law as a sentence, or null. */
export function invariants(g: Look): string | null {
  return map(g) ?? tiles(g) ?? pawns(g) ?? tokens(g) ?? prestige(g) ?? places(g) ?? stores(g);
}

/** Every corner of a covered cell is known, no hole is left, and the arrows are joined. */
function map(g: Look): string | null {
  const { content: chart, state } = g;
  const { is, spot, face, turn, joker } = state.tiles;
  if (new Set([is, spot, face, turn, joker].map((list) => list.length)).size !== 1)
    return 'the lists of the tiles on the map are not equally long';
  const covered = new Map<number, number>();
  spot.forEach((index, tile) => {
    for (const cell of chart.spots[index]?.cells ?? []) covered.set(cell, tile);
  });
  for (let cell = 0; cell < chart.cellCount; cell++) {
    const name = chart.cellNames[cell];
    if ((covered.get(cell) ?? NO_TILE) !== state.cells[cell])
      return `${name} does not know the tile that lies on it`;
    if (covered.has(cell)) {
      if (chart.cornersOf[cell]?.some((v) => state.corners[v] === UNKNOWN))
        return `${name} is covered and has an unknown corner`;
    } else if (isHole(g, cell) && !state.holes.includes(cell) && state.laid.length === 0)
      return `${name} is a hole that nobody fills`;
  }
  return routeOpen(g) ? cornersOfTiles(g) : 'no sea route between the arrows is left';
}

/** What is printed on each tile is what the map has there. */
function cornersOfTiles(g: Look): string | null {
  const { content: chart, state } = g;
  for (const [tile, id] of state.tiles.is.entries()) {
    const spot = chart.spots[state.tiles.spot[tile] ?? -1];
    if (!spot || state.tiles.joker[tile] || !chart.shapes.has(id)) continue;
    const shape = chart.shape(id);
    const lie = (spot.across ? shape.across : shape.down).find(
      (held) => held.face === state.tiles.face[tile] && held.turn === state.tiles.turn[tile],
    );
    const bits = spot.corners.reduce(
      (sum, v, i) => (state.corners[v] === 2 ? sum | (1 << i) : sum),
      0,
    );
    if (lie?.bits !== bits) return `${id} on ${spot.name} does not show the corners of the map`;
  }
  return null;
}

function tiles(g: Look): string | null {
  const { content: chart, state } = g;
  const held = [...state.players.flatMap((player) => player.reserve), ...state.removed];
  const laid = state.tiles.is.filter((id) => id !== 'J');
  const all = [...state.display, ...held, ...laid];
  const large = all.filter((id) => id.startsWith('T'));
  const count = large.length + deckSize(state.reserve);
  if (count !== chart.content.large.length) return `there are ${count} Large tiles`;
  if (new Set(large).size !== large.length) return 'a Large tile exists twice';
  for (const [i, shape] of SHAPES.entries()) {
    const loose = all.filter((id) => id === shape).length;
    const shown = state.smallDisplay.filter((id) => id === shape).length;
    const hidden = state.smallReserve.flat().filter((slot) => slot.is === shape).length;
    const found = loose + shown + hidden + (state.piles[i] ?? 0);
    const made = chart.content.small[i]?.count ?? 0;
    if (found !== made) return `there are ${found} Small tiles ${shape}, but ${made} were made`;
  }
  return null;
}

function pawns(g: Look): string | null {
  const made = g.content.content.pawns;
  for (const [seat, player] of g.state.players.entries()) {
    const found = living(player) + player.lost + player.eaten;
    if (found !== made) return `seat ${seat} has ${found} pawns, but ${made} were made`;
    for (const column of [player.crew.ship, player.crew.sled])
      if (column.available < 0 || column.resting < 0) return `seat ${seat} owes a pawn`;
  }
  return null;
}

function tokens(g: Look): string | null {
  const { state } = g;
  for (const [i, token] of DISCOVERIES.entries()) {
    const lying = state.tokens.filter((held) => held === i + 1).length;
    const owned = state.players.reduce((sum, player) => sum + player.tokens[token], 0);
    const found = lying + owned + state.supply[token] + state.discarded[token];
    const made = g.content.content.tokens[token];
    if (found !== made) return `there are ${found} ${token} tokens, but ${made} were made`;
    if (state.supply[token] < 0) return `the supply owes a ${token} token`;
  }
  return null;
}

function prestige(g: Look): string | null {
  const { state } = g;
  for (const arrow of ['passage', 'greenland'] as const) {
    const owned = state.players.map((player) => player[arrow]).filter((value) => value > 0);
    const all = [...state[arrow], ...owned];
    if (new Set(all).size !== all.length) return `two prestige tokens of ${arrow} are the same`;
  }
  return null;
}

/** Vehicles stand on tiles or arrows, and a Sled on the map stands in a zone. */
function places(g: Look): string | null {
  const { state } = g;
  const count = state.tiles.is.length;
  for (const [seat, player] of state.players.entries()) {
    if (player.ship >= count || player.sled >= count || player.ship < -2 || player.sled < -4)
      return `a vehicle of seat ${seat} stands nowhere`;
    if (player.sled < 0 || player.home > 0 || state.active < 0) continue;
    if (!zoneWith(zonesOf(g, player.sled, state.frozen), player.anchor))
      return `the Sled of seat ${seat} stands in no zone`;
  }
  return state.tuunbaq < count ? null : 'the Tuunbaq stands nowhere';
}

function stores(g: Look): string | null {
  const most = g.content.content.provisions;
  for (const what of ['food', 'morale'] as const) {
    const found = g.state.players.reduce((sum, player) => sum + player[what], 0);
    if (found > most) return `there are ${found} ${what}, but only ${most} exist`;
    if (g.state.players.some((player) => player[what] < 0)) return `somebody owes ${what}`;
  }
  const cards =
    deckSize(g.state.voyage) + g.state.voyageUsed.length + (g.state.card === null ? 0 : 1);
  const made = isExpedition(g) ? g.content.content.voyage.length : 0;
  return cards === made ? null : `there are ${cards} Voyage cards, but ${made} in play`;
}
