import { EVERYONE, slot } from '@incognita/kernel';
import type { OldOneTile, OldOneType } from '../content/types.ts';
import type { Game, Look } from './kit.ts';
import { cubesInHq, playerOf } from './people.ts';
import type { Tile } from './state.ts';

type ReadTile = Look['state']['tiles'][number];

/** The printed face of a tile. Rules use it only for tiles that are face up. */
export const faceOf = (g: Look, tile: ReadTile): OldOneTile => g.content.tile(tile.tile.is);

export const typeOf = (g: Look, tile: ReadTile): OldOneType => faceOf(g, tile).type;

export const totalDamage = (tile: ReadTile): number => tile.damage.reduce((sum, n) => sum + n, 0);

export function tileById(g: Game, id: string): Tile {
  const tile = g.state.tiles.find((held) => held.faceUp && held.tile.is === id);
  if (!tile) throw new Error(`the tile "${id}" is not face up on the map`);
  return tile;
}

/** AUZ-KILL-01; AUZ-KILL-08: nobody destroys what is Empty. */
export const isDestroyed = (g: Look, tile: ReadTile): boolean =>
  tile.faceUp && totalDamage(tile) >= faceOf(g, tile).capacity && typeOf(g, tile) !== 'empty';

/** AUZ-RULING-90: it leaves only later, but it is no target for another blow. */
export const hasItsDamage = (g: Look, id: string): boolean =>
  g.state.tiles.some((tile) => tile.tile.is === id && isDestroyed(g, tile));

/**
 * AUZ-CMB-06, AUZ-RULING-25: own cubes mark the damage; when the HQ runs short a spare disc
 * stands for five of them. If that is not enough either, the damage counts all the same.
 */
export function strike(g: Game, seat: number, tile: Tile, damage: number): void {
  if (damage <= 0) return;
  const short = damage - cubesInHq(g, seat);
  tile.damage[seat] = (tile.damage[seat] ?? 0) + damage;
  for (let missing = short; missing > 0; missing -= 5) if (!swapForDisc(g, seat)) return;
}

function swapForDisc(g: Game, seat: number): boolean {
  const { tiles } = g.state;
  const used = tiles.reduce((sum, tile) => sum + (tile.discs[seat] ?? 0), 0);
  if (used >= g.content.content.supply.perColour.spareDiscs) return false;
  const cubes = (tile: Tile): number => (tile.damage[seat] ?? 0) - 5 * (tile.discs[seat] ?? 0);
  const [most] = tiles
    .filter((tile) => cubes(tile) >= 5)
    .sort((a, b) => cubes(b) - cubes(a) || a.hex - b.hex || (a.tile.is < b.tile.is ? -1 : 1));
  if (!most) return false;
  most.discs[seat] = (most.discs[seat] ?? 0) + 1;
  return true;
}

/** AUZ-CMB-23, AUZ-OLD-04: Zombies regenerate; all others keep their damage (AUZ-CMB-22). */
export function regenerate(g: Game, tiles: readonly Tile[]): void {
  for (const tile of tiles) {
    if (!tile.faceUp || typeOf(g, tile) !== 'zombie' || totalDamage(tile) === 0) continue;
    tile.damage.fill(0);
    tile.discs.fill(0);
    g.tell('oldOne.regenerated', 'AUZ-CMB-23', { tile: tile.tile.is, hex: tile.hex });
  }
}

/** Takes a tile off the map and out of the game. A face-down one is not shown (AUZ-HIDE-06). */
export function removeTile(g: Game, tile: Tile): void {
  const { tiles, gone } = g.state;
  tiles.splice(tiles.indexOf(tile), 1);
  gone.push(tile.tile);
}

/** AUZ-CMB-16, AUZ-PORT-10: destroyed Old Ones leave and are claimed, wherever they were struck. */
export function buryDead(g: Game, among: readonly Tile[]): number {
  const dead = among.filter((tile) => isDestroyed(g, tile));
  for (const tile of dead) claim(g, tile);
  if (dead.length > 0) g.content.edition.map.buried(g, dead);
  return dead.length;
}

/**
 * AUZ-KILL-02, AUZ-KILL-03: one striker keeps the tile; several share its VP in tokens.
 * AUZ-KILL-07: it does not matter whose blow was the last.
 */
function claim(g: Game, tile: Tile): void {
  const { vp } = faceOf(g, tile);
  const id = tile.tile.is;
  const strikers = tile.damage.flatMap((damage, seat) => (damage > 0 ? [seat] : []));
  const { tiles } = g.state;
  tiles.splice(tiles.indexOf(tile), 1);
  const [alone] = strikers;
  if (strikers.length === 1 && alone !== undefined) {
    playerOf(g, alone).claimed.push(id);
    g.tell('oldOne.claimed', 'AUZ-KILL-02', { seat: alone, tile: id, hex: tile.hex, vp });
    return;
  }
  g.state.gone.push(slot(id, EVERYONE));
  const shares = sharesOf(tile.damage, vp);
  shares.forEach((share, seat) => {
    playerOf(g, seat).tokens += share;
  });
  g.tell('oldOne.shared', 'AUZ-KILL-03', { tile: id, hex: tile.hex, shares });
}

/**
 * Tokens by seat: an equal share each, and the remainder by AUZ-KILL-04 and AUZ-KILL-05, for all
 * damage dealt, even beyond the capacity (AUZ-KILL-06).
 */
export function sharesOf(damage: readonly number[], vp: number): number[] {
  const strikers = damage.filter((n) => n > 0).length;
  const each = Math.floor(vp / strikers);
  const rest = vp - each * strikers;
  const most = Math.max(...damage);
  const leaders = damage.filter((n) => n === most).length;
  // AUZ-RULING-24: an exact split or none.
  const bonus = rest % leaders === 0 ? rest / leaders : 0;
  return damage.map((n) => (n === 0 ? 0 : each + (n === most ? bonus : 0)));
}
