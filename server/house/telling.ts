import type { AnyTypes, Eye } from '@incognita/kernel';
import type { LookChange, Prepared, Since } from '@incognita/table';
import type { ToPage } from '../protocol/index.ts';
import { infoFor, presenceOf } from './info.ts';
import type { LiveTable, Watcher } from './live.ts';

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
export function tellUpdate(
  live: LiveTable,
  seq: number,
  watchers: Iterable<Watcher> = live.watchers,
): void {
  const { table } = live;
  tellEach(watchers, (eye) => updateText(live, seq, table.since(seq - 1, eye), table.change(eye)));
}

/** What is told to those who look through an eye. There are few eyes, so they are not looked up. */
export interface EyeText {
  readonly eye: Eye;
  readonly text: string;
}

const textFor = (texts: readonly EyeText[], eye: Eye): string | undefined => {
  for (const held of texts) if (held.eye === eye) return held.text;
  return undefined;
};

/**
 * The same before the entry is stored, for the eyes that look now: then there is nothing left to
 * work out when it is. Null where it has to be worked out when it is made.
 */
export function textsAhead(
  live: LiveTable,
  { entry, tellAhead }: Prepared<AnyTypes>,
): readonly EyeText[] | null {
  const texts: EyeText[] = [];
  for (const { eye } of live.watchers) {
    if (textFor(texts, eye) !== undefined) continue;
    const ahead = tellAhead(eye);
    if (ahead === null) return null;
    texts.push({ eye, text: updateText(live, entry.seq, ahead.since, ahead.look) });
  }
  return texts;
}

/** Tells everybody what was worked out for their eye. Answers who looks through another one by now. */
export function tellTexts(live: LiveTable, texts: readonly EyeText[]): Watcher[] {
  const others: Watcher[] = [];
  for (const watcher of live.watchers) {
    const text = textFor(texts, watcher.eye);
    if (text === undefined) others.push(watcher);
    else watcher.send(text);
  }
  return others;
}

/** Everybody starts afresh: what they have seen before may not be so. */
export function tellAfresh(live: LiveTable): void {
  const { seq } = live.table;
  const since = { seq, fresh: 'forgotten' } as const;
  tellEach(live.watchers, (eye) => updateText(live, seq, since, live.table.look(eye)));
}

function tellEach(watchers: Iterable<Watcher>, say: (eye: Eye) => string): void {
  const texts = new Map<Eye, string>();
  for (const watcher of watchers) {
    const { eye } = watcher;
    let text = texts.get(eye);
    if (text === undefined) {
      text = say(eye);
      texts.set(eye, text);
    }
    watcher.send(text);
  }
}

function updateText(
  live: LiveTable,
  seq: number,
  since: Since<AnyTypes>,
  look: LookChange<AnyTypes>,
): string {
  const message: ToPage = { t: 'update', table: live.id, seq, since, look };
  return JSON.stringify(message);
}
