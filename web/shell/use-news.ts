import type { Deed, News } from '@incognita/boards';
import type { AnyTypes } from '@incognita/kernel';
import type { RedactedEntry } from '@incognita/table';
import { useMemo, useRef } from 'react';

/** More entries at once are no news but a recap. */
const MAX_ENTRIES_AT_ONCE = 12;

/** What happened since the last look; nothing at first, after an undo and after a long absence. */
export function useNews(told: readonly RedactedEntry<AnyTypes>[]): News {
  const last = useRef<News>({ seq: 0, events: [] });
  const seq = told.at(-1)?.seq ?? 0;
  const before = last.current.seq;
  if (seq !== before) {
    const fresh = before === 0 || seq < before ? [] : told.filter((entry) => entry.seq > before);
    const events = fresh.length > MAX_ENTRIES_AT_ONCE ? [] : fresh.flatMap((entry) => entry.events);
    last.current = { seq, events };
  }
  return last.current;
}

/** The log as boards read it: decisions and what came of them, without who came and went. */
export function useStory(told: readonly RedactedEntry<AnyTypes>[]): readonly Deed[] {
  return useMemo(
    () =>
      told.map(({ what, events }) => ({
        by: what.kind === 'decision' ? what.seat : null,
        events,
      })),
    [told],
  );
}
