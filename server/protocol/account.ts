import * as v from 'valibot';
import type { Sentence } from './words.ts';

/** Of a new one; those that were chosen earlier stay good until they are changed. */
export const SHORTEST_PASSWORD = 12;
export const LONGEST_PASSWORD = 128;
export const USER_NAME = /^[a-zA-Z0-9][a-zA-Z0-9._-]{2,29}$/;
/** Good enough to catch a slip; whether mail arrives there, only mail can tell. */
export const E_MAIL = /^[^\s@<>"']{1,64}@[^\s@<>"']+\.[^\s@<>"']+$/;
const SETTINGS_LENGTH = 4000;

/** A user name, or an e-mail address, as it is kept: there is no difference between a and A. */
const loginText = v.pipe(v.string(), v.trim(), v.maxLength(200, 'has more than 200 characters'));
const newLogin = v.pipe(
  loginText,
  v.check(
    (text) => USER_NAME.test(text) || E_MAIL.test(text),
    'is neither a user name (3 to 30 letters, digits, dots, dashes) nor an e-mail address',
  ),
);
const anyPassword = v.pipe(
  v.string(),
  v.maxLength(LONGEST_PASSWORD, `has more than ${LONGEST_PASSWORD} characters`),
);
const newPassword = v.pipe(
  anyPassword,
  v.minLength(SHORTEST_PASSWORD, `has fewer than ${SHORTEST_PASSWORD} characters`),
  v.check((text) => new Set(text).size > 3, 'is the same few characters over and over'),
);

const language = v.optional(v.picklist(['en', 'fr']), 'en');
export type LetterLanguage = v.InferOutput<typeof language>;

export const signUpBody = v.strictObject({
  login: newLogin,
  password: newPassword,
  /** Of the letter to an address that has to be confirmed. */
  language,
});
export type SignUp = v.InferOutput<typeof signUpBody>;
export const confirmBody = v.strictObject({
  code: v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/, 'is not a code of six digits')),
});
export const signInBody = v.strictObject({
  login: loginText,
  password: anyPassword,
  /** Whether what the guest of this browser plays becomes the account's. */
  take: v.optional(v.boolean(), false),
});
/** For an account that has only passkeys; an address would have to be confirmed. */
export const firstPasswordBody = v.strictObject({
  login: v.pipe(
    loginText,
    v.regex(USER_NAME, 'is not a user name (3 to 30 letters, digits, dots, dashes)'),
  ),
  password: newPassword,
});
export type FirstPassword = v.InferOutput<typeof firstPasswordBody>;
export const forgottenBody = v.strictObject({ login: loginText, language });
export const resetBody = v.strictObject({
  code: v.pipe(v.string(), v.trim(), v.regex(/^\w{16,64}$/, 'is not the code of a letter')),
  password: newPassword,
});
export const passwordBody = v.strictObject({ now: anyPassword, next: newPassword });
/** To show once more that it is the owner who sits there. */
export const proveBody = v.strictObject({ password: anyPassword });
export const endSessionBody = v.strictObject({
  /** One of the list, or all but this one. */
  session: v.union([v.literal('others'), v.pipe(v.string(), v.maxLength(64))]),
});
export const deleteAccountBody = v.strictObject({ password: v.optional(anyPassword) });
export const settingsBody = v.strictObject({
  settings: v.pipe(
    v.record(
      v.pipe(v.string(), v.maxLength(40)),
      v.union([v.pipe(v.string(), v.maxLength(200)), v.number(), v.boolean()]),
    ),
    v.check((held) => JSON.stringify(held).length <= SETTINGS_LENGTH, 'is too long'),
  ),
});
/** What a browser answers when it was asked for a passkey; the library checks what it means. */
const base64url = v.pipe(v.string(), v.maxLength(8000), v.regex(/^[\w-]*$/, 'is not base64url'));
const credential = {
  id: base64url,
  rawId: base64url,
  type: v.literal('public-key'),
  clientExtensionResults: v.looseObject({}),
};
export const passkeyBody = v.strictObject({
  response: v.looseObject({
    ...credential,
    response: v.looseObject({
      clientDataJSON: base64url,
      attestationObject: base64url,
      transports: v.optional(v.array(v.pipe(v.string(), v.maxLength(20)))),
    }),
  }),
});
export const passkeySignInBody = v.strictObject({
  response: v.looseObject({
    ...credential,
    response: v.looseObject({
      clientDataJSON: base64url,
      authenticatorData: base64url,
      signature: base64url,
    }),
  }),
  take: v.optional(v.boolean(), false),
});
export type PasskeyAnswer = v.InferOutput<typeof passkeySignInBody>['response'];
export const dropPasskeyBody = v.strictObject({ passkey: v.pipe(v.string(), v.maxLength(64)) });

export type PageSettings = v.InferOutput<typeof settingsBody>['settings'];

export interface SessionInfo {
  readonly id: string;
  /** What the browser called itself when it signed in. */
  readonly browser: string;
  readonly since: number;
  readonly seen: number;
  /** The one that asks. */
  readonly here: boolean;
}

export interface PasskeyInfo {
  readonly id: string;
  readonly name: string;
  readonly since: number | null;
}

export interface AccountInfo {
  /** The user name or e-mail address to sign in with, or null: by passkey only. */
  readonly login: string | null;
  readonly hasPassword: boolean;
  readonly sessions: readonly SessionInfo[];
  readonly passkeys: readonly PasskeyInfo[];
  readonly settings: PageSettings | null;
}

export interface MyAccount {
  readonly account: AccountInfo | null;
  /** The address whose code was sent and has to be typed in, or null. */
  readonly confirming: string | null;
  /** Whether whoever has forgotten their password can be sent a letter. */
  readonly letters: boolean;
  /** Null, or why there are no passkeys here. */
  readonly noPasskeys: Sentence | null;
}
