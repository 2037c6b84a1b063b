import { EVERYONE, slot } from '@incognita/kernel';
import type { HexId } from '../../content/types.ts';
import { isSpawnFoe, SPAWN_FOE } from '../atlas.ts';
import { combat, openCombat } from '../combat.ts';
import { auto, type Game, type Look, type Refusal } from '../kit.ts';
import { isOldOneHex } from '../network.ts';
import { playerOf } from '../people.ts';
import type { Tile, Units } from '../state.ts';
import { placeTile } from '../tiles.ts';
import { levelOf, revengeIn, revengeOf, spawnAt } from './table.ts';

/** REV-SETUP-06, REV-SETUP-07, REV-RULING-26: a Spawn tile, or the Dangerous side of the one that is there. */
export function surveySpawn(g: Game, hex: HexId): void {
  // AUZ-SETUP-15, AUZ-WEST-04.
  if ((g.content.hex[hex]?.level ?? 0) === 0) return;
  const revenge = revengeOf(g);
  const there = revenge.spawns.find((spawn) => spawn.hex === hex);
  if (there) {
    there.dangerous = true;
    return;
  }
  if (revenge.spawnSupply > 0) addSpawn(g, hex);
}

export function addSpawn(g: Game, hex: HexId): void {
  const revenge = revengeOf(g);
  revenge.spawnSupply--;
  revenge.spawns.push({ hex, dangerous: false });
}

/** REV-SPAWN-08. */
export const spawnBlocksTrack = (g: Look, edge: string, hex: HexId): Refusal | null =>
  spawnAt(g, hex) ? g.no('REV-SPAWN-08', 'rail.spawn', { edge, hex }) : null;

/** REV-SPAWN-01: unoccupied Spawn tiles. */
export const unoccupiedSpawns = (g: Look): readonly HexId[] =>
  g.memo('unoccupied spawns', () =>
    revengeIn(g).spawns.flatMap(({ hex }) => (isOldOneHex(g, hex) ? [] : [hex])),
  );

function takeAway(g: Game, hex: HexId): boolean {
  const { spawns } = revengeOf(g);
  const at = spawns.findIndex((spawn) => spawn.hex === hex);
  if (at < 0) return false;
  spawns.splice(at, 1);
  return true;
}

/** REV-SPAWN-03: kept, for 1 VP at the end. */
function collect(g: Game, seat: number, hex: HexId, rule: `REV-${string}`): void {
  if (!takeAway(g, hex)) return;
  const { collected } = revengeOf(g);
  collected[seat] = (collected[seat] ?? 0) + 1;
  g.tell('spawn.collected', rule, { seat, hex });
}

/**
 * REV-SPAWN-04 to 06, REV-RULING-31: the Spawn tile goes with the last Old One of its hex, to who
 * alone has cubes on those that fell; several take a token each, and the tile goes back.
 */
export function clearedByKill(g: Game, dead: readonly Tile[]): void {
  for (const hex of new Set(dead.map((tile) => tile.hex))) {
    // REV-DIFF-11: in a combat with a Spawn tile each leaves by its own damage.
    if (dead.some((tile) => isSpawnFoe(tile.tile.is)) || !spawnAt(g, hex) || isOldOneHex(g, hex))
      continue;
    const fallen = dead.filter((tile) => tile.hex === hex);
    const strikers = g.content.edition
      .players(g)
      .filter((seat) => fallen.some((tile) => (tile.damage[seat] ?? 0) > 0));
    const [alone, ...others] = strikers;
    if (alone !== undefined && others.length === 0) {
      collect(g, alone, hex, 'REV-SPAWN-04');
      continue;
    }
    takeAway(g, hex);
    // REV-SPAWN-14.
    revengeOf(g).spawnSupply++;
    const { vp } = g.content.content.revenge.pieces.spawnTiles;
    for (const seat of strikers) playerOf(g, seat).tokens += vp;
    g.tell('spawn.shared', 'REV-SPAWN-06', { hex, seats: strikers });
  }
}

/** REV-SPAWN-11: the user of Desta Danger takes it. */
export const clearedByDanger = (g: Game, seat: number, hex: HexId): void =>
  collect(g, seat, hex, 'REV-SPAWN-11');

// ---- Heroic: unoccupied Spawn tiles fight back ----

/** REV-SPAWN-02, REV-COMBAT-06: it is taken away at once; on Heroic it fights as a Zombie (REV-DIFF-04). */
export const raidSpawn = auto(
  'raid-spawn',
  (a: { seat: number; hex: HexId; force: Units }) => ({ ...a }),
  {
    raid(g, my, k) {
      const spawn = spawnAt(g, my.hex);
      if (!spawn) return k.done(null);
      if (levelOf(g).spawnTilesFight === null) {
        collect(g, my.seat, my.hex, 'REV-SPAWN-02');
        return k.done(null);
      }
      placeTile(g, my.hex, {
        tile: slot(spawn.dangerous ? SPAWN_FOE.dangerous : SPAWN_FOE.normal, EVERYONE),
        back: 0,
        faceUp: true,
      });
      openCombat(g, 'attack', my.seat, my.hex, my.force);
      return k.call(combat, { seat: my.seat });
    },
    /** REV-DIFF-07, REV-DIFF-11: collected if it fell; otherwise it lies there as before. */
    settle(g, my) {
      const { tiles, players } = g.state;
      const at = tiles.findIndex((tile) => isSpawnFoe(tile.tile.is));
      if (at >= 0) {
        tiles.splice(at, 1);
        return undefined;
      }
      for (const player of players) player.claimed = player.claimed.filter((id) => !isSpawnFoe(id));
      g.state.gone = g.state.gone.filter((tile) => !isSpawnFoe(tile.is));
      collect(g, my.seat, my.hex, 'REV-DIFF-07');
      return undefined;
    },
  },
);
