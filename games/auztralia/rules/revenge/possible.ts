import type { Effect } from '../../content/revenge/effects.ts';
import type { Look } from '../kit.ts';
import type { Context, Handler } from './context.ts';

/** How each word of the vocabulary works; filled by the module that knows them all. */
const handlers = new Map<Effect['op'], Handler<Effect>>();

export function teach(words: Readonly<Record<Effect['op'], Handler<Effect>>>): void {
  for (const op of Object.keys(words) as Effect['op'][]) handlers.set(op, words[op]);
}

export function handlerOf(op: Effect['op']): Handler<Effect> {
  const handler = handlers.get(op);
  if (!handler) throw new Error(`no rule knows the word "${op}"`);
  return handler;
}

/** REV-MYTH-17, REV-RULING-14: whether a step would change anything. */
export const possible = (g: Look, my: Context, effect: Effect): boolean =>
  handlerOf(effect.op).possible(g, my, effect);
