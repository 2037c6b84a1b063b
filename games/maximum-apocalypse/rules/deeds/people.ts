import { type Call, callOf } from '@incognita/kernel';
import type { EffectOf } from '../../content/effects.ts';
import type { Aim } from '../aim.ts';
import { askMayDraw } from '../ask.ts';
import { burn } from '../cards.ts';
import { contextAt, hereOf } from '../context.ts';
import { type Answer, auto, type Game } from '../kit.ts';
import { isAlive, isStarving, packOf, survivorOf, who } from '../party.ts';
import { tileRow } from '../places.ts';
import { type Context, NONE } from '../state.ts';
import { DRAW_CARDS, GRANT, LOSE_CARDS, RESOLVE, STEALTH_TEST } from '../steps.ts';

export const draw = (ctx: Context, effect: EffectOf<'draw' | 'mayDraw'>): Call[] =>
  effect.op === 'draw'
    ? [callOf(DRAW_CARDS, { who: ctx.me, n: effect.n })]
    : [callOf(mayDraw, { who: ctx.me, n: effect.n })];

/** MAX-RULING-12: an optional draw can be declined, so it never kills who does not want it. */
const mayDraw = auto(
  'may-draw',
  (args: { who: number; n: number }) => ({
    ...args,
    answer: null as Answer<'yes' | 'no'> | null,
  }),
  {
    ask: (g, my, k) =>
      isAlive(g, my.who) && packOf(g, my.who).deck.length > 0
        ? k.call(askMayDraw, { who: my.who }, 'answer')
        : undefined,
    follow: (_g, my, k) =>
      my.answer?.do === 'yes' ? k.call(DRAW_CARDS, { who: my.who, n: my.n }) : undefined,
  },
);

export function burnCards(g: Game, effect: EffectOf<'burn' | 'drawMon'>, aim: Aim): Call[] {
  for (const survivor of aim.survivors) burn(g, survivor, effect.n);
  return [];
}

/** MAX-RULING-63, MAX-RULING-110: one after the other, each may waive it. */
export const grant = (effect: EffectOf<'grant' | 'grantPlay'>, aim: Aim): Call[] =>
  aim.survivors.map((survivor) =>
    callOf(GRANT, { who: survivor, n: effect.n, plays: effect.op === 'grantPlay' }),
  );

/** MAX-RULING-84: of the survivor's turn, or of the granted actions in progress; else lost. */
function budgetOf(g: Game, survivor: number): Game['state']['budget'][number] | undefined {
  return g.state.budget.findLast((held) => held.who === survivor && !held.plays);
}

export function gain(g: Game, ctx: Context, n: number): Call[] {
  const budget = budgetOf(g, ctx.me);
  if (!budget) return [];
  const before = budget.left;
  budget.left = Math.max(0, before + n);
  g.tell('actions', 'MAX-ACT-07', {
    who: who(g, ctx.me),
    left: budget.left,
    change: budget.left - before,
  });
  return [];
}

export function endActions(g: Game, ctx: Context): Call[] {
  survivorOf(g, ctx.me).halted = true;
  const budget = budgetOf(g, ctx.me);
  return budget ? gain(g, ctx, -budget.left) : [];
}

export const discard = (ctx: Context, effect: EffectOf<'discard'>, aim: Aim): Call[] =>
  aim.survivors.map((survivor) =>
    callOf(LOSE_CARDS, { who: survivor, what: effect.what, n: effect.n, of: ctx.is }),
  );

/** MAX-POST-05, MAX-RULING-116: of one's own Posture card, and not while Starving. */
export function flip(g: Game, ctx: Context, side: 'tiger' | 'crane' | 'other'): Call[] {
  if (ctx.me === NONE) return [];
  const me = survivorOf(g, ctx.me);
  if (me.posture === '' || isStarving(g, ctx.me)) return [];
  const other = me.posture === 'tiger' ? 'crane' : 'tiger';
  const wanted = side === 'other' ? other : side;
  if (wanted === me.posture) return [];
  me.posture = wanted;
  g.tell('flipped', 'MAX-POST-04', { who: me.is, side: wanted });
  return [];
}

/** MAX-KEY-24: a stealth test of its own (MAX-RULING-10). */
export const test = (g: Game, at: number, effect: EffectOf<'test'>): Call[] => [
  callOf(runTest, {
    ctx: at,
    success: g.content.block(effect.success),
    failure: g.content.block(effect.failure),
  }),
];

const runTest = auto(
  'test',
  (args: { ctx: number; success: number; failure: number }) => ({ ...args, passed: false }),
  {
    roll(g, my, k) {
      const ctx = contextAt(g, my.ctx);
      if (!isAlive(g, ctx.me)) return k.done(null);
      const here = hereOf(g, ctx);
      const tile = ctx.kind === 'tile' && here !== NONE ? tileRow(g, here).en : '';
      return k.call(STEALTH_TEST, { who: ctx.me, tile }, 'passed');
    },
    follow: (_g, my, k) =>
      k.call(RESOLVE, { block: my.passed ? my.success : my.failure, ctx: my.ctx, again: false }),
  },
);
