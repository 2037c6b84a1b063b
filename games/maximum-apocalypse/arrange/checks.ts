import type { Game } from '../rules/kit.ts';
import { burdenOf, handLimit, limitOf } from '../rules/passives.ts';
import { hasCopy } from '../rules/possible.ts';

// What no table could come to is refused, with the field and what would do.

/** A whole number between two others. */
export function between(value: number, low: number, high: number, at: string, hint = ''): number {
  if (value < low || value > high)
    throw new Error(`${at} is ${value}; ${low} to ${high} would do${hint}`);
  return value;
}

/** Gear that the rules would not let lie there. */
export function checkGear(g: Game, no: number, card: string, at: string): void {
  const { kind } = g.content.card(card);
  if (kind !== 'gear') throw new Error(`${at} is "${card}", which is no gear but ${kind}`);
  if (hasCopy(g, no, card))
    throw new Error(`${at} is "${card}"; a survivor has no two gear of one name (MAX-GEAR-02)`);
}

/** Once all is laid out: nobody carries or holds more than the rules allow. */
export function checkParty(g: Game): void {
  g.state.survivors.forEach((held, no) => {
    const at = `arrange.survivors[${no}]`;
    const { tile } = held;
    if (held.dead) return;
    if (g.state.tiles[tile]?.up !== true)
      throw new Error(`${at}.at is a tile that lies face down; nobody ever stands on one`);
    const [burden, limit] = [burdenOf(g, no), limitOf(g, no)];
    if (burden > limit)
      throw new Error(`${at}.gear and .insanity weigh ${burden}; ${held.is} carries ${limit}`);
    const hand = g.state.packs[held.pack]?.hand.length ?? 0;
    if (hand > handLimit(g, no))
      throw new Error(`${at}.hand has ${hand} cards; ${handLimit(g, no)} are allowed`);
  });
}
