import { unguessable } from '../guests/names.ts';
import type { Mail } from '../notify/mail.ts';
import type { FirstPassword, LetterLanguage } from '../protocol/index.ts';
import { no } from '../text/index.ts';
import {
  type AccountAccess,
  bearing,
  type From,
  isTaken,
  normal,
  type Session,
} from './account-access.ts';
import { isNoAddress, saidNo } from './library-words.ts';
import { checkNewPassword } from './passwords.ts';

/**
 * For whoever has forgotten their password, where the server can send mail: a code to the address
 * of the account, if that was confirmed. Whether there is one, only its owner learns.
 */
export class PasswordReset {
  readonly #accounts: AccountAccess;
  readonly #mail: Mail;
  /** In which language whoever asks reads. */
  readonly #languages = new Map<string, LetterLanguage>();

  constructor(accounts: AccountAccess, mail: Mail) {
    this.#accounts = accounts;
    this.#mail = mail;
  }

  async ask(login: string, language: LetterLanguage, from: From): Promise<void> {
    const address = normal(login);
    if (!address.includes('@') || isNoAddress(address)) throw no('reset-needs-address', {});
    await this.#accounts.attempts.take(`letter ${address}`, from.address);
    // Not waited for: how long it takes would tell whether there is such an account. Whoever gets
    // no letter asks again.
    this.#request(address, language).catch(() => {});
  }

  async #request(address: string, language: LetterLanguage): Promise<void> {
    const adapter = await this.#accounts.adapter();
    const found = await adapter.findUserByEmail(address);
    // An address that was taken at its word may be somebody else's.
    if (!found?.user.emailVerified) return;
    this.#languages.set(address, language);
    const { api } = await this.#accounts.library();
    await api.requestPasswordReset({ body: { email: address } });
  }

  /** The library has made a code, and wants it sent. */
  async send(address: string, code: string): Promise<void> {
    const language = this.#languages.get(address) ?? 'en';
    this.#languages.delete(address);
    await this.#mail.sendLetter(address, LETTERS[language](code));
  }

  /** A new password for whoever has the code; all sessions end, and a new one begins. */
  async reset(code: string, password: string, from: From): Promise<Session> {
    const { attempts } = this.#accounts;
    await attempts.take(`reset ${code}`, from.address);
    const adapter = await this.#accounts.adapter();
    const kept = await adapter.findVerificationValue(`reset-password:${code}`);
    const user = kept === null ? null : await adapter.findUserById(kept.value);
    if (user === null) throw no('wrong-letter-code', {});
    checkNewPassword(password, user.email);
    try {
      const { api } = await this.#accounts.library();
      await api.resetPassword({ body: { newPassword: password, token: code } });
    } catch (error) {
      throw saidNo(error) ? no('wrong-letter-code', {}) : error;
    }
    // It was them, however often they guessed before.
    await attempts.clear(user.email, from.address);
    return begin(this.#accounts, user.id, from.browser);
  }
}

async function begin(accounts: AccountAccess, person: string, browser: string): Promise<Session> {
  const adapter = await accounts.adapter();
  const { token } = await adapter.createSession(person, false, { userAgent: browser });
  const session = await accounts.session(token);
  if (session === null) throw no('failed', {});
  await accounts.welcome(person);
  return session;
}

/** Somebody who came by passkey alone has a user name and a password as well from now on. */
export async function addPassword(
  accounts: AccountAccess,
  session: Session,
  { login, password }: FirstPassword,
): Promise<void> {
  accounts.mustBeFresh(session);
  if (await accounts.hasPassword(session.person)) throw no('has-password', {});
  const wanted = normal(login);
  checkNewPassword(password, wanted);
  await takeName(accounts, session.person, wanted);
  const { api } = await accounts.library();
  await api.setPassword({ body: { newPassword: password }, headers: bearing(session.token) });
}

async function takeName(accounts: AccountAccess, person: string, name: string): Promise<void> {
  try {
    await (await accounts.adapter()).updateUser(person, { username: name });
  } catch (error) {
    throw isTaken(error) ? no('login-taken', {}) : error;
  }
}

/** What whoever runs the server hands to somebody who has lost every way in. */
export interface NewPassword {
  readonly guest: string;
  readonly login: string;
  readonly password: string;
}

/**
 * A new password for the account of that login, or of that person: who has only lost passkeys gets
 * a user name along with it. All sessions end.
 */
export async function replacePassword(accounts: AccountAccess, who: string): Promise<NewPassword> {
  const { db } = accounts.where;
  const wanted = normal(who);
  const found = await db
    .selectFrom('accounts')
    .select(['id', 'username', 'email'])
    .where((is) =>
      is.or([is('username', '=', wanted), is('email', '=', wanted), is('id', '=', who)]),
    )
    .executeTakeFirst();
  if (found === undefined) throw no('no-such-account', { who });
  const { id, username, email } = found;
  const named = username ?? (isNoAddress(email) ? null : email);
  const login = named ?? `player-${id.slice(0, 8)}`;
  if (named === null) await takeName(accounts, id, login);
  const password = unguessable(20).replace(/.{5}(?=.)/g, '$&-');
  const hash = await accounts.hash(password);
  const adapter = await accounts.adapter();
  if (await accounts.hasPassword(id)) await adapter.updatePassword(id, hash);
  else
    await adapter.linkAccount({
      userId: id,
      providerId: 'credential',
      accountId: id,
      password: hash,
    });
  await accounts.endAll(id);
  await accounts.attempts.forget(login);
  return { guest: id, login, password };
}

const LETTERS = {
  en: (code: string) => ({
    title: 'A new password for Incognita',
    text: `Somebody, probably you, has forgotten the password of the account with this address. With this code a new one can be chosen, within the hour, where it was asked for:\n\n${code}\n\nTell it to nobody. If it was not you, do nothing: the password stays as it is.`,
  }),
  fr: (code: string) => ({
    title: 'Un nouveau mot de passe pour Incognita',
    text: `Quelqu’un, sans doute vous, a oublié le mot de passe du compte lié à cette adresse. Ce code permet d’en choisir un autre, dans l’heure, là où il a été demandé :\n\n${code}\n\nNe le donnez à personne. Si ce n’était pas vous, ne faites rien : le mot de passe reste le même.`,
  }),
} as const;
