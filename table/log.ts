import type { ChoiceOf, Entry, GameTypes } from '@incognita/kernel';
import type { Occupant } from './seats.ts';

/** By what leave something was taken back. */
export type UndoPermission = 'free' | 'solo' | 'consent';

/** What an entry of the log says. */
export type Body<T extends GameTypes> =
  | { readonly kind: 'entropy'; readonly seat: number; readonly text: string }
  | { readonly kind: 'start' }
  | {
      readonly kind: 'decision';
      readonly seat: number;
      readonly choice: ChoiceOf<T>;
      /** The rest of an answer in several choices, in the order in which they were taken. */
      readonly also?: readonly ChoiceOf<T>[];
    }
  | {
      readonly kind: 'undo';
      readonly seat: number;
      /** How many decisions still stand. */
      readonly keep: number;
      readonly leave: UndoPermission;
      /** The seats that agreed, in the order of their answers. */
      readonly agreed: readonly number[];
      /** The salt of a new key for chance, where a draw was taken back. */
      readonly rekey: string | null;
    }
  | { readonly kind: 'undo-asked'; readonly seat: number; readonly keep: number }
  | { readonly kind: 'undo-answered'; readonly seat: number; readonly yes: boolean }
  | { readonly kind: 'reseed'; readonly seat: number | null; readonly rekey: string }
  | { readonly kind: 'seat'; readonly seat: number; readonly to: Occupant }
  | { readonly kind: 'time-out'; readonly seat: number; readonly did: 'bot' | 'nothing' };

/** An entry of the log: numbered from 1 without gaps, stamped with the host's time in ms. */
export type LogEntry<T extends GameTypes> = { readonly seq: number; readonly at: number } & Body<T>;

/**
 * The table's log as the kernel folds it: the decisions that still stand, and the new keys
 * between them. Folding it gives the live world; nothing else in the log changes the game.
 */
export function replay<T extends GameTypes>(log: readonly LogEntry<T>[]): Entry<T>[] {
  const timeline: Entry<T>[] = [];
  for (const entry of log) {
    if (entry.kind === 'decision')
      timeline.push(
        entry.also ? { choice: entry.choice, also: entry.also } : { choice: entry.choice },
      );
    else if (entry.kind === 'reseed') timeline.push({ rekey: entry.rekey });
    else if (entry.kind === 'undo') {
      timeline.length = cutAfter(timeline, entry.keep);
      if (entry.rekey !== null) timeline.push({ rekey: entry.rekey });
    }
  }
  return timeline;
}

/**
 * Where to cut a line so that `keep` decisions stand: before the next decision. New keys that
 * were given in between stay, or an undo would bring back a draw that people have seen.
 */
export function cutAfter(timeline: readonly object[], keep: number): number {
  let decisions = 0;
  for (let i = 0; i < timeline.length; i++) {
    const step = timeline[i];
    if (step === undefined || 'rekey' in step) continue;
    if (decisions === keep) return i;
    decisions++;
  }
  return timeline.length;
}
