import type { AnyTypes, Eye } from '@incognita/kernel';
import type { CatchUp, PreparedChange, TableViewChange } from '@incognita/table';
import type { ToPage } from '../protocol/index.ts';
import type { LiveTable, Watcher } from './live-table.ts';
import { infoFor, presenceOf } from './table-info.ts';

/** Sends all watchers of a table the same message. */
export function broadcast(live: LiveTable, message: ToPage): void {
  const text = JSON.stringify(message);
  for (const watcher of live.watchers) watcher.send(text);
}

/** Tells everybody who is there, if that has changed since they were told. */
export function broadcastPresence(live: LiveTable): void {
  const presence = presenceOf(live);
  const text = JSON.stringify(presence);
  if (text === live.presenceTold) return;
  live.presenceTold = text;
  broadcast(live, { t: 'presence', table: live.id, presence });
}

/** Sends each watcher the table's info as they may know it: an invitation is not for all. */
export function broadcastInfo(live: LiveTable): void {
  for (const watcher of live.watchers) {
    const info = infoFor(live.row, watcher.guest);
    const message: ToPage = { t: 'info', table: live.id, info };
    watcher.send(JSON.stringify(message));
  }
}

/** Sends what the entry `seq` has changed: one text per eye, however many look through it. */
export function broadcastUpdate(
  live: LiveTable,
  seq: number,
  watchers: Iterable<Watcher> = live.watchers,
): void {
  const { table } = live;
  sendEach(watchers, (eye) =>
    updateText(live, seq, table.since(seq - 1, eye), table.viewChangeFor(eye)),
  );
}

/** The same for those who look through another seat of theirs now: all that there is to see there. */
export function broadcastTurned(live: LiveTable, seq: number, turned: Iterable<Watcher>): void {
  const { table } = live;
  sendEach(turned, (eye) => updateText(live, seq, table.since(seq - 1, eye), table.viewFor(eye)));
}

/** Everybody hears of an entry, and whoever holds several seats sees the one that is asked. */
export function broadcastEntry(live: LiveTable, seq: number): void {
  const turned = live.turnEyes();
  const others = turned.length === 0 ? live.watchers : exceptFor(live, turned);
  broadcastUpdate(live, seq, others);
  broadcastTurned(live, seq, turned);
}

const exceptFor = (live: LiveTable, turned: readonly Watcher[]): Watcher[] =>
  [...live.watchers].filter((watcher) => !turned.includes(watcher));

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
 * work out when it is.
 */
export function previewTexts(
  live: LiveTable,
  { entry, updateFor }: PreparedChange<AnyTypes>,
): readonly EyeText[] {
  const texts: EyeText[] = [];
  for (const { eye } of live.watchers) {
    if (textFor(texts, eye) !== undefined) continue;
    const { since, look } = updateFor(eye);
    texts.push({ eye, text: updateText(live, entry.seq, since, look) });
  }
  return texts;
}

/** Sends each watcher the text of their eye. Answers those who look through an eye without a text. */
export function sendTexts(
  live: LiveTable,
  texts: readonly EyeText[],
  turned: readonly Watcher[],
): Watcher[] {
  const others: Watcher[] = [];
  for (const watcher of live.watchers) {
    if (turned.includes(watcher)) continue;
    const text = textFor(texts, watcher.eye);
    if (text === undefined) others.push(watcher);
    else watcher.send(text);
  }
  return others;
}

/** Sends all watchers a fresh view: what they have seen before may be wrong. */
export function broadcastFresh(live: LiveTable): void {
  const { seq } = live.table;
  const since = { seq, fresh: 'forgotten' } as const;
  sendEach(live.watchers, (eye) => updateText(live, seq, since, live.table.viewFor(eye)));
}

function sendEach(watchers: Iterable<Watcher>, say: (eye: Eye) => string): void {
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
  since: CatchUp<AnyTypes>,
  look: TableViewChange<AnyTypes>,
): string {
  const message: ToPage = { t: 'update', table: live.id, seq, since, look };
  return JSON.stringify(message);
}
