import type { Look } from '../rules/kit.ts';

/** By how much a Food card lowers hunger; 0 for anything else. */
function nourishment(g: Look, card: string): number {
  if (g.content.family(card) !== 'Fo') return 0;
  const [step] = g.content.card(card).face.clauses[0]?.steps ?? [];
  return step?.op === 'hunger' ? -step.n : 0;
}

/** A level in the hand is worth a little less than one that was eaten: it takes an action. */
const IN_HAND = 0.8;

/** For how many turns a survivor is fed; below 0 it starves, box by box. */
export function turnsFed(g: Look, survivor: number): number {
  const me = g.state.survivors[survivor];
  const pack = me && g.state.packs[me.pack];
  if (!me || !pack || me.dead) return 0;
  let food = 0;
  for (const { card } of pack.hand) food += nourishment(g, card.is) * IN_HAND;
  if (me.box < 0) return 6 - me.hunger + food;
  // Whoever starves and eats begins anew.
  return food > 0 ? food - 1 : -(me.box + 1);
}

const ENOUGH = 8;

/** What hunger costs somebody who is fed for so long: every turn less is worse than the last. */
export function hungerOf(turns: number): number {
  if (turns >= ENOUGH) return 0;
  if (turns >= 0) return (ENOUGH - turns) ** 2 * 0.56;
  return 36 - turns * 16 + turns * turns * 4;
}
