import { inOnePart } from '@incognita/kernel';
import { paceOf } from '../content/cards.ts';
import type { Look, Whiteout } from '../rules/kit.ts';
import { linesOf, totalOf } from '../rules/score.ts';

/** Points so far, the way behind, what the hand may become; and half of that of the best rival. */
export const evaluation = inOnePart<Whiteout>((g, seat) => {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < g.state.teams.length; i++)
    if (i !== seat) best = Math.max(best, prospects(g, i));
  return prospects(g, seat) - best * 0.5;
});

function prospects(g: Look, seat: number): number {
  const team = g.state.teams[seat];
  if (!team) return 0;
  const sofar = totalOf(linesOf(g, seat)) + team.space * 0.6;
  // More than any hand is worth, or a team would rather keep its cards than arrive.
  if (team.arrived) return sofar + 4;
  let cards = 0;
  for (const held of team.hand) cards += 0.1 + paceOf(held.is) * 0.15;
  const stormy = g.state.storm?.target === seat ? 2 : 0;
  return sofar + cards - stormy;
}
