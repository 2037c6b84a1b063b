import type { AnyTypes } from '@incognita/kernel';
import type { RedactedEntry } from '@incognita/table';

/** The log as it stood after an entry: what was taken back only later is there again. */
export function entriesAt(
  story: readonly RedactedEntry<AnyTypes>[],
  seq: number,
): RedactedEntry<AnyTypes>[] {
  const then = ({ seq: own }: RedactedEntry<AnyTypes>): boolean => own <= seq;
  const back = story
    .filter((entry) => !then(entry))
    .flatMap((entry) => (entry.undone ?? []).filter(then));
  return [...story.filter(then), ...back].sort((a, b) => a.seq - b.seq);
}
