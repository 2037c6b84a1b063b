import type { AccountInfo, MyAccount, PageSettings } from '@incognita/server/protocol';
import { type Settings, useSettings } from '../settings.ts';
import { ask } from './lobby.ts';

/** Whether this browser was signed in when it was last here: guests need not be asked about it. */
const SIGNED_IN = 'incognita-signed-in';

export const seemsSignedIn = (): boolean => localStorage.getItem(SIGNED_IN) !== null;

/** What of the settings goes along with an account. The rest of them belongs to the device. */
const SHARED = ['language', 'surface', 'name', 'motion', 'sound', 'quick', 'pace'] as const;

const shared = (settings: Settings): PageSettings =>
  Object.fromEntries(SHARED.map((key) => [key, settings[key]]));

/** Takes over what was set on another device; what does not fit here is left as it was. */
function apply(kept: PageSettings | null): void {
  const mine = useSettings.getState();
  const known = SHARED.flatMap((key) => {
    const value = kept?.[key];
    return typeof value === typeof mine[key] ? [[key, value] as const] : [];
  });
  mine.set(Object.fromEntries(known));
}

/** Notes who this browser is now, and hands the answer on. */
function noted(mine: MyAccount): MyAccount {
  if (mine.account === null) localStorage.removeItem(SIGNED_IN);
  else localStorage.setItem(SIGNED_IN, 'yes');
  return mine;
}

/** Somebody came in with their account: their settings come along, or are kept from now on. */
async function entered(mine: MyAccount): Promise<MyAccount> {
  const { account } = noted(mine);
  if (account !== null) {
    apply(account.settings);
    if (account.settings === null) await keepSettings();
    void followSettings();
  }
  return mine;
}

export const myAccount = (): Promise<MyAccount> => ask<MyAccount>('/account').then(noted);

/** Makes an account, unless an address has to be confirmed first. */
export const signUp = (login: string, password: string): Promise<MyAccount> => {
  const { language } = useSettings.getState();
  return ask<MyAccount>('/account', { login, password, language }).then(entered);
};

export const confirmAddress = (code: string): Promise<MyAccount> =>
  ask<MyAccount>('/account/confirm', { code }).then(entered);

export const signIn = (login: string, password: string, take: boolean): Promise<MyAccount> =>
  ask<MyAccount>('/account/sign-in', { login, password, take }).then(entered);

export const signOut = (): Promise<MyAccount> =>
  ask<MyAccount>('/account/sign-out', {}).then(noted);

export const endSession = (session: string): Promise<MyAccount> =>
  ask<MyAccount>('/account/sessions/end', { session }).then(noted);

export const changePassword = (now: string, next: string): Promise<MyAccount> =>
  ask<MyAccount>('/account/password', { now, next }).then(noted);

/** Shows once more that it is the owner who sits here. */
export const prove = (password: string): Promise<MyAccount> =>
  ask<MyAccount>('/account/prove', { password }).then(noted);

/** A user name and a password beside the passkeys. */
export const addLogin = (login: string, password: string): Promise<MyAccount> =>
  ask<MyAccount>('/account/login', { login, password }).then(noted);

/** Has a code sent to the address of an account, if there is such an account. */
export const askForLetter = async (login: string): Promise<MyAccount> => {
  const { language } = useSettings.getState();
  await ask('/account/forgotten', { login, language });
  return myAccount();
};

export const resetPassword = (code: string, password: string): Promise<MyAccount> =>
  ask<MyAccount>('/account/reset', { code, password }).then(entered);

export const deleteAccount = (password: string | undefined): Promise<MyAccount> =>
  ask<MyAccount>('/account/delete', password === undefined ? {} : { password }).then(noted);

export const dropPasskey = (passkey: string): Promise<MyAccount> =>
  ask<MyAccount>('/account/passkeys/drop', { passkey });

/** Makes a passkey for the account, or an account for the guest. */
export async function addPasskey(): Promise<MyAccount> {
  const { makePasskey } = await import('./passkeys.ts');
  const { options } = await ask<{ options: never }>('/account/passkeys/options', {});
  const response = await makePasskey(options);
  return entered(await ask<MyAccount>('/account/passkeys', { response }));
}

export async function signInByPasskey(take: boolean): Promise<MyAccount> {
  const { showPasskey } = await import('./passkeys.ts');
  const { options } = await ask<{ options: never }>('/account/passkey-sign-in/options', {});
  const response = await showPasskey(options);
  return entered(await ask<MyAccount>('/account/passkey-sign-in', { response, take }));
}

const keepSettings = (): Promise<unknown> =>
  ask('/account/settings', { settings: shared(useSettings.getState()) });

/** Settings are kept a moment after the last change: names are typed letter by letter. */
const REST_MS = 1000;
let following = false;

/** Keeps the account's settings as they are changed here. */
async function followSettings(): Promise<void> {
  if (following) return;
  following = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = JSON.stringify(shared(useSettings.getState()));
  useSettings.subscribe((settings) => {
    const now = JSON.stringify(shared(settings));
    if (now === last || !seemsSignedIn()) return;
    last = now;
    clearTimeout(timer);
    // Without a network it is tried again with the next change.
    timer = setTimeout(() => void keepSettings().catch(() => {}), REST_MS);
  });
}

/** At the start of a page that was signed in: what was set elsewhere, then what is set here. */
export async function bringSettings(): Promise<void> {
  const mine = await myAccount().catch(() => null);
  if (mine?.account == null) return;
  await entered(mine);
}

export type { AccountInfo, MyAccount };
