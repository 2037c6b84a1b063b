import type { HexId } from '../content/types.ts';
import type { Look } from './kit.ts';

/** AUZ-MOVE-03, AUZ-BLIGHT-03: what Old Ones walk towards: Ports and un-blighted Farms. */
export function targetsOfOldOnes(g: Look): readonly HexId[] {
  return g.memo('targets of Old Ones', () => [
    ...g.state.players.map((player) => player.port),
    ...g.state.farms.filter((farm) => !farm.blighted).map((farm) => farm.hex),
    ...g.content.edition.map.outposts(g),
  ]);
}

/** AUZ-MOVE-07, AUZ-RULING-29: by land distance, whatever lies or stands on the way. */
export function distanceToTarget(g: Look, from: HexId): number {
  const land = g.content.land[from];
  let nearest = Number.POSITIVE_INFINITY;
  for (const target of targetsOfOldOnes(g)) {
    const distance = land?.[target] ?? Number.POSITIVE_INFINITY;
    if (distance < nearest) nearest = distance;
  }
  return nearest;
}

/** AUZ-MOVE-09: where Old Ones stop and fight. */
export const isStronghold = (g: Look, hex: HexId): boolean =>
  g.state.players.some((player) => player.port === hex) ||
  g.content.edition.map.outposts(g).includes(hex);
