import webPush from 'web-push';
import type { House } from '../house/house.ts';
import type { NoticeLanguage } from '../protocol/index.ts';
import { noticeOf, type Turn } from './notice.ts';
import { type Bounds, post } from './post.ts';
import type { PushLine } from './wishes.ts';

/** A day: after that it is another day's news. */
const KEEP_SECONDS = 86_400;
/** What push services answer about browsers that are gone. */
const GONE = [404, 410];

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys of this house, the same on all its nodes: made by whoever starts first. */
export async function pushKeys(house: House): Promise<PushKeys> {
  const place = { kind: 'push-keys', id: 'house', owner: '' };
  const made = JSON.stringify(webPush.generateVAPIDKeys());
  await house.turns.write({ put: 'paper', paper: { ...place, body: made }, first: true });
  const paper = await house.store.paper(place.kind, place.id);
  return JSON.parse(paper?.body ?? made);
}

/** Sends a notice to one browser, encrypted for it; false where that browser is gone for good. */
export async function sendPush(
  line: PushLine,
  turn: Turn,
  language: NoticeLanguage,
  { keys, contact, bounds }: { keys: PushKeys; contact: string; bounds: Bounds },
): Promise<boolean> {
  const { title, text } = noticeOf(turn, language);
  const payload = JSON.stringify({ title, text, lang: language, tag: turn.table, url: turn.url });
  const { headers, body } = webPush.generateRequestDetails(line, payload, {
    vapidDetails: { subject: contact, ...keys },
    TTL: KEEP_SECONDS,
    contentEncoding: 'aes128gcm',
    // A later notice of the same table takes the place of one that was not yet delivered.
    topic: turn.table,
  });
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  const status = await post(line.endpoint, Object.fromEntries(texts), body, bounds);
  if (GONE.includes(status)) return false;
  if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`);
  return true;
}
