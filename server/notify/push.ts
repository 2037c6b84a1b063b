import webPush from 'web-push';
import type { NoticeLanguage } from '../protocol/index.ts';
import type { TableService } from '../tables/table-service.ts';
import { noticeOf, type TurnNotice } from './notice.ts';
import { type Bounds, post } from './post.ts';
import type { PushLine } from './preferences.ts';

/** A day: after that it is another day's news. */
const PUSH_TTL_SECONDS = 86_400;
/** What push services answer about browsers that are gone. */
const GONE_STATUSES = [404, 410];

export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The push keys of this server, the same on all nodes: made by the first that starts. */
export async function pushKeys(service: TableService): Promise<PushKeys> {
  const place = { kind: 'push-keys', id: 'house', owner: '' };
  const made = JSON.stringify(webPush.generateVAPIDKeys());
  await service.commits.write({ put: 'record', record: { ...place, body: made }, first: true });
  const record = await service.store.record(place.kind, place.id);
  return JSON.parse(record?.body ?? made);
}

/** Sends a notice to one browser, encrypted for it; false where that browser is gone for good. */
export async function sendPush(
  line: PushLine,
  turn: TurnNotice,
  language: NoticeLanguage,
  { keys, contact, bounds }: { keys: PushKeys; contact: string; bounds: Bounds },
): Promise<boolean> {
  const { title, text } = noticeOf(turn, language);
  const payload = JSON.stringify({ title, text, lang: language, tag: turn.table, url: turn.url });
  const { headers, body } = webPush.generateRequestDetails(line, payload, {
    vapidDetails: { subject: contact, ...keys },
    TTL: PUSH_TTL_SECONDS,
    contentEncoding: 'aes128gcm',
    // A later notice of the same table takes the place of one that was not yet delivered.
    topic: turn.table,
  });
  const texts = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  const status = await post(line.endpoint, Object.fromEntries(texts), body, bounds);
  if (GONE_STATUSES.includes(status)) return false;
  if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`);
  return true;
}
