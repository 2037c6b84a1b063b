import type { Game, Look } from './kit.ts';
import { NONE } from './state.ts';

/** Actions in hand: the turn's, or those granted on top of it. */
export function actionsLeft(g: Look): number {
  return g.state.budget.at(-1)?.left ?? 0;
}

/** Who acts: the active survivor, or whoever was granted actions. */
export const actorOf = (g: Look): number => g.state.budget.at(-1)?.who ?? NONE;

export function pay(g: Game, actions: number): void {
  const top = g.state.budget.at(-1);
  if (top) top.left = Math.max(0, top.left - actions);
}
