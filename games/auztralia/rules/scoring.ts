import type { Result, ScoreLineOf, Side } from '@incognita/kernel';
import type { FarmType } from '../content/types.ts';
import { faceOf } from './damage.ts';
import type { Auztralia, Look } from './kit.ts';
import { tracksOf } from './network.ts';
import { objectiveMet, objectiveOf } from './objectives.ts';
import { has } from './people.ts';

type Line = ScoreLineOf<Auztralia>;

const productive = (g: Look, seat: number, type: FarmType | null): number =>
  g.state.farms.filter(
    (farm) =>
      farm.owner === seat &&
      !farm.blighted &&
      (type === null || farm.type === type) &&
      g.content.edition.score.farmCounts(g, farm),
  ).length;

const FARM_LOVERS = [
  ['merino', 'AUZ-PERS-29', 'sheep'],
  ['sweet', 'AUZ-PERS-31', 'corn'],
  ['mcguire', 'AUZ-PERS-33', 'cattle'],
] as const;

/** AUZ-SCORE-01 to 05 and the solo objective, point by point. AUZ-SCORE-06: nothing else counts. */
export function playerLines(g: Look, seat: number): Line[] {
  const player = g.state.players[seat];
  if (!player) return [];
  const lines: Line[] = [];
  const farms = productive(g, seat, null);
  lines.push({ line: 'farms', rule: 'AUZ-SCORE-01', points: 2 * farms, count: farms });
  // AUZ-RULING-74.
  const { phosphate } = player.goods;
  lines.push({ line: 'phosphate', rule: 'AUZ-SCORE-02', points: 3 * phosphate, count: phosphate });
  const claimed = player.claimed.reduce((sum, id) => sum + g.content.tile(id).vp, 0);
  lines.push({
    line: 'claimed',
    rule: 'AUZ-SCORE-03',
    points: claimed,
    count: player.claimed.length,
  });
  lines.push({ line: 'tokens', rule: 'AUZ-SCORE-04', points: player.tokens });
  // AUZ-SCORE-05, AUZ-PERS-00d: from here on. AUZ-RULING-49: a shared kill is not among `claimed`.
  if (has(g, seat, 'johnson'))
    lines.push({
      line: 'personality',
      rule: 'AUZ-PERS-28',
      points: player.claimed.length,
      personality: 'johnson',
      count: player.claimed.length,
    });
  if (has(g, seat, 'bradshaw')) {
    const count = tracksOf(g, seat);
    const points = Math.floor(count / 3);
    lines.push({
      line: 'personality',
      rule: 'AUZ-PERS-30',
      points,
      personality: 'bradshaw',
      count,
    });
  }
  for (const [personality, rule, type] of FARM_LOVERS) {
    if (!has(g, seat, personality)) continue;
    const count = productive(g, seat, type);
    lines.push({ line: 'personality', rule, points: count, personality, count });
  }
  const objective = objectiveOf(g);
  if (objective) {
    const met = objectiveMet(g, objective);
    const missed = g.content.edition.score.missedObjectiveCosts ? -objective.vp : 0;
    const points = met ? objective.vp : missed;
    lines.push({ line: 'objective', rule: 'AUZ-SOLO-10', points, objective: objective.id, met });
  }
  lines.push(...g.content.edition.score.playerLines(g, seat));
  return lines;
}

/** AUZ-SCORE-07 to 09. */
export function oldOnesLines(g: Look): Line[] {
  const { asleepCounts, blightedFarm } = g.content.edition.score;
  const up = g.state.tiles.filter((tile) => tile.faceUp);
  const down = g.state.tiles.filter((tile) => !tile.faceUp);
  const vp = (tiles: typeof up): number => tiles.reduce((sum, tile) => sum + faceOf(g, tile).vp, 0);
  const blighted = g.state.farms.filter((farm) => farm.blighted).length;
  return [
    { line: 'awake', rule: 'AUZ-SCORE-07', points: vp(up), count: up.length },
    {
      line: 'asleep',
      rule: 'AUZ-SCORE-08',
      points: asleepCounts * vp(down),
      count: down.length,
      times: asleepCounts,
    },
    { line: 'blighted', rule: 'AUZ-SCORE-09', points: blightedFarm * blighted, count: blighted },
    ...g.content.edition.score.oldOnesLines(g),
  ];
}

export const totalOf = (lines: readonly { readonly points: number }[]): number =>
  lines.reduce((sum, line) => sum + line.points, 0);

/** AUZ-SCORE-10, AUZ-SCORE-11, AUZ-SOLO-08, AUZ-COOP-10. */
export function result(g: Look): Result<Auztralia> {
  const oldOnes = oldOnesLines(g);
  const enemy = totalOf(oldOnes);
  const players = g.content.edition.players(g).map((seat) => {
    const lines = playerLines(g, seat);
    return { seat, lines, total: totalOf(lines) };
  });
  const best = Math.max(...players.map((player) => player.total));
  const coop = g.config.play === 'coop';
  const humansWin = coop ? players.every((player) => player.total > enemy) : best > enemy;
  // AUZ-SCORE-12: all who reach the best total.
  const won = (total: number): boolean => humansWin && (coop || total === best);
  // The Old Ones stand before a player they tie with (AUZ-SCORE-11).
  const better = (total: number): number =>
    players.filter((other) => other.total > total).length + (enemy >= total ? 1 : 0);
  const sides: Side<Auztralia>[] = players.map(({ seat, lines, total }) => ({
    side: `seat:${seat}`,
    seat,
    lines,
    total,
    place: 1 + better(total),
    won: won(total),
  }));
  sides.push({
    side: 'old-ones',
    seat: g.content.edition.score.oldOnesSeat(g),
    lines: oldOnes,
    total: enemy,
    place: 1 + players.filter((player) => player.total > enemy).length,
    won: !humansWin,
  });
  return { rule: g.state.ending === 'port' ? 'AUZ-END-02' : 'AUZ-END-01', sides };
}
