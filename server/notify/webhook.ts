import { createHmac } from 'node:crypto';
import { noticeOf, type TurnNotice } from './notice.ts';
import { type Bounds, post } from './post.ts';

/** Signs a message so that whoever knows the secret can tell that it is ours, and not an old one. */
export function signatureOf(secret: string, seconds: number, body: string): string {
  const mark = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${mark}`;
}

export async function sendWebhook(
  { url, secret }: { readonly url: string; readonly secret: string },
  turn: TurnNotice,
  now: number,
  bounds: Bounds,
): Promise<void> {
  const en = noticeOf(turn, 'en');
  const fr = noticeOf(turn, 'fr');
  const body = JSON.stringify({
    about: 'turn',
    at: now,
    game: turn.game.id,
    table: turn.table,
    code: turn.code,
    url: turn.url,
    deadline: turn.deadline,
    text: { en: en.text, fr: fr.text },
  });
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Incognita',
    'incognita-signature': signatureOf(secret, Math.floor(now / 1000), body),
  };
  const status = await post(url, headers, body, bounds);
  if (status < 200 || status > 299) throw new Error(`the webhook answered ${status}`);
}
