import { aim, noAim } from './aim.ts';
import { askerOf, askOptional } from './ask.ts';
import { contextAt } from './context.ts';
import { deeds } from './deeds.ts';
import { type Answer, answering, auto, decision, type Look } from './kit.ts';
import { canPay, firstStep, isOption, isPossible } from './possible.ts';
import { type Context, NONE } from './state.ts';
import { CHOOSE, OPTIONAL, PERFORM, type Performed, REPEAT, RESOLVE } from './steps.ts';
import { choiceCount, covered } from './targets.ts';

/** Resolves a list of effects in a context of its own, on top of those under way. */
export const perform = answering<Performed>()(
  PERFORM.name,
  ({ context, block }: { context: Context; block: number }) => ({
    context: context as Context | null,
    block,
    at: NONE,
  }),
  {
    begin(g, my, k) {
      const { context } = my;
      if (!context) return k.done({ cancelled: false, moved: false });
      my.context = null;
      my.at = g.state.effects.length;
      g.state.effects.push(context);
      return k.call(RESOLVE, { block: my.block, ctx: my.at, again: false });
    },
    end(g, my, k) {
      const { cancelled, moved } = contextAt(g, my.at);
      return k.done({ cancelled, moved });
    },
  },
  {
    cleanUp(g, my) {
      if (my.at !== NONE) g.state.effects.length = my.at;
    },
  },
);

/** Steps in order (part A.1); one that finds no target is skipped. */
export const resolve = auto(
  RESOLVE.name,
  ({ block, ctx, again }: { block: number; ctx: number; again: boolean }) => ({
    block,
    ctx,
    again,
    at: 0,
    aim: noAim(),
  }),
  {
    next(g, my, k) {
      const effect = g.content.stepsOf(my.block)[my.at];
      if (!effect) return k.done(null);
      my.aim = noAim();
      if (!('sel' in effect) || effect.op === 'mod' || effect.op === 'giveGear') return undefined;
      const ctx = contextAt(g, my.ctx);
      if (my.again && choiceCount(effect.sel) !== null) {
        my.aim = { ...covered(g, ctx, { sel: 'that' }), bodies: [] };
        return undefined;
      }
      return k.call(aim, { effect: g.content.effectNumber(effect), ctx: my.ctx }, 'aim');
    },
    act(g, my, k) {
      const effect = g.content.stepsOf(my.block)[my.at];
      my.at += 1;
      k.to('next');
      if (!effect) return undefined;
      const calls = deeds(g, my.ctx, effect, my.aim);
      return calls.length > 0 ? k.calls(...calls) : k.to('next');
    },
  },
);

/** `opt{...}` */
export const optional = auto(
  OPTIONAL.name,
  ({ block, ctx }: { block: number; ctx: number }) => ({
    block,
    ctx,
    answer: null as Answer<'yes' | 'no'> | null,
  }),
  {
    ask(g, my, k) {
      const ctx = contextAt(g, my.ctx);
      const steps = g.content.stepsOf(my.block);
      const first = firstStep(steps);
      if (!canPay(g, ctx, steps)) return k.done(null);
      if (first !== null && !isPossible(g, ctx, first)) return k.done(null);
      return k.call(askOptional, { seat: askerOf(g, ctx), of: ctx.is }, 'answer');
    },
    follow: (_g, my, k) =>
      my.answer?.do === 'yes'
        ? k.call(RESOLVE, { block: my.block, ctx: my.ctx, again: false })
        : undefined,
  },
);

/** `repeat(n){...}`: targets are chosen at the first pass and stay. */
export const repeat = auto(
  REPEAT.name,
  ({ block, ctx, n }: { block: number; ctx: number; n: number }) => ({ block, ctx, n, pass: 0 }),
  {
    pass(_g, my, k) {
      if (my.pass >= my.n) return k.done(null);
      my.pass += 1;
      k.to('pass');
      return k.call(RESOLVE, { block: my.block, ctx: my.ctx, again: my.pass > 1 });
    },
  },
);

const askOption = decision<{ effect: number; ctx: number }, 'option'>('ask-option', {
  rule: 'MAX-GEN-03',
  seat: (g, my) => askerOf(g, contextAt(g, my.ctx)),
  prompt: (g, my) => ({ ask: 'option', of: contextAt(g, my.ctx).is }),
  options: (g, my) =>
    optionsOf(g, my.effect).map(
      (_steps, n) => ({ do: 'option', of: contextAt(g, my.ctx).is, n }) as const,
    ),
  forbids: (g, my, option) =>
    isOption(g, contextAt(g, my.ctx), optionsOf(g, my.effect)[option.n] ?? [])
      ? null
      : g.no('MAX-PLAY-04', 'option.impossible', {}),
});

const optionsOf = (g: Look, number: number) => {
  const effect = g.content.effect(number);
  return effect.op === 'choose' ? effect.options : [];
};

/** `choose(a or b)`: one that is possible; none: nothing happens. */
export const choose = auto(
  CHOOSE.name,
  ({ effect, ctx }: { effect: number; ctx: number }) => ({
    effect,
    ctx,
    answer: null as Answer<'option'> | null,
  }),
  {
    ask(g, my, k) {
      const ctx = contextAt(g, my.ctx);
      const possible = optionsOf(g, my.effect).flatMap((steps, n) =>
        isOption(g, ctx, steps) ? [n] : [],
      );
      const [only] = possible;
      if (only === undefined) return k.done(null);
      // A closed hand must not show by a question that is left out.
      if (possible.length === 1 && g.config.hands === 'open') {
        my.answer = { do: 'option', of: ctx.is, n: only };
        return undefined;
      }
      return k.call(askOption, { effect: my.effect, ctx: my.ctx }, 'answer');
    },
    follow(g, my, k) {
      const steps = optionsOf(g, my.effect)[my.answer?.n ?? 0];
      if (!steps) return undefined;
      return k.call(RESOLVE, { block: g.content.block(steps), ctx: my.ctx, again: false });
    },
  },
);
