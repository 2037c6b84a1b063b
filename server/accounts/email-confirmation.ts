import { randomInt, timingSafeEqual } from 'node:crypto';
import type { Mail } from '../notify/mail.ts';
import type { Guest } from '../store/store.ts';
import { no } from '../text/index.ts';
import type { AccountAccess, From } from './account-access.ts';

const CODE_VALID_MS = 3600_000;

/** An account that waits for its address to be confirmed; the guest is a guest until then. */
interface Pending {
  readonly address: string;
  readonly hash: string;
  /** Null where the address has an account: then no code is right. */
  readonly digits: string | null;
}

/**
 * Where the server can send mail, an address makes an account only for whoever reads its mail. The
 * code has to be typed where it was asked for: nobody can be brought to confirm for somebody else.
 * Whether an address is known here, only its owner learns, by the letter.
 */
export class EmailConfirmation {
  readonly #accounts: AccountAccess;
  readonly #mail: Mail;

  constructor(accounts: AccountAccess, mail: Mail) {
    this.#accounts = accounts;
    this.#mail = mail;
  }

  /** Sends a code to an address. What was asked before by the same guest counts no more. */
  async ask(
    guest: Guest,
    address: string,
    password: string,
    language: 'en' | 'fr',
    from: From,
  ): Promise<void> {
    await this.#accounts.attempts.take(`letter ${address}`, from.address);
    const adapter = await this.#accounts.adapter();
    const taken = (await adapter.findUserByEmail(address)) !== null;
    const digits = String(randomInt(1_000_000)).padStart(6, '0');
    const hash = await this.#accounts.hash(password);
    const pending: Pending = { address, hash, digits: taken ? null : digits };
    await adapter.deleteVerificationByIdentifier(keyOf(guest));
    await adapter.createVerificationValue({
      identifier: keyOf(guest),
      value: JSON.stringify(pending),
      expiresAt: new Date(Date.now() + CODE_VALID_MS),
    });
    const letter = taken ? LETTERS[language].taken : LETTERS[language].code(digits);
    await this.#mail.sendLetter(address, letter).catch(() => {
      throw no('no-mail', { address });
    });
  }

  /** The address that waits for its code, or null. */
  async waiting(guest: Guest): Promise<string | null> {
    return (await this.#pending(guest))?.address ?? null;
  }

  /** The account is there when the code is right. Answers with the token of its first session. */
  async confirm(guest: Guest, code: string, from: From): Promise<string> {
    await this.#accounts.attempts.take(`code ${guest.id}`, from.address);
    const pending = await this.#pending(guest);
    if (pending === null) throw no('no-code', {});
    const { address, hash, digits } = pending;
    const right = digits !== null && timingSafeEqual(Buffer.from(code), Buffer.from(digits));
    if (!right) throw no('wrong-letter-code', {});
    const adapter = await this.#accounts.adapter();
    // Only the first of two who confirm at once goes on.
    if ((await adapter.consumeVerificationValue(keyOf(guest))) === null) throw no('no-code', {});
    await this.#accounts.attempts.clear(`code ${guest.id}`, from.address);
    return this.#accounts.open(guest, address, hash, from.browser);
  }

  async #pending(guest: Guest): Promise<Pending | null> {
    const adapter = await this.#accounts.adapter();
    const kept = await adapter.findVerificationValue(keyOf(guest));
    if (kept === null || kept.expiresAt.getTime() < Date.now()) return null;
    return JSON.parse(kept.value);
  }
}

const keyOf = (guest: Guest): string => `sign-up ${guest.id}`;

const LETTERS = {
  en: {
    code: (digits: string) => ({
      title: `${digits} is your Incognita code`,
      text: `Somebody, probably you, wants to make an account with this address. The code ${digits} confirms it; type it within the hour where you asked for it, and tell it to nobody. If it was not you, do nothing: there will be no account.`,
    }),
    taken: {
      title: 'You already have an account at Incognita',
      text: 'Somebody, probably you, wanted to make an account with this address. There is one already: sign in with it. If it was not you, do nothing; nobody was told.',
    },
  },
  fr: {
    code: (digits: string) => ({
      title: `${digits} est votre code Incognita`,
      text: `Quelqu’un, sans doute vous, veut créer un compte avec cette adresse. Le code ${digits} le confirme ; tapez-le dans l’heure là où vous l’avez demandé, et ne le donnez à personne. Si ce n’était pas vous, ne faites rien : il n’y aura pas de compte.`,
    }),
    taken: {
      title: 'Vous avez déjà un compte Incognita',
      text: 'Quelqu’un, sans doute vous, voulait créer un compte avec cette adresse. Il y en a déjà un : connectez-vous. Si ce n’était pas vous, ne faites rien ; personne n’en a rien su.',
    },
  },
} as const;
