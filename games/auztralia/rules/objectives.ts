import type { Objective, ObjectiveCondition } from '../content/types.ts';
import { landDistance } from './atlas.ts';
import { typeOf } from './damage.ts';
import { FARM_TYPES } from './farm.ts';
import type { Game, Look } from './kit.ts';
import { tracksOf } from './network.ts';
import { UNIT_TYPES } from './people.ts';

export function objectiveOf(g: Look): Objective | null {
  return g.content.content.objectives.find((held) => held.id === g.state.objective) ?? null;
}

/** SO-01 looks at the end of every action and every activation. */
export function watchObjective(g: Game): void {
  const condition = objectiveOf(g)?.condition;
  if (condition?.kind !== 'port-kept-clear' || g.state.objectiveBroken) return;
  const port = g.state.players[0]?.port ?? 0;
  const near = g.state.tiles.find(
    (tile) =>
      tile.faceUp &&
      typeOf(g, tile) !== 'temple' &&
      landDistance(g.content, tile.hex, port) <= condition.distance,
  );
  if (!near) return;
  g.state.objectiveBroken = true;
  g.tell('objective.broken', 'AUZ-SOLO-09', { objective: g.state.objective ?? '', hex: near.hex });
}

/** AUZ-SOLO-10, AUZ-SOLO-11: judged on the state reached. */
export const objectiveMet = (g: Look, objective: Objective): boolean =>
  !g.state.objectiveBroken && holds(g, objective.condition);

function holds(g: Look, condition: ObjectiveCondition): boolean {
  const player = g.state.players[0];
  if (!player) return false;
  const farms = g.state.farms.filter(
    (farm) => !farm.blighted && g.content.edition.score.farmCounts(g, farm),
  );
  switch (condition.kind) {
    case 'port-kept-clear':
      return true;
    case 'farms':
      return farms.length >= condition.least;
    case 'farms-of-each-type':
      return FARM_TYPES.every(
        (type) => farms.filter((farm) => farm.type === type).length >= condition.least,
      );
    case 'tracks':
      return tracksOf(g, 0) >= condition.least;
    case 'treasure':
      return condition.counts[g.config.map] === 'phosphate'
        ? player.goods.phosphate >= condition.least
        : player.tokensMined >= condition.least;
    case 'no-temple-on-board':
      return !g.state.tiles.some((tile) => typeOf(g, tile) === 'temple');
    case 'claimed-of-types':
      return (
        player.claimed.filter((id) => condition.types.includes(g.content.tile(id).type)).length >=
        condition.least
      );
    case 'claimed':
      return player.claimed.length >= condition.least;
    case 'no-face-down-tile':
      return g.state.tiles.every((tile) => tile.faceUp);
    case 'units-of-each-type':
      return UNIT_TYPES.every((type) => player.barracks[type] >= condition.least);
  }
}
