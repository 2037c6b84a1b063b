import type { DeepReadonly } from '@incognita/kernel';
import type { Range } from '../content/effects.ts';
import type { Game, Look } from './kit.ts';
import { survivorOf } from './party.ts';
import { type Context, NONE } from './state.ts';

export type Ctx = DeepReadonly<Context>;

/** What an effect's words refer to, before anything was chosen. */
export function contextOf(
  kind: Context['kind'],
  is: string,
  no: number,
  me: number,
  more: Partial<Context> = {},
): Context {
  return {
    kind,
    is,
    no,
    me,
    body: 0,
    it: NONE,
    thatKind: 'none',
    that: NONE,
    spot: NONE,
    x: 0,
    victims: [],
    killer: NONE,
    bonus: 0,
    cancelled: false,
    moved: false,
    ...more,
  };
}

export function contextAt(g: Game, depth: number): Context;
export function contextAt(g: Look, depth: number): Ctx;
export function contextAt(g: Look, depth: number): Ctx {
  const found = g.state.effects[depth];
  if (!found) throw new RangeError(`no effect is under way at depth ${depth}`);
  return found;
}

/** Done by a survivor: fog, `noShort` and `shunned` bear on it, and bonuses add to it. */
export const isDeed = (ctx: Ctx): boolean =>
  ctx.kind === 'card' || ctx.kind === 'gear' || ctx.kind === 'ability';

/** The tile that `here` means: that of a tile clause, else where the survivor stands. */
export const hereOf = (g: Look, ctx: Ctx): number =>
  ctx.kind === 'tile' ? ctx.no : ctx.me === NONE ? NONE : survivorOf(g, ctx.me).tile;

/** The range printed on the face, for selectors that name none. */
export function printedRange(g: Look, ctx: Ctx): Range | null {
  if (ctx.kind === 'card' || ctx.kind === 'gear') return g.content.card(ctx.is).range;
  if (ctx.kind === 'ability') {
    const row = g.content.content.characters.find((held) => held.id === ctx.is);
    return row?.range ?? null;
  }
  return null;
}
