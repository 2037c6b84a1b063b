import type { GameTypes } from '@incognita/kernel';
import type { RedactedEntry } from './redact.ts';

/** The log as an eye knows it, with what came after it: an undo takes back the decisions before it. */
export function withEntries<T extends GameTypes>(
  log: readonly RedactedEntry<T>[],
  more: readonly RedactedEntry<T>[],
): RedactedEntry<T>[] {
  const all = [...log];
  for (const entry of more) {
    if (entry.what.kind === 'undo') takeBack(all, entry.what.back);
    all.push(entry);
  }
  return all;
}

function takeBack<T extends GameTypes>(log: RedactedEntry<T>[], decisions: number): void {
  let left = decisions;
  for (let i = log.length - 1; i >= 0 && left > 0; i--) {
    if (log[i]?.what.kind !== 'decision') continue;
    log.splice(i, 1);
    left--;
  }
}
