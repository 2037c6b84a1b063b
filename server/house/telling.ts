import type { AnyTypes } from '@incognita/kernel';
import type { LookChange, Since } from '@incognita/table';
import type { ToPage } from '../protocol/index.ts';
import { infoFor, presenceOf } from './info.ts';
import type { LiveTable } from './live.ts';

/** Tells everybody who follows a table something that is the same for all of them. */
export function tellAll(live: LiveTable, message: ToPage): void {
  const text = JSON.stringify(message);
  for (const watcher of live.watchers) watcher.send(text);
}

export function tellPresence(live: LiveTable): void {
  tellAll(live, { t: 'presence', table: live.id, presence: presenceOf(live) });
}

/** Everybody learns about the table what is theirs to know: an invitation is not for all. */
export function tellInfo(live: LiveTable): void {
  for (const watcher of live.watchers) {
    const info = infoFor(live.row, watcher.guest);
    const message: ToPage = { t: 'info', table: live.id, info };
    watcher.send(JSON.stringify(message));
  }
}

/** What the entry `seq` has changed. One text per eye, however many look through it. */
export function tellUpdate(live: LiveTable, seq: number): void {
  tellEach(live, (eye) => updateText(live, live.table.since(seq - 1, eye), live.table.change(eye)));
}

/** Everybody starts afresh: what they have seen before may not be so. */
export function tellAfresh(live: LiveTable): void {
  const since = { seq: live.table.seq, fresh: 'forgotten' } as const;
  tellEach(live, (eye) => updateText(live, since, live.table.look(eye)));
}

function tellEach(live: LiveTable, textFor: (eye: number) => string): void {
  const texts = new Map<number, string>();
  for (const watcher of live.watchers) {
    const { eye } = watcher;
    let text = texts.get(eye);
    if (text === undefined) {
      text = textFor(eye);
      texts.set(eye, text);
    }
    watcher.send(text);
  }
}

function updateText(live: LiveTable, since: Since<AnyTypes>, look: LookChange<AnyTypes>): string {
  const message: ToPage = { t: 'update', table: live.id, seq: live.table.seq, since, look };
  return JSON.stringify(message);
}
