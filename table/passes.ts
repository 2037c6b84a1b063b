import type { Span } from '@incognita/kernel';

/**
 * Passes that people have given in advance: for each seat, the span in which its windows are passed.
 * They stand beside the log: nobody but their seat learns of them, and what comes of them is logged as
 * if the seat had passed each time.
 */
export type StandingPasses = ReadonlyMap<number, Span>;

export const NO_PASSES: StandingPasses = new Map();

/** What is left of them when spans have ended. */
export function passesAfter(passes: StandingPasses, ended: readonly Span[]): StandingPasses {
  if (passes.size === 0 || ended.length === 0) return passes;
  return new Map([...passes].filter(([, span]) => !ended.includes(span)));
}
