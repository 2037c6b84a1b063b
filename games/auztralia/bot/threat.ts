import type { Look } from '../rules/kit.ts';
import { OLD_ONES } from '../rules/state.ts';
import { distanceToTarget } from '../rules/targets.ts';
import { spaceOf } from '../rules/time-track.ts';
import { type Might, odds } from './battle.ts';
import type { Lore } from './lore.ts';
import type { Weight } from './weights.ts';

/** Tiles that a Revelation wakes in one activation: 18 of 30 cards do, every second activation. */
const WOKEN = 0.29;

/** Farther than any map is wide. */
const NOWHERE = 99;

/** What is to be expected of one Old One until the end of the game. */
export interface Outlook {
  readonly hex: number;
  /** Steps it will make. */
  readonly steps: number;
  /** Land distance of its closest target. */
  readonly nearest: number;
  /** How often its VP will count: more than once if it is still asleep at the end. */
  readonly counts: number;
}

/** Activations that are left. */
export const activationsLeft = (g: Look): number =>
  Math.max(0, g.content.content.timeTrack.end - spaceOf(g, OLD_ONES));

/** The Old Ones on the map, in the order of the state's tiles. */
export function outlooks(g: Look, lore: Lore): Outlook[] {
  const { tiles } = g.state;
  const left = activationsLeft(g);
  const { asleepCounts } = g.content.edition.score;
  return tiles.map((tile) => {
    const { hex } = tile;
    const nearest = Math.min(NOWHERE, distanceToTarget(g, hex));
    if (tile.faceUp) {
      const pace = lore.pace[g.content.tile(tile.tile.is).type];
      return { hex, steps: pace * left, nearest, counts: 1 };
    }
    let before = 1;
    for (const other of tiles) if (!other.faceUp && other.hex < hex) before++;
    const awake = left - before / WOKEN;
    if (awake <= 0) return { hex, steps: 0, nearest, counts: asleepCounts };
    return { hex, steps: (lore.meanPace[tile.back] ?? 0) * awake, nearest, counts: 1 };
  });
}

/** How likely each Old One beats our units once it meets them, in the order of the tiles. */
export function fierceness(g: Look, lore: Lore, might: Might | null, weight: Weight): number[] {
  const unknown: (number | undefined)[] = [];
  return g.state.tiles.map((tile) => {
    if (tile.faceUp) {
      const { type, capacity } = g.content.tile(tile.tile.is);
      return beats(might, type, capacity - tile.damage.reduce((sum, n) => sum + n, 0), weight);
    }
    let mean = unknown[tile.back];
    if (mean === undefined) {
      const faces = lore.asleep[tile.back] ?? [];
      mean = 0;
      for (const { type, capacity } of faces)
        mean += beats(might, type, capacity, weight) / faces.length;
      unknown[tile.back] = mean;
    }
    return mean;
  });
}

const beats = (might: Might | null, type: string, capacity: number, weight: Weight): number =>
  type === 'empty' || type === 'temple' ? 0 : 1 - odds(might, type as never, capacity, weight);

/** How likely an Old One comes to a hex: it walks far enough, and not to somewhere closer first. */
function comes(outlook: Outlook, distance: number): number {
  const { steps, nearest } = outlook;
  if (distance >= steps + 1) return 0;
  const far = 1 - distance / (steps + 1);
  return distance <= nearest ? far : (far * (nearest + 1)) / (distance + 1);
}

/**
 * How likely anybody at all comes to a hex and cannot be stopped; `unstopped` of those that our
 * units would beat get there first all the same.
 */
export function danger(
  g: Look,
  all: readonly Outlook[],
  fierce: readonly number[],
  hex: number,
  unstopped: number,
): number {
  const land = g.content.land[hex] ?? [];
  let safe = 1;
  for (let i = 0; i < all.length; i++) {
    const outlook = all[i];
    if (!outlook || outlook.steps <= 0) continue;
    const coming = comes(outlook, land[outlook.hex] ?? 99);
    if (coming > 0) safe *= 1 - coming * (unstopped + (1 - unstopped) * (fierce[i] ?? 0));
  }
  return 1 - safe;
}

/** What the Old Ones may take from a seat: its Farms, and with the Port all that was to come. */
export function fear(
  g: Look,
  seat: number,
  all: readonly Outlook[],
  fierce: readonly number[],
  stakes: { readonly farm: number; readonly port: number },
  { farmDanger }: Weight,
): number {
  let farms = 0;
  for (const farm of g.state.farms)
    if (farm.owner === seat && !farm.blighted)
      farms += danger(g, all, fierce, farm.hex, farmDanger);
  const port = danger(g, all, fierce, g.state.players[seat]?.port ?? 0, 0);
  return farms * stakes.farm + port * stakes.port;
}
