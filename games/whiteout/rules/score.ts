import { deckSize, type Result, type ScoreLineOf } from '@incognita/kernel';
import type { Find } from '../content/cards.ts';
import type { Look, Whiteout } from './kit.ts';

/** WHI-SCORE-03: what a find is worth. */
export const WORTH: Readonly<Record<Find, number>> = {
  rations: 2,
  meteorite: 4,
  crevasse: 0,
  nothing: 0,
};

export function linesOf(g: Look, seat: number): ScoreLineOf<Whiteout>[] {
  const team = g.state.teams[seat];
  if (!team) return [];
  const first = g.state.first === seat;
  const lines: ScoreLineOf<Whiteout>[] = [
    team.arrived
      ? { line: 'pole', rule: 'WHI-SCORE-01', points: first ? 8 : 5, first }
      : {
          line: 'onTheWay',
          rule: 'WHI-SCORE-02',
          points: Math.floor(team.space / 3),
          spaces: team.space,
        },
  ];
  for (const find of ['rations', 'meteorite'] as const) {
    const count = team.finds.filter((held) => held === find).length;
    if (count > 0)
      lines.push({ line: 'finds', rule: 'WHI-SCORE-03', points: count * WORTH[find], find, count });
  }
  return lines;
}

export const totalOf = (lines: readonly { readonly points: number }[]): number =>
  lines.reduce((sum, line) => sum + line.points, 0);

/** WHI-SCORE-04: the most points win; a tie is shared. */
export function result(g: Look): Result<Whiteout> {
  const scores = g.state.teams.map((_team, seat) => {
    const lines = linesOf(g, seat);
    return { seat, lines, total: totalOf(lines) };
  });
  return {
    rule: g.state.first === null ? 'WHI-END-02' : 'WHI-END-01',
    sides: scores.map(({ seat, lines, total }) => {
      const place = 1 + scores.filter((other) => other.total > total).length;
      return { side: `seat:${seat}`, seat, lines, total, place, won: place === 1 };
    }),
  };
}

/** Cards and markers are never made nor lost. */
export function invariants(g: Look): string | null {
  const { state, content } = g;
  const held = state.teams.reduce((sum, team) => sum + team.hand.length, 0);
  const cards = deckSize(state.deck) + state.discard.length + state.scouted.length + held;
  if (cards !== content.cards.length)
    return `there are ${cards} cards, but ${content.cards.length} were printed`;
  const kept = state.teams.reduce((sum, team) => sum + team.finds.length, 0);
  const finds = kept + state.markers.length + state.spareFinds.length + state.usedFinds.length;
  return finds === content.finds.length
    ? null
    : `there are ${finds} find markers, but ${content.finds.length} were made`;
}
