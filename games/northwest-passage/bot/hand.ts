import { isSmall, type TileSymbol } from '../content/types.ts';
import type { Look } from '../rules/kit.ts';
import { liesOn } from '../rules/placement.ts';
import { FAR, landfalls, outOver, outWest } from './routes.ts';
import type { Search } from './search.ts';
import type { Belief } from './weights.ts';

/** What a symbol would bring on a cell. */
export type Find = (symbol: TileSymbol, cell: number) => number;

interface Face {
  readonly symbol: TileSymbol | null;
  /** A Ship can pass over the face with the symbol. */
  readonly passable: boolean;
}

const faces = new WeakMap<Look['content'], ReadonlyMap<string, Face>>();

function faceOf(g: Look, tile: string): Face {
  let known = faces.get(g.content);
  if (!known) {
    known = new Map(
      g.content.content.large.map((large) => [
        large.id,
        { symbol: large.symbol, passable: large.class !== 'cove' },
      ]),
    );
    faces.set(g.content, known);
  }
  return known.get(tile) ?? { symbol: null, passable: true };
}

/** What face A of a Large tile shows. */
export const symbolOf = (g: Look, tile: string): TileSymbol | null => faceOf(g, tile).symbol;

/**
 * What the best lie of a tile beside this place brings: actions that it saves on the way to the
 * Passage (if that is still to be found), and its symbol. Minus infinity if it cannot lie there.
 */
export function bestLie(
  g: Look,
  beside: number,
  tile: string,
  goesWest: boolean,
  find: Find,
  belief: Belief,
  onlySpot = -1,
): number {
  let best = Number.NEGATIVE_INFINITY;
  const symbol = symbolOf(g, tile);
  const now = outWest(g, beside);
  for (const landfall of landfalls(g, beside, g.content.shape(tile).large)) {
    const { berth } = landfall;
    if (onlySpot >= 0 && berth.spot.index !== onlySpot) continue;
    for (const lie of liesOn(g, tile, berth.spot)) {
      if ((lie.bits & berth.known) !== berth.land) continue;
      const there = outOver(landfall, lie.bits);
      const saves = goesWest ? Math.max(0, now - there) : 0;
      let brings = saves;
      if (symbol && lie.symbol >= 0 && there < FAR)
        brings +=
          find(symbol, berth.spot.cells[lie.symbol] ?? 0) - (saves > 0 ? 0 : belief.visit - 1);
      best = Math.max(best, brings);
    }
  }
  return best;
}

/** The tiles of a reserve without the one that is held over the map. */
export function tilesInHand(g: Look, seat: number): readonly string[] {
  const reserve = g.state.players[seat]?.reserve ?? [];
  const { held } = g.state;
  if (!held || g.state.active !== seat) return reserve;
  const at = reserve.indexOf(held.tile);
  return reserve.filter((_tile, i) => i !== at);
}

/**
 * What the tiles in hand are worth, in actions: each saves a Draw as long as there is way to lay,
 * the best symbols lie furthest west, and one tile may be just the right one here.
 */
export function handWorth(g: Look, seat: number, search: Search): number {
  const { held } = g.state;
  const { belief } = search;
  const goesWest = !search.found;
  const find = (symbol: TileSymbol, cell: number): number =>
    belief.token * Math.max(0, search.net(symbol, g.content.times[cell] ?? 1));
  const tiles = tilesInHand(g, seat);
  const later = laterWorth(g, tiles, search);
  const kept = [...later.worths].sort((a, b) => b - a).slice(0, belief.hand);
  const spare = Math.max(0, tiles.length - 1);
  const sum = kept.reduce((all, each) => all + each, later.unseen) - belief.holding * spare;
  const beside = goesWest ? search.frontier : search.ship;
  let better = 0;
  if (beside >= 0)
    tiles.forEach((tile, i) => {
      if (tiles.indexOf(tile) < i) return;
      const now = bestLie(g, beside, tile, goesWest, find, belief) - 1;
      better = Math.max(better, now - (later.worths[i] ?? 0));
    });
  if (held && g.state.active === seat) {
    const ahead = goesWest && held.beside === search.frontier;
    const lies = bestLie(g, held.beside, held.tile, ahead, find, belief, held.spot);
    return sum + lies + (lies > 0 ? 0 : belief.ready * better);
  }
  // Without a tile that fits, it takes some more tries to draw one.
  const { 1: near, 2: middle, 3: far } = search.slots;
  if (better === 0 && beside >= 0 && near + middle + far > 0) better = -tries(g, beside, belief);
  return sum + belief.ready * better;
}

/**
 * Draws in vain before a tile comes that goes on from here. Every pattern of corners is on about
 * four of the Large tiles, and a Refresh shows three.
 */
function tries(g: Look, beside: number, belief: Belief): number {
  const now = outWest(g, beside);
  let patterns = 0;
  for (const landfall of landfalls(g, beside, true)) {
    const { known, land } = landfall.berth;
    for (let bits = 0; bits < 64; bits++)
      if ((bits & known) === land && now - outOver(landfall, bits) >= belief.progress) patterns++;
  }
  const fits = 1 - Math.exp(-patterns / 16);
  const seen = 1 - (1 - fits) ** 3;
  return Math.min(belief.tries, 1 / Math.max(0.05, seen) - 1);
}

/** What each tile is worth when it is kept for later; and what may still be drawn. */
function laterWorth(
  g: Look,
  tiles: readonly string[],
  search: Search,
): { worths: number[]; unseen: number } {
  const { belief } = search;
  const worths = tiles.map(() => 0);
  const slots = { ...search.slots };
  let visits = belief.visits;
  const order = tiles
    .map((tile, at) => ({ at, large: !isSmall(tile), ...faceOf(g, tile) }))
    .filter(({ large }) => large)
    .map((face) => ({
      ...face,
      net: face.symbol && face.passable ? Math.max(0, search.net(face.symbol, 3)) : 0,
    }))
    .sort((a, b) => b.net - a.net);
  for (const { at, symbol, passable } of order) {
    const zone = slots[3] > 0 ? 3 : slots[2] > 0 ? 2 : 1;
    const net = symbol && passable ? Math.max(0, search.net(symbol, zone)) : 0;
    const onTheWay = Math.min(1, slots[zone]) * (belief.tile + belief.symbol * net);
    // A cove is no way: it is laid with its back up, or beside the way and visited.
    const visited =
      symbol === 'franklin' && visits-- > 0
        ? search.net(symbol, search.found ? search.zone : 3) - belief.visit
        : 0;
    const aside = (search.found ? belief.token : belief.symbol) * Math.max(0, visited);
    worths[at] = Math.max(onTheWay, aside);
    if (aside > onTheWay) continue;
    // A tile without a symbol goes where it does least harm.
    const taken = net > 0 ? zone : slots[1] > 0 ? 1 : slots[2] > 0 ? 2 : 3;
    slots[taken] = Math.max(0, slots[taken] - 1);
  }
  let unseen = 0;
  for (const times of [1, 2, 3] as const) unseen += slots[times] * search.unseen(times);
  return { worths, unseen };
}
