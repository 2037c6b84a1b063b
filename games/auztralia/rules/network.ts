import type { HexId } from '../content/types.ts';
import type { Look } from './kit.ts';
import { NO_TRACK } from './state.ts';

/** A set of other players whose tracks are borrowed, one bit per seat. */
export type Borrowed = number;
export const OWN_ONLY: Borrowed = 0;

/** AUZ-GEO-07, AUZ-OLD-08: hexes that hold an Old One tile, face up or down, a Temple too. */
export function oldOneHexes(g: Look): readonly boolean[] {
  return g.memo('old-one-hexes', () => {
    const held: boolean[] = new Array(g.content.last + 1).fill(false);
    for (const tile of g.state.tiles) held[tile.hex] = true;
    return held;
  });
}

export const isOldOneHex = (g: Look, hex: HexId): boolean => oldOneHexes(g)[hex] === true;

/** Whether nothing in an Old One hex is awake; a refusal says which it is. */
export const isAsleep = (g: Look, hex: HexId): boolean =>
  !g.state.tiles.some((tile) => tile.hex === hex && tile.faceUp);

/** AUZ-GEO-08: the Port hex and all hexes joined to it by the tracks that may be used. */
export function network(g: Look, seat: number, borrowed: Borrowed): readonly boolean[] {
  return g.memo(`network ${seat} ${borrowed}`, () => walk(g, seat, borrowed, null));
}

/** AUZ-GEO-09, AUZ-COOP-05: the hexes to which a clear line leads, over own and borrowed tracks. */
export function clearLines(g: Look, seat: number, borrowed: Borrowed): readonly boolean[] {
  return g.memo(`clear ${seat} ${borrowed}`, () => walk(g, seat, borrowed, oldOneHexes(g)));
}

/** AUZ-COOP-14, AUZ-RULING-78: from the own Port, changing tracks only where both touch a hex. */
function walk(
  g: Look,
  seat: number,
  borrowed: Borrowed,
  blocked: readonly boolean[] | null,
): boolean[] {
  const reached: boolean[] = new Array(g.content.last + 1).fill(false);
  const port = g.state.players[seat]?.port ?? 0;
  if (port === 0 || blocked?.[port]) return reached;
  const { edgesAt } = g.content;
  const { tracks } = g.state;
  const usable = borrowed | (1 << seat);
  reached[port] = true;
  const queue = [port];
  for (const at of queue) {
    for (const edge of edgesAt[at] ?? []) {
      const owner = tracks[edge.index] ?? NO_TRACK;
      if (owner === NO_TRACK || (usable & (1 << owner)) === 0) continue;
      const next = edge.a === at ? edge.b : edge.a;
      if (reached[next] || blocked?.[next]) continue;
      reached[next] = true;
      queue.push(next);
    }
  }
  return reached;
}

/** AUZ-COOP-03, and the variant Shared Line: whether tracks of others may be used at all. */
export const mayBorrow = (g: Look): boolean =>
  g.config.play === 'coop' || g.state.variants.includes('shared-line');

/** Every set of players one could borrow from, the cheapest first. */
export function borrowings(g: Look, seat: number): readonly Borrowed[] {
  if (!mayBorrow(g)) return [OWN_ONLY];
  return g.memo(`borrowings ${seat}`, () => {
    const all: Borrowed[] = [];
    const others = borrowAll(g, seat);
    for (let set = 0; set <= others; set++) if ((set & ~others) === 0) all.push(set);
    return all.sort((a, b) => surcharge(a) - surcharge(b) || a - b);
  });
}

/** The most one could borrow: all the others. */
export const borrowAll = (g: Look, seat: number): Borrowed =>
  mayBorrow(g)
    ? g.content.edition.players(g).reduce((set, other) => set | (1 << other), 0) & ~(1 << seat)
    : OWN_ONLY;

/** AUZ-COOP-04, AUZ-RULING-47: 1 TP for each other player whose tracks are used. */
export function surcharge(borrowed: Borrowed): number {
  let count = 0;
  for (let rest = borrowed; rest > 0; rest &= rest - 1) count++;
  return count;
}

/** The cheapest way to have a clear line to all these hexes, or null. */
export function cheapestLine(g: Look, seat: number, hexes: readonly HexId[]): Borrowed | null {
  for (const borrowed of borrowings(g, seat)) {
    const clear = clearLines(g, seat, borrowed);
    if (hexes.every((hex) => clear[hex])) return borrowed;
  }
  return null;
}

export function tracksOf(g: Look, seat: number): number {
  return g.memo(`tracks ${seat}`, () => {
    let count = 0;
    for (const owner of g.state.tracks) if (owner === seat) count++;
    return count;
  });
}
