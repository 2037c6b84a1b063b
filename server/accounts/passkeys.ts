import { isSecureContext } from '../http/origin.ts';
import { MAX_PASSKEYS_PER_ACCOUNT } from '../limits/quotas.ts';
import type { PasskeyAnswer, Sentence } from '../protocol/index.ts';
import type { Settings } from '../settings.ts';
import type { Guest } from '../store/store.ts';
import { no, sentenceOf } from '../text/index.ts';
import { bearing, type Session } from './account-access.ts';
import type { Accounts } from './accounts.ts';
import { PERSON_HEADER, saidNo } from './library-words.ts';

/** Who adds a passkey: somebody with an account, or a guest who thereby makes one. */
export type Holder = { readonly session: Session } | { readonly guest: Guest };

/** What a browser has to be asked, and the cookie by which its answer is known again. */
export interface Ceremony {
  readonly options: object;
  readonly cookies: readonly string[];
}

/** What of a request the library has to see. */
export interface Asked {
  readonly cookie: string;
  readonly origin: string;
  readonly browser: string;
}

/** Null, or why a page at this address cannot have passkeys. */
export function whyNoPasskeys(host: string | undefined, settings: Settings): Sentence | null {
  if (!isSecureContext(host, settings)) return sentenceOf('passkeys-need-tls', {});
  const name = URL.parse(`http://${host ?? ''}`)?.hostname;
  const ours = settings.publicUrl === null ? 'localhost' : new URL(settings.publicUrl).hostname;
  return name === ours ? null : sentenceOf('passkeys-need-name', {});
}

const headersFor = (holder: Holder | null, asked: Asked): Headers => {
  const headers =
    holder !== null && 'session' in holder ? bearing(holder.session.token) : new Headers();
  if (holder !== null && 'guest' in holder) headers.set(PERSON_HEADER, holder.guest.id);
  headers.set('cookie', asked.cookie);
  headers.set('origin', asked.origin);
  headers.set('user-agent', asked.browser);
  return headers;
};

/** The library refuses in many words; whoever holds the key learns only that it did not fit. */
async function orFailed<V>(doing: Promise<V>): Promise<V> {
  try {
    return await doing;
  } catch (error) {
    if (saidNo(error)) throw no('passkey-failed', {});
    throw error;
  }
}

/** What to ask of a browser that shall make a passkey. */
export async function optionsToAdd(
  accounts: Accounts,
  holder: Holder,
  name: string,
  asked: Asked,
): Promise<Ceremony> {
  const { api } = await accounts.library();
  const { response, headers } = await orFailed(
    api.generatePasskeyRegistrationOptions({
      query: { name },
      headers: headersFor(holder, asked),
      returnHeaders: true,
    }),
  );
  return { options: response, cookies: headers.getSetCookie() };
}

/** Keeps a new passkey. A guest has an account from then on: answers with their session. */
export async function addPasskey(
  accounts: Accounts,
  holder: Holder,
  response: object,
  asked: Asked,
): Promise<Session> {
  const { api } = await accounts.library();
  if ('guest' in holder) await accounts.eraseIfClosed(holder.guest.id);
  else {
    const held = await api.listPasskeys({ headers: bearing(holder.session.token) });
    if (held.length >= MAX_PASSKEYS_PER_ACCOUNT)
      throw no('too-many-passkeys', { most: MAX_PASSKEYS_PER_ACCOUNT });
  }
  try {
    await orFailed(
      api.verifyPasskeyRegistration({
        body: { response, name: deviceOf(asked.browser) },
        headers: headersFor(holder, asked),
      }),
    );
  } catch (error) {
    if ('guest' in holder) await accounts.eraseIfClosed(holder.guest.id);
    throw error;
  }
  if ('session' in holder) return holder.session;
  const adapter = await accounts.adapter();
  const userAgent = asked.browser;
  const { token } = await adapter.createSession(holder.guest.id, false, { userAgent });
  return mustLast(await accounts.session(token));
}

/** What to ask of a browser whose owner wants to sign in with whatever passkey they have. */
export async function optionsToSignIn(accounts: Accounts, asked: Asked): Promise<Ceremony> {
  const { api } = await accounts.library();
  const { response, headers } = await orFailed(
    api.generatePasskeyAuthenticationOptions({
      headers: headersFor(null, asked),
      returnHeaders: true,
    }),
  );
  // Being able to touch a key is not enough: it is the only thing that is asked for.
  const options = { ...response, userVerification: 'required' };
  return { options, cookies: headers.getSetCookie() };
}

export async function signInByPasskey(
  accounts: Accounts,
  response: PasskeyAnswer,
  asked: Asked,
): Promise<Session> {
  const { api } = await accounts.library();
  const made = await orFailed(
    api.verifyPasskeyAuthentication({
      body: { response },
      headers: headersFor(null, asked),
    }),
  );
  const session = mustLast(await accounts.session(made.session.token));
  await accounts.welcome(session.person);
  return session;
}

function mustLast(session: Session | null): Session {
  if (session === null) throw no('passkey-failed', {});
  return session;
}

const SYSTEMS = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'CrOS', 'Linux'] as const;

/** A word by which people tell their keys apart. */
const deviceOf = (browser: string): string =>
  SYSTEMS.find((system) => browser.includes(system)) ?? 'Passkey';
