import * as v from 'valibot';

/** How the page and a person agree on being told of their turn. */
export const NOTICE_LANGUAGES = ['en', 'fr'] as const;
const language = v.picklist(NOTICE_LANGUAGES);
export type NoticeLanguage = v.InferOutput<typeof language>;

const url = v.pipe(v.string(), v.maxLength(1000), v.url('is not an address'));

export const languageBody = v.strictObject({ language });
export const mailBody = v.strictObject({
  address: v.pipe(v.string(), v.trim(), v.maxLength(200), v.email('is not a mail address')),
  language,
});
export const mailCodeBody = v.strictObject({
  code: v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/, 'is not a code of six digits')),
});
export const webhookBody = v.strictObject({ url, language });
const key = v.pipe(v.string(), v.regex(/^[\w-]{16,120}={0,2}$/, 'is not a key'));
/** A `PushSubscription` of the browser, as it turns itself into JSON. */
export const pushBody = v.strictObject({
  endpoint: url,
  keys: v.strictObject({ p256dh: key, auth: key }),
  language,
});
export const pushEndBody = v.strictObject({ endpoint: url });

/** In which ways this server can tell people of their turn, and which of them one person chose. */
export interface NoticesInfo {
  readonly offered: {
    readonly mail: boolean;
    readonly webhook: boolean;
    /** The key that a browser needs to subscribe, or null. */
    readonly push: string | null;
  };
  readonly language: NoticeLanguage;
  /** Nothing but the code is sent to an address before it is confirmed. */
  readonly mail: { readonly address: string; readonly confirmed: boolean } | null;
  readonly webhook: { readonly url: string } | null;
  /** How many browsers. */
  readonly push: number;
}
