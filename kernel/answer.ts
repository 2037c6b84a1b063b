import type { Engine, Outcome } from './engine.ts';
import type { Span } from './steps.ts';
import type { ChoiceOf, EventOf, GameTypes } from './words.ts';
import type { World } from './world.ts';

/** Why a list of choices was not taken, and where it stopped. Nothing of it holds then. */
export interface Stopped {
  readonly at: number;
  /**
   * `illegal`: not among the choices there. `horizon`: something was drawn or shown, or somebody
   * else is asked, and what follows may not be decided before it is seen. `other`: another question.
   */
  readonly why: 'illegal' | 'horizon' | 'other';
}

/**
 * Takes the choices of one answer in order, in place. All of them answer the same decision, and only
 * the last may pass a horizon: a list that went on behind one could be tried until it fits.
 */
export function applyAll<T extends GameTypes>(
  engine: Engine<T>,
  world: World<T>,
  choices: readonly unknown[],
  options: { readonly events?: boolean } = {},
): { readonly outcome: Outcome<T>; readonly taken: readonly ChoiceOf<T>[] } | Stopped {
  const step = engine.stepAsked(world);
  const events: EventOf<T>[] = [];
  const ended = new Set<Span>();
  const taken: ChoiceOf<T>[] = [];
  let last: Outcome<T> | null = null;
  for (const [at, choice] of choices.entries()) {
    if (last?.horizon) return { at, why: 'horizon' };
    if (engine.stepAsked(world) !== step) return { at, why: 'other' };
    const one = engine.take(world, choice, options);
    if (one === null) return { at, why: 'illegal' };
    last = one.outcome;
    events.push(...last.events);
    for (const span of last.ended) ended.add(span);
    taken.push(one.choice);
  }
  if (!last) return { at: 0, why: 'illegal' };
  return { outcome: { ...last, events, ended: [...ended] }, taken };
}
