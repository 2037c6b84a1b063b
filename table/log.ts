import type { ChoiceOf, Entry, GameTypes } from '@incognita/kernel';
import type { Occupant } from './seats.ts';

/** By what leave something was taken back. */
export type Leave = 'free' | 'solo' | 'consent';

/** What an entry of the log says. */
export type Body<T extends GameTypes> =
  | { readonly kind: 'entropy'; readonly seat: number; readonly text: string }
  | { readonly kind: 'start' }
  | { readonly kind: 'decision'; readonly seat: number; readonly choice: ChoiceOf<T> }
  | {
      readonly kind: 'undo';
      readonly seat: number;
      /** How many decisions still stand. */
      readonly keep: number;
      readonly leave: Leave;
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
  const line: Entry<T>[] = [];
  for (const entry of log) {
    if (entry.kind === 'decision') line.push({ choice: entry.choice });
    else if (entry.kind === 'reseed') line.push({ rekey: entry.rekey });
    else if (entry.kind === 'undo') {
      line.length = cutAfter(line, entry.keep);
      if (entry.rekey !== null) line.push({ rekey: entry.rekey });
    }
  }
  return line;
}

/**
 * Where to cut a line so that `keep` decisions stand: before the next decision. New keys that
 * were given in between stay, or an undo would bring back a draw that people have seen.
 */
export function cutAfter(line: readonly object[], keep: number): number {
  let decisions = 0;
  for (let i = 0; i < line.length; i++) {
    const step = line[i];
    if (step === undefined || 'rekey' in step) continue;
    if (decisions === keep) return i;
    decisions++;
  }
  return line.length;
}
