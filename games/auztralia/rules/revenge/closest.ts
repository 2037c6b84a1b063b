import type { HexId } from '../../content/types.ts';
import { straight } from '../atlas.ts';
import type { Look } from '../kit.ts';
import { isOldOneHex } from '../network.ts';
import { NO_TRACK } from '../state.ts';
import { outpostAt, spawnAt } from './table.ts';

/** The six steps round a ring that begins in the north and runs clockwise. */
const ROUND: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** REV-RULING-17: the place of a hex on its ring round `from`, clockwise from direction 1. */
function placeOnRing(g: Look, from: HexId, hex: HexId): number {
  const [centre, there] = [g.content.hex[from], g.content.hex[hex]];
  if (!centre || !there) return Number.POSITIVE_INFINITY;
  const distance = straight(g.content, from, hex);
  let [q, r] = [centre.q, centre.r - distance];
  let place = 0;
  for (const [dq, dr] of ROUND)
    for (let i = 0; i < distance; i++) {
      if (q === there.q && r === there.r) return place;
      q += dq;
      r += dr;
      place++;
    }
  return place;
}

/** REV-SOLO-22, REV-RULING-17: by straight distance; ties by the compass. */
export function byCloseness(g: Look, from: HexId, hexes: readonly HexId[]): HexId[] {
  return [...hexes].sort(
    (a, b) =>
      straight(g.content, from, a) - straight(g.content, from, b) ||
      placeOnRing(g, from, a) - placeOnRing(g, from, b),
  );
}

/** REV-SOLO-21, and the empty hex of Abhoth: nothing at all lies there. */
export function isEmptyHex(g: Look, hex: HexId): boolean {
  const { coal, iron, gold, phosphate, vp } = g.state.deposits;
  return (
    !coal[hex] &&
    !iron[hex] &&
    !gold[hex] &&
    !phosphate[hex] &&
    !vp[hex] &&
    !isOldOneHex(g, hex) &&
    spawnAt(g, hex) === null &&
    outpostAt(g, hex) === null &&
    !g.state.farms.some((farm) => farm.hex === hex) &&
    !g.state.players.some((player) => player.port === hex) &&
    !(g.content.edgesAt[hex] ?? []).some(
      (edge) => (g.state.tracks[edge.index] ?? NO_TRACK) !== NO_TRACK,
    )
  );
}

/** Empty hexes with a printed Old One level. */
export const emptyLevelHexes = (g: Look): HexId[] =>
  g.content.hexes.flatMap((hex) => (hex.level > 0 && isEmptyHex(g, hex.n) ? [hex.n] : []));

/** REV-RULING-38: the tile's own level, else the next higher one that there is, else the next lower. */
export function validHexes(g: Look, level: number): HexId[] {
  const empty = emptyLevelHexes(g);
  const levels = [
    level,
    ...[1, 2, 3].filter((n) => n > level),
    ...[3, 2, 1].filter((n) => n < level),
  ];
  for (const wanted of levels) {
    const there = empty.filter((hex) => g.content.hex[hex]?.level === wanted);
    if (there.length > 0) return there;
  }
  return [];
}
