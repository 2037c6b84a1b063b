import { paceOf } from '../content/cards.ts';
import type { Look } from '../rules/kit.ts';
import { linesOf, totalOf } from '../rules/score.ts';

/** Points so far, the way still to go, what the hand may become, and the same for the best rival. */
export function evaluate(g: Look, seat: number): number {
  const prospects = g.state.teams.map((team, i) => {
    const pace = team.hand.reduce((sum, held) => sum + paceOf(held.is), 0);
    const lines = linesOf(g, i);
    return totalOf(lines) + team.space * 0.6 + pace * 0.25 + team.hand.length * 0.1;
  });
  const rivals = prospects.filter((_value, i) => i !== seat);
  return (prospects[seat] ?? 0) - Math.max(...rivals) * 0.5;
}
