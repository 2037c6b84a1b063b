import type { Call } from '@incognita/kernel';
import type { EffectOf, Until } from '../../content/effects.ts';
import type { Aim } from '../aim.ts';
import type { Game } from '../kit.ts';
import { survivorOf, survivorOfBody } from '../party.ts';
import { type Context, type Lasting, NONE } from '../state.ts';

/** `immune`: no damage until then, perhaps only on the tile where they stand. */
export function immune(g: Game, ctx: Context, effect: EffectOf<'immune'>, aim: Aim): Call[] {
  for (const ref of aim.bodies)
    g.state.lasting.push({
      what: 'immune',
      ref: g.content.effectNumber(effect),
      owner: ctx.me,
      until: effect.until,
      bodies: [ref],
      tile: effect.here ? survivorOf(g, survivorOfBody(ref)).tile : NONE,
    });
  return [];
}

/** `mod`: of everyone the selector covers at any moment until then. */
export function modify(g: Game, ctx: Context, effect: EffectOf<'mod'>): Call[] {
  g.state.lasting.push({
    what: 'mod',
    ref: g.content.effectNumber(effect),
    owner: ctx.me,
    until: effect.until,
    bodies: [],
    tile: NONE,
  });
  return [];
}

export function until(g: Game, ctx: Context, effect: EffectOf<'until'>): Call[] {
  g.state.lasting.push({
    what: 'clause',
    ref: g.content.clauseNumber(effect.clause),
    owner: ctx.me,
    until: effect.until,
    bodies: [],
    tile: NONE,
  });
  return [];
}

/** MAX-RULING-101: what lasts until a survivor's next turn ends when that turn begins. */
export function endLasting(g: Game, ends: (held: Lasting, until: Until) => boolean): void {
  const { lasting } = g.state;
  if (lasting.length > 0) g.state.lasting = lasting.filter((held) => !ends(held, held.until));
}
